"""§14 What a player has of Merchants of the Seas: ships, dock, markers, range, and the voyage that is open."""

from __future__ import annotations

from typing import Final, final

ABSENT: Final = 255
"""A ship in supply, a dock that is not placed."""


@final
class Fleet:
    """Never changed in place: whatever happens makes another one, so that copies of a player share it."""

    def __init__(
        self, ships: bytes, dock: int, marks: int, reach: int, is_sailing: bool, moved: int, is_launching: bool
    ) -> None:
        self.ships: Final = ships
        """The hex of each: land is a harbour; ABSENT in supply. Empty without the expansion."""
        self.dock: Final = dock
        self.marks: Final = marks
        """Trade markers on the map."""
        self.reach: Final = reach
        """§14: the level of the range tile; 0 for those who have shipping."""
        self.is_sailing: Final = is_sailing
        """Whether a voyage is open."""
        self.moved: Final = moved
        """The ships that sailed in it, a bit each."""
        self.is_launching: Final = is_launching
        """Whether ships are being built."""
        self.is_busy: Final = is_sailing or is_launching
        """Whether a voyage or the building of ships must be finished before the turn goes on."""

    def on_map(self) -> int:
        """How many ships are on the map, those in harbour included."""
        return len(self.ships) - self.ships.count(ABSENT)

    def free_ship(self) -> int:
        """The lowest ship in supply; -1 when all are on the map."""
        return self.ships.find(ABSENT)

    def has_moved(self, ship: int) -> bool:
        return self.moved >> ship & 1 == 1

    def with_ship(self, ship: int, hex: int) -> Fleet:
        """The same with a ship on a hex, or off the map (ABSENT)."""
        ships = self.ships[:ship] + bytes([hex]) + self.ships[ship + 1 :]
        return Fleet(ships, self.dock, self.marks, self.reach, self.is_sailing, self.moved, self.is_launching)

    def with_moved(self, ship: int) -> Fleet:
        moved = self.moved | 1 << ship
        return Fleet(self.ships, self.dock, self.marks, self.reach, self.is_sailing, moved, self.is_launching)

    def with_dock(self, hex: int) -> Fleet:
        return Fleet(self.ships, hex, self.marks, self.reach, self.is_sailing, self.moved, self.is_launching)

    def with_mark(self) -> Fleet:
        marks = self.marks + 1
        return Fleet(self.ships, self.dock, marks, self.reach, self.is_sailing, self.moved, self.is_launching)

    def with_reach(self, level: int) -> Fleet:
        return Fleet(self.ships, self.dock, self.marks, level, self.is_sailing, self.moved, self.is_launching)

    def sailing(self) -> Fleet:
        """A voyage is open, and no ship has moved."""
        return Fleet(self.ships, self.dock, self.marks, self.reach, True, 0, False)

    def launching(self) -> Fleet:
        """Ships are being built."""
        return Fleet(self.ships, self.dock, self.marks, self.reach, False, 0, True)

    def at_rest(self) -> Fleet:
        """Nothing is open."""
        return Fleet(self.ships, self.dock, self.marks, self.reach, False, 0, False)

    def abandoned(self) -> Fleet:
        """MS-37: its owner left; the ships are taken away."""
        ships = bytes([ABSENT]) * len(self.ships)
        return Fleet(ships, self.dock, self.marks, self.reach, False, 0, False)


NO_FLEET: Final = Fleet(b"", ABSENT, 0, 0, False, 0, False)
"""Without the expansion; the Automa's too, which only counts its markers."""


def new_fleet(ships: int) -> Fleet:
    """MS-15: nobody has a ship at the start."""
    return Fleet(bytes([ABSENT]) * ships, ABSENT, 0, 0, False, 0, False)
