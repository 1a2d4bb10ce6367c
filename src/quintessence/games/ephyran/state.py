"""The state that the contract asks for: each method calls the chapter where the answer lives."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Json, Objection, Outcome, Prompt, Seat, Values
from quintessence.core.rng import Rng
from quintessence.games.ephyran import answers
from quintessence.games.ephyran.actions import ROWS
from quintessence.games.ephyran.advice.evaluate import evaluate
from quintessence.games.ephyran.advice.promising import promising
from quintessence.games.ephyran.data.tables import NONE
from quintessence.games.ephyran.knowledge import view
from quintessence.games.ephyran.knowledge.worlds import deal_anew
from quintessence.games.ephyran.rules import score, stages
from quintessence.games.ephyran.rules.position import OVER, Position


@final
class Ephyran(Position):
    """A position that can be played."""

    def to_act(self) -> list[Seat]:
        return [] if self.stage == OVER else [Seat(self.asked)]

    def legal(self, seat: Seat) -> list[Action]:
        return stages.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return stages.why_not(self, seat, action)

    def prompt(self, seat: Seat) -> Prompt:
        return stages.prompt(self, seat)

    def apply(self, action: Action) -> list[Event]:
        return stages.play(self, self.asked, action)

    def view(self, seat: Seat | None) -> Values:
        return view.view(self, seat)

    def facts(self) -> Values:
        return view.facts(self)

    def resample(self, seat: Seat | None, rng: Rng) -> Ephyran:
        world = self.copy()
        deal_anew(world, NONE if seat is None else seat, rng)
        return world

    def outcome(self) -> Outcome | None:
        return score.outcome(self)

    def action(self, row: list[Json]) -> Action:
        return ROWS.find(row)

    def turn_number(self) -> int:
        return answers.turn_number(self)

    def silence(self, seat: Seat) -> Action | None:
        return answers.silence(self, seat)

    def standing_answer(self, seat: Seat, code: str) -> Action | None:
        return answers.standing_answer(self, seat, code)

    def evaluate(self, seat: Seat) -> int:
        return evaluate(self, seat)

    def promising(self, seat: Seat) -> list[Action]:
        return promising(self) if self.stage != OVER and seat == self.asked else []

    def copy(self) -> Ephyran:
        twin = Ephyran(
            self.seats,
            self.first,
            self.returns_to_hand,
            self.is_history_open,
            self.gods,
            self.city,
            self.locks,
            self.tokens,
            self.knowers,
            self.hands,
            self.known,
            self.pile,
            self.discard,
            self.tartarus,
            self.aside,
            self.stock,
            self.lost,
            self.lost_knowers,
        )
        twin.carry(self)
        return twin
