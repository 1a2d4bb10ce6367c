"""A whole turn as a bot would play it, from what its seat knows: as far as nothing new can come to light."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.core.game import OPEN, Action, Event, Prompt, Seat, State
from quintessence.core.knowledge import SeatKnowledge, picture
from quintessence.core.rng import Rng

LONGEST: Final = 60
"""Actions of a turn that are foreseen, at most."""
_WORLDS: Final = 6
"""Worlds in which an action must show the seat the same, before what follows it is foreseen."""


@final
class ForeseenTurn:
    """The actions of a turn, what the seat is to see before each, and where they lead."""

    def __init__(self, before: State) -> None:
        self.before: Final = before
        self.actions: Final[list[Action]] = []
        self.sights: Final[list[str]] = []
        """What the seat has before it when each action is due."""
        self.steps: Final[list[tuple[Seat, Action, list[Event]]]] = []
        """What comes of the actions, without the one that brings something new to light."""
        self.after: State = before
        """Where these steps lead."""
        self.end: State = before
        """Where the whole turn leads in one of the worlds that the seat holds possible."""
        self.endings: Final[list[tuple[list[tuple[Seat, Action, list[Event]]], State]]] = []
        """The whole turn and where it leads in each of some worlds, where its last action uncovers something."""
        self.reason: Prompt | None = None
        """Why the bot would play it, where it can say so."""


def foresee_turn(knowledge: SeatKnowledge, bot: Bot, rng: Rng) -> ForeseenTurn:
    """Let a bot play a seat's turn in a world that the seat holds possible.

    It ends where the turn does, where the bot goes on for another reason, where it must wait for another seat, and
    where the next sight depends on chance or on what the seat does not know: other worlds show something else there.
    """
    seat = knowledge.seat
    world = knowledge.world(rng)
    others = [knowledge.world(rng) for _ in range(0 if world.information() == OPEN else _WORLDS - 1)]
    foreseen = ForeseenTurn(world.copy())
    turn = world.turn_number()
    while len(foreseen.actions) < LONGEST:
        action = bot.choose(SeatKnowledge(world, seat))
        reason = bot.reason()
        if not foreseen.actions:
            foreseen.reason = reason
        elif not _is_same(reason, foreseen.reason):
            break
        foreseen.sights.append(sight(world, seat))
        foreseen.actions.append(action)
        events = world.apply(seat, action)
        played = [(other, other.apply(seat, action)) for other in others if _is_legal(other, seat, action)]
        seen = picture(world, events, seat)
        if len(played) < len(others) or any(picture(other, seen_events, seat) != seen for other, seen_events in played):
            for state, seen_events in [(world, events), *played]:
                foreseen.endings.append(([*foreseen.steps, (seat, action, seen_events)], state))
            break
        foreseen.steps.append((seat, action, events))
        foreseen.after = world.copy()
        if seat not in world.to_act() or world.turn_number() != turn:
            break
    foreseen.end = world
    return foreseen


def sight(state: State, seat: Seat) -> str:
    """All that a seat has before it, byte by byte."""
    return picture(state, [], seat)


def _is_same(one: Prompt | None, other: Prompt | None) -> bool:
    """Whether two reasons are the same, or both are missing."""
    if one is None or other is None:
        return one is other
    return one.code == other.code and one.values == other.values


def _is_legal(state: State, seat: Seat, action: Action) -> bool:
    return any(offered is action for offered in state.legal(seat))
