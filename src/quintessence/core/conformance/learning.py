"""Promises to learners: a fixed action space, observations of one length without secrets, matches that can be sent."""

from __future__ import annotations

import copy
import pickle
from typing import Final

from quintessence.core.conformance.comparing import difference, offered
from quintessence.core.conformance.moments import Moment
from quintessence.core.discovery import known_games
from quintessence.core.encoding import Encoding, size_of
from quintessence.core.game import Seat
from quintessence.core.record import canonical
from quintessence.core.replay import start_match

_WORLDS: Final = 3


def actions_are_fixed(moment: Moment) -> None:
    """(t) Variant, options and seats decide what `Game.actions` lists and in which order, whatever the seed."""
    match = moment.match
    other = start_match(moment.game, match.seats, f"{match.seed.text} again", match.options)
    listed, again = moment.game.actions(moment.state), moment.game.actions(other.state)
    if [id(action) for action in listed] != [id(action) for action in again]:
        rows = [canonical([action.row() for action in actions]) for actions in (listed, again)]
        raise moment.broken("actions_are_fixed", f"another seed has other actions: {difference(*rows)}")


def observations_fit(moment: Moment) -> None:
    """(u) An observation has the slots that its encoding names, each with a number in its range, all through."""
    for encoding in _encodings(moment):
        _check_fit(moment, encoding)


def _encodings(moment: Moment) -> list[Encoding]:
    """The whole of what a seat observes, and what counts in it."""
    return [moment.companions.encoding, moment.companions.features]


def _check_fit(moment: Moment, encoding: Encoding) -> None:
    match = moment.match
    fields = encoding.fields(moment.state)
    described = [(field.name, field.count, field.most) for field in fields]
    first = start_match(moment.game, match.seats, f"{match.seed.text} again", match.options).state
    if described != [(field.name, field.count, field.most) for field in encoding.fields(first)]:
        raise moment.broken("observations_fit", "the fields changed during the match, or with the seed")
    for seat in moment.seats:
        seen, start = encoding.encode(moment.state, seat), 0
        if len(seen) != size_of(fields):
            raise moment.broken("observations_fit", f"{seat} observes {len(seen)} slots of {size_of(fields)}")
        for field in fields:
            highest = max(seen[start : start + field.count], default=0)
            if highest > field.most:
                raise moment.broken("observations_fit", f"{field.name} has {highest}, beyond {field.most}")
            start += field.count


def observations_keep_secrets(moment: Moment) -> None:
    """(u) In a world that a seat cannot tell from the true one, it observes the same bytes."""
    state = moment.state
    for seat in moment.seats:
        seen = [encoding.encode(state, seat) for encoding in _encodings(moment)]
        for _ in range(_WORLDS):
            world = state.resample(seat, moment.rng)
            for encoding, observed in zip(_encodings(moment), seen, strict=True):
                _check_same(moment, encoding, seat, observed, encoding.encode(world, seat))


def _check_same(moment: Moment, encoding: Encoding, seat: Seat, seen: bytes, observed: bytes) -> None:
    if observed != seen:
        names = [field.name for field in encoding.fields(moment.state) for _ in range(field.count)]
        different = {name for name, one, other in zip(names, seen, observed, strict=True) if one != other}
        raise moment.broken("observations_keep_secrets", f"{seat} observes a secret in {sorted(different)}")


def matches_travel(moment: Moment) -> None:
    """(v) A match that is pickled or deep-copied is the same match, and goes its own way."""
    match, before = moment.match, moment.match.state_hash()
    twins = [copy.deepcopy(match)]
    if moment.game.slug in known_games():  # a game that is found nowhere cannot be found again
        twins.append(pickle.loads(pickle.dumps(match)))
    for twin in twins:
        if twin.state_hash() != before or len(twin.history()) != len(match.history()):
            raise moment.broken("matches_travel", "a pickled or copied match is another one")
        for seat, action in offered(twin.state)[:1]:
            twin.play(seat, action)
    if match.state_hash() != before or copy.deepcopy(match.state).facts() != match.state.facts():
        raise moment.broken("matches_travel", "playing a copy changed the match, or a copied state is another one")
