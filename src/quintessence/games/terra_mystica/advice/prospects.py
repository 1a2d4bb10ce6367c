"""What a player may hope for from faction, land and towns: the slower half of a position's worth."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.data.names import NO_TERRAIN, WHEEL, wheel_distance
from quintessence.games.terra_mystica.rules.map.reach import own_beside
from quintessence.games.terra_mystica.rules.map.terraform import can_build_on
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position

_AVERAGE: Final = 25
"""A middling faction's points at the start in the table that balances them: the strong ones get fewer."""
_NEAR: Final = [90, 45, 24, 12]
"""A free hex beside a building of one's own, by the spades it takes to make it home."""
_FAR: Final = len(_NEAR) - 1
_TOWN: Final = 70
_NEIGHBOUR: Final = 60
_MOST_NEIGHBOURS: Final = 3


def faction_prospect(position: Position, player: Player) -> int:
    """Before the first dwelling: a strong faction whose terrain is far from the others' on the wheel."""
    if not player.has_faction:
        return 0
    worth = 0 if position.points_2017 else 3 * (_AVERAGE - player.faction.start.points_2017)
    own = player.home if player.home < WHEEL else player.wheel
    if own >= WHEEL:
        return worth
    for other in position.players:
        theirs = other.home if other.home < WHEEL else other.wheel
        if other.seat != player.seat and theirs != NO_TERRAIN and theirs < WHEEL:
            worth += 20 * wheel_distance(own, theirs)
    return worth


def ground_prospect(position: Position, player: Player) -> int:
    """Room to grow: free hexes beside one's buildings, the cheaper the better, and neighbours who give power."""
    seen: list[int] = []
    worth = 0
    neighbours = 0
    for own in player.hexes:
        for hex in position.board.land_near[own]:
            if hex in seen:
                continue
            seen.append(hex)
            if position.building[hex] == NONE:
                worth += _NEAR[spades_away(player, position.terrain[hex])]
            elif position.owner[hex] != player.seat:
                neighbours += 1
    return worth + _NEIGHBOUR * min(neighbours, _MOST_NEIGHBOURS)


def spades_away(player: Player, terrain: int) -> int:
    """How many spades, about, lie between a terrain and one that this player can build on."""
    if can_build_on(player, terrain):
        return 0
    if terrain >= WHEEL:
        return _FAR
    faction = player.faction
    if faction.spades.straight:
        return min(faction.spades.straight, _FAR)
    home = player.wheel if faction.is_ice else player.home
    if home >= WHEEL or not faction.spades.workers:
        return 2
    return max(1, wheel_distance(terrain, home))


def town_prospect(position: Position, player: Player) -> int:
    """How far the strongest group that is no town yet has come."""
    best = 0
    seen: list[int] = []
    for start in player.hexes:
        if position.town[start] or start in seen:
            continue
        group = [start]
        power = 0
        for hex in group:  # grows while it is read
            seen.append(hex)
            power += player.faction.strength[position.building[hex]]
            for other in own_beside(position, player, hex):
                if other not in group:
                    group.append(other)
        best = max(best, power)
    return _TOWN * min(best, player.town_power)
