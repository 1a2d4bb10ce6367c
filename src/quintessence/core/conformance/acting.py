"""Promises about who acts: someone can, what is legal can be done, and what cannot be done has a reason."""

from __future__ import annotations

from typing import Final

from quintessence.core.conformance.comparing import difference
from quintessence.core.conformance.moments import SAMPLES, Moment
from quintessence.core.game import ALLIES, RIVALS, Action, Outcome, Seat, State
from quintessence.core.record import canonical

ASKED: Final = 120
"""Actions of which a position is asked at most, when there are many more."""


def someone_acts(moment: Moment) -> None:
    """(a) While the game is not over, someone is to act; something is legal for exactly those who are."""
    state, waiting, outcome = moment.state, moment.state.to_act(), moment.state.outcome()
    if (outcome is None) != bool(waiting):
        raise moment.broken("someone_acts", f"to act {waiting}, while the outcome is {outcome and outcome.json()}")
    if len(set(waiting)) != len(waiting) or not set(waiting) <= set(moment.seats):
        raise moment.broken("someone_acts", f"to act {waiting}")
    for seat in moment.seats:
        if bool(state.legal(seat)) != (seat in waiting):
            raise moment.broken("someone_acts", f"to act {waiting}, but legal for {seat}: {state.legal(seat)}")


def legal_actions_apply(moment: Moment) -> None:
    """(b) Each legal action is listed once for a seat, and can be played by it."""
    for seat in moment.seats:
        listed: set[str] = set()
        for action in moment.state.legal(seat):
            row = canonical(action.row())
            if row in listed:
                raise moment.broken("legal_actions_apply", f"{row} is listed twice for {seat}")
            listed.add(row)
            try:
                moment.state.copy().apply(seat, action)
            except Exception as error:
                raise moment.broken("legal_actions_apply", f"{row} is legal, and fails: {error!r}") from error


def who_acts_counts(moment: Moment) -> None:
    """(b) Where rivals may do the same, it matters which of them does it: the game does not guess."""
    state = moment.state
    if state.relation() != RIVALS:
        return
    actors: dict[int, Seat] = {}
    for seat in state.to_act():
        for action in state.legal(seat):
            other = actors.setdefault(id(action), seat)
            if other != seat and _led_to(state, seat, action) == _led_to(state, other, action):
                raise moment.broken("who_acts_counts", f"{action!r} does the same for {seat} and for {other}")


def _led_to(state: State, seat: Seat, action: Action) -> str:
    """What an action of a seat leads to, with what is told."""
    later = state.copy()
    events = later.apply(seat, action)
    return canonical([later.facts(), [event.json() for event in events]])


def objections_agree(moment: Moment) -> None:
    """(c) `why_not` is None exactly for legal actions, and `Game.actions` names every action there can be."""
    state, actions = moment.state, moment.game.actions(moment.state)
    known = {id(action) for action in actions}
    if len(known) != len(actions) or known != {id(action) for action in moment.actions}:
        raise moment.broken("objections_agree", "Game.actions names one twice, or changed during the match")
    everything = moment.rng.below(SAMPLES) == 0
    for seat in moment.seats:
        legal = state.legal(seat)
        offered = {id(action) for action in legal}
        if not offered <= known:
            raise moment.broken("objections_agree", f"Game.actions lacks a legal action of {seat}: {legal}")
        for action in actions if everything else legal + moment.some(actions, ASKED):
            objection = state.why_not(seat, action)
            if (objection is None) != (id(action) in offered):
                answer = "no objection to" if objection is None else f"{objection.code} against"
                raise moment.broken("objections_agree", f"{answer} {action!r} of {seat}; legal: {legal}")


def ends_in_time(moment: Moment) -> None:
    """(h) No match takes more than `Game.bound` actions."""
    if moment.number >= moment.game.bound and not moment.is_over():
        raise moment.broken("ends_in_time", f"not over after {moment.number} actions")


def nothing_is_lost(moment: Moment) -> None:
    """(i) The pieces there are never change."""
    present = canonical(moment.companions.measures.inventory(moment.state))
    if present != moment.inventory:
        raise moment.broken("nothing_is_lost", difference(moment.inventory, present))


def constants_stay(moment: Moment) -> None:
    """(q) What seats know, who is against whom and which sides there are stay the same, and the outcome agrees."""
    if moment.constants_of(moment.state) != moment.constants:
        change = f"{moment.constants} became {moment.constants_of(moment.state)}"
        raise moment.broken("constants_stay", f"information, relation or sides changed: {change}")
    outcome = moment.state.outcome()
    if outcome is not None:
        fault = _outcome_fault(moment.state, outcome)
        if fault:
            raise moment.broken("constants_stay", f"{fault}: {outcome.json()}")


def _outcome_fault(state: State, outcome: Outcome) -> str:
    """What an outcome says that cannot be."""
    if [side.code for side in outcome.sides] != state.sides():
        return f"the sides are {state.sides()}"
    if state.relation() == ALLIES and len(set(outcome.places)) != 1:
        return "allies end in different places"
    places = sorted(outcome.places + [side.place for side in outcome.sides])
    if places[0] < 1 or (state.relation() == RIVALS and places[-1] > len(places)):
        return "there are no such places"
    return ""
