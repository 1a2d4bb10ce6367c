"""§14 Building beside ships: they are a way to reach a hex, and can pay for a dwelling."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.rules.map.building import site_objection
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import ship_objection


def is_ship_at(position: Position, player: Player, ship: int, hex: int) -> bool:
    """MS-38: whether a ship lies on a river hex beside a hex; in harbour it is on land."""
    at = player.fleet.ships[ship]
    return at != ABSENT and at >= position.board.land and at in position.board.river_near[hex]


def add_settles(position: Position, player: Player, hexes: bytes, choices: list[Action]) -> None:
    """Of some hexes, those where a ship can pay for a dwelling."""
    for ship in range(len(player.fleet.ships)):
        if player.fleet.ships[ship] >= position.board.land and ship_objection(player, ship) is None:
            for hex in hexes:
                if settle_objection(position, player, ship, hex) is None:
                    choices.append(position.table.settle[ship][hex])


def hexes_beside_ships(position: Position, player: Player) -> bytes:
    """The land beside a player's ships on rivers, in the order of the board."""
    found: list[int] = []
    for at in player.fleet.ships:
        if position.board.land <= at < position.board.size:
            found += position.board.land_near[at]
    return bytes(sorted(set(found)))


def settle_objection(position: Position, player: Player, ship: int, hex: int) -> str | None:
    """MS-39: why a ship may not pay for a dwelling on a hex."""
    refused = site_objection(position, player, hex) or ship_objection(player, ship)
    if refused is not None:
        return refused
    return None if is_ship_at(position, player, ship, hex) else "not_beside_ship"


def spend_ship(position: Position, player: Player, ship: int, hex: int) -> None:
    """The ship goes back to the supply in the place of workers and coins."""
    player.fleet = player.fleet.with_ship(ship, ABSENT)
    position.report("ship_spent", [player.seat, ship + 1, position.board.names[hex]])
