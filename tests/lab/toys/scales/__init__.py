"""Scales: both seats take as many cards as there are rounds; the heavier pile wins. Every answer is known."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from quintessence.core.companions import Advice, Measures
from quintessence.core.data_file import DataFile, DataRules
from quintessence.core.data_shape import Fault, Shape
from quintessence.core.game import (
    OPEN,
    Action,
    Event,
    Game,
    Happened,
    Json,
    Named,
    Objection,
    Outcome,
    Prompt,
    Seat,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed
from quintessence.core.rows import Rows
from quintessence.core.variant import Variant


class Pans(State):
    """The piles of both seats; the deal has chosen White and the luck of each."""

    def __init__(self, scales: Scales, white: int, luck: list[int], piles: list[list[int]]) -> None:
        self.scales = scales
        self.white = white
        self.luck = luck
        self.piles = piles

    def to_act(self) -> list[Seat]:
        played = sum(len(pile) for pile in self.piles)
        return [Seat(played % 2)] if played < 2 * self.scales.rounds else []

    def legal(self, seat: Seat) -> list[Action]:
        return [*self.scales.takes] if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if seat in self.to_act() else Objection("not_now", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("take" if seat in self.to_act() else "over")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        self.piles[seat].append(self.scales.takes.index(action))
        return [Happened("took", {"seat": seat, **action.values()})]

    def scores(self, seat: int) -> dict[str, int]:
        bonus = self.scales.bonus if seat == self.white else 0
        cards = sum(self.scales.weights[card] for card in self.piles[seat])
        return {"cards": cards, "luck": self.luck[seat], "bonus": bonus}

    def lead(self, seat: Seat) -> int:
        own, other = (sum(self.scores(number).values()) for number in (seat, 1 - seat))
        return own - other

    def view(self, seat: Seat | None) -> Values:
        piles: list[Json] = [[card for card in pile] for pile in self.piles]
        return {"white": self.white, "luck": [luck for luck in self.luck], "piles": piles}

    def facts(self) -> Values:
        return self.view(None)

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        leads = [self.lead(Seat(seat)) for seat in range(2)]
        return Outcome([1 if lead >= 0 else 2 for lead in leads], [self.scores(seat) for seat in range(2)], "weighed")

    def copy(self) -> State:
        return Pans(self.scales, self.white, self.luck, [pile[:] for pile in self.piles])

    def action(self, row: list[Json]) -> Action:
        return self.scales.by_row.find(row)

    def information(self) -> str:
        return OPEN


class Weighing(Advice):
    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Pans)
        return 1000 * state.lead(seat)

    def expectation(self, state: State, seat: Seat) -> float | None:
        """Whoever is ahead is thought to win."""
        assert isinstance(state, Pans)
        return 0.5 + 0.5 * (state.lead(seat) > 0) - 0.5 * (state.lead(seat) < 0)


class Counting(Measures):
    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        assert isinstance(state, Pans)
        return {"colour": "white" if seat == state.white else "black"}

    def round_number(self, state: State) -> int | None:
        assert isinstance(state, Pans)
        return len(state.piles[0])


ADVICE: Final = Weighing()
MEASURES: Final = Counting()


class Scales(Game):
    def __init__(self, variant: Variant) -> None:
        tables = variant.tables()
        self.slug, self.version, self.variant, self.seats = "scales", 1, variant, [2]
        cards = {name: weight for name, weight in tables["cards"].items() if name != "provenance"}
        self.weights: list[int] = list(cards.values())
        self.takes: list[Action] = [Named("take", {"card": name}) for name in cards]
        self.by_row = Rows(self.takes)
        self.rounds: int = tables["table"]["rounds"]
        self.bonus: int = tables["table"]["bonus"]
        self.luck: int = tables["table"]["luck"]
        self.bound = 2 * self.rounds

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        stream = seed.stream("deal")
        white = stream.below(2)
        return Pans(self, white, [stream.below(self.luck + 1) for _ in range(2)], [[], []])

    def actions(self, state: State) -> list[Action]:
        return [*self.takes]


def faults(tables: dict[str, Any]) -> list[Fault]:
    """A game takes one round at least."""
    return [] if tables["table"]["rounds"] else [Fault(["table", "rounds"], "data_empty")]


DATA_FILES: Final = [
    DataFile("scales", Path(__file__).parent / "data.toml", DataRules(Shape(["cards"], [], []), faults))
]


def make_game(variant: Variant) -> Game:
    return Scales(variant)
