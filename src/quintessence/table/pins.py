"""What allies propose to each other: actions that a seat would like to play, kept in memory and shown to all."""

from __future__ import annotations

from quintessence.core.game import Action, Json, Seat


class Pins:
    """The pins of one table, oldest first. They are no part of the match: nothing follows from them."""

    def __init__(self) -> None:
        self.all: list[tuple[Seat, Action]] = []
        self._turn = 0
        """The turn in which they were pinned: what holds for a turn is over with it."""
        self.thought_at: dict[Seat, int] = {}
        """The revision at which each bot that waits has last thought about what it proposes."""

    def add(self, seat: Seat, action: Action, turn: int, most: int) -> None:
        """Pin an action; where the seat has too many then, its oldest falls."""
        self._turn = turn
        self.remove(seat, action)
        self.all.append((seat, action))
        for old in self.of_seat(seat)[:-most]:
            self.all.remove((seat, old))

    def remove(self, seat: Seat, action: Action) -> bool:
        """Take a pin away; False where there is none."""
        return self._set([pin for pin in self.all if pin != (seat, action)])

    def of_seat(self, seat: int) -> list[Action]:
        """What a seat proposes, oldest first."""
        return [action for other, action in self.all if other == seat]

    def remove_seat(self, seat: int) -> bool:
        """Take all pins of a seat away; False where it has none."""
        return self._set([pin for pin in self.all if pin[0] != seat])

    def settle(self, turn: int | None, seat: int | None = None, row: list[Json] | None = None) -> bool:
        """After a change: what was played falls, and everything where the turn is another one or (None) all is over."""
        if turn != self._turn:
            return self._set([])
        return self._set([(other, action) for other, action in self.all if other != seat or action.row() != row])

    def _set(self, left: list[tuple[Seat, Action]]) -> bool:
        is_change = len(left) < len(self.all)
        self.all = left
        return is_change
