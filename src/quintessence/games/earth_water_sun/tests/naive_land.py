"""The board of the second implementation: hexes are coordinates, an edge is two hexes, a corner is three."""

from __future__ import annotations

from typing import Final, TypeAlias, final

Hex: TypeAlias = tuple[int, int]
"""How far right, in half hexes from the middle, and which row."""
Edge: TypeAlias = frozenset[Hex]
"""The two hexes that an edge parts; one of them may lie beyond the rim."""
Corner: TypeAlias = frozenset[Hex]
"""The three hexes that meet at a corner; some may lie beyond the rim."""

WAYS: Final = {"e": (2, 0), "ne": (1, 1), "nw": (-1, 1), "w": (-2, 0), "sw": (-1, -1), "se": (1, -1)}


def beside(spot: Hex, way: str) -> Hex:
    """What lies next to a hex, on the board or not."""
    across, up = WAYS[way]
    return spot[0] + across, spot[1] + up


def around(spot: Hex) -> set[Hex]:
    return {beside(spot, way) for way in WAYS}


def edge(spot: Hex, way: str) -> Edge:
    return frozenset({spot, beside(spot, way)})


def way_between(start: Hex, end: Hex) -> str:
    return next(way for way in WAYS if beside(start, way) == end)


def ends(line: Edge) -> set[Corner]:
    """The two corners of an edge: each with one of the two hexes that lie next to both of its own."""
    one, other = line
    return {line | {third} for third in around(one) & around(other)}


def corners(spot: Hex) -> set[Corner]:
    return {corner for way in WAYS for corner in ends(edge(spot, way))}


@final
class Land:
    """The hexes of one board, by name."""

    def __init__(self, rows: list[int]) -> None:
        self.hexes: Final = {
            chr(ord("a") + row) + str(column + 1): (2 * column - (length - 1), row)
            for row, length in enumerate(rows)
            for column in range(length)
        }
        self.names: Final = {spot: name for name, spot in self.hexes.items()}

    def is_border(self, spot: Hex) -> bool:
        return any(other not in self.names for other in around(spot))

    def edge_named(self, name: str) -> Edge:
        spot, way = name.split(":")
        return edge(self.hexes[spot], way)

    def edge_name(self, line: Edge) -> str:
        """An edge is named from the hex nearer to Black's left corner, rows first."""
        named = sorted((spot for spot in line if spot in self.names), key=lambda spot: (spot[1], spot[0]))
        (other,) = line - {named[0]}
        return f"{self.names[named[0]]}:{way_between(named[0], other)}"
