"""Follows a match with an Automa and makes each of its choices a second time; any difference is an AssertionError."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quintessence.core.game import Event, Seat, Values
from quintessence.games.terra_mystica.tests import naive_automa as naive
from quintessence.games.terra_mystica.tests.naive_automa import Choice
from quintessence.games.terra_mystica.tests.naive_automa_tables import (
    CARDS,
    CULTS,
    FIRST_PILE,
    FIRST_STEPS,
    NAVIGATION_AT_END,
    STARTERS,
    STARTERS_AT_SEA,
    TILES,
    letters_of,
)
from quintessence.games.terra_mystica.tests.naive_end import NETWORK, PLACES, human_measure, human_network
from quintessence.games.terra_mystica.tests.naive_ground import FAR
from quintessence.games.terra_mystica.tests.twin_table import AUTOMA, Expected, plain, read
from quintessence.games.terra_mystica.tests.twin_turns import Turns


class Twin(Turns):
    """Beside one match: what the engine tells of its Automa is what the rulings make of the position."""

    def play(self, seat: Seat, action: object) -> None:
        """Play an action, and follow what comes of it; what was seen last is what `compare` left."""
        self.open_offers = len(self.view["offers"])
        events = self.match.play(seat, action)
        for event in events:
            self.follow(event)
        assert self.offers == self.expected_offers, (self.offers, self.expected_offers)
        assert not +self.owed, self.owed
        self.compare()

    def compare(self) -> None:
        """What was followed is what the view shows."""
        followed = self.seen
        self.view = self.match.view(None)
        self.seen = read(self.view, self.ground)
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
        if self.order and not self.passed and self.view["phase"] == "play":  # who passes first begins the next round
            assert self.turn_order() == self.order
        assert own["navigation"] == self.navigation() and own["x"] == self.x()

    def turn_order(self) -> list[str]:
        """All sides from the first of this round."""
        order = [str(seat) for seat in self.view["order"]]
        sides = [*(str(seat) for seat in range(len(self.view["players"]))), AUTOMA]
        course: Any = self.match.state.facts()["course"]
        first = order.index(sides[course["starter"]])
        return order[first:] + order[:first]

    # Following

    def follow(self, event: Event) -> None:
        tag, values = str(event.row()[0]), event.values()
        self.counts[tag] += 1
        self.open_offers += {"offered": 1, "accepted": -1, "declined": -1}.get(tag, 0)
        if tag in ("automa_drew", "automa_tried") and values.get("origin") not in ("instead", "ability"):
            assert not self.open_offers, "AU-43: it waits for the answers"
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
        if event.values()["from"] in ("marked", "unmarked"):  # AU-128
            assert ("reaching" in [criterion.code for criterion in explanation.criteria]) == self.support.is_reaching
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
        assert values["size"] == self.most_cards(round_), values
        joins = "M" if self.seen.is_at_sea and round_ == 3 else "None"  # MS-70
        assert plain(values["added"]) == ("3" if self.seen.level == 1 and round_ == 2 else joins)
        self.pile, self.drawn = values["size"], []

    def most_cards(self, round_: int) -> int:
        """AU-27, MS-70: the cards that it has in a round."""
        return FIRST_PILE[self.seen.level] + round_ - 1 + (1 if self.seen.is_at_sea and round_ > 2 else 0)

    def starters(self) -> list[str]:
        return STARTERS_AT_SEA if self.seen.is_at_sea else STARTERS

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
        assert self.seen.round > 1 or self.seen.level > 2 or card in self.starters()
        assert not (self.seen.level == 1 and self.seen.round == 1 and card == "3")
        self.drawn.append(card)
        self.ever.add(card)
        assert card != "M" or self.seen.round > 2
        assert len(self.ever) <= self.most_cards(self.seen.round)

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
        is_first = not self.passed
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
        self.passed.append(str(values["seat"]))
        if values["seat"] == AUTOMA:
            self.check("passed", values, event)

    # Humans beside it

    def on_built(self, values: Any, event: Event) -> None:
        if values["seat"] == AUTOMA:
            self.check("built", values, event)
        else:
            self.human_built(values)

    def on_upgraded(self, values: Any, event: Event) -> None:
        if values["seat"] == AUTOMA:
            self.check("upgraded", values, event)
        else:
            self.human_built(values)

    def human_built(self, values: Any) -> None:
        """AU-102, AU-106: once, however many structures of the Automa are beside."""
        faction = self.view["players"][values["seat"]]["faction"]
        if self.seen.world.beside(values["hex"]) & self.seen.world.own():
            self.owed["cultists_drew"] += faction == "cultists"
            self.owed["shapeshifters_gained"] += faction == "shapeshifters"

    def on_shapeshifters_gained(self, values: Any, event: Event) -> None:
        self.owed["shapeshifters_gained"] -= 1
        assert self.owed["shapeshifters_gained"] == 0 and values["power"] <= 1

    def on_cultists_drew(self, values: Any, event: Event) -> None:
        """AU-28, AU-102: a card of the reserve, never one that the Automa is known to have."""
        self.owed["cultists_drew"] -= 1
        assert self.owed["cultists_drew"] == 0
        card = CARDS[plain(values["card"])]
        assert card.name not in [*self.starters(), "M"] and card.name not in self.ever
        points = sum(int(action) for action in card.actions if action.isdecimal())
        assert (values["points"], values["steps"]) == (points, 0 if points else 1)

    def on_offered(self, values: Any, event: Event) -> None:
        if values["builder"] == AUTOMA:
            self.offers[values["seat"]] += values["amount"]
        assert values["seat"] != AUTOMA  # AU-09

    def on_accepted(self, values: Any, event: Event) -> None:
        """AU-85: a step in between, then the turn goes on."""
        if values["builder"] == AUTOMA and values["power"] >= 2 and self.seen.faction == "powermongers":
            self.todo = _chained(self.rise(1, "ability"), self.todo)

    # The end

    def on_round_began(self, values: Any, event: Event) -> None:
        """AU-18, AU-42, AU-52: who begins, and in which order."""
        humans = [str(seat) for seat in range(len(self.view["players"]))]
        self.order = [*humans, AUTOMA] if values["round"] == 1 else self.next_order()
        self.passed = []

    def next_order(self) -> list[str]:
        if self.match.options["turn_order"] == "passing":
            return self.passed
        seats = [*(str(seat) for seat in range(len(self.view["players"]))), AUTOMA]
        first = seats.index(self.passed[0])
        return seats[first:] + seats[:first]

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
