"""MS-C01 to MS-C33: the worked cases of Merchants of the Seas between people; those with the Automa are beside them."""

from __future__ import annotations

import pytest

from quintessence.core.game import BadOption, Seat
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.data.board import FAR
from quintessence.games.terra_mystica.data.merchants import Waters
from quintessence.games.terra_mystica.rules.course.ending import finish
from quintessence.games.terra_mystica.rules.course.rounds import give_income
from quintessence.games.terra_mystica.rules.position import REWARDS, Position
from quintessence.games.terra_mystica.tests.sea_table import Sea, new_match, rows, sea_data, used
from quintessence.games.terra_mystica.tests.table import GAME

A, W, M = 0, 1, 2
"""Alchemists, Witches, Mermaids."""
DATA = sea_data()


def alchemists_and_witches(*more: str) -> Sea:
    return Sea("alchemists", "witches", *more)


def spaces(board: str, one: str, other: str) -> int:
    """For ships."""
    here = DATA.boards[board]
    return DATA.waters[board].by_water[here.number[one]][here.number[other] - here.land]


def test_ms_c01_canals_are_for_ships_alone() -> None:  # MS-08, MS-09
    assert spaces("base", "r14", "r21") == 1
    assert spaces("loon_lakes", "r13", "r21") == 2 and spaces("loon_lakes", "r14", "r15") == 2
    assert spaces("fjords", "r14", "r17") == 1
    assert spaces("fire_ice_1", "r3", "r8") == 1
    for board in DATA.boards:
        assert DATA.boards[board].by_river == GAME.data.boards[board].by_river
        here = DATA.boards[board]
        assert FAR not in DATA.waters[board].by_water[here.land]  # MS-09: all rivers are one


def test_ms_c01_without_canals_it_is_further() -> None:  # MS-08, MS-09
    ways = (("base", "r14", "r21", 14), ("fjords", "r14", "r17", 4), ("fire_ice_1", "r3", "r8", FAR))
    for board, one, other, far in ways:
        here = DATA.boards[board]
        assert Waters(here, {}).by_water[here.number[one]][here.number[other] - here.land] == far


def placed(*dwellings: tuple[int, str], factions: tuple[str, str] = ("alchemists", "witches")) -> Sea:
    """A match up to the docks."""
    table = Sea.__new__(Sea)
    table.position = new_match(2)
    for seat, slug in enumerate(factions):
        table.do(seat, "take", slug)
    for seat, name in dwellings:
        table.do(seat, "place", name)
    return table


def test_ms_c02_the_dock_is_asked_only_where_there_is_a_choice() -> None:  # MS-12, MS-13
    table = placed((0, "E5"), (1, "F2"), (1, "C3"))
    events = table.do(0, "place", "E10")
    assert rows(events, "docked") == [["docked", 0, "E5"]]
    assert table.position.to_act() == [Seat(1)] and table.position.prompt(Seat(1)).code == "dock"
    assert [action.row() for action in table.position.legal(Seat(1))] == [["dock", "C3"], ["dock", "F2"]]
    assert table.why(1, "dock", "E9") == "not_your_building"
    table.do(1, "dock", "C3")
    assert table.position.prompt(Seat(1)).code == "card"


def test_ms_c03_a_dock_waits_for_a_dwelling_at_a_river() -> None:  # MS-13, MS-54
    table = placed((0, "I8"), (1, "F2"), (1, "C3"), factions=("halflings", "witches"))
    assert not rows(table.do(0, "place", "H7"), "docked")
    table = Sea("halflings", "witches")
    table.put(0, I8="dwelling", H7="dwelling")
    table.have(0, coins=9, workers=9, bowl3=9)
    assert table.why(0, "power", "ACT8") == "no_harbour"
    table.put(0, H6="dwelling")
    table.ground("H5", "plains")
    events = table.do(0, "build", "H5")
    assert ["docked", 0, "H5"] in events
    table.turn(0)
    assert table.why(0, "power", "ACT8") == ""


