"""The turns that a puzzle asks for: what a seat does until others act, the next card comes, or it learns something."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.budget import Budget
from quintessence.bots.greedy import LONGEST_TURN
from quintessence.bots.turns import Turn, has_ended
from quintessence.bots.worth import Viewpoint
from quintessence.core.game import OPEN, Action, Json, Seat, State
from quintessence.core.knowledge import Observation
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

_WORLDS: Final = 4
"""Worlds in which an action must look the same before it is said to have taught nothing."""


@final
class PuzzleTurn:
    """The turn of a seat that starts in a state. Nobody can be asked for what follows from cards yet to be drawn."""

    def __init__(self, start: State, viewpoint: Viewpoint) -> None:
        self._viewpoint: Final = viewpoint
        self._question: Final = start.prompt(viewpoint.seat).code
        """What the seat is asked first. Allies are asked the same for each card: one of them is a puzzle."""

    def is_first(self, state: State) -> bool:
        """Whether the seat is asked what it was asked at first."""
        return state.prompt(self._viewpoint.seat).code == self._question

    def is_over(self, before: State, action: Action, after: State) -> bool:
        """Whether an action, from one state to the other, was the last that is asked for."""
        seat = self._viewpoint.seat
        if has_ended(after, seat, self._viewpoint, before):
            return True
        if after.turn_number() != before.turn_number():  # whoever plays on alone has the next turn too
            return True
        if self._viewpoint.is_allied and self.is_first(after):
            return True
        return learns(before, seat, action)


def learns(before: State, seat: Seat, action: Action) -> bool:
    """Whether a seat sees something by its own action that it could not know before: chance, or a secret."""
    if before.information() == OPEN:
        return False
    after = before.copy()
    seen = Observation(after, after.apply(seat, action), seat)
    rng = Rng(20260101)
    for _ in range(_WORLDS):
        world = before.resample(seat, rng)
        if not any(offered is action for offered in world.legal(seat)) or not seen.is_of(world, seat, action):
            return True
    return False


def puzzle_turns(state: State, viewpoint: Viewpoint, budget: Budget, is_wide: bool) -> list[Turn]:
    """The promising turns of the viewpoint's seat, or all (`is_wide`); those first that look best when they end.

    Where a detour comes back to the first question (a conversion, say), the best way to do the rest stands for all.
    """
    search = _Collector(PuzzleTurn(state, viewpoint), viewpoint, budget, is_wide)
    search.collect(state, [], [])
    return sorted(search.found.values(), key=_value, reverse=True)


def _value(turn: Turn) -> int:
    return turn.value


@final
class _Collector:
    """Looks for turns step by step."""

    def __init__(self, asked: PuzzleTurn, viewpoint: Viewpoint, budget: Budget, is_wide: bool) -> None:
        self._asked: Final = asked
        self._viewpoint: Final = viewpoint
        self._budget: Final = budget
        self._is_wide: Final = is_wide
        self.found: Final[dict[str, Turn]] = {}
        """By the rows since the first question was last asked."""

    def collect(self, state: State, done: list[Action], since: list[Json]) -> None:
        """All turns that go on from a state."""
        seat = self._viewpoint.seat
        rows = [] if self._asked.is_first(state) else since
        for action in state.legal(seat) if self._is_wide else self._viewpoint.promising(state, seat):
            if self._budget.is_over:
                return
            self._budget.pay()
            after = state.copy()
            after.apply(seat, action)
            actions, later = [*done, action], [*rows, action.row()]
            if self._asked.is_over(state, action, after) or len(actions) >= LONGEST_TURN:
                self._add(Turn(actions, after, self._viewpoint.worth(after)), canonical(later))
            else:
                self.collect(after, actions, later)

    def _add(self, turn: Turn, kind: str) -> None:
        known = self.found.get(kind)
        if known is None or turn.value > known.value:
            self.found[kind] = turn
