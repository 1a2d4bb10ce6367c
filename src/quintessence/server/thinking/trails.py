"""Where actions of one kind can lead, one after the other: what a page needs to show every way of a moving piece."""

from __future__ import annotations

from collections import deque
from typing import Final

from quintessence.core.game import Action, Event, Json, Refused, Seat, State, Values
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.server.said import said

MOST: Final = 600
_STOP: Final[list[Json]] = ["stop"]


def trails_of(match: Match, seat: Seat, tag: str, start: list[Json]) -> list[Json]:
    """For each position that can be reached, the shortest way to it; only through positions that everyone sees whole.

    Where something is hidden or left to chance, trying an action would tell what the seat may not know yet.
    """
    told: list[Json] = []
    known: set[str] = set()
    ways: deque[tuple[list[Json], State]] = deque()
    ways.append(([], match.state))
    while ways and len(told) < MOST:
        rows, state = ways.popleft()
        if not _is_open(state, match.seats):
            continue
        for action in state.legal(seat):
            row = action.row()
            if row[0] != tag or (not rows and row[: len(start)] != start):
                continue
            later = state.copy()
            events = later.apply(action)
            place = canonical(later.facts())
            if place in known or not _is_open(later, match.seats):
                continue
            known.add(place)
            told.append(_trail([*rows, row], action, later, seat, tag, events))
            ways.append(([*rows, row], later))
    return told[:MOST]


def _trail(rows: list[Json], action: Action, later: State, seat: Seat, tag: str, events: list[Event]) -> Values:
    following = [offered.row() for offered in later.legal(seat)]
    return {
        "rows": rows,
        "values": action.values(),
        "stop": _STOP in following,
        "over": all(row[0] != tag for row in following),
        "events": [said(event) for event in events],
    }


def _is_open(state: State, seats: int) -> bool:
    return all(state.knows_all(Seat(seat)) for seat in range(seats))


def why_not(match: Match, seat: Seat, row: Json) -> Values | None:
    """Why a seat may not do this now; None where it may."""
    try:
        objection = match.why_not(seat, row)
    except Refused as error:
        return {"code": error.code, "rule": "", "values": error.values}
    return None if objection is None else objection.json()
