"""A puzzle holds where a stronger search prefers its answer by as much, and where people can tell what is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.cli import main
from quintessence.core.companions import Advice
from quintessence.core.discovery import companions_of, puzzles_of
from quintessence.core.game import Action, Seat, Values
from quintessence.core.match import Match
from quintessence.core.puzzle import Puzzle, PuzzleSet, read_puzzles, result_of, write_puzzles
from quintessence.games.terra_mystica.actions import Send
from quintessence.lab.puzzle_check import Check, checked_again, checked_margin, is_told_apart, turns_by_result
from quintessence.lab.puzzle_line import whole_line

MARGIN = 0.08
BLACK = Seat(0)


def connect_four(columns: str) -> Match:
    match = quintessence.start("connect_four", 2, "puzzle")
    for column in columns:
        match.play(match.to_act()[0], drop(column))
    return match


def drop(column: str) -> list[Any]:
    return ["drop", "abcdefg".index(column) + 1]


def turns(match: Match, columns: str) -> list[list[Action]]:
    return [[match.action(drop(column))] for column in columns]


def margin_of(match: Match, best: str, others: str, check: Check) -> float | None:
    return checked_margin(match, BLACK, turns(match, best)[0], turns(match, others), MARGIN, check)


def test_a_search_that_looks_deeper_agrees_that_a_drop_wins() -> None:
    match = connect_four("bacada")
    assert (margin_of(match, "e", "afg", Check()) or 0) > 0.3
    assert (margin_of(match, "f", "aeg", Check()) or 0) < 0


def test_where_drops_are_as_good_as_each_other_it_does_not() -> None:
    assert abs(margin_of(connect_four(""), "c", "e", Check(depth=3)) or 0) < MARGIN


def test_a_search_that_did_not_find_out_says_so() -> None:
    assert margin_of(connect_four("bacada"), "e", "afg", Check(nodes=10)) is None


def test_where_something_is_hidden_the_strongest_bot_plays_on() -> None:
    puzzle, match = erythro("3237ff3a")
    found = turns_by_result(match, puzzle.seat)
    best, other = (
        found[str(puzzle.right[0])],
        next(turn for result, turn in found.items() if result not in puzzle.right),
    )
    check = Check(fewest=2, worlds=2)
    assert (checked_margin(match, puzzle.seat, best, [other], MARGIN, check) or 0) > MARGIN
    assert (checked_margin(match, puzzle.seat, other, [best], MARGIN, check) or 0) < -MARGIN


def test_which_slot_of_a_cult_a_priest_takes_cannot_be_told_apart() -> None:
    advice = companions_of(quintessence.load("terra_mystica", {})).advice
    fire, other_slot, water = Send(0, 1), Send(0, 3), Send(1, 1)
    assert not is_told_apart(advice, [[fire]], [[other_slot]])
    assert is_told_apart(advice, [[fire], [other_slot]], [[water]])


def test_right_turns_have_something_in_common_or_are_few() -> None:
    advice, match = Advice(), connect_four("")
    a, b, c, d, e, f, _ = (match.action(drop(column)) for column in "abcdefg")
    assert is_told_apart(advice, [[a, b], [a, c], [a, d], [a, e]], [[f, b]])
    assert not is_told_apart(advice, [[a, b], [a, c], [a, d], [a, e]], [[f, a]])  # the common step is not what decides
    assert is_told_apart(advice, [[a], [b], [c]], [[d], [e]])
    assert not is_told_apart(advice, [[a], [b], [c], [d]], [[e]])
    assert not is_told_apart(advice, [[a, b], [c]], [[b, a]])  # the same steps in another order


def erythro(name: str) -> tuple[Puzzle, Match]:
    found = puzzles_of("erythro")
    puzzle = None if found is None else found.find(name)
    assert puzzle is not None
    return puzzle, puzzle.start(quintessence.load("erythro", {}))


def test_a_card_that_prepares_an_attack_goes_on_to_it() -> None:
    puzzle, match = erythro("ef1c720f")
    first = turns_by_result(match, puzzle.seat)[str(puzzle.right[0])]
    line = whole_line(match, puzzle.seat, first)
    assert line[: len(first)] == first and [action.row()[0] for action in line].count("play") > 1
    codes = [event.row()[0] for action in line for event in match.play(puzzle.seat, action)]
    assert codes[-1] == "card_ended" and "mine_destroyed" in codes
    won, start = erythro("3237ff3a")
    attack = turns_by_result(start, won.seat)[str(won.right[0])]
    assert whole_line(start, won.seat, attack) == attack  # its point is made


def test_a_file_is_checked_and_what_does_not_hold_is_dropped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = connect_four("bacada")
    results = {column: result_of(connect_four(f"bacada{column}")) for column in "aefg"}

    def written(name: str, right: str) -> Puzzle:
        worths: Values = {result: 90 if column in right else 40 for column, result in results.items()}
        return Puzzle(
            {
                "id": name,
                "seats": 2,
                "options": {},
                "seed": match.seed.text,
                "seat": 0,
                "stars": 1,
                "key": [0],
                "solved": {},
                "solutions": [[drop(right[0])]],
                "right": [results[column] for column in right],
                "worths": worths,
                "actions": [[seat, *action.row()] for seat, action, _ in match.history()],
            }
        )

    good, bad = written("good", "e"), written("bad", "f")
    assert checked_again(bad, match, MARGIN, Check()) == (None, "close")
    assert checked_again(Puzzle({**good.fields, "right": ["0"]}), match, MARGIN, Check()) == (None, "lost")
    version = quintessence.load("connect_four", {}).version
    file, out = tmp_path / "in.json", tmp_path / "out.json"
    file.write_text(write_puzzles(PuzzleSet("connect_four", version, {}, [good, bad])), encoding="utf-8")
    assert main(["puzzles", "connect_four", "--check", str(file), "--out", str(out), "--lang", "en"]) == 0
    kept = read_puzzles(out.read_text(encoding="utf-8"))
    assert [puzzle.id for puzzle in kept.puzzles] == ["good"] and kept.puzzles[0].checked >= 100 * MARGIN
    assert kept.made["check"] == Check().json()
    assert "bad: dropped, another turn is as good" in capsys.readouterr().err
