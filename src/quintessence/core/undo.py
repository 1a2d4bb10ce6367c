"""Taking an action out of the middle: possible where what came after it does not touch it."""

from __future__ import annotations

from quintessence.core.game import Action, Event, Seat, State
from quintessence.core.record import canonical


def without_action(before: State, played: list[tuple[Seat, Action, list[Event]]], now: State) -> State | None:
    """The state that later actions lead to without the first one; None where they and the first one touch.

    They do not touch when each later action is legal without it and tells the same, and when the first action, played
    last, leads to the present state: the order of the two makes no difference.
    """
    (seat, action, events), *later = played
    state = before.copy()
    for other, following, expected in later:
        if not _plays_alike(state, other, following, expected):
            return None
    last = state.copy()
    if not _plays_alike(last, seat, action, events) or canonical(last.facts()) != canonical(now.facts()):
        return None
    return state


def _plays_alike(state: State, seat: Seat, action: Action, expected: list[Event]) -> bool:
    """Play an action where it is legal; whether it is, and tells what is expected."""
    if not any(offered is action for offered in state.legal(seat)):
        return False
    return [event.json() for event in state.apply(seat, action)] == [event.json() for event in expected]
