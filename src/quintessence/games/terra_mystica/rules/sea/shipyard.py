"""§14 The shipyard: what it brings at once and with each income, the ships that it builds."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.names import DWELLING
from quintessence.games.terra_mystica.rules.economy.resources import price_objection
from quintessence.games.terra_mystica.rules.economy.tracks import gain_range, gain_shipping
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.ships import has_shipyard, launch


def open_shipyard(position: Position, player: Player) -> None:
    """MS-22, MS-25: a shipyard stands: a step of shipping or range, and a ship where that is its ability."""
    for _ in range(position.data.merchants.shipyard_steps):
        if player.faction.has_range:
            gain_range(position, player)
        elif player.ship < player.faction.ship_most:
            gain_shipping(position, player)
    launch(position, player, player.faction.ability.ships, "launch")


def ship_income(position: Position, player: Player) -> None:
    """MS-23, MS-57: the ships of an income: the shipyard's, then the card's."""
    if has_shipyard(player):
        launch(position, player, position.data.merchants.shipyard_ships, "shipyard")
    if player.card != NO_CARD:
        launch(position, player, position.data.bonus_cards[player.card].ships, "card")


def income_ships(position: Position, player: Player) -> int:
    """How many ships the next income brings, those included for which there may be no room."""
    from_card = 0 if player.card == NO_CARD else position.data.bonus_cards[player.card].ships
    return from_card + (position.data.merchants.shipyard_ships if has_shipyard(player) else 0)


def launch_objection(player: Player) -> str | None:
    """MS-24: why no ship may be built now: none is left, or it cannot be paid."""
    if player.fleet.free_ship() < 0:
        return "no_ship_left"
    return price_objection(player, player.faction.cost_workers[DWELLING], player.faction.cost_coins[DWELLING], 0)


def build_ship(position: Position, player: Player) -> None:
    """MS-24: a ship for the price of a dwelling; the building ends when no further one can be had."""
    player.workers -= player.faction.cost_workers[DWELLING]
    player.coins -= player.faction.cost_coins[DWELLING]
    launch(position, player, 1, "build_ships")
    if player.fleet.free_ship() < 0:
        player.fleet = player.fleet.at_rest()
