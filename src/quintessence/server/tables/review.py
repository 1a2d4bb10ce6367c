"""Looking back: every step of a match as a caller may know it, its evaluation, its record."""

from __future__ import annotations

from quintessence.core import record as records
from quintessence.core.game import Json, Seat, State, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.server.codec import action_json, event_json
from quintessence.server.people.callers import Caller
from quintessence.server.problems import Problem
from quintessence.server.tables.table import Table
from quintessence.server.tables.viewer import viewer_of


def viewer_for(table: Table, caller: Caller, asked: int | None) -> Seat | None:
    """Through which seat a review is seen: one's own; once it is over, any that is asked for."""
    if asked is not None:
        if not 0 <= asked < table.seats:
            raise Problem(404, "no_such_seat", {"seat": asked, "seats": table.seats})
        if asked not in caller.held and not table.is_over():
            raise Problem(403, "not_your_seat", {"seat": asked})
        return Seat(asked)
    return viewer_of(table, caller.held)


def steps(match: Match, viewer: Seat | None, is_over: bool) -> Values:
    """All steps of a match; another's action is named only where it can hide nothing."""
    found: list[Json] = []
    state = match.game.setup(match.options, match.seats, match.seed)
    turn, mover = 0, None
    for number, (seat, action, events) in enumerate(match.history(), 1):
        if seat != mover:
            turn, mover = turn + 1, seat
        is_shown = is_over or seat == viewer or _is_open(state, match.seats)
        state.apply(action)
        found.append(
            {
                "number": number,
                "seat": seat,
                "action": action_json(action) if is_shown else None,
                "events": [event_json(event) for event in observed(events, viewer)],
                "turn": turn,
            }
        )
    return {"count": len(found), "steps": found}


def _is_open(state: State, seats: int) -> bool:
    """Whether nothing is hidden from anyone."""
    return all(state.knows_all(Seat(seat)) for seat in range(seats))


def moment(match: Match, viewer: Seat | None, number: int) -> Values:
    """The position after so many actions."""
    history = match.history()
    if number > len(history):
        raise Problem(404, "no_such_moment", {"number": number, "count": len(history)})
    state = match.game.setup(match.options, match.seats, match.seed)
    for _, action, _ in history[:number]:
        state.apply(action)
    return {
        "number": number,
        "seat": viewer,
        "view": state.view(viewer),
        "to_act": [seat for seat in state.to_act()],
        "prompt": None if viewer is None else state.prompt(viewer).json(),
        "legal": [],
    }


def record_of(table: Table) -> Values:
    """The record of a match that is over or practice; also where its rules are gone."""
    if not table.is_over() and not table.is_practice():
        raise Problem(403, "only_when_over")
    if table.match is not None:
        return table.match.record()
    stored = table.stored
    head = stored.header
    of_data: Values = {"data": head.data} if head.data else {}
    return {
        "format": records.FORMAT,
        "game": head.game,
        "version": head.version,
        **of_data,
        "seats": head.seats,
        "options": head.options,
        "seed": head.seed,
        "commitment": head.commitment,
        "state_hash": stored.summary.state_hash,
        "actions": [entry.row for entry in table.log.actions],
    }
