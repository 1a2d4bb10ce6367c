"""What a seat observes as numbers: planes of hexes and of edges, then where the turn stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.encoding import IS, MOST, ZEROS, Encoding, Field, flag, number, one_of
from quintessence.core.game import Seat, State
from quintessence.games.earth_water_sun.actions import Sever, Strike
from quintessence.games.earth_water_sun.data.components import BLACK, KINDS, PIECES, TEAM
from quintessence.games.earth_water_sun.rules.hexes import DIRECTIONS
from quintessence.games.earth_water_sun.rules.position import (
    DESTROYED,
    NOBODY,
    OVER,
    STAGE_NAMES,
    Position,
    colour_of,
    is_to_act,
)
from quintessence.games.earth_water_sun.rules.roots import roots_of

_LEVEL: Final = [bytes(kit >> 2 * kind & 3 for kit in range(256)) for kind in range(3)]
_SHIELD: Final = bytes(kit >> 6 & 1 for kit in range(256))
_OTHER_SPECIES: Final = bytes([1, 0]) + bytes(254)
_NO_PIECE: Final = bytes(256 - PIECES)
_MOST_ROOTS: Final = MOST


@final
class Planes(Encoding):
    """The board is told as it lies, with Black's home row first; colours as own and other."""

    def __init__(self) -> None:
        self._teams: Final[dict[bytes, list[list[bytes]]]] = {}
        """For each table of species and each colour, the tables of its own pieces and the other's."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        assert isinstance(state, Position)
        hexes, edges, board = int(state.board.size), state.board.edge_count, state.data
        pieces = ["own_mushroom", "own_tree", "other_mushroom", "other_tree"]
        return [
            *(Field(name, hexes) for name in pieces),
            *(Field(kind, hexes, 3) for kind in KINDS),
            *(Field(name, hexes) for name in ("shield", "destroyed", "exposed")),
            Field("own_roots", edges, _MOST_ROOTS),
            Field("other_roots", edges, _MOST_ROOTS),
            Field("laid_this_turn", edges, _MOST_ROOTS),
            *(Field(name, hexes) for name in ("origin", "here", "before", "first_target")),
            Field("first_target_edge", len(DIRECTIONS)),
            Field("first_target_owner", 2),
            Field("stage", len(STAGE_NAMES)),
            *(Field(name, 1) for name in ("is_black", "is_own_turn", "is_to_act")),
            Field("turns", 1, MOST),
            Field("heading", len(DIRECTIONS)),
            *(Field(name, 1, MOST) for name in ("steps_left", "turns_left", "targets", "attacks_left")),
            *(Field(name, 1) for name in ("extra_step", "has_hit")),
            Field("stock", len(KINDS), max(board.stock)),
            *(Field(name, 2, board.roots) for name in ("roots_in_hand", "roots_in_supply", "roots_lost")),
            Field("world_ended", 2),
            Field("rewards", 2, MOST),
        ]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        own = colour_of(state, seat)
        hexes, edges, cells = int(state.board.size), state.board.edge_count, state.cells
        teams = self._teams_of(state.data.species_of)[own]
        kits = cells.translate(state.kits + _NO_PIECE)
        parts = [
            cells.translate(teams[0]),
            cells.translate(teams[1]),
            cells.translate(teams[2]),
            cells.translate(teams[3]),
            kits.translate(_LEVEL[0]),
            kits.translate(_LEVEL[1]),
            kits.translate(_LEVEL[2]),
            kits.translate(_SHIELD),
            cells.translate(IS[DESTROYED]),
            state.exposed,
            _edges(roots_of(state, own), edges),
            _edges(roots_of(state, 1 - own), edges),
            _edges(state.fresh, edges),
            one_of(hexes, state.origin),
            one_of(hexes, state.here),
            one_of(hexes, state.before),
            *_first_target(state, hexes, own),
            one_of(len(STAGE_NAMES), state.stage),
            flag(own == BLACK),
            flag(state.turn == own),
            flag(is_to_act(state, seat)),
            number(state.turns),
            one_of(len(DIRECTIONS), state.heading) if state.mover != NOBODY else ZEROS[: len(DIRECTIONS)],
            number(state.steps_left),
            number(state.turns_left),
            number(state.targets),
            number(state.attacks_left),
            flag(state.has_extra),
            flag(state.has_hit),
            state.stock,
            _both(state.hands, own),
            _both(state.supply, own),
            _both(state.lost, own),
            _both(state.ending, own),
            _both(state.rewards, own) if state.stage != OVER else ZEROS[:2],
        ]
        return b"".join(parts)

    def _teams_of(self, trees: bytes) -> list[list[bytes]]:
        """For `translate`: Mushrooms and Trees of one's own, then the other's, by colour."""
        found = self._teams.get(trees)
        if found is None:
            mushrooms = trees.translate(_OTHER_SPECIES)
            sides = [[_team(mushrooms, colour), _team(trees, colour)] for colour in range(2)]
            found = [sides[0] + sides[1], sides[1] + sides[0]]
            self._teams[trees] = found
        return found


def _team(marks: bytes, colour: int) -> bytes:
    """For `translate`: the marks of one colour's pieces, nothing for all else on a hex."""
    if colour == BLACK:
        return marks[:TEAM] + ZEROS[: 256 - TEAM]
    return ZEROS[:TEAM] + marks[TEAM:] + _NO_PIECE


def _edges(under: list[i64], count: int) -> bytes:
    """How many Roots lie on each edge."""
    if not under:
        return ZEROS[:count]
    marks = bytearray(count)
    for edge in under:
        marks[edge] += 1
    return bytes(marks)


def _first_target(position: Position, hexes: int, own: int) -> list[bytes]:
    """The first target of an attack that is being declared: its hex, and the edge and the owner of a Root."""
    first = position.first
    if isinstance(first, Strike):
        return [one_of(hexes, first.hex), ZEROS[: len(DIRECTIONS)], ZEROS[:2]]
    if isinstance(first, Sever):
        owner = 0 if first.owner == own else 1
        return [one_of(hexes, first.hex), one_of(len(DIRECTIONS), first.direction), one_of(2, owner)]
    return [ZEROS[:hexes], ZEROS[: len(DIRECTIONS)], ZEROS[:2]]


def _both(numbers: bytes, own: int) -> bytes:
    """Each colour's number, one's own first."""
    return numbers if own == BLACK else numbers[1:] + numbers[:1]


ENCODING: Final = Planes()
