"""What serves bots: how good a position looks, and which actions are worth a search's time."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Advice
from quintessence.core.game import Action, Seat, State
from quintessence.games.earth_water_sun.advice.evaluate import evaluate
from quintessence.games.earth_water_sun.advice.expectation import expectation
from quintessence.games.earth_water_sun.advice.promising import promising_actions
from quintessence.games.earth_water_sun.rules.position import Position, colour_of, is_to_act


@final
class EarthWaterSunAdvice(Advice):
    """What bots may ask about a position."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Position)
        return evaluate(state, colour_of(state, seat))

    def expectation(self, state: State, seat: Seat) -> float | None:
        assert isinstance(state, Position)
        return expectation(state, colour_of(state, seat))

    def promising(self, state: State, seat: Seat) -> list[Action]:
        assert isinstance(state, Position)
        return promising_actions(state) if is_to_act(state, seat) else []


ADVICE: Final = EarthWaterSunAdvice()
