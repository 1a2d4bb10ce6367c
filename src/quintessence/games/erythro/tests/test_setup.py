"""§3 Set-up."""

from __future__ import annotations

from typing import Any

import pytest

import quintessence
from quintessence.core.game import BadOption, Seat
from quintessence.core.match import Match
from quintessence.core.parts import as_fields, as_items, as_number
from quintessence.games.erythro.tests.table import CONSORTIUM, GAME, deal, play, player, position, reason, see, why_not

SHEETS: dict[tuple[str, str], list[str]] = {  # 1.7: mines left in the deck, tokens out of the bag
    ("mars", "initiation"): ["3/4/6", "7/10/13"],
    ("mars", "blitz"): ["3/5/6", "7/10/14"],
    ("mars", "medium"): ["6/9/12", "5/8/12"],
    ("mars", "fairly_hard"): ["7/10/14", "6/10/12"],
    ("mars", "hard"): ["7/10/14", "7/11/14"],
    ("alliance", "medium"): ["6/9/12", "5/7/10"],
    ("alliance", "fairly_hard"): ["7/10/14", "5/9/11"],
    ("alliance", "hard"): ["7/10/14", "6/9/13"],
    ("consortium", "medium"): ["8/9/16", "5/11/11"],
    ("consortium", "fairly_hard"): ["8/9/16", "7/12/12"],
    ("consortium", "hard"): ["8/9/16", "8/13/13"],
}
TOTALS = {"mars": "", "alliance": "17/25/33"}


def start(seats: int, adversary: str, difficulty: str, seed: str = "setup", **more: Any) -> Match:
    options: dict[str, Any] = {"adversary": adversary, "difficulty": difficulty, **more}
    return quintessence.start("erythro", seats=seats, seed=seed, options=options, data={})


def numbers(match: Match, name: str) -> list[int]:
    return [as_number(value) for value in as_items(see(match, name))]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheets_say_how_many_mines_and_tokens(sheet: tuple[str, str], seats: int) -> None:
    left, out = (int(figures.split("/")[seats - 2]) for figures in SHEETS[sheet])
    match = start(seats, *sheet)
    assert sum(numbers(match, "mine_deck")) == left
    tiles = [10, 13, 16][seats - 2] - (sheet[0] == "alliance")  # ER-48: no token of the dome against the Alliance
    is_refused = sheet[0] == "mars" and 1 not in numbers(match, "bag") and out < tiles
    assert tiles - len(numbers(match, "bag")) in ([out, out + 1] if is_refused else [out])


def test_initiation_for_three() -> None:  # ER-C01, ER-80, ER-81
    match = start(3, "mars", "initiation")
    mines = as_fields(see(match, "mines"))
    assert [as_fields(mine)["level"] for mine in mines.values()] == [1, 1, 1]
    assert see(match, "mine_deck") == [1, 1, 1, 1]
    assert see(match, "contamination_pile") == 15
    assert len(numbers(match, "bag")) in (2, 3)
    first_lines = sum(1 for mine in mines.values() if as_items(as_fields(mine)["lines"])[0] == "own 1")
    tokens = sum(as_number(as_fields(tile)["pollution"]) for tile in as_fields(see(match, "tiles")).values())
    assert tokens == 4 + first_lines


def test_the_hardest_consortium_for_three() -> None:  # ER-C02, ER-80, ER-81
    match = start(3, "consortium", "hard")
    assert sorted(as_number(as_fields(mine)["level"]) for mine in as_fields(see(match, "mines")).values()) == [1, 2]
    assert see(match, "mine_deck") == [0, 0, 4, 5]
    assert see(match, "bag") == []


def test_first_lines_are_done_at_set_up() -> None:  # ER-66
    for seed in range(20):
        match = start(2, "mars", "medium", str(seed))
        for mine in as_fields(see(match, "mines")).values():
            row, tiles = as_fields(mine), as_fields(see(match, "tiles"))
            first = int(as_items(row["lines"])[0] == "own 1")
            assert as_fields(tiles[str(row["tile"])])["pollution"] == first and row["line"] == 0


def test_shuffles_at_set_up_wake_nobody() -> None:  # ER-24
    assert [event.row()[0] for event in start(3, "mars", "medium").events_for(None)] == []
    assert see(start(3, "mars", "medium"), "mine_deck") == [0, 6, 1, 2]


