"""Follows a match with an Automa and makes each of its choices a second time; any difference is an AssertionError."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from quintessence.core.game import Event, Seat, Values
from quintessence.core.match import Match
from quintessence.games.terra_mystica.tests import naive_automa as naive
from quintessence.games.terra_mystica.tests.naive_automa import Choice, Seen
from quintessence.games.terra_mystica.tests.naive_automa_tables import (
    CARDS,
    CULTS,
    FACTION_POINTS,
    FIRST_PILE,
    FIRST_STEPS,
    NAVIGATION,
    NAVIGATION_AT_END,
    STARTERS,
    TILES,
    Card,
    X,
    letters_of,
)
from quintessence.games.terra_mystica.tests.naive_end import NETWORK, PLACES, human_measure, human_network
from quintessence.games.terra_mystica.tests.naive_ground import FAR, Ground, Structure, World

STRENGTH: Final = {"dwelling": 1, "trading_post": 2, "temple": 2, "stronghold": 3, "sanctuary": 3}
AUTOMA: Final = "automa"
ARROWS: Final = {">": "right", "<": "left"}
METHODS: Final = {"T": "tile", "C": "catch_up"}
Expected = tuple[str, dict[str, Any]]
"""A tag, and those of its values that are checked."""


def plain(name: Any) -> str:
    """A card without its star."""
    return str(name).strip("*")


def strength(faction: str, kind: str) -> int:
    return 4 if faction == "yetis" and kind in ("stronghold", "sanctuary") else STRENGTH[kind]


class Twin:
    """Beside one match: `seen` is the position, told anew from each view and kept up by events."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.counts: Final[Counter[str]] = Counter()
        self.score: Final[Counter[str]] = Counter(initial=20)
        view: Any = match.view(None)
        self.ground: Final = Ground.read(view["rows"])
        self.view: Any = view
        self.seen: Seen = self.read()
        self.todo: Iterator[Expected] = iter([])
        self.pile = 0
        self.drawn: list[str] = []
        self.ever: set[str] = set()
        """Cards that were drawn in some round: they are in every later pile."""
        self.action = ""
        self.row: list[str] = []
        """AU-21: the free bonus cards from the left, once all have one."""
        self.held: dict[str, str] = {}
        self.has_begun = False
        self.has_ended = False
        self.passed_now = False
        self.support = CARDS["1"]
        self.first_hexes: list[str] = []
        self.offers: Counter[int] = Counter()
        self.expected_offers: Counter[int] = Counter()

    # Reading

    def read(self) -> Seen:
        view = self.view
        own, players = view["automa"], view["players"]
        structures: dict[str, Structure] = {}
        for hex, content in view["hexes"].items():
            if len(content) > 1:
                owner = str(content[2])
                faction = "" if owner == AUTOMA else players[int(owner)]["faction"]
                structures[hex] = Structure(content[1], owner, strength(faction, content[1]))
        terrain = {hex: content[0] for hex, content in view["hexes"].items()}
        bridges = {frozenset({one, other}) for one, other, _ in view["bridges"]}
        world = World(self.ground, terrain, structures, set(own["marked"]), bridges, set(own["cubes"]))
        worths = [3, 2, 2, 2]
        slots = {
            cult: [worth for worth, holder in zip(worths, view["cult_slots"][cult], strict=True) if holder is None]
            for cult in CULTS
        }
        human = players[0]
        is_fixed = human["terrain"] in ("ice", "volcano")
        return Seen(
            world,
            own["faction"],
            own["level"],
            own["terrain"],
            view["round"],
            view["round_tiles"][max(0, view["round"] - 1)],
            human["wheel"] if is_fixed else human["terrain"],
            {**own["cults"]},
            [{**player["cults"]} for player in players],
            slots,
            own["priests"],
            set(view["used_spaces"]),
            {tile for tile in naive.BIG_FAVOURS if view["favour_tiles"][tile]},
            view["end_tile"],
            own["youth"],
            own["blighted"],
            {naive.ACHIEVEMENTS[number - 1] for number in own["achieved"]},
        )

    def play(self, seat: Seat, action: object) -> None:
        """Play an action, and follow what comes of it."""
        self.view = self.match.view(None)
        self.seen = self.read()
        events = self.match.play(seat, action)
        for event in events:
            self.follow(event)
        assert self.offers == self.expected_offers, (self.offers, self.expected_offers)
        self.compare()

    def compare(self) -> None:
        """What was followed is what the view shows."""
        followed = self.seen
        self.view = self.match.view(None)
        self.seen = self.read()
        own = self.view["automa"]
        for name in ("cults", "priests", "favours", "youth", "achieved"):
            if self.has_begun:
                assert getattr(followed, name) == getattr(self.seen, name), name
        assert followed.world.marked == self.seen.world.marked
        assert followed.world.cubes == self.seen.world.cubes
        assert followed.world.own() == self.seen.world.own()
        assert own["points"] == sum(self.score.values()), (own["points"], self.score)
        if self.view["phase"] != "over" and self.drawn:
            assert own["left"] == self.pile - len(self.drawn)
        if self.view["phase"] == "play":
            row = list(own["row"].values())
            assert self.row in ([], row), (self.row, row)
            self.row = row
        assert own["navigation"] == self.navigation() and own["x"] == self.x()

    def navigation(self) -> int:
        return self.seen.navigation() if self.seen.round else NAVIGATION[self.seen.level][0]

    def x(self) -> int:
        return self.seen.x() if self.seen.round else X[self.seen.level][0]

    # Following

    def follow(self, event: Event) -> None:
        tag, values = str(event.row()[0]), event.values()
        self.counts[tag] += 1
        special = getattr(self, f"on_{tag}", None)
        if special is not None:
            special(values, event)
        elif values.get("seat") == AUTOMA:
            self.check(tag, values, event)
        self.fold(tag, values)

    def check(self, tag: str, values: Values, event: Event) -> None:
        """The next thing of the Automa is the one that the twin would do."""
        expected = next(self.todo, None)
        if expected is None and self.seen.round == 6 and not self.has_ended:
            self.todo = self.end()
            expected = next(self.todo, None)
        assert expected is not None, f"{event!r} was not to come"
        assert tag == expected[0], (tag, values, expected)
        for name, value in expected[1].items():
            if name == "choice":
                self.check_choice(event, value)
            else:
                assert values[name] == value, (tag, name, values[name], value)

    def check_choice(self, event: Event, choice: Choice) -> None:
        """AU-127: the options, what each priority left, and the one that is taken."""
        explanation = event.explanation()
        assert explanation is not None
        assert explanation.candidates == choice.options, (explanation.candidates, choice.options)
        assert event.values()["chosen"] == choice.chosen, (event.values(), explanation.json(), choice)
        rest = explanation.candidates
        found: list[tuple[str, list[str]]] = []
        for criterion in explanation.criteria:
            assert set(criterion.removed) < set(rest), criterion.json()
            self.check_measure(criterion.code, criterion.values, rest)
            rest = [name for name in rest if name not in criterion.removed]
            if criterion.removed:
                found.append((criterion.code, rest))
        told, before = [], choice.options
        for name, left in choice.left:
            if left != before:
                told.append((name, left))
            before = left
        assert found == told, (event.values(), found, told)
        assert explanation.left == [choice.chosen]
        self.counts[f"choice {event.values()['action']}"] += 1
        self.counts["choices"] += 1
        self.counts["narrowed"] += bool(found)

    def check_measure(self, code: str, values: Values, options: list[str]) -> None:
        """What the engine says it measured."""
        measured, world = values.get("measure"), self.seen.world
        if not isinstance(measured, dict) or code not in ("closest", "farthest", "most_power", "least_power"):
            return
        for hex in options:
            if code in ("closest", "farthest"):
                found = world.distance(hex, world.human() if code == "closest" else world.own())
            else:
                found = world.power_at(hex)
            assert measured[hex] == (None if found == FAR else found), (code, hex, measured[hex], found)

    def fold(self, tag: str, values: Any) -> None:
        """What an event changes on the table."""
        world, seat = self.seen.world, values.get("seat")
        is_own = seat == AUTOMA
        if tag in ("built", "placed"):
            world.structures[values["hex"]] = Structure("dwelling", str(seat), 1)
            world.cubes.discard(values["hex"])
        elif tag == "upgraded":
            kind = values["building"]
            faction = "" if is_own else self.view["players"][seat]["faction"]
            world.structures[values["hex"]] = Structure(kind, str(seat), strength(faction, kind))
        elif tag == "transformed":
            world.terrain[values["hex"]] = values["terrain"]
            world.cubes.discard(values["hex"])
        elif tag == "bridged":
            world.bridges.add(frozenset({values["hex"], values["to"]}))
        elif tag in ("rose", "sank"):
            cults = self.seen.cults if is_own else self.seen.human_cults[seat]
            cults[values["cult"]] = values["step"]
        elif tag == "automa_blocked" or tag == "used_power":
            self.seen.used.add(values["space"])
        elif tag == "took_card":
            if self.row:  # AU-48, AU-49
                self.row[self.row.index(values["card"])] = self.held[str(seat)]
            self.held[str(seat)] = values["card"]
        elif tag == "took_favour":
            self.seen.favours.discard(values["tile"])
        elif tag == "sent_priest" and is_own:
            self.seen.priests -= 1
            self.seen.slots[values["cult"]].pop(0)
        elif tag == "scored" and is_own:
            self.score[values["source"]] += values["points"]
        elif tag == "automa_marked" and values["marked"]:
            world.marked.add(values["hex"])
        elif tag == "automa_ability" and values["cause"] == "cube":
            world.cubes.add(values["hex"])
        elif tag == "round_began":
            self.seen.round = values["round"]
            self.seen.tile = values["tile"]
            self.seen.used = set()

    # Set-up

    def on_automa_began(self, values: Any, event: Event) -> None:
        """AU-19, AU-20, AU-86, AU-87."""
        self.view = self.match.view(None)
        options, own, players = self.match.options, self.view["automa"], self.view["players"]
        assert values["faction"] == options["automa"] and values["level"] == options["automa_level"]
        taken = [player[name] for player in players for name in ("terrain", "wheel")]
        assert values["terrain"] not in taken
        assert options["automa_terrain"] in ("random", values["terrain"])
        self.seen.home = values["terrain"]
        human = players[0]["wheel"] if players[0]["terrain"] in ("ice", "volcano") else players[0]["terrain"]
        if values["faction"] == "symbionts":
            assert values["youth"] not in [*taken, values["terrain"]]
        if values["faction"] == "blight":
            assert values["blighted"] == naive.blighted_terrain(human, values["terrain"])
        assert [own["cults"][cult] for cult in CULTS] == FIRST_STEPS[values["faction"]]
        self.todo = self.settle()
        names = [*self.view["bonus_cards"]]
        assert len(names) == len(players) + 4
        self.has_begun = True
        self.seen.youth = values["youth"]

    def settle(self) -> Iterator[Expected]:
        """AU-21, AU-23 to AU-25."""
        yield "took_card", {"coins": 0}
        yield "automa_settled", {}
        for hex in self.first_hexes:
            yield "placed", {"hex": hex}

    def on_automa_settled(self, values: Any, event: Event) -> None:
        next(self.todo)
        card = CARDS[plain(values["card"])]
        hexes = letters_of(self.view["board"])[self.seen.home]
        assert values["marked_letter"] + values["unmarked_letter"] == card.letters
        self.first_hexes = [hexes[letter] for letter in card.letters]
        assert [values["marked_hex"], values["unmarked_hex"]] == self.first_hexes
        self.seen.world.marked.add(self.first_hexes[0])

    def on_automa_piled(self, values: Any, event: Event) -> None:
        """AU-27, AU-28, AU-50."""
        round_ = values["round"]
        assert values["size"] == FIRST_PILE[self.seen.level] + round_ - 1, values
        assert plain(values["added"]) == ("3" if self.seen.level == 1 and round_ == 2 else "None")
        self.pile, self.drawn = values["size"], []

    # A turn

    def on_automa_drew(self, values: Any, event: Event) -> None:
        """AU-14, AU-29, AU-44, AU-45."""
        assert next(self.todo, None) is None, "the turn before was not over"
        action, support = plain(values["action"]), plain(values["support"])
        if not self.drawn:
            self.draw(support)
        else:
            assert support == self.action
        self.draw(action)
        self.action = action
        left = self.pile - len(self.drawn)
        assert (values["left"], values["tipped"]) == (left, left <= 1)
        passes = left <= 1 and CARDS[action].passes
        assert values["passes"] == passes
        self.support = CARDS[support]
        self.todo = iter([]) if passes else self.actions(CARDS[action])

    def draw(self, card: str) -> None:
        assert card not in self.drawn
        assert self.seen.round > 1 or self.seen.level > 2 or card in STARTERS
        assert not (self.seen.level == 1 and self.seen.round == 1 and card == "3")
        self.drawn.append(card)
        self.ever.add(card)
        assert len(self.ever) <= FIRST_PILE[self.seen.level] + self.seen.round - 1

    def on_automa_passed(self, values: Any, event: Event) -> None:
        """AU-47, AU-48, AU-51, AU-52, AU-82."""
        assert next(self.todo, None) is None
        is_empty = len(self.drawn) == self.pile
        if values["why"] == "empty":
            assert is_empty
            self.support = CARDS[self.action]
        assert plain(values["support"]) == self.support.name
        _, early, late = TILES[self.seen.tile]
        number = early if self.seen.round <= 3 else late
        assert (values["tile"], values["points"]) == (self.seen.tile, number)
        is_first = not any(player["passed"] for player in self.view["players"]) and not self.passed_now
        assert values["first"] == is_first
        self.todo = self.passing(number, is_first, values)

    def passing(self, number: int, is_first: bool, values: Any) -> Iterator[Expected]:
        yield "passed", {}
        if number:
            yield "scored", {"source": "automa_tile", "points": number}
        if self.seen.faction == "racelings" and is_first:
            yield "automa_ability", {"cause": "passed_first", "points": number}
            if number:
                yield "scored", {"source": "automa_faction", "points": number}
        if self.seen.round < 6:
            place = ["left", "middle", "right"].index(self.support.bonus)
            assert values["place"] == self.support.bonus
            assert (values["took"], values["gave_back"]) == (self.row[place], self.held[AUTOMA])
            yield "took_card", {"card": self.row[place]}
        else:
            assert values["took"] is None

    def on_passed(self, values: Any, event: Event) -> None:
        if values["seat"] == AUTOMA:
            self.check("passed", values, event)
        else:
            self.passed_now = True

    def actions(self, card: Card) -> Iterator[Expected]:
        """AU-53, AU-55, AU-88."""
        for action in card.actions:
            lines = ["build", *self.faction_lines()] if action == "faction" else [action]
            for line in lines:
                yield from self.do(line, action == "faction")
                yield from self.achieve()
        yield "turn_ended", {}

    def faction_lines(self) -> list[str]:
        faction = self.seen.faction
        found = {"druids": ["steps"], "symbionts": ["cube"], "blight": ["blight", "blight"]}.get(faction, [])
        return [*found, "faction_points"] if FACTION_POINTS[faction] else found

    def do(self, line: str, by_faction: bool) -> Iterator[Expected]:
        if line == "build":
            yield from self.build(by_faction)
        elif line == "upgrade":
            yield from self.upgrade()
        elif line == "cult":
            yield from self.cult()
        elif line == "steps":
            yield from self.rise(2, "faction")
        elif line == "favour":
            yield from self.favour()
        elif line == "block":
            yield from self.block()
        elif line in ("cube", "blight"):
            yield from self.mark_land(line)
        elif line == "x":
            yield "automa_tried", {"action": "x_points", "points": self.seen.x()}
            if self.seen.x():
                yield "scored", {"source": "automa_x", "points": self.seen.x()}
            else:
                yield "automa_skipped", {"why": "zero"}
        else:
            points = FACTION_POINTS[self.seen.faction] if line == "faction_points" else int(line)
            yield "automa_tried", {"action": "points", "points": points}
            yield "scored", {"source": "automa_faction" if by_faction else "automa_card", "points": points}

    def tried(self, action: str, **values: Any) -> Expected:
        return (
            "automa_tried",
            {
                "action": action,
                "navigation": self.seen.navigation(),
                "arrow": ARROWS[self.support.arrow],
                "number": self.support.number,
                **values,
            },
        )

    def build(self, by_faction: bool) -> Iterator[Expected]:
        anywhere = by_faction and self.seen.faction == "wanderers"
        card = self.support
        structure = None if anywhere else "marked" if card.is_marked else "unmarked"
        reaching = None if anywhere else card.is_reaching
        yield self.tried("build", structure=structure, reaching=reaching, strip=card.strip)
        choice = naive.build(self.seen, card, by_faction)
        if choice is None:
            why = "no_hex" if self.seen.supply("dwelling") else "no_dwelling"
            yield "automa_skipped", {"why": why, "instead": "upgrade"}
            yield from self.upgrade("instead")
            return
        yield "automa_chose", {"action": "build", "choice": choice}
        hex = choice.chosen
        assert hex is not None
        world = self.seen.world
        ways = [world.distance(hex, world.of_kind(kind)) for kind in (True, False)]
        is_marked = world.would_be_marked(hex)
        self.expect_offers(hex)
        if world.terrain[hex] != self.seen.home:
            yield "transformed", {"hex": hex, "terrain": self.seen.home}
        yield "built", {"hex": hex}
        told = [None if way == FAR else way for way in ways]
        yield "automa_marked", {"hex": hex, "to_marked": told[0], "to_unmarked": told[1], "marked": is_marked}

    def expect_offers(self, hex: str) -> None:
        """AU-10, AU-67."""
        for other in self.seen.world.beside(hex):
            structure = self.seen.world.structures.get(other)
            if structure is not None and structure.owner != AUTOMA:
                self.expected_offers[int(structure.owner)] += structure.strength

    def on_offered(self, values: Any, event: Event) -> None:
        if values["builder"] == AUTOMA:
            self.offers[values["seat"]] += values["amount"]
        assert values["seat"] != AUTOMA  # AU-09

    def upgrade(self, origin: str = "card") -> Iterator[Expected]:
        yield self.tried("upgrade", origin=origin)
        found = naive.upgrade(self.seen, self.support)
        if found is None:
            yield "automa_skipped", {"why": "no_upgrade", "instead": None}
            return
        choice, kind = found
        yield "automa_chose", {"action": "upgrade", "choice": choice}
        assert choice.chosen is not None
        self.expect_offers(choice.chosen)
        yield "upgraded", {"hex": choice.chosen, "building": kind}

    def cult(self) -> Iterator[Expected]:
        yield self.tried("cult", method=METHODS[self.support.method])
        found = naive.advance(self.seen, self.support)
        if found is None:
            yield "automa_skipped", {"why": "no_track"}
            return
        choice, step, has_priest = found
        yield "automa_chose", {"action": "cult", "choice": choice}
        if has_priest:
            yield "sent_priest", {"cult": choice.chosen}
        yield "rose", {"cult": choice.chosen, "step": step}

    def rise(self, steps: int, origin: str) -> Iterator[Expected]:
        yield self.tried("steps", points=steps, origin=origin)
        found = naive.rise(self.seen, self.support, steps)
        if found is None:
            yield "automa_skipped", {"why": "no_track"}
            return
        yield "automa_chose", {"action": "steps", "choice": found[0]}
        yield "rose", {"cult": found[0].chosen, "step": found[1]}
        if origin == "ability":
            yield "automa_ability", {"cause": "power_taken", "cult": found[0].chosen}

    def favour(self) -> Iterator[Expected]:
        yield self.tried("favour", method=METHODS[self.support.method])
        found = naive.favour(self.seen, self.support)
        if found is None:
            yield "automa_skipped", {"why": "not_this_round" if self.seen.round < 5 else "no_tile"}
            return
        choice, step = found
        yield "automa_chose", {"action": "favour", "choice": choice}
        assert choice.chosen is not None
        yield "took_favour", {"tile": choice.chosen}
        yield "rose", {"cult": naive.BIG_FAVOURS[choice.chosen], "step": step}

    def block(self) -> Iterator[Expected]:
        yield self.tried("block")
        choice = naive.block(self.seen, self.support)
        if choice is None:
            yield "automa_skipped", {"why": "no_space"}
            return
        yield "automa_chose", {"action": "block", "choice": choice}
        yield "automa_blocked", {"space": choice.chosen}

    def mark_land(self, line: str) -> Iterator[Expected]:
        """AU-86, AU-87."""
        yield self.tried(line)
        choice = (naive.cube if line == "cube" else naive.blight)(self.seen, self.support)
        if choice is None:
            yield "automa_skipped", {"why": "no_hex"}
            return
        yield "automa_chose", {"action": line, "choice": choice}
        if line == "cube":
            yield "automa_ability", {"cause": "cube", "hex": choice.chosen}
        else:
            yield "transformed", {"hex": choice.chosen, "terrain": self.seen.blighted}

    def achieve(self) -> Iterator[Expected]:
        """AU-88."""
        if self.seen.faction != "gognomes":
            return
        now = naive.achievements(self.seen)
        for number, name in enumerate(naive.ACHIEVEMENTS, 1):
            if name in now and name not in self.seen.achieved:
                self.seen.achieved.add(name)
                yield "automa_ability", {"cause": f"achievement_{number}", "points": 3}
                yield "scored", {"source": "automa_faction", "points": 3}

    def on_accepted(self, values: Any, event: Event) -> None:
        """AU-85: a step in between, then the turn goes on."""
        if values["builder"] == AUTOMA and values["power"] >= 2 and self.seen.faction == "powermongers":
            self.todo = _chained(self.rise(1, "ability"), self.todo)

    # The end

    def on_round_began(self, values: Any, event: Event) -> None:
        self.passed_now = False

    def on_game_ended(self, values: Any, event: Event) -> None:
        if not self.has_ended:
            self.todo = self.end()
        assert next(self.todo, None) is None

    def end(self) -> Iterator[Expected]:
        """AU-83, AU-86, AU-90 to AU-93."""
        self.has_ended = True
        own = {"wanderers": len(self.seen.world.own()), "symbionts": 2 * len(self.seen.world.cubes)}
        points = own.get(self.seen.faction)
        if points is not None:
            yield "automa_ability", {"cause": "end", "points": points}
            if points:
                yield "scored", {"source": "automa_faction", "points": points}
        navigation, world, tile = NAVIGATION_AT_END[self.seen.level], self.seen.world, self.seen.end_tile
        if tile is not None:
            value = naive.measured(world, tile, navigation)
            yield "automa_measured", {"tile": tile, "value": value}
            levels = [human_measure(world, seat, player, tile) for seat, player in enumerate(self.view["players"])]
            yield from self.ranked(tile, [*levels, value], NETWORK)
        for cult in CULTS:
            humans = [player["cults"][cult] for player in self.view["players"]]
            yield from self.ranked(cult, [*humans, self.seen.cults[cult]], PLACES)
        sizes = [human_network(world, seat, player) for seat, player in enumerate(self.view["players"])]
        largest = max(len(group) for group in naive.network(world, navigation))
        yield from self.ranked("network", [*sizes, largest], NETWORK)

    def ranked(self, source: str, levels: list[int], places: list[int]) -> Iterator[Expected]:
        points = naive.shared(levels, places)[-1]
        if points:
            yield "scored", {"source": source, "points": points}

    def check_outcome(self) -> None:
        """AU-92, AU-129."""
        outcome = self.match.outcome()
        assert outcome is not None
        (side,) = outcome.sides
        assert side.scores == {source: points for source, points in self.score.items() if points}
        totals = [*outcome.totals(), sum(self.score.values())]
        assert [*outcome.places, side.place] == [1 + sum(other > total for other in totals) for total in totals]


def _chained(first: Iterator[Expected], then: Iterator[Expected]) -> Iterator[Expected]:
    yield from first
    yield from then
