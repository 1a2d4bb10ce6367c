"""The Automa told a second time, slowly: sets and sorting, straight from the rulings, with nothing of the engine.

Each choice is a `Choice`: the valid options, what every priority left, and the one that was taken.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from quintessence.games.terra_mystica.tests.naive_automa_tables import (
    CULTS,
    FACTION_FIRST,
    NAVIGATION,
    STRIPS,
    TILES,
    WHEEL,
    Card,
    X,
)
from quintessence.games.terra_mystica.tests.naive_ground import World

TOP = 10
STOCK = {"dwelling": 6, "trading_post": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}
"""AU-04."""
STOCK_AT_SEA = {**STOCK, "trading_post": 2, "shipyard": 1}
"""MS-66."""
PRIESTS = 7
BETTER = {
    "dwelling": ["trading_post"],
    "trading_post": ["stronghold", "temple"],
    "temple": ["sanctuary"],
    "stronghold": [],
    "sanctuary": [],
    "shipyard": [],
}
"""AU-65, the strongest first: AU-68."""
SPACES = ["ACT1", "ACT2", "ACT3", "ACT4", "ACT5", "ACT6"]
SPACES_AT_SEA = ["ACT7", "ACT8", "ACT9"]
"""MS-52."""
MARKERS = 15
BIG_FAVOURS = {"FAV1": "fire", "FAV2": "water", "FAV3": "earth", "FAV4": "air"}
FARTHEST_TILES = ["connected_distance", "stronghold_sanctuary_distance"]
ACHIEVEMENTS = ["I", "II", "III", "IV", "V", "VI"]


@dataclass
class Seen:
    """A position, as anybody could read it off the table."""

    world: World
    faction: str
    level: int
    home: str
    round: int
    tile: str
    human_terrain: str
    """AU-95."""
    cults: dict[str, int]
    human_cults: list[dict[str, int]]
    slots: dict[str, list[int]]
    """The priests' slots that are free, by what they are worth."""
    priests: int
    used: set[str]
    favours: set[str]
    """FAV1 to FAV4 that nobody has."""
    end_tile: str | None = None
    youth: str | None = None
    blighted: str | None = None
    achieved: set[str] = field(default_factory=set)
    is_at_sea: bool = False
    traded: set[str] = field(default_factory=set)
    """MS-45: the hexes with a marker of the Automa."""

    def navigation(self) -> int:
        return NAVIGATION[self.level][(self.round - 1) // 2]

    def x(self) -> int:
        return X[self.level][(self.round - 1) // 2]

    def supply(self, kind: str) -> int:
        standing = [self.world.structures[hex].kind for hex in self.world.own()]
        return (STOCK_AT_SEA if self.is_at_sea else STOCK)[kind] - standing.count(kind)


@dataclass
class Choice:
    """How one option was taken."""

    options: list[str]
    left: list[tuple[str, list[str]]] = field(default_factory=list)
    """Each priority that was looked at, and what was left after it."""
    chosen: str | None = None


def choose(options: list[str], priorities: list[tuple[str, Callable[[list[str]], list[str]]]]) -> Choice:
    """AU-41: each priority keeps the best; a single option ends it."""
    choice = Choice(options)
    rest = options
    for name, keep in priorities:
        if len(rest) <= 1:
            break
        rest = keep(rest) or rest
        choice.left.append((name, rest))
    choice.chosen = rest[0] if rest else None
    assert len(rest) <= 1
    return choice


def counted(line: list[str], arrow: str, number: int) -> str:
    """AU-39: the n-th in the arrow's direction, counting on from the first when they run out."""
    told = line if arrow == ">" else line[::-1]
    while number > len(told):
        number -= len(told)
    return told[number - 1]


def direction(card: Card) -> tuple[str, Callable[[list[str]], list[str]]]:
    """The last priority of all; options stand in the order of the table."""
    return "direction", lambda rest: [counted(rest, card.arrow, card.number)]


def lowest(measure: Callable[[str], int]) -> Callable[[list[str]], list[str]]:
    def keep(rest: list[str]) -> list[str]:
        found = {one: measure(one) for one in rest}
        return [one for one in rest if found[one] == min(found.values())]

    return keep


def highest(measure: Callable[[str], int]) -> Callable[[list[str]], list[str]]:
    return lowest(lambda one: -measure(one))


def first_terrain(strip: list[str], terrain: dict[str, str]) -> Callable[[list[str]], list[str]]:
    """AU-38."""
    return lowest(lambda hex: strip.index(terrain[hex]))


# Transform and build


def in_reach(seen: Seen, card: Card, far: int) -> set[str]:
    """AU-71: free land in range of the structures that Support names."""
    found: set[str] = set()
    for hex in seen.world.of_kind(card.is_marked):
        found |= seen.world.in_range(hex, far)
    return found & seen.world.free()


def reaching(seen: Seen, hexes: list[str]) -> list[str]:
    """AU-72, AU-73: those after which the gap would be smaller."""
    gap = seen.world.gap()
    return [hex for hex in hexes if seen.world.with_dwelling(hex).gap() < gap]


def build(seen: Seen, card: Card, by_faction: bool, far: int | None = None) -> Choice | None:
    """AU-71 to AU-75: where a dwelling goes; None when an upgrade takes its place (AU-78). MS-73: `far` is a card's."""
    if not seen.supply("dwelling"):
        return None
    anywhere = by_faction and seen.faction == "wanderers"
    valid = seen.world.free() if anywhere else in_reach(seen, card, seen.navigation() if far is None else far)
    if not valid:
        return None
    options = seen.world.ground.reading_order(valid)
    order = [] if anywhere or not card.is_reaching else ["reaching"]
    order += FACTION_FIRST.get(seen.faction, []) if by_faction else []
    order += ["strip", "farthest" if seen.end_tile in FARTHEST_TILES else "closest"]
    choice = choose(options, [*((name, _keeping(seen, card, name)) for name in order), direction(card)])
    assert choice.chosen is not None
    return choice


def _keeping(seen: Seen, card: Card, name: str) -> Callable[[list[str]], list[str]]:
    world = seen.world
    if name == "reaching":
        if world.is_joined(seen.navigation()):
            return lambda rest: rest
        return lambda rest: reaching(seen, rest)
    if name == "strip":
        return first_terrain(STRIPS[seen.home][card.strip], world.terrain)
    if name == "human_strip":
        return first_terrain(STRIPS[seen.human_terrain][card.strip], world.terrain)
    if name == "closest":
        return lowest(lambda hex: world.distance(hex, world.human()))
    if name == "farthest":
        return highest(lambda hex: world.distance(hex, world.own()))
    assert name == "most_power"
    return highest(world.power_at)


# Upgrade


def upgrade(seen: Seen, card: Card) -> tuple[Choice, str] | None:
    """AU-65 to AU-68: which structure, and what it becomes."""
    valid = [hex for hex in seen.world.own() if _next(seen, hex) is not None]
    if not valid:
        return None
    options = seen.world.ground.reading_order(valid)

    def near_humans(rest: list[str]) -> list[str]:
        if not seen.supply("trading_post"):
            return []
        dwellings = [hex for hex in rest if seen.world.structures[hex].kind == "dwelling"]
        return [hex for hex in dwellings if seen.world.beside(hex) & seen.world.human()]

    choice = choose(
        options,
        [("beside_human", near_humans), ("least_power", lowest(seen.world.power_at)), direction(card)],
    )
    assert choice.chosen is not None
    better = _next(seen, choice.chosen)
    assert better is not None
    return choice, better


def _next(seen: Seen, hex: str) -> str | None:
    here = seen.world.structures[hex].kind
    is_wet = seen.is_at_sea and here == "trading_post" and seen.world.ground.is_at_river(hex)  # MS-72
    for kind in [*(["shipyard"] if is_wet else []), *BETTER[here]]:
        if seen.supply(kind):
            return kind
    return None


# Cults, favour tiles, power actions


def open_tracks(seen: Seen) -> list[str]:
    """AU-60."""
    return [cult for cult in CULTS if seen.cults[cult] < TOP and all(steps[cult] < TOP for steps in seen.human_cults)]


def track(seen: Seen, card: Card, options: list[str], method: str) -> Choice:
    """AU-61, AU-62."""
    own_cult = TILES[seen.tile][0]
    if method == "T" and own_cult in options:
        return choose(options, [("round_tile", lambda rest: [one for one in rest if one == own_cult])])

    def off_humans(cult: str) -> int:
        return abs(seen.cults[cult] - max(steps[cult] for steps in seen.human_cults))  # AU-109

    return choose(
        options,
        [
            ("at_zero", lambda rest: [cult for cult in rest if seen.cults[cult] == 0]),
            ("nearest_marker", lowest(off_humans)),
            direction(card),
        ],
    )


def advance(seen: Seen, card: Card) -> tuple[Choice, int, bool] | None:
    """AU-60 to AU-64: the track, the step it ends on, and whether a priest is placed."""
    options = open_tracks(seen)
    if not options:
        return None
    choice = track(seen, card, options, card.method)
    assert choice.chosen is not None
    free = seen.slots[choice.chosen]
    has_priest = seen.priests > 0 and bool(free)
    worth = max(free) if has_priest else 1
    return choice, min(TOP, seen.cults[choice.chosen] + worth), has_priest


def rise(seen: Seen, card: Card, steps: int) -> tuple[Choice, int] | None:
    """AU-81, AU-85: by catching up, without a priest."""
    options = open_tracks(seen)
    if not options:
        return None
    choice = track(seen, card, options, "C")
    assert choice.chosen is not None
    return choice, min(TOP, seen.cults[choice.chosen] + steps)


def favour(seen: Seen, card: Card) -> tuple[Choice, int] | None:
    """AU-69, AU-70: the tile, chosen by its track, and the step that its track ends on."""
    if seen.round < 5:
        return None
    open_now = open_tracks(seen)
    tiles = {cult: tile for tile, cult in BIG_FAVOURS.items() if tile in seen.favours and cult in open_now}
    if not tiles:
        return None
    by_track = track(seen, card, [cult for cult in CULTS if cult in tiles], card.method)
    assert by_track.chosen is not None
    choice = Choice(
        [tiles[cult] for cult in by_track.options],
        [(name, [tiles[cult] for cult in left]) for name, left in by_track.left],
        tiles[by_track.chosen],
    )
    return choice, min(TOP, seen.cults[by_track.chosen] + 3)


def block(seen: Seen, card: Card, spaces: list[str]) -> Choice | None:
    """AU-57, MS-71."""
    options = [space for space in spaces if space not in seen.used]
    return choose(options, [direction(card)]) if options else None


def trade(seen: Seen, card: Card) -> Choice | None:
    """MS-74: a human structure at a river without a marker, the strongest first."""
    world = seen.world
    valid = [hex for hex in world.human() - seen.traded if world.ground.is_at_river(hex)]
    options = world.ground.reading_order(valid if len(seen.traded) < MARKERS else [])
    strongest = highest(lambda hex: world.structures[hex].strength)
    return choose(options, [("strongest", strongest), direction(card)]) if options else None


# What only single factions do


def cube(seen: Seen, card: Card) -> Choice | None:
    """AU-86: the Symbionts' cube."""
    assert seen.youth is not None
    near = {hex for human in seen.world.human() for hex in seen.world.beside(human)}
    options = seen.world.ground.reading_order((near & seen.world.free()) - seen.world.cubes)
    strip = STRIPS[seen.youth][card.strip]
    return choose(options, [("strip", first_terrain(strip, seen.world.terrain)), direction(card)]) if options else None


def blight(seen: Seen, card: Card) -> Choice | None:
    """AU-87: one hex that withers."""
    valid = [
        hex
        for hex in seen.world.free()
        if spades(seen.world.terrain[hex], seen.human_terrain) in (1, 2) and seen.world.terrain[hex] != seen.home
    ]
    options = seen.world.ground.reading_order(valid)
    nearest = lowest(lambda hex: seen.world.distance(hex, seen.world.human()))
    return choose(options, [("closest", nearest), direction(card)]) if options else None


def blighted_terrain(human: str, home: str) -> str:
    """AU-87."""
    place = WHEEL.index(human)
    found = WHEEL[(place - 3) % 7]
    return WHEEL[(place + 3) % 7] if found == home else found


def spades(one: str, other: str) -> int:
    apart = abs(WHEEL.index(one) - WHEEL.index(other))
    return min(apart, 7 - apart)


def achievements(seen: Seen) -> set[str]:
    """AU-88: what is true now."""
    standing = [seen.world.structures[hex].kind for hex in seen.world.own()]
    holds = {
        "I": standing.count("trading_post") >= 2,
        "II": "stronghold" in standing,
        "III": "temple" in standing,
        "IV": "sanctuary" in standing,
        "V": max(seen.cults.values()) >= 7,
        "VI": seen.world.is_joined(seen.navigation()),
    }
    return {name for name, is_true in holds.items() if is_true}


# The end


def groups(hexes: set[str], are_joined: Callable[[str, str], bool]) -> list[set[str]]:
    """What hangs together."""
    found: list[set[str]] = []
    rest = set(hexes)
    while rest:
        group = {rest.pop()}
        while more := {hex for hex in rest if any(are_joined(one, hex) for one in group)}:
            group |= more
            rest -= more
        found.append(group)
    return found


def network(world: World, navigation: int) -> list[set[str]]:
    """AU-91."""
    return groups(world.own(), lambda one, other: other in world.in_range(one, navigation))


def measured(world: World, tile: str, navigation: int) -> int:
    """AU-93: what an end tile counts for the Automa."""
    if tile == "stronghold_sanctuary_distance":
        return -(-measured(world, "connected_distance", navigation) // 2)
    if tile == "building_on_edge":
        return max(0, measured(world, "connected_clusters", navigation) - 2)
    together = network(world, navigation)
    if tile == "connected_distance":
        nothing: set[str] = set()
        return max(world.ground.steps(one, {other}, nothing) for group in together for one in group for other in group)
    assert tile == "connected_clusters"
    return max(len(groups(group, lambda one, other: other in world.beside(one))) for group in together)


def shared(levels: list[int], place_points: list[int]) -> list[int]:
    """AU-90: points by place, ties share, nothing for zero."""
    found = []
    for level in levels:
        above = sum(other > level for other in levels)
        tied = levels.count(level)
        places = [*place_points, *[0] * len(levels)][above : above + tied]
        found.append(sum(places) // tied if level else 0)
    return found
