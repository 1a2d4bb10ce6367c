"""The shapes of the wire, as the OpenAPI schema gives them to the page."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from quintessence.server.window import SECONDS

Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=31, strict=True)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000, strict=True)]
RowIn = Annotated[list[JsonValue], Field(min_length=1, max_length=50)]
Status = Literal["waiting", "playing", "over", "unreadable"]
Kind = Literal["me", "screen", "friend", "bot"]
Value = dict[str, JsonValue]


class Sent(BaseModel):
    """What a client sends: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class Me(BaseModel):
    id: str
    name: str
    colour: str


class NewMe(Sent):
    name: Annotated[str, StringConstraints(max_length=200)]
    colour: Annotated[str, StringConstraints(pattern=r"^[a-z0-9#-]{1,24}$")]


class OptionOut(BaseModel):
    name: str
    default: JsonValue
    choices: list[JsonValue]


class GameOut(BaseModel):
    slug: str
    version: int
    seats: list[int]
    options: list[OptionOut]
    levels: list[str]
    provenance: Value
    data: Literal["package", "replaced", "refused"]
    hides: bool
    standing: list[str]


class SeatIn(Sent):
    kind: Kind
    level: Annotated[str, StringConstraints(max_length=40)] | None = None


Seats = Annotated[list[SeatIn], Field(min_length=1, max_length=32)]


class NewTable(Sent):
    game: Annotated[str, StringConstraints(max_length=100)]
    options: Value = {}
    seats: Seats
    answer_seconds: Literal[5, 10, 20, 40] | None = SECONDS
    seed: Annotated[str, StringConstraints(max_length=200)] | None = None


class Said(BaseModel):
    row: list[JsonValue]
    values: Value


class Prompt(BaseModel):
    code: str
    values: Value


class Objection(BaseModel):
    code: str
    rule: str
    values: Value


class Window(BaseModel):
    """A seat is asked in another's turn: for how many seconds, how many milliseconds are left, what silence means."""

    seat: int
    seconds: float | None
    left: int | None
    silence: Said
    prompt: Prompt


class Own(BaseModel):
    """What only the holder of a seat is told: its standing answer, and whether the answer to this window is kept."""

    standing: str | None = None
    kept: bool = False


class State(Own):
    number: int
    played: int
    seat: int | None
    to_act: list[int]
    view: Value
    legal: list[Said]
    prompt: Prompt | None
    undo: Literal[True] | str
    undo_seat: int | None
    outcome: Value | None
    practice: bool
    window: Window | None = None


class SeatOut(BaseModel):
    seat: int
    kind: Kind
    level: str | None
    name: str
    colour: str | None
    guest: bool
    held: bool
    online: bool
    link: str | None


class ChatLine(BaseModel):
    name: str
    text: str
    at: float


class Note(BaseModel):
    played: int
    code: str
    seat: int | None


class TableHead(BaseModel):
    """A table without its state."""

    id: str
    game: str
    version: int
    options: Value
    status: Status
    number: int
    played: int
    commitment: str
    seed: str | None
    host: bool
    imported: bool
    practice: bool
    hides: bool
    common: bool
    answer_seconds: int | None
    standings: list[str]
    seats: list[SeatOut]
    watch_link: str | None
    resigned: list[int]
    draw_offer: int | None
    result: Value | None
    rematch: str | None
    notes: list[Note]
    chat: list[ChatLine]


class Table(TableHead):
    state: State | None


class ListedSeat(BaseModel):
    name: str
    kind: Kind
    level: str | None


class Listed(BaseModel):
    id: str
    game: str
    status: Status
    to_act: list[int]
    held: list[int]
    result: Value | None
    yours: bool
    seats: list[ListedSeat]
    number: int
    played: int
    updated: float


class Join(Sent):
    token: Token


class Play(Sent):
    seat: SeatNumber
    number: Count
    row: RowIn


class Undo(Sent):
    seat: SeatNumber
    number: Count


class Stand(Sent):
    seat: SeatNumber
    code: Annotated[str, StringConstraints(min_length=1, max_length=60)]


class InSeat(Sent):
    seat: SeatNumber


class Draw(Sent):
    seat: SeatNumber
    answer: Literal["offer", "accept", "decline"]


class Fork(Sent):
    at: Count
    seats: Seats


class Chat(Sent):
    text: Annotated[str, StringConstraints(max_length=4000)]


class Revoke(Sent):
    seat: SeatNumber | Literal["spectator"]


class Why(Sent):
    seat: SeatNumber
    rows: Annotated[list[JsonValue], Field(max_length=200)]


class TrailsAsked(Sent):
    seat: SeatNumber
    tag: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    start: Annotated[list[JsonValue], Field(max_length=20)]


class Trail(BaseModel):
    """Some actions in a row, and where they lead."""

    rows: list[list[JsonValue]]
    values: Value
    stop: bool
    over: bool
    events: list[Said]


class Trails(BaseModel):
    trails: list[Trail]


class SketchTrails(Sent):
    tag: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    start: Annotated[list[JsonValue], Field(max_length=20)]


class SketchAsked(Sent):
    game: Annotated[str, StringConstraints(max_length=100)]
    options: Value = {}
    rows: Annotated[list[RowIn], Field(max_length=60)] = []
    seat: SeatNumber | None = None
    why: Annotated[list[JsonValue], Field(max_length=200)] | None = None
    trails: SketchTrails | None = None


class Sketch(BaseModel):
    """A position that is not stored anywhere: for lessons and drawn examples."""

    state: State
    events: list[Said]
    answers: list[Objection | None] | None = None
    trails: list[Trail] | None = None


class Number(BaseModel):
    number: int


class Link(BaseModel):
    link: str


class WhyAnswers(BaseModel):
    answers: list[Objection | None]


class Hint(Said):
    value: float
    line: list[Said]


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
