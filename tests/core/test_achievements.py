"""Achievements: what there is to have done in a game can be done, and is found in records."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.achievements import Achievement, achieved, achievements_of
from quintessence.core.game import Seat
from quintessence.lab.recorded import Shelf

WITH_SOME = [slug for slug in quintessence.known_games() if achievements_of(slug) and Shelf(slug).names()]


@pytest.mark.parametrize("slug", WITH_SOME)
def test_everything_is_achieved_in_some_recorded_game(slug: str) -> None:
    wanted = [one for one in achievements_of(slug) if one.side is None]  # few recorded games have a side
    found = set[str]()
    for name in Shelf(slug).names():
        match = Shelf(slug).read(name)
        for seat in range(match.seats):
            found |= set(achieved(match, Seat(seat), wanted))
    assert found == {one.code for one in wanted}


def test_a_win_counts_for_the_winner_and_an_answer_for_who_did_not_act() -> None:
    shelf = Shelf("earth_water_sun")
    match = shelf.read("level2-flat-58")
    outcome = match.outcome()
    assert outcome is not None
    wins = [bool(achieved(match, Seat(seat), [Achievement("won", "1")])) for seat in (0, 1)]
    assert wins == [place == 1 for place in outcome.places]
    acted = {seat for seat, _, events in match.history() for event in events if event.row()[0] == "laid"}
    laid = Achievement("laid", "7.2", "laid")
    seen = Achievement("seen", "7.2", "laid", is_answer=True)
    assert {seat for seat in (0, 1) if achieved(match, Seat(seat), [laid])} == acted
    assert {seat for seat in (0, 1) if achieved(match, Seat(seat), [seen])} == {1 - seat for seat in acted}
