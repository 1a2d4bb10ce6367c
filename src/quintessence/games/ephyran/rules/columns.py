"""Zones of a city as words with a bit a slot: what lists ask of many slots at once.

The predicates with the same questions slot by slot, and with the words for a refusal, stand in the chapters.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.games.ephyran.data.constants import NONE, SLOTS
from quintessence.games.ephyran.rules.position import Position, height, is_locked

BIT: Final = [1 << slot for slot in range(SLOTS)]
"""The bit of each slot."""
_NEXT: Final = bytes([1, 2, 4, 8, 0])
_LAST: Final = bytes([0, 1, 2, 4, 8])
_ALL: Final = bytes([0, 1, 3, 7, 15])
"""By how many zones a column has: the bit of the next one, of the last one, and of all of them."""


def open_zones(position: Position, seat: i64) -> i64:
    """EP-48, EP-50: the next zone of each column that is not locked nor full."""
    return _of_columns(position, seat, _NEXT)


def last_zones(position: Position, seat: i64) -> i64:
    """EP-06: the last zone of each column that is not locked."""
    return _of_columns(position, seat, _LAST)


def free_zones(position: Position, seat: i64) -> i64:
    """All zones, covered or not, of columns that are not locked."""
    return _of_columns(position, seat, _ALL)


def _of_columns(position: Position, seat: i64, bits: bytes) -> i64:
    found: i64 = 0
    territory: i64
    for territory in range(4):
        if not is_locked(position, seat, territory):
            column: i64 = bits[height(position, seat, territory)]
            found |= column << 4 * territory
    return found


def zones_with_token(position: Position, seat: i64) -> i64:
    """EP-37: the zones of a city that hold a token."""
    tokens, first = position.tokens, seat * SLOTS
    found: i64 = 0
    slot: i64 = SLOTS
    while slot > 0:
        slot -= 1
        found += found  # the bits so far move up by one
        if tokens[first + slot] != NONE:
            found += 1
    return found
