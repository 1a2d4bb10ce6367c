"""Knowledge: what a seat sees of a match, and whether an action taught anyone anything."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import OPEN, Action, Event, Json, Prompt, Seat, State, Values
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

_WORLDS: Final = 48
"""Worlds tried for each seat: a secret with two possible values goes unnoticed once in 2**48."""


@final
class SeatKnowledge:
    """A match as one seat knows it: all that a bot is given. Its worlds fit what the seat knows, never more."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.__state: Final = state
        self.seat: Final = seat

    def view(self) -> Values:
        return self.__state.view(self.seat)

    def legal(self) -> list[Action]:
        return self.__state.legal(self.seat)

    def prompt(self) -> Prompt:
        return self.__state.prompt(self.seat)

    def world(self, rng: Rng) -> State:
        """One of the states that the seat cannot tell from the true one, drawn by the bot's own generator."""
        return self.__state.resample(self.seat, rng)


def observed(events: list[Event], seat: Seat | None) -> list[Event]:
    """What a seat (None: a spectator) learns of some events."""
    seen: list[Event] = []
    for event in events:
        part = event.seen_by(seat)
        if part is not None:
            seen.append(part)
    return seen


def has_taught(before: State, actor: Seat, action: Action, seats: int) -> bool:
    """Whether playing `action` showed any seat something that it could not know before (chance or a secret).

    It did not when in every world that the seat held possible, the same could have been seen: by the actor after
    this very action, by another seat after any that the actor had there (a card laid face down may be another one).
    """
    if before.information() == OPEN:
        return False
    teaching = Teaching(before, actor, action, seats)
    while teaching.is_open:
        teaching.look_on()
    return teaching.has_taught


@final
class Teaching:
    """The same answer, world by world: whoever asks in a thread can let others have the interpreter in between."""

    def __init__(self, before: State, actor: Seat, action: Action, seats: int) -> None:
        self._before: Final = before
        self._actor: Final = actor
        self._action: Final = action
        after = before.copy()
        events = after.apply(actor, action)
        self._learners: Final = [Observation(after, events, Seat(seat)) for seat in range(seats)]
        self._rng: Final = Rng(20260101)
        self._looked = 0
        self.is_open = seats > 0
        """Whether there are worlds left to look at."""
        self.has_taught = False

    def look_on(self) -> None:
        """Look at one more world, for each seat in turn: whoever learns something is found at once."""
        observation = self._learners[self._looked % len(self._learners)]
        world = self._before.resample(observation.seat, self._rng)
        self.has_taught = not _could_show(world, observation, self._actor, self._action)
        self._looked += 1
        self.is_open = not self.has_taught and self._looked < _WORLDS * len(self._learners)


def _could_show(world: State, observation: Observation, actor: Seat, action: Action) -> bool:
    """Whether a seat could have observed this in that world after the actor's next action."""
    legal = world.legal(actor)
    if any(offered is action for offered in legal) and observation.is_of(world, actor, action):
        return True
    if observation.seat == actor:
        return False
    others = [other for other in legal if other is not action]
    tag = action.row()[0]
    others.sort(key=lambda other: other.row()[0] != tag)  # what looks the same is most often the same kind of action
    return any(observation.is_of(world, actor, other) for other in others)


@final
class Observation:
    """What a seat has before it after an action: a `picture` to be compared part by part, the quickest part first."""

    def __init__(self, state: State, events: list[Event], seat: Seat) -> None:
        self.seat: Final = seat
        self._events: Final = events_json(events, seat)
        self._question: Final = _question(state, seat)
        self._view: Final = state.view(seat)
        self._legal: Final = state.legal(seat)

    def is_of(self, world: State, actor: Seat, action: Action) -> bool:
        """Whether the same would be observed in a world after an action there."""
        later = world.copy()
        return (
            is_same(self._events, events_json(later.apply(actor, action), self.seat))
            and is_same(self._question, _question(later, self.seat))
            and self._offers(later)
            and is_same(self._view, later.view(self.seat))
        )

    def _offers(self, later: State) -> bool:
        """Whether the same is legal; a game hands out the same object each time, so that few need to be read."""
        legal = later.legal(self.seat)
        return len(legal) == len(self._legal) and all(
            one is other or is_same(one.row(), other.row()) for one, other in zip(legal, self._legal, strict=True)
        )


def is_same(one: object, other: object) -> bool:
    """Whether two JSON values would be written the same, but for the order of names; `==` would take True for 1."""
    if isinstance(one, dict):
        if not isinstance(other, dict) or len(one) != len(other):
            return False
        for name, value in one.items():
            theirs = other.get(name, one)  # a value is never the table that it is in
            if theirs is not value and not is_same(value, theirs):
                return False
        return True
    if isinstance(one, list):
        if not isinstance(other, list) or len(one) != len(other):
            return False
        for number in range(len(one)):
            value, theirs = one[number], other[number]
            if theirs is not value and not is_same(value, theirs):
                return False
        return True
    return one is other or (type(one) is type(other) and one == other)


def events_json(events: list[Event], seat: Seat | None) -> list[Json]:
    """What a seat (None: a spectator) learns of some events, as clients get it."""
    return [event.json() for event in observed(events, seat)]


def _question(state: State, seat: Seat) -> list[Json]:
    """Who is to act, how it ended, and what a seat is asked."""
    waiting: list[Json] = [number for number in state.to_act()]
    ended = state.outcome()
    return [waiting, None if ended is None else ended.json(), state.prompt(seat).json()]


def picture(state: State, events: list[Event], seat: Seat | None) -> str:
    """All that a seat (None: a spectator) has before it after some events, byte by byte."""
    waiting: list[Json] = [number for number in state.to_act()]
    ended = state.outcome()
    shown: list[Json] = [events_json(events, seat), waiting, None if ended is None else ended.json(), state.view(seat)]
    if seat is not None:
        legal: list[Json] = [action.row() for action in state.legal(seat)]
        shown += [legal, state.prompt(seat).json()]
    return canonical(shown)
