"""What turns are worth where a search cannot tell: bots play on after each, in worlds that fit what the seat knows."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from quintessence.bots.levels import careful_bot
from quintessence.bots.worth import expected
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Game, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng

NOISE: Final = 60
"""Values this near to each other are decided between by chance: each world has its own course."""
_LONGEST: Final = 300
"""Actions after which a match that goes on is judged as it stands."""


def worths_of(
    turns: list[list[Action]],
    knowledge: SeatKnowledge,
    game: Game,
    worlds: int,
    ahead: int,
    rng: Rng,
    seconds: float | None = None,
) -> list[float]:
    """The share of a win that each turn brings, on average over the same worlds for all.

    After so many seconds no further world is begun.
    """
    totals, end = [0.0] * len(turns), None if seconds is None else perf_counter() + seconds
    played = 0
    while played < worlds and (played == 0 or end is None or perf_counter() < end):
        world = knowledge.world(rng)
        for index, turn in enumerate(turns):
            totals[index] += _worth(world.copy(), turn, knowledge, game, ahead, f"{played}")
        played += 1
    return [total / played for total in totals]


def _worth(state: State, turn: list[Action], knowledge: SeatKnowledge, game: Game, ahead: int, luck: str) -> float:
    """What the seat can expect in one world, so many turns after its own."""
    for action in turn:
        state.apply(knowledge.seat, action)
    advice, bot, first = companions_of(game).advice, careful_bot(game, luck, NOISE), state.turn_number()
    for _ in range(_LONGEST):
        waiting = state.to_act()
        if not waiting or (state.turn_number() - first >= ahead and advice.is_measured(state)):
            break
        state.apply(waiting[0], bot.choose(SeatKnowledge(state, waiting[0])))
    return expected(state, knowledge.seat, advice)
