"""What the view tells beside the facts: stock, rates of exchange, spaces of one's own."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.terra_mystica.rules.economy.spaces import special_bit
from quintessence.games.terra_mystica.tests.table import Table, nomads_and_witches, stand, two

SANDSTORM = 0
"""The nomads' space, the first of all."""


def shown(table: Table, part: str, *path: str | int) -> Json:
    """A part of the view, and what lies inside it."""
    found = table.reader.position.view(None)[part]
    for step in path:
        if isinstance(step, int):
            assert isinstance(found, list)
            found = found[step]
        else:
            assert isinstance(found, dict)
            found = found[step]
    return found


def test_the_stock_of_buildings_is_told() -> None:  # §6
    stock = {"dwelling": 8, "trading_post": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}
    assert shown(nomads_and_witches(), "printed", "stock") == stock


def test_an_exchange_is_told_with_its_rate() -> None:  # §4
    table = two("alchemists", "witches")
    player = table.of("alchemists")
    player.bowl1, player.bowl2, player.bowl3, player.priests, player.workers, player.coins = 0, 2, 3, 1, 0, 2
    rates = {"power_to_coin": 1, "power_to_worker": 3, "priest_to_worker": 1, "priest_to_coin": 1}
    rates |= {"point_to_coin": 1, "coins_to_point": 2, "burn": 2}
    assert shown(table, "prices", player.seat, "exchanges") == rates


def test_spaces_of_ones_own_come_with_stronghold_card_and_favour_tile() -> None:  # §7
    table = nomads_and_witches()
    position, player = table.reader.position, table.of("nomads")
    assert shown(table, "own_spaces", player.seat) == {"card_spade": False}
    assert shown(table, "own_spaces", table.of("witches").seat) == {}
    stand(table, "nomads", D3="stronghold")
    player.favours = position.data.step_favours
    position.used |= special_bit(position, player.seat, SANDSTORM)
    spaces = {"sandstorm": True, "card_spade": False, "favour_step": False}
    assert shown(table, "own_spaces", player.seat) == spaces


def test_what_only_the_rules_read_is_left_out() -> None:
    table = nomads_and_witches()
    assert not {"course", "ripples", "used"} & set(table.reader.position.view(None))


def test_a_favour_tile_tells_what_a_town_needs_with_it() -> None:  # §10
    assert shown(nomads_and_witches(), "printed", "favour_tiles", "FAV5", "town_power") == 6


def test_a_view_can_be_changed_and_the_next_is_whole() -> None:
    table = nomads_and_witches()
    first, second = (table.reader.position.view(None) for _ in range(2))
    for name in ("printed", "faction_boards"):
        part = first[name]
        assert isinstance(part, (dict, list))
        part.clear()
    assert second["printed"] and second["faction_boards"]
    assert table.reader.position.view(None) == second
