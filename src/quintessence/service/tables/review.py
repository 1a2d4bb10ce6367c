"""Looking back: every step of a match as a caller may know it, a moment of it, its record."""

from __future__ import annotations

from quintessence.core import record as records
from quintessence.core.game import OPEN, Json, Seat, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.service.problems import Problem
from quintessence.table.caller import Caller
from quintessence.table.codec import action_json
from quintessence.table.log import Log
from quintessence.table.model import StoredTable
from quintessence.table.table import Table
from quintessence.table.viewer import viewer_of


def viewer_for(table: Table, caller: Caller, asked: int | None) -> Seat | None:
    """Through which seat a review is seen: one's own; once it is over, any that is asked for."""
    if asked is None:
        return viewer_of(table, caller.held)
    if not 0 <= asked < table.seats:
        raise Problem(404, "no_such_seat", {"seat": asked, "seats": table.seats})
    if asked not in caller.held and not table.is_over():
        raise Problem(403, "not_your_seat", {"seat": asked})
    return Seat(asked)


def steps(match: Match, viewer: Seat | None, is_over: bool) -> Values:
    """All steps of a match; another's action is named only where it can hide nothing."""
    steps: list[Json] = []
    is_open = is_over or match.state.information() == OPEN
    turn, mover = 0, None
    for number, (seat, action, events) in enumerate(match.history(), 1):
        if seat != mover:
            turn, mover = turn + 1, seat
        steps.append(
            {
                "number": number,
                "seat": seat,
                "action": action_json(action) if is_open or seat == viewer else None,
                "events": [event.json() for event in observed(events, viewer)],
                "turn": turn,
            }
        )
    return {"count": len(steps), "steps": steps}


def moment(match: Match, viewer: Seat | None, number: int) -> Values:
    """The position after so many actions."""
    history = match.history()
    if number > len(history):
        raise Problem(404, "no_such_moment", {"number": number, "count": len(history)})
    state = match.game.setup(match.options, match.seats, match.seed)
    for seat, action, _ in history[:number]:
        state.apply(seat, action)
    return {
        "number": number,
        "seat": viewer,
        "view": state.view(viewer),
        "to_act": [seat for seat in state.to_act()],
        "prompt": None if viewer is None else state.prompt(viewer).json(),
    }


def require_shown(table: Table, caller: Caller) -> None:
    """Problem unless the match is over, or is the caller's practice: what follows shows all of it."""
    if not table.is_over() and not table.may_practise(caller):
        raise Problem(403, "only_when_over")


def record_of(table: Table, caller: Caller) -> Values:
    """The record of a match that is over or practice; also where its rules are gone."""
    require_shown(table, caller)
    if table.match is not None:
        return table.match.record()
    return stored_record(table.stored, table.log)


def stored_record(stored: StoredTable, log: Log, data: Values | None = None) -> Values:
    """The record of a match that is over, without playing it again; with the data of its variant where it has one."""
    head = stored.header
    actions: list[Json] = [[entry.seat, *(entry.row or [])] for entry in log.actions]
    return {
        "format": records.FORMAT,
        "game": head.game,
        "version": head.version,
        **({"data": data} if data else {}),
        "seats": head.seats,
        "options": head.options,
        "seed": head.seed,
        "commitment": head.commitment,
        "state_hash": stored.summary.state_hash,
        "actions": actions,
    }
