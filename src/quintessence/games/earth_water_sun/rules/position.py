"""The fields of a position: flat, of values that are replaced, never changed in place, so that copies share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quintessence.core.game import Action, Seat, State
from quintessence.games.earth_water_sun.actions import ActionTable
from quintessence.games.earth_water_sun.data.components import BLACK, PIECES, TEAM, TREE, WHITE
from quintessence.games.earth_water_sun.data.data import Data
from quintessence.games.earth_water_sun.rules.hexes import OFF, Board
from quintessence.games.earth_water_sun.rules.reach import Roots

# What the player to act is asked.
GROWTH: Final = 0
MOVE: Final = 1
STEPPING: Final = 2
ATTACK: Final = 3
TARGET: Final = 4
REWARD: Final = 5
EXTRA: Final = 6
WIND_UP: Final = 7
OVER: Final = 8
STAGE_NAMES: Final = ["growth", "move", "stepping", "attack", "target", "reward", "extra", "wind_up", "over"]

DESTROYED: Final = 254
"""On a hex: nothing, for ever."""
NOBODY: Final = 255
"""Instead of a piece's number."""
BIT: Final[list[i64]] = [2**piece for piece in range(PIECES)]
"""Each piece as a bit, for sets of pieces."""

NEITHER: Final = bytes(2)
"""Nothing for Black, nothing for White."""
NO_EDGES: Final[list[i64]] = []
_NO_ROOTS: Final = Roots(NO_EDGES)
_NO_KITS: Final = bytes(PIECES)
_NOWHERE: Final = bytes([OFF]) * PIECES
_ONE: Final = [bytes([value]) for value in range(256)]


def put(cells: bytes, index: i64, value: i64) -> bytes:
    """The same cells with one of them changed."""
    if len(cells) == 2:  # Black's and White's
        return _ONE[value] + _ONE[cells[1]] if index == BLACK else _ONE[cells[0]] + _ONE[value]
    return b"%b%b%b" % (cells[:index], _ONE[value], cells[index + 1 :])  # one new value; "+" would make two


def put_two(cells: bytes, one: i64, value: i64, other: i64, second: i64) -> bytes:
    """The same cells with two of them changed, `one` before `other`."""
    return b"%b%b%b%b%b" % (cells[:one], _ONE[value], cells[one + 1 : other], _ONE[second], cells[other + 1 :])


@mypyc_attr(acyclic=True)
class Position(State):
    """All that is on the table, and where the turn has come to. The rules are in the chapters; this only holds.

    A new one is a bare board before the first turn, with all tokens in the stock.
    """

    def __init__(self, data: Data, board: Board, table: ActionTable, black_seat: int) -> None:
        self.data: Final = data
        self.board: Final = board
        self.table: Final = table
        self.black_seat: Final = black_seat

        self.cells = board.bare
        """On each hex: a piece's number, EMPTY or DESTROYED."""
        self.at = _NOWHERE
        """Each piece's hex; OFF once it is destroyed."""
        self.kits = _NO_KITS
        """Each piece's resources: Earth + 4 x Water + 16 x Sun, and 64 for a Shield."""
        self.stock = data.stock
        """Earth, Water and Sun left for both players."""
        self.walls = board.no_walls
        """How many Roots, of both colours, lie on each edge."""
        self.closed = board.rim_sides
        """The sides of each hex that no move crosses, as six bits: there is a Root, or nothing beyond."""
        self.black_roots = _NO_ROOTS
        self.white_roots = _NO_ROOTS
        self.hands = NEITHER
        """Roots in each player's inventory."""
        self.supply = data.supply
        """Roots that each player has not earned yet."""
        self.lost = NEITHER
        """Roots of each player that are out of the game (EW-08)."""
        self.exposed = board.is_border
        """Whether each hex is on the border or beside a destroyed one, and so can be destroyed next (EW-51)."""
        self.destroys = table.first_destroys
        """The actions that destroy one of these, in the order of the hexes, without those that are gone."""
        self.ending = NEITHER
        """Whether each player's end of the world has begun (EW-50, EW-55)."""

        self.stage = GROWTH
        self.turn = BLACK
        """The colour whose turn it is."""
        self.turns = 0
        """Turns ended since the start."""
        self.fresh = NO_EDGES
        """Edges on which a Root was laid this turn (EW-66)."""

        self.mover = NOBODY
        self.origin = OFF
        self.here = OFF
        self.before = OFF
        """The moved piece; where it started, is, and was one step ago."""
        self.heading = 0
        self.steps_left = 0
        self.turns_left = 0
        self.targets = 0
        self.attacks_left = 0
        self.has_extra = False
        """What the moved piece can still do, as it was when its move began (EW-34)."""
        self.has_hit = False
        self.first: Action | None = None
        """The first target of the attack being declared."""
        self.rewards = NEITHER
        """Resources that each player has yet to place for what he destroyed."""
        self.reason = ""
        """Why the game ended."""

    def carry(self, other: Position) -> None:
        """Take over all that changes in a match; the values themselves never change, so both can hold them."""
        self.cells = other.cells
        self.at = other.at
        self.kits = other.kits
        self.stock = other.stock
        self.walls = other.walls
        self.closed = other.closed
        self.black_roots = other.black_roots
        self.white_roots = other.white_roots
        self.hands = other.hands
        self.supply = other.supply
        self.lost = other.lost
        self.exposed = other.exposed
        self.destroys = other.destroys
        self.ending = other.ending
        self.stage = other.stage
        self.turn = other.turn
        self.turns = other.turns
        self.fresh = other.fresh
        self.mover = other.mover
        self.origin = other.origin
        self.here = other.here
        self.before = other.before
        self.heading = other.heading
        self.steps_left = other.steps_left
        self.turns_left = other.turns_left
        self.targets = other.targets
        self.attacks_left = other.attacks_left
        self.has_extra = other.has_extra
        self.has_hit = other.has_hit
        self.first = other.first
        self.rewards = other.rewards
        self.reason = other.reason


def seat_of(position: Position, colour: int) -> Seat:
    return Seat(position.black_seat if colour == BLACK else 1 - position.black_seat)


def colour_of(position: Position, seat: Seat) -> int:
    return BLACK if seat == position.black_seat else WHITE


def colour_to_act(position: Position) -> int:
    """The colour that owes a decision (the game is not over): rewards go to the attacker first (EW-44)."""
    if position.stage == REWARD and position.rewards[position.turn] == 0:
        return 1 - position.turn
    return position.turn


def is_to_act(position: Position, seat: Seat) -> bool:
    """Whether a seat owes a decision now."""
    return position.stage != OVER and seat == seat_of(position, colour_to_act(position))


def trees_of(position: Position, colour: int) -> int:
    """How many Trees a colour has left."""
    species_of = position.data.species_of
    left = 0
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if species_of[piece] == TREE and position.at[piece] != OFF:
            left += 1
    return left


def is_enemy(occupant: i64, colour: i64) -> bool:
    """Whether what stands on a hex is a piece of the other colour."""
    return occupant < PIECES and occupant // TEAM != colour
