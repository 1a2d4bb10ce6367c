"""What a review is made of, from a judged turn to the whole lesson."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from quintessence.core.game import Json, Prompt, Values

JUDGE: Final = "level3"
"""The bot that judges every turn, without its slips."""
EXPERT: Final = "level5"
"""The bot that looks for better turns where much was lost."""

Party: TypeAlias = int | str
"""Who can win: a seat by its number, a side that nobody sits at by its code, or TEAM."""
TEAM: Final = "allies"
"""The party that allies are together."""


class Judged(NamedTuple):
    """A turn's start (or the end of the match): after how many actions, whose turn, and the shares as a bot judged."""

    number: int
    seat: int | None
    shares: list[float]
    decides: bool
    """Whether the turn had a choice: what was forced or free is never told as a turn that mattered."""


class ActionValues(NamedTuple):
    """An action as data: its row, and its ids by the names that the texts use."""

    row: list[Json]
    values: Values


class ExaminedTurn(NamedTuple):
    """A turn beside the one that the expert would have played."""

    number: int
    """After how many actions it began."""
    end: int
    seat: int
    played: list[ActionValues]
    better: list[ActionValues]
    """The expert's turn; in a lesson, none where that would have changed too little."""
    worth: float
    """What the seat could expect after the expert's turn."""
    share: float
    """What it could expect after its own."""
    reason: Prompt | None


class SideResult(NamedTuple):
    """How a side ended that nobody sits at."""

    place: int
    total: int


class Result(NamedTuple):
    """How a match ended, by its rules or otherwise; without places where nobody won or lost."""

    places: list[int]
    totals: list[int]
    """Each seat's points; empty where there are none."""
    scores: list[dict[str, int]]
    """The same by their sources."""
    sides: list[SideResult]


class CurvePoint(NamedTuple):
    """A point of the curve: the share of each party after so many actions."""

    number: int
    shares: list[float]


class TurningPoint(NamedTuple):
    """Where the lead changed hands: after so many actions, by the turn that began after `turn` of them."""

    number: int
    turn: int


class LessonTurn(NamedTuple):
    """A turn that was looked at, and what it cost beside the better one."""

    examined: ExaminedTurn
    cost: float


class BestTurn(NamedTuple):
    """A seat's best turn: what it gained over the expert's, and the seat's share before and after."""

    number: int
    gain: float
    before: float
    after: float


class TallyCounts(NamedTuple):
    """One of the things that a game counts, for each seat."""

    code: str
    counts: list[int]


class Lesson(NamedTuple):
    """What is told after a match; sentences are codes and values."""

    points: list[CurvePoint]
    turning: list[TurningPoint]
    turns: list[LessonTurn]
    best: list[BestTurn | None]
    """By seat."""
    worst: list[int | None]
    """By seat: where its costliest turn began."""
    decided: list[Prompt]
    tallies: list[TallyCounts]
    tips: list[Prompt]
    """By seat."""
