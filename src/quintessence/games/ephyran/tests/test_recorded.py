"""Whole games, recorded: they end where they ended, and no component is made or lost on the way.

They are written by write_recorded.py, never by hand.
"""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core import record
from quintessence.core.match import begin
from quintessence.games.ephyran.data import CARDS
from quintessence.games.ephyran.tests.write_recorded import RECORDED, TOLD, TRANSCRIPT, read, transcript

NAMES = sorted(path.stem for path in RECORDED.glob("*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    """Replaying checks every action, the outcome and the hash; the same match is recorded the same way again."""
    match = read(name)
    assert match.outcome() is not None
    assert record.write(match.record()) == (RECORDED / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_token_is_in_exactly_one_place_after_every_action(name: str) -> None:
    ended = read(name)
    match = begin(ended.game, ended.seats, ended.seed.text, ended.options)
    for _, action, _ in ended.history():
        match.play(action)
        assert match.game.inventory(match.state) == {"cards": [1] * CARDS, "tokens": [1] * 20, "misplaced": 0}


@pytest.mark.parametrize("name", NAMES)
def test_every_player_has_had_the_same_number_of_turns(name: str) -> None:  # §11 EP-56
    match = read(name)
    ended = [event.row()[1] for event in match.events_for(None) if event.row()[0] == "turn_ended"]
    assert len({ended.count(seat) for seat in range(match.seats)}) == 1


def test_the_recorded_games_show_every_number_of_players_and_both_ends() -> None:
    matches = [read(name) for name in NAMES]
    assert {match.seats for match in matches} == {2, 3, 4}
    reasons = {outcome.reason for match in matches if (outcome := match.outcome()) is not None}
    assert reasons == {"pile_empty", "city_complete"}


def test_between_them_they_tell_of_every_event() -> None:
    told = {event.row()[0] for name in NAMES for event in read(name).events_for(None)}
    assert told == set(quintessence.load("ephyran").vocabulary()["event"])


def test_the_transcript_tells_the_game_word_for_word() -> None:
    assert transcript(read(TOLD)) == TRANSCRIPT.read_text(encoding="utf-8")
