"""The map as the naive Automa sees it: hexes by name, ways found by walking; only what is printed is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

FAR = 10**6
"""No way at all."""
Cell = tuple[int, int]


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The six neighbours; odd rows lie half a hex to the right."""
    row, column = cell
    right = row % 2
    return (
        (row, column - 1),
        (row, column + 1),
        *((line, column - 1 + right + shift) for line in (row - 1, row + 1) for shift in (0, 1)),
    )


@dataclass
class Ground:
    """What never changes: where each land hex lies, and where the river flows."""

    land: dict[str, Cell]
    river: set[Cell]
    by_land: dict[str, set[str]] = field(default_factory=dict)
    """Found once and kept: the hexes with which a hex shares an edge."""
    by_water: dict[str, dict[str, int]] = field(default_factory=dict)
    """The same: the fewest river hexes from a hex to others, over water alone."""

    @staticmethod
    def read(rows: list[str]) -> Ground:
        return printed(tuple(rows))

    @staticmethod
    def of(rows: tuple[str, ...]) -> Ground:
        land: dict[str, Cell] = {}
        river = set()
        for row, line in enumerate(rows):
            number = 0
            for column, sign in enumerate(line.split()):
                if sign == "~":
                    river.add((row, column))
                else:
                    number += 1
                    land[f"{'ABCDEFGHIJKL'[row]}{number}"] = (row, column)
        return Ground(land, river)

    def reading_order(self, hexes: Iterable[str]) -> list[str]:
        return sorted(hexes, key=lambda hex: self.land[hex])

    def is_at_river(self, hex: str) -> bool:
        return any(cell in self.river for cell in around(self.land[hex]))

    def touch(self, one: str, other: str) -> bool:
        return self.land[other] in around(self.land[one])

    def touching(self, hex: str) -> set[str]:
        if hex not in self.by_land:
            self.by_land[hex] = {other for other in self.land if self.touch(hex, other)}
        return self.by_land[hex]

    def rivers_from(self, start: str) -> dict[str, int]:
        """How many river hexes the shortest way over water alone has, to each hex that there is one to."""
        if start not in self.by_water:
            found: dict[str, int] = {}
            reached: set[Cell] = set()
            edge, crossed = {self.land[start]}, 0
            while edge:
                edge = {cell for here in edge for cell in around(here) if cell in self.river} - reached
                reached |= edge
                crossed += 1
                shore = {cell for here in edge for cell in around(here)}
                for hex, cell in self.land.items():
                    if cell in shore and hex != start:
                        found.setdefault(hex, crossed)
            self.by_water[start] = found
        return self.by_water[start]

    def steps(self, one: str, goals: Iterable[str], blocked: set[str]) -> int:
        """AU-35: the fewest steps to the nearest goal, entering no blocked hex on the way."""
        ends = {self.land[hex] for hex in goals}
        shut = {self.land[hex] for hex in blocked} - ends
        free = (set(self.land.values()) | self.river) - shut
        reached, edge, count = {self.land[one]}, {self.land[one]}, 0
        while edge:
            if edge & ends:
                return count
            count += 1
            edge = {cell for here in edge for cell in around(here) if cell in free} - reached
            reached |= edge
        return FAR


@cache
def printed(rows: tuple[str, ...]) -> Ground:
    """The ground of a board, read once for all matches."""
    return Ground.of(rows)


@dataclass
class Structure:
    """A building of either side; `owner` is "automa" or a human's number."""

    kind: str
    owner: str
    strength: int


@dataclass
class World:
    """What lies on the ground now."""

    ground: Ground
    terrain: dict[str, str]
    structures: dict[str, Structure] = field(default_factory=dict)
    marked: set[str] = field(default_factory=set)
    bridges: set[frozenset[str]] = field(default_factory=set)
    cubes: set[str] = field(default_factory=set)

    def own(self) -> set[str]:
        return {hex for hex, structure in self.structures.items() if structure.owner == "automa"}

    def human(self) -> set[str]:
        return set(self.structures) - self.own()

    def of_kind(self, is_marked: bool) -> set[str]:
        """AU-31."""
        return {hex for hex in self.own() if (hex in self.marked) == is_marked}

    def free(self) -> set[str]:
        """Empty land that the Automa could change: AU-38."""
        return {hex for hex, terrain in self.terrain.items() if hex not in self.structures and terrain not in FIXED}

    def beside(self, hex: str) -> set[str]:
        """AU-34: a shared edge, or anybody's bridge."""
        bridged = {other for bridge in self.bridges if hex in bridge for other in bridge - {hex}}
        return self.ground.touching(hex) | bridged

    def in_range(self, hex: str, navigation: int) -> set[str]:
        """AU-33, whatever stands there."""
        by_ship = {other for other, crossed in self.ground.rivers_from(hex).items() if crossed <= navigation}
        return self.beside(hex) | by_ship

    def distance(self, hex: str, goals: Iterable[str]) -> int:
        """AU-35: to the nearest of them."""
        return self.ground.steps(hex, goals, self.human())

    def gap(self) -> int:
        """AU-36."""
        return min((self.distance(hex, self.of_kind(False)) for hex in self.of_kind(True)), default=FAR)

    def is_joined(self, navigation: int) -> bool:
        """AU-72: a marked structure beside an unmarked one, or within Navigation of it."""
        return any(self.in_range(hex, navigation) & self.of_kind(False) for hex in self.of_kind(True))

    def would_be_marked(self, hex: str) -> bool:
        """AU-77."""
        others = self.of_kind(True) - {hex}, self.of_kind(False) - {hex}
        return self.distance(hex, others[0]) < self.distance(hex, others[1])

    def power_at(self, hex: str) -> int:
        """AU-67: the strengths of the human structures beside it."""
        return sum(self.structures[other].strength for other in self.beside(hex) & self.human())

    def with_dwelling(self, hex: str) -> World:
        """AU-73: as the map would be."""
        structures = {**self.structures, hex: Structure("dwelling", "automa", 1)}
        marked = self.marked | {hex} if self.would_be_marked(hex) else self.marked
        return World(self.ground, self.terrain, structures, marked, self.bridges, self.cubes)


FIXED = {"ice", "volcano"}
