"""What a storage tells beside the tables themselves: failures, news, claims, as plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from quintessence.core.game import Refused, Values
from quintessence.table.entry import Entry


class Taken(Exception):
    """Another entry has that line already, or another guest that seat: whoever comes second must look again."""


class StorageFailed(Refused):
    """The disk is full or broken; nothing of the write was kept."""


class NoRoom(Refused):
    """A guest, or all together, have stored as much as they may."""


class DatabaseRefused(Refused):
    """The database cannot be opened by this version."""


class ForeignEntry(NamedTuple):
    """An entry that another process has written, and the count of people's changes at that table by then."""

    entry: Entry
    people: int


class KnownState(NamedTuple):
    """How much of a table a process has read: its last line, and the counts of people's changes and of chat."""

    table: str
    line: int
    people: int
    chats: int
    pins: str


Decide: TypeAlias = Callable[[dict[str, Values]], Mapping[str, "Values | None"]]
"""What some documents become, by their names: None where one goes. It may refuse, and may be asked twice."""


@dataclass(frozen=True)
class Claim:
    """A document that is written together with a new table, or neither is: it says whose that table is."""

    owner: str
    kind: str
    name: str
    body: Values
    replaced: Values | None = None
    """What it takes the place of: Taken where anything else is there by then."""
    most: int | None = None
    full: str = "too_many_documents"
    """How many of its kind the owner may have, and the refusal beyond."""


class News(NamedTuple):
    """What has changed at a table since one last looked."""

    people: int
    chats: int
    pins: str
    entries: list[Entry]
    elsewhere: frozenset[int]
    """The seats with someone online at another process."""


Failure: TypeAlias = tuple[int, str, Values]
"""Why something has failed: the HTTP status, the code and the values of a refusal."""


class StoredReview(NamedTuple):
    """A review that some process makes or has made, as far as it was told."""

    notes: Values | None
    failure: Failure | None