def test_ms_c04_the_tiles_of_the_sea_stand_in_the_place_of_all() -> None:  # MS-10
    base = ["SCORE3", "SCORE2", "SCORE4", "SCORE5", "SCORE6", "SCORE7"]
    for merchants, tiles in ((True, base), (False, ["SEA3", *base[1:]])):
        with pytest.raises(BadOption) as caught:
            start_match(GAME, 2, "tiles", {"merchants": merchants, "round_tiles": [*tiles]})
        assert caught.value.code == "unknown_tile"
    for number in range(100):
        position = new_match(2, f"tiles {number}", round_tiles=None)
        assert [DATA.round_tiles[tile].name for tile in position.round_tiles[4:]].count("SEA1") == 0


def test_ms_c05_a_shipyard_brings_a_step_and_then_ships() -> None:  # MS-19, MS-22, MS-23
    table = alchemists_and_witches()
    table.put(A, E5="trading_post")
    player = table.have(A, workers=4, coins=6)
    events = table.do(A, "upgrade", "E5", "shipyard")
    assert (player.workers, player.coins, player.ship) == (0, 0, 1)
    assert ["scored", A, "shipping", 2] in events and not rows(events, "launched")
    give_income(table.position)
    assert ["launched", A, 1, "E5", "shipyard"] in [event.row() for event in table.position.reported]
    assert player.fleet.on_map() == 1


def test_ms_c06_where_no_shipyard_can_be() -> None:  # MS-17, MS-18
    table = alchemists_and_witches()
    table.put(A, E5="trading_post", E10="trading_post", B3="dwelling", C1="temple")
    table.have(A, workers=9, coins=20)
    assert table.why(A, "upgrade", "E10", "shipyard") == "not_at_a_river"
    assert table.why(A, "upgrade", "B3", "shipyard") == "wrong_building"
    assert table.why(A, "upgrade", "C1", "shipyard") == "wrong_building"
    table.have(A, workers=3, coins=20)
    assert table.why(A, "upgrade", "E5", "shipyard") == "too_few_workers"
    table.have(A, workers=9, coins=20)
    table.put(A, H5="shipyard")
    assert table.why(A, "upgrade", "E5", "shipyard") == "no_building_left"


def test_ms_c07_prices_by_faction() -> None:  # MS-19, MS-24
    for slug, yard, ship in (("swarmlings", (5, 8), (2, 3)), ("engineers", (3, 6), (1, 1)), ("giants", (4, 6), (1, 2))):
        faction = DATA.faction(slug)
        assert faction is not None
        assert (faction.cost_workers[5], faction.cost_coins[5]) == yard
        assert (faction.cost_workers[0], faction.cost_coins[0]) == ship


@pytest.mark.parametrize("slug", ["alchemists", "yetis"])
def test_ms_c08_a_shipyard_counts_3_in_a_town(slug: str) -> None:  # MS-20
    table = Sea(slug, "witches")
    if slug == "yetis":
        assert table.of(0).faction.strength[5] == 3
        return
    table.put(0, E5="trading_post", E6="trading_post", D4="dwelling", F3="dwelling")
    table.have(0, workers=9, coins=20)
    events = table.do(0, "upgrade", "E5", "shipyard")
    assert rows(events, "founded_town") == [["founded_town", 0, "E5"]]


def test_ms_c09_tracks_that_end_and_range_tiles() -> None:  # MS-16, MS-22
    table = Sea("mermaids", "dwarves", "fakirs")
    table.put(0, E4="trading_post")
    mermaids = table.have(0, workers=9, coins=9)
    mermaids.ship = 5
    before = mermaids.points
    table.do(0, "upgrade", "E4", "shipyard")
    assert (mermaids.ship, mermaids.points) == (5, before)
    for seat, hex in ((1, "E7"), (2, "D3")):
        table.turn(seat)
        table.put(seat, **{hex: "trading_post"})
        player = table.have(seat, workers=9, coins=9)
        skip, points = player.skip, player.points
        events = table.do(seat, "upgrade", hex, "shipyard")
        assert ["ranged", seat, 2] in events
        assert (player.fleet.reach, player.ship, player.skip, player.points) == (2, 0, skip, points + 2)


