"""§4, §5, §11: favour tiles, priests that unlock terrains, and the free exchange of resources."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.actions import CONVERSIONS
from quintessence.games.terra_mystica.data.names import CULTS, FROM_CONVERT, TERRAINS
from quintessence.games.terra_mystica.rules.cults import must_wait_for, rise, would_top
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, put, score
from quintessence.games.terra_mystica.rules.resources import burn, gain_priests, keep_priests, spend_power
from quintessence.games.terra_mystica.rules.terraform import is_home_of_another
from quintessence.games.terra_mystica.rules.towns import look_everywhere

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


def favour_objection(position: Position, player: Player, tile: int) -> str | None:
    """Why a favour tile may not be taken."""
    if player.favours >> tile & 1:
        return "tile_is_yours"
    if not position.favour_pool[tile]:
        return "tile_is_gone"
    by_cult = position.data.favour_tiles[tile].steps
    for cult in range(len(CULTS)):
        steps = by_cult[cult]
        if steps and would_top(position, player, cult, steps, 0) and must_wait_for(position, player, cult):
            return "wait_for_answers"
    return None


def town_objection(position: Position, player: Player, tile: int) -> str | None:
    """Why a town tile may not be taken."""
    if not position.town_pool[tile]:
        return "tile_is_gone"
    town = position.data.town_tiles[tile]
    for cult in range(len(CULTS)):
        topping = town.steps and would_top(position, player, cult, town.steps, town.keys)
        if topping and must_wait_for(position, player, cult):
            return "wait_for_answers"
    return None


def take_favour(position: Position, player: Player, tile: int) -> None:
    """A favour tile: its cult steps, and what it changes at once."""
    favour = position.data.favour_tiles[tile]
    player.due_favours -= 1
    player.favours |= 1 << tile
    position.favour_pool = put(position.favour_pool, tile, position.favour_pool[tile] - 1)
    position.report("took_favour", [player.seat, favour.name])
    for cult in range(len(CULTS)):
        rise(position, player, cult, favour.steps[cult])
    if favour.town_power:
        player.town_power += favour.town_power
        look_everywhere(position, player)
    waive_favours(position, player)


def waive_favours(position: Position, player: Player) -> None:
    """Where no tile is left that a player does not own, there is nothing to take."""
    if player.due_favours:
        for tile in range(len(position.data.favour_tiles)):
            if position.favour_pool[tile] and not player.favours >> tile & 1:
                return
        player.due_favours = 0


def unlock_objection(position: Position, player: Player, terrain: int) -> str | None:
    """Why a priest may not unlock a terrain."""
    if player.unlocked >> terrain & 1:
        return "terrain_is_unlocked"
    return "too_few_coins" if player.coins < unlock_price(position, player, terrain) else None


def unlock_price(position: Position, player: Player, terrain: int) -> int:
    return player.faction.unlocks[1 if is_home_of_another(position, terrain) else 0]


def unlock(position: Position, player: Player, terrain: int) -> None:
    """Instead of a priest: one more terrain to build on, and room for one more priest."""
    player.coins -= unlock_price(position, player, terrain)
    player.unlocks -= 1
    player.unlocked |= 1 << terrain
    player.priest_cap += 1
    position.report("unlocked", [player.seat, TERRAINS[terrain]])


def keep_priest(position: Position, player: Player) -> None:
    player.unlocks -= 1
    keep_priests(player, 1)
    position.report("kept_priest", [player.seat])


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
