"""§6 Buildings: dwellings and their upgrades: what they cost, and what they bring at once."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.data.names import (
    AFTER,
    BEFORE,
    BUILDINGS,
    DWELLING,
    FROM_STRONGHOLD,
    SANCTUARY,
    SHIPYARD,
    STOCK,
    STRONGHOLD,
    TEMPLE,
    TRADING_POST,
)
from quintessence.games.terra_mystica.rules.economy.favours import waive_favours
from quintessence.games.terra_mystica.rules.economy.resources import gain_power, gain_spades, price_objection
from quintessence.games.terra_mystica.rules.economy.scoring import score_building
from quintessence.games.terra_mystica.rules.economy.tracks import gain_shipping
from quintessence.games.terra_mystica.rules.map.leech import has_neighbour, offer_power
from quintessence.games.terra_mystica.rules.map.reach import BY_SKIPPING, OUT_OF_REACH, reach, ways
from quintessence.games.terra_mystica.rules.map.terraform import can_build_on, pay_skip, way_price
from quintessence.games.terra_mystica.rules.map.towns import look_for_town
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position, put, score
from quintessence.games.terra_mystica.rules.sea.docks import dock_late
from quintessence.games.terra_mystica.rules.sea.shipyard import open_shipyard


def add_places(position: Position, player: Player, choices: list[Action]) -> None:
    """§2: every hex for a first dwelling."""
    home = player.wheel_terrain()
    for hex, terrain in enumerate(position.terrain):
        if terrain == home and place_objection(position, player, hex) is None:
            choices.append(position.table.place[hex])


def place_objection(position: Position, player: Player, hex: int) -> str | None:
    """§2: why a first dwelling may not be placed on a hex."""
    if position.building[hex] != NONE:
        return "hex_is_built"
    if position.terrain[hex] != player.wheel_terrain():
        return "not_home_terrain"
    if player.faction.river_only and not position.board.river_near[hex]:
        return "not_at_a_river"
    return None


def place(position: Position, player: Player, hex: int) -> None:
    """§2: a free dwelling that offers no power and scores nothing."""
    position.terrain = put(position.terrain, hex, player.home)
    put_dwelling(position, player, hex)
    position.report("placed", [player.seat, position.board.names[hex]])


def put_dwelling(position: Position, player: Player, hex: int) -> None:
    """A dwelling of a player stands on a hex."""
    if position.script is not None:
        position.script.hex_changed(hex)
    position.building = put(position.building, hex, DWELLING)
    position.owner = put(position.owner, hex, player.seat)
    player.buildings = put(player.buildings, DWELLING, player.buildings[DWELLING] + 1)
    player.hexes = player.hexes + bytes([hex])


def add_builds(position: Position, player: Player, choices: list[Action]) -> None:
    """Every hex that a dwelling may be built on."""
    faction = player.faction
    if player.free_dwelling:
        for action in position.table.build:
            if site_objection(position, player, action.hex) is None:
                choices.append(action)
    elif price_objection(player, faction.cost_workers[DWELLING], faction.cost_coins[DWELLING], 0) is None:
        for hex in ways(position, player).hexes:
            is_home = can_build_on(player, position.terrain[hex])  # asked first: few hexes are
            if is_home and build_objection(position, player, hex) is None:
                choices.append(position.table.build[hex])


def site_objection(position: Position, player: Player, hex: int) -> str | None:
    """Why no dwelling of a player can stand on a hex, however it is paid for."""
    if position.building[hex] != NONE:
        return "hex_is_built"
    if not can_build_on(player, position.terrain[hex]):
        return "not_home_terrain"
    return "no_building_left" if player.buildings[DWELLING] == STOCK[DWELLING] else None


def build_objection(position: Position, player: Player, hex: int) -> str | None:
    """Why a dwelling may not be built on a hex, whatever the action."""
    refused = site_objection(position, player, hex)
    if refused is not None or player.free_dwelling:
        return refused
    way = reach(position, player, hex)
    if way == OUT_OF_REACH:
        return "out_of_reach"
    workers, priests = way_price(player, way)
    cost_workers, cost_coins = player.faction.cost_workers[DWELLING], player.faction.cost_coins[DWELLING]
    return price_objection(player, cost_workers + workers, cost_coins, priests)


def build(position: Position, player: Player, hex: int) -> None:
    """A dwelling in the rounds."""
    if player.free_dwelling:
        player.free_dwelling = False
    else:
        if reach(position, player, hex) == BY_SKIPPING:
            pay_skip(position, player, hex)
        player.workers -= player.faction.cost_workers[DWELLING]
        player.coins -= player.faction.cost_coins[DWELLING]
    raise_dwelling(position, player, hex)


def raise_dwelling(position: Position, player: Player, hex: int) -> None:
    """A dwelling that is paid for, however that was."""
    position.terrain = put(position.terrain, hex, player.home)
    player.may_build = b""
    position.report("built", [player.seat, position.board.names[hex]])
    offer_power(position, player, hex)
    score_building(position, player, DWELLING)
    put_dwelling(position, player, hex)
    dock_late(position, player, hex)
    look_for_town(position, player, hex)


def upgrade_cost(position: Position, player: Player, hex: int, building: int) -> tuple[int, int]:
    """Workers and coins; a trading post costs twice the coins where no other player's building is beside it."""
    coins = player.faction.cost_coins[building]
    if building == TRADING_POST:
        if player.free_trading_post:
            return 0, 0
        if not has_neighbour(position, player, hex):
            coins *= 2
    return player.faction.cost_workers[building], coins


