"""§7.3 Connection: which edges a player's able pieces reach, directly or along his own Roots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.board import OFF, Board, Touch
from quintessence.games.earth_water_sun.data import TEAM


@final
class Reach:
    """What one player reaches (EW-59, EW-60), kept with the very values from which it was worked out.

    `able` says which levels of Earth count: those that lay Roots, or those that lift them.
    """

    def __init__(self, board: Board, colour: int, able: bytes, at: bytes, kits: bytes, roots: list[i64]) -> None:
        self.colour: Final = colour
        self.at: Final = at
        self.kits: Final = kits
        self.roots: Final = roots
        self.touches: Final[list[Touch]] = []
        """The hexes of able pieces and the connected Roots, each with the edges that it touches."""
        for piece in range(colour * TEAM, colour * TEAM + TEAM):
            hex: i64 = at[piece]
            if hex != OFF and able[kits[piece] % 4]:
                self.touches.append(board.around_hex[hex])
        if self.touches and roots:
            self._follow(board, roots)

    def _follow(self, board: Board, roots: list[i64]) -> None:
        """Walk along the Roots until no further one is connected."""
        waiting = roots
        found = -1
        while found != len(self.touches):
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
        """Every connected edge once, in the order of what it is connected to."""
        found: list[i64] = []
        for number, touch in enumerate(self.touches):
            for edge in touch.edges:
                if not self._is_listed(edge, number):
                    found.append(edge)
        return found

    def _is_listed(self, edge: i64, number: int) -> bool:
        """Whether one of the first so many touches already has an edge."""
        for earlier in range(number):
            if self.touches[earlier].has[edge]:
                return True
        return False

    def holds(self, colour: int, at: bytes, kits: bytes, roots: list[i64]) -> bool:
        """Whether nothing has changed since: these are never changed in place, so which ones they are is enough."""
        return self.colour == colour and self.at is at and self.kits is kits and self.roots is roots
