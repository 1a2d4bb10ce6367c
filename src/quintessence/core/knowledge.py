"""Knowledge: what a seat sees of a match, and whether an action taught anyone anything."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Event, Json, Prompt, Seat, State, Values
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

_WORLDS: Final = 48
"""Worlds tried for each seat: a secret with two possible values goes unnoticed once in 2**48."""


@final
class Seen:
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
    told: list[Event] = []
    for event in events:
        part = event.seen_by(seat)
        if part is not None:
            told.append(part)
    return told


def taught(before: State, action: Action, actor: Seat, seats: int) -> bool:
    """Whether playing `action` showed any seat something that it could not know before (chance or a secret).

    It did not when in every world that the seat held possible, the same could have been seen: by the actor after
    this very action, by another seat after any that the actor had there (a card laid face down may be another one).
    """
    rng = Rng(20260101)
    after = before.copy()
    events = after.apply(action)
    known = canonical(before.facts())
    for number in range(seats):
        seat = Seat(number)
        if before.knows_all(seat):
            continue
        seen = picture(after, events, seat)
        for _ in range(_WORLDS):
            world = before.resample(seat, rng)
            if canonical(world.facts()) != known and not _could_show(world, seen, action, actor, seat):
                return True
    return False


def _could_show(world: State, seen: str, action: Action, actor: Seat, seat: Seat) -> bool:
    """Whether a seat could have seen this in that world after the actor's next action."""
    legal = world.legal(actor)
    if any(offered is action for offered in legal) and _shows(world, action, seat) == seen:
        return True
    return seat != actor and any(_shows(world, other, seat) == seen for other in legal)


def _shows(world: State, action: Action, seat: Seat) -> str:
    later = world.copy()
    return picture(later, later.apply(action), seat)


def picture(state: State, events: list[Event], seat: Seat | None) -> str:
    """All that a seat (None: a spectator) has before it after some events, byte by byte."""
    rows: list[Json] = [[event.row(), event.values()] for event in observed(events, seat)]
    waiting: list[Json] = [number for number in state.to_act()]
    ended = state.outcome()
    shown: list[Json] = [rows, waiting, None if ended is None else ended.json(), state.view(seat)]
    if seat is not None:
        legal: list[Json] = [action.row() for action in state.legal(seat)]
        shown += [legal, state.prompt(seat).json()]
    return canonical(shown)
