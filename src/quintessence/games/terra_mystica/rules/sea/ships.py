"""§14 Ships: where they start, and how far they go in a voyage."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.data.names import SHIPYARD
from quintessence.games.terra_mystica.rules.economy.resources import spend_power
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT

FROM_YARD: Final = ["shipyard", "build_ships", "launch"]
"""MS-27: sources whose ships start on the shipyard; those of all others start on the dock."""


def shipyard_of(position: Position, player: Player) -> int:
    """The hex of a player's shipyard; ABSENT without one."""
    for hex in player.hexes:
        if position.building[hex] == SHIPYARD:
            return hex
    return ABSENT


def has_shipyard(player: Player) -> bool:
    return player.buildings[SHIPYARD] > 0


def harbour(position: Position, player: Player, source: str) -> int:
    """MS-27: where a ship of some source starts; ABSENT where it cannot."""
    dock = player.fleet.dock
    return shipyard_of(position, player) if source in FROM_YARD or dock == ABSENT else dock


def launch(position: Position, player: Player, count: int, source: str) -> None:
    """MS-26, MS-27: ships start in their harbour; those beyond the supply, or without a harbour, are lost.

    Whoever left gets none (MS-37).
    """
    if player.gone:
        return
    hex = harbour(position, player, source)
    for _ in range(count):
        ship = player.fleet.free_ship()
        if ship < 0 or hex == ABSENT:
            position.report("ship_lost", [player.seat, source])
        else:
            player.fleet = player.fleet.with_ship(ship, hex)
            position.report("launched", [player.seat, ship + 1, position.board.names[hex], source])


def sail_of(position: Position, player: Player) -> int:
    """MS-31: how many spaces a ship goes without paying."""
    faction, spaces = player.faction, player.fleet.reach if player.faction.has_range else player.ship
    if player.card != NO_CARD and not player.passed:
        card = position.data.bonus_cards[player.card]
        spaces += card.sail
        if not faction.has_range:
            spaces += card.shipping
    return spaces + faction.ability.sail if has_shipyard(player) else spaces


def spaces_to(position: Position, player: Player, hex: int, river: int) -> int:
    """MS-32, MS-35: spaces between a ship's hex and a river hex: by river and canal, or over land for merchants."""
    waters = position.data.waters[position.board.slug]
    ways = waters.over_land if player.faction.over_land else waters.by_water
    return ways[hex][river - position.board.land]


def ship_objection(player: Player, ship: int) -> str | None:
    """Why a ship is not the one to use: it is not on the map, or one of a lower number is just like it."""
    fleet = player.fleet
    hex = fleet.ships[ship]
    if hex == ABSENT:
        return "no_ship_on_map"
    for other in range(ship):
        if fleet.ships[other] == hex and fleet.has_moved(other) == fleet.has_moved(ship):
            return "like_another_ship"
    return None


def add_sails(position: Position, player: Player, choices: list[Action]) -> None:
    """Every way that a ship can take."""
    fleet = player.fleet
    for ship in range(len(fleet.ships)):
        if not fleet.has_moved(ship) and ship_objection(player, ship) is None:
            for action in position.table.sail[ship]:
                if _way_objection(position, player, fleet.ships[ship], action.hex) is None:
                    choices.append(action)


def sail_objection(position: Position, player: Player, ship: int, river: int) -> str | None:
    """Why a ship may not sail to a river hex."""
    if not player.fleet.is_sailing:
        return "not_sailing"
    refused = ship_objection(player, ship)
    if refused is not None:
        return refused
    if player.fleet.has_moved(ship):
        return "ship_has_moved"
    return _way_objection(position, player, player.fleet.ships[ship], river)


def _way_objection(position: Position, player: Player, hex: int, river: int) -> str | None:
    """MS-33: too far, even for power; or too little power."""
    merchants = position.data.merchants
    beyond = spaces_to(position, player, hex, river) - sail_of(position, player)
    if hex == river:
        return "ship_is_there"
    if beyond <= 0:
        return None
    if beyond > merchants.more_spaces:
        return "too_far_to_sail"
    return None if player.bowl3 >= merchants.power else "too_little_power"


def sail(position: Position, player: Player, ship: int, river: int) -> None:
    """A ship goes to a river hex, one space further for power."""
    merchants, names = position.data.merchants, position.board.names
    hex = player.fleet.ships[ship]
    spaces = spaces_to(position, player, hex, river)
    power = merchants.power if spaces > sail_of(position, player) else 0
    spend_power(player, power)
    player.fleet = player.fleet.with_ship(ship, river).with_moved(ship)
    position.report("sailed", [player.seat, ship + 1, names[hex], names[river], spaces, power])


def can_sail(position: Position, player: Player, price: int = 0) -> bool:
    """Whether a ship could move that has not moved in this voyage: freely, or for power, burned tokens' too.

    `price` is the power that the voyage itself takes first.
    """
    fleet, merchants = player.fleet, position.data.merchants
    for ship in range(len(fleet.ships)):
        if fleet.ships[ship] != ABSENT and not fleet.has_moved(ship):
            power = player.bowl3 - price + player.bowl2 // 2
            return sail_of(position, player) > 0 or (merchants.more_spaces > 0 and power >= merchants.power)
    return False
