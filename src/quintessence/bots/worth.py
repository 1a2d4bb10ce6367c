"""What a state is worth to a seat: the result once the game is over, the game's own guess before."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Seat, State

WIN: Final = 1_000_000
"""No game's guess comes near it."""
_EVEN: Final = 300
"""A guess of this size is half of the way to a won game."""
_WIDE: Final = 800
"""The same where many guesses are averaged: small differences must still count when a seat is far ahead or behind."""


def result(state: State, seat: Seat) -> int:
    """How a finished game ended for a seat: WIN alone in front or with all, -WIN behind all, by place between."""
    outcome = state.outcome()
    if outcome is None:
        return 0
    own = outcome.places[seat]
    if outcome.is_common:
        return WIN if own == 1 else -WIN
    balance = 0
    for number, place in enumerate(outcome.places):
        if number != seat:
            balance += 1 if place > own else -1 if place < own else 0
    return balance * WIN // max(1, len(outcome.places) - 1)


def worth(state: State, seat: Seat) -> int:
    """The result, or the game's guess."""
    return state.evaluate(seat) if state.to_act() else result(state, seat)


def share(value: int) -> float:
    """A value as a share of a win, from 0 to 1."""
    if value >= WIN or value <= -WIN:
        return 1.0 if value > 0 else 0.0
    return 0.5 + 0.5 * value / (abs(value) + _EVEN)


def prospect(state: State, seat: Seat) -> float:
    """A seat's share of the win: known once the game is over, the game's guess before."""
    outcome = state.outcome()
    if outcome is not None:
        sharers = 1 if outcome.is_common else outcome.places.count(1)
        return 1.0 / sharers if outcome.places[seat] == 1 else 0.0
    value = state.evaluate(seat)
    return 0.5 + 0.5 * value / (abs(value) + _WIDE)


def mover_of(state: State, seat: Seat) -> Seat:
    """Who decides next, as a search for a seat sees it: the seat itself when several may."""
    waiting = state.to_act()
    return seat if seat in waiting else waiting[0]
