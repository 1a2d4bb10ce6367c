"""What serves the bots: how good a position looks, and which actions are worth their time."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice
from quintessence.core.game import Action, Seat, State
from quintessence.games.terra_mystica.advice.evaluate import evaluate
from quintessence.games.terra_mystica.advice.promising import promising
from quintessence.games.terra_mystica.rules.position import Position


@final
class TerraMysticaAdvice(Advice):
    """Points and prospects, by hand."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Position)
        return evaluate(state, state.players[seat])

    def promising(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, Position)
        return promising(state, state.players[seat], state.legal(seat))


ADVICE: Final = TerraMysticaAdvice()
