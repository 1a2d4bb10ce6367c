"""What a seat observes as numbers: a row of bytes of one length, for learners. A game's module `encoding` has ENCODING.

An encoder joins small pieces of bytes: `bytes.translate` makes a plane of a whole board in one call, which is quicker
than writing slot by slot, compiled and interpreted.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quintessence.core.game import Seat, State

MOST: Final = 255
"""The highest number that a slot holds; what is higher is told as this."""
_LONGEST: Final = 4096
ZEROS: Final = bytes(_LONGEST)
_ONE_AMONG_ZEROS: Final = ZEROS + b"\1" + ZEROS
ONE: Final = [bytes([value]) for value in range(256)]
"""Each byte alone."""
IS: Final = [bytes(other == value for other in range(256)) for value in range(256)]
"""For `translate`: 1 where a cell has that value, 0 elsewhere."""

_BYTE_BITS: Final = [bytes(word >> bit & 1 for bit in range(8)) for word in range(256)]
"""The bits of each byte, the lowest first."""


@final
class Field:
    """Neighbouring slots of one kind: how many there are, and the highest number in any of them (the lowest is 0)."""

    def __init__(self, name: str, count: int, most: int = 1) -> None:
        self.name: Final = name
        self.count: Final = count
        self.most: Final = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How a game tells a seat's observation in numbers. It names nothing that the seat's view does not show."""

    def version(self) -> int:
        """Raised when the same position gives other bytes; 0 where a game has no encoding."""
        return 0

    def fields(self, state: State) -> list[Field]:
        """The slots in their order: the same for every match with this variant, these options and so many seats."""
        return []

    def encode(self, state: State, seat: Seat) -> bytes:
        """What a seat observes now, a byte a slot. Seats are told from its own on: itself, the next, …"""
        return b""


def size_of(fields: list[Field]) -> int:
    """How many slots there are."""
    return sum(field.count for field in fields)


def one_of(size: int, index: int) -> bytes:
    """So many slots, with 1 in one of them; all 0 where the index is none of them."""
    if index < 0 or index >= size:
        return ZEROS[:size]
    start = _LONGEST - index
    return _ONE_AMONG_ZEROS[start : start + size]


def number(value: i64) -> bytes:
    """One slot with a number, as far as it goes."""
    return ONE[0] if value < 0 else ONE[MOST] if value > MOST else ONE[value]


def flag(value: bool) -> bytes:
    return ONE[1] if value else ONE[0]


def bits(size: int, word: int) -> bytes:
    """The lowest bits of a word, a slot each."""
    if size <= 8:
        return _BYTE_BITS[word & 255][:size]
    slots = _BYTE_BITS[word & 255]
    for shift in range(8, size, 8):
        slots += _BYTE_BITS[word >> shift & 255]
    return slots[:size]


def count_of(size: int, things: bytes) -> bytes:
    """How often each number below `size` is among some things."""
    if not things:
        return ZEROS[:size]
    counts = bytearray(size)
    for thing in things:
        if thing < size:
            counts[thing] += 1
    return bytes(counts)
