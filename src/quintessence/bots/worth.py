"""What a state is worth to a seat: the result once the game is over, the game's own guess before."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice
from quintessence.core.game import ALLIES, Action, Outcome, Seat, State

WIN: Final = 1_000_000
"""No game's guess comes near it."""
_EVEN: Final = 300
"""A guess of this size is half of the way to a won game."""
_WIDE: Final = 800
"""The same where many guesses are averaged: small differences must still count when a seat is far ahead or behind."""


@final
class Viewpoint:
    """For whom a search values states: one seat, which may have allies, by what the game advises."""

    def __init__(self, state: State, seat: Seat, advice: Advice) -> None:
        self.seat: Final = seat
        self.is_allied: Final = state.relation() == ALLIES
        self._advice: Final = advice

    def is_own(self, mover: Seat) -> bool:
        """Whether a mover wants what this seat wants."""
        return self.is_allied or mover == self.seat

    def mover(self, state: State) -> Seat:
        """Who decides next: the seat itself when several may."""
        return mover_of(state, self.seat)

    def promising(self, state: State, mover: Seat) -> list[Action]:
        return self._advice.promising(state, mover)

    def result(self, state: State) -> int:
        return result(state, self.seat)

    def worth(self, state: State) -> int:
        return worth(state, self.seat, self._advice)


def result(state: State, seat: Seat) -> int:
    """How a finished game ended for a seat: WIN in front of all others, -WIN behind all, by place between.

    The others are the seats and the sides that nobody sits at. Allies win or lose together.
    """
    outcome = state.outcome()
    if outcome is None:
        return 0
    own = outcome.places[seat]
    if state.relation() == ALLIES:
        return WIN if own == 1 else -WIN
    balance = 0
    for number, place in enumerate(outcome.places):
        if number != seat:
            balance += 1 if place > own else -1 if place < own else 0
    for side in outcome.sides:
        balance += 1 if side.place > own else -1 if side.place < own else 0
    return balance * WIN // max(1, len(outcome.places) - 1 + len(outcome.sides))


def worth(state: State, seat: Seat, advice: Advice) -> int:
    """The result, or the game's guess."""
    return advice.evaluate(state, seat) if state.to_act() else result(state, seat)


def share(value: int) -> float:
    """A value as a share of a win, from 0 to 1."""
    if value >= WIN or value <= -WIN:
        return 1.0 if value > 0 else 0.0
    return 0.5 + 0.5 * value / (abs(value) + _EVEN)


def expected(state: State, seat: Seat, advice: Advice) -> float:
    """What a seat can expect, for people: the share of the others that it leaves behind, level ones by half."""
    if not state.to_act():
        return 0.5 + 0.5 * result(state, seat) / WIN
    measured = advice.expectation(state, seat)
    return share(advice.evaluate(state, seat)) if measured is None else measured


def prospect(state: State, seat: Seat, advice: Advice) -> float:
    """A seat's share of the win: known once the game is over, the game's guess before."""
    outcome = state.outcome()
    if outcome is not None:
        if outcome.places[seat] != 1:
            return 0.0
        return 1.0 if state.relation() == ALLIES else 1.0 / first_places(outcome)
    value = advice.evaluate(state, seat)
    return 0.5 + 0.5 * value / (abs(value) + _WIDE)


def first_places(outcome: Outcome) -> int:
    """How many share the first place, seats and sides together."""
    count = outcome.places.count(1)
    for side in outcome.sides:
        if side.place == 1:
            count += 1
    return count


def mover_of(state: State, seat: Seat) -> Seat:
    """Who decides next, as a search for a seat sees it: the seat itself when several may."""
    waiting = state.to_act()
    return seat if seat in waiting else waiting[0]