def test_ms_c10_a_shipyard_is_no_large_building() -> None:  # MS-21, MS-60
    table = alchemists_and_witches()
    table.put(A, E5="shipyard")
    table.hold(A, "BON6")
    events = table.do(A, "pass", "BON3")
    assert not rows(events, "scored")
    for tile, points in (("SEA7", 0), ("SEA12", 5)):
        table = alchemists_and_witches()
        table.lay(tile)
        table.put(A, E5="trading_post")
        table.have(A, workers=9, coins=9)
        scored = [row[3] for row in rows(table.do(A, "upgrade", "E5", "shipyard"), "scored") if row[2] != "shipping"]
        assert scored == ([points] if points else [])


def test_ms_c11_a_fourth_ship_is_lost() -> None:  # MS-26
    table = alchemists_and_witches()
    table.put(A, E5="shipyard")
    table.put(W, E4="dwelling")
    table.ships(A, "r14", "r14", "r14")
    give_income(table.position)
    assert ["ship_lost", A, "shipyard"] in [event.row() for event in table.position.reported]
    table.position.phase, table.position.reported = 4, []
    table.turn(A)
    table.have(A, bowl3=1)
    table.voyage(A)
    table.do(A, "trade", 1, "E4")
    give_income(table.position)
    assert ["launched", A, 1, "E5", "shipyard"] in [event.row() for event in table.position.reported]


def test_ms_c12_which_ship_starts_where() -> None:  # MS-27
    table = alchemists_and_witches()
    table.put(A, E5="dwelling", C1="shipyard")
    table.dock(A, "E5")
    give_income(table.position)
    assert ["launched", A, 1, "C1", "shipyard"] in [event.row() for event in table.position.reported]
    table.position.phase = 4
    table.turn(A)
    table.have(A, bowl3=3)
    assert ["launched", A, 2, "E5", "power"] in table.do(A, "power", "ACT8")


def test_ms_c13_without_shipping_a_space_costs_1_power() -> None:  # MS-28, MS-33
    table = alchemists_and_witches()
    table.put(A, E5="dwelling")
    table.ships(A, "E5")
    table.have(A, bowl3=1)
    table.voyage(A)
    assert table.sails(A) == {"r14": 1, "r15": 1, "r21": 1}
    assert table.why(A, "sail", 1, "r8") == "too_far_to_sail"
    table.have(A, bowl2=2)
    assert table.why(A, "sail", 1, "r14") == "too_little_power"


def test_ms_c14_shipping_and_the_card() -> None:  # MS-31
    table = alchemists_and_witches()
    table.put(A, E5="dwelling")
    table.ships(A, "E5")
    player = table.have(A, bowl3=1)
    player.ship = 1
    table.voyage(A)
    free = {"r14": 0, "r15": 0, "r21": 0}
    assert table.sails(A) == free | {"r8": 1, "r9": 1, "r20": 1, "r28": 1}
    assert table.why(A, "sail", 1, "r1") == "too_far_to_sail"
    table.hold(A, "BON4")
    assert {river for river, power in table.sails(A).items() if not power} == {*free, "r8", "r9", "r20", "r28"}


def test_ms_c15_a_canal_is_a_space() -> None:  # MS-32
    table = alchemists_and_witches()
    table.ships(A, "r14")
    player = table.have(A)
    player.ship = 2
    table.voyage(A)
    assert set(table.sails(A)) == {"r8", "r15", "r21", "r1", "r9", "r20", "r28"}


def test_ms_c16_once_a_voyage_and_once_a_round() -> None:  # MS-30, MS-34, MS-36
    table = alchemists_and_witches()
    assert table.why(A, "special", "voyage") == "no_ship_on_map"
    table.ships(A, "r14", "r15")
    player = table.have(A, bowl3=9)
    player.ship = 1
    assert table.why(A, "sail", 1, "r21") == "not_sailing"
    table.voyage(A)
    table.do(A, "sail", 1, "r21")
    assert table.why(A, "sail", 1, "r14") == "ship_has_moved"
    table.do(A, "forgo", "voyage")
    table.turn(A)
    assert table.why(A, "special", "voyage") == "space_is_used" and used(table, A, "voyage")
    table.do(A, "power", "ACT7")
    assert table.why(A, "sail", 1, "r14") == ""


