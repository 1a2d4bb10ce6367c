"""Variants compared on the same seeds, on a toy whose every answer is known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quintessence.core.game import Refused
from quintessence.core.variant import Given
from quintessence.lab.comparing import (
    GAMES,
    MINUTES,
    STOPPED,
    SURE_OF_ALL,
    WIDTH,
    Comparison,
    Until,
    chief_measure,
    compare,
)
from quintessence.lab.comparison import Difference, compare_games
from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Plan, check, play_game
from tests.lab.players import BEST, WORST

PLAN = Plan("scales", (BEST, BEST), "s", data={})


def scales(**table: int) -> Given:
    """The toy's data with other numbers of the table."""
    numbers = {"provenance": "printed", "rounds": 2, "bonus": 0, "luck": 0, **table}
    return {"scales": {"cards": {"provenance": "printed", "feather": 1, "stone": 3}, "table": numbers}}


def row(found: Comparison, code: str, thing: str = "") -> Difference:
    (one,) = [one for one in found.differences(found.variants[0]) if one.key == Key(code, thing)]
    return one


def test_a_change_that_nobody_feels_changes_no_game() -> None:
    found = compare(PLAN, {"same": replace(PLAN, data=scales())}, Until(10))
    assert (found.count, found.variants[0].changed) == (10, 0)
    assert all(one.difference in (0, None) for one in found.differences(found.variants[0]))
    assert not found.variants[0].sequence.excludes_zero()


def test_a_bonus_for_white_makes_white_win() -> None:
    found = compare(PLAN, {"bonus": replace(PLAN, data=scales(bonus=1))}, Until(40))
    white = row(found, "wins_by_trait", "colour-white")
    assert (white.base, white.other) == (0.5, 1)
    assert found.variants[0].changed == 40
    points = row(found, "points_from", "bonus")
    assert (points.base, points.other) == (0, 0.5)
    assert points.half_width == 0 and points.is_sure()  # it is the same in every game


def test_the_length_is_told_in_rounds_and_decisions() -> None:
    found = compare(PLAN, {"long": replace(PLAN, data=scales(rounds=3))}, Until(3))
    assert [(row(found, code).base, row(found, code).other) for code in ("length_rounds", "length_decisions")] == [
        (2, 3),
        (4, 6),
    ]


def test_pairing_saves_what_the_correlation_says() -> None:
    luck = replace(PLAN, data=scales(luck=9))
    found = compare(luck, {"bonus": replace(PLAN, data=scales(luck=9, bonus=1))}, Until(200))
    first = row(found, "wins_by_seat", "0")
    assert first.correlation is not None and first.saved is not None and first.half_width is not None
    assert 0.8 < first.correlation < 1
    assert first.saved == pytest.approx(1 / (1 - first.correlation), rel=0.1)
    assert 0 < found.variants[0].changed <= 200
    assert row(found, "wins_by_trait", "colour-white").is_sure()


def test_what_is_offered_taken_and_won_with_is_counted() -> None:
    plan = replace(PLAN, bots=(BEST, WORST), kinds=("card",))
    found = compare(plan, {"same": replace(plan, data=scales())}, Until(10))
    stones = [row(found, code, "card=stone").base for code in ("offered", "taken", "won_with")]
    assert stones == [1, 0.5, 1]
    assert row(found, "won_with", "card=feather").base == 0


def test_it_stops_once_enough_is_known() -> None:
    weak = replace(PLAN, bots=(BEST, WORST))
    feathers: Given = {"scales": {**scales()["scales"], "cards": {"provenance": "printed", "feather": 9, "stone": 3}}}  # type: ignore[dict-item]
    found = compare(weak, {"feathers": replace(weak, data=feathers)}, Until(1000, is_sure=True))
    assert (found.stopped_by, found.chief) == (SURE_OF_ALL, Key("wins_by_bot", "0"))
    assert found.count % 2 == 0  # only when both bots have sat everywhere can the first be said to win less
    assert found.variants[0].sequence.high < 0
    found = compare(PLAN, {"same": replace(PLAN, data=scales())}, Until(1000, half_width=0.1))
    assert found.stopped_by == WIDTH and found.variants[0].sequence.half_width <= 0.1 and found.count < 1000