def add_upgrades(position: Position, player: Player, choices: list[Action]) -> None:
    """Every building that may be upgraded, with what it may become; only to a trading post where that one is free."""
    all_kinds = position.table.upgrades
    last = TRADING_POST if player.free_trading_post else all_kinds
    for hex in player.hexes:
        for building in AFTER[position.building[hex]]:
            if building <= last and upgrade_objection(position, player, hex, building) is None:
                choices.append(position.table.upgrade[hex * all_kinds + building - 1])


def upgrade_objection(position: Position, player: Player, hex: int, building: int) -> str | None:
    """Why a building may not be upgraded so."""
    if position.owner[hex] != player.seat:
        return "not_your_building"
    if position.building[hex] != BEFORE[building]:
        return "wrong_building"
    if player.buildings[building] == STOCK[building]:
        return "no_building_left"
    if building == SHIPYARD and not position.board.river_near[hex]:
        return "not_at_a_river"
    workers, coins = upgrade_cost(position, player, hex, building)
    return price_objection(player, workers, coins, 0)


def upgrade(position: Position, player: Player, hex: int, building: int) -> None:
    """Replace a building: the old one goes back to its track."""
    workers, coins = upgrade_cost(position, player, hex, building)
    player.workers -= workers
    player.coins -= coins
    if building == TRADING_POST:
        player.free_trading_post = False
    old = position.building[hex]
    position.report("upgraded", [player.seat, position.board.names[hex], BUILDINGS[building]])
    offer_power(position, player, hex)
    player.buildings = put(player.buildings, old, player.buildings[old] - 1)
    player.buildings = put(player.buildings, building, player.buildings[building] + 1)
    _gain_at_once(position, player, building)
    score_building(position, player, building)
    position.building = put(position.building, hex, building)
    if building == SHIPYARD:
        open_shipyard(position, player)
    look_for_town(position, player, hex)
    waive_favours(position, player)


def _gain_at_once(position: Position, player: Player, building: int) -> None:
    if building == TEMPLE or building == SANCTUARY:
        player.due_favours += player.faction.favours
    elif building == STRONGHOLD:
        _gain_stronghold(position, player)


def _gain_stronghold(position: Position, player: Player) -> None:
    faction = player.faction
    score(position, player, faction.stronghold.points, FROM_STRONGHOLD)
    gain_power(player, faction.stronghold.power)
    for _ in range(faction.stronghold.shipping):
        gain_shipping(position, player)
    if faction.stronghold.spades:
        gain_spades(position, player, faction.stronghold.spades)
        player.hexes_left = faction.stronghold.spades
    player.due_favours += faction.stronghold.favours
    player.ordinations = faction.stronghold.ordain
    player.skip += faction.stronghold.skip_range
    player.due_bridges += faction.stronghold.bridges
    player.bowl1 += faction.stronghold.tokens * len(position.players)
