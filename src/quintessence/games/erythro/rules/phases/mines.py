"""§6.3 Phase 3: every mine on the planet advances one line, the oldest first."""

from __future__ import annotations

from typing import final

from quintessence.core.cells import put
from quintessence.core.game import Event
from quintessence.games.erythro.rules.adversary.mines import do_line, is_lost
from quintessence.games.erythro.rules.agenda import ADVANCE, AgendaStep, put_last, step
from quintessence.games.erythro.rules.phases.phase import start_phase
from quintessence.games.erythro.rules.position import MINES, Position
from quintessence.games.erythro.scripted import MineAdvanced, next_moment


def start_mines(position: Position, events: list[Event]) -> None:
    """Oldest first, those that came in this round too (ER-63, ER-64); players may clean up between two of them."""
    start_phase(position, MINES, events)
    for index in range(len(position.mine_ids)):
        put_last(position, step(ADVANCE, index))


@final
class Advance(AgendaStep):
    """A mine's cube goes a line down, and the mine does what stands there; past the last line it is lost (§15)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        line = position.mine_lines[number] + 1
        position.mine_lines = put(position.mine_lines, number, line)
        moment = next_moment(position, "ER-63")
        tile = position.mine_tiles[number]
        events.append(MineAdvanced(moment, position.data, position.mine_ids, number, tile, line))
        if not is_lost(position, number):
            do_line(position, number, events)
