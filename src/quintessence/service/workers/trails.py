"""Where actions of one kind can lead, one after the other: what a page needs to show every way of a moving piece."""

from __future__ import annotations

from collections import deque
from typing import Final

from quintessence.core.game import OPEN, Action, Event, Json, Seat, State, Values
from quintessence.core.record import canonical

MOST: Final = 600


def trails_of(start_state: State, seat: Seat, tag: str, start: list[Json]) -> list[Json]:
    """For each position that can be reached, the shortest way to it; none where anything is hidden or left to chance.

    There, trying an action would show what the seat may not know yet.
    """
    trails: list[Json] = []
    known: set[str] = set()
    ways: deque[tuple[list[Json], State]] = deque()
    if start_state.information() == OPEN:
        ways.append(([], start_state))
    while ways and len(trails) < MOST:
        rows, state = ways.popleft()
        for action in state.legal(seat):
            row = action.row()
            if row[0] != tag or (not rows and row[: len(start)] != start):
                continue
            later = state.copy()
            events = later.apply(seat, action)
            facts = canonical(later.facts())
            if facts in known:
                continue
            known.add(facts)
            trails.append(_trail([*rows, row], action, later, seat, events))
            ways.append(([*rows, row], later))
    return trails[:MOST]


def _trail(rows: list[Json], action: Action, later: State, seat: Seat, events: list[Event]) -> Values:
    following: list[Json] = []
    for offered in later.legal(seat):
        tag = offered.row()[0]
        if tag not in following:
            following.append(tag)
    return {
        "rows": rows,
        "values": action.values(),
        "next": following,
        "events": [event.json() for event in events],
    }
