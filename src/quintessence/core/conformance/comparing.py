"""Compares two values, and tells where they differ: several promises use it."""

from __future__ import annotations

from quintessence.core.game import Action, Seat, State


def offered(state: State) -> list[tuple[Seat, Action]]:
    """All that someone may do now."""
    return [(seat, action) for seat in state.to_act() for action in state.legal(seat)]


def name_of(watcher: Seat | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"


def difference(one: str, other: str) -> str:
    """The first place where two texts differ."""
    length = min(len(one), len(other))
    start = max(0, next((index for index in range(length) if one[index] != other[index]), length) - 40)
    return f"…{one[start : start + 120]}… against …{other[start : start + 120]}…"
