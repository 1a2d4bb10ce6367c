"""§7.5 Answers given ahead: whoever would rather not be asked at every announcement says once what to answer."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Answers, StandingAnswer
from quintessence.core.game import Action, Seat, State
from quintessence.games.ephyran.actions import DECLINE, WithCard
from quintessence.games.ephyran.advice.promising import promising
from quintessence.games.ephyran.rules.position import WINDOW, Position

_ASK: Final = "ask"
_NEVER_THIS_TURN: Final = "never_this_turn"
_ALWAYS_IF_HIT: Final = "always_if_hit"


@final
class EphyranAnswers(Answers):
    """An announced support asks every opponent in turn."""

    def standing_answers(self) -> list[StandingAnswer]:
        return [
            StandingAnswer(_ASK, True),
            StandingAnswer(_NEVER_THIS_TURN, False),
            StandingAnswer(_ALWAYS_IF_HIT, True),
        ]

    def default_answer(self, state: State, seat: Seat) -> Action | None:
        """Whoever is asked and does not answer lets it happen."""
        assert isinstance(state, Position)
        return DECLINE if state.stage == WINDOW and seat == state.asked else None

    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        """What an answer given ahead says to the support that is announced."""
        assert isinstance(state, Position)
        if self.default_answer(state, seat) is None or code == _ASK:
            return None
        if code == _ALWAYS_IF_HIT and state.target == seat:
            for action in promising(state):
                if isinstance(action, WithCard):  # the counter that is missed the least
                    return action
        return DECLINE


ANSWERS: Final = EphyranAnswers()
