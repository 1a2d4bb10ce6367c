"""Promises about states: copies are apart and complete, questions change nothing."""

from __future__ import annotations

from quintessence.core.conformance.comparing import difference, offered
from quintessence.core.conformance.fields import fields_of, is_same_value, is_shared
from quintessence.core.conformance.moments import Moment
from quintessence.core.game import Action, Json, Seat
from quintessence.core.record import canonical


def copies_are_apart(moment: Moment) -> None:
    """(f) What happens to a state never shows in its copies, nor in what they were made from."""
    state, before = moment.state, canonical(moment.state.facts())
    earlier, played, followed = state.copy(), state.copy(), state.copy()
    if canonical(earlier.facts()) != before:
        raise moment.broken(
            "copies_are_apart", f"a copy is different: {difference(before, canonical(earlier.facts()))}"
        )
    chosen: list[tuple[Seat, Action]] = []
    while len(chosen) < 8 and (choices := offered(played)):
        chosen.append(choices[0])
        played.apply(*choices[0])
        if canonical(state.facts()) != before or canonical(earlier.facts()) != before:
            raise moment.broken("copies_are_apart", f"{chosen} on a copy changed the state or another copy")
    for seat, action in chosen:
        followed.apply(seat, action)
    if canonical(followed.facts()) != canonical(played.facts()):
        raise moment.broken("copies_are_apart", f"{chosen} on two copies led to different states")


def every_field_is_kept(moment: Moment) -> None:
    """(r) Every field of a state survives `copy`, and is a fact, a cache, or the same object for good."""
    state, twin, facts = moment.state, moment.state.copy(), moment.state.facts()
    caches, grouped = state.caches(), state.grouped()
    for name, value in fields_of(state).items():
        copied = fields_of(twin).get(name)
        if not is_same_value(value, copied):
            raise moment.broken("every_field_is_kept", f"a copy has another {name}: {copied!r} for {value!r}")
        if name not in caches and grouped.get(name, name) not in facts and not is_shared(value, copied):
            raise moment.broken("every_field_is_kept", f"{name} is neither among the facts nor a cache")


def questions_change_nothing(moment: Moment) -> None:
    """(g) Every method but `apply` leaves the state as it is and answers the same again; `promising` is legal."""
    state, before, advice = moment.state, canonical(moment.state.facts()), moment.companions.advice
    for seat in moment.seats:
        legal, promising = state.legal(seat), advice.promising(state, seat)
        for action in legal[:3] + moment.some(moment.actions, 5):
            state.why_not(seat, action)
        state.prompt(seat)
        advice.evaluate(state, seat)
        if state.legal(seat) != legal or advice.promising(state, seat) != promising:
            raise moment.broken("questions_change_nothing", f"{seat} gets another list when it asks again")
        if not {id(action) for action in promising} <= {id(action) for action in legal}:
            raise moment.broken("questions_change_nothing", f"promising, and not legal: {promising} of {legal}")
        if bool(promising) != bool(legal):
            raise moment.broken("questions_change_nothing", f"nothing is promising for {seat}")
    for watcher in moment.watchers:
        world = state.resample(watcher, moment.rng)
        for seat, action in offered(world)[:1]:
            world.apply(seat, action)
        _spoil(state.view(watcher))
    _spoil(state.facts())
    if canonical(state.facts()) != before:
        raise moment.broken("questions_change_nothing", difference(before, canonical(state.facts())))


def _spoil(value: Json) -> None:
    """Empty a value from the inside, to see whether a state was made of the same lists."""
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            _spoil(part)
        value.clear()
