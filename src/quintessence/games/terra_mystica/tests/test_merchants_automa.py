"""MS-C34 to MS-C40, MS-61 to MS-78: the Automa with Merchants of the Seas, worked cases and sentences."""

from __future__ import annotations

from typing import Any

import pytest

from quintessence.core.game import BadOption, Json, Seat
from quintessence.games.terra_mystica.automa import deck
from quintessence.games.terra_mystica.automa.actions.block import block
from quintessence.games.terra_mystica.automa.actions.build import build
from quintessence.games.terra_mystica.automa.actions.trade import trade
from quintessence.games.terra_mystica.automa.actions.upgrade import in_supply, upgrade
from quintessence.games.terra_mystica.rules.course.turns import start_move
from quintessence.games.terra_mystica.rules.position import put
from quintessence.games.terra_mystica.tests.automa_table import (
    FACTIONS,
    Drawn,
    begun,
    drawn,
    explained,
    held_by,
    left_by,
    play,
    standing,
    started,
)
from quintessence.games.terra_mystica.tests.sea_table import TILES, new_match, sea_data

DATA = sea_data()


def at_sea(level: int = 2, faction: str = "simpletons", seats: int = 1, **options: Any) -> Drawn:
    tiles: list[Json] = [*TILES]
    return drawn(level, faction, seats, merchants=True, round_tiles=tiles, **options)


def skips(table: Drawn) -> list[tuple[Json, Json]]:
    return [(row[2], row[3]) for row in (event.row() for event in table.told()) if row[0] == "automa_skipped"]


def piles(level: int) -> list[int]:
    """The sizes of the piles of six rounds."""
    position = begun(merchants=True, round_tiles=[*TILES], automa_level=level)
    held = held_by(position)
    found = [len(held.pile)]
    for round_ in range(1, 6):
        position.round = round_
        deck.make_next_pile(position, held)
        found.append(len(held.pile))
    return found


def test_ms_c34_piles_by_level() -> None:  # MS-69, MS-70
    assert piles(1) == [4, 5, 7, 8, 9, 10]
    assert piles(2) == [5, 6, 8, 9, 10, 11]
    assert piles(3) == piles(4) == [6, 7, 9, 10, 11, 12]
    assert piles(5) == [7, 8, 10, 11, 12, 13]
    position = begun(merchants=True, round_tiles=[*TILES], automa_level=2)
    held = held_by(position)
    names = [held.data.cards[card].name for card in held.pile]
    assert sorted(names) == ["*1", "*3", "*5", "M2", "M4"]
    assert [held.data.cards[card].name for card in held.joining] == ["M"]
    position.round, position.reported = 2, []
    deck.make_next_pile(position, held)
    assert position.reported[-1].row()[2:5] == [3, len(held.pile), "M"] and not held.joining
    assert deck.count_cards(held) == 14


def test_ms68_letters_come_from_the_cards_in_use() -> None:
    cards = {card.name: card.letters for card in DATA.automa.cards}
    assert "*2" not in cards and "*4" not in cards and len(cards) == 14 and DATA.automa.cards[-1].name == "M"
    assert cards["M2"] == [0, 1] and cards["M4"] == [3, 5]


def nomads_at_the_river() -> Drawn:
    table = at_sea()
    return table.stand("H4", "G3", D3="trading_post", E8="stronghold", F3="shipyard", G7="dwelling")


def test_ms_c35_it_trades_with_the_strongest() -> None:  # MS-74
    table = nomads_at_the_river().at(3, "*3")
    before = table.player.points
    trade(table.attempt(), 3)
    explanation = explained(table.told(), "trade")
    assert left_by(explanation) == [["D3", "E8", "F3"], ["E8", "F3"], ["E8"]]
    told = [event.row() for event in table.told()]
    assert ["traded", "automa", None, "E8", 0, "stronghold", 3, 0, 0, 0, 0] in told
    assert ["scored", "automa", "automa_trade", 3] in told and ["offered", 0, "automa", 3] in told
    assert table.player.points == before + 3 and table.player.fleet.marks == 1
    table = nomads_at_the_river().at(3, "M2")
    trade(table.attempt(), 3)
    assert left_by(explained(table.told(), "trade"))[-1] == ["F3"]
    for name in ("E8", "F3"):
        hex = table.position.board.number[name]
        table.position.markers = put(table.position.markers, hex, 1 << table.player.seat)
    trade(table.attempt(), 3)
    assert left_by(explained(table.told(), "trade"))[-1] == ["D3"]


def test_ms_c36_rounds_of_a_trade_and_range_2() -> None:  # MS-71, MS-73, MS-74
    table = nomads_at_the_river().at(4, "*3")
    trade(table.attempt(), 5)
    assert skips(table) == [("trade", "not_this_round")]
    card = table.held.data.cards[table.held.data.card("M2")]
    assert list(card.numbers) == [0, 5]
    table = at_sea().stand("F2", "G3 H4", D5="dwelling").at(1, "M2")
    attempt = table.attempt()
    assert attempt.navigation == 0
    near = build(attempt, False)
    table = at_sea().stand("F2", "G3 H4", D5="dwelling").at(1, "M2")
    attempt = table.attempt()
    attempt.build_range = 2
    build(attempt, False)
    assert near and len(left_by(explained(table.told(), "build"))[0]) > 4
    assert table.told()[0].values()["navigation"] == 2


