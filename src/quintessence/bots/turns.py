"""Whole turns: all that a seat might do until someone else is to act, each with the state it leads to."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from quintessence.bots.greedy import LONGEST_TURN
from quintessence.bots.worth import mover_of, worth
from quintessence.core.game import Action, Seat, State

_ROUND: Final = 32
"""Nodes between two looks at the clock."""


@final
class Budget:
    """What one decision may cost: a number of nodes, or a time."""

    def __init__(self, nodes: int, seconds: float | None) -> None:
        self._limit: Final = nodes
        self._seconds: Final = 0.0 if seconds is None else seconds
        self._began: Final = 0.0 if seconds is None else perf_counter()
        self._is_timed: Final = seconds is not None
        self.spent = 0
        self.is_over = False

    def pay(self) -> None:
        """One more node."""
        self.spent += 1
        if self._is_timed:
            if self.spent % _ROUND == 0 and perf_counter() - self._began >= self._seconds:
                self.is_over = True
        elif self.spent >= self._limit:
            self.is_over = True

    def spent_part(self) -> float:
        """How much of it is gone, from 0 to 1."""
        if self.is_over:
            return 1.0
        if self._is_timed:
            return (perf_counter() - self._began) / max(self._seconds, 0.001)
        return self.spent / self._limit


@final
class Turn:
    """A seat's actions up to where someone else is to act (or the game is over)."""

    def __init__(self, actions: list[Action], state: State, value: int) -> None:
        self.actions: Final = actions
        self.state: Final = state
        self.value = value
        """What it is worth to the seat that searches, as far as is known."""
        self.answers: list[Turn] | None = None
        """The best turns that can follow, once they were looked for."""


def turns_of(state: State, mover: Seat, seat: Seat, budget: Budget, width: int) -> list[Turn]:
    """The promising turns of `mover`, best first for it, valued for `seat`; those found when the budget ends.

    After a turn's first decision, only so many actions of each decision are looked into.
    """
    found: list[Turn] = []
    _collect(state, mover, seat, budget, width, [], found)
    if mover == seat:
        found.sort(key=_value, reverse=True)
    else:
        found.sort(key=_value)
    return found


def _value(turn: Turn) -> int:
    return turn.value


def _collect(
    state: State, mover: Seat, seat: Seat, budget: Budget, width: int, done: list[Action], found: list[Turn]
) -> None:
    likely = state.promising(mover)
    for action in likely[:width] if done else likely:
        if budget.is_over:
            return
        budget.pay()
        after = state.copy()
        after.apply(action)
        actions = [*done, action]
        if has_ended(after, mover, seat) or len(actions) >= LONGEST_TURN:
            found.append(Turn(actions, after, worth(after, seat)))
        else:
            _collect(after, mover, seat, budget, width, actions, found)


def has_ended(state: State, mover: Seat, seat: Seat) -> bool:
    """Whether the turn of `mover` is over."""
    return not state.to_act() or mover_of(state, seat) != mover
