"""Bots that look no further than their own turn."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance, Budget
from quintessence.bots.worth import mover_of, worth
from quintessence.core.companions import Advice
from quintessence.core.game import RIVALS, Action, Seat, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng

LONGEST_TURN: Final = 30
"""Actions after which a turn that goes on is judged as it stands."""


@final
class CasualBot(Bot):
    """Chooses among the promising actions, each equally likely, and now and then any legal one."""

    def __init__(self, advice: Advice, rng: Rng, slips: int) -> None:
        self._advice: Final = advice
        self._rng: Final = rng
        self._slips: Final = slips
        """Of a hundred choices, how many are among all legal actions."""

    def choose(self, knowledge: SeatKnowledge) -> Action:
        if self._rng.below(100) >= self._slips:
            likely = self._advice.promising(knowledge.world(self._rng), knowledge.seat)
            return likely[self._rng.below(len(likely))]
        legal = knowledge.legal()
        return legal[self._rng.below(len(legal))]


@final
class GreedyBot(Bot):
    """Tries each promising action, finishes its turn in the likeliest way, and takes what then looks best."""

    def __init__(self, advice: Advice, rng: Rng, allowance: Allowance, noise: int, slips: int) -> None:
        self._advice: Final = advice
        self._rng: Final = rng
        self._allowance: Final = allowance
        self._noise: Final = noise
        """Values this near to each other are decided between by chance."""
        self._slips: Final = slips
        """Of a hundred choices, how many are any of the promising actions."""
        self.nodes = 0
        """Actions tried since it was made."""

    def choose(self, knowledge: SeatKnowledge) -> Action:
        world = knowledge.world(self._rng)
        budget = self._allowance.budget(world.turn_number())
        actions = self._advice.promising(world, knowledge.seat)
        if self._rng.below(100) < self._slips:
            return actions[self._rng.below(len(actions))]
        best = actions[0]
        highest = 0
        for action in actions:
            value = self._value(world, knowledge.seat, action, budget) + self._rng.below(self._noise + 1)
            if action is best or (value > highest and not budget.is_late):
                best, highest = action, value
            if budget.is_late:
                break
        self.nodes += budget.spent
        self._allowance.charge(budget)
        return best

    def _value(self, world: State, seat: Seat, action: Action, budget: Budget) -> int:
        """What the end of the turn is worth after an action."""
        state = world.copy()
        state.apply(seat, action)
        budget.pay()
        finish_turn(state, seat, self._advice, budget, world.turn_number())
        return worth(state, seat, self._advice)


def finish_turn(state: State, seat: Seat, advice: Advice, budget: Budget, turn: int) -> None:
    """Play a seat's turn, of that number, to its end in the likeliest way, or as far as the time goes.

    A rival without a seat moves inside the rules: the same seat may then be to act though its turn is over.
    """
    is_alone = len(state.sides()) > 0 and state.relation() == RIVALS
    for _ in range(LONGEST_TURN):
        if not state.to_act() or mover_of(state, seat) != seat or budget.is_late:
            return
        if is_alone and state.turn_number() != turn:
            return
        state.apply(seat, advice.promising(state, seat)[0])
        budget.watch()
