"""Puzzles are found where one turn is clearly the best, rated by who finds it, and written so that they replay."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.bots.puzzle_turns import learns
from quintessence.bots.rating import Effort
from quintessence.core.discovery import companions_of, puzzles_of
from quintessence.core.game import Json, Refused, Seat
from quintessence.core.match import Match
from quintessence.core.parts import as_items
from quintessence.core.puzzle import Puzzle, PuzzleSet, read_puzzles, result_of, write_puzzles
from quintessence.lab import puzzles as lab
from quintessence.lab.puzzle_check import is_told_apart, turns_by_result
from quintessence.lab.puzzles import Search, find_answer, find_puzzles, puzzle_set, solved_share, stars_of

EFFORT = Effort(nodes=20_000, depth=3, worlds=4, ahead=2)
WORTH_SHOWING = 8
SHIPPED = [slug for slug in quintessence.known_games() if puzzles_of(slug) is not None]


def connect_four(columns: str) -> Match:
    """A match of connect four after some drops."""
    match = quintessence.start("connect_four", 2, "puzzle")
    for column in columns:
        match.play(match.to_act()[0], ["drop", "abcdefg".index(column) + 1])
    return match


@pytest.fixture(autouse=True)
def few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven columns are too few for a puzzle of the real games."""
    monkeypatch.setattr(lab, "FEWEST", 4)


def rows_of(match: Match, seat: int) -> list[list[Json]]:
    """The first rows of the right turns."""
    answer = find_answer(match, Seat(seat), EFFORT, 0.12)
    return [] if answer is None else sorted(turn.actions[0].row() for turn in answer.right)


def test_the_drop_that_wins_or_saves_is_the_answer() -> None:
    assert rows_of(connect_four("bacada"), 0) == [["drop", 5]]
    assert rows_of(connect_four("ababa"), 1) == [["drop", 1]]


def test_all_drops_that_win_are_right() -> None:
    assert rows_of(connect_four("cgdgeg"), 0) == [["drop", 2], ["drop", 6], ["drop", 7]]  # 7 keeps both, and saves


def test_a_position_in_which_nothing_is_at_stake_is_no_puzzle() -> None:
    assert find_answer(connect_four("d"), Seat(1), EFFORT, 0.12) is None


def test_levels_that_search_find_the_answer_more_often() -> None:
    match = connect_four("ababa")
    right = connect_four("ababaa")
    shares = [solved_share(match, Seat(1), [result_of(right)], level, 6) for level in ("level1", "level5")]
    assert shares[0] < shares[1] == 1.0


def test_stars_count_how_rarely_the_levels_find_it() -> None:
    assert stars_of(dict.fromkeys(LEVELS, 1.0)) == 1
    assert stars_of(dict.fromkeys(LEVELS, 0.0)) == 5
    assert stars_of({**dict.fromkeys(LEVELS, 0.0), "level5": 1.0, "level4": 1.0}) == 4


def test_what_is_found_replays_and_is_written_and_read_the_same() -> None:
    search = Search("connect_four", 6, "lab", 2, bots=("level2", "level1"), tries=2, apart=4)
    found = [puzzle for _, puzzles in find_puzzles(search) for puzzle in puzzles]
    assert found
    written = write_puzzles(puzzle_set(search, 6, found, "quintessence puzzles connect_four"))
    again = read_puzzles(written)
    assert write_puzzles(again) == written
    assert len({puzzle.id for puzzle in again.puzzles}) == len(again.puzzles)
    for puzzle in again.puzzles:
        assert_holds(puzzle, again)


def test_a_file_of_something_else_is_refused() -> None:
    for text in ("", "[]", "{}", '{"format": 2}'):
        with pytest.raises(Refused, match="puzzles_unreadable"):
            read_puzzles(text)


def test_every_day_has_its_puzzle_and_none_comes_twice_before_all_have_come() -> None:
    puzzles = [
        Puzzle({"id": name, "seat": 0, "stars": 1, "solutions": [], "key": [], "worths": {}, "right": []})
        for name in "abc"
    ]
    found = PuzzleSet("connect_four", 1, {}, puzzles)
    days = [found.daily(day) for day in range(30, 36)]
    names = [day.id for day in days if day is not None]
    assert sorted(names[:3]) == sorted(names[3:]) == ["a", "b", "c"]
    assert found.daily(31) is days[1] and PuzzleSet("x", 1, {}, []).daily(1) is None


