"""A toy with a side that nobody sits at: a race of one or two against a tortoise.

§1 In turn each seat runs, one step, or rests. §2 After each turn of the last seat the tortoise walks one step.
§3 Whoever has gone three steps ends the race; who has gone further is before the others.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import (
    OPEN,
    Action,
    Criterion,
    Event,
    Explanation,
    Game,
    Happened,
    Json,
    Named,
    Objection,
    Outcome,
    Prompt,
    ScriptedStep,
    Seat,
    Side,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed
from quintessence.core.rows import Rows
from quintessence.core.variant import Variant

LENGTH: Final = 3
TORTOISE: Final = "tortoise"
RUN: Final = Named("run")
REST: Final = Named("rest")
ACTIONS: Final[list[Action]] = [RUN, REST]
BY_ROW: Final = Rows(ACTIONS)


class Race(State):
    def __init__(self, runners: list[int], tortoise: int, mover: int) -> None:
        self.runners = runners
        self.tortoise = tortoise
        self.mover = mover

    def to_act(self) -> list[Seat]:
        return [] if max(*self.runners, self.tortoise) >= LENGTH else [Seat(self.mover)]

    def legal(self, seat: Seat) -> list[Action]:
        return ACTIONS[:] if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if seat in self.to_act() else Objection("not_your_turn", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("run")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        self.runners[seat] += action is RUN
        self.mover = (seat + 1) % len(self.runners)
        events: list[Event] = [Happened("ran" if action is RUN else "rested", {"seat": seat})]
        if self.mover == 0 and self.to_act():
            self.tortoise += 1
            explanation = Explanation(TORTOISE, ["walk", "sleep"], [Criterion("awake", ["sleep"])], ["walk"])
            events.append(ScriptedStep("walked", {"side": TORTOISE}, explanation))
        return events

    def view(self, seat: Seat | None) -> Values:
        return self.facts()

    def facts(self) -> Values:
        runners: list[Json] = [steps for steps in self.runners]
        return {"runners": runners, "tortoise": self.tortoise, "mover": self.mover}

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        everyone = [*self.runners, self.tortoise]
        places = [1 + sum(other > steps for other in everyone) for steps in everyone]
        scores = [{"steps": steps} for steps in everyone]
        return Outcome(places[:-1], scores[:-1], "race_over", [Side(TORTOISE, places[-1], scores[-1])])

    def copy(self) -> State:
        return Race(self.runners[:], self.tortoise, self.mover)

    def action(self, row: list[Json]) -> Action:
        return BY_ROW.find(row)

    def information(self) -> str:
        return OPEN

    def sides(self) -> list[str]:
        return [TORTOISE]


class RaceGame(Game):
    def __init__(self, variant: Variant) -> None:
        self.slug, self.version, self.variant = "race", 1, variant
        self.seats, self.bound = [1, 2], 100

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return Race([0] * seats, 0, 0)

    def actions(self, state: State) -> list[Action]:
        return ACTIONS[:]


def make_game(variant: Variant) -> Game:
    return RaceGame(variant)
