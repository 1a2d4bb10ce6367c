"""What the view tells beside the facts: stock, rates of exchange, spaces of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from quintessence.core.game import Json
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.rules.economy.spaces import special_bit
from quintessence.games.terra_mystica.tests.table import GAME, Table, nomads_and_witches, stand, two
from quintessence.lab.recorded import Shelf

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


@pytest.mark.parametrize("name", ["greedy-4-fire_ice_1", "automa-1-symbionts", "automa-2-simpletons"])
def test_what_is_projected_is_what_is_counted(name: str) -> None:  # §12
    view: Any = Shelf("terra_mystica").read(name).view(None)
    counted = [*view["players"], *([view["automa"]] if "automa" in view else [])]
    assert len(counted) == len(view["projection"])
    for projected, player in zip(view["projection"], counted, strict=True):
        score = player["score"]
        assert projected["cults"] == {cult: score.get(cult, 0) for cult in projected["cults"]}
        assert projected["network"][1] == score.get("network", 0)
        assert projected["end_tile"][1] == score.get(view["end_tile"], 0)
        is_symbiont = player.get("faction") == "symbionts"
        assert projected["faction"] == (2 * len(player["cubes"]) if is_symbiont else 0)
    assert any(sum(one["cults"].values()) for one in view["projection"])


def test_the_resources_that_would_be_sold_are_projected() -> None:  # §12
    table = nomads_and_witches()
    player = table.of("nomads")
    player.coins, player.workers, player.priests, player.bowl2, player.bowl3 = 3, 2, 1, 5, 1
    assert shown(table, "projection", player.seat, "resources") == 3  # 3 + 2 + 1 + 2 + 1 coins


def test_a_faction_can_be_read_before_it_is_chosen() -> None:  # §2
    view: Any = start_match(GAME, 2, "sheets", {"fire_and_ice": False}).view(None)
    assert len(view["faction_sheets"]) == 14
    sheet = view["faction_sheets"]["swarmlings"]
    assert [sheet["coins"], sheet["workers"], sheet["power"]] == [20, 8, [3, 9, 0]]
    assert sheet["costs"]["dwelling"] == [2, 3] and sheet["dwelling_workers"][:3] == [2, 3, 4]
    whole: Any = start_match(GAME, 2, "sheets", {"fire_and_ice": True}).view(None)
    assert len(whole["faction_sheets"]) == 20
    assert "faction_sheets" not in nomads_and_witches().reader.position.view(None)
