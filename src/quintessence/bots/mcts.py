"""Monte Carlo tree search: many possible worlds, each played on for a while, and a tree of what came of them."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.turns import Budget
from quintessence.bots.worth import mover_of, share, worth
from quintessence.core.game import Action, Seat, State
from quintessence.core.knowledge import Seen
from quintessence.core.rng import Rng

_CURIOSITY: Final = 0.7
"""How much a little known action is worth trying."""


@final
class Node:
    """What is known of an action that a seat chose: how often it was tried, and its share of wins for that seat."""

    def __init__(self, action: Action | None, mover: Seat) -> None:
        self.action: Final = action
        self.mover: Final = mover
        self.children: Final[list[Node]] = []
        self.visits = 0
        self.offered = 0
        """Times that it could have been chosen: not every world offers it."""
        self.total = 0.0

    def child_for(self, action: Action, mover: Seat) -> Node | None:
        for child in self.children:
            if child.action is action and child.mover == mover:
                return child
        return None


@final
class MctsBot(Bot):
    """Samples a world that fits what the seat knows for each try, so it is sound where information is hidden.

    The tree holds what seats do, not what they know: one tree for all worlds, for any number of seats, each of which
    is taken to play for itself.
    """

    def __init__(self, rng: Rng, nodes: int, seconds: float | None = None, rollout: int = 8) -> None:
        self._rng: Final = rng
        self._limit: Final = nodes
        self._seconds: Final = seconds
        self._rollout: Final = rollout
        """Actions that are played at random before the game's guess is asked."""
        self.nodes = 0
        """Actions tried since it was made."""

    def choose(self, seen: Seen) -> Action:
        legal = seen.legal()
        if len(legal) == 1:
            return legal[0]
        budget = Budget(self._limit, self._seconds)
        root = Node(None, seen.seat)
        while not budget.is_over:
            self._try(root, seen.world(self._rng), seen.seat, budget)
        self.nodes += budget.spent
        best: Node | None = None
        for child in root.children:
            if best is None or child.visits > best.visits:
                best = child
        if best is not None:
            for action in legal:
                if action is best.action:
                    return action
        return legal[0]

    def _try(self, root: Node, state: State, seat: Seat, budget: Budget) -> None:
        """One walk down the tree, one new node, some random play, and what came of it for everyone on the way."""
        path: list[Node] = [root]
        node = root
        while state.to_act():
            mover = mover_of(state, seat)
            child, is_new = self._child(node, state.promising(mover), mover)
            assert child.action is not None
            budget.pay()
            state.apply(child.action)
            path.append(child)
            node = child
            if is_new or budget.is_over:
                break
        self._play_on(state, seat, budget)
        for visited in path:
            visited.visits += 1
            visited.total += share(worth(state, visited.mover))

    def _child(self, node: Node, likely: list[Action], mover: Seat) -> tuple[Node, bool]:
        """The most inviting child among what this world offers, or a new one, in the order of promise."""
        best: Node | None = None
        highest = 0.0
        for action in likely:
            child = node.child_for(action, mover)
            if child is None:
                child = Node(action, mover)
                child.offered = 1
                node.children.append(child)
                return child, True
            child.offered += 1
            score = child.total / child.visits + _CURIOSITY * sqrt(log(child.offered) / child.visits)
            if best is None or score > highest:
                best, highest = child, score
        assert best is not None
        return best, False

    def _play_on(self, state: State, seat: Seat, budget: Budget) -> None:
        """Random promising play for a while."""
        for _ in range(self._rollout):
            if budget.is_over or not state.to_act():
                return
            budget.pay()
            likely = state.promising(mover_of(state, seat))
            state.apply(likely[self._rng.below(len(likely))])
