"""Bots that look no further than their own turn."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.worth import mover_of, worth
from quintessence.core.game import Action, Seat, State
from quintessence.core.knowledge import Seen
from quintessence.core.rng import Rng

LONGEST_TURN: Final = 30
"""Actions after which a turn that goes on is judged as it stands."""


@final
class CasualBot(Bot):
    """Chooses among the promising actions, each equally likely, and now and then any legal one."""

    def __init__(self, rng: Rng, slips: int) -> None:
        self._rng: Final = rng
        self._slips: Final = slips
        """Of a hundred choices, how many are among all legal actions."""

    def choose(self, seen: Seen) -> Action:
        if self._rng.below(100) >= self._slips:
            likely = seen.world(self._rng).promising(seen.seat)
            return likely[self._rng.below(len(likely))]
        legal = seen.legal()
        return legal[self._rng.below(len(legal))]


@final
class GreedyBot(Bot):
    """Tries each promising action, finishes its turn in the likeliest way, and takes what then looks best."""

    def __init__(self, rng: Rng, noise: int, slips: int) -> None:
        self._rng: Final = rng
        self._noise: Final = noise
        """Values this near to each other are told apart by chance."""
        self._slips: Final = slips
        """Of a hundred choices, how many are any of the promising actions."""
        self.nodes = 0

    def choose(self, seen: Seen) -> Action:
        world = seen.world(self._rng)
        actions = world.promising(seen.seat)
        if self._rng.below(100) < self._slips:
            return actions[self._rng.below(len(actions))]
        best = actions[0]
        highest = 0
        for action in actions:
            value = self._value(world, seen, action) + self._rng.below(self._noise + 1)
            if action is best or value > highest:
                best, highest = action, value
        return best

    def _value(self, world: State, seen: Seen, action: Action) -> int:
        """What the end of the turn is worth after an action."""
        state = world.copy()
        state.apply(action)
        self.nodes += 1
        self.nodes += finish_turn(state, seen.seat)
        return worth(state, seen.seat)


def finish_turn(state: State, seat: Seat) -> int:
    """Play a seat's turn to its end in the likeliest way; how many actions that took."""
    for number in range(LONGEST_TURN):
        if not state.to_act() or mover_of(state, seat) != seat:
            return number
        state.apply(state.promising(seat)[0])
    return LONGEST_TURN
