"""Chance: a match's named streams, which anyone can check, and a small fast generator for bots."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

_T = TypeVar("_T")
_WHOLE: Final = 2**256
_MOSTLY: Final = 2**256 - 2**200
"""Numbers up to here are fair for any count up to 2**200."""
_sha256: Final = sha256
_number_of: Final = int.from_bytes
"""By names of their own: compiled, they are not looked up for each number of chance."""


@final
class Seed:
    """256 bits from which every stream of a match is derived, and the hash that is published before the deal."""

    def __init__(self, text: str) -> None:
        """64 hexadecimal digits are the 256 bits themselves; any other text is hashed into them."""
        self.text: Final = text
        self._key: bytes | None = None

    @property
    def key(self) -> bytes:
        """The 256 bits; worked out when something is drawn, for a game without chance never asks."""
        if self._key is None:
            self._key = _key(self.text)
        return self._key

    def commitment(self) -> str:
        """The hash to publish before the deal; it tells nothing of the seed."""
        return sha256(b"quintessence/commitment/" + self.key).hexdigest()

    def stream(self, name: str) -> Stream:
        """The stream of one source of chance ("setup", "deck.fire"); equal names give equal numbers."""
        return Stream(sha256(b"quintessence/stream/" + self.key + name.encode()).digest(), 0)


def _key(text: str) -> bytes:
    if len(text) != 64 or not text.isalnum():  # fromhex alone would skip spaces
        return _hashed(text)
    try:
        return bytes.fromhex(text)
    except ValueError:
        return _hashed(text)


def _hashed(text: str) -> bytes:
    return sha256(b"quintessence/seed/" + text.encode()).digest()


def fresh_seed() -> str:
    """A new seed from the system's own source of chance."""
    return secrets.token_hex(32)


@final
@mypyc_attr(acyclic=True)
class Stream:
    """Unbiased numbers from a key and a counter; each number is one SHA-256, so any language can check it."""

    def __init__(self, key: bytes, drawn: int) -> None:
        self.key: Final = key
        self.drawn = drawn

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        if count == 1:  # whatever the number: the last card of a pile
            self.drawn += 1
            return 0
        while True:
            number = _number_of(_sha256(self.key + self.drawn.to_bytes(8, "big")).digest())
            self.drawn += 1
            if number < _MOSTLY or number < _WHOLE - _WHOLE % count:  # else some numbers would be likelier
                return number % count

    def shuffle(self, items: list[_T]) -> None:
        """Every order equally likely (Fisher and Yates, from the last place down)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Stream:
        return Stream(self.key, self.drawn)

    def reseeded(self, rng: Rng) -> Stream:
        """A stream with another future: what `State.resample` puts where a seat cannot know what comes."""
        return Stream(key_from(words_of(rng)), self.drawn)


def words_of(rng: Rng) -> bytes:
    """Eight numbers of a generator, from which the key of a stream can be made when it is needed."""
    words = 0
    for _ in range(8):
        words = words << 32 | rng.below(_FIRST - 1)
    return words.to_bytes(32, "big")


def key_from(words: bytes) -> bytes:
    """The key of a stream whose future was drawn."""
    return sha256(words).digest()


_FIRST: Final = 2147483563
_SECOND: Final = 2147483399


@final
class Rng:
    """Two combined multiplicative generators (L'Ecuyer 1988): quick in compiled and plain Python, equal in both."""

    def __init__(self, seed: int) -> None:
        """The seed is hashed: as it is, neighbouring seeds would give numbers that keep a fixed distance."""
        digest = sha256(b"quintessence/rng/" + str(seed).encode()).digest()
        self._first: i64 = int.from_bytes(digest[:8], "big") % (_FIRST - 1) + 1
        self._second: i64 = int.from_bytes(digest[8:16], "big") % (_SECOND - 1) + 1

    def below(self, count: int) -> int:
        """A number from 0 to count - 1 (count at most 2**31 - 86), each equally likely."""
        wanted: i64 = count
        fair: i64 = (_FIRST - 1) - (_FIRST - 1) % wanted
        while True:
            self._first = self._first * 40014 % _FIRST
            self._second = self._second * 40692 % _SECOND
            number: i64 = self._first - self._second
            if number < 0:
                number += _FIRST - 1
            if number < fair:
                return number % wanted

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.below(_FIRST - 1) / (_FIRST - 1)

    def shuffle(self, items: list[_T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def rng_from(text: str) -> Rng:
    """A generator for a bot or a test, named by a text."""
    return Rng(int.from_bytes(sha256(b"quintessence/rng/" + text.encode()).digest()[:7], "big"))
