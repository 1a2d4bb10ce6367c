"""Opens a stored table: its match is made of the header and replayed from the log."""

from __future__ import annotations

import logging
from typing import Final

import quintessence
from quintessence.core.game import Game, Refused, Seat
from quintessence.core.replay import start_match
from quintessence.core.variant import Given
from quintessence.server.storage.model import Header, StoredTable
from quintessence.server.tables.clock import Clock
from quintessence.server.tables.log import Log
from quintessence.server.tables.table import Table

_LOG: Final = logging.getLogger("quintessence.server")


def open_table(stored: StoredTable, data: Given | None, clock: Clock) -> Table:
    """A stored table, replayed; without a match when its rules or its data are gone.

    `data` are those of its variant; None where they are not stored, and may be this machine's default.
    """
    head = stored.header
    try:
        game = _find_game(head, data)
        match = None if game is None else start_match(game, head.seats, head.seed, head.options)
        if match is not None:
            for entry in Log(head.seats, match.state.sides(), stored.entries).actions:
                assert entry.seat is not None and entry.row is not None
                match.play(Seat(entry.seat), entry.row)
    except Refused:
        match = None
    except Exception:  # the entries were tampered with, or the rules fail on them
        _LOG.exception("table %s cannot be replayed", head.id)
        match = None
    return Table(stored, match, clock)


def _find_game(head: Header, data: Given | None) -> Game | None:
    game = quintessence.load(head.game, data)
    return game if game.version == head.version and game.variant.fingerprint == head.variant else None
