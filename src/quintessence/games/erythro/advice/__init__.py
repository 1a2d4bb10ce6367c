"""What serves bots: how near victory and defeat are, which actions are likely, and a planner of whole rounds."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice, Planner
from quintessence.core.game import Action, Seat, State
from quintessence.core.rng import Rng
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.advice.expectation import expectation
from quintessence.games.erythro.advice.planner import TeamPlanner
from quintessence.games.erythro.advice.promising import promising
from quintessence.games.erythro.data.constants import PHASES
from quintessence.games.erythro.rules.position import Position


@final
class Ambassador(Advice):
    """The same for all seats, since they win together."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Position)
        return evaluate(state)

    def expectation(self, state: State, seat: Seat) -> float | None:
        assert isinstance(state, Position)
        return expectation(state)

    def is_measured(self, state: State) -> bool:
        """In the players' phase, with which a round begins."""
        assert isinstance(state, Position)
        return state.phase == PHASES.index("players")

    def promising(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, Position)
        return promising(state, seat)

    def planner(self, rng: Rng, width: int, worlds: int) -> Planner | None:
        return TeamPlanner(rng, width, worlds)


ADVICE: Final = Ambassador()
