"""What serves bots: how good a position is, and which actions are worth a search."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice
from quintessence.core.game import Action, Seat, State
from quintessence.games.ephyran.advice.evaluate import evaluate
from quintessence.games.ephyran.advice.expectation import expectation
from quintessence.games.ephyran.advice.promising import promising
from quintessence.games.ephyran.rules.position import OVER, Position


@final
class EphyranAdvice(Advice):
    """What bots are given."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Position)
        return evaluate(state, seat)

    def expectation(self, state: State, seat: Seat) -> float | None:
        assert isinstance(state, Position)
        return expectation(state, seat)

    def promising(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, Position)
        return promising(state) if state.stage != OVER and seat == state.asked else []


ADVICE: Final = EphyranAdvice()
