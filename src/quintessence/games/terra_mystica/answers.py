"""§8 Answers given ahead: whoever would rather not be asked at every offer of power says once what to take."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Answers, StandingAnswer
from quintessence.core.game import Action, Seat, State
from quintessence.games.terra_mystica.rules.position import PLAY, Offer, Position
from quintessence.games.terra_mystica.rules.stages import objection

_ASK: Final = "ask"
_FREE: Final = "free"
_UP_TO_TWO: Final = "up_to_two"
_ALWAYS: Final = "always"
_NEVER: Final = "never"
_MOST: Final = {_FREE: 1, _UP_TO_TWO: 2}
"""The power that is taken unasked; more is asked about."""


@final
class TerraMysticaAnswers(Answers):
    """Power is offered to several seats at once, while others move on. Nothing is hidden, so nobody waits."""

    def standing_answers(self) -> list[StandingAnswer]:
        return [StandingAnswer(code, True) for code in (_ASK, _FREE, _UP_TO_TWO, _ALWAYS, _NEVER)]

    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        """What an answer given ahead says to the oldest offer."""
        assert isinstance(state, Position)
        if state.phase != PLAY or code == _ASK:
            return None
        for offer in state.offers:
            if offer.seat == seat:
                answer = _answer(state, offer, code)
                is_legal = answer is not None and objection(state, seat, answer) is None
                return answer if is_legal else None
        return None


def _answer(position: Position, offer: Offer, code: str) -> Action | None:
    if code == _NEVER or offer.too_late or not offer.usable:
        return position.table.decline(offer.builder, offer.amount)
    if code == _ALWAYS or offer.usable <= _MOST[code]:
        return position.table.accept(offer.builder, offer.amount)
    return None


ANSWERS: Final = TerraMysticaAnswers()
