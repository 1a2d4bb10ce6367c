"""Opens a stored table: its match is made of the header and replayed from the log."""

from __future__ import annotations

import logging
from typing import Final

import quintessence
from quintessence.core.game import Refused
from quintessence.core.variant import Given
from quintessence.table import opening
from quintessence.table.environment import Environment
from quintessence.table.model import StoredTable
from quintessence.table.table import Table

_LOG: Final = logging.getLogger("quintessence.server")


def open_table(stored: StoredTable, data: Given | None, environment: Environment) -> Table:
    """A stored table, replayed; without a match when its rules or its data are gone.

    `data` are those of its variant; None where they are not stored, and may be this machine's default.
    """
    head = stored.header
    try:
        game = quintessence.load(head.game, data)
        if game.version == head.version and game.variant.fingerprint == head.variant:
            return opening.open_table(stored, game, environment)
    except Refused:
        pass
    except Exception:  # the entries were tampered with, or the rules fail on them
        _LOG.exception("table %s cannot be replayed", head.id)
    return Table(stored, None, environment)
