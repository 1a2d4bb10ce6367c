"""How good a position looks for a player: points, what is coming, and what can still be done with it.

All values are in hundredths of a point. What resources are worth falls round by round towards what the end pays.
"""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.advice.prospects import faction_prospect, ground_prospect, town_prospect
from quintessence.games.terra_mystica.advice.sea import fleet_worth
from quintessence.games.terra_mystica.data.components import BonusCard, FavourTile
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import (
    BUILDINGS,
    COINS,
    CULTS,
    POWER,
    PRIESTS,
    SPADES,
    TEMPLE,
    TRADING_POST,
    WORKERS,
)
from quintessence.games.terra_mystica.rules.economy.income import income
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import DWELLINGS, FREE, OVER, Position, seats_of

COIN: Final = [33, 34, 36, 38, 40, 42, 42]
WORKER: Final = [34, 48, 58, 66, 72, 76, 76]
PRIEST: Final = [75, 90, 105, 118, 128, 136, 136]
IN_THIRD: Final = [33, 40, 46, 52, 56, 60, 60]
IN_SECOND: Final = [14, 20, 24, 27, 29, 31, 31]
IN_FIRST: Final = [1, 3, 5, 7, 8, 9, 9]
GAINED: Final = [12, 16, 20, 22, 24, 26, 26]
"""A coin, a worker, a priest, a token in each bowl and a power to come, by the rounds that are left after this one."""
MANY_COINS: Final = 12
MANY_WORKERS: Final = 7
"""More than one can spend soon is worth no more than at the end."""
SPADE: Final = 150
STEP: Final = 55
BUILDING: Final = 190
"""What a building adds to the network at the end."""
CHANCES: Final = [25, 45, 30, 0, 60, 0]
"""What each building opens up, for every round that is left."""
TILE_ACTION: Final = 70
SPECIAL: Final = 190
"""What a space brings each round."""


def evaluate(position: Position, player: Player) -> int:
    """A player's worth against the best of the others who have a seat.

    What a script gains does not hang on when its turns come; where it stands in the cults counts as anybody's place.
    """
    own = worth(position, player)
    best = 0
    is_first = True
    for other in seats_of(position):
        if other.seat != player.seat:
            value = worth(position, other)
            if is_first or value > best:
                best, is_first = value, False
    return own - best


def worth(position: Position, player: Player) -> int:
    """What a player has and may hope for."""
    if position.phase <= DWELLINGS and not player.hexes:
        return faction_prospect(position, player)
    if position.phase == OVER:
        return 100 * player.points
    data = position.data
    left = data.rounds - max(1, position.round)
    worth = 100 * player.points + _stock(player, left) + _coming(data, player, left) + _card(position, player, left)
    worth += _cults(position, player, left) + _tiles(data, player, left) + _stronghold(player, left) + _due(player)
    worth += _buildings(player, left) + 60 * player.keys + 25 * left * (player.ship + 2 * player.dig)
    if player.fleet.ships:
        worth += fleet_worth(position, player, left)
    return worth + town_prospect(position, player) + ground_prospect(position, player) * left // data.rounds


def _buildings(player: Player, left: int) -> int:
    """The network, and what a building can still become."""
    worth = BUILDING * len(player.hexes)
    for kind in range(len(BUILDINGS)):
        worth += CHANCES[kind] * left * player.buildings[kind]
    return worth


def _stock(player: Player, left: int) -> int:
    coins, workers = min(player.coins, MANY_COINS), min(player.workers, MANY_WORKERS)
    goods = COIN[left] * coins + WORKER[left] * workers + PRIEST[left] * player.priests
    goods += COIN[0] * (player.coins - coins) + WORKER[0] * (player.workers - workers)
    return goods + IN_FIRST[left] * player.bowl1 + IN_SECOND[left] * player.bowl2 + IN_THIRD[left] * player.bowl3


def gain_value(amounts: list[int], left: int) -> int:
    """What a tile's amounts are worth."""
    goods = COIN[left] * amounts[COINS] + WORKER[left] * amounts[WORKERS] + PRIEST[left] * amounts[PRIESTS]
    return goods + GAINED[left] * amounts[POWER] + SPADE * amounts[SPADES]


def _coming(data: Data, player: Player, left: int) -> int:
    """The incomes that are left, without the card's: it changes every round."""
    amounts = income(data, player)
    if player.card != NO_CARD:
        of_card = data.bonus_cards[player.card].income
        for kind in range(len(amounts)):
            amounts[kind] -= of_card[kind]
    worth = 0
    for later in range(left):
        worth += gain_value(amounts, later)
    return worth


