"""What the server tells of a position: actions and events, what is asked, objections, previews, clocks."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, JsonValue

from quintessence.server.wire.requests import Value


class ActionOut(BaseModel):
    """An action: its row, and its ids by the names that the texts use."""

    row: list[JsonValue]
    values: Value


class CriterionOut(BaseModel):
    """One test of a scripted choice: its code, and the candidates that it took away."""

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
    """Something that happened, as a row and by names; where a scripted side chose, why."""

    row: list[JsonValue]
    values: Value
    explanation: ExplanationOut | None = None


class Prompt(BaseModel):
    """What a seat is asked, as a code and values for the texts."""

    code: str
    values: Value


class Objection(BaseModel):
    """Why a row cannot be played: a code and values for the texts, and the rule."""

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
    """The position of a table as the caller may see it, and what it may do."""

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


class Trail(BaseModel):
    """Some actions in a row, what comes of the last, and the tags of what the seat may do after it."""

    rows: list[list[JsonValue]]
    values: Value
    next: list[str]
    events: list[EventOut]


class Trails(BaseModel):
    """All ways that were asked for."""

    trails: list[Trail]


class Preview(BaseModel):
    """What some actions in a row would come to: events, and the parts of the view that would be different."""

    objection: Objection | None
    """Why one of them cannot be played; there is nothing else then."""
    events: list[EventOut]
    changed: Value


class Previews(BaseModel):
    """What each of the ways would come to, in their order."""

    previews: list[Preview]


class Sketch(BaseModel):
    """A position that is not stored anywhere: for lessons and drawn examples."""

    state: State
    events: list[EventOut]
    answers: list[Objection | None] | None = None
    trails: list[Trail] | None = None


class Played(BaseModel):
    """The revision after an action; `kept` where the answer waits until its window closes."""

    revision: int
    kept: bool = False


class WhyAnswers(BaseModel):
    """Why each of the rows cannot be played, in their order; null where it can."""

    answers: list[Objection | None]


class Hint(ActionOut):
    """A turn to play: its next action, and the rest."""

    line: list[ActionOut]
    """The actions of the turn that are left, the next one included."""
    done: int
    """How many of the turn were played since it was proposed."""
    aim: Prompt | None
    """What the turn is for: a result, points, what the game counts, or the reason of a bot that can say so."""
    value: float
    """What the seat can expect after it, from -1 to 1."""
