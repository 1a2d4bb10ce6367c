"""What a player can do, one small decision at a time; each action of a board is made once a game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.game import Action, Json, Named, Values
from quintessence.core.rows import Rows
from quintessence.games.earth_water_sun.data.components import COLOURS, KINDS
from quintessence.games.earth_water_sun.rules.hexes import DIRECTIONS, DIRECTIONS_IN, Board


@final
class Grow(Named):
    """§4: a Specimen receives a resource."""

    def __init__(self, board: Board, hex: int, kind: int) -> None:
        super().__init__("grow", {"hex": board.names[hex], "kind": KINDS[kind]})
        self.hex: Final = hex
        self.kind: Final = kind


@final
class Step(Named):
    """§5: the Specimen on a hex goes one hex further; the first step of a turn chooses who moves."""

    def __init__(self, board: Board, hex: int, direction: int) -> None:
        super().__init__("step", {"hex": board.names[hex], "direction": DIRECTIONS[direction]})
        self.hex: Final = hex
        self.direction: Final = direction
        beside = board.neighbours[hex * 6 + direction]
        self._to: Final = board.names[beside] if beside < board.size else ""

    def values(self) -> Values:
        return {**super().values(), "to": self._to}


@final
class Strike(Named):
    """§6, §9: attack the enemy Specimen on a hex."""

    def __init__(self, board: Board, hex: int) -> None:
        super().__init__("strike", {"hex": board.names[hex]})
        self.hex: Final = hex


@final
class Sever(Named):
    """§7.4: attack a hex to destroy one Root on one of its edges."""

    def __init__(self, board: Board, hex: int, direction: int, owner: int) -> None:
        where: Values = {"hex": board.names[hex], "direction": DIRECTIONS[direction]}
        super().__init__("sever", {**where, "owner": COLOURS[owner]})
        self.hex: Final = hex
        self.direction: Final = direction
        self.owner: Final = owner
        self.edge: Final = board.edge_at[hex * 6 + direction]


@final
class Lay(Named):
    """§7.2: put a Root of one's inventory on an edge."""

    def __init__(self, board: Board, edge: int) -> None:
        super().__init__("lay", {"edge": board.edge_names[edge]})
        self.edge: Final[i64] = edge


@final
class Lift(Named):
    """§7.5: take a Root back into one's inventory."""

    def __init__(self, board: Board, edge: int) -> None:
        super().__init__("lift", {"edge": board.edge_names[edge]})
        self.edge: Final = edge


@final
class Destroy(Named):
    """§11: put a resource on a hex that nobody can use any more."""

    def __init__(self, board: Board, hex: int) -> None:
        super().__init__("destroy", {"hex": board.names[hex]})
        self.hex: Final = hex


@final
class Stop(Action):
    """§5: the move, or the step after an attack, ends here."""

    def row(self) -> list[Json]:
        return ["stop"]


@final
class Hold(Action):
    """§6: no attack, no second target, or no second attack."""

    def row(self) -> list[Json]:
        return ["hold"]


@final
class End(Action):
    """§3: the turn is over."""

    def row(self) -> list[Json]:
        return ["end"]


STOP: Final = Stop()
HOLD: Final = Hold()
END: Final = End()


@final
class Touch:
    """The edges that touch a hex or an edge (EW-60)."""

    def __init__(self, lays: list[Lay], edge_count: int) -> None:
        self.lays: Final = lays
        """The actions that lay a Root there, in the order of the edges."""
        self.first: Final[i64] = lays[0].edge
        self.last: Final[i64] = lays[-1].edge
        flags = bytearray(edge_count)
        for lay in lays:
            flags[lay.edge] = 1
        self.has: Final = bytes(flags)
        """Whether each edge is one of them."""


@final
class ActionTable:
    """Every action of one board, by kind."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        hexes, edges = range(board.size), range(board.edge_count)
        self.grow: Final = [Grow(board, hex, kind) for hex in hexes for kind in range(3)]
        self.step: Final = [Step(board, hex, direction) for hex in hexes for direction in range(6)]
        self._steps_by: Final[list[list[Step] | None]] = [None] * (board.size * 64)
        self.strike: Final = [Strike(board, hex) for hex in hexes]
        self.sever: Final = [Sever(board, hex, d, owner) for hex in hexes for d in range(6) for owner in range(2)]
        self.lay: Final = [Lay(board, edge) for edge in edges]
        self.lift: Final = [Lift(board, edge) for edge in edges]
        self.destroy: Final = [Destroy(board, hex) for hex in hexes]
        self.first_destroys: Final = [action for action in self.destroy if board.is_border[action.hex]]
        """What can be destroyed while every tile is there."""
        self.around_hex: Final = [self._touch(board.around_hex[hex]) for hex in hexes]
        self.around_edge: Final = [self._touch(board.around_edge[edge]) for edge in edges]
        self.all: Final[list[Action]] = [
            *self.grow,
            *self.step,
            *self.strike,
            *self.sever,
            *self.lay,
            *self.lift,
            *self.destroy,
            STOP,
            HOLD,
            END,
        ]
        self.rows: Final = Rows(self.all)
        for name, edge in board.edge_named.items():  # an edge between two hexes has two names
            self.rows.also(["lay", name], self.lay[edge])
            self.rows.also(["lift", name], self.lift[edge])

    def steps_by(self, hex: i64, sides: i64) -> list[Step]:
        """The steps from a hex in a set of directions, not to be changed; made when they are first asked for."""
        index = hex * 64 + sides
        steps = self._steps_by[index]
        if steps is None:
            steps = [self.step[hex * 6 + direction] for direction in DIRECTIONS_IN[sides]]
            self._steps_by[index] = steps
        return steps

    def _touch(self, edges: list[i64]) -> Touch:
        return Touch([self.lay[edge] for edge in edges], self.board.edge_count)
