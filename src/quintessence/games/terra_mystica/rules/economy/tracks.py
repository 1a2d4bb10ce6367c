"""§7 The tracks: a step of shipping, a step of digging."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import DIG, SHIP
from quintessence.games.terra_mystica.data.names import FROM_DIGGING, FROM_SHIPPING
from quintessence.games.terra_mystica.rules.economy.resources import price_objection
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, score


def add_advances(position: Position, player: Player, choices: list[Action]) -> None:
    """The steps that can be paid."""
    if ship_objection(position, player) is None:
        choices.append(SHIP)
    if dig_objection(player) is None:
        choices.append(DIG)


def ship_objection(position: Position, player: Player) -> str | None:
    """Why shipping, or the range tile in its place (§14), may not go up."""
    level, most = player.ship, player.faction.ship_most
    if player.faction.has_range:
        level, most = player.fleet.reach, position.data.merchants.range_most
    if level >= most:
        return "track_is_done"
    return price_objection(player, 0, position.data.ship_coins, position.data.ship_priests)


def dig_objection(player: Player) -> str | None:
    """Why digging may not go up."""
    faction = player.faction
    if player.dig + 1 >= len(faction.spades.workers):
        return "track_is_done"
    return price_objection(player, faction.dig_cost[0], faction.dig_cost[1], faction.dig_cost[2])


def advance_shipping(position: Position, player: Player) -> None:
    """Pay for a step of shipping."""
    player.coins -= position.data.ship_coins
    player.priests -= position.data.ship_priests
    if player.faction.has_range:
        gain_range(position, player)
    else:
        gain_shipping(position, player)


def gain_range(position: Position, player: Player) -> None:
    """§14: a step of the range tile with its points; nothing at the end."""
    merchants = position.data.merchants
    level = player.fleet.reach
    if level < merchants.range_most:
        player.fleet = player.fleet.with_reach(level + 1)
        score(position, player, merchants.range_points[level - merchants.range_start], FROM_SHIPPING)
        position.report("ranged", [player.seat, level + 1])


def advance_digging(position: Position, player: Player) -> None:
    """Pay for a step of digging: spades cost less from now on."""
    player.workers -= player.faction.dig_cost[0]
    player.coins -= player.faction.dig_cost[1]
    player.priests -= player.faction.dig_cost[2]
    player.dig += 1
    score(position, player, position.data.dig_points, FROM_DIGGING)
    position.report("dug", [player.seat, player.dig])


def gain_shipping(position: Position, player: Player) -> None:
    """A free step of shipping with its points; for those who fly, one hex more of range; nothing at the end."""
    faction = player.faction
    if player.ship < faction.ship_most:
        player.ship += 1
        score(position, player, faction.ship_points[player.ship - faction.ship - 1], FROM_SHIPPING)
        position.report("shipped", [player.seat, player.ship])
    elif player.skip < faction.skip.most:
        player.skip += 1