def test_ms74_nobody_to_trade_with() -> None:
    table = at_sea().stand("H4", "G3", G7="dwelling").at(5, "*3")
    trade(table.attempt(), 5)
    assert skips(table) == [("trade", "no_structure")]


@pytest.mark.parametrize(
    ("support", "free", "blocked", "skipped"),
    [
        ("M2", "ACT2 ACT5 ACT7 ACT8 ACT9", ["ACT5", "ACT9"], []),
        ("10", "ACT1 ACT8", ["ACT1", "ACT8"], []),
        ("10", "ACT1", ["ACT1"], [("block", "no_space")]),
    ],
)
def test_ms_c37_two_blocks(support: str, free: str, blocked: list[str], skipped: list[object]) -> None:  # MS-71
    table = at_sea().stand("F2", "G3", D5="dwelling").at(1, support)
    spaces = [space.name for space in table.position.data.power_actions]
    table.position.used = sum(1 << number for number, name in enumerate(spaces) if name not in free.split())
    block(table.attempt())
    assert [event.row()[2] for event in table.told() if event.row()[0] == "automa_blocked"] == blocked
    assert skips(table) == skipped


def test_ms_c38_the_shipyard_comes_before_the_stronghold() -> None:  # MS-66, MS-72
    table = at_sea().stand("D2", "", I1="dwelling").at(1, "*1").replace("D2", "trading_post")
    upgrade(table.attempt())
    assert standing(table.position, "D2") == "automa shipyard"
    table = at_sea().stand("E11", "", I1="dwelling").at(1, "*1").replace("E11", "trading_post")
    upgrade(table.attempt())
    assert standing(table.position, "E11") == "automa stronghold"
    table = at_sea().stand("D2 D5", "G3", I1="dwelling").at(1, "*1")
    table.replace("D2", "trading_post").replace("D5", "trading_post")
    assert in_supply(table.attempt(), 1) == 0
    upgrade(table.attempt())
    assert "G3" not in left_by(explained(table.told(), "upgrade"))[0]


def test_ms_c39_a_person_trades_with_the_automa() -> None:  # MS-76, MS-77
    table = at_sea()
    table.stand("D5", "G3", F2="dwelling").at(1, "*1")
    position, human = table.position, table.position.players[0]
    position.active = 0
    start_move(human)
    human.ship, human.workers = 1, 0
    human.fleet = human.fleet.with_ship(0, position.board.number["r10"])
    play(position, 0, "special", "voyage")
    events = [event.row() for event in position.apply(Seat(0), position.action(["trade", 1, "D5"]))]
    assert events[0] == ["traded", 0, 1, "D5", "automa", "dwelling", 1, 0, 1, 0, 0]
    assert not [row for row in events if row[0] == "offered"] and human.workers == 1
    with pytest.raises(BadOption) as caught:
        started(merchants=True, round_tiles=[*TILES], end_tile="trade_markers")
    assert caught.value.code == "merchants_end_tile"
    drawn_tiles = set()
    for number in range(40):
        position = new_match(1, f"end {number}", automa="simpletons", end_tile="random")
        drawn_tiles.add(position.data.end_tiles[position.end_tile])
    assert len(drawn_tiles) == 4 and "trade_markers" not in drawn_tiles


def test_ms_c40_the_strongest_of_two_people() -> None:  # MS-75, MS-78
    table = at_sea(seats=2).stand("H4", "G3", D3="temple").at(5, "*3")
    table.put(table.position.players[1], "F3", "sanctuary")
    for player in table.position.players[:2]:
        player.bowl1, player.bowl2, player.bowl3 = 5, 7, 0
    trade(table.attempt(), 3)
    assert [event.row() for event in table.told() if event.row()[0] == "offered"] == [["offered", 1, "automa", 3]]
    position = table.position
    position.active = table.player.seat
    assert position.script is not None and not position.script.is_due(position)
    assert position.to_act() == [Seat(1)]


def test_ms75_powermongers_rise_by_power_from_a_trade() -> None:
    table = at_sea(faction="powermongers").stand("H4", "G3", D3="temple").at(5, "*3")
    human = table.position.players[0]
    human.bowl1, human.bowl2 = 5, 0
    before = sum(table.player.cults)
    trade(table.attempt(), 3)
    table.position.active = table.player.seat
    table.held.is_acting = True
    table.held.agenda = b""
    table.position.apply(Seat(0), table.position.action(["accept", "automa", 2]))
    assert sum(table.player.cults) > before


def test_ms61_the_numbers_of_six_tiles_are_like_those_of_the_base_game() -> None:
    """On average 28.2 for six by chance; the printed set has 28.4."""
    tiles = DATA.automa.tiles
    assert sorted(tiles) == sorted(tile.name for tile in DATA.round_tiles)
    halves = [sum(tile.points[half] for tile in tiles.values()) / len(tiles) for half in (0, 1)]
    assert 3 * sum(halves) == pytest.approx(28.2, abs=0.5)


def test_ms65_it_has_no_ship_and_no_dock() -> None:
    for faction in FACTIONS[:3]:
        position = begun(merchants=True, round_tiles=[*TILES], automa=faction)
        automa = position.players[-1]
        assert not automa.fleet.on_map() and automa.fleet.dock == 255
        assert [position.data.automa.stock[kind] for kind in (1, 5)] == [2, 1]
