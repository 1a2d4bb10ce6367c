"""What a player's own things are worth in a plan, in hundredths of a point."""

from __future__ import annotations

from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.land import Land
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.sea import fleet_worth
from quintessence.games.terra_mystica.data.components import BonusCard
from quintessence.games.terra_mystica.data.names import (
    CULTS,
    DWELLING,
    SANCTUARY,
    STOCK,
    TEMPLE,
    TRADING_POST,
)
from quintessence.games.terra_mystica.rules.economy.income import income
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import OVER, Position


def value(position: Position, player: Player, rivals: Rivals) -> int:
    """What a player has and may hope for; a plan that reaches the end knows it but for the others."""
    data = position.data
    left = data.rounds - max(1, position.round)
    land = rivals.lands.of(position, player, left)
    worth = 100 * player.points
    if position.phase == OVER or (player.passed and not left):
        return worth + _final(position, player, rivals, land)
    worth += _stock(player, left) + _coming(position, player, rivals, left) + _on_pass(position, player, left)
    worth += _cults(position, player, rivals, left)
    worth += rivals.network_points(position, land, left) * w.PLACE[left] // 100 + w.NETWORK[left] * land.network
    if left <= 2:
        worth += rivals.tile_points(position, player, land, left) * w.PLACE[left] // 100
    worth += _buildings(player, left) + _tiles(position, player, left)
    worth += w.KEY[left] * player.keys + w.SHIP[left] * (player.ship - player.faction.ship) + w.DIG[left] * player.dig
    if player.fleet.ships:
        worth += fleet_worth(position, player, left)
    return worth + land.worth + _due(player, left)


def _final(position: Position, player: Player, rivals: Rivals, land: Land) -> int:
    """The final count; what is over was sold already where the match is over."""
    worth = rivals.cult_points(position, player, 0) + rivals.network_points(position, land, 0)
    worth += rivals.tile_points(position, player, land, 0)
    if position.phase != OVER:
        coins = player.coins + player.workers + player.priests + player.bowl3 + player.bowl2 // 2
        worth += 100 * coins // player.faction.coins_per_point
    return worth


def _part(amount: int, each: int, enough: int) -> int:
    return amount * each if amount <= enough else enough * each + (amount - enough) * each // 2


def _stock(player: Player, left: int) -> int:
    worth = _part(player.coins, w.COIN[left], w.ENOUGH[0]) + _part(player.workers, w.WORKER[left], w.ENOUGH[1])
    worth += _part(player.priests, w.PRIEST[left], w.ENOUGH[2])
    return worth + w.BOWL1[left] * player.bowl1 + w.BOWL2[left] * player.bowl2 + w.BOWL3[left] * player.bowl3


def _coming(position: Position, player: Player, rivals: Rivals, left: int) -> int:
    """The incomes that are left, without the card's: it changes every round."""
    worth = rivals.coming_worth(income(position.data, player), left)
    if player.card != NO_CARD:
        worth -= rivals.coming_worth(position.data.bonus_cards[player.card].income, left)
    return worth


def _on_pass(position: Position, player: Player, left: int) -> int:
    """What passing will bring this round by the card, and each round by the favour tiles and the stronghold."""
    worth = 0
    if player.card != NO_CARD and not player.passed:
        worth += 100 * pass_points(player, position.data.bonus_cards[player.card])
    times = left + (0 if player.passed else 1)
    if player.has_stronghold():
        worth += 100 * times * player.faction.pass_per_temple * player.buildings[TEMPLE]
        worth += 90 * times * player.faction.pass_per_bridge * (3 - player.bridges)
    return worth


def pass_points(player: Player, card: BonusCard) -> int:
    points = card.pass_shipping * player.ship
    for building, each in enumerate(card.pass_points):
        points += each * player.buildings[building]
    return points


def _cults(position: Position, player: Player, rivals: Rivals, left: int) -> int:
    """Steps, places at the end, and the rewards of the rounds to come."""
    data = position.data
    worth = rivals.cult_points(position, player, left) * w.PLACE[left] // 100
    for cult in range(len(CULTS)):
        worth += w.STEP[left] * player.cults[cult]
    for number in range(max(0, position.round - 1), data.rounds - 1):
        tile = data.round_tiles[position.round_tiles[number]]
        steps: int = player.cults[tile.cult] if tile.cult < len(CULTS) else player.slots
        eighths = 4 * (steps // tile.steps) + 4 * steps // tile.steps
        worth += rivals.rewards[number] * eighths // 8 * w.REWARD[left] // 100
    return worth


def _buildings(player: Player, left: int) -> int:
    counts = player.buildings
    worth = w.DWELLING[left] * counts[DWELLING] + w.TRADING_POST[left] * counts[TRADING_POST]
    worth += w.TEMPLE[left] * counts[TEMPLE] + w.SANCTUARY[left] * counts[SANCTUARY]
    if player.has_stronghold():
        faction = player.faction
        is_active = faction.special or faction.standing or faction.reuses_power_actions
        worth += w.SPECIAL[left] if is_active else w.STRONGHOLD[left]
    return worth


def _tiles(position: Position, player: Player, left: int) -> int:
    """Favour tiles: what they will score and allow; their incomes and steps count elsewhere."""
    worth = 0
    posts = player.buildings[TRADING_POST]
    times = left + (0 if player.passed else 1)
    for number in player.own_favours():
        tile = position.data.favour_tiles[number]
        if tile.town_power:
            worth += w.EASY_TOWN[left]
        if tile.action:
            worth += w.STEP_SPACE[left]
        if tile.points[DWELLING]:
            room = STOCK[DWELLING] - player.buildings[DWELLING] + left
            worth += tile.points[DWELLING] * min(w.FOR_DWELLING[left], 100 * room)
        if tile.points[TRADING_POST]:
            room = STOCK[TRADING_POST] - posts + left
            worth += tile.points[TRADING_POST] * min(w.FOR_TRADING_POST[left], 100 * room)
        if tile.pass_points:
            worth += 100 * times * tile.pass_points[posts]
            if posts < len(tile.pass_points) - 1:
                worth += 30 * left
    return worth


def _due(player: Player, left: int) -> int:
    """What was received and is not used yet."""
    worth = 60 * player.steps + w.SPADE * player.spades + 400 * player.due_favours + 900 * player.due_towns
    return worth + 80 * player.due_bridges + w.PRIEST[left] * player.unlocks + 40 * player.ordinations
