"""§12 Income: what card, buildings and favour tiles bring before each round."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import SANCTUARY
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player


def income(data: Data, player: Player) -> list[int]:
    """What the next income brings: the card, the buildings, the favour tiles."""
    brings = player.faction.income
    dwellings, posts, temples = player.buildings[0], player.buildings[1], player.buildings[2]
    coins, workers = brings.trading_post_coins[posts], brings.dwelling_workers[dwellings]
    priests = brings.temple_priests[temples] + brings.sanctuary_priests * player.buildings[SANCTUARY]
    amounts = [coins, workers, priests, brings.trading_post_power[posts] + brings.temple_power[temples], 0]
    if player.has_stronghold():
        _add(amounts, brings.stronghold)
    if player.card != NO_CARD:
        _add(amounts, data.bonus_cards[player.card].income)
    for number in player.own_favours():
        _add(amounts, data.favour_tiles[number].income)
    return amounts


def _add(amounts: list[int], more: list[int]) -> None:
    for kind in range(len(more)):
        amounts[kind] = amounts[kind] + more[kind]