def test_pawns_start_anywhere() -> None:  # ER-47
    found = {
        (as_fields(tile)["dome"], as_fields(tile)["mine"] is not None)
        for seed in range(60)
        for tile in as_fields(see(start(2, "mars", "hard", str(seed)), "tiles")).values()
        if as_fields(tile)["pawns"]
    }
    assert {(True, False), (False, False)} <= found
    assert all(not has_mine for _, has_mine in found)  # its token is out of the bag by then


def test_the_dome_token_is_left_out_against_the_alliance_only() -> None:  # ER-48
    for adversary, has_it in (("mars", True), ("alliance", False), ("consortium", True)):
        bags = [numbers(start(4, adversary, "medium", str(seed)), "bag") for seed in range(30)]
        assert any(1 in bag for bag in bags) == has_it


def test_cards_on_offer_cost_four_at_most() -> None:  # ER-70, ER-84
    for seed in range(30):
        match = start(2, "mars", "medium", str(seed))
        state = position(match)
        assert all(state.data.cards.cost[card] <= 4 for card in state.market)
        for element in range(4):
            assert all(state.data.cards.cost[card] > 4 for card in state.decks[element + 4])


def test_two_players_have_all_four_elements() -> None:  # ER-78
    pairs = {
        tuple(sorted(str(player(start(2, "mars", "medium", str(n)), Seat(s))["character"]) for s in range(2)))
        for n in range(30)
    }
    assert pairs == {("air_water", "earth_fire"), ("fire_air", "water_earth")}


def test_players_may_choose_and_each_character_is_there_once() -> None:  # ER-78, ER-79
    match = start(2, "mars", "medium", characters="chosen")
    assert match.to_act() == [0, 1] and see(match, "phase") == "setup"
    events = play(match, Seat(1), "embody water_earth")
    assert events[:2] == ["embodied 1 water_earth", "embodied 0 fire_air"]
    names = [event.split()[0] for event in events]
    assert names.index("drew") < names.index("token_drawn") < names.index("pawn_placed") < names.index("phase_started")
    match = start(3, "mars", "medium", characters="chosen")
    play(match, Seat(2), "embody fire_air")
    assert why_not(match, Seat(0), "embody fire_air") == "character_taken"


def test_six_contamination_cards_a_player() -> None:  # ER-82
    for seats in (2, 3, 4):
        match = start(seats, "mars", "medium")
        assert see(match, "contamination_pile") == 5 * seats
        assert [player(match, Seat(seat))["discard"] for seat in range(seats)] == [["contamination"]] * seats


def test_set_up_never_ends_a_match_nor_overfills_a_tile() -> None:  # ER-83
    for seed in range(60):
        match = start(3, "consortium", "hard", str(seed))
        assert match.outcome() is None
        assert max(as_number(as_fields(tile)["pollution"]) for tile in as_fields(see(match, "tiles")).values()) <= 3


def test_ends_are_tested_once_set_up_is_over() -> None:  # ER-83
    assert reason(deal(tiles={"5": 4, "6": 4})) is None
    assert reason(deal(tiles={"5": 4, "6": 4, "9": 4})) == "contaminated"


def test_one_character_alone_is_refused() -> None:  # ER-94
    with pytest.raises(BadOption):
        quintessence.start("erythro", seats=1)
    assert GAME.seats == [2, 3, 4]


def test_the_first_disc_starts_with_two() -> None:
    match = start(2, "mars", "medium")
    assert [[*as_fields(player(match, Seat(seat))["influence"]).values()] for seat in range(2)] == [[2, 1], [2, 1]]
    assert len(as_items(player(match, Seat(0))["hand"])) == 5 and player(match, Seat(0))["deck"] == 3


def test_a_sheet_without_that_difficulty_refuses_it() -> None:
    with pytest.raises(BadOption) as error:
        start(2, "alliance", "blitz")
    assert error.value.code == "difficulty_not_offered"


def test_there_is_no_dome_against_the_consortium() -> None:
    assert not any(as_fields(tile)["dome"] for tile in as_fields(see(deal(options=CONSORTIUM), "tiles")).values())
