"""§13.4 AU-33, AU-34, AU-72: which hexes are in range, and whether the two groups are joined."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.names import WHEEL
from quintessence.games.terra_mystica.rules.map.reach import beside
from quintessence.games.terra_mystica.rules.position import NONE, Position


def is_free_land(position: Position, hex: int) -> bool:
    """AU-38, AU-71: no structure stands there, and its terrain is on the strips."""
    return position.building[hex] == NONE and position.terrain[hex] < WHEEL


def in_range(position: Position, structures: bytes, navigation: int) -> list[int]:
    """AU-33: free land beside some structures, or across so many river hexes, in reading order."""
    board = position.board
    reached = [False] * board.land
    for own in structures:
        for hex in beside(position, own):
            reached[hex] = True
        if navigation:
            ways = board.by_river[own]
            for hex in board.across[own]:
                if ways[hex] > navigation:
                    break
                reached[hex] = True
    return [hex for hex in range(board.land) if reached[hex] and is_free_land(position, hex)]


def are_joined(position: Position, marked: bytes, unmarked: bytes, navigation: int) -> bool:
    """AU-72: whether a marked structure is beside an unmarked one, or within Navigation of it by river."""
    for one in marked:
        ways = position.board.by_river[one]
        near = beside(position, one)
        for other in unmarked:
            if ways[other] <= navigation or other in near:
                return True
    return False
