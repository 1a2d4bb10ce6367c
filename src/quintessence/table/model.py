"""A table as it is stored and given back: plain values, whatever holds them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from quintessence.core.game import RIVALS, Values
from quintessence.table.entry import Entry

CHALLENGE: Final = "challenge:"
"""Before the id of a challenge, in the origin of a table that has its deal."""
ANSWER_SECONDS: Final = 10
"""How long an answer window lasts where nobody chose."""
IMPORT: Final = "import"
"""The origin of a table that was made of a record."""
FORK: Final = "fork:"
"""Before the id of the table that it goes on from."""


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
    """All that is stored of a table."""

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
