"""§14 What everyone sees of ships: where they lie, how far they go, and what a trade would bring both sides."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.data.names import COINS, DWELLING, POWER, PRIESTS, WORKERS
from quintessence.games.terra_mystica.rules.map.leech import price_of
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, seats_of
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import has_shipyard, sail_of, shipyard_of, spaces_to
from quintessence.games.terra_mystica.rules.sea.shipyard import income_ships
from quintessence.games.terra_mystica.rules.sea.trade import building_objection, goods_at, points_at, strength_at


def fleet(position: Position, player: Player) -> Values:
    """One seat's ships, dock, markers and range, and what is open."""
    own = player.fleet
    return {
        "ships": [_name(position, hex) for hex in own.ships],
        "dock": _name(position, own.dock),
        "markers": own.marks,
        "range": own.reach,
        "is_sailing": own.is_sailing,
        "moved": [own.has_moved(ship) for ship in range(len(own.ships))],
        "is_launching": own.is_launching,
    }


def _name(position: Position, hex: int) -> Json:
    return None if hex == ABSENT else position.board.names[hex]


def markers(position: Position) -> Values:
    """The hexes with trade markers, and whose they are."""
    found: Values = {}
    for hex, bits in enumerate(position.markers):
        if bits:
            found[position.board.names[hex]] = [player.name() for player in position.players if bits >> player.seat & 1]
    return found


def sea(position: Position) -> Values:
    """The canals of the board, what follows for each seat, and which parts are ours and not printed."""
    canals: list[Json] = []
    for canal in position.data.waters[position.board.slug].canals:
        canals.append([name for name in canal])
    return {
        "canals": canals,
        "seats": [_seat(position, player) for player in seats_of(position)],
        "ours": [name for name in position.data.merchants.ours],
    }


def _seat(position: Position, player: Player) -> Values:
    """Sail, price of a ship, the shipyard's ability; for each ship its spaces with the power they cost, and trades."""
    if not player.has_faction:
        return {}
    faction, merchants = player.faction, position.data.merchants
    return {
        "sail": sail_of(position, player),
        "ship_price": [faction.cost_workers[DWELLING], faction.cost_coins[DWELLING]],
        "ability": faction.ability.name,
        "is_active": has_shipyard(player),
        "income_ships": income_ships(position, player),
        "shipyard": _name(position, shipyard_of(position, player)),
        "has_range": faction.has_range,
        "range_most": merchants.range_most if faction.has_range else 0,
        "over_land": faction.over_land,
        "markers_left": merchants.markers - player.fleet.marks,
        "ships": [_ship(position, player, ship) for ship in range(len(player.fleet.ships))],
    }


def _ship(position: Position, player: Player, ship: int) -> Json:
    """For one ship: the land beside it; the spaces it can still go to with the power each costs, and trades there."""
    own, board = player.fleet, position.board
    at = own.ships[ship]
    if at == ABSENT:
        return None
    spaces = {} if own.is_sailing and own.has_moved(ship) else _spaces(position, player, at)
    rivers = [river for river in range(board.land, board.size) if river == at or board.names[river] in spaces]
    beside: Values = {}
    trades: Values = {}
    for river in rivers:
        partners: list[Json] = []
        for hex in board.land_near[river]:
            if building_objection(position, player, hex) is None:
                partners.append(board.names[hex])
                trades[board.names[hex]] = _trade(position, player, hex)
        if partners:
            beside[board.names[river]] = partners
    lands: list[Json] = [board.names[hex] for hex in board.land_near[at]] if at >= board.land else []
    return {"lands": lands, "spaces": spaces, "beside": beside, "trades": trades}


def _spaces(position: Position, player: Player, at: int) -> Values:
    """The river hexes within reach of a ship, and the power that each costs."""
    board, merchants = position.board, position.data.merchants
    sail = sail_of(position, player)
    spaces: Values = {}
    for river in range(board.land, board.size):
        far = spaces_to(position, player, at, river)
        if river != at and far <= sail + merchants.more_spaces:
            spaces[board.names[river]] = 0 if far <= sail else merchants.power
    return spaces


def _trade(position: Position, player: Player, hex: int) -> Values:
    """What a trade with a building brings both sides; the partner is offered power, for points."""
    goods, strength = goods_at(position, player, hex), strength_at(position, hex)
    partner = position.players[position.owner[hex]]
    offered = strength if partner.is_seated and not partner.gone else 0
    return {
        "points": points_at(position, player, hex),
        "coins": goods[COINS],
        "workers": goods[WORKERS],
        "priests": goods[PRIESTS],
        "power": goods[POWER],
        "partner": partner.name(),
        "partner_power": offered,
        "partner_points": price_of(partner, offered),
    }
