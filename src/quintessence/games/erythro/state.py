"""The state that the contract asks for: each method calls the chapter where the answer lives."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from quintessence.core.game import (
    ALLIES,
    PRIVATE,
    SHARED,
    Action,
    Event,
    Json,
    Objection,
    Outcome,
    Prompt,
    Seat,
    Values,
)
from quintessence.core.rng import Rng
from quintessence.games.erythro.data.constants import ADVERSARIES, PHASES
from quintessence.games.erythro.knowledge import facts, view
from quintessence.games.erythro.knowledge.worlds import deal_anew
from quintessence.games.erythro.rules import stages
from quintessence.games.erythro.rules.adversary import ends
from quintessence.games.erythro.rules.position import Position


@final
@mypyc_attr(acyclic=True)
class Erythro(Position):
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
        return stages.play(self, seat, action)

    def view(self, seat: Seat | None) -> Values:
        return view.view(self, seat)

    def caches(self) -> list[str]:
        """What was shown last decides nothing that is still to come."""
        return ["drawn_tokens"]

    def facts(self) -> Values:
        return facts.facts(self)

    def resample(self, seat: Seat | None, rng: Rng) -> Erythro:
        world = Erythro(self.data, self.actions, self.setting, self.chance.reseeded(rng))
        world.carry(self)
        deal_anew(world, seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        return ends.outcome(self)

    def action(self, row: list[Json]) -> Action:
        return self.actions.rows.find(row)

    def information(self) -> str:
        return SHARED if self.setting.are_hands_shown else PRIVATE

    def relation(self) -> str:
        return ALLIES

    def sides(self) -> list[str]:
        return [ADVERSARIES[self.setting.adversary]]

    def turn_number(self) -> int:
        """Phases that have started."""
        return self.round * len(PHASES) + self.phase

    def copy(self) -> Erythro:
        twin = Erythro(self.data, self.actions, self.setting, self.chance.copy())
        twin.carry(self)
        return twin
