"""§7.5 Answers given ahead: whoever would rather not be asked at every announcement says once what to answer."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Standing
from quintessence.games.ephyran.actions import DECLINE, WithCard
from quintessence.games.ephyran.advice.promising import promising
from quintessence.games.ephyran.rules.position import WINDOW, Position

_ASK: Final = "ask"
_NEVER_THIS_TURN: Final = "never_this_turn"
_ALWAYS_IF_HIT: Final = "always_if_hit"
STANDING: Final = [Standing(_ASK, True), Standing(_NEVER_THIS_TURN, False), Standing(_ALWAYS_IF_HIT, True)]


def silence(position: Position, seat: int) -> Action | None:
    """Whoever is asked and says nothing lets it happen."""
    return DECLINE if position.stage == WINDOW and seat == position.asked else None


def standing_answer(position: Position, seat: int, code: str) -> Action | None:
    """What an answer given ahead says to the support that is announced."""
    if silence(position, seat) is None or code == _ASK:
        return None
    if code == _ALWAYS_IF_HIT and position.target == seat:
        for action in promising(position):
            if isinstance(action, WithCard):  # the counter that is missed the least
                return action
    return DECLINE


def turn_number(position: Position) -> int:
    """Turns that have ended."""
    return position.rounds * position.seats + (position.active - position.first) % position.seats
