"""Reviews as JSON, both ways: what workers, processes and pages are sent, and what is stored."""

from __future__ import annotations

from typing import Any

from quintessence.core.game import Json, Prompt, Values
from quintessence.review.model import (
    ActionValues,
    BestTurn,
    CurvePoint,
    ExaminedTurn,
    Judged,
    Lesson,
    LessonTurn,
    Result,
    SideResult,
    TallyCounts,
    TurningPoint,
)


def result_of(fields: Values) -> Result:
    """The result of a match, out of what its outcome or its table tells."""
    given: dict[str, Any] = fields
    sides = [SideResult(side["place"], side.get("total", 0)) for side in given.get("sides") or []]
    return Result(given["places"], given.get("totals") or [], given.get("scores") or [], sides)


def judged_json(point: Judged) -> Values:
    """A judged turn."""
    return point._asdict()


def judged_of(fields: Any) -> Judged:
    """A judged turn, out of JSON."""
    return Judged(**fields)


def actions_json(actions: list[ActionValues]) -> list[Json]:
    """The actions of a turn."""
    return [action._asdict() for action in actions]


def examined_json(turn: ExaminedTurn) -> Values:
    """A turn that was looked at."""
    return {
        **turn._asdict(),
        "played": actions_json(turn.played),
        "better": actions_json(turn.better),
        "reason": None if turn.reason is None else turn.reason.json(),
    }


def examined_of(fields: Any) -> ExaminedTurn:
    """A turn that was looked at, out of JSON."""
    actions = {name: [ActionValues(**action) for action in fields[name]] for name in ("played", "better")}
    return ExaminedTurn(
        **{**fields, **actions, "reason": None if fields["reason"] is None else _prompt_of(fields["reason"])}
    )


def lesson_json(lesson: Lesson) -> Values:
    """A whole lesson, with its curve."""
    return {
        "points": points_json(lesson.points),
        "turning": [point._asdict() for point in lesson.turning],
        "turns": [{**examined_json(turn.examined), "cost": turn.cost} for turn in lesson.turns],
        "best": [None if best is None else best._asdict() for best in lesson.best],
        "worst": [number for number in lesson.worst],
        "decided": [sentence.json() for sentence in lesson.decided],
        "tallies": [tally._asdict() for tally in lesson.tallies],
        "tips": [tip.json() for tip in lesson.tips],
    }


def lesson_of(fields: Any) -> Lesson:
    """A whole lesson, out of JSON."""
    return Lesson(
        points=[CurvePoint(**point) for point in fields["points"]],
        turning=[TurningPoint(**point) for point in fields["turning"]],
        turns=[_lesson_turn_of(turn) for turn in fields["turns"]],
        best=[None if best is None else BestTurn(**best) for best in fields["best"]],
        worst=fields["worst"],
        decided=[_prompt_of(sentence) for sentence in fields["decided"]],
        tallies=[TallyCounts(**tally) for tally in fields["tallies"]],
        tips=[_prompt_of(tip) for tip in fields["tips"]],
    )


def points_json(points: list[CurvePoint]) -> list[Json]:
    """A curve."""
    return [point._asdict() for point in points]


def _lesson_turn_of(fields: Any) -> LessonTurn:
    examined = {name: value for name, value in fields.items() if name != "cost"}
    return LessonTurn(examined_of(examined), fields["cost"])


def _prompt_of(fields: Any) -> Prompt:
    return Prompt(fields["code"], fields["values"])
