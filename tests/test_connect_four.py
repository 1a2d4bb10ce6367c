"""Connect four, the example that the guide "Add a game" builds: its rules, played through the front door."""

from __future__ import annotations

from pathlib import Path

import pytest

import quintessence
from quintessence import IllegalAction, Match, Seat
from quintessence.core.discovery import companions_of

EXAMPLE = Path(__file__).parent.parent / "examples" / "connect_four"
A, B = Seat(0), Seat(1)


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTESSENCE_GAMES", str(EXAMPLE.parent))


def played(columns: str) -> Match:
    """A match after discs fell into these columns."""
    match = quintessence.start("connect_four", seed="any")
    for number, column in enumerate(columns):
        match.play(Seat(number % 2), ["drop", int(column)])
    return match


def test_seats_take_turns() -> None:  # §1
    match = played("")
    assert match.to_act() == [A]
    assert [event.row() for event in match.play(A, ["drop", 4])] == [["dropped", 0, 4]]
    assert match.to_act() == [B]
    assert match.legal(A) == []


def test_a_disc_falls_on_those_below_it() -> None:  # §2
    empty = [None] * 7
    assert played("").view(A) == {"rows": [empty] * 6}
    expected = [*[empty] * 4, [None, None, None, 1, None, None, None], [1, None, 0, 0, None, None, None]]
    assert played("4431").view(None) == played("4431").view(B) == {"rows": expected}


def test_a_full_column_takes_no_more() -> None:  # §2
    match = played("111111")
    assert [action.row() for action in match.legal(A)] == [["drop", column] for column in range(2, 8)]
    with pytest.raises(IllegalAction) as refused:
        match.play(A, ["drop", 1])
    assert (refused.value.code, refused.value.values) == ("full_column", {"column": 1, "rule": "§2"})


@pytest.mark.parametrize("columns", ["1212121", "1122334", "12234334644", "76654554244"])
def test_four_in_a_line_win(columns: str) -> None:  # §3: up, across, rising, falling
    assert played(columns[:-1]).outcome() is None
    match = played(columns)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([1, 2], "four")
    assert match.to_act() == []


def test_the_second_seat_can_win_too() -> None:  # §3
    outcome = played("12121232").outcome()
    assert outcome is not None
    assert outcome.places == [2, 1]


def test_a_line_does_not_go_on_in_the_next_column() -> None:  # §3: three on top of column 1 and one at the foot of 2
    assert played("11311415172").outcome() is None


def test_a_full_board_without_a_line_is_a_draw() -> None:  # §3
    match = played("547125662261271266215743771576315353334444")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([1, 1], "full_board")
    assert len(match.history()) == match.game.bound == 42


def test_nothing_is_left_to_do_when_it_is_over() -> None:  # §3
    match = played("1212121")
    for seat in (A, B):
        assert match.legal(seat) == []
        assert match.prompt(seat).code == "over"
        objection = match.why_not(seat, ["drop", 7])
        assert objection is not None
        assert objection.code == "match_is_over"


def test_bots_see_a_win_and_a_loss() -> None:
    match = played("1212121")
    advice = companions_of(match.game).advice
    assert advice.evaluate(match.state, A) == -advice.evaluate(match.state, B) > 0
    assert advice.evaluate(played("12").state, A) == 0


def test_the_whole_example_stays_under_150_lines_that_are_not_blank() -> None:
    files = [EXAMPLE / "__init__.py", EXAMPLE / "text" / "en.ftl", EXAMPLE / "text" / "fr.ftl"]
    assert sum(len(list(filter(None, file.read_text(encoding="utf-8").splitlines()))) for file in files) < 150
