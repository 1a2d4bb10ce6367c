"""What happened, for the log, the board's motion and the transcript; nothing in this game is hidden.

Events of one shape share a class, and their tag says which they are: TAGS lists them all.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.game import Event, Json, Values
from quintessence.games.earth_water_sun.data.components import COLOURS, KINDS, SPECIES
from quintessence.games.earth_water_sun.rules.hexes import Board

TAGS: Final = [
    "grew",
    "gained_roots",
    "gained_shield",
    "stepped",
    "skipped_move",
    "struck",
    "counter_attacked",
    "lost_shield",
    "specimen_destroyed",
    "root_destroyed",
    "rebounded",
    "laid",
    "lifted",
    "earned",
    "world_ended",
    "tile_destroyed",
    "root_vanished",
    "turn_ended",
    "won",
    "drew",
]


@final
@mypyc_attr(acyclic=True)
class Grew(Event):
    """A Specimen of a colour received a resource."""

    def __init__(self, board: Board, colour: int, hex: int, kind: int) -> None:
        self._board: Final = board
        self._colour: Final = colour
        self._hex: Final = hex
        self._kind: Final = kind

    def row(self) -> list[Json]:
        return ["grew", COLOURS[self._colour], self._board.names[self._hex], KINDS[self._kind]]

    def values(self) -> Values:
        return {"colour": COLOURS[self._colour], "hex": self._board.names[self._hex], "kind": KINDS[self._kind]}


@final
@mypyc_attr(acyclic=True)
class Fell(Event):
    """A Specimen was destroyed, by an attack or with its tile."""

    def __init__(self, board: Board, colour: int, hex: int, species: int) -> None:
        self._board: Final = board
        self._colour: Final = colour
        self._hex: Final = hex
        self._species: Final = species

    def row(self) -> list[Json]:
        return ["specimen_destroyed", COLOURS[self._colour], self._board.names[self._hex], SPECIES[self._species]]

    def values(self) -> Values:
        hex, species = self._board.names[self._hex], SPECIES[self._species]
        return {"colour": COLOURS[self._colour], "hex": hex, "species": species}


@final
@mypyc_attr(acyclic=True)
class OnHex(Event):
    """gained_shield, lost_shield, tile_destroyed."""

    def __init__(self, tag: str, board: Board, colour: int, hex: int) -> None:
        self._tag: Final = tag
        self._board: Final = board
        self._colour: Final = colour
        self._hex: Final = hex

    def row(self) -> list[Json]:
        return [self._tag, COLOURS[self._colour], self._board.names[self._hex]]

    def values(self) -> Values:
        return {"colour": COLOURS[self._colour], "hex": self._board.names[self._hex]}


@final
@mypyc_attr(acyclic=True)
class FromTo(Event):
    """stepped, struck, counter_attacked, rebounded: a Specimen of a colour on a hex, towards another hex."""

    def __init__(self, tag: str, board: Board, colour: int, hex: int, to: int) -> None:
        self._tag: Final = tag
        self._board: Final = board
        self._colour: Final = colour
        self._hex: Final = hex
        self._to: Final = to

    def row(self) -> list[Json]:
        return [self._tag, COLOURS[self._colour], self._board.names[self._hex], self._board.names[self._to]]

    def values(self) -> Values:
        hex, to = self._board.names[self._hex], self._board.names[self._to]
        return {"colour": COLOURS[self._colour], "hex": hex, "to": to}


@final
@mypyc_attr(acyclic=True)
class OnEdge(Event):
    """laid, lifted, root_destroyed, root_vanished: a Root of a colour."""

    def __init__(self, tag: str, board: Board, colour: int, edge: int) -> None:
        self._tag: Final = tag
        self._board: Final = board
        self._colour: Final = colour
        self._edge: Final = edge

    def row(self) -> list[Json]:
        return [self._tag, COLOURS[self._colour], self._board.edge_names[self._edge]]

    def values(self) -> Values:
        return {"colour": COLOURS[self._colour], "edge": self._board.edge_names[self._edge]}


@final
@mypyc_attr(acyclic=True)
class Counted(Event):
    """gained_roots, earned: so many for a colour."""

    def __init__(self, tag: str, colour: int, count: int) -> None:
        self._tag: Final = tag
        self._colour: Final = colour
        self._count: Final = count

    def row(self) -> list[Json]:
        return [self._tag, COLOURS[self._colour], self._count]

    def values(self) -> Values:
        return {"colour": COLOURS[self._colour], "count": self._count}


@final
@mypyc_attr(acyclic=True)
class Befell(Event):
    """skipped_move, world_ended, turn_ended, won: of one colour."""

    def __init__(self, tag: str, colour: int) -> None:
        self._tag: Final = tag
        self._colour: Final = colour

    def row(self) -> list[Json]:
        return [self._tag, COLOURS[self._colour]]

    def values(self) -> Values:
        return {"colour": COLOURS[self._colour]}


@final
@mypyc_attr(acyclic=True)
class Drew(Event):
    """Both players lost their last Tree at once."""

    def row(self) -> list[Json]:
        return ["drew"]
