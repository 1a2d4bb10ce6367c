"""What the recorded games show between them; that they end as they did is tested for all games alike."""

from __future__ import annotations

from quintessence.games.ephyran.measures import MEASURES
from quintessence.games.ephyran.tests.table import DATA
from quintessence.lab.recorded import Shelf

SHELF = Shelf("ephyran")
MATCHES = [SHELF.read(name) for name in SHELF.names()]


def test_two_three_and_four_play() -> None:
    assert {match.seats for match in MATCHES} == {2, 3, 4}


def test_a_match_ends_for_every_reason() -> None:
    reasons = {outcome.reason for match in MATCHES if (outcome := match.outcome()) is not None}
    assert reasons == {"pile_empty", "city_complete"}


def test_every_card_and_token_is_in_exactly_one_place() -> None:
    once = {"cards": [1] * DATA.cards, "tokens": [1] * 20, "misplaced": 0}
    assert [MEASURES.inventory(match.state) for match in MATCHES] == [once] * len(MATCHES)


def test_every_player_has_had_the_same_number_of_turns() -> None:  # §11 EP-56
    for match in MATCHES:
        ended = [event.row()[1] for event in match.events_for(None) if event.row()[0] == "turn_ended"]
        assert len({ended.count(seat) for seat in range(match.seats)}) == 1
