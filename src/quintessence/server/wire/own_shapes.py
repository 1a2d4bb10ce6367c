"""The shapes of what guests keep of their own, and of challenges."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from quintessence.server.wire.requests import Value
from quintessence.server.wire.table_shapes import ListedSeat


class Mark(BaseModel):
    """What the caller has noted about a table."""

    label: str
    deleted: bool


class Added(BaseModel):
    """Whether something that was brought along is new here, and whether its record is kept too."""

    added: bool
    record: bool = False


class AchievementOut(BaseModel):
    """Something to have done in a game; with the table and time where the caller has done it."""

    game: str
    code: str
    rule: str
    table: str | None
    """Where it was first done; None: not yet."""
    at: float | None


class Achievements(BaseModel):
    """What there is to have done, and how many finished games were not looked at yet."""

    achievements: list[AchievementOut]
    left: int


class EntrySide(BaseModel):
    """How a side ended that nobody sits at."""

    code: str
    place: int
    total: int | None = None


class EntryResult(BaseModel):
    """What someone has made of a challenge."""

    place: int | None
    points: int | None
    sides: list[EntrySide]
    reason: str
    given_up: bool
    turns: int
    seconds: int


class Entry(BaseModel):
    """One person's attempt at a challenge; the result is there once the caller's own game is over."""

    name: str
    own: bool
    at: float
    result: EntryResult | None
    """None while it is played."""
    before: bool
    """Whether it was played before it was a challenge, as a game in which hints may be had."""
    watch: str | None
    """Where the finished game can be looked at: for those who have played too, where its player allows it."""


class Challenge(BaseModel):
    """The same deal and the same bots for everyone; `day` for the one of a day."""

    id: str
    day: str | None
    game: str
    variant: str
    options: Value
    seats: list[ListedSeat]
    by: str
    made: bool
    created: float
    commitment: str
    open: bool
    """Whether it can still be taken so that it counts."""
    table: str | None
    """The caller's table that counts."""
    status: Literal["new", "playing", "over"]
    allows: bool
    count: int
    """How many people have taken it."""
    entries: list[Entry]
    """The best ones first; in a list of challenges only a few."""


class Challenges(BaseModel):
    """The challenge of the day, and those that the caller has made or taken."""

    today: Challenge | None
    mine: list[Challenge]


class Taken(BaseModel):
    """The table at which the caller plays a challenge, and whether the attempt counts."""

    table: str
    counts: bool
