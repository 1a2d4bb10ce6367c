"""EW-69: how many actions a match can take at most, with the data of a variant."""

from __future__ import annotations

from quintessence.games.earth_water_sun.data.data import Data


def most_actions(data: Data) -> int:
    """The most turns, each with the most actions there can be in one; rounded up to thousands."""
    largest_board = max(sum(rows) for rows in data.board_rows.values())
    turns = sum(data.capacity_of) + largest_board  # each fills a slot of a Specimen or takes a tile
    most = turns * (_root_actions(data) + _other_actions(data))
    return (most + 999) // 1000 * 1000


def _root_actions(data: Data) -> int:
    """Each Root of a player is lifted once and laid once: one laid this turn cannot be lifted (EW-66)."""
    return 2 * data.roots


def _other_actions(data: Data) -> int:
    """Growth, move, attacks of two targets with what both sides earn by them, the step after, and the end."""
    earned = 3 * max(data.reward)
    return 1 + max(data.reach) + 1 + max(data.attacks) * (2 + earned) + 3
