"""Puzzles over the wire: listed without answers, tried, judged, shown, and played on."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core import discovery
from quintessence.core.discovery import puzzles_of
from quintessence.core.puzzle import Puzzle, PuzzleSet
from quintessence.core.rng import rng_from
from quintessence.server.service import Service
from quintessence.service.problems import Problem
from quintessence.service.puzzles import puzzles as offered
from quintessence.service.puzzles.puzzles import Puzzles, find_puzzle, utc_today
from quintessence.service.puzzles.results import Results, results_of
from quintessence.service.workers.review_jobs import sketched
from tests.puzzle_tries import GAMES, puzzles_for
from tests.puzzle_tries import wrong_turn as wrong_turn_of
from tests.server.serving import Person
from tests.server.stored import with_service

People = Callable[[], Person]
GAME = "earth_water_sun"


def shipped() -> PuzzleSet:
    found = puzzles_of(GAME)
    assert found is not None
    return found


def first() -> Puzzle:
    return shipped().puzzles[0]


def place(puzzle: Puzzle) -> str:
    return f"puzzles/{GAME}/{puzzle.id}"


def answer(puzzle: Puzzle) -> Any:
    return puzzle.solutions[0]


def wrong_turn(one: Person, puzzle: Puzzle) -> list[Any]:
    """A whole turn that is not right: the last of the legal actions, again and again."""
    rows: list[Any] = []
    while not (found := one.post(f"{place(puzzle)}/position", {"rows": rows}))["finished"]:
        rows.append(found["state"]["legal"][-1]["row"])
    return rows


def listed(one: Person, puzzle: Puzzle) -> Any:
    return next(found for found in one.get(f"puzzles?game={GAME}")["puzzles"] if found["id"] == puzzle.id)


def test_the_list_has_every_puzzle_one_of_today_and_no_answer(person: People) -> None:
    found = person().get("puzzles")
    own = [puzzle for puzzle in found["puzzles"] if puzzle["game"] == GAME]
    assert len(own) == len(shipped().puzzles)
    daily = shipped().daily(date.fromisoformat(found["date"]).toordinal())
    assert daily is not None and [puzzle["id"] for puzzle in own if puzzle["daily"]] == [daily.id]
    assert {name for puzzle in own for name in puzzle} == {
        *("game", "id", "seat", "seats", "stars", "levels", "daily", "state", "tries")
    }


def test_before_an_attempt_nothing_names_the_answer_or_the_seed(person: People) -> None:
    one, puzzle = person(), first()
    said = [one.get("puzzles"), one.post(f"{place(puzzle)}/position", {}), one.post(f"{place(puzzle)}/hint")]
    missed = one.post(f"{place(puzzle)}/attempt", {"rows": wrong_turn(one, puzzle)})
    for text in (json.dumps(value) for value in (*said, missed)):
        assert str(puzzle.fields["seed"]) not in text
        assert not any(str(result) in text for result in puzzle.right)
    assert "turns" not in missed and missed["verdict"] == "missed" and missed["worth"] < missed["best"]
    assert listed(one, puzzle)["state"] == "tried"


def test_a_right_turn_is_right_and_stays_solved(person: People) -> None:
    one, puzzle = person(), first()
    found = one.post(f"{place(puzzle)}/attempt", {"rows": answer(puzzle)})
    assert (found["verdict"], found["state"], found["tries"]) == ("right", "solved", 1)
    one.post(f"{place(puzzle)}/attempt", {"rows": wrong_turn(one, puzzle)})
    one.post(f"{place(puzzle)}/solution")
    assert listed(one, puzzle)["state"] == "solved"
    assert listed(person(), puzzle)["state"] == "new"


def test_whoever_was_shown_the_answer_has_not_found_it(person: People) -> None:
    one, puzzle = person(), first()
    found = one.post(f"{place(puzzle)}/solution")
    assert [[step["row"] for step in turn] for turn in found["turns"]] == puzzle.solutions
    assert found["best"] > found["other"]
    assert one.post(f"{place(puzzle)}/attempt", {"rows": answer(puzzle)})["state"] == "shown"


def test_a_turn_is_played_out_and_judged_only_when_it_is_over(person: People) -> None:
    one, puzzle = person(), first()
    rows = answer(puzzle)
    half = one.post(f"{place(puzzle)}/position", {"rows": rows[:1], "why": [["no"]]})
    assert not half["finished"] and half["events"] and half["answers"][0]["code"] == "malformed_row"
    assert one.post(f"{place(puzzle)}/position", {"rows": rows})["finished"]
    assert one.post(f"{place(puzzle)}/attempt", {"rows": rows[:-1]}, 409)["code"] == "puzzle_turn_open"
    assert one.post(f"{place(puzzle)}/position", {"rows": [*rows, rows[0]]}, 409)["code"] == "puzzle_turn_over"


def test_a_card_that_prepares_is_right_once_its_point_is_made(person: People) -> None:
    one, puzzle = person(), prepared()
    where, rows = f"puzzles/erythro/{puzzle.id}", answer(puzzle)
    parts = [number for number, row in enumerate(rows) if row[0] == "play"] + [len(rows)]
    for end in parts[1:-1]:
        found = one.post(f"{where}/position", {"rows": rows[:end]})
        assert found["going_on"] and not found["finished"]
        assert one.post(f"{where}/attempt", {"rows": rows[:end]}, 409)["code"] == "puzzle_turn_open"
    other = next(
        action["row"]
        for action in one.post(f"{where}/position", {"rows": rows[: parts[1]]})["state"]["legal"]
        if action["row"][2:] == ["gain"] and action["row"] != rows[parts[1]]
    )
    strayed = one.post(f"{where}/position", {"rows": [*rows[: parts[1]], other]})
    assert strayed["finished"] and not strayed["going_on"]
    assert one.post(f"{where}/attempt", {"rows": [*rows[: parts[1]], other]})["verdict"] != "right"
    whole = one.post(f"{where}/position", {"rows": rows})
    assert whole["finished"] and not whole["going_on"]
    assert one.post(f"{where}/attempt", {"rows": rows})["verdict"] == "right"


def prepared() -> Puzzle:
    """A puzzle whose answer is more than one card."""
    return next(one for one in puzzles_for("erythro") if sum(row[0] == "play" for row in answer(one)) > 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_missed_and_solved_and_one_is_todays(person: People, game: str) -> None:
    one, puzzle = person(), puzzles_for(game)[0]
    missed = one.post(f"puzzles/{game}/{puzzle.id}/attempt", {"rows": wrong_turn_of(game, puzzle)})
    assert missed["verdict"] == "missed" and missed["state"] == "tried"
    solved = one.post(f"puzzles/{game}/{puzzle.id}/attempt", {"rows": answer(puzzle)})
    assert (solved["verdict"], solved["state"]) == ("right", "solved")
    assert sum(found["daily"] for found in one.get(f"puzzles?game={game}")["puzzles"]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_from_the_solver_changes_nothing_in_a_position(game: str) -> None:
    for puzzle in puzzles_for(game)[:4]:
        match = puzzle.start(quintessence.load(game, {}))
        told = json.dumps(sketched(match, puzzle.seat, 0))
        rng = rng_from(puzzle.id)
        for _ in range(3):
            other = match.copy()
            other.state = match.state.resample(puzzle.seat, rng)
            assert json.dumps(sketched(other, puzzle.seat, 0)) == told


def test_what_is_not_there_or_not_legal_is_refused(person: People) -> None:
    one, puzzle = person(), first()
    assert one.get("puzzles?game=connect_four", 404)["code"] == "no_puzzles"
    assert one.get("puzzles?game=chess", 404)["code"] == "unknown_game"
    assert one.post(f"puzzles/{GAME}/none/hint", None, 404)["code"] == "unknown_puzzle"
    assert one.post(f"{place(puzzle)}/attempt", {"rows": [["no"]]}, 409)["code"] == "malformed_row"
    one.post(f"{place(puzzle)}/attempt", {"rows": [["x"]] * 61}, 422)


def test_a_puzzle_can_be_played_on_against_bots(person: People) -> None:
    one, puzzle = person(), first()
    table = one.post(f"{place(puzzle)}/table", {"level": "level1"}, 201)
    assert table["practice"] and table["played"] == len(list(puzzle.fields["actions"]))  # type: ignore[arg-type]
    assert table["state"]["seat"] == puzzle.seat and table["state"]["legal"]
    assert one.post(f"{place(puzzle)}/table", {"level": "level9"}, 422)["code"] == "unknown_bot"


def test_days_on_end_are_counted_and_yesterday_is_not_lost_yet(data: Path) -> None:
    days = [date(2026, 11, 14) + timedelta(days=ahead) for ahead in range(4)]

    async def work(service: Service) -> None:
        for day in days[:3]:
            service_of_day = Puzzles(service.storage, service.workers, lambda day=day: day)  # type: ignore[misc]
            daily = shipped().daily(day.toordinal())
            assert daily is not None
            solved = await service_of_day.attempt("guest", GAME, daily.id, answer(daily))
            assert solved["streak"] == 1 + (day - days[0]).days
        results = await results_of(service.storage, "guest")
        assert [results.streak(days[3] + timedelta(days=late)) for late in (-1, 0, 1)] == [3, 3, 0]

    with_service(data, "", work)


def test_a_day_is_the_same_for_all_by_utc() -> None:
    assert abs((utc_today() - date.today()).days) <= 1
    assert shipped().daily(739_000) is shipped().daily(739_000)


def test_puzzles_of_other_rules_are_hidden_and_said_to_be(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    old = PuzzleSet(GAME, 0, {}, shipped().puzzles)
    for module in (offered, discovery):
        monkeypatch.setattr(module, "puzzles_of", lambda slug: old if slug == GAME else None)
    with pytest.raises(Problem, match="puzzles_stale"):
        find_puzzle(GAME, first().id)

    async def work(service: Service) -> None:
        found = await service.puzzles.listed("guest", None)
        assert found["puzzles"] == [] and found["games"] == [{"game": GAME, "count": 0, "stale": True, "made": {}}]

    with_service(data, "", work)


def test_results_begin_empty() -> None:
    assert Results(None, "guest", {}).of("x") == {"state": "new", "tries": 0}  # type: ignore[arg-type]
