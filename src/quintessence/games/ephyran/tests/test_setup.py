"""§2: the set-up."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import Seat
from quintessence.games.ephyran.tests.table import DATA, GODS, hand, known, legal, play, stage


def test_each_player_gets_a_god_a_dionysos_and_four_cards_of_the_pile() -> None:  # §2
    match = quintessence.start("ephyran", seats=4, seed="deal")
    gods = match.view(None)["gods"]
    assert isinstance(gods, list) and sorted(str(god) for god in gods) == sorted(GODS)
    for seat in range(4):
        cards = hand(match, Seat(seat))
        assert len(cards) == 5
        assert [card for card in cards if card.startswith("dionysos")] == known(match, Seat(seat))
    assert match.view(None)["pile"] == DATA.pile_cards - 16


def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:  # §2 EP-01
    firsts = {str(quintessence.start("ephyran", seats=3, seed=str(seed)).to_act()) for seed in range(30)}
    assert firsts == {"[0]", "[1]", "[2]"}
    match = quintessence.start("ephyran", seats=3, seed="0")
    first = match.to_act()[0]
    assert match.view(None)["first"] == first
    play(match, legal(match, "discard")[0])
    assert match.to_act() == [(first + 1) % 3]


@pytest.mark.parametrize(("seats", "spare"), [(2, 2), (3, 1), (4, 0)])
def test_a_spare_dionysos_is_out_of_the_game(seats: int, spare: int) -> None:  # §2 EP-54
    assert quintessence.start("ephyran", seats=seats, seed="spare").view(None)["aside"] == spare


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_four_territories_are_built_with_any_number_of_players(seats: int) -> None:  # §2 EP-67
    view = quintessence.start("ephyran", seats=seats, seed="few").view(None)
    cities = view["cities"]
    assert isinstance(cities, list) and len(cities) == seats
    assert all(list(city) == ["lagoon", "lands", "forest", "mountain"] for city in cities if isinstance(city, dict))


def test_gods_may_be_chosen_in_turn() -> None:  # §2
    match = quintessence.start("ephyran", seats=3, seed="gods", options={"gods": "chosen"})
    first = match.to_act()[0]
    assert stage(match) == "choosing"
    assert play(match, "choose gaia") == [f"chose_god {first} gaia"]
    assert "choose gaia" not in legal(match)
    play(match, "choose aeolus", "choose poseidon")
    assert stage(match) == "turn"
    assert match.to_act() == [first]


def test_the_magic_objects_lie_face_down() -> None:  # §2
    view = quintessence.start("ephyran", seats=2, seed="stock").view(Seat(0))
    assert view["stock"] == 20
