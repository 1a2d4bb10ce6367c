"""What a host needs of the place where it stores things: texts by their keys, written together or not at all."""

from __future__ import annotations

from typing import Protocol


class StorageFull(Exception):
    """There is no room for a write; nothing of it was kept."""


class Storage(Protocol):
    """Texts by their keys. Only one host uses it at a time."""

    async def read(self, key: str) -> str | None:
        """The text of a key; None where there is none."""

    async def read_all(self, prefix: str) -> dict[str, str]:
        """All texts whose keys begin so, by their keys."""

    async def write(self, values: dict[str, str], removed: list[str]) -> None:
        """Write and remove, all or nothing; durable when it returns. StorageFull where there is no room."""

    async def keys(self, prefix: str) -> list[str]:
        """The keys that begin so."""
