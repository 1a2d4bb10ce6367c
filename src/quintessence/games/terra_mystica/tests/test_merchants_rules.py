"""MS-02 to MS-80: sentences of the rules of ships that no worked case tells."""

from __future__ import annotations

import pytest

from quintessence.core.game import Json, Seat
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.measures import MEASURES
from quintessence.games.terra_mystica.rules.course.leaving import leave
from quintessence.games.terra_mystica.rules.course.rounds import _give_rewards, give_income
from quintessence.games.terra_mystica.rules.position import OVER, PLAY, Position, put
from quintessence.games.terra_mystica.snellman.files import log_of
from quintessence.games.terra_mystica.snellman.lines import LogError
from quintessence.games.terra_mystica.tests.sea_table import Sea, new_match, rows, sea_data
from quintessence.games.terra_mystica.tests.table import GAME

DATA = sea_data()


def test_no_log_can_be_written() -> None:  # MS-02
    with pytest.raises(LogError) as caught:
        log_of(start_match(GAME, 2, "log", {"merchants": True}))
    assert caught.value.code == "log_no_merchants"


def test_every_part_says_where_it_comes_from() -> None:  # MS-02, MS-04
    labels = {name: label for name, label in GAME.variant.provenance().items() if name.startswith("merchants.")}
    assert len(labels) == 16 and set(labels.values()) == {"printed", "reconstructed"}
    assert GAME.variant.provenance()["bonus_cards"] == "printed"


def test_the_view_names_what_is_ours() -> None:  # MS-02
    sea = new_match(2).view(None)["sea"]
    assert isinstance(sea, dict) and isinstance(sea["ours"], list)
    assert {"ACT7", "BON11", "FAV13", "TW9", "SEA1", "shipyards", "canals", "trade"} <= set(sea["ours"])
    assert not {"pieces", "end_scoring", "automa", "provenance", "BON1"} & set(sea["ours"])


def test_what_there_is() -> None:  # MS-05, MS-06, MS-11, MS-52
    assert (DATA.merchants.ships, DATA.merchants.markers) == (3, 15)
    sets = [len(DATA.round_tiles), len(DATA.power_actions), len(DATA.bonus_cards), len(DATA.favour_tiles)]
    assert sets == [12, 9, 14, 16] and [tile.copies for tile in DATA.favour_tiles[12:]] == [3] * 4
    assert (DATA.town_tiles[-1].name, DATA.town_tiles[-1].copies) == ("TW9", 2)


def test_without_the_option_there_is_none_of_it() -> None:  # MS-01, MS-03
    state = start_match(GAME, 2, "off", {}).state
    assert isinstance(state, Position) and not state.markers
    assert "sea" not in state.view(None) and "fleets" not in state.facts()
    assert not [action for action in GAME.actions(state) if action.row()[0] in ("sail", "trade", "settle", "dock")]


def test_nobody_has_a_ship_at_the_start() -> None:  # MS-15
    assert [player.fleet.on_map() for player in new_match(4).players] == [0, 0, 0, 0]


def test_a_dock_stays_through_upgrades() -> None:  # MS-14
    table = Sea("alchemists", "witches")
    table.put(0, E5="dwelling")
    table.dock(0, "E5")
    table.have(0, workers=9, coins=20)
    table.do(0, "upgrade", "E5", "trading_post")
    assert table.of(0).fleet.dock == table.hex("E5")


def test_a_step_of_range_is_paid_like_shipping() -> None:  # MS-07, MS-16
    table = Sea("dwarves", "riverwalkers", "witches")
    for seat in (0, 1):
        table.turn(seat)
        player = table.have(seat, coins=8, priests=2)
        shipping, points = player.ship, player.points
        table.do(seat, "ship")
        table.turn(seat)
        table.do(seat, "ship")
        assert (player.fleet.reach, player.ship, player.coins, player.priests) == (3, shipping, 0, 0)
        assert player.points == points + 5
        table.turn(seat)
        assert table.why(seat, "ship") == "track_is_done"


def test_ships_share_a_hex_and_only_the_lowest_is_offered() -> None:  # MS-29, MS-32
    table = Sea("mermaids", "witches")
    table.ships(0, "r14", "r14")
    table.ships(1, "r14")
    table.voyage(0)
    assert table.sails(0) and table.why(0, "sail", 2, "r15") == "like_another_ship"
    table.do(0, "sail", 1, "r15")
    assert table.why(0, "sail", 2, "r15") == ""


