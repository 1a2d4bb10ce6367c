"""What clients send: one model for each request, by REST as its body, over the socket as its message."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from quintessence.table.model import ANSWER_SECONDS

Token = Annotated[str, StringConstraints(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Field(ge=0, le=31, strict=True)]
Count = Annotated[int, Field(ge=0, le=1_000_000_000, strict=True)]
Question = Annotated[int, Field(ge=0, lt=2**53, strict=True)]
RowIn = Annotated[list[JsonValue], Field(min_length=1, max_length=50)]
Tag = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Slug = Annotated[str, StringConstraints(max_length=100)]
Variant = Annotated[str, StringConstraints(max_length=64)]
Kind = Literal["me", "screen", "friend", "bot"]
Value = dict[str, JsonValue]


class Sent(BaseModel):
    """What a client sends: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class NewMe(Sent):
    """What the caller is called, and its colour."""

    name: Annotated[str, StringConstraints(max_length=200)]
    colour: Annotated[str, StringConstraints(pattern=r"^[a-z0-9#-]{1,24}$")]


class NewVariant(Sent):
    """The data of a variant: the text of each file in TOML, by the file's name."""

    files: Annotated[dict[Slug, str], Field(min_length=1, max_length=20)]


class SeatIn(Sent):
    """Who is to sit in a seat: the caller, a friend, somebody at the same screen, or a bot of a level."""

    kind: Kind
    level: Annotated[str, StringConstraints(max_length=200)] | None = None


Seats = Annotated[list[SeatIn], Field(min_length=1, max_length=32)]


class ClockIn(Sent):
    """The time that each seat has, and what happens at zero."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Field(ge=10, le=30 * 86400, strict=True)]
    increment: Annotated[int, Field(ge=0, le=3600, strict=True)] = 0
    """Seconds that a game's clock gains after each turn."""
    at_zero: Literal["bot", "default", "loss"] = "bot"
    level: Annotated[str, StringConstraints(max_length=200)] = "level3"
    """Of the bot that moves at zero, until the turn ends."""


class NewTable(Sent):
    """A table to be set up."""

    game: Slug
    options: Value = {}
    seats: Seats
    variant: Variant | None = None
    """A stored variant's fingerprint; "" the package's own data; without it this server's default."""
    answer_seconds: Literal[5, 10, 20, 40] | None = ANSWER_SECONDS
    seed: Annotated[str, StringConstraints(max_length=200)] | None = None
    claim_seconds: Literal[120, 300, 900, 3600, 86400] | None = None
    """After how long an absence the win may be claimed; None: never."""
    listed: Annotated[bool, Field(strict=True)] = False
    """Whether everyone who comes to this server finds the table."""
    pace: Literal[1, 3, 10] | None = None
    """Seconds that a bot waits before it plays, where bots play alone."""
    clock: ClockIn | None = None


class Join(Sent):
    """A token that lets the caller in: an invitation, a seat's key, or the spectators' token."""

    token: Token


class Recover(Sent):
    """The short code of a seat whose cookie is lost."""

    code: Annotated[str, StringConstraints(min_length=1, max_length=20)]


class Revoke(Sent):
    """Whose link is to be made anew, so that the old one no longer works."""

    seat: SeatNumber | Literal["spectator"]


class OpenNetwork(Sent):
    """Whether this server is to be reached from the local network."""

    open: Annotated[bool, Field(strict=True)]


class LanguageIn(Sent):
    """The language in which somebody wants to be written to."""

    language: Literal["en", "fr"]


class PushKeys(Sent):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, StringConstraints(max_length=120)]
    auth: Annotated[str, StringConstraints(max_length=60)]


class PushIn(LanguageIn):
    """A browser's push subscription."""

    endpoint: Annotated[str, StringConstraints(max_length=2000)]
    keys: PushKeys


class PushOut(Sent):
    """The push subscription that is to end."""

    endpoint: Annotated[str, StringConstraints(max_length=2000)]


class MailIn(LanguageIn):
    """The mail address that turns are to be told to."""

    address: Annotated[str, StringConstraints(max_length=254)]


class MailCode(Sent):
    """The code that was mailed to the address."""

    code: Annotated[str, StringConstraints(max_length=20)]


class ListTable(Sent):
    """Whether a table stands in the list that everyone may see."""

    listed: Annotated[bool, Field(strict=True)]


class MarkTable(Sent):
    """What of one's note about a table is to change."""

    label: Annotated[str, StringConstraints(max_length=400)] | None = None
    deleted: Annotated[bool, Field(strict=True)] | None = None


