"""Promises about records and undo: what was played can be played again, and taken back."""

from __future__ import annotations

from quintessence.core import record as records
from quintessence.core.conformance.comparing import name_of
from quintessence.core.conformance.moments import SAMPLES, Moment
from quintessence.core.game import ALLIES, IllegalAction, Seat
from quintessence.core.knowledge import events_json
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.replay import replay_record


def replay_equals_play(moment: Moment) -> None:
    """(e) A record, also through its text, leads to the same state by the same events and the same seats."""
    if moment.is_over() or moment.rng.below(SAMPLES) == 0:
        record = moment.match.record()
        read = records.read(records.write(record))
        if canonical(read) != canonical(record):
            raise moment.broken("replay_equals_play", "the record's text does not hold the record")
        try:
            twin = replay_record(moment.game, read)
        except Exception as error:
            raise moment.broken("replay_equals_play", f"the record is refused: {error}") from error
        for watcher in moment.watchers:
            if _shown(twin, watcher) != _shown(moment.match, watcher):
                raise moment.broken("replay_equals_play", f"other events are told to {name_of(watcher)}")


def _shown(match: Match, watcher: Seat | None) -> str:
    return canonical(events_json(match.events_for(watcher), watcher))


def undo_restores(moment: Moment) -> None:
    """(l) Undo gives back exactly the state before; where `can_undo` is not True it is refused and changes nothing.

    Where all play together, a seat may undo its own last action though another has acted since: what is left is the
    match without it.
    """
    if moment.is_over() or moment.rng.below(3):
        return
    twin, before = moment.match.copy(), moment.match.state_hash()
    actor = moment.some(twin.to_act(), 1)[0]
    twin.play(actor, moment.some(twin.legal(actor), 1)[0])
    if moment.state.relation() == ALLIES:
        _undo_among_allies(moment, twin.copy(), actor)
    after = twin.state_hash()
    for seat in [*(seat for seat in moment.seats if seat != actor), actor]:
        trial = twin.copy()
        if not _undone(moment, trial, seat):
            continue
        is_middle = moment.state.relation() == ALLIES and seat != actor
        if not is_middle and (seat != actor or trial.state_hash() != before):
            raise moment.broken("undo_restores", f"{seat} undoes {actor}'s action: not the state before")
    if twin.state_hash() != after:
        raise moment.broken("undo_restores", "asking for undo changed the match")


def _undo_among_allies(moment: Moment, twin: Match, actor: Seat) -> None:
    """Let another seat act, then take the first one's action out."""
    others = [seat for seat in twin.to_act() if seat != actor]
    if others:
        other = moment.some(others, 1)[0]
        twin.play(other, moment.some(twin.legal(other), 1)[0])
        _undone(moment, twin, actor)


def _undone(moment: Moment, twin: Match, seat: Seat) -> bool:
    """Try to undo; whether it was done. What is left must be a match that can be played so."""
    allowed, after = twin.can_undo(seat), twin.state_hash()
    try:
        twin.undo(seat)
    except IllegalAction as error:
        if error.code != allowed or twin.state_hash() != after:
            raise moment.broken("undo_restores", f"undo is refused by {error.code}, after {allowed}") from error
        return False
    if allowed is not True:
        raise moment.broken("undo_restores", f"{seat} undoes, though {allowed}")
    try:
        replay_record(moment.game, twin.record())
    except Exception as error:
        raise moment.broken("undo_restores", f"what is left after undo cannot be played: {error}") from error
    return True
