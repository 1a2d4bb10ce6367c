"""A bot that plays what a game's own planner plans."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance
from quintessence.core.companions import Advice, Planner
from quintessence.core.game import Action, Prompt
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng


@final
class PlanningBot(Bot):
    """Sits beside people or other bots, and plans anew from wherever the team has got to."""

    def __init__(self, advice: Advice, planner: Planner, rng: Rng, allowance: Allowance, slips: int) -> None:
        self._advice: Final = advice
        self._planner: Final = planner
        self._rng: Final = rng
        self._allowance: Final = allowance
        self._slips: Final = slips
        """Of a hundred choices, how many are any of the legal actions."""
        self.nodes = 0
        """Positions looked at since it was made."""

    def choose(self, knowledge: SeatKnowledge) -> Action:
        if self._slips and self._rng.below(100) < self._slips:
            legal = knowledge.legal()
            return legal[self._rng.below(len(legal))]
        budget = self._allowance.budget(knowledge.world(self._rng).turn_number())
        chosen = self._planner.choose(knowledge, budget)
        self.nodes += budget.spent
        self._allowance.charge(budget)
        return chosen

    def reason(self) -> Prompt | None:
        return self._planner.reason()
