"""`review`: in words and as JSON, of whole records, of unfinished ones, and of files that are none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import quintessence
from quintessence.cli.review_curve import curve_lines
from quintessence.cli.review_words import review_lines
from quintessence.review.codec import lesson_of, result_of
from quintessence.review.lesson import lesson_of as lesson_about
from quintessence.review.model import CurvePoint
from quintessence.review.progress import Progress, noted
from quintessence.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ROOT = Path(__file__).parent.parent.parent


def test_a_record_is_reviewed_in_words_and_as_json(run: Run, record: Path) -> None:
    told = run("review", str(record), "--seconds", "0.05")
    assert (told.code, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0] == "Connect four (rules version 1), 2 players, seed 7"
    bars = [line for line in lines if "█" in line]
    assert len(bars) >= 1 and all(line.endswith("%") for line in bars)
    for heading in ("What decided it", "Where it turned", "Yellow", "Red"):
        assert heading in lines
    made = json.loads(run("review", str(record), "--seconds", "0.05", "--json").out)
    match = quintessence.replay(record.read_text())
    assert made["done"] == made["count"] and (made["level"], made["expert"]) == ("level3", "level5")
    assert made["points"][-1]["number"] == len(match.history())
    assert sorted(made["points"][-1]["shares"]) == [0, 1]
    lesson_of({**made["lesson"], "points": made["points"]})


def test_french_is_told_in_french(run: Run, record: Path) -> None:
    told = run("review", str(record), "--seconds", "0.05", "--lang", "fr").out
    assert "Ce qui a décidé" in told and "Où elle a basculé" in told and "Meilleur tour\u00a0:" in told


def test_a_match_without_an_action_is_no_trouble(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.json"
    path.write_text(json.dumps(quintessence.start("connect_four", 2, "7").record()))
    told = run("review", str(path))
    assert told.code == 0 and "The match is not over." in told.out


def test_files_that_are_no_records_are_refused(run: Run, record: Path, tmp_path: Path) -> None:
    assert "there is no file" in run("review", str(tmp_path / "none.json")).refused()
    (tmp_path / "bad.json").write_text("{")
    assert "JSON" in run("review", str(tmp_path / "bad.json")).refused()
    value = json.loads(record.read_text())
    (tmp_path / "other.json").write_text(json.dumps({**value, "actions": value["actions"][:-1]}))
    run("review", str(tmp_path / "other.json")).refused()
    assert "--seconds" in run("review", str(record), "--seconds", "0").refused()
    assert "missing" in run("review").refused()


def recorded(name: str) -> tuple[Any, Progress]:
    """A match, and the review that was recorded of it."""
    told = json.loads((ROOT / "tests" / "review" / "recorded" / f"{name}.json").read_text(encoding="utf-8"))
    folder = ROOT / "src" / "quintessence" / "games" / told["game"] / "tests" / "recorded"
    match = quintessence.replay(json.loads((folder / f"{told['record']}.json").read_text(encoding="utf-8")))
    progress, result = noted(told["notes"]), result_of(told["reviews"][0][0])
    progress.lesson = lesson_about(match, progress.points, progress.parties, progress.examined, result)
    return match, progress


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["earth_water_sun-level2-tall-79", "ephyran-level2-3-seats"])
def test_every_part_of_a_review_has_its_words(name: str, language: str) -> None:
    match, progress = recorded(name)
    text = "\n".join(review_lines(match, progress, Texts(match.game.slug, language), 100))
    for key in ("analysis-", "decided-", "why-", "tip-", "tally-", "review-", "{ $"):  # what has no sentence is its key
        assert key not in text


def test_a_turning_point_has_its_number_below_the_curve_and_its_turn_in_words() -> None:
    match, progress = recorded("ephyran-level2-3-seats")
    lines = review_lines(match, progress, Texts("ephyran", "en"), 140)
    assert progress.lesson is not None and len(progress.lesson.turning) == 1
    (below,) = [line for line in lines if line.strip() == "1"]
    column, bars = below.index("1"), next(line for line in lines if "▃" in line)
    assert bars.index("▃") <= column < len(bars.rstrip(" 0123456789%"))
    turn = progress.lesson.turning[0].turn
    seat = match.history()[turn][0]
    assert f"  1. Action {turn + 1}, Player {seat + 1}:" in lines


def test_a_long_curve_is_drawn_in_the_room_there_is() -> None:
    points = [CurvePoint(number, [number / 300, 1 - number / 300]) for number in range(301)]
    lines = curve_lines(points, ["A", "Blue"], [150, 151], lambda share: f"{share:.0%}", 50)
    assert lines[0].startswith("A       0% ▁") and lines[0].endswith("█ 100%")
    assert lines[1].startswith("Blue  100% █") and lines[1].endswith("▁ 0%")
    assert all(len(line) <= 50 for line in lines)
    assert lines[2].strip() == "12" and lines[0][lines[2].index("1")] in "▄▅"
