"""§12 Income: what card, buildings and favour tiles bring before each round."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import COINS, POWER, PRIESTS, SANCTUARY, WORKERS
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player


def income(data: Data, player: Player) -> list[int]:
    """What the next income brings: the card, the buildings, the favour tiles."""
    brings = player.faction.income
    dwellings, posts, temples = player.buildings[0], player.buildings[1], player.buildings[2]
    amounts = [0, 0, 0, 0, 0]
    amounts[COINS] += brings.trading_post_coins[posts]
    amounts[WORKERS] += brings.dwelling_workers[dwellings]
    amounts[PRIESTS] += brings.temple_priests[temples] + brings.sanctuary_priests * player.buildings[SANCTUARY]
    amounts[POWER] += brings.trading_post_power[posts] + brings.temple_power[temples]
    if player.has_stronghold():
        for kind in range(4):
            amounts[kind] += brings.stronghold[kind]
    if player.card != NO_CARD:
        _add(amounts, data.bonus_cards[player.card].income)
    for number in player.own_favours():
        _add(amounts, data.favour_tiles[number].income)
    return amounts


def _add(amounts: list[int], more: list[int]) -> None:
    for kind in range(len(amounts)):
        amounts[kind] += more[kind]
