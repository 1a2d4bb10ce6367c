"""The loops that the benchmark times: each runs for some seconds and says how much it did."""

from __future__ import annotations

import sys
from random import Random
from time import perf_counter
from typing import Final

import quintessence
from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.budget import Allowance
from quintessence.bots.ismcts import IsmctsBot
from quintessence.core.discovery import companions_of
from quintessence.core.game import OPEN, Game, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.playout import play_out
from quintessence.core.replay import completed, fewest_seats
from quintessence.core.rng import Rng, Seed
from quintessence.lab.own import loops_of

_STATES: Final = 32
"""Positions, spread over a random game, that are copied and searched."""
_NODES: Final = 500
"""The budget of each search."""


def runs_compiled(game: Game) -> bool:
    """Whether a game's own rules run compiled."""
    return not str(sys.modules[type(game).__module__].__file__).endswith(".py")


def run(kind: str, game: str, seconds: float, number: int) -> Values:
    """One sample of one loop; `number` is the round, and seeds it."""
    if kind in _LOOPS:
        return _LOOPS[kind](quintessence.load(game), seconds, number)
    return loops_of(game)[kind](seconds, number)


def engine(game: Game, seconds: float, number: int) -> Values:
    """Random games with the loop on the engine's side: list all legal actions, choose one, apply it."""
    first, rng = _first(game), Rng(number)
    steps = listed = games = checksum = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        playout = play_out(first.copy(), rng, game.bound)
        steps += playout.steps
        listed += playout.listed
        if games == 0:
            checksum = playout.checksum
        games += 1
    return {**_rates(steps, games, elapsed), "mean_legal": listed / steps, "checksum": checksum}


def front_door(game: Game, seconds: float, number: int) -> Values:
    """The same games through the public Match, with the loop in plain Python, as any caller would write it."""
    chance, seats = Random(number).random, fewest_seats(game, {})
    steps = games = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        match = quintessence.start(game.slug, seats, "bench")
        while waiting := match.to_act():
            legal = match.legal(waiting[0])
            match.play(waiting[0], legal[int(chance() * len(legal))])
            steps += 1
        games += 1
    return _rates(steps, games, elapsed)


def copy(game: Game, seconds: float, number: int) -> Values:
    """How long one copy takes, over positions of a whole random game."""
    states = _states(game, number)
    copies = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return {"copy_us": 1e6 * elapsed / copies}


def search(game: Game, seconds: float, number: int) -> Values:
    """How many nodes the search of the higher levels visits, over positions of a whole random game."""
    states = [state for state in _states(game, number) if state.to_act()]
    advice, allowance = companions_of(game).advice, Allowance(_NODES)
    if states[0].information() == OPEN:
        return _searched(AlphaBetaBot(advice, Rng(number), allowance), states, seconds)
    return _searched(IsmctsBot(advice, Rng(number), allowance), states, seconds)


def _searched(bot: AlphaBetaBot | IsmctsBot, states: list[State], seconds: float) -> Values:
    searched = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        state = states[searched % len(states)]
        bot.choose(SeatKnowledge(state, state.to_act()[0]))
        searched += 1
    return {"nodes_per_s": bot.nodes / elapsed}


def _states(game: Game, number: int) -> list[State]:
    length = play_out(_first(game), Rng(number), game.bound).steps
    state, rng, states = _first(game), Rng(number), []
    for _ in range(_STATES):
        states.append(state.copy())
        play_out(state, rng, max(1, length // _STATES))
    return states


def _first(game: Game) -> State:
    return game.setup(completed(game, {}), fewest_seats(game, {}), Seed("bench"))


def _rates(steps: int, games: int, elapsed: float) -> Values:
    return {"steps_per_s": steps / elapsed, "games_per_s": games / elapsed, "mean_steps": steps / games}


_LOOPS: Final = {"engine": engine, "front_door": front_door, "copy": copy, "search": search}
