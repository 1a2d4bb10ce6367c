"""The protocol that every storage implements: SQLite, PostgreSQL, and a browser's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from quintessence.core.game import Values
from quintessence.service.storage.model import Claim, Decide, Failure, ForeignEntry, KnownState, News, StoredReview
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, StoredTable, Summary


class Reading(Protocol):
    """The reading half of a storage, which workers have too."""

    async def guest(self, guest: str) -> Guest | None:
        """A guest who has a name or a table."""

    async def table(self, table: str) -> StoredTable | None:
        """A table with its entries, chat and people."""

    async def outline(self, table: str) -> StoredTable | None:
        """A table without entries and chat, as `tables_of` has it."""

    async def tables_of(self, guest: str, skipped: int = 0, most: int = 500) -> list[StoredTable]:
        """Some tables that a guest hosts or holds a seat of, last changed first, without entries and chat."""

    async def variant(self, game: str, fingerprint: str) -> Values | None:
        """The data of a variant."""

    async def document(self, owner: str, kind: str, name: str) -> str | None:
        """What is kept for a guest or a table (`owner`) by that kind and name, as JSON."""

    async def document_page(self, owner: str, kind: str, after: str, most: int) -> list[tuple[str, str]]:
        """The names and the JSON of some of one kind, by their names, from behind `after` on."""

    async def documents(self, owner: str, kind: str) -> dict[str, Values]:
        """What is kept for an owner of one kind, by its names, longest unchanged first."""


class Storage(Reading, Protocol):
    """Where tables live. A coroutine that writes returns once the write is durable.

    One that changes who may do what at a table returns the table's new count of such changes, or 0 where nobody counts.
    """

    @property
    def is_shared(self) -> bool:
        """Whether other processes write here too, and tell this one."""

    @property
    def location(self) -> str:
        """Where all of it is, for a worker that reads there: see `open_reading`."""

    async def store_guest(self, guest: Guest) -> None:
        """Add or change a guest."""

    async def add_table(
        self,
        table: StoredTable,
        data: Values | None = None,
        spared: Sequence[str] = (),
        claim: Claim | None = None,
        rematch_of: str = "",
    ) -> Sequence[str]:
        """Add a table with all it has: its entries, the data of its variant, and what it claims; all or nothing.

        Taken where the claim is, or where the table that it is the rematch of has another one. NoRoom where its host
        has as many that are not over as one may.

        Where the host has as much in all as one may, copies that are over go, longest unchanged first, but for those
        that are spared: their ids. NoRoom when that is not enough.
        """

    async def table_bytes(self) -> int:
        """How much all tables take, about."""

    async def drop_copies(self, bytes_: int, spared: Sequence[str]) -> tuple[Sequence[str], int]:
        """Remove copies of all guests that are over until so many bytes are free; their ids, and what is missing."""

    def append(self, table: str, entry: Entry, summary: Summary | None, people: int = 0) -> Awaitable[None]:
        """Add an entry, and a new summary where there is one. The write starts before this is awaited.

        Taken when the entry's line is, or when who may do what has changed since `people` was counted.
        """

    async def hold(self, table: str, seat: int, guest: str, first: bool, people: int | None = None) -> int:
        """Let a guest hold a seat; with `first`, Taken when someone else does already.

        Here and below: Taken when who may do what has changed since `people` was counted, where that is given. Whether
        something may be done is decided by what was read then.
        """

    async def store_sitter(self, table: str, seat: int, guest: str) -> int:
        """Note for ever that a guest has held a seat, without letting it hold the seat."""

    async def renew_seat(
        self, table: str, seat: int, invitation: str, key: str, holder: str | None, people: int | None = None
    ) -> int:
        """Give a seat new tokens, and leave it to nobody but `holder`."""

    async def renew_watch(self, table: str, token: str, people: int | None = None) -> int:
        """Give a new spectators' token, and send the spectators away."""

    async def watch(self, table: str, guest: str, people: int | None = None) -> int:
        """Let a guest watch."""

    async def store_standing_answer(
        self, table: str, seat: int, code: str, turn: int, people: int | None = None
    ) -> int:
        """Keep a seat's standing answer."""

    async def store_default_answer(self, table: str, seat: int, revision: int, people: int | None = None) -> int:
        """Keep that a seat has chosen the default answer by hand, at a revision; for other processes to know."""

    async def add_chat(self, table: str, guest: str, line: ChatLine) -> None:
        """Add a line of chat; NoRoom where the table has as many as one may."""

    async def listed_tables(self, most: int) -> list[StoredTable]:
        """The tables that are listed, by the note of their last terms, and not over; as `tables_of` has them."""

    async def open_tables(self, guest: str) -> int:
        """How many tables a guest hosts that are not over."""

    async def bots_due(self) -> list[str]:
        """The tables at which a bot is to act."""

    async def people_due(self, since: float, most: int) -> list[str]:
        """The tables that are played, wait for people and have changed since, last changed first."""

    async def store_variant(self, game: str, fingerprint: str, files: Values, guest: str) -> None:
        """Keep a variant's data by the name of each file; the same data again change nothing.

        Where a guest, or all together, have as many as they may, the oldest of which no table is made go; Refused when
        there is none.
        """

    async def store_document(self, owner: str, kind: str, name: str, body: Values | str) -> None:
        """Add or replace what is kept for a guest or a table (`owner`) beside the logs, by its kind and name.

        A text is JSON already. NoRoom where it is too long, or its owner has as many or as much as one may. A table's
        go with the table.
        """

    async def change_documents(
        self, owner: str, kind: str, names: Sequence[str] | None, decide: Decide
    ) -> dict[str, Values]:
        """Read documents of an owner and a kind (all, where no names are given), decide what they become, and write.

        Nobody else writes them meanwhile; where it is refused, nothing is changed. What is there then. Of few small
        documents only: see `change.change_document`.
        """

    async def remove_document(self, owner: str, kind: str, name: str) -> None:
        """Remove it, if it is there."""

    async def document_bytes(self) -> int:
        """How much is kept in documents for all owners together."""

    async def remove_table(self, table: str) -> None:
        """Remove a table with all that is kept of it, if it is there."""

    async def forget(self, is_over: bool, before: float, spared: list[str], most: int) -> list[str]:
        """Remove some tables, over or not, that have not changed since; their ids. Not where someone is online."""

    async def close(self) -> None:
        """Finish what was started."""