def _card(position: Position, player: Player, left: int) -> int:
    """The card in hand: what it will score, or bring when it was taken for the next round."""
    cards = position.data.bonus_cards
    if player.passed:
        return _card_value(player, cards[player.card], left) if player.card != NO_CARD and left else 0
    worth = 100 * _pass_points(player, cards[player.card]) if player.card != NO_CARD else 0
    best = 0
    if left:  # who has not passed yet will take a card too: else passing would look like a gain
        for card, holder in enumerate(position.card_at):
            if holder == FREE:
                best = max(best, _card_value(player, cards[card], left) + COIN[left] * position.card_coins[card])
    return worth + best


def _pass_points(player: Player, card: BonusCard) -> int:
    points = card.pass_shipping * player.ship
    for building, each in enumerate(card.pass_points):
        points += each * player.buildings[building]
    return points


def _card_value(player: Player, card: BonusCard, left: int) -> int:
    worth = gain_value(card.income, left - 1) + 80 * _pass_points(player, card) + 60 * card.shipping
    if card.set:
        worth += (
            150 * card.ships + 60 * card.sail + 100 * card.trade_points + 80 * card.pass_ships * player.fleet.on_map()
        )
    if card.action == "spade":
        worth += 0 if player.faction.spades.becomes == "nothing" else SPADE
    return worth + (TILE_ACTION if card.action == "step" else 0)


def _cults(position: Position, player: Player, left: int) -> int:
    """Steps, places at the end as they stand now, and the rewards of the rounds to come."""
    data = position.data
    worth = 0
    for cult in range(len(CULTS)):
        worth += STEP * player.cults[cult] // 2 + (8 - left) * 10 * _place(position, player, cult)
        if player.cults[cult] == data.top:
            worth += 150
    for number in range(max(0, position.round - 1), data.rounds - 1):
        tile = data.round_tiles[position.round_tiles[number]]
        steps = player.cults[tile.cult] if tile.cult < len(CULTS) else player.slots
        worth += gain_value(tile.gain, data.rounds - 2 - number) * steps // tile.steps * 3 // 4
    return worth


def _place(position: Position, player: Player, cult: int) -> int:
    """The points that a cult would give now; a tie counts half of the way."""
    step = player.cults[cult]
    ahead = 0
    for other in position.players:
        if other.seat != player.seat:
            ahead += 2 if other.cults[cult] > step else 1 if other.cults[cult] == step else 0
    places = position.data.cult_places
    return places[ahead // 2] if step and ahead // 2 < len(places) else 0


def _tiles(data: Data, player: Player, left: int) -> int:
    """Favour tiles: what they will score and allow; their incomes and steps count elsewhere."""
    worth = 0
    for number, tile in enumerate(data.favour_tiles):
        if player.favours >> number & 1:
            worth += favour_value(player, tile, left)
    return worth


def favour_value(player: Player, tile: FavourTile, left: int) -> int:
    """What a favour tile brings beside steps and income."""
    worth = -150 * tile.town_power + (TILE_ACTION * left if tile.action else 0) + 45 * tile.trade_points * left
    for points in tile.points:
        worth += 40 * points * left
    if tile.pass_points:
        worth += 100 * tile.pass_points[player.buildings[TRADING_POST]] * (left + (0 if player.passed else 1))
    return worth


def favour_income_value(tile: FavourTile, left: int) -> int:
    """What a favour tile brings every round from now on."""
    worth = 0
    for later in range(left):
        worth += gain_value(tile.income, later)
    return worth


def _stronghold(player: Player, left: int) -> int:
    if not player.has_stronghold():
        return 0
    faction = player.faction
    worth = SPECIAL * left if faction.special or faction.standing or faction.reuses_power_actions else 60 * left
    passes = left + (0 if player.passed else 1)
    worth += 100 * passes * faction.pass_per_temple * player.buildings[TEMPLE]
    return worth + 80 * passes * faction.pass_per_bridge * (3 - player.bridges)


def _due(player: Player) -> int:
    """What was received and is not used yet."""
    worth = STEP * player.steps + SPADE * player.spades // 2 + 250 * player.due_favours + 600 * player.due_towns
    return worth + 100 * player.due_bridges + 60 * player.tokens + 80 * player.unlocks
