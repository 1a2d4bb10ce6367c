"""§6.1 Phase 1: a round starts, and everyone plays four cards."""

from __future__ import annotations

from quintessence.core.cells import ONE
from quintessence.core.game import Event
from quintessence.games.erythro.rules.adversary.ends import STUCK, check_ends, end
from quintessence.games.erythro.rules.phases.discard import start_discard
from quintessence.games.erythro.rules.phases.phase import start_phase
from quintessence.games.erythro.rules.position import PLAYERS, PLAYING, Position
from quintessence.games.erythro.rules.zones import can_play


def start_round(position: Position, events: list[Event]) -> None:
    """Everyone owes four cards (ER-12), and may clean up once more (ER-112)."""
    position.round += 1
    position.script_steps = 0
    position.cleaned = 0
    position.owed = ONE[position.data.numbers.plays] * position.setting.seats
    position.is_unsettled = False
    start_phase(position, PLAYERS, events)
    check_ends(position, events)  # ER-83: for the first time once set-up is over


def go_on_playing(position: Position, events: list[Event]) -> None:
    """When nobody owes a card any more, they discard; when somebody does and nobody can play, all have lost (ER-89)."""
    position.is_unsettled = False
    is_owed = False
    for seat in range(position.setting.seats):
        if position.owed[seat]:
            is_owed = True
            if can_play(position, seat):
                position.stage = PLAYING
                return
    if is_owed:
        end(position, ONE[STUCK], events)
    else:
        start_discard(position, events)
