"""The protocol that every storage keeps."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

from quintessence.core.game import Values
from quintessence.server.storage.model import ChatLine, Entry, Guest, StoredTable, Summary


class Storage(Protocol):
    """Where tables live. A coroutine that writes returns once the write is durable."""

    async def guest(self, guest: str) -> Guest | None:
        """A guest who has a name or a table."""

    async def keep_guest(self, guest: Guest) -> None:
        """Add or change a guest."""

    async def add_table(self, table: StoredTable, data: Values | None = None) -> None:
        """Add a table with all it has: its entries, and the data of its variant. Refused where these have no room."""

    async def table(self, table: str) -> StoredTable | None:
        """A table with its entries, chat and people."""

    def append(self, table: str, entry: Entry, summary: Summary | None) -> Awaitable[None]:
        """Add an entry, and a new summary where there is one. The write starts before this is awaited.

        Taken when the entry's line is.
        """

    async def hold(self, table: str, seat: int, guest: str, first: bool) -> None:
        """Let a guest hold a seat; with `first`, Taken when someone else does already."""

    async def keep_sitter(self, table: str, seat: int, guest: str) -> None:
        """Note for ever that a guest has held a seat, without letting it hold the seat."""

    async def renew_seat(self, table: str, seat: int, invitation: str, key: str, keep: str | None) -> None:
        """Give a seat new tokens, and leave it to nobody but `keep`."""

    async def renew_watch(self, table: str, token: str) -> None:
        """Give a new spectators' token, and send the spectators away."""

    async def watch(self, table: str, guest: str) -> None:
        """Let a guest watch."""

    async def keep_standing_answer(self, table: str, seat: int, code: str, turn: int) -> None:
        """Keep a seat's standing answer."""

    async def add_chat(self, table: str, guest: str, line: ChatLine) -> None:
        """Add a line of chat."""

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Note that a table has a rematch; Taken when it has one already."""

    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables that a guest hosts or holds a seat of, last changed first, without entries and chat."""

    async def open_tables(self, guest: str) -> int:
        """How many tables a guest hosts that are not over."""

    async def bots_due(self) -> list[str]:
        """The tables at which a bot is to act."""

    async def keep_variant(self, game: str, fingerprint: str, files: Values, guest: str) -> None:
        """Keep a variant's data by the name of each file; the same data again change nothing.

        Where a guest, or all together, have as many as they may, the oldest of which no table is made go; Refused when
        there is none.
        """

    async def variant(self, game: str, fingerprint: str) -> Values | None:
        """The data of a variant."""

    async def close(self) -> None:
        """Finish what was started."""
