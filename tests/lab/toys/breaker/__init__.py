"""Breaker: a game of three actions that goes wrong, or keeps secrets, on request."""

from __future__ import annotations

import os
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
from quintessence.core.variant import Variant


class Wait(Action):
    """The only action."""

    def row(self) -> list[Json]:
        return ["wait"]


WAIT: Final = Wait()


class Waiting(State):
    """How often somebody waited, and what goes wrong at the second time."""

    def __init__(self, fault: str, waited: int, seats: int) -> None:
        self.seats = seats
        self.fault = fault
        self.waited = waited

    def to_act(self) -> list[Seat]:
        return [Seat(self.waited % 2)] if self.waited < 3 or self.fault == "endless" else []

    def legal(self, seat: Seat) -> list[Action]:
        return [WAIT] if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if seat in self.to_act() else Objection("not_now", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("wait")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        self.waited += 1
        if self.waited == 2 and self.fault == "raise":
            raise RuntimeError("broken on request")
        if self.waited == 2 and self.fault == "die":
            os._exit(3)
        return []

    def view(self, seat: Seat | None) -> Values:
        if self.fault == "secret":
            return {"waited": self.waited, "hand": seat}
        return {"waited": self.waited, "nested": {"list": [1, 2], "nothing": None}, "rows": [{"a": True}]}

    def facts(self) -> Values:
        return {"waited": self.waited}

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        return Outcome([1] * self.seats, [{"time": 3}] + [{"time": 2, "luck": 1}] * (self.seats - 1), "tired")

    def copy(self) -> State:
        return Waiting(self.fault, self.waited, self.seats)

    def action(self, row: list[Json]) -> Action:
        if row != ["wait"]:
            raise IllegalAction("no_such_action")
        return WAIT


class Breaker(Game):
    """Goes wrong in every game whose seed ends in 1."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.slug = "breaker"
        self.version = 1
        self.seats = [2, 3]
        self.bound = 10

    def options(self) -> list[Option]:
        return [Option("fault", "none", ["none", "raise", "die", "endless", "secret"]), Option("free", None)]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        fault = options["fault"]
        assert isinstance(fault, str)
        return Waiting(fault if seed.text.endswith("1") else "none", 0, seats)

    def actions(self, state: State) -> list[Action]:
        return [WAIT]


def make_game(variant: Variant) -> Game:
    return Breaker(variant)
