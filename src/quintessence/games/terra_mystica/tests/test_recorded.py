"""Whole games, recorded: they end where they ended, and no component is made or lost on the way.

They are written by write_recorded.py, never by hand.
"""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core import record
from quintessence.core.match import begin
from quintessence.games.terra_mystica.tests.write_recorded import GREEDY, RECORDED, TOLD, TRANSCRIPT, read, transcript

NAMES = sorted(path.stem for path in RECORDED.glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """Replaying checks every action, the outcome and the hash; the same match is recorded the same way again."""
    match = read(name)
    assert match.outcome() is not None
    assert record.write(match.record()) == (RECORDED / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_no_component_is_made_or_lost(name: str) -> None:
    ended = read(name)
    match = begin(ended.game, ended.seats, ended.seed.text, ended.options)
    first = match.game.inventory(match.state)
    assert first["wrong"] == 0
    for _, action, _ in ended.history():
        match.play(action)
        assert match.game.inventory(match.state) == first


def test_the_recorded_games_show_two_to_five_players_on_several_boards() -> None:
    matches = [read(name) for name in NAMES]
    assert {match.seats for match in matches} == {2, 3, 4, 5}
    assert {match.options["board"] for match in matches} >= {options["board"] for _, options in GREEDY}


def test_between_them_they_tell_of_every_event() -> None:
    told = {event.row()[0] for name in NAMES for event in read(name).events_for(None)}
    assert told == set(quintessence.load("terra_mystica").vocabulary()["event"])


def test_the_transcript_tells_the_game_word_for_word() -> None:
    assert transcript(read(TOLD)) == TRANSCRIPT.read_text(encoding="utf-8")