class NewChallenge(Sent):
    """A deal for friends: one seat is theirs, bots sit in the others."""

    game: Slug
    options: Value = {}
    seats: Seats


class AllowWatching(Sent):
    """Whether others who have played the challenge may look at the caller's finished game."""

    allow: Annotated[bool, Field(strict=True)]


class Fork(Sent):
    """The moment of a match from which a new table goes on, and who sits there."""

    at: Count
    seats: Seats
    puzzle: Annotated[bool, Field(strict=True)] = False
    """Whether the better turn that a review has found there is to be found by whoever plays."""


class InSeat(Sent):
    """Something that is asked for in one of the caller's seats."""

    seat: SeatNumber


class Play(InSeat):
    """An action as the answer to a question."""

    question: Question
    row: RowIn


class Undo(InSeat):
    """The seat's last action is taken back, while this question is asked."""

    question: Question


class StandingAnswer(InSeat):
    """The answer that a seat gives ahead, by its code."""

    code: Tag


class Away(Sent):
    """Whether nobody looks at the page now."""

    away: Annotated[bool, Field(strict=True)]


class StandIn(InSeat):
    """A bot of this level plays for a seat whose holder is gone."""

    level: Annotated[str, StringConstraints(max_length=200)]


class Draw(InSeat):
    """A draw is offered, accepted or declined."""

    answer: Literal["offer", "accept", "decline"]


class TakeBack(InSeat):
    """A seat asks to take back more than an undo may, or answers such a question."""

    answer: Literal["ask", "agree", "refuse"]


class Why(InSeat):
    """Rows of which the caller wants to know why they cannot be played."""

    rows: Annotated[list[JsonValue], Field(max_length=200)]


class Preview(InSeat):
    """Ways to go on, each some rows in a row."""

    ways: Annotated[list[Annotated[list[RowIn], Field(max_length=24)]], Field(max_length=8)]
    """Each some rows that follow from each other."""


class TrailsStart(Sent):
    """The kind of actions to be followed, and the first of them."""

    tag: Tag
    start: Annotated[list[JsonValue], Field(max_length=20)]


class TrailsFrom(TrailsStart):
    """The same, in one of the caller's seats."""

    seat: SeatNumber


class Pin(InSeat):
    """A row that is proposed to the allies, or no longer."""

    row: RowIn


class Chat(Sent):
    """A line of chat."""

    text: Annotated[str, StringConstraints(max_length=4000)]


class PuzzleRows(Sent):
    """A turn that someone tries at a puzzle, as far as it goes."""

    rows: Annotated[list[RowIn], Field(max_length=60)] = []


class PuzzleAsked(PuzzleRows):
    """A turn at a puzzle: the events of its last `told` rows are told, and what else is asked about its end."""

    told: Annotated[int, Field(ge=1, le=60)] = 1
    why: Annotated[list[JsonValue], Field(max_length=200)] | None = None
    trails: TrailsStart | None = None


class PuzzleTable(Sent):
    """The level of the bots at a table that goes on from a puzzle."""

    level: Annotated[str, StringConstraints(max_length=200)]


class SketchAsked(Sent):
    """A position for a lesson: a game, the rows that lead there, and what is asked about it."""

    game: Slug
    options: Value = {}
    rows: Annotated[list[RowIn], Field(max_length=60)] = []
    seat: SeatNumber | None = None
    told: Annotated[int, Field(ge=1, le=60)] = 1
    """Of how many of the last rows the events are told."""
    why: Annotated[list[JsonValue], Field(max_length=200)] | None = None
    trails: TrailsStart | None = None


class LabSheets(Sent):
    """The sheets of a game's data that were changed, as CSV, and what the variant is called."""

    sheets: Annotated[dict[Slug, str], Field(max_length=100)]
    name: Annotated[str, StringConstraints(max_length=200)] = ""


class LabFileIn(Sent):
    """A data file in TOML, or one sheet as CSV, which is then named."""

    text: str
    sheet: Annotated[str, StringConstraints(max_length=200)] = ""


class NewLabRun(LabSheets):
    """A comparison to be run: the changed sheets, who plays, and how many games."""

    seats: Annotated[int, Field(ge=1, le=32, strict=True)]
    level: Annotated[str, StringConstraints(max_length=200)]
    options: Value = {}
    games: Annotated[int, Field(ge=2, le=1_000_000, strict=True)]
    until_sure: Annotated[bool, Field(strict=True)] = True
    """Whether it ends as soon as it is known which way the chief measure goes."""