def test_ms_c17_merchants_cross_land() -> None:  # MS-35
    table = Sea("dwarves", "witches")
    table.put(0, E7="dwelling")
    table.ships(0, "E7")
    table.have(0, bowl3=1)
    table.voyage(0)
    far = {"r9", "r10", "r15", "r16", "r18", "r23", "r29"}
    assert table.sails(0) == {"r22": 0} | dict.fromkeys(far, 1)
    table = Sea("engineers", "witches")
    table.put(0, E7="dwelling")
    table.ships(0, "E7")
    table.have(0, bowl3=1).ship = 1
    table.voyage(0)
    assert {river for river, power in table.sails(0).items() if power} == {"r23", "r29"}


def test_ms_c18_the_shipyard_builds_ships() -> None:  # MS-24
    table = alchemists_and_witches()
    player = table.have(A, workers=3, coins=6)
    assert table.why(A, "special", "build_ships") == "no_such_space"
    table.put(A, E5="shipyard")
    table.do(A, "special", "build_ships")
    table.do(A, "launch")
    table.do(A, "launch")
    assert (player.workers, player.coins) == (1, 2) and player.fleet.on_map() == 2
    table.do(A, "launch")
    assert (player.workers, player.coins) == (0, 0) and player.fleet.on_map() == 3
    assert table.why(A, "launch") == "not_building_ships"
    table.turn(A)
    table.position.used = 0
    table.have(A, workers=3, coins=6)
    assert table.why(A, "special", "build_ships") == "no_ship_left"


def witches_at_g1() -> Sea:
    """Witches on F2 with a ship on r21, beside G1."""
    table = Sea("witches", "alchemists")
    table.put(0, F2="dwelling")
    table.ships(0, "r21")
    return table


def test_ms_c19_beside_a_ship_is_in_reach() -> None:  # MS-38
    table = witches_at_g1()
    table.have(0, workers=9, coins=9)
    assert table.why(0, "transform", "G1", "forest") == ""
    table.ships(0, "F2")
    assert table.why(0, "transform", "G1", "forest") == "out_of_reach"


def test_ms_c20_a_ship_pays_for_a_dwelling() -> None:  # MS-25, MS-39, MS-40
    table = witches_at_g1()
    table.lay("SEA3")
    table.own(0, "FAV11")
    table.put(0, D1="shipyard")
    player = table.have(0, workers=3)
    table.do(0, "transform", "G1", "forest")
    events = table.do(0, "settle", 1, "G1")
    assert events[0] == ["ship_spent", 0, 1, "G1"] and events[1] == ["built", 0, "G1"]
    assert {row[2]: row[3] for row in rows(events, "scored")} == {"FAV11": 2, "round_dwelling": 2, "shipyard": 2}
    assert (player.workers, player.coins, player.fleet.on_map()) == (0, 0, 0)
    assert table.why(0, "settle", 1, "G1") == "no_action_left"


def test_ms_c21_what_a_ship_does_not_reach() -> None:  # MS-28, MS-41
    table = witches_at_g1()
    table.ships(0, "r26")
    table.ground("G1", "forest")
    assert table.why(0, "settle", 1, "G1") == "not_beside_ship"
    table.ships(0, "F2")
    table.have(0, workers=9, coins=9)
    assert table.why(0, "build", "G1") == "out_of_reach"
    nomads = Sea("nomads", "witches")
    nomads.put(0, A5="stronghold")
    nomads.ships(0, "r21")
    nomads.do(0, "special", "sandstorm")
    assert nomads.why(0, "transform", "G1", "desert") == "not_beside_by_land"


def test_ms_c22_a_reward_spade_beside_a_ship() -> None:  # MS-42
    table = witches_at_g1()
    player = table.have(0, workers=9, coins=9)
    table.position.phase, table.position.active = REWARDS, 255
    player.passed, player.spades = True, 1
    assert table.why(0, "transform", "G1", "forest") == ""
    table.do(0, "transform", "G1", "forest")
    assert not player.may_build


