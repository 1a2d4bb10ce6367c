"""The state that the contract asks for: each method calls the chapter where the answer lives."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Json, Objection, Outcome, Prompt, Seat, Values
from quintessence.core.rng import Rng
from quintessence.games.earth_water_sun.advice.evaluation import evaluate
from quintessence.games.earth_water_sun.advice.promising import promising_actions
from quintessence.games.earth_water_sun.rules import objections, turn, view
from quintessence.games.earth_water_sun.rules.position import (
    OVER,
    Position,
    colour_of,
    colour_to_act,
    is_to_act,
    seat_of,
)


@final
class EarthWaterSun(Position):
    """A position that can be played."""

    def to_act(self) -> list[Seat]:
        return [] if self.stage == OVER else [seat_of(self, colour_to_act(self))]

    def legal(self, seat: Seat) -> list[Action]:
        return turn.choices(self) if is_to_act(self, seat) else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return objections.why_not(self, seat, action)

    def prompt(self, seat: Seat) -> Prompt:
        return view.prompt(self, seat)

    def apply(self, action: Action) -> list[Event]:
        return turn.play(self, action)

    def view(self, seat: Seat | None) -> Values:
        return view.view(self)

    def facts(self) -> Values:
        return view.facts(self)

    def resample(self, seat: Seat | None, rng: Rng) -> EarthWaterSun:
        return self.copy()  # nothing is hidden, nothing is left to chance

    def outcome(self) -> Outcome | None:
        return view.outcome(self)

    def action(self, row: list[Json]) -> Action:
        return self.table.rows.find(row)

    def copy(self) -> EarthWaterSun:
        twin = EarthWaterSun(self.data, self.board, self.table, self.black_seat)
        twin.carry(self)
        return twin

    def knows_all(self, seat: Seat) -> bool:
        return True

    def turn_number(self) -> int:
        return self.turns

    def evaluate(self, seat: Seat) -> int:
        return evaluate(self, colour_of(self, seat))

    def promising(self, seat: Seat) -> list[Action]:
        return promising_actions(self) if is_to_act(self, seat) else []
