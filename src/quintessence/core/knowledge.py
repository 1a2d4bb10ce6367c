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

    In every world that a seat held possible, the action must have been possible and must have looked the same.
    """
    rng = Rng(20260101)
    after = before.copy()
    events = after.apply(action)
    for number in range(seats):
        seat = Seat(number)
        seen = _picture(after, events, seat)
        known = canonical(before.facts())
        for _ in range(_WORLDS):
            world = before.resample(seat, rng)
            if canonical(world.facts()) == known:
                continue
            if not _offers(world, actor, action) or _picture(world, world.apply(action), seat) != seen:
                return True
    return False


def _offers(world: State, actor: Seat, action: Action) -> bool:
    return any(offered is action for offered in world.legal(actor))


def _picture(state: State, events: list[Event], seat: Seat) -> str:
    """All that a seat has before it after some events."""
    rows: list[Json] = [event.row() for event in observed(events, seat)]
    legal: list[Json] = [action.row() for action in state.legal(seat)]
    return canonical([rows, legal, state.view(seat)])
