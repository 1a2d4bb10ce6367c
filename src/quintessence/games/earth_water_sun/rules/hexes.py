"""A board of hexes in rows: names, neighbours, edges, corners and distances, worked out from the rows' lengths."""

from __future__ import annotations

from typing import Final, NewType, final

from mypy_extensions import i64

from quintessence.games.earth_water_sun.data.components import TEAM

HexId = NewType("HexId", int)
EdgeId = NewType("EdgeId", int)
CornerId = NewType("CornerId", int)
Direction = NewType("Direction", int)

DIRECTIONS: Final = ["e", "ne", "nw", "w", "sw", "se"]
"""As Black sees them: north is towards White. The opposite of a direction is three further on."""
OFF: Final = 255
"""No hex: beyond the board's rim."""
EMPTY: Final = 255
"""On a hex: no piece."""

SIDE: Final = bytes([1, 2, 4, 8, 16, 32])
"""Each direction as a bit, for sets of a hex's six sides."""
DIRECTIONS_IN: Final[list[list[i64]]] = [[way for way in range(6) if sides & SIDE[way]] for sides in range(64)]
"""The directions in each such set."""

_NEIGHBOUR: Final = [(2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3)]
_CORNER: Final = [(1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)]
"""Corner i of a hex lies between its edges in directions i and i + 1."""


@final
class Board:
    """One shape of board. Tables hold six entries a hex, in the order of DIRECTIONS."""

    def __init__(self, slug: str, rows: list[int]) -> None:
        self.slug: Final = slug
        self.rows: Final = rows
        centres = [(2 * i - length + 1, 3 * row) for row, length in enumerate(rows) for i in range(length)]
        hex_at = {centre: hex for hex, centre in enumerate(centres)}
        self.size: Final[i64] = len(centres)
        self.names: Final = [chr(97 + row) + str(i + 1) for row, length in enumerate(rows) for i in range(length)]
        self.hex_named: Final = {name: HexId(hex) for hex, name in enumerate(self.names)}
        self.neighbours: Final = bytes(hex_at.get((x + dx, y + dy), OFF) for x, y in centres for dx, dy in _NEIGHBOUR)
        self.is_border: Final = bytes(OFF in self.neighbours[hex * 6 : hex * 6 + 6] for hex in range(self.size))
        self.home: Final = bytes(range(TEAM)) + bytes(range(self.size - TEAM, self.size))
        """Where each piece starts."""
        self.bare: Final = bytes([EMPTY]) * self.size
        """What stands on each hex when nobody does."""
        self.distance: Final = bytes(_steps_between(one, other) for one in centres for other in centres)
        """Steps from each hex to each other, were there no gaps between; a row of `size` entries a hex."""
        self.rim: Final = bytes(self._steps_to_border(hex) for hex in range(self.size))
        """Steps from each hex to the nearest on the border."""

        corners: dict[tuple[int, int], int] = {}
        self.hex_corners: Final[list[i64]] = [
            corners.setdefault((x + dx, y + dy), len(corners)) for x, y in centres for dx, dy in _CORNER
        ]
        self.edge_at: Final[list[i64]] = [0] * (6 * self.size)
        """The edge of a hex in a direction; the neighbour there has the same edge."""
        self.edge_names: Final[list[str]] = []
        self.edge_named: Final[dict[str, EdgeId]] = {}
        self._beside: Final[list[int]] = []
        self.edge_corners: Final[list[i64]] = []
        """The two ends of each edge."""
        for hex in range(self.size):
            for direction in range(6):
                self._add_edge(hex, direction)
        self.edge_count: Final = len(self.edge_names)
        self.edge_hexes: Final = bytes(self._beside)
        """The two hexes beside each edge, the lower first; OFF beyond the rim."""
        self.edge_directions: Final = bytes(self._direction(edge) for edge in range(self.edge_count))
        """The direction in which each edge lies from the first of its hexes."""
        self.rim_sides: Final = bytes(self._rim_sides(hex) for hex in range(self.size))
        """The sides of each hex beyond which there is none, as six bits."""
        self.no_walls: Final = bytes(self.edge_count)
        """Roots on each edge when there are none."""
        meeting: list[list[int]] = [[] for _ in corners]
        for end, corner in enumerate(self.edge_corners):
            meeting[corner].append(end // 2)
        self.around_hex: Final = self._touches(meeting, self.hex_corners, 6)
        """A hex touches its edges, and those that leave its corners: twelve, or fewer on the border."""
        self.around_edge: Final = self._touches(meeting, self.edge_corners, 2)
        """An edge touches itself, and those with which it shares a corner."""

    def _steps_to_border(self, hex: int) -> int:
        row = self.distance[hex * self.size : (hex + 1) * self.size]
        return min(steps for steps, is_border in zip(row, self.is_border, strict=True) if is_border)

    def _direction(self, edge: int) -> int:
        first = self.edge_hexes[edge * 2] * 6
        return self.edge_at[first : first + 6].index(edge)

    def _rim_sides(self, hex: int) -> int:
        beside = self.neighbours[hex * 6 : hex * 6 + 6]
        return sum(SIDE[direction] for direction in range(6) if beside[direction] == OFF)

    def _touches(self, meeting: list[list[int]], corners: list[i64], each: int) -> list[list[i64]]:
        """What touches hexes (or edges), given the edges that meet at each corner and their six (or two) corners."""
        found: list[list[i64]] = []
        for first in range(0, len(corners), each):
            found.append(sorted({edge for corner in corners[first : first + each] for edge in meeting[corner]}))
        return found

    def _add_edge(self, hex: int, direction: int) -> None:
        name = f"{self.names[hex]}:{DIRECTIONS[direction]}"
        beside = self.neighbours[hex * 6 + direction]
        if beside < hex:  # OFF is greater than every hex
            edge = self.edge_at[beside * 6 + (direction + 3) % 6]
        else:
            edge = len(self.edge_names)
            self.edge_names.append(name)
            self._beside.extend((hex, beside))
            for corner in ((direction + 5) % 6, direction):
                self.edge_corners.append(self.hex_corners[hex * 6 + corner])
        self.edge_at[hex * 6 + direction] = edge
        self.edge_named[name] = EdgeId(edge)


def _steps_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1]) // 3
    return up + max(0, (across - up) // 2)
