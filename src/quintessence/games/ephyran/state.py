"""The state that the contract asks for: each method calls the chapter where the answer lives."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from quintessence.core.game import NO_SEATS, ONE_SEAT, Action, Event, Json, Objection, Outcome, Prompt, Seat, Values
from quintessence.core.rng import Rng
from quintessence.games.ephyran.data.constants import NONE
from quintessence.games.ephyran.knowledge import facts, view
from quintessence.games.ephyran.knowledge.worlds import deal_anew
from quintessence.games.ephyran.rules import score, stages
from quintessence.games.ephyran.rules.position import OVER, Position


@final
@mypyc_attr(acyclic=True)
class Ephyran(Position):
    """A position that can be played."""

    def to_act(self) -> list[Seat]:
        return NO_SEATS if self.stage == OVER else ONE_SEAT[self.asked]

    def legal(self, seat: Seat) -> list[Action]:
        return stages.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return stages.why_not(self, seat, action)

    def prompt(self, seat: Seat) -> Prompt:
        return stages.prompt(self, seat)

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        return stages.play(self, seat, action)

    def view(self, seat: Seat | None) -> Values:
        return view.view(self, seat)

    def facts(self) -> Values:
        return facts.facts(self)

    def caches(self) -> list[str]:
        return ["likely_no_counter"]

    def resample(self, seat: Seat | None, rng: Rng) -> Ephyran:
        world = self.copy()
        deal_anew(world, NONE if seat is None else seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        return score.outcome(self)

    def action(self, row: list[Json]) -> Action:
        return self.actions.rows.find(row)

    def turn_number(self) -> int:
        """Turns that have ended."""
        return self.rounds * self.seats + (self.active - self.first) % self.seats

    def copy(self) -> Ephyran:
        twin = Ephyran(self.data, self.actions, self.seats, self.first, self.returns_to_hand, self.is_history_open)
        twin.carry(self)
        return twin
