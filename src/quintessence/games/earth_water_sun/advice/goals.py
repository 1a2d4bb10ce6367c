"""Where a piece might want to go: a quick guess for each hex it can reach, to order a search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.advice.evaluate import REWARDED, depth_of, slots_left
from quintessence.games.earth_water_sun.advice.threats import WORTH, strike_range
from quintessence.games.earth_water_sun.data.components import HAS_SHIELD, TEAM, TREE
from quintessence.games.earth_water_sun.rules.hexes import EMPTY, OFF, SIDE
from quintessence.games.earth_water_sun.rules.position import DESTROYED, Position

NEVER: Final = -1_000_000


@final
class Goals:
    """What the player whose turn it is would make of each hex, for one of his pieces at a time."""

    def __init__(self, position: Position) -> None:
        self.position: Final = position
        self.species_of: Final = position.data.species_of
        self.distance: Final = position.board.distance
        self.size: Final = position.board.size
        self.colour: Final[i64] = position.turn
        self.enemies: Final[i64] = (1 - position.turn) * TEAM
        self.ranges: Final[list[i64]] = []
        """How far each enemy strikes; -1 for those that fell."""
        may_grow = position.ending[1 - position.turn] == 0
        piece: i64
        for piece in range(self.enemies, self.enemies + TEAM):
            self.ranges.append(strike_range(position, piece, may_grow) if position.at[piece] != OFF else -1)
        self.rim: Final[i64] = max(0, 11 - slots_left(position, 1 - position.turn)) * 6
        """How much the rim is to be shunned."""
        self.worth: i64 = 0
        self.is_tree = False
        self.has_sun = False

    def choose(self, piece: i64) -> None:
        """Ask about this piece from now on."""
        position = self.position
        kit: i64 = position.kits[piece]
        self.worth = WORTH[self.species_of[piece] * 128 + kit]
        self.is_tree = self.species_of[piece] == TREE
        self.has_sun = kit // 16 % 4 > 0

    def ahead(self, hex: i64, heading: i64, steps: i64, turns: i64) -> i64:
        """The best hex straight ahead, or after a turn by one side; NEVER when the way is barred."""
        position = self.position
        best: i64 = NEVER
        while steps > 0:
            if position.closed[hex] & SIDE[heading]:
                return best
            hex = position.board.neighbours[hex * 6 + heading]
            occupant: i64 = position.cells[hex]
            if occupant == DESTROYED or occupant // TEAM == self.colour:
                return best
            best = max(best, self.at(hex))
            if occupant != EMPTY:
                return best
            steps -= 1
            if turns and steps:
                best = max(best, self.ahead(hex, (heading + 1) % 6, steps, turns - 1))
                best = max(best, self.ahead(hex, (heading + 5) % 6, steps, turns - 1))
        return best

    def at(self, hex: i64) -> i64:
        """What it would be like to stand there, and what is taken there."""
        position, distance, row = self.position, self.distance, hex * self.size
        score: i64 = 0
        prize: i64 = 0
        nearest: i64 = 20
        number: i64
        is_hit = False
        for number in range(TEAM):
            far = self.ranges[number]
            if far < 0:
                continue
            enemy = self.enemies + number
            apart: i64 = distance[row + position.at[enemy]]
            if apart == 0 or (apart == 1 and self.has_sun):
                prize = max(prize, self._prize(enemy))
            elif apart <= far:
                is_hit = True
            if self.species_of[enemy] == TREE and apart < nearest:
                nearest = apart
        if is_hit:
            score -= self.worth // 3
        if self.is_tree:
            if self.rim:
                score += self.rim * depth_of(position, hex)
        else:
            score -= 6 * nearest
            if position.exposed[hex]:
                score -= self.rim // 2
        return score + prize

    def _prize(self, enemy: i64) -> i64:
        kit: i64 = self.position.kits[enemy]
        if kit >= HAS_SHIELD:
            return 130
        data = self.position.data
        species: i64 = data.species_of[enemy]
        gain = WORTH[species * 128 + kit] + REWARDED * data.reward[species]
        return gain - self.worth if data.counter[kit // 16 % 4] else gain
