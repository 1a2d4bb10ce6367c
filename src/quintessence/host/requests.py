"""What a page sends, read and bounded as the server's models do it (`server.wire.requests`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from quintessence.core.game import Json, Values
from quintessence.service.reading import Body
from quintessence.table.model import ANSWER_SECONDS

SEATS: Final = 31
_SAFE: Final = 2**53 - 1
_LEVEL: Final = 200
_SLUG: Final = 100
_ROWS: Final = 200
_TRIED: Final = 60
COLOUR: Final = re.compile(r"[a-z0-9#-]{1,24}")
DOCUMENT_NAME: Final = re.compile(r"[A-Za-z0-9_.:/-]{1,120}")


@dataclass(frozen=True)
class InSeat:
    seat: int


@dataclass(frozen=True)
class Play(InSeat):
    question: int
    row: list[Json]


@dataclass(frozen=True)
class Undo(InSeat):
    question: int


@dataclass(frozen=True)
class StandingAnswer(InSeat):
    code: str


@dataclass(frozen=True)
class StandIn(InSeat):
    level: str


@dataclass(frozen=True)
class Answered(InSeat):
    answer: str


@dataclass(frozen=True)
class Why(InSeat):
    rows: list[Json]


@dataclass(frozen=True)
class Preview(InSeat):
    ways: list[list[list[Json]]]


@dataclass(frozen=True)
class TrailsFrom(InSeat):
    tag: str
    start: list[Json]


@dataclass(frozen=True)
class Pin(InSeat):
    row: list[Json]


@dataclass(frozen=True)
class Chat:
    text: str


@dataclass(frozen=True)
class WantedSeat:
    kind: str
    level: str | None


@dataclass(frozen=True)
class WantedClock:
    per: str
    seconds: int
    increment: int
    at_zero: str
    level: str


@dataclass(frozen=True)
class NewTable:
    game: str
    options: Values
    seats: list[WantedSeat]
    variant: str | None
    answer_seconds: int | None
    seed: str | None
    claim_seconds: int | None
    listed: bool
    pace: int | None
    clock: WantedClock | None


@dataclass(frozen=True)
class Fork:
    at: int
    seats: list[WantedSeat]
    puzzle: bool


def seat_of(body: Body) -> int:
    """The number of a seat."""
    return body.integer("seat", 0, SEATS)


def in_seat(body: Body) -> InSeat:
    """Something about a seat."""
    return InSeat(seat_of(body))


def play(body: Body) -> Play:
    """An action."""
    return Play(seat_of(body), body.integer("question", 0, _SAFE), body.row("row"))


def undo(body: Body) -> Undo:
    """An action taken back."""
    return Undo(seat_of(body), body.integer("question", 0, _SAFE))


def standing_answer(body: Body) -> StandingAnswer:
    """An answer ahead."""
    return StandingAnswer(seat_of(body), body.text("code", 60, 1))


def stand_in(body: Body) -> StandIn:
    """A bot for someone who is gone."""
    return StandIn(seat_of(body), body.text("level", _LEVEL))


def draw(body: Body) -> Answered:
    """A draw."""
    return Answered(seat_of(body), body.choice("answer", "offer", "accept", "decline"))


def take_back(body: Body) -> Answered:
    """More taken back than an undo may."""
    return Answered(seat_of(body), body.choice("answer", "ask", "agree", "refuse"))


def why(body: Body) -> Why:
    """Rows that cannot be played, perhaps."""
    return Why(seat_of(body), body.items("rows", _ROWS))


def preview(body: Body) -> Preview:
    """Ways to go on."""
    ways = [Body({"way": way}, "ways").rows("way", 24) for way in body.items("ways", 8)]
    return Preview(seat_of(body), ways)


def trails(body: Body) -> TrailsFrom:
    """Where actions of one kind lead."""
    return TrailsFrom(seat_of(body), body.text("tag", 60, 1), body.items("start", 20))


def pin(body: Body) -> Pin:
    """A proposal."""
    return Pin(seat_of(body), body.row("row"))


def chat(body: Body) -> Chat:
    """A line of chat."""
    return Chat(body.text("text", 4000))


def seats_of(body: Body) -> list[WantedSeat]:
    """The seats that someone wants."""
    seats: list[WantedSeat] = []
    for seat in body.parts("seats", 32, 1):
        kind = seat.choice("kind", "me", "screen", "friend", "bot")
        seats.append(WantedSeat(kind, seat.text("level", _LEVEL) if seat.has("level") else None))
        seat.end()
    return seats


def new_table(body: Body) -> NewTable:
    """A table that someone wants."""
    claim, pace = body.has("claim_seconds"), body.has("pace")
    return NewTable(
        game=body.text("game", _SLUG),
        options=body.values("options"),
        seats=seats_of(body),
        variant=body.text("variant", 64) if body.has("variant") else None,
        answer_seconds=_answer_seconds(body),
        seed=body.text("seed", 200) if body.has("seed") else None,
        claim_seconds=body.chosen_number("claim_seconds", 120, 300, 900, 3600, 86400) if claim else None,
        listed=body.flag("listed", otherwise=False),
        pace=body.chosen_number("pace", 1, 3, 10) if pace else None,
        clock=_clock(body.part("clock")) if body.has("clock") else None,
    )


def _answer_seconds(body: Body) -> int | None:
    """How long an answer window lasts: None where that was said, the usual time where nothing was."""
    if body.has("answer_seconds"):
        return body.chosen_number("answer_seconds", 5, 10, 20, 40)
    return None if body.names("answer_seconds") else ANSWER_SECONDS


def _clock(body: Body) -> WantedClock:
    clock = WantedClock(
        body.choice("per", "turn", "game"),
        body.integer("seconds", 10, 30 * 86400),
        body.integer("increment", 0, 3600) if body.has("increment") else 0,
        body.choice("at_zero", "bot", "default", "loss") if body.has("at_zero") else "bot",
        body.text("level", _LEVEL) if body.has("level") else "level3",
    )
    body.end()
    return clock


def fork(body: Body) -> Fork:
    """A point of a match to go on from."""
    return Fork(body.integer("at", 0, 1_000_000_000), seats_of(body), body.flag("puzzle", otherwise=False))


def tried(body: Body) -> Values:
    """A turn that is tried at a puzzle or in a lesson, and what is asked of it."""
    tried: Values = {"rows": [row for row in body.rows("rows", _TRIED)]}
    tried["told"] = body.integer("told", 1, 60) if body.has("told") else 1
    if body.has("why"):
        tried["why"] = body.items("why", _ROWS)
    if body.has("trails"):
        part = body.part("trails")
        tried["trails"] = {"tag": part.text("tag", 60, 1), "start": part.items("start", 20)}
        part.end()
    return tried


def sketch(body: Body) -> Values:
    """A position of a lesson."""
    seat: Values = {"seat": seat_of(body)} if body.has("seat") else {}
    return {"game": body.text("game", _SLUG), "options": body.values("options"), **seat, **tried(body)}


def files_of(body: Body) -> dict[str, str]:
    """The files of a variant, by their names."""
    contents = body.values("files")
    names = Body({name: name for name in contents}, "files")
    files = Body({**contents}, "files")
    for name in contents:
        names.text(name, _SLUG)
    return {name: files.text(name, 1_000_000) for name in contents}
