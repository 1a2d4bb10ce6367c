"""Leases: at which tables this process plays the bots and counts the time."""

from __future__ import annotations

from typing import Protocol


class Leases(Protocol):
    """Knows which leases are held here."""

    def is_held(self, id_: str) -> bool:
        """Whether this process has a table's bots play and counts its time."""


class AllLeases:
    """Those of the only process: it holds every lease."""

    def is_held(self, id_: str) -> bool:
        """True: the only process holds every lease."""
        return True


class HeldLeases:
    """Those of one process among several."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def is_held(self, id_: str) -> bool:
        """Whether the lease of a table is ours."""
        return id_ in self.ids
