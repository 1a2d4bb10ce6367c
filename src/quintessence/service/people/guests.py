"""Guests by name."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from quintessence.service.storage.protocol import Reading
from quintessence.table.model import Guest

COLOURS: Final = ("fire", "water", "earth", "air", "aether")


class Guests:
    """Looks up what guests are called, and their colours."""

    def __init__(self, storage: Reading) -> None:
        self._storage: Final = storage

    async def guest(self, guest: str) -> Guest:
        """A guest by name; without one yet, a colour at least."""
        known = await self._storage.guest(guest)
        return Guest(guest, "", COLOURS[sha256(guest.encode()).digest()[0] % len(COLOURS)]) if known is None else known
