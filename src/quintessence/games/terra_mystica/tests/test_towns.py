"""§10: towns, with their corner cases."""

from __future__ import annotations

from quintessence.games.terra_mystica.rules.map.towns import can_link, look_everywhere, look_for_town
from quintessence.games.terra_mystica.tests.table import Table, nomads_and_witches, rich, stand, two


def towns(table: Table) -> list[str]:
    """The hexes that belong to towns."""
    position = table.reader.position
    return sorted(name for name, hex in position.board.number.items() if position.town[hex])


def look(table: Table, faction: str, hex: str) -> bool:
    position = table.reader.position
    return look_for_town(position, table.of(faction), position.board.number[hex])


def test_four_buildings_of_strength_seven_are_a_town() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="trading_post", E3="trading_post", E4="trading_post")
    assert not look(table, "nomads", "E3")
    stand(table, "nomads", D2="dwelling")
    assert look(table, "nomads", "D2")
    assert towns(table) == ["D2", "D3", "E3", "E4"]
    assert table.of("nomads").due_towns == 1


def test_four_buildings_of_strength_six_need_the_favour_tile() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="trading_post", E3="trading_post", E4="dwelling", D2="dwelling")
    assert not look(table, "nomads", "D2")
    nomads = table.of("nomads")
    nomads.due_favours = 1
    table.play("nomads: +FAV5")
    assert nomads.town_power == 6 and nomads.due_towns == 1


def test_the_sanctuary_counts_as_two_buildings() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="sanctuary", E3="trading_post", E4="trading_post")
    assert look(table, "nomads", "D3")


def test_a_building_beside_a_town_joins_it_and_founds_none() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="stronghold", E3="trading_post", E4="dwelling", D2="dwelling")
    assert look(table, "nomads", "D3")
    stand(table, "nomads", C1="dwelling")
    assert not look(table, "nomads", "C1")
    assert "C1" in towns(table) and table.of("nomads").due_towns == 1


def test_a_bridge_can_make_the_town() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="stronghold", E3="dwelling", D2="trading_post", C2="dwelling")
    assert not look(table, "nomads", "D3")
    nomads = rich(table, "nomads")
    table.play("nomads: action ACT1. bridge C2:D3")
    assert towns(table) == ["C2", "D2", "D3", "E3"]
    assert nomads.due_towns == 1


def test_mermaids_link_a_town_across_one_river_hex() -> None:
    table = two("mermaids", "nomads")
    position, mermaids = table.reader.position, table.of("mermaids")
    number = position.board.number
    river = next(
        hex
        for hex in range(position.board.land, position.board.size)
        if len(position.board.land_near[hex]) >= 3
        and all(position.owner[near] > 4 for near in position.board.land_near[hex])
    )
    near = [position.board.names[hex] for hex in position.board.land_near[river]]
    for name, building in zip(near, ["stronghold", "sanctuary", "trading_post"], strict=False):
        stand(table, "mermaids", **{name: building})
    joined = look_for_town(position, mermaids, number[near[0]])
    assert joined or can_link(position, mermaids, river)
    if not joined:
        table.play(f"mermaids: connect {position.board.names[river]}")
        assert position.town[river] and mermaids.due_towns == 1
    assert not can_link(position, table.of("nomads"), river)


def test_without_tiles_there_are_no_towns() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="stronghold", E3="trading_post", E4="dwelling", D2="dwelling")
    table.reader.position.town_pool = bytes(8)
    look_everywhere(table.reader.position, table.of("nomads"))
    assert towns(table) == []


def test_a_town_brings_its_key_points_and_goods() -> None:
    table = nomads_and_witches()
    nomads = table.of("nomads")
    nomads.due_towns = 1
    table.play("nomads: +TW2")
    assert (nomads.points, nomads.workers, nomads.keys) == (20 + 7 + 5, 6 + 2, 1)  # 5 of the round tile


def test_some_factions_gain_more_by_a_town() -> None:
    witches = two("witches", "swarmlings")
    witches.of("witches").due_towns = 1
    witches.play("witches: +TW8")
    assert witches.of("witches").points == 20 + 11 + 5 + 5
    swarmlings = two("swarmlings", "witches")
    before = swarmlings.of("swarmlings").workers
    swarmlings.of("swarmlings").due_towns = 1
    swarmlings.play("swarmlings: +TW8")
    assert swarmlings.of("swarmlings").workers == before + 3
