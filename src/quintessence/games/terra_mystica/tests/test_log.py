"""The log language: reading back what was written, and saying what is wrong."""

from __future__ import annotations

import pytest

from quintessence.core.game import BadOption, Json
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.replay import replay_record, start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.snellman.files import log_of, match_of, record_of
from quintessence.games.terra_mystica.snellman.lines import LogError, parse
from quintessence.games.terra_mystica.tests.table import GAME

HEAD = "score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6\nsetup nomads\nsetup witches\n"


def random_match(number: int) -> Match:
    """A match in which passing is rare, so that it is long."""
    match = start_match(GAME, 2 + number % 4, str(number), {"board": ["base", "fjords", "loon_lakes"][number % 3]})
    rng = Rng(number)
    while match.to_act():
        waiting = match.to_act()
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        busy = [action for action in legal if action.row()[0] not in ("pass", "retire", "forgo", "end")]
        chosen = busy if busy and rng.below(5) else legal
        match.play(seat, chosen[rng.below(len(chosen))])
    return match


@pytest.mark.parametrize("number", range(6))
def test_a_log_reads_back_to_the_same_state(number: int) -> None:
    match = random_match(number)
    told = match_of(log_of(match))
    assert canonical(told.state.facts()) == canonical(match.state.facts())


def test_an_imported_log_is_a_record_that_replays() -> None:
    record = record_of(log_of(random_match(0)))
    assert replay_record(GAME, record).outcome() is not None


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nomads: build Z9", "log_unknown_hex"),
        ("nomads: dance", "log_unknown_command"),
        ("giants: build A6", "log_unknown_faction"),
        ("nomads: build A1", "log_refused"),
        ("option gravity", "log_unknown_command"),
        ("setup elves", "log_unknown_faction"),
    ],
)
def test_an_error_names_the_line_and_the_reason(line: str, code: str) -> None:
    with pytest.raises(LogError) as caught:
        match_of(HEAD + line + "\n")
    assert caught.value.code == code
    assert caught.value.values["line"] == 4


def test_whoever_leaves_in_a_log_leaves_in_its_record() -> None:
    lines = log_of(random_match(1)).splitlines()
    place = next(number for number, line in enumerate(lines) if "pass" in line) + 12
    slug = next(line for line in lines[place:] if ":" in line).split(":")[0]
    kept = [*lines[:place], f"drop-faction {slug}"]
    match = match_of("\n".join(kept) + "\n")
    assert match.options["leaves"] == [[len(match.history()), seat_gone(match)]]
    assert canonical(replay_record(GAME, match.record()).state.facts()) == canonical(match.state.facts())
    assert match_of(log_of(match)).options["leaves"] == match.options["leaves"]


def seat_gone(match: Match) -> int:
    """The seat of the one player who left."""
    assert isinstance(match.state, Position)
    (seat,) = [player.seat for player in match.state.players if player.gone]
    return seat


def test_points_by_faction_are_known_on_the_original_board_only() -> None:
    match = start_match(GAME, 2, "balanced", {"board": "fjords", "start_points": "balanced"})
    with pytest.raises(LogError) as caught:
        log_of(match)
    assert caught.value.code == "log_no_balance"


@pytest.mark.parametrize(
    "given", [[[0, 1]], [[5]], [[5, 9]], "soon", [[9, 0], [5, 1]], [[5, 0], [6, 0]], [[1, 0], [2, 1]]]
)
def test_who_leaves_must_make_sense(given: Json) -> None:
    with pytest.raises(BadOption) as caught:
        start_match(GAME, 2, "leaves", {"leaves": given})
    assert caught.value.code == "wrong_leaves"


def test_answers_come_first_in_a_line() -> None:
    assert parse(1, "Nomads: +AIR. Leech 1 from witches  # thanks").commands == ["leech 1 from witches", "+air"]


def test_old_spellings_are_understood() -> None:
    assert parse(1, "nomads: pass. +bon3").commands == ["pass bon3"]
    assert parse(1, "nomads: build A1. transform B1 to yellow").commands == ["transform b1 to yellow", "build a1"]
    assert parse(1, "engineers: -2w. bridge A1:B1").commands[0] == "action acte"