class StoredReviewClaims(Protocol):
    """Which process makes which review. A claim holds while its process lives; nothing of it survives a crash.

    Keys start with the table's id and a slash: a table's claims go with the table.
    """

    async def look(self, key: str) -> StoredReview | None:
        """A review that another process makes, or that was made lately; its failure only once. None otherwise."""

    async def claim(self, key: str, guest: str, most: int) -> StoredReview | None:
        """Claim a review for this process, as far as it was told; None where another one that lives has it.

        NoRoom where so many others are being made for the guest.
        """

    async def tell(self, key: str, guest: str, notes: Values, is_made: bool) -> bool:
        """Note how far a review is; whether it is still this process's."""

    async def fail(self, key: str, failure: Failure) -> None:
        """Note that a review of this process has failed."""

    async def drop(self, key: str) -> None:
        """Give up a claim of this process."""


class SharedStorage(Storage, Protocol):
    """A storage that other processes write to as well: what they wrote, and which of them keeps a table's time."""

    @property
    def review_claims(self) -> StoredReviewClaims:
        """Which process makes which review."""

    def listen(
        self,
        on_table: Callable[[str, ForeignEntry | None], None],
        on_gap: Callable[[], None],
        on_orphans: Callable[[], None],
    ) -> None:
        """Have the tables named that others change, and the entry where it is one; after a gap some may be missing."""

    async def news(self, table: str, line: int) -> News | None:
        """What is new at a table since a line of its log; None where there is no such table."""

    async def table_after(self, table: str, line: int) -> StoredTable | None:
        """A table with all but the entries up to a line."""

    async def chat_between(self, table: str, first: int, last: int) -> list[ChatLine]:
        """The lines of a table's chat from one number to before another, in the order of their commits."""

    async def store_pins(self, table: str, before: str, after: str) -> bool:
        """Keep what the allies at a table propose, unless that is no more what it was before; whether it is kept."""

    async def changed(self, known: list[KnownState]) -> list[str]:
        """Which tables have changed since they were as known."""

    async def beat(self, metrics: Values, usage: Values) -> dict[str, Values]:
        """Say that this process lives, and so keeps what it keeps; with what it counts, and what guests use of it.

        What guests use of each of the other processes, as those told last.
        """

    async def metrics(self) -> dict[str, Values]:
        """What each process that lives counted last."""

    async def store_presence(self, seats: dict[str, list[int]]) -> None:
        """Note which seats of some tables have someone online at this process, and tell the others."""

    async def claim(self, table: str) -> bool:
        """Take the lease of a table for this process, unless another one that lives has it."""

    async def leases(self) -> set[str]:
        """The tables whose leases this process holds."""

    async def orphans(self) -> list[str]:
        """Some tables that need a lease, which nobody who lives holds."""

    async def leave(self) -> None:
        """Give up what this process keeps; the others are told."""
