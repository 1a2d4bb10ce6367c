"""§7.3 Connection: which edges a player's able pieces reach, directly or along his own Roots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.data.components import TEAM
from quintessence.games.earth_water_sun.rules.hexes import OFF, Board, Touch


def stand(colour: int, able: bytes, at: bytes, kits: bytes) -> i64:
    """Where the able pieces of a colour stand, as one number: eight bits a piece, OFF for one that is not able.

    `able` says which levels of Earth count: those that lay Roots, or those that lift them.
    """
    found: i64 = 0
    first: i64 = colour * TEAM
    piece: i64
    for piece in range(first, first + TEAM):
        hex: i64 = at[piece] if able[kits[piece] % 4] else OFF
        found = found * 256 + hex
    return found


@final
class Reach:
    """What one player reaches (EW-59, EW-60), kept with what it was worked out from, and good while that holds."""

    def __init__(self, board: Board, standing: i64, roots: list[i64]) -> None:
        self._standing: Final = standing
        self.roots: Final = roots
        self.touches: Final[list[Touch]] = []
        """The hexes of able pieces and the connected Roots, each with the edges that it touches."""
        self._edges: list[i64] | None = None
        place: i64
        for place in range(TEAM - 1, -1, -1):
            hex: i64 = standing >> place * 8 & 255
            if hex != OFF:
                self.touches.append(board.around_hex[hex])
        if self.touches and roots:
            self._follow(board, roots)

    def holds(self, standing: i64, roots: list[i64]) -> bool:
        """Whether the player's able pieces and his Roots (a list never changed in place) are the same as then."""
        return self._standing == standing and self.roots is roots

    def _follow(self, board: Board, roots: list[i64]) -> None:
        """Walk along the Roots until no further one is connected."""
        waiting = roots
        found = -1
        while waiting and found != len(self.touches):
            found = len(self.touches)
            left: list[i64] = []
            for edge in waiting:
                if self.has_edge(edge):
                    self.touches.append(board.around_edge[edge])
                else:
                    left.append(edge)
            waiting = left

    def has_edge(self, edge: i64) -> bool:
        """Whether an edge is connected."""
        for touch in self.touches:
            if touch.has[edge]:
                return True
        return False

    def edges(self) -> list[i64]:
        """Every connected edge once, in the order of what it is connected to; not to be changed."""
        if self._edges is None:
            self._edges = self._list_edges()
        return self._edges

    def _list_edges(self) -> list[i64]:
        found: list[i64] = []
        for number, touch in enumerate(self.touches):
            for edge in touch.edges:
                if not self._is_listed(edge, number):
                    found.append(edge)
        return found

    def _is_listed(self, edge: i64, number: int) -> bool:
        """Whether one of the first so many touches already has an edge."""
        for touch in self.touches:
            if number == 0:
                return False
            if touch.has[edge]:
                return True
            number -= 1
        return False