def test_ms_c23_a_trade() -> None:  # MS-43 to MS-48
    table = Sea("alchemists", "witches", "mermaids")
    table.put(A, E5="trading_post")
    table.put(M, F3="dwelling")
    table.ships(W, "r21")
    table.turn(W)
    player = table.have(W, bowl3=1)
    table.have(A, bowl1=5)
    before = player.points
    table.voyage(W)
    events = table.do(W, "trade", 1, "E5")
    assert events[0] == ["traded", W, 1, "E5", A, "trading_post", 2, 3, 0, 0, 0]
    assert rows(events, "offered") == [["offered", A, W, 2]]
    assert (player.points - before, player.coins, player.fleet.on_map(), player.fleet.marks) == (2, 3, 0, 1)
    assert table.position.view(None)["trade_markers"] == {"E5": [W]}
    accepted = table.do(A, "accept", W, 2)
    assert accepted[0] == ["accepted", A, W, 2, 1]


def test_ms_c24_once_a_building_for_ever() -> None:  # MS-45
    table = Sea("alchemists", "witches", "mermaids")
    table.put(A, E5="trading_post")
    table.mark(W, "E5")
    table.put(A, E5="shipyard")
    table.ships(W, "r21")
    table.turn(W)
    table.have(W, bowl3=1)
    table.voyage(W)
    assert table.why(W, "trade", 1, "E5") == "already_traded"
    table.do(W, "forgo", "voyage")
    table.turn(M)
    table.ships(M, "r21")
    table.have(M)
    table.voyage(M)
    assert table.do(M, "trade", 1, "E5")[0] == ["traded", M, 1, "E5", A, "shipyard", 3, 3, 0, 0, 0]


def test_ms_c25_no_trade_there() -> None:  # MS-28, MS-46
    table = Sea("witches", "alchemists")
    table.put(0, F2="dwelling")
    table.put(1, E10="dwelling")
    table.ships(0, "r21", "F2")
    table.have(0, bowl3=1)
    table.voyage(0)
    assert table.why(0, "trade", 1, "F2") == "not_to_yourself"
    assert table.why(0, "trade", 1, "G1") == "nothing_to_trade"
    assert table.why(0, "trade", 1, "E10") == "not_beside_ship"
    assert table.why(0, "trade", 2, "E10") == "not_beside_ship"


def test_ms_c26_two_ships_trade_in_one_voyage() -> None:  # MS-44
    table = Sea("alchemists", "witches", "mermaids")
    table.put(A, E5="trading_post")
    table.put(M, E4="dwelling")
    table.ships(W, "r20", "r21")
    table.turn(W)
    player = table.have(W, bowl3=1)
    before = player.points
    table.voyage(W)
    first = table.do(W, "trade", 1, "E4")
    second = table.do(W, "trade", 2, "E5")
    assert rows(first, "offered") == [["offered", M, W, 1]] and rows(second, "offered") == [["offered", A, W, 2]]
    assert (player.points - before, player.workers, player.coins, player.fleet.on_map()) == (3, 1, 3, 0)
    assert not player.fleet.is_sailing


def test_ms_c27_all_together() -> None:  # MS-25, MS-50
    table = Sea("mermaids", "alchemists")
    table.lay("SEA10")
    table.own(0, "FAV13")
    table.put(0, E4="shipyard")
    table.put(1, E5="trading_post")
    table.hold(0, "BON11")
    table.ships(0, "r21")
    player = table.have(0)
    table.voyage(0)
    events = table.do(0, "trade", 1, "E5")
    before = player.score[0]
    scored = [(row[2], row[3]) for row in rows(events, "scored")]
    assert scored == [("trade", 2), ("FAV13", 1), ("BON11", 2), ("shipyard", 1), ("round_trade", 3)]
    assert player.points - before == 9 and player.coins == 3


