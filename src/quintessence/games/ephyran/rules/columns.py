"""Zones of a city as words with a bit a slot: what lists ask of many slots at once.

The predicates with the same questions slot by slot, and with the words for a refusal, stand in the chapters.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.games.ephyran.data.constants import NONE, SLOTS
from quintessence.games.ephyran.rules.position import Position

BIT: Final = [1 << slot for slot in range(SLOTS)]
"""The bit of each slot."""
EVERY_ZONE: Final = 0xFFFF
_FIRST: Final = 0x1111
"""The first slot of each column; the others follow it, bit by bit."""
_BUT_FIRST: Final = 0xEEEE
_BUT_LAST: Final = 0x7777


def open_zones(position: Position, seat: i64) -> i64:
    """EP-48, EP-50: the next zone of each column that is not locked nor full."""
    return next_of(city_zones(position, seat)) & unlocked(position, seat)


def last_zones(position: Position, seat: i64) -> i64:
    """EP-06: the last zone of each column that is not locked."""
    return last_of(city_zones(position, seat)) & unlocked(position, seat)


def free_zones(position: Position, seat: i64) -> i64:
    """All zones, covered or not, of columns that are not locked."""
    return city_zones(position, seat) & unlocked(position, seat)


def next_of(zones: i64) -> i64:
    """Above the zones of each column, the next one: none where it is full."""
    return (zones << 1 & _BUT_FIRST | _FIRST) & ~zones


def last_of(zones: i64) -> i64:
    """Of the zones of each column, the one that no other covers."""
    return zones & ~(zones >> 1 & _BUT_LAST)


def city_zones(position: Position, seat: i64) -> i64:
    """All zones of a city."""
    return _filled(position.city, seat * SLOTS)


def zones_with_token(position: Position, seat: i64) -> i64:
    """EP-37: the zones of a city that hold a token."""
    return _filled(position.tokens, seat * SLOTS)


def _filled(cells: bytes, first: i64) -> i64:
    """The slots of a seat that are not empty."""
    found: i64 = 0
    cell: i64
    for cell in range(first + SLOTS - 1, first - 1, -1):
        found += found  # the bits so far move up by one
        if cells[cell] != NONE:
            found += 1
    return found


def unlocked(position: Position, seat: i64) -> i64:
    """All slots of the columns that are not locked."""
    locks, first = position.locks, seat * 4
    found: i64 = 0
    column: i64 = 0b1111
    territory: i64
    for territory in range(4):
        if locks[first + territory] == NONE:
            found |= column
        column <<= 4
    return found
