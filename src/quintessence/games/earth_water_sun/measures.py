"""Counts every component, so that none is ever made or lost by mistake."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Measures
from quintessence.core.game import State, Values
from quintessence.games.earth_water_sun.data.components import COLOURS, KINDS, PIECES, UNIT
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import Position
from quintessence.games.earth_water_sun.rules.roots import count_roots, roots_of


@final
class EarthWaterSunMeasures(Measures):
    """The components of the box."""

    def inventory(self, state: State) -> Values:
        """Resources by kind, Roots by colour, and what is not where it says it is: always the same, and nothing."""
        assert isinstance(state, Position)
        return _count(state)


MEASURES: Final = EarthWaterSunMeasures()


def _count(position: Position) -> Values:
    counted: Values = {}
    for kind, name in enumerate(KINDS):
        counted[name] = position.stock[kind] + sum(kit // UNIT[kind] % 4 for kit in position.kits)
    for colour, name in enumerate(COLOURS):
        laid = len(roots_of(position, colour))
        counted[f"{name} roots"] = laid + position.hands[colour] + position.supply[colour] + position.lost[colour]
    counted["misplaced"] = _misplaced_pieces(position) + _misplaced_roots(position)
    return counted


def _misplaced_pieces(position: Position) -> int:
    """Pieces that their hex does not hold (but an attacker beside a shielded enemy), and hexes with a lost piece."""
    wrong = 0
    for piece, hex in enumerate(position.at):
        shares = piece == position.mover and hex == position.here and hex != OFF and position.cells[hex] < PIECES
        if hex == OFF:
            wrong += position.kits[piece] != 0
        elif position.cells[hex] != piece and not shares:
            wrong += 1
    for hex, occupant in enumerate(position.cells):
        if occupant < PIECES and position.at[occupant] != hex:
            wrong += 1
    return wrong


def _misplaced_roots(position: Position) -> int:
    wrong = 0
    for edge, walls in enumerate(position.walls):
        wrong += walls != count_roots(position, 0, edge) + count_roots(position, 1, edge)
    return wrong
