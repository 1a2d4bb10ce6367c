"""§13.4 AU-35, AU-36: how far things are from each other: hex by hex over land and river, round human structures."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json
from quintessence.games.terra_mystica.rules.position import NONE, Position

NO_WAY: Final = 255


def distances(position: Position, sources: bytes, own: int) -> list[int]:
    """The way of each hex to the nearest of some hexes; it ends at a human structure, and never crosses one."""
    board = position.board
    found = [NO_WAY] * board.size
    for source in sources:
        found[source] = 0
    waiting = list(sources)
    for hex in waiting:  # grows while it is read: breadth first
        if found[hex] and hex < board.land and position.owner[hex] != NONE and position.owner[hex] != own:
            continue
        further = found[hex] + 1
        for other in board.near[hex]:
            if found[other] == NO_WAY:
                found[other] = further
                waiting.append(other)
    return found


def nearest(position: Position, hex: int, others: bytes) -> int:
    """AU-36: to the nearest human structure, as the map has it: no shortest way to the first crosses another."""
    least = NO_WAY
    row = position.board.distance[hex]
    for other in others:
        if row[other] < least:
            least = row[other]
    return least


def told_distance(distance: int) -> Json:
    """A distance as it is told: None where there is no way."""
    return None if distance == NO_WAY else distance
