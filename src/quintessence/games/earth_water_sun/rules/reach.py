"""§7.3 Connection: which edges a player's able pieces reach, directly or along his own Roots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quintessence.games.earth_water_sun.actions import ActionTable, Lay, Touch
from quintessence.games.earth_water_sun.data.components import TEAM
from quintessence.games.earth_water_sun.rules.hexes import OFF

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
@mypyc_attr(acyclic=True)
class Roots:
    """A colour's Roots on the board. They are replaced, never changed, and keep what was last asked about them."""

    def __init__(self, edges: list[i64]) -> None:
        self.edges: Final = edges
        """The edges under the Roots, in order, once for each Root."""
        self._to_lay: Reach | None = None
        self._to_lift: Reach | None = None

    def reach_to_lay(self, table: ActionTable, standing: i64) -> Reach:
        """What pieces that lay Roots reach; worked out anew only when they stand elsewhere than before."""
        reach = self._to_lay
        if reach is None or not reach.holds(table, standing):
            reach = Reach(table, standing, self.edges)
            self._to_lay = reach
        return reach

    def reach_to_lift(self, table: ActionTable, standing: i64) -> Reach:
        """The same for pieces that lift Roots."""
        reach = self._to_lift
        if reach is None or not reach.holds(table, standing):
            reach = Reach(table, standing, self.edges)
            self._to_lift = reach
        return reach


@final
@mypyc_attr(acyclic=True)
class Reach:
    """The edges that able pieces reach (EW-59, EW-60)."""

    def __init__(self, table: ActionTable, standing: i64, roots: list[i64]) -> None:
        self._table: Final = table
        self._standing: Final = standing
        self._touches: Final[list[Touch]] = []
        """The hexes of able pieces and the connected Roots, each with the edges that it touches."""
        self._lays: list[Lay] | None = None
        place: i64
        for place in range(8 * TEAM - 8, -8, -8):
            hex: i64 = standing >> place & 255
            if hex != OFF:
                self._touches.append(table.around_hex[hex])
        self.roots: Final[list[i64]] = self._follow(roots) if self._touches and roots else []
        """The edges under connected Roots, in order, once for each Root."""

    def holds(self, table: ActionTable, standing: i64) -> bool:
        """Whether the able pieces stand as they did."""
        return self._standing == standing and self._table is table

    def _follow(self, roots: list[i64]) -> list[i64]:
        """Walk along the Roots until no further one is connected; those that are, in order."""
        waiting, found = roots, -1
        while len(waiting) != found:
            found = len(waiting)
            left: list[i64] = []
            for edge in waiting:
                if self.has_edge(edge):
                    self._touches.append(self._table.around_edge[edge])
                else:
                    left.append(edge)
            waiting = left
        if len(waiting) == len(roots):
            return waiting[:0]
        return [edge for edge in roots if self.has_edge(edge)] if waiting else roots

    def has_edge(self, edge: i64) -> bool:
        """Whether an edge is connected."""
        for touch in self._touches:
            if touch.has[edge]:
                return True
        return False

    def lays(self) -> list[Lay]:
        """Every connected edge once, in the order of what it is connected to; not to be changed."""
        if self._lays is None:
            self._lays = self._list_lays()
        return self._lays

    def _list_lays(self) -> list[Lay]:
        found: list[Lay] = []
        lowest: i64 = self._table.board.edge_count
        highest: i64 = 0
        for touch in self._touches:
            lowest = min(lowest, touch.first)
            highest = max(highest, touch.last)
        listed = [False] * (highest + 1 - lowest)
        for touch in self._touches:
            for lay in touch.lays:
                if not listed[lay.edge - lowest]:
                    listed[lay.edge - lowest] = True
                    found.append(lay)
        return found
