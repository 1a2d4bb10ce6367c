"""One search by alpha-beta over whole turns, made of the staged decisions: deeper and deeper within a budget."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.budget import Budget
from quintessence.bots.greedy import LONGEST_TURN
from quintessence.bots.turns import Turn, has_ended, turns_of
from quintessence.bots.worth import WIN, Viewpoint
from quintessence.core.game import Action, Seat, State
from quintessence.core.rng import Rng

_FAR: Final = 10 * WIN
MARGIN: Final = 6
"""Turns whose values differ by less are as good as each other."""
WIDTH: Final = 8
"""Turns of each seat that are looked into, below the first."""
WIDEST: Final = 1000
NARROW: Final = 5
"""Actions of a decision within a turn that are looked into, at first and later."""


@final
class Search:
    """Looks for the best turn from one viewpoint: who is allied makes the most of a turn, every other seat the least.

    When the budget ends, the best turn is that of the last depth that it looked into, or the best it has listed.
    """

    def __init__(self, viewpoint: Viewpoint, budget: Budget, rng: Rng) -> None:
        self.viewpoint: Final = viewpoint
        self.budget: Final = budget
        self._rng: Final = rng
        self.depth = 0
        """Turns that were seen in full."""
        self._killers: Final[list[list[Action]]] = [[], []]
        """The turns that last refuted another: an enemy's, and its own."""

    def best_turn(self, state: State, deepest: int) -> list[Action]:
        """The best turn from here, so many turns ahead at most; empty when the budget did not reach the end of one."""
        turns = turns_of(state, self.viewpoint.seat, self.viewpoint, self.budget, WIDEST)
        return self._deepened(turns, deepest) if turns else []

    def rate(self, turns: list[Turn], depth: int, below: int) -> None:
        """Value turns so many turns ahead, and put the best first; within the budget, all or none of them.

        A turn that is worse than the best by `below` or more is only known to be that.
        """
        alpha = -_FAR
        values: list[int] = []
        for turn in turns:
            values.append(self._value(turn, depth - 1, alpha, _FAR))
            alpha = max(alpha, values[-1] - below)
            if self.budget.is_over:
                return
        self.depth = depth
        for number, turn in enumerate(turns):
            turn.value = values[number]
        turns.sort(key=_value, reverse=True)

    def _deepened(self, turns: list[Turn], deepest: int) -> list[Action]:
        """The best turn, by deeper and deeper search of ever fewer of them."""
        best = self._pick(turns)
        self.depth = 1
        for depth in range(2, deepest + 1):
            if self.budget.is_over or abs(best.value) >= WIN or len(turns) == 1:
                break
            searched: list[Turn] = []
            alpha = -_FAR
            for turn in turns[: root_width(depth)]:
                value = self._value(turn, depth - 1, alpha - MARGIN, _FAR)
                if self.budget.is_over:
                    break
                turn.value = value
                searched.append(turn)
                alpha = max(alpha, value)
            if searched:
                searched.sort(key=_value, reverse=True)
                best = self._pick(searched)
            if self.budget.is_over:
                break
            self.depth = depth
            turns = searched
        return best.actions

    def _pick(self, turns: list[Turn]) -> Turn:
        """One of the best, which are as good as equal."""
        count = 0
        while count < len(turns) and turns[count].value > turns[0].value - MARGIN:
            count += 1
        return turns[self._rng.below(count)]

    def _value(self, turn: Turn, depth: int, alpha: int, beta: int) -> int:
        """What a turn is worth to the searching seat, so many turns ahead."""
        state = turn.state
        viewpoint = self.viewpoint
        if not state.to_act():
            return ended(viewpoint.result(state), depth)
        mover = viewpoint.mover(state)
        if depth == 1:
            return self._last_turn(state, mover, alpha, beta, [], True)
        is_own = viewpoint.is_own(mover)
        best = -_FAR if is_own else _FAR
        answers = self._answers(turn, mover)
        for number in range(len(answers)):
            value = self._value(answers[number], depth - 1, alpha, beta)
            if self.budget.is_over:
                break
            if (value > best) if is_own else (value < best):
                best = value
                answers.insert(0, answers.pop(number))  # the first to try when the search comes back deeper
            if is_own:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _answers(self, turn: Turn, mover: Seat) -> list[Turn]:
        """The best turns that can follow, by the game's guess at first."""
        answers = turn.answers
        if answers is None:
            answers = turns_of(turn.state, mover, self.viewpoint, self.budget, NARROW)[:WIDTH]
            if not self.budget.is_over:
                turn.answers = answers
        return answers

    def _last_turn(self, state: State, mover: Seat, alpha: int, beta: int, done: list[Action], is_killing: bool) -> int:
        """The best that `mover` makes of one turn, decision by decision; what refuted the last turn is tried first."""
        viewpoint = self.viewpoint
        is_own = viewpoint.is_own(mover)
        best = -_FAR if is_own else _FAR
        killer = self._killers[1 if is_own else 0]
        actions = viewpoint.promising(state, mover)
        tried: Action | None = None
        if is_killing and len(done) < len(killer):
            tried = first_of(actions, killer[len(done)])
        for number in range(len(actions)):
            action = actions[number]
            if self.budget.is_over:
                break
            self.budget.pay()
            after = state.copy()
            after.apply(mover, action)
            path = [*done, action]
            if not after.to_act():
                value = ended(viewpoint.result(after), 0)
            elif has_ended(after, mover, viewpoint, state) or len(path) >= LONGEST_TURN:
                value = viewpoint.worth(after)
            else:
                value = self._last_turn(after, mover, alpha, beta, path, number == 0 and tried is not None)
                path = done
            if is_own:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                if path is not done:
                    self._killers[1 if is_own else 0] = path
                break
        return best


def ended(value: int, depth: int) -> int:
    """A result, so many turns before the end of a search: sooner won or later lost is better."""
    return value + depth if value > 0 else value - depth if value < 0 else 0


def root_width(depth: int) -> int:
    """How many of its own turns it looks into, so many turns deep."""
    return 30 if depth == 2 else 14 if depth == 3 else 8


def first_of(actions: list[Action], wanted: Action) -> Action | None:
    """Put one action before the others; None when it is not among them."""
    for index, action in enumerate(actions):
        if action is wanted:
            del actions[index]
            actions.insert(0, action)
            return action
    return None


def _value(turn: Turn) -> int:
    return turn.value
