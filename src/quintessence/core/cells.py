"""Small bytes as values: a change gives new bytes, so that copies of a position can share the old ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final = [bytes([value]) for value in range(256)]
"""Each byte alone."""


def put(cells: bytes, index: i64, value: i64) -> bytes:
    """The same cells with one of them changed."""
    if len(cells) == 2:  # one for each of two players, most often
        return ONE[value] + ONE[cells[1]] if index == 0 else ONE[cells[0]] + ONE[value]
    return cells[:index] + ONE[value] + cells[index + 1 :]


def drop(cells: bytes, index: i64) -> bytes:
    """The same cells without one of them."""
    return cells[:index] + cells[index + 1 :]


def has(cards: bytes, card: int) -> bool:
    """Whether a card is among these: few; compiled, `in` would be asked through Python."""
    index: i64
    for index in range(len(cards)):
        if cards[index] == card:
            return True
    return False


def without(cards: bytes, card: int) -> bytes:
    """The same cards without one of them."""
    index: i64 = 0
    while cards[index] != card:  # few; compiled, `index` would be asked through Python
        index += 1
    return cards[:index] + cards[index + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """The same sorted cards and one more."""
    index: i64 = 0
    while index < len(cards) and cards[index] < card:
        index += 1
    return cards[:index] + ONE[card] + cards[index:]


def replaced(piles: list[bytes], index: int, pile: bytes) -> list[bytes]:
    """The same piles with one of them changed."""
    changed = piles[:]
    changed[index] = pile
    return changed
