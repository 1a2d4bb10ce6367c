"""What is stored of guests and tables, as plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from quintessence.core.game import RIVALS, Json, Refused, Values

PLAY: Final = "play"
UNDO: Final = "undo"
RESIGN: Final = "resign"
OFFER: Final = "offer"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
ABANDON: Final = "abandon"
SEAT: Final = "seat"
"""Someone else may sit in a seat, or does: only a note, which everyone reads."""

STAND_IN: Final = "stand_in"
BACK: Final = "back"
"""A bot plays for someone who is gone (its level is the row), and: who was gone has the seat again."""
ASK_BACK: Final = "ask_back"
GIVE_BACK: Final = "give_back"
KEEP: Final = "keep"
"""A seat asks the others to let it take back to where so many actions (the row) had been played; agreed, and not."""
TAKE_BACK: Final = "take_back"
"""All actions after so many (the row) are taken back."""
TERMS: Final = "terms"
"""What the host has set for the table beside the game: the row is an object of what has changed."""

CLOCKS: Final = "clocks"
"""What each seat's clock says (the row): time is in the log, so that no restart and no other clock changes it."""
TIME_UP: Final = "time_up"
"""A seat's time is over, and a bot of a level (the row) moves for it until its turn ends."""

CHALLENGE: Final = "challenge:"
"""Before the id of a challenge, in the origin of a table that has its deal."""
ANSWER_SECONDS: Final = 10
"""How long an answer window lasts where nobody chose."""


class Taken(Exception):
    """Another entry has that line already, or another guest that seat: whoever comes second must look again."""


class StorageFailed(Refused):
    """The disk is full or broken; nothing of the write was kept."""


class NoRoom(Refused):
    """A guest, or all together, have stored as much as they may."""


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
    """"" for a table set up here, "import", "fork:" or "challenge:" with an id, or the table it is the rematch of."""
    answer_seconds: int | None = ANSWER_SECONDS
    """How long an answer window lasts at several devices; None: as long as people like."""
    variant: str = ""
    """The fingerprint of the game's data; "" for the package's own."""
    relation: str = RIVALS
    sides: tuple[str, ...] = ()
    """Whether the seats are allies, and the sides that nobody sits at: as the state says, for the lists."""


@dataclass
class SeatHold:
    """Who may sit in a seat: its kind, a bot's level, the invitation, the holders' own key, and the holders."""

    kind: str
    level: str | None
    invitation: str
    key: str
    holders: list[str] = field(default_factory=list)
    standing_answer: str = ""
    standing_turn: int = 0
    """The answer given ahead, and the turn in which it was chosen; only the holders know it."""
    kept_revision: int = -1
    """The revision at which the default answer was chosen by hand, where other processes have to know."""


class Entry(NamedTuple):
    """One line of a table's log; lines are only ever added."""

    line: int
    """Counts from 1; with the table's id it is unique, and so decides every race."""
    kind: str
    seat: int | None
    row: list[Json] | None
    note: str | None
    """Why the server chose for someone ("bot_overran"), if it did."""
    at: float


@dataclass(frozen=True)
class ChatLine:
    """One line of a table's chat."""

    name: str
    text: str
    at: float


class Summary(NamedTuple):
    """What lists show of a table; it follows from the entries, and may lag behind them within a turn."""

    status: str
    revision: int
    played: int
    to_act: list[int]
    bot_due: bool
    """Whether the server has something to do here: a bot is to act, or clocks run."""
    state_hash: str = ""
    """Of the final state, once the match is over: the record outlives the rules."""
    result: Values | None = None
    """What each seat plays and the round, and how it ended: places, totals, the reason. None for old tables."""


@dataclass
class StoredTable:
    """All that is kept of a table."""

    header: Header
    seats: list[SeatHold]
    watch: str
    """The spectators' token."""
    summary: Summary
    updated: float
    rematch: str = ""
    entries: list[Entry] = field(default_factory=list)
    """As it was read; a table in memory has its log instead."""
    chat: list[ChatLine] = field(default_factory=list)
    watchers: set[str] = field(default_factory=set)
    sitters: set[tuple[int, str]] = field(default_factory=set)
    """Every seat with every guest who ever held it, also by its key alone (""): this outlives the holding."""
    names: dict[str, Guest] = field(default_factory=dict)
    people: int = 0
    """How often who may do what has changed, where other processes may change it too: an entry names this count."""
    chats: int = 0
    """How many lines of chat there are, where other processes may write some too."""
    pins: str = ""
    """What the allies propose, as it was last read where other processes have to know it; not read with the table."""


class Told(NamedTuple):
    """An entry that another process has written, and how often who may do what had changed by then."""

    entry: Entry
    people: int


class Known(NamedTuple):
    """How far a process knows a table: its last line, and the counts of people's changes and of chat."""

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
