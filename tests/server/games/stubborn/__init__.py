"""A toy whose bots go wrong on request, and only they: `promising` is what a bot asks and the server never does."""

from __future__ import annotations

import os
import time
from typing import Final

from quintessence.core.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    Json,
    Objection,
    Option,
    Outcome,
    Prompt,
    Seat,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed


class Count(Action):
    """Say a number."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def row(self) -> list[Json]:
        return ["count", self.seat, self.number]


class Counted(Event):
    def __init__(self, action: Count) -> None:
        self.action: Final = action

    def row(self) -> list[Json]:
        return ["counted", self.action.seat, self.action.number]


ACTIONS: Final = [Count(seat, number) for seat in range(2) for number in range(3)]


class Counting(State):
    def __init__(self, fault: str, said: list[int]) -> None:
        self.fault: Final = fault
        self.said = said

    def to_act(self) -> list[Seat]:
        return [] if len(self.said) >= 40 else [Seat(len(self.said) % 2)]

    def legal(self, seat: Seat) -> list[Action]:
        return [action for action in ACTIONS if self.why_not(seat, action) is None]

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        assert isinstance(action, Count)
        is_own = action.seat == seat and seat in self.to_act()
        return None if is_own else Objection("not_your_turn", "§1")

    def promising(self, seat: Seat) -> list[Action]:
        if self.fault == "crash":
            raise RuntimeError("as asked")
        if self.fault == "exit":
            os._exit(3)
        if self.fault == "overrun":
            time.sleep(3600)
        return self.legal(seat)

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("count")

    def apply(self, action: Action) -> list[Event]:
        assert isinstance(action, Count)
        self.said.append(action.number)
        return [Counted(action)]

    def view(self, seat: Seat | None) -> Values:
        return self.facts()

    def facts(self) -> Values:
        return {"said": [number for number in self.said]}

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        return None if self.to_act() else Outcome([1, 1], [{"said": 20}, {"said": 20}], "all_said")

    def copy(self) -> State:
        return Counting(self.fault, self.said[:])

    def action(self, row: list[Json]) -> Action:
        for action in ACTIONS:
            if action.row() == row:
                return action
        raise IllegalAction("malformed_row", {"row": str(row)})


class Stubborn(Game):
    def __init__(self) -> None:
        self.slug = "stubborn"
        self.version = 1
        self.seats = [2]
        self.bound = 40

    def options(self) -> list[Option]:
        return [Option("fault", "none", ["none", "crash", "exit", "overrun"])]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return Counting(str(options["fault"]), [])

    def actions(self, state: State) -> list[Action]:
        return [action for action in ACTIONS]


GAME = Stubborn()
