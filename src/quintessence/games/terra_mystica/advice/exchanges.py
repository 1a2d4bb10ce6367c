"""Free exchanges that make an action possible: power first, then burned tokens or better goods."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.rules.player import Player

_TO_COIN: Final = a.CONVERT[a.CONVERSIONS.index("power_to_coin")]
_TO_WORKER: Final = a.CONVERT[a.CONVERSIONS.index("power_to_worker")]
_TO_PRIEST: Final = a.CONVERT[a.CONVERSIONS.index("power_to_priest")]
_PRIEST_WORKER: Final = a.CONVERT[a.CONVERSIONS.index("priest_to_worker")]
_PRIEST_COIN: Final = a.CONVERT[a.CONVERSIONS.index("priest_to_coin")]
_WORKER_COIN: Final = a.CONVERT[a.CONVERSIONS.index("worker_to_coin")]
_POINT_COIN: Final = a.CONVERT[a.CONVERSIONS.index("point_to_coin")]
BURN: Final = a.CONVERT[a.CONVERSIONS.index("burn")]
_MOST_POINTS: Final = 4


def burning(count: int) -> list[Action]:
    """Burn so many tokens."""
    return [a.OPEN, *[BURN] * count, a.CLOSE] if count else []


def ways_to_pay(player: Player, coins: int, workers: int, priests: int) -> list[list[Action]]:
    """Exchanges after which nothing is missing, when these would be left without them (less than zero: missing)."""
    ways: list[list[Action]] = []
    for burns in (False, True):
        way = _way(player, coins, workers, priests, burns)
        if way and way not in ways:
            ways.append([a.OPEN, *way, a.CLOSE])
            if BURN not in way:
                break
    return ways


def _way(player: Player, coins: int, workers: int, priests: int, burns_first: bool) -> list[Action]:
    """One way: with tokens burned before better goods are spent, or after; empty where there is none."""
    way: list[Action] = []
    power: int = player.bowl3
    burnable: int = player.bowl2 // 2
    if priests < 0:
        need = -5 * priests
        burned = max(0, need - power)
        if burned > burnable or player.priests - priests > player.priest_cap:
            return []
        way += [BURN] * burned
        burnable -= burned
        power += burned - need
        way += [_TO_PRIEST] * -priests
        priests = 0
    while workers < 0:
        if power >= 3:
            power -= 3
            way.append(_TO_WORKER)
        elif priests > 0 and not (burns_first and power + burnable >= 3):
            priests -= 1
            way.append(_PRIEST_WORKER)
        elif power + burnable >= 3:
            way += [BURN] * (3 - power)
            burnable -= 3 - power
            power = 0
            way.append(_TO_WORKER)
        else:
            return []
        workers += 1
    points = min(_MOST_POINTS, player.points) if player.faction.sells_points else 0
    while coins < 0:
        if power:
            power -= 1
            way.append(_TO_COIN)
        elif points:
            points -= 1
            way.append(_POINT_COIN)
        elif burns_first and burnable:
            burnable -= 1
            way += [BURN, _TO_COIN]
        elif workers > 0:
            workers -= 1
            way.append(_WORKER_COIN)
        elif burnable:
            burnable -= 1
            way += [BURN, _TO_COIN]
        elif priests > 0:
            priests -= 1
            way.append(_PRIEST_COIN)
        else:
            return []
        coins += 1
    return way