def test_ms_c28_yetis_are_strong() -> None:  # MS-47, MS-48
    table = Sea("yetis", "witches")
    table.put(0, E5="stronghold")
    table.ships(1, "r21")
    table.turn(1)
    player = table.have(1, bowl1=4, bowl3=1)
    table.have(0, bowl1=4)
    table.voyage(1)
    events = table.do(1, "trade", 1, "E5")
    assert events[0][6:] == [4, 0, 0, 0, 4] and rows(events, "offered") == [["offered", 0, 1, 4]]
    assert (player.bowl1, player.bowl2) == (0, 4)
    assert table.do(0, "accept", 1, 4)[0] == ["accepted", 0, 1, 4, 3]


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_ms_c29_nobody_gains_by_the_answer(answer: str) -> None:  # MS-49
    table = Sea("cultists", "witches")
    table.put(1, E5="trading_post")
    table.ships(0, "r21")
    player = table.have(0, bowl1=3, bowl3=1)
    table.have(1, bowl1=3)
    table.voyage(0)
    table.do(0, "trade", 1, "E5")
    events = table.do(1, answer, 0, 2)
    assert not player.steps and not rows(events, "all_declined") and player.bowl1 == 3


def test_ms_c30_markers_and_bowls_that_are_full() -> None:  # MS-45, MS-48
    table = Sea("alchemists", "witches")
    table.put(A, E5="trading_post")
    table.ships(W, "r21")
    table.turn(W)
    table.have(W, bowl3=1)
    table.have(A, bowl3=3)
    full = table.position.copy()
    assert isinstance(full, Position)
    table.voyage(W)
    events = table.do(W, "trade", 1, "E5")
    assert rows(events, "offered") and table.why(A, "accept", W, 2) == "no_room_for_power"
    assert table.why(A, "decline", W, 2) == ""
    table.position = full
    fleet = full.players[W].fleet
    for _ in range(15):
        fleet = fleet.with_mark()
    full.players[W].fleet = fleet
    table.voyage(W)
    assert table.why(W, "trade", 1, "E5") == "no_marker_left"
    assert table.why(W, "sail", 1, "r14") == ""


def test_ms_c31_power_actions() -> None:  # MS-53 to MS-55
    table = Sea("alchemists", "yetis")
    table.put(A, E5="dwelling")
    table.dock(A, "E5")
    table.ships(A, "r14", "r14", "r14")
    table.have(A, bowl3=9)
    assert table.why(A, "power", "ACT8") == "no_ship_left"
    assert table.why(A, "power", "ACT9") == "too_few_priests"
    table.turn(1)
    table.put(1, D2="dwelling")
    table.dock(1, "D2")
    table.ships(1, "r7")
    for space, power, priests in (("ACT7", 1, 0), ("ACT8", 2, 0), ("ACT9", 4, 1)):
        table.turn(1)
        player = table.have(1, bowl3=power, priests=priests)
        player.ship = 1
        table.do(1, "power", space)
        assert (player.bowl3, player.priests) == (0, 0)
        if space == "ACT7":
            table.do(1, "forgo", "voyage")
    assert table.of(1).due_favours == 1


@pytest.mark.parametrize(("marks", "points"), [(0, 0), (1, 1), (3, 2), (6, 3), (9, 4)])
def test_ms_c32_passing_with_markers(marks: int, points: int) -> None:  # MS-57, MS-58
    table = alchemists_and_witches()
    table.own(A, "FAV16")
    for _ in range(marks):
        table.of(A).fleet = table.of(A).fleet.with_mark()
    events = table.do(A, "pass", "BON3")
    assert rows(events, "scored") == ([["scored", A, "FAV16", points]] if points else [])


def test_ms_c32_passing_with_ships() -> None:  # MS-57, MS-58
    table = alchemists_and_witches()
    table.put(A, E5="dwelling")
    table.ships(A, "r14", "E5")
    table.hold(A, "BON13")
    assert rows(table.do(A, "pass", "BON3"), "scored") == [["scored", A, "BON13", 4]]


def test_ms_c33_the_end_tile() -> None:  # MS-62
    table = Sea("alchemists", "witches", "mermaids", "giants", end_tile="trade_markers")
    for seat, marks in enumerate((6, 4, 4, 0)):
        for _ in range(marks):
            table.of(seat).fleet = table.of(seat).fleet.with_mark()
    table.position.reported = []
    finish(table.position)
    found = [event.row() for event in table.position.reported if event.row()[2:3] == ["trade_markers"]]
    assert sorted((row[1], row[3]) for row in found) == [(0, 18), (1, 9), (2, 9)]
