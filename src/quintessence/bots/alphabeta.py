"""Alpha-beta over whole turns, made of the staged decisions: deeper and deeper, until the budget is spent."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.greedy import LONGEST_TURN
from quintessence.bots.turns import Budget, Turn, has_ended, turns_of
from quintessence.bots.worth import WIN, mover_of, result, worth
from quintessence.core.game import Action, Seat, State
from quintessence.core.knowledge import Seen
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

_FAR: Final = 10 * WIN
_DEEPEST: Final = 12
MARGIN: Final = 6
"""Turns whose values differ by less are as good as each other."""
WIDTH: Final = 8
"""Turns of each seat that are looked into, below the first."""


WIDEST: Final = 1000
NARROW: Final = 5
"""Actions of a decision within a turn that are looked into, at first and later."""


@final
class AlphaBetaBot(Bot):
    """Looks at its own turns, the answers to them, and so on; every other seat is taken for an enemy.

    A search settles the whole turn: the later decisions of the turn are then answered from the plan, as long as the
    seat sees what the plan foresaw. With hidden information it searches one world that fits what the seat knows.
    """

    def __init__(self, rng: Rng, nodes: int, seconds: float | None = None, deepest: int = _DEEPEST) -> None:
        self._rng: Final = rng
        self._limit: Final = nodes
        self._seconds: Final = seconds
        self._deepest: Final = deepest
        self.nodes = 0
        """Nodes searched since it was made."""
        self.depth = 0
        """Turns that its last search saw in full."""
        self._plan: list[Action] = []
        self._expected: State | None = None
        self._seat = Seat(0)
        self._budget = Budget(1, None)
        self._killers: list[list[Action]] = [[], []]
        """The turns that last refuted another: an enemy's, and its own."""

    def choose(self, seen: Seen) -> Action:
        legal = seen.legal()
        chosen = self._planned(seen)
        if chosen is None:
            self._think(seen)
            chosen = self._plan[0]
        del self._plan[0]
        for action in legal:
            if action is chosen:
                if self._expected is not None:
                    self._expected.apply(chosen)
                return chosen
        self._plan = []  # the searched world allowed what the true one does not
        return legal[0]

    def _planned(self, seen: Seen) -> Action | None:
        """What the plan says, when all is as it foresaw."""
        expected = self._expected
        if not self._plan or expected is None or seen.seat != self._seat:
            return None
        if canonical(expected.view(seen.seat)) != canonical(seen.view()):
            return None
        return self._plan[0]

    def _think(self, seen: Seen) -> None:
        """Search, and keep the best turn as the plan."""
        world = seen.world(self._rng)
        self._seat = seen.seat
        self._expected = world
        self._killers = [[], []]
        likely = world.promising(seen.seat)
        self._plan = likely[:1]
        if len(likely) == 1 and len(seen.legal()) == 1:
            return
        self._budget = Budget(self._limit, self._seconds)
        turns = turns_of(world, seen.seat, seen.seat, self._budget, WIDEST)
        if turns:
            self._plan = self._deepen(turns)[:]
        self.nodes += self._budget.spent

    def _deepen(self, turns: list[Turn]) -> list[Action]:
        """The best turn, by deeper and deeper search of ever fewer of them."""
        best = self._pick(turns)
        self.depth = 1
        for depth in range(2, self._deepest + 1):
            if self._budget.is_over or abs(best.value) >= WIN or len(turns) == 1:
                break
            searched: list[Turn] = []
            alpha = -_FAR
            for turn in turns[: root_width(depth)]:
                value = self._value(turn, depth - 1, alpha - MARGIN, _FAR)
                if self._budget.is_over:
                    break
                turn.value = value
                searched.append(turn)
                alpha = max(alpha, value)
            if searched:
                searched.sort(key=_value, reverse=True)
                best = self._pick(searched)
            if self._budget.is_over:
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
        if not state.to_act():
            return self._ended(state, depth)
        mover = mover_of(state, self._seat)
        if depth == 1:
            return self._last_turn(state, mover, alpha, beta, [], True)
        is_own = mover == self._seat
        best = -_FAR if is_own else _FAR
        answers = self._answers(turn, mover)
        for number in range(len(answers)):
            value = self._value(answers[number], depth - 1, alpha, beta)
            if self._budget.is_over:
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
            answers = turns_of(turn.state, mover, self._seat, self._budget, NARROW)[:WIDTH]
            if not self._budget.is_over:
                turn.answers = answers
        return answers

    def _ended(self, state: State, depth: int) -> int:
        """The result; sooner won or later lost is better."""
        value = result(state, self._seat)
        return value + depth if value > 0 else value - depth if value < 0 else 0

    def _last_turn(self, state: State, mover: Seat, alpha: int, beta: int, done: list[Action], is_killing: bool) -> int:
        """The best that `mover` makes of one turn, decision by decision; what refuted the last turn is tried first."""
        is_own = mover == self._seat
        best = -_FAR if is_own else _FAR
        killer = self._killers[1 if is_own else 0]
        actions = state.promising(mover)
        tried: Action | None = None
        if is_killing and len(done) < len(killer):
            tried = first_of(actions, killer[len(done)])
        for number in range(len(actions)):
            action = actions[number]
            if self._budget.is_over:
                break
            self._budget.pay()
            after = state.copy()
            after.apply(action)
            path = [*done, action]
            if not after.to_act():
                value = self._ended(after, 0)
            elif has_ended(after, mover, self._seat) or len(path) >= LONGEST_TURN:
                value = worth(after, self._seat)
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


def root_width(depth: int) -> int:
    """How many of its own turns it looks into, so many turns deep."""
    return 30 if depth == 2 else 14 if depth == 3 else 8


def first_of(actions: list[Action], wanted: Action) -> Action | None:
    """Put one action before the others; None when it is not among them."""
    for place, action in enumerate(actions):
        if action is wanted:
            del actions[place]
            actions.insert(0, action)
            return action
    return None


def _value(turn: Turn) -> int:
    return turn.value
