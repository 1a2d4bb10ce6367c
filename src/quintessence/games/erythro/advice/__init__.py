"""What serves bots: how near victory and defeat are, and which actions are worth a search's time."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice
from quintessence.core.game import Action, Seat, State
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.advice.promising import promising
from quintessence.games.erythro.rules.position import Position


@final
class Ambassador(Advice):
    """The same for all seats, since they win together."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Position)
        return evaluate(state)

    def promising(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, Position)
        return promising(state, seat)


ADVICE: Final = Ambassador()
