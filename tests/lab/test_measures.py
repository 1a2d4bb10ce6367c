"""Each measure on a toy whose answer is known."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from quintessence.core.game import ALLIES
from quintessence.core.variant import Given
from quintessence.lab.comparing import play_side_by_side
from quintessence.lab.comparison import describe_games
from quintessence.lab.measures.allies import margin
from quintessence.lab.measures.amounts import Amounts, Key, Measure, mean, measured
from quintessence.lab.measures.balance import wins_by_seat, wins_by_side
from quintessence.lab.measures.choices import branching, is_real, real_choices
from quintessence.lab.measures.every import EVERY
from quintessence.lab.measures.luck import luck, repeats, share_of_deal
from quintessence.lab.measures.own import numbers, reasons
from quintessence.lab.measures.points import closeness
from quintessence.lab.measures.skill import skill_steps
from quintessence.lab.measures.tension import drama, known_after, lead_changes
from quintessence.lab.measures.things import used
from quintessence.lab.simulate import Plan, Played, play_game
from quintessence.lab.watching import Decision
from tests.lab.players import BEST, WORST

TRACED = Plan("scales", (BEST, WORST), "s", data={}, traces=True)


def scales(cards: dict[str, int] | None = None, **table: int) -> Given:
    numbers = {"provenance": "printed", "rounds": 2, "bonus": 0, "luck": 0, **table}
    return {"scales": {"cards": {"provenance": "printed", **(cards or {"feather": 1, "stone": 3})}, "table": numbers}}


def course(*expectations: float, places: tuple[int, int] = (1, 2), relation: str = "rivals") -> Played:
    """A game in which the first seat expected so much before each decision."""
    decisions = [
        Decision(seat=0, legal=2, row=["x"], worths=[], expectations=[value, 1 - value]) for value in expectations
    ]
    outcome: Any = {"places": [*places], "totals": [5, 4], "scores": [{"a": 5}, {"a": 4}], "reason": "r"}
    return Played(0, "s/0", [0, 1], len(decisions), outcome, relation=relation, decisions=decisions)


def of(measure: Measure, played: Played) -> list[tuple[float, float]]:
    return [*measure(played).values()]


def test_branching_counts_legal_actions() -> None:
    assert of(branching, play_game(TRACED, 0)) == [(8, 4)]  # four decisions between two cards


def test_a_dominant_action_leaves_no_real_choice() -> None:
    assert of(real_choices, play_game(TRACED, 0)) == [(0, 4)]
    three = replace(TRACED, data=scales({"feather": 1, "stone": 3, "rock": 3}, rounds=3))
    assert of(real_choices, play_game(three, 0))[0] == (5, 6)  # at the last one, all three lead to the same end
    assert [is_real(worths) for worths in ([], [5], [5, 5], [500, 0], [500, 460, 0])] == [False] * 4 + [True]


def test_the_lead_changes_when_another_seat_is_alone_in_front() -> None:
    assert of(lead_changes, course(0.5, 0.6, 0.5, 0.7, 0.4, 0.5, 0.9)) == [(2, 1)]
    assert lead_changes(course(0.6, 0.4, relation=ALLIES)) == {}


def test_a_game_is_known_from_where_the_winner_stays_sure() -> None:
    assert of(known_after, course(0.5, 0.95, 0.5, 0.9, 0.99)) == [(0.6, 1)]
    assert of(known_after, course(0.5, 0.5)) == [(1, 1)]
    assert of(known_after, course(0.5, 0.05, places=(2, 2), relation=ALLIES)) == [(0.5, 1)]  # that they would lose
    assert known_after(course(0.5, places=(1, 1))) == {}


def test_drama_is_how_far_behind_the_winner_was() -> None:
    assert of(drama, course(0.5, 0.2, 0.8))[0] == pytest.approx((0.6, 1))
    assert of(drama, course(0.5, 0.7)) == [(0, 1)]


def test_who_leads_from_the_first_card_never_loses_the_lead() -> None:
    amounts = measured(play_game(TRACED, 0), EVERY)
    assert [amounts[Key(code)] for code in ("lead_changes", "known_after", "drama")] == [(0, 1), (0.25, 1), (0, 1)]


def test_closeness_is_the_lead_as_a_share() -> None:
    assert of(closeness, play_game(TRACED, 0))[0] == pytest.approx((4 / 6, 1))  # two stones against two feathers


def test_a_side_that_nobody_sits_at_wins_alone_or_with_others() -> None:
    def ended(place: int, side: int) -> Played:
        sides = [{"code": "automa", "place": side, "total": 7, "scores": {"all": 7}}]
        outcome: Any = {"places": [place], "totals": [9], "scores": [{"all": 9}], "reason": "r", "sides": sides}
        return Played(0, "s/0", [0], 1, outcome)

    assert [of(wins_by_side, ended(*places)) for places in ((2, 1), (1, 1), (1, 2))] == [[(1, 1)], [(0.5, 1)], [(0, 1)]]
    assert [of(wins_by_seat, ended(*places)) for places in ((2, 1), (1, 1), (1, 2))] == [[(0, 1)], [(0.5, 1)], [(1, 1)]]


def test_what_a_game_counts_by_itself_is_measured() -> None:
    games = [
        replace(course(0.5), uses={"support-take": True}, numbers={"rounds": 4}),
        replace(course(0.5), uses={"support-take": False}, numbers={"rounds": 8}),
        replace(course(0.5), numbers={"rounds": 6}),
    ]
    amounts = [measured(game, [used, numbers, reasons]) for game in games]
    assert mean(amounts, Key("used", "support-take")) == 0.5  # of the games into which it came
    assert (mean(amounts, Key("number", "rounds")), mean(amounts, Key("reason", "r"))) == (6, 1)
    amounts[0] = {Key("reason", "other"): (1.0, 1)}
    assert mean(amounts, Key("reason", "r")) == pytest.approx(2 / 3)  # a game that ends otherwise counts


def test_the_margin_of_allies_is_against_the_strongest_side() -> None:
    outcome: Any = {"places": [1], "totals": [15], "scores": [{"saved": 15}], "reason": "r"}
    outcome["sides"] = [{"code": "fire", "place": 2, "total": 5, "scores": {"lost": 5}}]
    assert of(margin, Played(0, "s", [0], 1, outcome, relation=ALLIES)) == [(10, 1)]
    assert margin(play_game(TRACED, 0)) == {}


def test_a_game_of_the_deal_alone_is_all_luck_and_one_of_play_alone_has_none() -> None:
    dealt = replace(TRACED, bots=(BEST, BEST), data=scales(luck=9), traces=False)
    rows = [*play_side_by_side(repeats(dealt, 3), 12, 1)]
    assert luck(rows, Key("wins_by_seat", "0")) == 1
    random = Plan("scales", ("level1", "level1"), "s", data=scales())
    rows = [*play_side_by_side(repeats(random, 3), 60, 1)]
    assert luck(rows, Key("wins_by_seat", "0")) == pytest.approx(0, abs=0.15)


def test_the_share_of_the_deal_is_that_of_the_analysis_of_variance() -> None:
    # between: 2 × ((1 - 3)² + (5 - 3)²) / 1 = 16; within: 4 × 1 / 2 = 2; the deal's own: (16 - 2) / 2 = 7
    assert share_of_deal([[0.0, 2.0], [4.0, 6.0]]) == pytest.approx(7 / 9)
    assert share_of_deal([[0.0, 2.0], [2.0, 0.0]]) == 0
    assert share_of_deal([[1.0, 1.0], [1.0, 1.0]]) is None


def test_skill_is_counted_in_steps_of_three_games_in_four() -> None:
    assert skill_steps([(0.75, 100), (0.75, 100)]) == pytest.approx(2)
    assert skill_steps([(0.5, 100)]) == 0
    assert skill_steps([(0.9, 100)]) == pytest.approx(2)  # odds of 9 are twice those of 3
    assert 4 < skill_steps([(1.0, 100)]) < 6


def test_games_are_described_with_intervals() -> None:
    key = Key("length_rounds")
    games: list[Amounts] = [{key: (value, 1)} for value in (1.0, 2.0, 3.0, 4.0, 5.0, 3.0)]
    (one,) = describe_games(games)
    assert (one.value, mean(games, key)) == (3, 3)
    assert one.half_width == pytest.approx(1.96 * (10 / 5 / 6) ** 0.5, rel=1e-4)
    (same,) = describe_games([{key: (2.0, 1)}] * 6)
    assert same.half_width is None  # twenty wins of twenty are no proof of more: nothing says how it varies
