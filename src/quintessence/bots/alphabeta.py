"""A bot that searches by alpha-beta, and keeps to the turn that it has found."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance
from quintessence.bots.search import Search
from quintessence.bots.worth import Viewpoint
from quintessence.core.companions import Advice
from quintessence.core.game import Action, Seat, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

_DEEPEST: Final = 12


@final
class AlphaBetaBot(Bot):
    """Looks at its own turns, the answers to them, and so on; allies want what it wants, every other seat is an enemy.

    A search settles the whole turn: the later decisions of the turn are then answered from the plan, as long as the
    seat sees what the plan foresaw. With hidden information it searches one world that fits what the seat knows.
    """

    def __init__(self, advice: Advice, rng: Rng, allowance: Allowance, deepest: int = _DEEPEST) -> None:
        self._advice: Final = advice
        self._rng: Final = rng
        self._allowance: Final = allowance
        self._deepest: Final = deepest
        self.nodes = 0
        """Nodes searched since it was made."""
        self.depth = 0
        """Turns that its last search saw in full."""
        self._plan: list[Action] = []
        self._expected: State | None = None
        self._seat = Seat(0)

    def choose(self, knowledge: SeatKnowledge) -> Action:
        legal = knowledge.legal()
        chosen = self._planned(knowledge)
        if chosen is None:
            self._think(knowledge)
            chosen = self._plan[0]
        del self._plan[0]
        for action in legal:
            if action is chosen:
                if self._expected is not None:
                    self._expected.apply(knowledge.seat, chosen)
                return chosen
        self._plan = []  # the searched world allowed what the true one does not
        return legal[0]

    def _planned(self, knowledge: SeatKnowledge) -> Action | None:
        """What the plan says, when all is as it foresaw."""
        expected = self._expected
        if not self._plan or expected is None or knowledge.seat != self._seat:
            return None
        if canonical(expected.view(knowledge.seat)) != canonical(knowledge.view()):
            return None
        return self._plan[0]

    def _think(self, knowledge: SeatKnowledge) -> None:
        """Search, and keep the best turn as the plan."""
        seat = knowledge.seat
        world = knowledge.world(self._rng)
        budget = self._allowance.budget(world.turn_number())
        likely = self._advice.promising(world, seat)
        self._seat = seat
        self._expected = world
        self._plan = likely[:1]
        if len(likely) == 1 and len(knowledge.legal()) == 1:
            return
        search = Search(Viewpoint(world, seat, self._advice), budget, self._rng)
        best = search.best_turn(world, self._deepest)
        if best:
            self._plan = best[:]
        self.depth = search.depth
        self.nodes += budget.spent
        self._allowance.charge(budget)
