"""The shapes of what the server answers, as the OpenAPI schema gives them to the page."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, JsonValue

from quintessence.server.wire.kept_games import Origin
from quintessence.server.wire.requests import Kind, Value

Status = Literal["waiting", "playing", "over", "unreadable"]
Information = Literal["open", "shared", "private"]
Relation = Literal["rivals", "allies"]


class Me(BaseModel):
    id: str
    name: str
    colour: str


class NotificationsOut(BaseModel):
    """By which ways this server tells people of their turn, and what it keeps of who asks."""

    push_key: str | None
    """The key with which a browser subscribes; None where there is no push."""
    mail: bool
    webhook: bool
    """Whether a program of the server's owner is told as well."""
    address: str | None
    is_confirmed: bool


class OptionOut(BaseModel):
    name: str
    default: JsonValue
    choices: list[JsonValue]
    seats: dict[str, list[int]]
    """The numbers of players that a choice leaves, by its JSON, where they differ from the usual ones."""


class PresetOut(BaseModel):
    """A way to begin that the game recommends."""

    code: str
    seats: int
    options: Value


class GameOut(BaseModel):
    slug: str
    version: int
    seats: list[int]
    usual_seats: list[int]
    options: list[OptionOut]
    presets: list[PresetOut]
    levels: list[str]
    provenance: Value
    data: Literal["package", "replaced", "refused"]
    data_files: list[str]
    standing_answers: list[str]
    board: str | None
    relation: Relation


class VariantOut(BaseModel):
    variant: str
    provenance: Value
    options: list[OptionOut]


class ActionOut(BaseModel):
    """An action: its row, and its ids by the names that the texts use."""

    row: list[JsonValue]
    values: Value


class CriterionOut(BaseModel):
    code: str
    removed: list[str]
    values: Value


class ExplanationOut(BaseModel):
    """How a scripted side chose: what it could have chosen, which criterion took what away, what was left."""

    side: str
    candidates: list[str]
    criteria: list[CriterionOut]
    left: list[str]


class EventOut(BaseModel):
    row: list[JsonValue]
    values: Value
    explanation: ExplanationOut | None = None


class Prompt(BaseModel):
    code: str
    values: Value


class Objection(BaseModel):
    code: str
    rule: str
    values: Value


class Window(BaseModel):
    """A seat is asked in another's turn: for how many seconds, how many milliseconds are left, what counts as none."""

    seat: int
    seconds: float | None
    left: int | None
    default_answer: ActionOut
    prompt: Prompt


class ClockOut(BaseModel):
    """The time that each seat has, for a turn or for the game, and what happens at zero."""

    per: Literal["turn", "game"]
    seconds: int
    increment: int
    at_zero: Literal["bot", "default", "loss"]
    level: str


class Clocks(BaseModel):
    """What the clocks say: milliseconds of each seat (None for a bot's), which of them run, for whom a bot moves."""

    left: list[int | None]
    running: list[int]
    overdue: list[int]
    begun: bool


class OwnAnswer(BaseModel):
    """What only the holder of a seat gets: its standing answer, and whether the answer to this window is kept."""

    standing_answer: str | None = None
    kept: bool = False


class State(OwnAnswer):
    revision: int
    played: int
    seat: int | None
    questions: dict[str, int]
    to_act: list[int]
    view: Value
    legal: list[ActionOut]
    prompt: Prompt | None
    undo: Literal[True] | str
    undo_seat: int | None
    outcome: Value | None
    practice: bool
    window: Window | None = None
    clocks: Clocks | None = None


Presence = Literal["here", "away", "gone"]


class Watcher(BaseModel):
    """Someone who looks on without a seat."""

    name: str
    presence: Presence


class SeatOut(BaseModel):
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
    name: str
    text: str
    at: float


class PinOut(ActionOut):
    """An action that a seat proposes to its allies."""

    seat: int


class Note(BaseModel):
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
    continues: bool
    """Whether it goes on from another table: a rematch, or a moment of a match that was."""
    practice: bool
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
    state: State | None


class ListedSeat(BaseModel):
    name: str
    kind: Kind
    level: str | None


class Listed(BaseModel):
    id: str
    game: str
    variant: str
    status: Status
    relation: Relation
    sides: list[str]
    to_act: list[int]
    held: list[int]
    result: Value | None
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


class Trail(BaseModel):
    """Some actions in a row, what comes of the last, and the tags of what the seat may do after it."""

    rows: list[list[JsonValue]]
    values: Value
    next: list[str]
    events: list[EventOut]


class Preview(BaseModel):
    """What some actions in a row would come to: events, and the parts of the view that would be different."""

    objection: Objection | None
    """Why one of them cannot be played; there is nothing else then."""
    events: list[EventOut]
    changed: Value


class Previews(BaseModel):
    previews: list[Preview]


class Trails(BaseModel):
    trails: list[Trail]


class Sketch(BaseModel):
    """A position that is not stored anywhere: for lessons and drawn examples."""

    state: State
    events: list[EventOut]
    answers: list[Objection | None] | None = None
    trails: list[Trail] | None = None


class WrittenLog(BaseModel):
    """A match in the log language of another site."""

    text: str


class Played(BaseModel):
    """The revision after an action; `kept` where the answer waits until its window closes."""

    revision: int
    kept: bool = False


class Link(BaseModel):
    link: str


class Reach(BaseModel):
    """Where others find this server; None where only its own machine does. Whether that was opened, and may be."""

    address: str | None
    opened: bool
    may_open: bool


class WhyAnswers(BaseModel):
    answers: list[Objection | None]


class Hint(ActionOut):
    value: float
    line: list[ActionOut]
    reason: Prompt | None
    """Why the bot would do it, from a bot that can say so."""


class Imported(BaseModel):
    """The table that was made of a record."""

    id: str


class Health(BaseModel):
    ok: bool
    version: str
    compiled: bool


class ProblemOut(BaseModel):
    """JSON problem details with the engine's code and values."""

    type: str
    title: str
    status: int
    code: str
    values: Value
