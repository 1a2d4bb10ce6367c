"""Random positions in which much happens: crowded, rooted, half destroyed, close to the end of somebody's world."""

from __future__ import annotations

from random import Random
from typing import Final

from quintessence.games.earth_water_sun.tests.naive_land import WAYS, Edge, Hex, Land, around, beside, edge
from quintessence.games.earth_water_sun.tests.naive_world import CAPACITY, COLOURS, KINDS, View

ROWS: Final = {
    "hexagon-7": [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7],
    "flat-58": [7, 8, 9, 10, 9, 8, 7],
    "tall-79": [7, 8, 9, 10, 11, 10, 9, 8, 7],
}
TOKENS: Final = 20


def draw(rng: Random, board: str) -> View:
    """A value for the option `position`."""
    land = Land(ROWS[board])
    surroundings = _surroundings(rng, land)
    destroyed = _destroyed(rng, land, surroundings)
    live = [spot for spot in surroundings if spot not in destroyed]
    pieces = _pieces(rng, land, live)
    roots = {colour: _roots(rng, live, rng.choice([0, 2, 6, 12])) for colour in COLOURS}
    hand = {colour: min(rng.choice([0, 0, 1, 2, 4]), 20 - len(roots[colour])) for colour in COLOURS}
    words = " ".join(pieces.values()).split()
    position: View = {
        "to_move": rng.choice(COLOURS),
        "pieces": pieces,
        "roots": {colour: [land.edge_name(line) for line in lines] for colour, lines in roots.items()},
        "destroyed": [land.names[spot] for spot in sorted(destroyed)],
        "roots_in_hand": hand,
        "world_ended": {colour: rng.random() < 0.15 for colour in COLOURS},
    }
    if rng.random() < 0.3:
        left = {kind: TOKENS - words.count(kind) for kind in KINDS}
        position["stock"] = {kind: min(rng.choice([0, 0, 1, 2, TOKENS]), left[kind]) for kind in KINDS}
    if rng.random() < 0.3:
        position["roots_in_supply"] = {c: min(rng.choice([0, 1, 3]), 20 - len(roots[c]) - hand[c]) for c in COLOURS}
    return position


def _surroundings(rng: Random, land: Land) -> list[Hex]:
    """A small part of the board, around a hex that is often on the rim."""
    every = sorted(land.names)
    rim = [spot for spot in every if land.is_border(spot)]
    near = {rng.choice(rim if rng.random() < 0.4 else every)}
    while len(near) < 16:
        near |= {spot for other in near for spot in around(other) if spot in land.names and rng.random() < 0.7}
    return sorted(near)


def _destroyed(rng: Random, land: Land, surroundings: list[Hex]) -> set[Hex]:
    """Tiles fallen one after the other from the rim inwards, some of them where the pieces will stand."""
    fallen: set[Hex] = set()
    keep = set(rng.sample(surroundings, 15))
    ready = {spot for spot in land.names if land.is_border(spot)}
    for _ in range(rng.choice([0, 0, 5, 15, 30])):
        left = sorted(ready - fallen - keep)
        close = [spot for spot in left if around(spot) & keep]
        if left:
            falls = rng.choice(close if close and rng.random() < 0.5 else left)
            fallen.add(falls)
            ready |= around(falls) & land.names.keys()
    return fallen


def _pieces(rng: Random, land: Land, live: list[Hex]) -> dict[str, str]:
    """One or two Trees and up to five Mushrooms a side, in words."""
    species = [
        f"{colour} {kind}"
        for colour in COLOURS
        for kind, most in (("tree", rng.choice([1, 2, 2])), ("mushroom", rng.randrange(6)))
        for _ in range(most)
    ]
    taste = rng.choice([KINDS, KINDS, ["water"], ["sun"], ["earth"], ["sun", "water"], ["earth", "sun"]])
    left = dict.fromkeys(KINDS, TOKENS)
    return {
        land.names[spot]: " ".join([name, *_kit(rng, CAPACITY[name.split()[1]], taste, left)])
        for spot, name in zip(rng.sample(live, len(species)), species, strict=True)
    }


def _kit(rng: Random, capacity: int, taste: list[str], left: dict[str, int]) -> list[str]:
    """Resources of which there are still some, and the Shield that three Earth give, if it was not lost."""
    words: list[str] = []
    for _ in range(rng.choice([capacity, capacity, rng.randint(0, capacity)])):
        kind = rng.choice(taste if rng.random() < 0.75 else KINDS)
        if words.count(kind) < 3 and left[kind] > 0:
            words.append(kind)
            left[kind] -= 1
    return [*words, "shield"] if words.count("earth") == 3 and rng.random() < 0.7 else words


def _roots(rng: Random, live: list[Hex], count: int) -> list[Edge]:
    """Roots on few enough edges that some lie on one another."""
    lines = [edge(rng.choice(live), rng.choice(list(WAYS))) for _ in range(max(1, count * 2 // 3))]
    return [rng.choice(lines) for _ in range(count)]


def choose(rng: Random, view: View, rows: list[str]) -> str:
    """A row of a random kind, so that the many ways to lay a Root do not crowd out the rest; often into an enemy."""
    land = Land(view["rows"])
    enemies = {land.hexes[piece["hex"]] for piece in view["pieces"] if piece["colour"] != view["turn"]}
    steps = [row.split() for row in rows if row.startswith("step")]
    entries = [" ".join(words) for words in steps if beside(land.hexes[words[1]], words[2]) in enemies]
    if entries and rng.random() < 0.6:
        return rng.choice(entries)
    verb = rng.choice(sorted({row.split()[0] for row in rows}))
    return rng.choice([row for row in rows if row.split()[0] == verb])
