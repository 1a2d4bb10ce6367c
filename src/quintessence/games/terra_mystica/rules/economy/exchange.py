"""§4 Exchanges: what a player may turn into what, in his own turn."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import CONVERSIONS, CONVERT
from quintessence.games.terra_mystica.data.names import FROM_CONVERT
from quintessence.games.terra_mystica.rules.economy.resources import burn, gain_priests, spend_power
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, score

TO_COIN: Final = CONVERSIONS.index("power_to_coin")
TO_WORKER: Final = CONVERSIONS.index("power_to_worker")
TO_PRIEST: Final = CONVERSIONS.index("power_to_priest")
PRIEST_WORKER: Final = CONVERSIONS.index("priest_to_worker")
PRIEST_COIN: Final = CONVERSIONS.index("priest_to_coin")
WORKER_COIN: Final = CONVERSIONS.index("worker_to_coin")
POINT_COIN: Final = CONVERSIONS.index("point_to_coin")
COINS_POINT: Final = CONVERSIONS.index("coins_to_point")
BURN: Final = CONVERSIONS.index("burn")
POWER_RATES: Final = [1, 3, 5]


def add_conversions(player: Player, choices: list[Action]) -> None:
    """Every exchange that can be paid."""
    for conversion in CONVERT:
        if conversion_objection(player, conversion.number) is None:
            choices.append(conversion)


def can_convert(player: Player) -> bool:
    """Whether anything can be exchanged: the cheapest exchange of each kind decides."""
    if player.bowl3 or player.bowl2 >= 2 or player.priests or player.workers:
        return True
    faction = player.faction
    return faction.sells_points and (player.points > 0 or player.coins >= faction.coins_per_point)


def conversion_objection(player: Player, conversion: int) -> str | None:
    """Why resources may not be exchanged so."""
    if conversion <= TO_PRIEST:
        if player.bowl3 < POWER_RATES[conversion]:
            return "too_little_power"
        full = conversion == TO_PRIEST and not player.faction.unlocks and player.priests >= player.priest_cap
        return "no_room_for_priests" if full else None
    if conversion == PRIEST_WORKER or conversion == PRIEST_COIN:
        return None if player.priests else "too_few_priests"
    if conversion == WORKER_COIN:
        return None if player.workers else "too_few_workers"
    if conversion == BURN:
        return None if player.bowl2 >= 2 else "too_little_to_burn"
    if not player.faction.sells_points:
        return "no_such_conversion"
    if conversion == POINT_COIN:
        return None if player.points else "too_few_points"
    return None if player.coins >= player.faction.coins_per_point else "too_few_coins"


def conversion_price(player: Player, conversion: int) -> int:
    """How many are paid for one; of two tokens, one is burned for the other."""
    if conversion <= TO_PRIEST:
        return POWER_RATES[conversion]
    if conversion == COINS_POINT:
        return player.faction.coins_per_point
    return 2 if conversion == BURN else 1


def convert(position: Position, player: Player, conversion: int) -> None:
    """Exchange one unit."""
    if conversion <= TO_PRIEST:
        spend_power(player, POWER_RATES[conversion])
    elif conversion == PRIEST_WORKER or conversion == PRIEST_COIN:
        player.priests -= 1
    elif conversion == WORKER_COIN:
        player.workers -= 1
    elif conversion == POINT_COIN:
        score(position, player, -1, FROM_CONVERT)
    elif conversion == COINS_POINT:
        player.coins -= player.faction.coins_per_point
        score(position, player, 1, FROM_CONVERT)
    else:
        burn(player)
    if conversion == TO_COIN or conversion == PRIEST_COIN or conversion == WORKER_COIN or conversion == POINT_COIN:
        player.coins += 1
    elif conversion == TO_WORKER or conversion == PRIEST_WORKER:
        player.workers += 1
    elif conversion == TO_PRIEST:
        gain_priests(player, 1)
    position.report("converted", [player.seat, CONVERSIONS[conversion]])


def ordain_objection(player: Player) -> str | None:
    """Why a worker may not become a priest, where a stronghold lets some."""
    if player.priests >= player.priest_cap:
        return "no_room_for_priests"
    return None if player.workers else "too_few_workers"


def ordain(position: Position, player: Player) -> None:
    """A worker becomes a priest."""
    player.workers -= 1
    player.priests += 1
    player.ordinations -= 1
    position.report("ordained", [player.seat])
