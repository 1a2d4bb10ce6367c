"""What a player's buildings make of the map, for plans: the largest network, towns to come, room to grow.

Most actions of a plan leave the map as it is, and many plans lead to the same map: a thought keeps the answers.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.prospects import spades_away
from quintessence.games.terra_mystica.rules.course.ending import measure
from quintessence.games.terra_mystica.rules.map.reach import across_bridges, own_beside
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position

_MOST_NEIGHBOURS: Final = 5


@final
class Land:
    """The answers about one map."""

    def __init__(self, position: Position, player: Player, left: int) -> None:
        self.network: Final = largest_network(position, player)
        self.worth: Final = _towns_worth(position, player, left) + _ground_worth(position, player, left)
        """In hundredths of a point: groups that are no towns yet, and room to grow."""
        self._measured = -1

    def measured(self, position: Position, player: Player) -> int:
        """What the end tile counts: worked out when it is first asked for, which is late in the game."""
        if self._measured < 0:
            self._measured = measure(position, player, position.end_tile)
        return self._measured


@final
class Lands:
    """The maps of a thought about one player, by all that may change there and that their answers come from."""

    def __init__(self) -> None:
        self._lands: Final[dict[tuple[object, ...], Land]] = {}

    def count(self) -> int:
        """How many maps were looked at."""
        return len(self._lands)

    def of(self, position: Position, player: Player, left: int) -> Land:
        """The answers about the map as it is."""
        key = (
            left,
            player.hexes,
            position.building,
            position.terrain,
            position.town,
            position.bridges,
            player.ship,
            player.skip,
            player.home,
            player.unlocked,
            player.town_power,
            player.fleet.marks,
        )
        known = self._lands.get(key)
        if known is None:
            known = Land(position, player, left)
            self._lands[key] = known
        return known


def largest_network(position: Position, player: Player) -> int:
    """Buildings in the largest network, as the end counts it; quicker than the rules need it."""
    board = position.board
    hexes = player.hexes
    skip = player.skip + 1 if player.faction.skip.range else 0
    ship = player.ship
    waiting = list(hexes)
    best = 0
    while waiting:
        group = [waiting.pop()]
        for here in group:  # grows while it is read
            if not waiting:
                break
            far = board.distance[here]
            by_river = board.by_river[here]
            bridged = across_bridges(position, here)
            rest: list[int] = []
            for other in waiting:
                is_joined = far[other] <= skip if skip else by_river[other] <= ship
                if is_joined or far[other] == 1 or other in bridged:
                    group.append(other)
                else:
                    rest.append(other)
            waiting = rest
        best = max(best, len(group))
    return best


def _towns_worth(position: Position, player: Player, left: int) -> int:
    """How far the groups that are no towns yet have come."""
    seen = b""
    total = 0
    for start in player.hexes:
        if position.town[start] or start in seen:
            continue
        group = [start]
        power = 0
        for hex in group:  # grows while it is read
            power += player.faction.strength[position.building[hex]]
            for other in own_beside(position, player, hex):
                if other not in group:
                    group.append(other)
        seen += bytes(group)
        if not position.town[group[-1]]:
            total += w.TOWN[min(power * 7 // player.town_power, 7)]
    return total * w.TOWN_LEFT[left] // 100


def _ground_worth(position: Position, player: Player, left: int) -> int:
    """Room to grow: the best free hexes in reach, and neighbours who will offer power."""
    board = position.board
    seat = player.seat
    seen = [False] * board.land
    counts = [0, 0, 0, 0]
    neighbours = 0
    ship = player.ship
    for own in player.hexes:
        for hex in board.land_near[own]:
            if seen[hex]:
                continue
            seen[hex] = True
            if position.building[hex] == NONE:
                if not player.faction.river_only:
                    spades = spades_away(player, position.terrain[hex])
                    counts[spades] = counts[spades] + 1
            elif position.owner[hex] != seat:
                neighbours += 1
        if ship:
            by_river = board.by_river[own]
            for hex in board.across[own]:
                if by_river[hex] > ship:
                    break
                if not seen[hex]:
                    seen[hex] = True
                    if position.building[hex] == NONE:
                        spades = spades_away(player, position.terrain[hex])
                        counts[spades] = counts[spades] + 1
    room = w.HEXES
    worth = 0
    for spades in range(4):
        taken = min(room, counts[spades])
        worth += taken * w.GROUND[spades]
        room -= taken
    return worth * w.LAND[left] // 100 + w.NEIGHBOUR[left] * min(neighbours, _MOST_NEIGHBOURS)
