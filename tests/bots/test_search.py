"""What a search finds: wins and dangers in small positions, within its budget."""

from __future__ import annotations

from time import perf_counter

import pytest

import quintessence
from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot
from quintessence.bots.greedy import GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.bots.turns import Budget
from quintessence.core.game import Json
from quintessence.core.match import Match
from quintessence.core.rng import Rng


def dropped(columns: str) -> Match:
    """Connect four after discs fell into these columns."""
    match = quintessence.start("connect_four", seed="any")
    for column in columns:
        match.play(["drop", int(column)])
    return match


def deal(pieces: dict[str, str], to_move: str = "black") -> Match:
    """Earth, Water & Sun from a position on the small board; seat 0 is Black."""
    position: dict[str, Json] = {"to_move": to_move, "pieces": {**pieces}}
    options: dict[str, Json] = {"board": "flat-58", "colours": "seat-0-black", "position": position}
    return quintessence.start("earth_water_sun", seed="tests", options=options)


def turn(match: Match, bot: Bot) -> list[str]:
    """What a bot does until someone else is to act."""
    seat, told = match.to_act()[0], []
    while seat in match.to_act():
        action = bot.choose(match.seen(seat))
        match.play(action)
        told.append(repr(action))
    return told


def test_four_in_a_row_is_completed() -> None:
    assert turn(dropped("112233"), AlphaBetaBot(Rng(1), 200)) == ["drop 4"]
    assert turn(dropped("112233"), IsmctsBot(Rng(1), 3000, turns=1)) == ["drop 4"]
    assert turn(dropped("112233"), GreedyBot(Rng(1), 0, 0)) == ["drop 4"]


def test_three_in_a_row_is_blocked() -> None:
    assert turn(dropped("71727"), AlphaBetaBot(Rng(1), 400)) == ["drop 7"]
    assert turn(dropped("71727"), IsmctsBot(Rng(1), 6000, turns=1)) == ["drop 7"]


def test_an_open_pair_is_closed_before_it_is_an_open_three() -> None:
    # Two discs in the middle of the lowest row: a third beside them, open on both sides, could not be stopped any more.
    match = dropped("374")
    assert turn(match, AlphaBetaBot(Rng(1), 4000)) in (["drop 2"], ["drop 5"])


def test_the_last_tree_is_struck_when_it_is_in_reach() -> None:
    match = deal({"a1": "black tree", "d4": "black mushroom", "d7": "white tree", "g7": "white mushroom"})
    told = turn(match, AlphaBetaBot(Rng(1), 500))
    assert told[0].startswith("grow d4")  # Water to go that far, or Sun to strike from beside
    outcome = match.outcome()
    assert outcome is not None and outcome.places == [1, 2]


def test_a_tree_leaves_the_reach_of_an_enemy() -> None:
    pieces = {"a1": "black mushroom", "d4": "black tree", "d8": "white mushroom water water", "g7": "white tree"}
    match = deal(pieces, to_move="white")
    assert turn(match, AlphaBetaBot(Rng(1), 1000))[-1].startswith("step")  # left alone, the Tree falls
    assert match.outcome() is not None
    match = deal(pieces)
    turn(match, AlphaBetaBot(Rng(1), 4000, None, 2))
    turn(match, AlphaBetaBot(Rng(2), 1000, None, 1))
    assert match.outcome() is None


@pytest.mark.parametrize("nodes", [1, 2, 50, 400, 3000])
def test_a_search_stays_within_its_nodes(nodes: int) -> None:
    match = quintessence.start("earth_water_sun", seed="budget", options={"board": "flat-58"})
    bot = AlphaBetaBot(Rng(1), nodes)
    bot.choose(match.seen(match.to_act()[0]))
    assert bot.nodes <= nodes
    tree = IsmctsBot(Rng(1), nodes)
    tree.choose(match.seen(match.to_act()[0]))
    assert tree.nodes <= nodes


def test_a_search_stays_within_its_time() -> None:
    match = quintessence.start("earth_water_sun", seed="time")
    began = perf_counter()
    AlphaBetaBot(Rng(1), 1, 0.2).choose(match.seen(match.to_act()[0]))
    assert 0.1 < perf_counter() - began < 2.0  # generous, for busy machines


def test_a_budget_counts_nodes() -> None:
    budget = Budget(2, None)
    budget.pay()
    assert not budget.is_over
    budget.pay()
    assert budget.is_over and budget.spent == 2


def test_a_search_sees_the_answer() -> None:
    match = deal({"a1": "black tree", "d3": "black mushroom", "d7": "white mushroom", "g7": "white tree"})
    bot = AlphaBetaBot(Rng(1), 9000, None, 2)
    bot.choose(match.seen(match.to_act()[0]))
    assert bot.depth == 2


def test_one_search_settles_a_whole_turn() -> None:
    match = quintessence.start("earth_water_sun", seed="plan", options={"board": "flat-58"})
    bot = AlphaBetaBot(Rng(1), 300)
    seat = match.to_act()[0]
    match.play(bot.choose(match.seen(seat)))
    spent = bot.nodes
    while match.to_act() == [seat]:
        match.play(bot.choose(match.seen(seat)))
    assert bot.nodes == spent
