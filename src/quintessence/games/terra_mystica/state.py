"""The state that the contract asks for: each method calls the chapter where the answer lives."""

from __future__ import annotations

from typing import final

from quintessence.core.game import OPEN, SHARED, Action, Event, Json, Objection, Outcome, Prompt, Seat, Values
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules import stages, view
from quintessence.games.terra_mystica.rules.course import ending
from quintessence.games.terra_mystica.rules.position import Position


@final
class TerraMystica(Position):
    """A position that can be played."""

    def to_act(self) -> list[Seat]:
        return stages.to_act(self)

    def legal(self, seat: Seat) -> list[Action]:
        return stages.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return stages.why_not(self, seat, action)

    def prompt(self, seat: Seat) -> Prompt:
        return view.prompt(self, seat)

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        return stages.play(self, seat, action)

    def view(self, seat: Seat | None) -> Values:
        return view.view(self)

    def facts(self) -> Values:
        return view.facts(self)

    def resample(self, seat: Seat | None, rng: Rng) -> TerraMystica:
        world = self.copy()
        if world.script is not None:  # else nothing is hidden, and chance ends with the set-up
            world.script.deal_anew(rng)
        return world

    def information(self) -> str:
        return OPEN if self.script is None else SHARED

    def sides(self) -> list[str]:
        return [] if self.script is None else [SCRIPTED]

    def outcome(self) -> Outcome | None:
        return ending.outcome(self)

    def action(self, row: list[Json]) -> Action:
        return self.table.rows.find(row)

    def turn_number(self) -> int:
        return self.turns

    def caches(self) -> list[str]:
        absent = ["script"] if self.script is None else []
        return ["reported", "journal", "turns", *absent, *([] if self.markers else ["markers"])]

    def grouped(self) -> dict[str, str]:
        return view.GROUPED

    def copy(self) -> TerraMystica:
        twin = TerraMystica(self.data, self.board, self.table)
        twin.carry(self)
        return twin
