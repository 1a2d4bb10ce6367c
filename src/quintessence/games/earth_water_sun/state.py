"""The state that the contract asks for: each method calls the chapter where the answer lives."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from quintessence.core.game import OPEN, Action, Event, Json, Objection, Outcome, Prompt, Seat, Values
from quintessence.core.rng import Rng
from quintessence.games.earth_water_sun.rules import stages, view
from quintessence.games.earth_water_sun.rules.position import Position


@final
@mypyc_attr(acyclic=True)
class EarthWaterSun(Position):
    """A position that can be played."""

    def to_act(self) -> list[Seat]:
        return stages.to_act(self)

    def legal(self, seat: Seat) -> list[Action]:
        return stages.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return stages.why_not(self, seat, action)

    def prompt(self, seat: Seat) -> Prompt:
        return stages.prompt(self, seat)

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        return stages.play(self, action)

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

    def information(self) -> str:
        return OPEN

    def turn_number(self) -> int:
        return self.turns + 1

    def grouped(self) -> dict[str, str]:
        return view.FACT_OF
