"""What is stored of a table, and the protocol that every storage keeps."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from quintessence.core.game import Json, Refused, Values
from quintessence.server.window import SECONDS

PLAY: Final = "play"
UNDO: Final = "undo"
RESIGN: Final = "resign"
OFFER: Final = "offer"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
ABANDON: Final = "abandon"


class Taken(Exception):
    """Another entry has that number already, or another guest that seat: whoever comes second must look again."""


class StorageFailed(Refused):
    """The disk is full or broken; nothing of the write was kept."""


class DatabaseRefused(Refused):
    """The database cannot be opened by this version."""


@dataclass(frozen=True)
class Guest:
    """A person or a program, known by a signed cookie."""

    id: str
    name: str
    colour: str


@dataclass(frozen=True)
class Header:
    """What never changes of a table: with the entries, all of its match."""

    id: str
    game: str
    version: int
    options: Values
    seats: int
    seed: str
    commitment: str
    host: str
    created: float
    origin: str = ""
    """"" for a table set up here, "import", or the table it was forked from or is the rematch of."""
    answer_seconds: int | None = SECONDS
    """How long an answer window lasts at several devices; None: as long as people like."""
    data: str = ""
    """The fingerprint of replaced data; "" for the package's own."""


@dataclass
class Place:
    """Who may sit in a seat: its kind, a bot's level, the invitation, the holders' own key, and the holders."""

    kind: str
    level: str | None
    token: str
    key: str
    holders: list[str] = field(default_factory=list)
    standing: str = ""
    standing_turn: int = 0
    """The answer given ahead, and the turn in which it was chosen; told to the holders alone."""


class Entry(NamedTuple):
    """One line of a table's log; lines are only ever added."""

    number: int
    """Its place in the log, from 1; with the table's id it is unique, and so decides every race."""
    kind: str
    seat: int | None
    row: list[Json] | None
    note: str | None
    """Why the server chose in someone's place ("bot_overran"), if it did."""
    at: float


@dataclass(frozen=True)
class Line:
    """One line of a table's chat."""

    name: str
    text: str
    at: float


class Summary(NamedTuple):
    """What lists show of a table; it follows from the entries, and may lag behind them within a turn."""

    status: str
    number: int
    played: int
    to_act: list[int]
    bot_due: bool
    state_hash: str = ""
    """Of the final state, once the match is over: the record outlives the rules."""
    result: Values | None = None
    """How it ended: places, totals, the reason. None before, and for what ended before this was kept."""


@dataclass
class Stored:
    """All that is kept of a table."""

    header: Header
    places: list[Place]
    watch: str
    """The spectators' token."""
    summary: Summary
    updated: float
    rematch: str = ""
    entries: list[Entry] = field(default_factory=list)
    chat: list[Line] = field(default_factory=list)
    watchers: set[str] = field(default_factory=set)
    names: dict[str, Guest] = field(default_factory=dict)


class Storage(Protocol):
    """Where tables live. A coroutine that writes returns once the write is durable."""

    async def guest(self, guest: str) -> Guest | None:
        """A guest who has a name or a table."""

    async def keep_guest(self, guest: Guest) -> None:
        """Add or change a guest."""

    async def add_table(self, table: Stored) -> None:
        """Add a table with all it has; its entries too."""

    async def table(self, table: str) -> Stored | None:
        """A table with its entries, chat and people."""

    def append(self, table: str, entry: Entry, summary: Summary | None) -> Awaitable[None]:
        """Add an entry, and a new summary where there is one. The write begins before this is awaited.

        Taken when the entry's number is.
        """

    async def hold(self, table: str, seat: int, guest: str, first: bool) -> None:
        """Let a guest hold a seat; with `first`, Taken when someone else does already."""

    async def renew_seat(self, table: str, seat: int, token: str, key: str, keep: str | None) -> None:
        """Give a seat new tokens, and leave it to nobody but `keep`."""

    async def renew_watch(self, table: str, token: str) -> None:
        """Give a new spectators' token, and send the spectators away."""

    async def watch(self, table: str, guest: str) -> None:
        """Let a guest watch."""

    async def keep_standing(self, table: str, seat: int, code: str, turn: int) -> None:
        """Keep a seat's standing answer."""

    async def say(self, table: str, guest: str, line: Line) -> None:
        """Add a line of chat."""

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Note that a table has a rematch; Taken when it has one already."""

    async def tables_of(self, guest: str) -> list[Stored]:
        """The tables that a guest hosts or holds a seat of, last changed first, without entries and chat."""

    async def open_tables(self, guest: str) -> int:
        """How many tables a guest hosts that are not over."""

    async def bots_due(self) -> list[str]:
        """The tables at which a bot is to act."""

    async def close(self) -> None:
        """Finish what was begun."""