def test_cards_and_tiles_give_voyages_of_their_own() -> None:  # MS-36, MS-57, MS-58
    table = Sea("mermaids", "witches")
    table.ships(0, "r14")
    table.hold(0, "BON12")
    table.own(0, "FAV15")
    for special in ("voyage", "card_voyage", "favour_voyage"):
        table.turn(0)
        table.do(0, "special", special)
        table.do(0, "sail", 1, "r15" if special != "card_voyage" else "r14")
        table.turn(0)
        assert table.why(0, "special", special) == "space_is_used"


def test_passing_leaves_ships_and_leaving_takes_them() -> None:  # MS-37
    table = Sea("mermaids", "witches")
    table.ships(0, "r14")
    table.do(0, "pass", "BON3")
    assert table.of(0).fleet.on_map() == 1
    leave(table.position, table.of(0))
    assert table.of(0).fleet.on_map() == 0


def test_no_income_brings_ships_to_who_left() -> None:  # MS-37
    table = Sea("mermaids", "witches")
    table.put(0, E5="shipyard")
    table.dock(0, "E5")
    leave(table.position, table.of(0))
    table.position.reported = []
    give_income(table.position)
    assert not [event for event in table.position.reported if event.row()[0] in ("launched", "ship_lost")]
    assert table.of(0).fleet.on_map() == 0


def test_power_for_a_voyage_is_not_taken_where_nothing_could_sail() -> None:  # MS-54
    table = Sea("alchemists", "witches")
    table.put(0, E5="dwelling")
    table.ships(0, "E5")
    table.have(0, bowl3=2)
    assert table.why(0, "power", "ACT7") == "too_little_power"
    table.have(0, bowl3=2, bowl2=2)  # one burned for the space
    assert table.why(0, "power", "ACT7") == ""
    table.have(0, bowl3=3)
    assert table.why(0, "power", "ACT7") == ""
    table.have(0, bowl3=2).ship = 1
    assert table.why(0, "power", "ACT7") == ""
    table.have(0, bowl3=2).ship = 0
    table.put(1, E4="dwelling")
    table.ships(0, "r14")  # it can trade where it lies
    assert table.why(0, "power", "ACT7") == ""


def test_nothing_is_offered_to_who_left() -> None:  # MS-51
    table = Sea("mermaids", "alchemists", "witches")
    table.put(1, E5="trading_post")
    table.of(1).gone = True
    table.ships(0, "r21")
    table.voyage(0)
    assert not rows(table.do(0, "trade", 1, "E5"), "offered")


def test_speed_sails_further_and_launch_gives_a_ship() -> None:  # MS-25, MS-31, MS-64
    table = Sea("auren", "engineers")
    table.put(0, E5="shipyard")
    table.ships(0, "r14")
    table.have(0)
    table.voyage(0)
    assert set(table.sails(0)) == {"r8", "r15", "r21"}
    table.turn(1)
    table.put(1, E7="trading_post")
    table.have(1, workers=3, coins=6)
    assert ["launched", 1, 1, "E7", "launch"] in table.do(1, "upgrade", "E7", "shipyard")


def test_fair_wind() -> None:  # MS-31, MS-57
    table = Sea("witches", "alchemists")
    table.ships(0, "r14")
    table.have(0)
    table.hold(0, "BON14")
    table.voyage(0)
    assert set(table.sails(0)) == {"r8", "r15", "r21"}


def test_a_power_action_is_once_a_round_for_all_but_yetis() -> None:  # MS-52, MS-55
    table = Sea("mermaids", "yetis")
    table.put(0, E4="dwelling")
    table.dock(0, "E4")
    table.have(0, bowl3=6)
    table.do(0, "power", "ACT8")
    table.turn(0)
    assert table.why(0, "power", "ACT8") == "space_is_used"
    table.turn(1)
    table.put(1, D2="stronghold")
    table.dock(1, "D2")
    table.have(1, bowl3=2)
    assert table.why(1, "power", "ACT8") == ""


def test_one_favour_tile_for_chaos_magicians_too() -> None:  # MS-53, MS-56
    table = Sea("chaosmagicians", "witches")
    player = table.have(0, bowl3=5, priests=1)
    cap = player.priest_cap
    table.do(0, "power", "ACT9")
    assert (player.due_favours, player.priests, player.priest_cap) == (1, 0, cap)
    table.do(0, "favour", "FAV13")
    assert not player.due_favours


def test_tiles_bring_ships_at_once() -> None:  # MS-27, MS-58, MS-59
    table = Sea("mermaids", "witches")
    table.put(0, E4="dwelling")
    table.dock(0, "E4")
    player = table.of(0)
    player.due_favours = 1
    assert len(rows(table.do(0, "favour", "FAV14"), "launched")) == 2
    player.due_towns = 1
    events = table.do(0, "town", "TW9")
    assert rows(events, "launched", "ship_lost") == [["launched", 0, 3, "E4", "town"], ["ship_lost", 0, "town"]]


