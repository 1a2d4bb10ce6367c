"""What a server allows: sizes, rates and numbers, so that nobody can take more than a share."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, and needed by some scripts and emoji."""


@dataclass(frozen=True)
class Limits:
    """Every bound of the server in one place; the defaults suit a household or a club."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    messages_per_second: float = 20
    message_burst: int = 80
    requests_per_second: float = 20
    request_burst: int = 120
    new_guests_per_second: float = 2
    new_guest_burst: int = 60
    """Of one address, which a whole household may share."""
    tables_per_guest: int = 100
    """Tables that one guest hosts and that are not over."""
    connections_per_guest: int = 24
    connections: int = 2000
    waiting_messages: int = 400
    """Messages that wait for a slow client before it is cut off."""
    name_length: int = 40
    chat_length: int = 500
    chat_lines: int = 200
    why_rows: int = 200
    tables_in_memory: int = 500
    bot_seconds: float = 10.0
    """A bot's whole turn; who overruns it is replaced by a random legal action."""
    thinking_seconds: float = 20.0
    """A hint, an evaluation, or the replay of an imported record."""
    workers: int = 2


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its data, and what it allows."""

    data: Path
    limits: Limits = Limits()
    origins: tuple[str, ...] = ()
    """Further origins that may connect, beside the server's own ("https://example.org")."""
    pages: Path | None = None
    """The built page, where it is not the package's own."""


class Bucket:
    """A rate with a burst: each use takes one drop, and drops come back with time."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._level = float(burst)
        self._since = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._since) * self._per_second)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One bucket a name; those not used for longest are forgotten."""

    def __init__(self, per_second: float, burst: int, most: int = 10_000) -> None:
        self._per_second: Final = per_second
        self._burst: Final = burst
        self._most: Final = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether that name may once more."""
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._known[name] = Bucket(self._per_second, self._burst)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        self._known.move_to_end(name)
        return bucket.take()


def clean(text: str, most: int) -> str:
    """A text from outside on one line: no control, format or half characters, no runs of blanks, and not too long."""
    kept = [
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or character in _JOINERS or unicodedata.category(character) not in _UNSEEN
    ]
    return " ".join("".join(kept).split())[:most].strip()


_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs")
