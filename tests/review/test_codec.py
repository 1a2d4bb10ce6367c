"""Reviews as JSON: recorded ones, made when the review was part of the server, come out the same to the byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.review.codec import lesson_json, lesson_of, result_of
from quintessence.review.lesson import lesson_of as lesson_about
from quintessence.review.progress import Progress, noted

RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.json"))
GAMES = Path(__file__).parent.parent.parent / "src" / "quintessence" / "games"


def written(value: Any) -> str:
    """JSON in which the order of names counts, and 1 is not 1.0."""
    return json.dumps(value, ensure_ascii=False)


@pytest.fixture(params=RECORDED, ids=lambda path: path.stem)
def recorded(request: pytest.FixtureRequest) -> Any:
    """What the bots found in a match, and its review for each way in which it may have ended."""
    return json.loads(request.param.read_text(encoding="utf-8"))


def test_the_notes_of_a_review_come_back_as_they_were(recorded: Any) -> None:
    progress = noted(recorded["notes"])
    assert written(progress.notes()) == written(recorded["notes"])
    assert written(progress.json()) == written(recorded["so_far"])
    assert Progress().json()["points"] == [] and Progress().json()["done"] == 0


def test_a_recorded_review_is_made_again_to_the_byte(recorded: Any) -> None:
    text = (GAMES / recorded["game"] / "tests" / "recorded" / f"{recorded['record']}.json").read_text(encoding="utf-8")
    match = quintessence.replay(json.loads(text))
    for told, review in recorded["reviews"]:
        progress, result = noted(recorded["notes"]), result_of(told)
        if told == recorded["reviews"][0][0]:  # the turns were looked at with this end in view
            starts = progress.turns_to_examine(result, match.seats)
            assert starts == [turn.number for turn in progress.examined]
        lesson = lesson_about(match, progress.points, progress.parties, progress.examined, result)
        assert written(lesson_json(lesson_of(lesson_json(lesson)))) == written(lesson_json(lesson))
        progress.lesson = lesson
        assert written(progress.json()) == written(review)
        assert written(noted(progress.notes()).json()) == written(review)


def test_a_match_that_goes_on_has_a_lesson_without_what_decided_it(recorded: Any) -> None:
    text = (GAMES / recorded["game"] / "tests" / "recorded" / f"{recorded['record']}.json").read_text(encoding="utf-8")
    match, progress = quintessence.replay(json.loads(text)), noted(recorded["notes"])
    lesson = lesson_about(match, progress.points, progress.parties, progress.examined, None)
    assert lesson.decided == [] and [point.number for point in lesson.points] == [p.number for p in progress.points]
