"""What a player can do, one small decision at a time; each action of a board is made once."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, IllegalAction, Json, Values
from quintessence.core.record import canonical
from quintessence.games.earth_water_sun.board import BOARDS, DIRECTIONS, Board
from quintessence.games.earth_water_sun.data import COLOURS, KINDS


@final
class Grow(Action):
    """§4: a Specimen receives a resource."""

    def __init__(self, board: Board, hex: int, kind: int) -> None:
        self.hex: Final = hex
        self.kind: Final = kind
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return ["grow", self._name, KINDS[self.kind]]

    def values(self) -> Values:
        return {"hex": self._name, "kind": KINDS[self.kind]}


@final
class Step(Action):
    """§5: the Specimen on a hex goes one hex further; the first step of a turn chooses who moves."""

    def __init__(self, board: Board, hex: int, direction: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction
        self._name: Final = board.names[hex]
        beside = board.neighbours[hex * 6 + direction]
        self._to: Final = board.names[beside] if beside < board.size else ""

    def row(self) -> list[Json]:
        return ["step", self._name, DIRECTIONS[self.direction]]

    def values(self) -> Values:
        return {"hex": self._name, "direction": DIRECTIONS[self.direction], "to": self._to}


@final
class Strike(Action):
    """§6, §9: attack the enemy Specimen on a hex."""

    def __init__(self, board: Board, hex: int) -> None:
        self.hex: Final = hex
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return ["strike", self._name]

    def values(self) -> Values:
        return {"hex": self._name}


@final
class Sever(Action):
    """§7.4: attack a hex to destroy one Root on one of its edges."""

    def __init__(self, board: Board, hex: int, direction: int, owner: int) -> None:
        self.hex: Final = hex
        self.direction: Final = direction
        self.owner: Final = owner
        self.edge: Final = board.edge_at[hex * 6 + direction]
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return ["sever", self._name, DIRECTIONS[self.direction], COLOURS[self.owner]]

    def values(self) -> Values:
        return {"hex": self._name, "direction": DIRECTIONS[self.direction], "owner": COLOURS[self.owner]}


@final
class Lay(Action):
    """§7.2: put a Root of one's inventory on an edge."""

    def __init__(self, board: Board, edge: int) -> None:
        self.edge: Final = edge
        self._name: Final = board.edge_names[edge]

    def row(self) -> list[Json]:
        return ["lay", self._name]

    def values(self) -> Values:
        return {"edge": self._name}


@final
class Lift(Action):
    """§7.5: take a Root back into one's inventory."""

    def __init__(self, board: Board, edge: int) -> None:
        self.edge: Final = edge
        self._name: Final = board.edge_names[edge]

    def row(self) -> list[Json]:
        return ["lift", self._name]

    def values(self) -> Values:
        return {"edge": self._name}


@final
class Destroy(Action):
    """§11: put a resource on a hex that nobody can use any more."""

    def __init__(self, board: Board, hex: int) -> None:
        self.hex: Final = hex
        self._name: Final = board.names[hex]

    def row(self) -> list[Json]:
        return ["destroy", self._name]

    def values(self) -> Values:
        return {"hex": self._name}


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
class ActionTable:
    """Every action of one board, by kind."""

    def __init__(self, board: Board) -> None:
        hexes, edges = range(board.size), range(board.edge_count)
        self.grow: Final = [Grow(board, hex, kind) for hex in hexes for kind in range(3)]
        self.step: Final = [Step(board, hex, direction) for hex in hexes for direction in range(6)]
        self.strike: Final = [Strike(board, hex) for hex in hexes]
        self.sever: Final = [Sever(board, hex, d, owner) for hex in hexes for d in range(6) for owner in range(2)]
        self.lay: Final = [Lay(board, edge) for edge in edges]
        self.lift: Final = [Lift(board, edge) for edge in edges]
        self.destroy: Final = [Destroy(board, hex) for hex in hexes]
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
        self._by_row: Final = {canonical(action.row()): action for action in self.all}
        for name, edge in board.edge_named.items():  # an edge between two hexes has two names
            self._by_row[canonical(["lay", name])] = self.lay[edge]
            self._by_row[canonical(["lift", name])] = self.lift[edge]

    def find(self, row: list[Json]) -> Action:
        """The action that a row names."""
        action = self._by_row.get(canonical(row))
        if action is None:
            raise IllegalAction("malformed_row", {"row": canonical(row)})
        return action


TABLES: Final = {slug: ActionTable(board) for slug, board in BOARDS.items()}
