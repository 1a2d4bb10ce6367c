"""Which tables' bots and time this process keeps: all of them, or those that it holds the lease of."""

from __future__ import annotations

from typing import Protocol


class Keeper(Protocol):
    """Knows which tables are kept here."""

    def is_kept(self, id_: str) -> bool:
        """Whether this process has a table's bots play and keeps its time."""


class Alone:
    """The only process: it keeps every table."""

    def is_kept(self, id_: str) -> bool:
        """All are kept here."""
        return True


class Leases:
    """One process of several: it keeps what it holds the lease of."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def is_kept(self, id_: str) -> bool:
        """Whether the lease of a table is ours."""
        return id_ in self.ids
