"""What the server tells of a table: its seats, who is there, its state, and how it stands in a list."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from quintessence.server.wire.brought_games import Origin
from quintessence.server.wire.game_shapes import Relation
from quintessence.server.wire.play_shapes import ActionOut, ClockOut, State
from quintessence.server.wire.requests import Kind, Value

Status = Literal["waiting", "playing", "over", "unreadable"]
Information = Literal["open", "shared", "private"]
Presence = Literal["here", "away", "gone"]


class Watcher(BaseModel):
    """Someone who looks on without a seat."""

    name: str
    presence: Presence


class SeatOut(BaseModel):
    """A seat of a table: who holds it, and whether they are there."""

    seat: int
    kind: Kind
    level: str | None
    name: str
    colour: str | None
    guest: bool
    held: bool
    online: bool
    presence: Presence | None
    stand_in: str | None
    link: str | None
    code: str | None
    """What brings its holders back from another browser: for them alone."""


class ChatLine(BaseModel):
    """A line of chat."""

    name: str
    text: str
    at: float


class PinOut(ActionOut):
    """An action that a seat proposes to its allies."""

    seat: int


class Note(BaseModel):
    """Something that was noted about the match, after so many actions."""

    played: int
    code: str
    seat: int | None


class TableHead(BaseModel):
    """A table without its state."""

    id: str
    game: str
    version: int
    variant: str
    options: Value
    status: Status
    revision: int
    played: int
    commitment: str
    seed: str | None
    host: bool
    may_write: bool
    imported: bool
    challenge: str | None
    """The challenge whose deal it has: there are no hints, and nothing is shown or taken back before the end."""
    may_hand_on: bool
    """Whether it is over, and the caller may challenge others with its deal."""
    continues: bool
    """Whether it goes on from another table: a rematch, or a moment of a match that was."""
    practice: bool
    sole_player: bool
    """Whether the caller plays several seats of allies and no other person plays: it may look through all of them."""
    information: Information
    relation: Relation
    sides: list[str]
    answer_seconds: int | None
    standing_answers: list[str]
    formats: list[str]
    """The foreign logs that a match of this game can be written as."""
    seats: list[SeatOut]
    watch_link: str | None
    watchers: list[Watcher]
    claim_seconds: int | None
    clock: ClockOut | None
    listed: bool
    stand_in_levels: list[str]
    resigned: list[int]
    draw_offer: int | None
    take_back: Literal["free", "ask"] | None
    """Whether the caller may take back more than an undo: freely, by asking the others, or not."""
    back_asked: int | None
    """The seat that asks to take back."""
    back_given: list[int]
    casual: bool
    """Whether something was taken back: then it is no match to be measured by."""
    result: Value | None
    rematch: str | None
    notes: list[Note]
    chat: list[ChatLine]
    pins: list[PinOut]


class Table(TableHead):
    """A table with its state, as the caller may see it; without a state where its rules or data are gone."""

    state: State | None


class ListedSeat(BaseModel):
    """A seat as a list shows it."""

    name: str
    kind: Kind
    level: str | None


class Listed(BaseModel):
    """A table as a list shows it."""

    id: str
    game: str
    variant: str
    status: Status
    relation: Relation
    sides: list[str]
    terms: Value
    """Against what it is played, where a side that nobody sits at leaves a choice: its options and their values."""
    to_act: list[int]
    held: list[int]
    result: Value | None
    """How it ended; beside it, and before it has ended, what each seat plays and the round."""
    yours: bool
    seats: list[ListedSeat]
    revision: int
    played: int
    created: float
    updated: float
    clock_left: int | None
    """Milliseconds that the caller has left, where its clock runs."""
    origin: Origin
    casual: bool
    """Whether turns were taken back, or it goes on from another match: its result is not counted."""
    may_hand_on: bool
    """Whether the caller may challenge others with its deal; what its log says against it is known when it is asked."""
    label: str
    deleted: bool
    """The caller's own note: a name for it, and that it is not to be seen any more."""
    archived: bool
    """Whether it was brought along from elsewhere: there is no table here, but perhaps its record."""


class OpenTable(BaseModel):
    """A table that everyone may find: with a seat that is free, or to watch."""

    id: str
    game: str
    seats: list[ListedSeat]
    is_free: bool
    link: str
    played: int
    updated: float


class OpenTables(BaseModel):
    """Whether this server has such a list at all, and who is on it."""

    allowed: bool
    tables: list[OpenTable]


class Imported(BaseModel):
    """The table that was made of a record."""

    id: str


class WrittenLog(BaseModel):
    """A match in the log language of another site."""

    text: str


class Link(BaseModel):
    """An address that lets others in."""

    link: str