@pytest.mark.parametrize("slug", SHIPPED)
def test_shipped_puzzles_are_for_the_present_rules_and_their_answers_are_legal(slug: str) -> None:
    found = puzzles_of(slug)
    assert found is not None
    version = quintessence.load(slug, {}).version
    assert found.version == version, f"make them anew: {found.made['command']} --out puzzles.json"
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles) >= 1
    for puzzle in found.puzzles:
        assert_holds(puzzle, found)


@pytest.mark.parametrize(
    ("slug", "fewest"), [("earth_water_sun", 19), ("ephyran", 15), ("erythro", 13), ("terra_mystica", 7)]
)
def test_shipped_puzzles_are_several_and_not_all_alike(slug: str, fewest: int) -> None:
    found = puzzles_of(slug)
    assert found is not None and len(found.puzzles) >= fewest
    assert len({puzzle.stars for puzzle in found.puzzles}) >= 3


def test_only_what_a_seat_could_not_know_before_teaches_it_something() -> None:
    found = puzzles_of("ephyran")
    assert found is not None
    puzzle = next(one for one in found.puzzles if ["draw", "pile"] in (one.solutions[0] or []))  # type: ignore[operator]
    match = puzzle.start(quintessence.load("ephyran", {}))
    for row in puzzle.solutions[0]:  # type: ignore[union-attr]
        action = match.action(row)
        assert learns(match.state, puzzle.seat, action) == (row == ["draw", "pile"])
        match.play(puzzle.seat, action)


def assert_holds(puzzle: Puzzle, found: PuzzleSet) -> None:
    """Its match leads to its position, where its answers are legal, end the turn where they say, and are the best."""
    match = puzzle.start(quintessence.load(found.game, {}))
    assert puzzle.seat in match.to_act()
    for rows, result in zip(puzzle.solutions, puzzle.right[:3], strict=True):
        ends = ends_of(match.copy(), puzzle, as_items(rows))
        assert ends[0] == result and ends[-1] != ""  # the turn is right, and no part of what follows is left open
    margin = found.made["margin"]
    assert isinstance(margin, float) and puzzle.best() - puzzle.second() >= 100 * margin - 1
    assert puzzle.checked >= 100 * margin - 1  # so the stronger search says
    assert not puzzle.is_right(match)


def ends_of(match: Match, puzzle: Puzzle, rows: list[Json]) -> list[str]:
    """Where each part of an answer leads; an empty text at the end where the last part is not whole."""
    asked, ends = lab.asked_of(match, puzzle.seat), []
    is_over = False
    for row in rows:
        before = match.state.copy()
        match.play(puzzle.seat, as_items(row))
        is_over = asked.is_over(before, match.action(as_items(row)), match.state)
        if is_over:
            ends.append(result_of(match))
    return ends if is_over else [*ends, ""]


@pytest.mark.parametrize("slug", SHIPPED)
def test_a_shipped_puzzle_is_worth_its_while(slug: str) -> None:
    """The best turn promises at least eight percent more than the next that leads elsewhere, twice judged."""
    found = puzzles_of(slug)
    assert found is not None
    margins = {puzzle.id: min(puzzle.best() - puzzle.second(), puzzle.checked) for puzzle in found.puzzles}
    assert not [name for name, margin in margins.items() if margin < WORTH_SHOWING]
    assert found.made["check"]


@pytest.mark.parametrize("slug", SHIPPED)
def test_what_makes_a_shipped_answer_right_can_be_told(slug: str) -> None:
    """Which slot of a cult a priest takes, say, nobody can tell by thinking about the turn."""
    found = puzzles_of(slug)
    assert found is not None
    game = quintessence.load(slug, {})
    for puzzle in found.puzzles[:3]:
        turns = turns_by_result(puzzle.start(game), puzzle.seat)
        right = [turns[str(result)] for result in puzzle.right]
        others = [turns[result] for result in puzzle.worths if result in turns and result not in puzzle.right]
        assert is_told_apart(companions_of(game).advice, right, others), puzzle.id
