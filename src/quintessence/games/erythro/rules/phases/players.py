"""§6.1 Phase 1: a round starts, and everyone plays four cards."""

from __future__ import annotations

from quintessence.core.cells import ONE
from quintessence.core.game import Event
from quintessence.games.erythro.rules.adversary.ends import STUCK, check_ends, end
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
    """ER-89: the match is lost when somebody owes a card and nobody who does can play one."""
    position.is_unsettled = False
    for seat in range(position.setting.seats):
        if can_play(position, seat):
            position.stage = PLAYING
            return
    end(position, ONE[STUCK], events)
