"""The short code of a seat: what its owner types where the cookie is gone. It follows from the seat's key."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from quintessence.table.caller import is_same

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those that nobody takes for another: no I, L, O, U."""
_ALIKE: Final = str.maketrans("ILO", "110", " -")
LENGTH: Final = 8
"""Forty bits: at the rate at which codes can be tried, a guess takes tens of thousands of years."""


def code_of(key: str) -> str:
    """The code of the seat that has a key; another key, another code."""
    number = int.from_bytes(sha256(b"quintessence seat code " + key.encode()).digest()[:5])
    return "".join(_LETTERS[number >> 5 * index & 31] for index in range(LENGTH))


def is_code_of(key: str, given: str) -> bool:
    """Whether someone has typed a seat's code, with or without a hyphen, in large or small letters."""
    return is_same(code_of(key), given.upper().translate(_ALIKE))
