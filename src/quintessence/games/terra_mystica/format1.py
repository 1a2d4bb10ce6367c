"""Records of format 1: some rows named the seat, only to differ from the same row of another seat."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json

_NAMED_A_SEAT: Final = ["step", "accept", "decline", "leave"]


def convert_row(row: list[Json]) -> tuple[int | None, list[Json]]:
    """Who acts, where the old row says so, and the row as it is now: ["step", 2, "fire"] is (2, ["step", "fire"])."""
    if row[0] in _NAMED_A_SEAT and len(row) > 1 and isinstance(row[1], int):
        return row[1], [row[0], *row[2:]]
    return None, row
