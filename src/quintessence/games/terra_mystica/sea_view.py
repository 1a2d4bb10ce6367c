"""§14 What everyone sees of ships: where they lie, how far they go, and what a trade would bring both sides."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.data.names import COINS, DWELLING, POWER, PRIESTS, WORKERS
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, seats_of
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import has_shipyard, sail_of, shipyard_of, spaces_to
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
    """The canals of the board, and what follows for each seat."""
    canals: list[Json] = []
    for canal in position.data.waters[position.board.slug].canals:
        canals.append([name for name in canal])
    return {"canals": canals, "seats": [_seat(position, player) for player in seats_of(position)]}


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
        "shipyard": _name(position, shipyard_of(position, player)),
        "has_range": faction.has_range,
        "range_most": merchants.range_most if faction.has_range else 0,
        "over_land": faction.over_land,
        "markers_left": merchants.markers - player.fleet.marks,
        "ships": [_ship(position, player, hex) for hex in player.fleet.ships],
    }


def _ship(position: Position, player: Player, hex: int) -> Json:
    """For one ship: each space it can go to with the power that costs, and each trade where it lies."""
    if hex == ABSENT:
        return None
    board, merchants = position.board, position.data.merchants
    sail = sail_of(position, player)
    spaces: Values = {}
    for river in range(board.land, board.size):
        far = spaces_to(position, player, hex, river)
        if river != hex and far <= sail + merchants.more_spaces:
            spaces[board.names[river]] = 0 if far <= sail else merchants.power
    return {"spaces": spaces, "trades": trades_from(position, player, hex)}


def trades_from(position: Position, player: Player, river: int) -> Values:
    """What a trade with each building beside a river hex would bring; on land nothing can be traded."""
    found: Values = {}
    board = position.board
    if river >= board.land:
        for hex in board.land_near[river]:
            if building_objection(position, player, hex) is None:
                goods, strength = goods_at(position, player, hex), strength_at(position, hex)
                partner = position.players[position.owner[hex]]
                found[board.names[hex]] = {
                    "points": points_at(position, player, hex),
                    "coins": goods[COINS],
                    "workers": goods[WORKERS],
                    "priests": goods[PRIESTS],
                    "power": goods[POWER],
                    "partner": partner.name(),
                    "partner_power": strength if partner.is_seated and not partner.gone else 0,
                }
    return found
