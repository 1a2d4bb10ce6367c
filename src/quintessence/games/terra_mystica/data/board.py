"""The boards: hexes, who is beside whom, distances by land and by river, and where bridges can stand."""

from __future__ import annotations

from typing import Final, final

_LETTERS: Final = "dpslfmw"
FAR: Final = 99


@final
class Board:
    """One board. Land hexes have the numbers from 0, rivers those after them, both in reading order."""

    def __init__(self, slug: str, rows: list[str], site_map: str) -> None:
        self.slug: Final = slug
        self.rows: Final = rows
        self.site_map: Final = site_map
        self.names: Final[list[str]] = []
        self.places: Final[list[tuple[int, int]]] = []
        self.terrain = b""
        self._lay_out()
        self.land: Final = len(self.terrain)
        self.size: Final = len(self.names)
        self.number: Final = {name: hex for hex, name in enumerate(self.names)}
        at = {place: hex for hex, place in enumerate(self.places)}
        self.near: Final = [
            [at[place] for place in _around(*self.places[hex]) if place in at] for hex in range(self.size)
        ]
        self.land_near: Final = [[other for other in near if other < self.land] for near in self.near]
        self.river_near: Final = [[other for other in near if other >= self.land] for near in self.near]
        self.is_edge: Final = bytes([self._is_edge(hex) for hex in range(self.land)])
        self.by_river: Final = [self._river_reach(hex) for hex in range(self.land)]
        """How many river hexes lie on the shortest way by river alone."""
        self.across: Final = [bytes(_reached(ways)) for ways in self.by_river]
        """The land hexes at the end of such a way, the nearest first."""
        self.distance: Final = [
            bytes([distance_between(self.places[hex], self.places[other]) for other in range(self.land)])
            for hex in range(self.land)
        ]
        self.sites: Final = self._find_sites(at)
        """Where bridges can stand: pairs of land hexes."""
        self.site_at: Final = {pair: site for site, pair in enumerate(self.sites)}
        self.sites_of: Final = [
            [site for site, pair in enumerate(self.sites) if hex in pair] for hex in range(self.land)
        ]

    def other_end(self, site: int, hex: int) -> int:
        """Across the bridge from a hex."""
        one, other = self.sites[site]
        return other if hex == one else one

    def _lay_out(self) -> None:
        rivers: list[tuple[int, int]] = []
        for row, line in enumerate(self.rows):
            number = 0
            for column, letter in enumerate(line.split()):
                if letter == "~":
                    rivers.append((row, column))
                    continue
                number += 1
                self.names.append(f"{chr(65 + row)}{number}")
                self.places.append((row, column))
                self.terrain += bytes([_LETTERS.index(letter)])
        self.names.extend(f"r{number}" for number in range(len(rivers)))
        self.places.extend(rivers)

    def _is_edge(self, hex: int) -> bool:
        row, column = self.places[hex]
        used = [number for number, line in enumerate(self.rows) if line]
        return row in (used[0], used[-1]) or column in (0, len(self.rows[row].split()) - 1)

    def _river_reach(self, start: int) -> bytes:
        reached = dict.fromkeys(self.river_near[start], 1)
        waiting = list(reached)
        for river in waiting:  # grows while it is read: breadth first
            for other in self.river_near[river]:
                if other not in reached:
                    reached[other] = reached[river] + 1
                    waiting.append(other)
        ways = [FAR] * self.land
        for river, length in reached.items():
            for hex in self.land_near[river]:
                if hex != start:
                    ways[hex] = min(ways[hex], length)
        return bytes(ways)

    def _find_sites(self, at: dict[tuple[int, int], int]) -> list[tuple[int, int]]:
        """Two land hexes corner to corner, with water between them (or the rim on one side), one river hex apart."""
        sites: list[tuple[int, int]] = []
        for hex in range(self.land):
            for other in range(hex + 1, self.land):
                if self.by_river[hex][other] == 1 and self.distance[hex][other] == 2:
                    between = [place for place in _around(*self.places[hex]) if place in _around(*self.places[other])]
                    hexes = [at.get(place) for place in between]
                    if len(between) == 2 and all(beside is None or beside >= self.land for beside in hexes):
                        sites.append((hex, other))
        return sites


def _reached(ways: bytes) -> list[int]:
    """The hexes to which there is a way, the nearest first."""
    reached = [hex for hex in range(len(ways)) if ways[hex] != FAR]
    return sorted(reached, key=lambda hex: ways[hex])


def _around(row: int, column: int) -> list[tuple[int, int]]:
    shift = column - 1 if row % 2 == 0 else column
    beside = [(row, column - 1), (row, column + 1)]
    return [*beside, (row - 1, shift), (row - 1, shift + 1), (row + 1, shift), (row + 1, shift + 1)]


def distance_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Hexes from one place to another, over whatever lies between."""
    rows = abs(one[0] - other[0])
    halves = abs((2 * one[1] + one[0] % 2) - (2 * other[1] + other[0] % 2))
    return rows + max(0, halves - rows) // 2
