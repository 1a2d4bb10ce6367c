"""§7.3 Connection: which edges a player's able pieces reach, directly or along his own Roots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.data.components import TEAM
from quintessence.games.earth_water_sun.rules.hexes import OFF, Board

NOBODY_STANDS: Final[i64] = 2 ** (8 * TEAM) - 1
"""What `stand` gives when no piece is able."""


def stand(colour: i64, able: bytes, at: bytes, kits: bytes) -> i64:
    """Where the able pieces of a colour stand, as one number: eight bits a piece, OFF for one that is not able.

    `able` says which levels of Earth count: those that lay Roots, or those that lift them.
    """
    found: i64 = 0
    first: i64 = colour * TEAM
    piece: i64
    for piece in range(first, first + TEAM):
        hex: i64 = at[piece] if able[kits[piece] & 3] else OFF
        found = found * 256 + hex
    return found


@final
class Roots:
    """A colour's Roots on the board. They are replaced, never changed, and keep what was last asked about them."""

    def __init__(self, edges: list[i64]) -> None:
        self.edges: Final = edges
        """The edges under the Roots, in order, once for each Root."""
        self._lays: Reach | None = None
        self._lifts: Reach | None = None

    def lay_reach(self, board: Board, standing: i64) -> Reach:
        """What pieces that lay Roots reach; worked out anew only when they stand elsewhere than before."""
        reach = self._lays
        if reach is None or not reach.holds(board, standing):
            reach = Reach(board, standing, self.edges)
            self._lays = reach
        return reach

    def lift_reach(self, board: Board, standing: i64) -> Reach:
        """The same for pieces that lift Roots."""
        reach = self._lifts
        if reach is None or not reach.holds(board, standing):
            reach = Reach(board, standing, self.edges)
            self._lifts = reach
        return reach


@final
class Reach:
    """The edges that able pieces reach (EW-59, EW-60)."""

    def __init__(self, board: Board, standing: i64, roots: list[i64]) -> None:
        self._board: Final = board
        self._standing: Final = standing
        self.edges: Final[list[i64]] = []
        """Every connected edge once, in the order of what it is connected to."""
        has = [False] * board.edge_count
        place: i64
        for place in range(8 * TEAM - 8, -8, -8):
            hex: i64 = standing >> place & 255
            if hex != OFF:
                self._add(board.around_hex[hex], has)
        if self.edges and roots:
            self._follow(board.around_edge, roots, has)
        self.roots: Final[list[i64]] = [edge for edge in roots if has[edge]]
        """The edges under connected Roots, in order, once for each Root."""

    def holds(self, board: Board, standing: i64) -> bool:
        """Whether the able pieces stand as they did."""
        return self._standing == standing and self._board is board

    def _add(self, touched: list[i64], has: list[bool]) -> None:
        for edge in touched:
            if not has[edge]:
                has[edge] = True
                self.edges.append(edge)

    def _follow(self, around_edge: list[list[i64]], roots: list[i64], has: list[bool]) -> None:
        """Walk along the Roots until no further one is connected."""
        waiting = roots
        found = -1
        while len(waiting) != found:
            found = len(waiting)
            left: list[i64] = []
            for edge in waiting:
                if has[edge]:
                    self._add(around_edge[edge], has)
                else:
                    left.append(edge)
            waiting = left