def test_a_round_rewards_ships() -> None:  # MS-57, MS-60
    table = Sea("mermaids", "witches")
    table.put(0, E4="dwelling")
    table.dock(0, "E4")
    table.lay("SEA10")
    table.of(0).cults = put(table.of(0).cults, 1, 8)
    table.position.reported = []
    _give_rewards(table.position)
    assert [event.row() for event in table.position.reported if event.row()[0] == "launched"] == [
        ["launched", 0, 1, "E4", "reward"],
        ["launched", 0, 2, "E4", "reward"],
    ]
    table.hold(0, "BON12")
    give_income(table.position)
    assert table.of(0).fleet.on_map() == 3


def test_ships_help_with_no_other_price() -> None:  # MS-40, MS-41
    table = Sea("alchemists", "witches")
    table.put(0, E5="dwelling")
    table.ships(1, "r14")
    assert table.position.phase == PLAY
    table.have(0, workers=2, coins=5)
    assert table.why(0, "upgrade", "E5", "trading_post") == "too_few_coins"


def test_riverwalkers_build_beside_ships_on_unlocked_terrain() -> None:  # MS-42
    table = Sea("riverwalkers", "witches")
    table.ships(0, "r21")
    player = table.have(0, workers=1, coins=2)
    hex = table.hex("G1")
    player.unlocked |= 1 << table.position.terrain[hex]
    assert table.why(0, "build", "G1") == "" and table.why(0, "settle", 1, "G1") == ""


def test_the_view_tells_what_a_ship_can_do() -> None:  # MS-33, MS-47, MS-79, MS-80
    table = Sea("mermaids", "alchemists")
    table.put(1, E5="trading_post")
    table.ships(0, "r21")
    view = table.position.view(Seat(0))
    sea = view["sea"]
    assert isinstance(sea, dict) and sea["canals"] == [["r14", "r21", "E4", "E5"]]
    seats = sea["seats"]
    assert isinstance(seats, list) and isinstance(seats[0], dict)
    assert seats[0]["sail"] == 1 and seats[0]["markers_left"] == 15 and seats[0]["income_ships"] == 0
    table.put(0, E4="shipyard")
    assert table.position.view(Seat(0))["sea"]["seats"][0]["income_ships"] == 1  # type: ignore[index,call-overload]
    ships = seats[0]["ships"]
    assert isinstance(ships, list) and isinstance(ships[0], dict) and ships[1] is None
    assert ships[0]["spaces"]["r14"] == 0  # type: ignore[index,call-overload]
    assert ships[0]["trades"]["E5"] == {  # type: ignore[index,call-overload]
        "points": 2,
        "coins": 3,
        "workers": 0,
        "priests": 0,
        "power": 0,
        "partner": 1,
        "partner_power": 2,
        "partner_points": 1,
    }
    assert ships[0]["beside"]["r21"] == ships[0]["beside"]["r15"] == ["E5"]  # type: ignore[index,call-overload]
    table.ships(0, "r21", "r10")
    table.voyage(0)
    table.do(0, "sail", 1, "r20")
    lands = ["F2", "E3", "E4", "G1"]  # it has moved, and E5 is not beside it
    assert _ship_of(table) == {"lands": lands, "spaces": {}, "beside": {}, "trades": {}}


def _ship_of(table: Sea) -> Json:
    """What the view says of the first ship of the first seat."""
    sea = table.position.view(Seat(0))["sea"]
    assert isinstance(sea, dict) and isinstance(sea["seats"], list) and isinstance(sea["seats"][0], dict)
    ships = sea["seats"][0]["ships"]
    assert isinstance(ships, list)
    return ships[0]


def test_the_lab_counts_shipyards_and_trades() -> None:
    table = Sea("mermaids", "alchemists")
    table.put(0, E4="shipyard")
    table.put(1, E5="dwelling")
    table.mark(0, "E5")
    assert MEASURES.traits(table.position, Seat(0)) == {"faction": "mermaids", "shipyard": "built"}
    assert MEASURES.traits(table.position, Seat(1)) == {"faction": "alchemists"}  # there may still come one
    assert MEASURES.uses(table.position, []) == {
        "building-shipyard": True,
        "score-trade": True,
        "faction-mermaids": True,
        "faction-alchemists": False,
    }
    assert MEASURES.numbers(table.position) == {"trades": 1}
    table.position.phase = OVER
    assert MEASURES.traits(table.position, Seat(1)) == {"faction": "alchemists", "shipyard": "unbuilt"}


def test_without_the_option_the_lab_counts_nothing_of_it() -> None:
    plain = start_match(GAME, 2, "plain", {}).state
    assert MEASURES.uses(plain, []) == {} and MEASURES.numbers(plain) == {}
