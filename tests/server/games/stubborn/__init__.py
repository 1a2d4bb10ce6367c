"""A toy whose bots go wrong on request, and only they: `evaluate` is what a bot asks and the server never does."""

from __future__ import annotations

import os
import time
from typing import Final

from quintessence.core.companions import Advice
from quintessence.core.game import (
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


class Count(Named):
    """Say a number."""

    def __init__(self, number: int) -> None:
        super().__init__("count", {"number": number})
        self.number: Final = number


ACTIONS: Final[list[Action]] = [Count(number) for number in range(3)]
BY_ROW: Final = Rows(ACTIONS)


class Counting(State):
    def __init__(self, fault: str, counted: list[int]) -> None:
        self.fault: Final = fault
        self.counted = counted

    def to_act(self) -> list[Seat]:
        return [] if len(self.counted) >= 40 else [Seat(len(self.counted) % 2)]

    def legal(self, seat: Seat) -> list[Action]:
        return ACTIONS[:] if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if seat in self.to_act() else Objection("not_your_turn", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("count")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Count)
        self.counted.append(action.number)
        return [Happened("counted", {"seat": seat, "number": action.number})]

    def view(self, seat: Seat | None) -> Values:
        return self.facts()

    def facts(self) -> Values:
        return {"counted": [number for number in self.counted]}

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        return None if self.to_act() else Outcome([1, 1], [{"counted": 20}, {"counted": 20}], "all_counted")

    def copy(self) -> State:
        return Counting(self.fault, self.counted[:])

    def action(self, row: list[Json]) -> Action:
        return BY_ROW.find(row)

    def information(self) -> str:
        return OPEN


class Faulty(Advice):
    """What a bot asks: the way it goes wrong, and the highest number as the most promising one."""

    def evaluate(self, state: State, seat: Seat) -> int:
        assert isinstance(state, Counting)
        if state.fault == "crash":
            raise RuntimeError("as asked")
        if state.fault == "exit":
            os._exit(3)
        if state.fault == "overrun":
            time.sleep(3600)
        return 0

    def promising(self, state: State, seat: Seat) -> list[Action]:
        return state.legal(seat)[::-1]


ADVICE: Final = Faulty()


class Stubborn(Game):
    def __init__(self, variant: Variant) -> None:
        self.slug, self.version, self.variant = "stubborn", 1, variant
        self.seats, self.bound = [2], 40

    def options(self) -> list[Option]:
        return [Option("fault", "none", ["none", "crash", "exit", "overrun"])]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return Counting(str(options["fault"]), [])

    def actions(self, state: State) -> list[Action]:
        return ACTIONS[:]


def make_game(variant: Variant) -> Game:
    return Stubborn(variant)
