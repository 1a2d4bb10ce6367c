"""§13.4 AU-35, AU-36: how far things are from each other: hex by hex over land and river, round human structures."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.rules.position import NONE, Position

NO_WAY: Final = 255
MUST_SEARCH: Final = -1


def direct_way(board: Board, hex: int, goals: bytes, humans: bytes) -> int:
    """The way from a hex to the nearest of some, read off the map; MUST_SEARCH if a human structure may stand in it."""
    least = nearest(board, hex, goals)
    for goal in goals:
        if board.distance[hex][goal] == least and _is_clear(board, hex, goal, humans):
            return least
    return MUST_SEARCH if goals else NO_WAY


def _is_clear(board: Board, hex: int, goal: int, humans: bytes) -> bool:
    """Whether no human structure lies on a shortest way; most ways are clear, so that few are searched."""
    here, there = board.distance[hex], board.distance[goal]
    length = here[goal]
    for human in humans:
        if here[human] + there[human] == length:
            return False
    return True


def distances(position: Position, sources: bytes, own: int) -> list[int]:
    """The way of each hex to the nearest of some hexes; it ends at a human structure, and never crosses one."""
    board = position.board
    ways = [NO_WAY] * board.size
    for source in sources:
        ways[source] = 0
    waiting = list(sources)
    for hex in waiting:  # grows while it is read: breadth first
        if ways[hex] and hex < board.land and position.owner[hex] != NONE and position.owner[hex] != own:
            continue
        further = ways[hex] + 1
        for other in board.near[hex]:
            if ways[other] == NO_WAY:
                ways[other] = further
                waiting.append(other)
    return ways


def nearest(board: Board, hex: int, others: bytes) -> int:
    """To the nearest of some hexes as the map has it; AU-36: no shortest way to a human structure crosses another."""
    least = NO_WAY
    row = board.distance[hex]
    for other in others:
        if row[other] < least:
            least = row[other]
    return least


def told_distance(distance: int) -> Json:
    """A distance as it is told: None where there is no way."""
    return None if distance == NO_WAY else distance
