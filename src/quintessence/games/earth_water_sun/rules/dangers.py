"""Who could be struck in the next turn, for people to see: after a growth, through the Roots as they lie.

Every way of §5 and §8 counts; only what a turn does beside its first attack is left out: Roots laid, lifted or
destroyed on the way. The bots' `advice.threats` is a faster guess, which leaves sharp turns out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.game import Json
from quintessence.games.earth_water_sun.data.components import PIECES, SUN, TEAM, WATER
from quintessence.games.earth_water_sun.rules.growth import grow_objection, level
from quintessence.games.earth_water_sun.rules.hexes import EMPTY, OFF, SIDE
from quintessence.games.earth_water_sun.rules.position import BIT, OVER, Position


def dangers(position: Position) -> list[Json]:
    """Pairs of hexes, a striker's and that of a piece it could strike, as if its player's turn began now."""
    pairs: list[Json] = []
    if position.stage == OVER:
        return pairs
    names = position.board.names
    for piece in range(PIECES):
        found = _struck_by(position, piece) if position.at[piece] != OFF else 0
        for target in range(PIECES):
            if found & BIT[target]:
                pairs.append([names[position.at[piece]], names[position.at[target]]])
    return pairs


def _struck_by(position: Position, piece: i64) -> i64:
    """The pieces, as bits, that a piece strikes with the growth that serves it best: Water, or its first Sun."""
    data = position.data
    water, sun = level(position, piece, WATER), level(position, piece, SUN)
    deeper = water + 1 if grow_objection(position, piece, WATER) is None else water
    if not _is_enemy_within(position, piece, max(data.reach[water], data.reach[deeper]) + 1):
        return 0
    found = Sweep(position, piece, deeper, sun).found
    if data.reach[deeper] < data.reach[water] or data.turns[deeper] < data.turns[water]:  # only in a variant
        found |= Sweep(position, piece, water, sun).found
    if data.targets[sun] == 1 and grow_objection(position, piece, SUN) is None:
        found |= Sweep(position, piece, water, sun + 1).found
    return found


def _is_enemy_within(position: Position, piece: i64, steps: i64) -> bool:
    """Whether any enemy is so near, Roots or not: most pieces are spared the search for ways."""
    board = position.board
    row = position.at[piece] * board.size
    first: i64 = 0 if piece >= TEAM else TEAM
    for enemy in range(first, first + TEAM):
        if position.at[enemy] != OFF and board.distance[row + position.at[enemy]] <= steps:
            return True
    return False


@final
class Sweep:
    """All the ways of one piece, with so much Water and Sun."""

    def __init__(self, position: Position, piece: int, water: int, sun: int) -> None:
        self._position: Final = position
        self._piece: Final[i64] = piece
        self._origin: Final[i64] = position.at[piece]
        self._turns: Final[i64] = position.data.turns[water]
        self._strikes_beside: Final = position.data.targets[sun] > 1
        self._tried: Final = bytearray(position.board.size * 6 * (self._turns + 1))
        """Steps left when a hex was last left in a direction with so many turns: fewer lead nowhere new."""
        self.found: i64 = 0
        """The pieces struck, as bits."""
        heading: i64
        for heading in range(6):
            self._step(self._origin, heading, position.data.reach[water], self._turns)

    def _step(self, hex: i64, heading: i64, steps: i64, turns: i64) -> None:
        """Go to the next hex that way, and on from there; with Sun, strike beside it too (EW-20)."""
        position = self._position
        side = hex * 6 + heading
        trial = side * (self._turns + 1) + turns
        if self._tried[trial] >= steps or position.closed[hex] & SIDE[heading]:
            return
        self._tried[trial] = steps
        hex = position.board.neighbours[side]
        occupant: i64 = position.cells[hex]
        if occupant != EMPTY and occupant != self._piece:
            if self._is_enemy(occupant):
                self.found |= BIT[occupant]
                self._strike_beside(hex)
            return
        if hex != self._origin:  # EW-09: no move ends where it began
            self._strike_beside(hex)
        onward: i64
        if steps > 1:
            for onward in range(6):
                if onward == heading:
                    self._step(hex, onward, steps - 1, turns)
                elif turns:
                    self._step(hex, onward, steps - 1, turns - 1)

    def _strike_beside(self, hex: i64) -> None:
        """With Sun, the enemies next to a hex with no Root between (EW-21)."""
        if not self._strikes_beside:
            return
        position = self._position
        closed: i64 = position.closed[hex]
        direction: i64
        for direction in range(6):
            if not closed & SIDE[direction]:
                occupant: i64 = position.cells[position.board.neighbours[hex * 6 + direction]]
                if self._is_enemy(occupant):
                    self.found |= BIT[occupant]

    def _is_enemy(self, occupant: i64) -> bool:
        return occupant < PIECES and occupant // TEAM != self._piece // TEAM
