"""The fields of a position: flat, of values that are replaced, never changed in place, so that copies share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.game import Action, Seat, State
from quintessence.games.earth_water_sun.actions import ActionTable
from quintessence.games.earth_water_sun.data.data import PIECES, SPECIES_OF, TEAM, TREE
from quintessence.games.earth_water_sun.rules.hexes import OFF, Board
from quintessence.games.earth_water_sun.rules.reach import Reach

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
STAGES: Final = ["growth", "move", "stepping", "attack", "target", "reward", "extra", "wind_up", "over"]

EMPTY: Final = 255
DESTROYED: Final = 254
NOBODY: Final = 255
"""Instead of a piece's number."""
HAS_SHIELD: Final = 64
_ONE: Final = [bytes([value]) for value in range(256)]
UNIT: Final = [1, 4, 16]
"""What one Earth, Water or Sun adds to a kit."""


def put(cells: bytes, index: i64, value: i64) -> bytes:
    """The same cells with one of them changed."""
    return cells[:index] + _ONE[value] + cells[index + 1 :]


class Position(State):
    """All that is on the table, and where the turn stands. The rules are in the chapters; this only holds."""

    def __init__(
        self,
        board: Board,
        table: ActionTable,
        black_seat: int,
        cells: bytes,
        at: bytes,
        kits: bytes,
        stock: bytes,
        walls: bytes,
        black_roots: list[i64],
        white_roots: list[i64],
        hands: bytes,
        supply: bytes,
        lost: bytes,
        exposed: bytes,
        ending: bytes,
    ) -> None:
        self.board: Final = board
        self.table: Final = table
        self.black_seat: Final = black_seat
        self.cells = cells
        """On each hex: a piece's number, EMPTY or DESTROYED."""
        self.at = at
        """Each piece's hex; OFF once it is destroyed."""
        self.kits = kits
        """Each piece's resources: Earth + 4 x Water + 16 x Sun, and 64 for a Shield."""
        self.stock = stock
        """Earth, Water and Sun left for both players."""
        self.walls = walls
        """How many Roots, of both colours, lie on each edge."""
        self.black_roots = black_roots
        self.white_roots = white_roots
        """The edges under a colour's Roots, in order, once for each Root."""
        self.hands = hands
        """Roots in each player's inventory."""
        self.supply = supply
        """Roots that each player has not earned yet."""
        self.lost = lost
        """Roots of each player that are out of the game (EW-08)."""
        self.exposed = exposed
        """Whether each hex is on the border or beside a destroyed one, and so can be destroyed next (EW-51)."""
        self.ending = ending
        """Whether each player's end of the world has begun (EW-50, EW-55)."""

        self.stage = GROWTH
        self.turn = 0
        """The colour whose turn it is."""
        self.turns = 0
        """Turns ended since the start."""
        self.fresh: list[i64] = _NONE
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
        self.rewards = _NO_REWARDS
        """Resources that each player has yet to place for what he destroyed."""
        self.reason = ""
        """Why the game ended."""
        self.lay_reach: Reach | None = None
        self.lift_reach: Reach | None = None
        """The last answers to what Roots are connected; see roots.py."""

    def carry(self, other: Position) -> None:
        """Take over where another position's turn stands."""
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
        self.lay_reach = other.lay_reach
        self.lift_reach = other.lift_reach


_NO_REWARDS: Final = bytes(2)
_NONE: Final[list[i64]] = []


def seat_of(position: Position, colour: int) -> Seat:
    return Seat(position.black_seat if colour == 0 else 1 - position.black_seat)


def colour_to_act(position: Position) -> int:
    """The colour that owes a decision (the game is not over): rewards go to the attacker first (EW-44)."""
    if position.stage == REWARD and position.rewards[position.turn] == 0:
        return 1 - position.turn
    return position.turn


def trees_of(position: Position, colour: int) -> int:
    """How many Trees a colour has left."""
    left = 0
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if SPECIES_OF[piece] == TREE and position.at[piece] != OFF:
            left += 1
    return left


def is_enemy(occupant: i64, colour: i64) -> bool:
    """Whether what stands on a hex is a piece of the other colour."""
    return occupant < PIECES and occupant // TEAM != colour
