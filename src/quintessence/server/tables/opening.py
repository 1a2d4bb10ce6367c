"""Opens a stored table: its match is made of the header and played again from the log."""

from __future__ import annotations

import quintessence
from quintessence.core.data import fingerprint
from quintessence.core.game import Refused
from quintessence.core.match import begin
from quintessence.server.storage.model import Header, StoredTable
from quintessence.server.tables.clock import Clock
from quintessence.server.tables.table import Table


def open_table(stored: StoredTable, clock: Clock) -> Table:
    """A stored table, played again; without a match when its rules or its data are gone."""
    head = stored.header
    try:
        match = begin(quintessence.load(head.game), head.seats, head.seed, head.options) if is_readable(head) else None
        return Table(stored, match, clock)
    except Refused:
        return Table(stored, None, clock)


def is_readable(head: Header) -> bool:
    """Whether the rules and the data of a table are those that are here."""
    if head.game not in quintessence.known_games():
        return False
    return quintessence.load(head.game).version == head.version and (fingerprint(head.game) or "") == head.variant
