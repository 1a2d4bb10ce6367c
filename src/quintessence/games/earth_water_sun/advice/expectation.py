"""What a colour can expect of the result, for people who watch or review: measured on games between bots."""

from __future__ import annotations

from typing import Final

from quintessence.games.earth_water_sun.advice.evaluate import WINNING, evaluate
from quintessence.games.earth_water_sun.data.components import BLACK
from quintessence.games.earth_water_sun.rules.position import GROWTH, OVER, Position

_HALF_A_GROWTH: Final = 25
"""Before a growth its player has it to come, after it the enemy has: the truth lies between."""
_LARGEST: Final = 127
"""Hexes of the board on which a balance says most: on a small one everybody can be struck at once."""
_FIRST: Final = 45
"""What the first turn is worth in all: Black has won 56 % of 1,802 games."""
_FADES: Final = 2
"""So much less for each turn that is over."""
_EVEN: Final = 300
"""A balance of this size is half of the way from an even game to a won one."""


def expectation(position: Position, colour: int) -> float:
    """A colour's share of the win, from 0 to 1."""
    balance = evaluate(position, colour)
    if position.stage == OVER or abs(balance) > WINNING // 2:
        return _share(balance)
    is_ahead = (position.turn == colour) == (position.stage == GROWTH)
    balance += _HALF_A_GROWTH if is_ahead else -_HALF_A_GROWTH
    size = min(int(position.board.size), _LARGEST)
    area = size * size * 100 // (_LARGEST * _LARGEST)
    first = max(0, _FIRST - _HALF_A_GROWTH * area // 100 - _FADES * position.turns)
    return _share(balance * area // 100 + (first if colour == BLACK else -first))


def _share(value: int) -> float:
    return 0.5 + 0.5 * value / (abs(value) + _EVEN)
