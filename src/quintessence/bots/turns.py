"""Whole turns: all that a seat might do until someone else is to act, each with the state to which it leads."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.budget import Budget
from quintessence.bots.greedy import LONGEST_TURN
from quintessence.bots.worth import Viewpoint
from quintessence.core.game import Action, Seat, State


@final
class Turn:
    """A seat's actions up to where someone else is to act (or the game is over)."""

    def __init__(self, actions: list[Action], state: State, value: int) -> None:
        self.actions: Final = actions
        self.state: Final = state
        self.value = value
        """What it is worth to the seat that searches, as far as is known."""
        self.answers: list[Turn] | None = None
        """The best turns that can follow, once they were looked for."""


def turns_of(state: State, mover: Seat, viewpoint: Viewpoint, budget: Budget, width: int) -> list[Turn]:
    """The promising turns of `mover`, best first for it, valued from the viewpoint; those found when the budget ends.

    After a turn's first decision, only so many actions of each decision are looked into.
    """
    turns: list[Turn] = []
    _collect(state, mover, viewpoint, budget, width, [], turns)
    if viewpoint.is_own(mover):
        turns.sort(key=_value, reverse=True)
    else:
        turns.sort(key=_value)
    return turns


def _value(turn: Turn) -> int:
    return turn.value


def _collect(
    state: State, mover: Seat, viewpoint: Viewpoint, budget: Budget, width: int, done: list[Action], turns: list[Turn]
) -> None:
    likely = viewpoint.promising(state, mover)
    for action in likely[:width] if done else likely:
        if budget.is_over:
            return
        budget.pay()
        after = state.copy()
        after.apply(mover, action)
        actions = [*done, action]
        if has_ended(after, mover, viewpoint, state) or len(actions) >= LONGEST_TURN:
            turns.append(Turn(actions, after, viewpoint.worth(after)))
        else:
            _collect(after, mover, viewpoint, budget, width, actions, turns)


def has_ended(after: State, mover: Seat, viewpoint: Viewpoint, before: State) -> bool:
    """Whether an action ended the turn of `mover`.

    Allies who may all act at any time never wait for each other: there a turn is over when the game counts the next.
    """
    if not after.to_act() or viewpoint.mover(after) != mover:
        return True
    return viewpoint.is_allied and after.turn_number() != before.turn_number()
