"""What serves the bots: how good a position looks, and which actions are worth their time."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice, Planner
from quintessence.core.game import Action, Json, Seat, State
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.actions import Send
from quintessence.games.terra_mystica.advice.evaluate import evaluate
from quintessence.games.terra_mystica.advice.expectation import expectation
from quintessence.games.terra_mystica.advice.planner import FactionPlanner
from quintessence.games.terra_mystica.advice.promising import promising
from quintessence.games.terra_mystica.rules.position import Position

SHALLOW: Final = (2, 1)
DEEP: Final = (10, 2)
"""Plans that are kept in mind, and the rounds that they reach over: at level 4, and at level 5."""


@final
class TerraMysticaAdvice(Advice):
    """Points and prospects, by hand."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Position)
        return evaluate(state, state.players[seat])

    def expectation(self, state: State, seat: Seat) -> float | None:
        assert isinstance(state, Position)
        return expectation(state, state.players[seat])

    def promising(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, Position)
        return promising(state, state.players[seat], state.legal(seat))

    def decision(self, action: Action) -> list[Json]:
        if isinstance(action, Send):
            return action.row()[:2]  # to which cult, not onto which of its slots
        return action.row()

    def planner(self, rng: Rng, width: int, worlds: int) -> Planner | None:
        if width == 1:
            return None  # the lower levels look no further than a decision
        return FactionPlanner(rng, *(DEEP if worlds else SHALLOW))


ADVICE: Final = TerraMysticaAdvice()
