"""The greedy bot: it beats a random one every time, plays various factions, and does not sit on its resources."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.bots.bot import Bot, RandomBot
from quintessence.bots.budget import Allowance
from quintessence.bots.greedy import finish_turn
from quintessence.bots.levels import make_bot
from quintessence.core.conformance.samples import sample
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.record import canonical
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng, rng_from
from quintessence.games.terra_mystica.advice import ADVICE
from quintessence.games.terra_mystica.advice.evaluate import worth
from quintessence.games.terra_mystica.advice.promising import promising
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.automa_table import begun
from quintessence.games.terra_mystica.tests.table import GAME

GAMES: Final = sample(2, 40, 200)
"""The page in docs/games tells of 200."""


def play(number: int, seats: int, level: str) -> tuple[Position, int]:
    """A match of one greedy bot, in a seat that changes, against random ones: how it ended, and the bot's seat."""
    state = start_match(GAME, seats, f"greedy {number}", {}).state
    own = number % seats
    bots: list[Bot] = [RandomBot(rng_from(f"{number}/{seat}")) for seat in range(seats)]
    bots[own] = make_bot(level, f"{number}/greedy", GAME)
    while waiting := state.to_act():
        state.apply(waiting[0], bots[waiting[0]].choose(SeatKnowledge(state, waiting[0])))
    assert isinstance(state, Position)
    return state, own


@pytest.mark.parametrize("number", range(GAMES))
def test_greedy_beats_random(number: int) -> None:
    state, own = play(number, 2 + number % 4, "level3")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places[own] == 1 and outcome.places.count(1) == 1
    player = state.players[own]
    assert player.points > 60


def test_greedy_takes_various_factions() -> None:
    taken = set()
    for number in range(20):
        state = start_match(GAME, 2, "factions", {}).state
        bot = make_bot("level3", str(number), GAME)
        taken.add(str(bot.choose(SeatKnowledge(state, state.to_act()[0])).row()[1]))
    assert len(taken) >= 6


def test_promising_is_never_empty_and_always_legal() -> None:
    state, rng = start_match(GAME, 3, "promising", {}).state, Rng(3)
    assert isinstance(state, Position)
    while waiting := state.to_act():
        for seat in waiting:
            legal = state.legal(seat)
            kept = promising(state, state.players[seat], legal)
            assert kept and all(action in legal for action in kept)
            assert isinstance(worth(state, state.players[seat]), int)
        legal = state.legal(waiting[0])
        state.apply(waiting[0], legal[rng.below(len(legal))])


def test_a_look_ahead_against_the_automa_ends_with_the_own_turn() -> None:
    state = begun(automa_level=3)
    seat, turn = state.to_act()[0], state.turn_number()
    finish_turn(state, seat, ADVICE, Allowance(None, None).budget(turn), turn)
    assert state.turn_number() > turn
    before = canonical(state.facts())
    finish_turn(state, seat, ADVICE, Allowance(None, None).budget(turn), turn)  # the turn is over: nothing is played
    assert canonical(state.facts()) == before


@pytest.mark.parametrize(("seats", "level"), [(1, "level2"), (2, "level3"), (1, "level4")])
def test_bots_play_beside_the_automa(seats: int, level: str) -> None:
    state = begun(seats, automa_level=1)
    bots = [make_bot(level, f"beside {seat}", GAME) for seat in range(seats)]
    for _ in range(12):
        seat = state.to_act()[0]
        action = bots[seat].choose(SeatKnowledge(state, seat))
        assert state.why_not(seat, action) is None
        state.apply(seat, action)
