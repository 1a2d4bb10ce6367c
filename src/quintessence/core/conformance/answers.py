"""Promises about answers in another's turn, for the conformance kit: fair windows, and answers given ahead."""

from __future__ import annotations

from quintessence.core.companions import Answers
from quintessence.core.conformance.moments import Moment
from quintessence.core.game import PRIVATE, Action, Json, Seat, State
from quintessence.core.record import canonical


def windows_are_fair(moment: Moment) -> None:
    """(n) A window waits for one seat alone, its default answer is legal, and everyone can see that it is open."""
    state, before, answers = moment.state, moment.turn, moment.companions.answers
    moment.turn = state.turn_number()
    if moment.turn < before:
        raise moment.broken("windows_are_fair", f"turn {before} is followed by turn {moment.turn}")
    asked = [seat for seat in moment.seats if answers.default_answer(state, seat) is not None]
    for seat in asked:
        default = answers.default_answer(state, seat)
        if state.to_act() != [seat] or not answers.standing_answers():
            raise moment.broken("windows_are_fair", f"a window of {seat}, while {state.to_act()} are to act")
        if not any(action is default for action in state.legal(seat)):
            raise moment.broken("windows_are_fair", f"{default!r} is the default answer, and not legal for {seat}")
    for watcher in moment.watchers if asked else []:
        world = state.resample(watcher, moment.rng)
        if _windows(answers, world, moment.seats) != _windows(answers, state, moment.seats):
            raise moment.broken("windows_are_fair", f"a window opens by a secret of {watcher}'s world")


def _windows(answers: Answers, state: State, seats: list[Seat]) -> str:
    """The windows that are open, and what is asked in them."""
    shown: list[Json] = [state.turn_number()]
    for seat in seats:
        default = answers.default_answer(state, seat)
        shown.append(None if default is None else [default.row(), default.values(), state.prompt(seat).json()])
    return canonical(shown)


def standing_answers_are_own(moment: Moment) -> None:
    """(o) A standing answer is legal and follows from what its seat knows; the first asks.

    Where seats know different things, there is none outside a window.
    """
    state, companion = moment.state, moment.companions.answers
    codes = [standing.code for standing in companion.standing_answers()]
    for seat in moment.seats if codes else []:
        answers = [companion.standing_answer(state, seat, code) for code in codes]
        given = [action for action in answers if action is not None]
        if companion.default_answer(state, seat) is None and (not given or state.information() == PRIVATE):
            if given:
                raise moment.broken("standing_answers_are_own", f"{given} of {seat}, where no window is open")
            continue
        if answers[0] is not None:
            raise moment.broken("standing_answers_are_own", f"{codes[0]} answers {answers[0]!r} for {seat}")
        legal = state.legal(seat)
        if not all(any(action is offered for offered in legal) for action in given):
            raise moment.broken("standing_answers_are_own", f"{given} of {seat} are not all legal: {legal}")
        world = state.resample(seat, moment.rng)
        if [_row(companion.standing_answer(world, seat, code)) for code in codes] != [
            _row(action) for action in answers
        ]:
            raise moment.broken("standing_answers_are_own", f"{seat} answers by what it cannot know")


def _row(action: Action | None) -> Json:
    return None if action is None else action.row()
