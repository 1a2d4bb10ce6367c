"""Promises about answers in another's turn, for the conformance kit: fair windows, and answers given ahead."""

from __future__ import annotations

from quintessence.core.game import Action, Json, Seat, State
from quintessence.core.moments import Moment
from quintessence.core.record import canonical


def windows_are_fair(moment: Moment) -> None:
    """(n) A window waits for one seat alone, to say nothing is legal there, and everyone can see that it is open."""
    state, before = moment.state, moment.turn
    moment.turn = state.turn_number()
    if moment.turn < before:
        raise moment.broken("windows_are_fair", f"turn {before} is followed by turn {moment.turn}")
    asked = [seat for seat in moment.seats if state.silence(seat) is not None]
    for seat in asked:
        silence = state.silence(seat)
        if state.to_act() != [seat] or not moment.game.standing():
            raise moment.broken("windows_are_fair", f"a window of {seat}, while {state.to_act()} are to act")
        if not any(action is silence for action in state.legal(seat)):
            raise moment.broken("windows_are_fair", f"{silence!r} is what silence means, and not legal for {seat}")
    for watcher in moment.watchers if asked else []:
        world = state.resample(watcher, moment.rng)
        if _windows(world, moment.seats) != _windows(state, moment.seats):
            raise moment.broken("windows_are_fair", f"a window opens by a secret of {watcher}'s world")


def _windows(state: State, seats: list[Seat]) -> str:
    """The windows that are open, and what is asked in them."""
    shown: list[Json] = [state.turn_number()]
    for seat in seats:
        silence = state.silence(seat)
        shown.append(None if silence is None else [silence.row(), silence.values(), state.prompt(seat).json()])
    return canonical(shown)


def standing_answers_are_own(moment: Moment) -> None:
    """(o) A standing answer is legal and follows from what its seat knows; the first asks; none outside a window."""
    state, codes = moment.state, [standing.code for standing in moment.game.standing()]
    for seat in moment.seats if codes else []:
        answers = [state.standing_answer(seat, code) for code in codes]
        given = [action for action in answers if action is not None]
        if state.silence(seat) is None:
            if given:
                raise moment.broken("standing_answers_are_own", f"{given} of {seat}, where no window is open")
            continue
        if answers[0] is not None:
            raise moment.broken("standing_answers_are_own", f"{codes[0]} answers {answers[0]!r} for {seat}")
        legal = state.legal(seat)
        if not all(any(action is offered for offered in legal) for action in given):
            raise moment.broken("standing_answers_are_own", f"{given} of {seat} are not all legal: {legal}")
        world = state.resample(seat, moment.rng)
        if [_row(world.standing_answer(seat, code)) for code in codes] != [_row(action) for action in answers]:
            raise moment.broken("standing_answers_are_own", f"{seat} answers by what it cannot know")


def _row(action: Action | None) -> Json:
    return None if action is None else action.row()


def nothing_is_between_seats(moment: Moment) -> None:
    """(p) Where a game says that all seats know the same, what is dealt anew for one changes nothing for another."""
    state = moment.state
    if not state.shares_all():
        return
    for seat in moment.seats:
        world = state.resample(seat, moment.rng)
        for other in moment.seats:
            if canonical(world.view(other)) != canonical(state.view(other)):
                raise moment.broken("nothing_is_between_seats", f"{other} knows what {seat} does not")
