"""§6 How a phase starts."""

from __future__ import annotations

from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.events import PhaseStarted
from quintessence.games.erythro.rules.position import BY_PHASE, Position


def start_phase(position: Position, phase: int, events: list[Event]) -> None:
    """Nobody is done with it yet, and no window was let pass."""
    position.phase = phase
    position.done = 0
    position.let_be = position.let_be_phase = 0
    position.cause, position.cause_seat = BY_PHASE, NONE
    events.append(PhaseStarted(phase, position.round))
