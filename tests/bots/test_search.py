"""What a search finds: wins and dangers in small positions, within its budget."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance
from quintessence.bots.greedy import GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Seat
from quintessence.core.match import Match
from quintessence.core.rng import Rng


def dropped(columns: str) -> Match:
    """Connect four after discs fell into these columns."""
    match = quintessence.start("connect_four", seed="any")
    for number, column in enumerate(columns):
        match.play(Seat(number % 2), ["drop", int(column)])
    return match


def deal(pieces: dict[str, str], to_move: str = "black") -> Match:
    """Earth, Water & Sun from a position on the small board; seat 0 is Black."""
    position: dict[str, Json] = {"to_move": to_move, "pieces": {**pieces}}
    options: dict[str, Json] = {"board": "flat-58", "colours": "seat-0-black", "position": position}
    return quintessence.start("earth_water_sun", seed="tests", options=options)


def turn(match: Match, bot: Bot) -> list[str]:
    """What a bot does until someone else is to act."""
    seat, rows = match.to_act()[0], []
    while seat in match.to_act():
        action = bot.choose(match.knowledge(seat))
        match.play(seat, action)
        rows.append(repr(action))
    return rows


def alphabeta(match: Match, seed: int, nodes: int, deepest: int = 12) -> AlphaBetaBot:
    return AlphaBetaBot(companions_of(match.game).advice, Rng(seed), Allowance(nodes), deepest)


def ismcts(match: Match, seed: int, nodes: int, turns: int = 2) -> IsmctsBot:
    return IsmctsBot(companions_of(match.game).advice, Rng(seed), Allowance(nodes), turns=turns)


def greedy(match: Match) -> GreedyBot:
    return GreedyBot(companions_of(match.game).advice, Rng(1), Allowance(), 0, 0)


def test_four_in_a_row_is_completed() -> None:
    for make in (lambda match: alphabeta(match, 1, 200), lambda match: ismcts(match, 1, 3000, turns=1), greedy):
        match = dropped("112233")
        assert turn(match, make(match)) == ["drop 4"]


def test_three_in_a_row_is_blocked() -> None:
    for make in (lambda match: alphabeta(match, 1, 400), lambda match: ismcts(match, 1, 6000, turns=1)):
        match = dropped("71727")
        assert turn(match, make(match)) == ["drop 7"]


def test_an_open_pair_is_closed_before_it_is_an_open_three() -> None:
    # Two discs in the middle of the lowest row: a third beside them, open on both sides, could not be stopped any more.
    match = dropped("374")
    assert turn(match, alphabeta(match, 1, 4000)) in (["drop 2"], ["drop 5"])


def test_the_last_tree_is_struck_when_it_is_in_reach() -> None:
    match = deal({"a1": "black tree", "d4": "black mushroom", "d7": "white tree", "g7": "white mushroom"})
    rows = turn(match, alphabeta(match, 1, 500))
    assert rows[0].startswith("grow d4")  # Water to go that far, or Sun to strike from beside
    outcome = match.outcome()
    assert outcome is not None and outcome.places == [1, 2]


def test_a_tree_leaves_the_reach_of_an_enemy() -> None:
    pieces = {"a1": "black mushroom", "d4": "black tree", "d8": "white mushroom water water", "g7": "white tree"}
    match = deal(pieces, to_move="white")
    assert turn(match, alphabeta(match, 1, 1000))[-1].startswith("step")  # left alone, the Tree falls
    assert match.outcome() is not None
    match = deal(pieces)
    turn(match, alphabeta(match, 1, 4000, 2))
    turn(match, alphabeta(match, 2, 1000, 1))
    assert match.outcome() is None


@pytest.mark.parametrize("nodes", [1, 2, 50, 400, 3000])
def test_a_search_stays_within_its_nodes(nodes: int) -> None:
    match = quintessence.start("earth_water_sun", seed="budget", options={"board": "flat-58"})
    bot = alphabeta(match, 1, nodes)
    bot.choose(match.knowledge(match.to_act()[0]))
    assert bot.nodes <= nodes
    tree = ismcts(match, 1, nodes)
    tree.choose(match.knowledge(match.to_act()[0]))
    assert tree.nodes <= nodes


def test_a_search_sees_the_answer() -> None:
    match = deal({"a1": "black tree", "d3": "black mushroom", "d7": "white mushroom", "g7": "white tree"})
    bot = alphabeta(match, 1, 9000, 2)
    bot.choose(match.knowledge(match.to_act()[0]))
    assert bot.depth == 2


def test_one_search_settles_a_whole_turn() -> None:
    match = quintessence.start("earth_water_sun", seed="plan", options={"board": "flat-58"})
    bot = alphabeta(match, 1, 300)
    seat = match.to_act()[0]
    match.play(seat, bot.choose(match.knowledge(seat)))
    spent = bot.nodes
    while match.to_act() == [seat]:
        match.play(seat, bot.choose(match.knowledge(seat)))
    assert bot.nodes == spent
