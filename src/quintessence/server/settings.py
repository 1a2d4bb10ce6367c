"""How a server runs: where its data are, by which names it is called, what it allows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from quintessence.server.notification_settings import NO_NOTIFICATIONS, NotificationSettings
from quintessence.service.limits import DEFAULT, Limits


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its data, and what it allows."""

    data: Path
    limits: Limits = DEFAULT
    origins: tuple[str, ...] = ()
    """Further origins that may connect, beside the server's own ("https://example.org")."""
    pages: Path | None = None
    """The built page, where it is not the package's own."""
    bound: str = "127.0.0.1"
    """The address at which the server listens."""
    public_url: str | None = None
    """The address by which others reach it, where a proxy stands before it."""
    hosts: tuple[str, ...] = ()
    """Further names by which it may be called."""
    has_open_tables: bool = False
    """Whether hosts may list their tables for everyone who comes to this server."""
    has_lab: bool = False
    """Whether people may compare variants here, which takes a processor."""
    proxies: tuple[str, ...] = ()
    """The addresses whose word is taken for where a request came from."""
    database: str = ""
    """A PostgreSQL address, or a file of SQLite; "" for one in the data folder."""
    has_metrics: bool = False
    """Whether /metrics tells the numbers of all processes, to anyone who asks."""
    is_warm: bool = False
    """Whether the worker of lists and looks back is started with the server, not when someone first asks."""
    processes: int = 1
    """How many processes serve behind the one port."""

    notifications: NotificationSettings = NO_NOTIFICATIONS
    """By which ways people who are gone are told of their turn; by none unless the owner says so."""

    unfinished_days: float | None = None
    finished_days: float | None = None
    """After so many days without a change a table is forgotten; None: never."""

    def public_origin(self) -> str:
        """The scheme, name and port of the address by which others reach it; "" where none is set."""
        parts = urlsplit(self.public_url or "")
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""

    def is_local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.bound == "localhost" or self.bound.startswith("127.") or self.bound == "::1"
