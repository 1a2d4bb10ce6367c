"""AU-111 to AU-130: what is told of the Automa, in matches of random humans."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from quintessence.core.game import Event, Values
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.automa.choosing.priorities import CODES
from quintessence.games.terra_mystica.events import SHAPES
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.automa_table import FACTIONS, GAME, automa_of, started
from quintessence.games.terra_mystica.tests.random_play import chosen
from quintessence.text import Texts

ACTIONS: Final = ["upgrade", "favour", "x_points", "block", "cult", "build", "points", "steps", "cube", "blight"]
HAPPENS: Final = {
    "block": "automa_blocked",
    "cult": "rose",
    "steps": "rose",
    "upgrade": "upgraded",
    "favour": "took_favour",
    "build": "built",
    "cube": "automa_ability",
    "blight": "transformed",
}
"""What follows a choice, by its action."""


class Told:
    """A whole match: its events, and the last position."""

    def __init__(self, faction: str, number: int) -> None:
        seats = 2 if faction == "simpletons" and number % 2 else 1
        options = {"automa_level": 1 + number % 5, "end_tile": "random", "round_tiles": None}
        self.position: Position = started(seats, f"told {number}", automa=faction, **options)
        self.events: list[Event] = []
        rng = Rng(number)
        while waiting := self.position.to_act():
            seat = waiting[rng.below(len(waiting))]
            self.events += self.position.apply(seat, chosen(self.position, seat, rng, 1 + number % 2))

    def of(self, tag: str) -> list[Values]:
        return [event.values() for event in self.events if event.row()[0] == tag]


@cache
def told(faction: str) -> Told:
    return Told(faction, FACTIONS.index(faction))


@pytest.mark.parametrize("faction", FACTIONS)
def test_au111_to_au115_and_au120_to_au126_have_their_values(faction: str) -> None:
    for event in told(faction).events:
        tag = str(event.row()[0])
        assert list(event.values()) == SHAPES[tag], tag
    match = told(faction)
    assert len(match.of("automa_began")) == len(match.of("automa_settled")) == 1
    assert [values["size"] for values in match.of("automa_piled")] == sizes(match.position)
    assert len(match.of("automa_passed")) == 6
    assert {str(values["action"]) for values in match.of("automa_tried")} <= set(ACTIONS)


def sizes(position: Position) -> list[int]:
    """AU 4.5: the pile grows by a card each round; none is made for a seventh."""
    view: Any = position.view(None)["automa"]
    first = [4, 5, 6, 6, 7][view["level"] - 1]
    return [first + number for number in range(6)]


@pytest.mark.parametrize("faction", FACTIONS)
def test_au116_to_au119_a_choice_is_an_elimination_that_ends_with_what_happens(faction: str) -> None:
    events = told(faction).events
    for place, event in enumerate(events):
        if event.row()[0] != "automa_chose":
            continue
        explanation, values = event.explanation(), event.values()
        assert explanation is not None
        left = explanation.candidates
        for criterion in explanation.criteria:
            assert criterion.code in CODES and str(criterion.values["rule"]).startswith("AU-")
            left = [name for name in left if name not in criterion.removed]
            assert left, "AU-127: never empty"
        assert left == explanation.left == [values["chosen"]]
        assert values["by"] == (explanation.criteria[-1].code if explanation.criteria else "only")
        following = next(other for other in events[place + 1 :] if other.row()[0] == HAPPENS[str(values["action"])])
        assert values["chosen"] in following.row() or values["action"] in ("favour", "cube")


@pytest.mark.parametrize("faction", FACTIONS)
def test_au127_the_order_in_a_turn(faction: str) -> None:
    """A card, then for each action: tried, chose or skipped, what happens."""
    state = "between"
    for event in told(faction).events:
        tag = str(event.row()[0])
        if tag == "automa_drew":
            assert state == "between"
            state = "between" if event.values()["passes"] else "drew"
        elif tag == "automa_tried":
            assert state in ("drew", "done", "tried"), state
            state = "done" if event.values()["action"] in ("points", "x_points") else "tried"
        elif tag in ("automa_chose", "automa_skipped"):
            assert state == "tried" or event.values()["action"] == "x_points"
            state = "done"
        elif tag == "turn_ended" and event.values()["seat"] == "automa":
            assert state == "done"
            state = "between"


def test_au117_au128_measures_are_told_for_every_option() -> None:
    seen = set()
    for faction in FACTIONS:
        for event in told(faction).events:
            explanation = event.explanation()
            rest = [] if explanation is None else explanation.candidates
            for criterion in [] if explanation is None else explanation.criteria:
                seen.add(criterion.code)
                measure = criterion.values.get("measure")
                if isinstance(measure, dict):
                    assert list(measure) == rest
                    best = criterion.values["best"]
                    assert {name for name, value in measure.items() if value != best} == set(criterion.removed)
                rest = [name for name in rest if name not in criterion.removed]
    assert seen >= {"reaching", "strip", "closest", "beside_human", "least_power", "round_tile", "at_zero"}
    assert seen >= {"nearest_marker", "direction", "place", "human_strip"}


def test_au118_the_line_is_the_options_as_counted() -> None:
    for event in told("simpletons").events:
        explanation = event.explanation()
        for criterion in [] if explanation is None else explanation.criteria:
            if criterion.code == "direction":
                line, place = criterion.values["line"], criterion.values["place"]
                assert isinstance(line, list) and isinstance(place, int)
                assert [line[place - 1]] == explanation.left  # type: ignore[union-attr]


@pytest.mark.parametrize("faction", FACTIONS)
def test_au129_the_points_told_add_up(faction: str) -> None:
    match = told(faction)
    scored = [values for values in match.of("scored") if values["seat"] == "automa"]
    assert 20 + sum(int(str(values["points"])) for values in scored) == automa_of(match.position).points


def test_au130_the_view_holds_what_a_late_guest_needs() -> None:
    position = started(automa_level=3)
    rng = Rng(3)
    while position.round < 3:
        waiting = position.to_act()
        position.apply(waiting[0], chosen(position, waiting[0], rng, 1))
    view: Any = position.view(None)["automa"]
    keys = "support action drawn left known unknown row marked supply priests navigation x strips tile last_turn"
    assert set(keys.split()) <= set(view)
    assert view["unknown"] + len(view["known"]) == view["left"]
    assert view["last_turn"][0]["row"][0] in ("automa_drew", "automa_passed")
    assert len(view["built"]) >= len(view["marked"]) >= 1
    assert GAME.vocabulary()["criterion"] == CODES


MET: Final = ["beside_human", "round_tile", "at_zero"]
"""Criteria that an option meets or does not."""


def test_au117_a_criterion_that_no_option_meets_says_so() -> None:
    none, some = 0, 0
    for faction in FACTIONS:
        for event in told(faction).events:
            explanation = event.explanation()
            for criterion in [] if explanation is None else explanation.criteria:
                values = criterion.values
                if criterion.code not in MET:
                    continue
                assert isinstance(values["measure"], dict) and set(values["measure"].values()) <= {0, 1}
                is_met = values["best"] == 1
                assert is_met == (1 in values["measure"].values()) and (is_met or not criterion.removed)
                sentences = [Texts("terra_mystica", language).criterion(criterion) for language in ("en", "fr")]
                assert (", but it" in sentences[0] or ", but there is none" in sentences[0]) != is_met
                assert (", mais " in sentences[1]) != is_met
                none, some = none + (not is_met), some + is_met
    assert none > 50 and some > 5


def test_au109_with_two_humans_the_higher_marker_is_compared_and_told() -> None:
    seen: dict[int, set[str]] = {}
    for faction in FACTIONS:
        match = told(faction)
        humans = len(match.position.players) - 1
        for event in match.events:
            explanation = event.explanation()
            for criterion in [] if explanation is None else explanation.criteria:
                if criterion.code == "nearest_marker":
                    assert criterion.values["humans"] == humans
                    assert ("higher" in Texts("terra_mystica", "en").criterion(criterion)) == (humans == 2)
                    seen.setdefault(humans, set()).add(str(criterion.values["rule"]))
    assert seen[1] == {"AU-62"}
    two = Told("simpletons", 1)
    rules = {
        str(criterion.values["rule"])
        for event in two.events
        for criterion in (getattr(event.explanation(), "criteria", None) or [])
        if criterion.code == "nearest_marker"
    }
    assert len(two.position.players) == 3 and rules == {"AU-109"}


def test_au37_a_strip_is_called_by_the_terrain_that_begins_it() -> None:
    places = set()
    for faction in FACTIONS:
        match = told(faction)
        view: Any = match.position.view(None)["automa"]
        for event in match.events:
            explanation = event.explanation()
            for criterion in [] if explanation is None else explanation.criteria:
                if criterion.code == "strip" and criterion.values["rule"] == "AU-38":
                    values: Any = criterion.values
                    strip = view["strips"][values["strip"]]
                    assert values["first"] == strip[0] == view["terrain"]
                    assert strip[values["best"] - 1] == values["terrain"]
                    assert values["passed_over"] == strip[: values["best"] - 1]
                    assert f"({strip[0]} first)" in Texts("terra_mystica", "en").criterion(criterion)
                    places.add(values["best"])
    assert {1, 2, 3} <= places


@pytest.mark.parametrize(
    ("faction", "rules"),
    [("kuddlers", {"AU-80", "AU-74"}), ("mimics", {"AU-84", "AU-74"}), ("blight", {"AU-87", "AU-74"})],
)
def test_a_factions_own_priorities_cite_its_own_rule(faction: str, rules: set[str]) -> None:
    found = set()
    for event in told(faction).events:
        explanation = event.explanation()
        for criterion in [] if explanation is None else explanation.criteria:
            if criterion.code in ("closest", "human_strip"):
                found.add(str(criterion.values["rule"]))
    assert rules - {"AU-74"} <= found <= rules


def test_au21_the_row_numbers_its_cards_until_three_are_left() -> None:
    position = started(2, automa_level=1)
    sizes: list[list[str]] = []
    while position.round == 0:
        view: Any = position.view(None)
        free = [card for card, at in view["bonus_cards"].items() if at["holder"] is None]
        row = view["automa"]["row"]
        assert sorted(row.values()) == sorted(free)
        if list(row) not in sizes:
            sizes.append(list(row))
        waiting = position.to_act()
        position.apply(waiting[0], position.legal(waiting[0])[0])
    assert ["left", "middle", "right"] in sizes and ["1", "2", "3", "4", "5"] in sizes
