"""An estimate of the bytes that a stored table takes."""

from __future__ import annotations

import json
from typing import Final

from quintessence.table.model import StoredTable

TABLE_BYTES: Final = 1000
LINE_BYTES: Final = 150
"""Bytes that a table and each line of its log take, about: a line is a legal action, which is short."""


def size_of(table: StoredTable) -> int:
    """The bytes that a new table takes, about."""
    return TABLE_BYTES + len(json.dumps(table.header.options)) + LINE_BYTES * len(table.entries)
