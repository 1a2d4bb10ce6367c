"""§6.4 Phase 4: what the adversary's sheet says."""

from __future__ import annotations

from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import ALLIANCE
from quintessence.games.erythro.rules.adversary import consortium
from quintessence.games.erythro.rules.agenda import EXTRACT, put_last, step
from quintessence.games.erythro.rules.phases.phase import start_phase
from quintessence.games.erythro.rules.position import ADVERSARY, Position


def start_adversary(position: Position, events: list[Event]) -> None:
    """The Alliance extracts; the Consortium lands mines and reveals an event; Mars does nothing."""
    start_phase(position, ADVERSARY, events)
    if position.setting.adversary == ALLIANCE:
        put_last(position, step(EXTRACT))
    elif position.setting.is_consortium:
        consortium.start_phase(position, events)
