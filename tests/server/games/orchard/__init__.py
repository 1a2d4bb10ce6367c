"""A toy of allies who act in any order: everyone plants trees until each bed has one.

§1 Every seat may plant a tree in any free bed at any time. §2 When all beds are planted, all have won.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import (
    ALLIES,
    OPEN,
    Action,
    Event,
    Game,
    Happened,
    Json,
    Named,
    Objection,
    Option,
    Outcome,
    Prompt,
    Seat,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed
from quintessence.core.rows import Rows
from quintessence.core.variant import Variant

MOST: Final = 200


class Plant(Named):
    """§1: plant a tree in a bed."""

    def __init__(self, bed: int) -> None:
        super().__init__("plant", {"bed": bed})
        self.bed: Final = bed


ACTIONS: Final[list[Action]] = [Plant(bed) for bed in range(MOST)]
BY_ROW: Final = Rows(ACTIONS)


class Orchard(State):
    def __init__(self, seats: int, planted: list[int]) -> None:
        self.seats: Final = seats
        self.planted = planted
        """Who planted each bed; -1 for nobody yet."""

    def to_act(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats)] if -1 in self.planted else []

    def legal(self, seat: Seat) -> list[Action]:
        return [ACTIONS[bed] for bed, planter in enumerate(self.planted) if planter < 0]

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        assert isinstance(action, Plant)
        if action.bed >= len(self.planted):
            return Objection("no_such_bed", "§1", {"bed": action.bed})
        planter = self.planted[action.bed]
        return None if planter < 0 else Objection("bed_taken", "§1", {"bed": action.bed, "seat": planter})

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("plant")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Plant)
        self.planted[action.bed] = seat
        return [Happened("planted", {"seat": seat, "bed": action.bed})]

    def view(self, seat: Seat | None) -> Values:
        return self.facts()

    def facts(self) -> Values:
        return {"planted": [planter for planter in self.planted]}

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        return None if self.to_act() else Outcome([1] * self.seats, [{} for _ in range(self.seats)], "all_planted")

    def copy(self) -> State:
        return Orchard(self.seats, self.planted[:])

    def action(self, row: list[Json]) -> Action:
        return BY_ROW.find(row)

    def information(self) -> str:
        return OPEN

    def relation(self) -> str:
        return ALLIES


class OrchardGame(Game):
    def __init__(self, variant: Variant) -> None:
        self.slug, self.version, self.variant = "orchard", 1, variant
        self.seats, self.bound = [2, 3], MOST

    def options(self) -> list[Option]:
        return [Option("beds", MOST)]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        beds = options["beds"]
        assert isinstance(beds, int)
        return Orchard(seats, [-1] * beds)

    def actions(self, state: State) -> list[Action]:
        return ACTIONS[:]


def make_game(variant: Variant) -> Game:
    return OrchardGame(variant)
