"""What a server allows: sizes, rates and numbers, so that nobody can take more than a share."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """Every bound of the server; the defaults suit a household or a club."""

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
    bot_grace: float = 5.0
    """Seconds beyond a level's own after which a bot is stopped, and the game's most promising action played."""
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