def test_it_stops_when_the_time_is_up() -> None:
    found = compare(PLAN, {"same": replace(PLAN, data=scales())}, Until(1000, minutes=1e-9))
    assert (found.stopped_by, found.count) == (MINUTES, 1)


def test_processes_change_nothing() -> None:
    plan = Plan("scales", ("level1", "level1"), "s", data={})
    variants = {"bonus": replace(plan, data=scales(bonus=1)), "luck": replace(plan, data=scales(luck=3))}
    one, two = (compare(plan, variants, Until(40), processes) for processes in (1, 2))
    assert one.base.games == two.base.games
    assert [pairing.games for pairing in one.variants] == [pairing.games for pairing in two.variants]


def test_a_game_that_crashed_counts_for_no_variant() -> None:
    plan = Plan("breaker", ("level1", "level1"), "s")
    found = compare(plan, {"broken": replace(plan, options={"fault": "raise"})}, Until(4))
    assert (found.count, [fault.seed for fault in found.faults]) == (3, ["s/1"])


def test_the_chief_measure_of_allies_is_whether_they_win() -> None:
    assert chief_measure(Plan("embers", ("level1",), "s")) == Key("won")
    assert chief_measure(PLAN) == Key("wins_by_seat", "0")


def test_an_interval_of_a_ratio_is_that_of_the_delta_method() -> None:
    key = Key("wins_by_trait", "x")
    base: list[Amounts] = [{key: (1.0, 1.0)}, {key: (0.0, 1.0)}, {}, {key: (1.0, 2.0)}, {key: (0.0, 2.0)}]
    other: list[Amounts] = [{key: (1.0, 2.0)}, {key: (1.0, 1.0)}, {key: (1.0, 1.0)}, {}, {key: (1.0, 1.0)}]
    (one,) = compare_games(base, other, is_peeked=False)
    assert one.base == pytest.approx(2 / 6) and one.other == pytest.approx(4 / 5)
    parts = [(won - 4 / 5 * had) / 1 - (own - 2 / 6 * of) / 1.2 for (own, of), (won, had) in zip(
        [(1, 1), (0, 1), (0, 0), (1, 2), (0, 2)], [(1, 2), (1, 1), (1, 1), (0, 0), (1, 1)], strict=True
    )]  # fmt: skip
    variance = sum(part * part for part in parts) / 4
    assert one.half_width == pytest.approx(1.96 * (variance / 5) ** 0.5, rel=1e-4)
    (peeked,) = compare_games(base, other, is_peeked=True)
    assert peeked.half_width is not None and one.half_width is not None and peeked.half_width > one.half_width


def test_whoever_has_stopped_it_by_hand_is_told_wider_intervals() -> None:
    plan = Plan("scales", ("level1", "level1"), "s", data={})
    variants = {"bonus": replace(plan, data=scales(bonus=1))}
    played = compare(plan, variants, Until(20))
    stopped = compare(plan, variants, Until(20), advance=lambda found: found.count < 20)
    assert (played.stopped_by, stopped.stopped_by) == (GAMES, STOPPED)
    assert played.base.games == stopped.base.games
    narrow, wide = (row(one, "wins_by_seat", "0").half_width for one in (played, stopped))
    assert narrow is not None and wide is not None and wide > 1.3 * narrow


def test_a_kind_or_a_thing_that_no_action_names_is_refused() -> None:
    with pytest.raises(Refused, match="lab_unknown_kind"):
        check(replace(PLAN, kinds=("building",)))
    with pytest.raises(Refused, match="lab_unknown_thing"):
        check(replace(PLAN, forbidden=("card=brick",)))
    check(replace(PLAN, kinds=("action", "card"), forbidden=("card=stone",)))


def test_a_trace_has_a_row_for_each_decision() -> None:
    decisions = play_game(replace(PLAN, traces=True), 0).decisions
    assert [(one["seat"], one["legal"], one["row"]) for one in decisions] == [
        (0, 2, ["take", "stone"]),
        (1, 2, ["take", "stone"]),
    ] * 2
    assert decisions[0]["worths"] == [1000, 3000] and decisions[1]["expectations"] == [1, 0]
