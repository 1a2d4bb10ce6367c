"""What things are worth, on a toy where that is known."""

from __future__ import annotations

from dataclasses import replace

from quintessence.lab.comparing import has_changed
from quintessence.lab.restricted import ALL, ONE
from quintessence.lab.simulate import Plan, play_game
from quintessence.lab.worth import Estimate, weigh_things, who_is_restricted
from tests.lab.players import BEST, WORST

PLAN = Plan("scales", (BEST, BEST), "s", data={}, forbidden_to=ONE)
STONE, FEATHER = ("card=stone",), ("card=feather",)


def test_who_may_not_take_the_heavier_card_loses_every_game() -> None:
    found = weigh_things(PLAN, [STONE, FEATHER], 6)
    stone, feather = found.found
    assert stone.wins == Estimate(0.5, 0)  # from a shared win to none
    assert stone.points == Estimate(4, 0)  # two feathers in place of two stones
    assert (stone.offered, stone.taken, stone.forced) == (6, 6, 0)
    assert (feather.offered, feather.taken, feather.wins, feather.points) == (
        6,
        0,
        Estimate(0, None),
        Estimate(0, None),
    )


def test_what_all_rivals_lack_costs_points_and_no_win() -> None:
    (stone,) = weigh_things(replace(PLAN, forbidden_to=ALL), [STONE], 4).found
    assert (stone.wins, stone.points) == (Estimate(0, None), Estimate(4, 0))


def test_what_is_the_only_choice_is_taken_and_counted() -> None:
    (both,) = weigh_things(PLAN, [(*STONE, *FEATHER)], 4).found
    assert both.forced == 8 and both.wins == Estimate(0, None)  # two decisions of one seat in four games


def test_a_game_in_which_nobody_takes_it_goes_as_it_went() -> None:
    plan = replace(PLAN, bots=(BEST, WORST), kinds=("card",))
    bound = replace(plan, forbidden=STONE)
    for number in range(4):
        free = play_game(plan, number)
        is_taken = "card=stone" in free.taken[number % 2]
        assert has_changed(free, play_game(bound, number)) == is_taken


def test_processes_change_nothing_in_what_things_are_worth() -> None:
    plan = Plan("scales", ("level1", "level1"), "s", data={}, forbidden_to=ONE)
    assert weigh_things(plan, [STONE, FEATHER], 20) == weigh_things(plan, [STONE, FEATHER], 20, 2)


def test_rivals_are_restricted_one_at_a_time_and_allies_together() -> None:
    assert who_is_restricted(PLAN) == ONE
    assert who_is_restricted(Plan("embers", ("level1", "level1"), "s")) == ALL
    assert [PLAN.restricted_seats(number) for number in range(3)] == [[0], [1], [0]]
