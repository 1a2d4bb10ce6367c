"""The shape of a finished game as its player carries it along, for the schema; `service.brought_game` reads it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from quintessence.server.wire.requests import Kind, Sent, Slug, Value, Variant

Origin = Literal["new", "import", "fork", "again", "challenge"]
"""Set up here; made of a record; goes on from a point of another table; follows another; the same deal as others'."""
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Short = Annotated[str, StringConstraints(max_length=200)]
Code = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,60}$")]
Place = Annotated[int, Field(ge=0, le=40, strict=True)]
Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
Moment = Annotated[float, Field(ge=0, le=1e11)]


class KeptSeat(Sent):
    """A seat of the game: who sat there."""

    name: Short
    kind: Kind
    level: Short | None = None


class KeptSide(Sent):
    """A side that nobody sits at: its place, and its points where it has any."""

    code: Code
    place: Place
    total: Points | None = None


class KeptResult(BaseModel):
    """How it ended, in short; what else there may be is dropped."""

    model_config = ConfigDict(extra="ignore")

    places: Annotated[list[Place], Field(max_length=32)]
    totals: Annotated[list[Points], Field(max_length=32)] | None = None
    reason: Code
    sides: Annotated[list[KeptSide], Field(max_length=8)] | None = None


class KeptGame(Sent):
    """All of a finished game that its player has, with its record where there is one."""

    id: Id
    game: Slug
    variant: Variant = ""
    relation: Literal["rivals", "allies"]
    sides: Annotated[list[Code], Field(max_length=8)]
    seats: Annotated[list[KeptSeat], Field(min_length=1, max_length=32)]
    held: Annotated[list[Annotated[int, Field(ge=0, le=31, strict=True)]], Field(max_length=32)]
    result: KeptResult | None
    casual: bool
    origin: Origin
    played: Annotated[int, Field(ge=0, le=1_000_000, strict=True)]
    created: Moment
    updated: Moment
    label: Short = ""
    deleted: bool = False
    record: Value | None = None


class KeptDocument(Sent):
    """One small thing that is kept for a guest, by its name."""

    kind: Literal["puzzle"]
    name: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:/-]{1,120}$")]
    body: Value
