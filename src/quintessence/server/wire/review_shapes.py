"""The shapes of what is told of a match when one looks back at it."""

from __future__ import annotations

from pydantic import BaseModel

from quintessence.server.wire.play_shapes import ActionOut, EventOut, Prompt
from quintessence.server.wire.requests import Value


class Step(BaseModel):
    """One step of a match: the seat and its action, where the caller may know it, and what happened by it."""

    number: int
    seat: int
    action: ActionOut | None
    events: list[EventOut]
    turn: int


class Review(BaseModel):
    """All steps of a match, and how many there are by now."""

    count: int
    steps: list[Step]


class Moment(BaseModel):
    """The position after so many actions, as the caller may see it."""

    number: int
    seat: int | None
    view: Value
    to_act: list[int]
    prompt: Prompt | None


class PublicMoment(BaseModel):
    """A position and the way there, as a spectator saw them."""

    number: int
    view: Value
    to_act: list[int]
    steps: list[Step]


class Point(BaseModel):
    """The expected result after so many actions: a share of the win for each party, adding up to one."""

    number: int
    shares: list[float]


class TurningPoint(BaseModel):
    """Where the lead changed hands, and where the turn starts that gave it away."""

    number: int
    turn: int


class TurnOut(BaseModel):
    """A turn that a good bot has looked at: what was played, what would have been better, and what that cost."""

    number: int
    end: int
    seat: int
    played: list[ActionOut]
    better: list[ActionOut]
    """Empty where the bot found nothing that is clearly better."""
    worth: float
    share: float
    cost: float
    reason: Prompt | None


class BestTurn(BaseModel):
    """A turn that did better than the bot's own by `gain`; by 0 where the bot found nothing better."""

    number: int
    gain: float
    before: float
    after: float


class TallyOut(BaseModel):
    """Something that the game counts, for each seat."""

    code: str
    counts: list[int]


class Lesson(BaseModel):
    """What is told after a match; `best`, `worst` (where its turn starts) and `tips` are by seat."""

    turning: list[TurningPoint]
    turns: list[TurnOut]
    best: list[BestTurn | None]
    worst: list[int | None]
    decided: list[Prompt]
    tallies: list[TallyOut]
    tips: list[Prompt]


class Evaluation(BaseModel):
    """The review that a bot makes of a match, as far as it has come; `lesson` once it is whole."""

    done: int
    count: int
    level: str
    expert: str
    parties: list[int | str]
    """Who can win: seats by number, sides by code, `allies` where all win together."""
    points: list[Point]
    lesson: Lesson | None


class ReviewPuzzleVerdict(BaseModel):
    """How the turn that was played does beside the better one."""

    found: bool
    share: float
    worth: float
    played: list[ActionOut]
    better: list[ActionOut]
    reason: Prompt | None


class ReviewPuzzle(BaseModel):
    """A moment of a match in which there was a better turn, to be found at this table."""

    at: int
    seat: int
    cost: float
    origin: str
    verdict: ReviewPuzzleVerdict | None


class ReviewPuzzleHere(BaseModel):
    """The puzzle of a table; null where it is none."""

    puzzle: ReviewPuzzle | None
