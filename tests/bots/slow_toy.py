"""A toy whose every step takes long by a clock of its own, so that no test waits and none depends on the machine.

Two seats play turns of three decisions with six choices each; now and then a step takes fifty times as long.
"""

from __future__ import annotations

from typing import Final

from quintessence.bots.levels import make_bot
from quintessence.core.companions import Advice
from quintessence.core.game import (
    OPEN,
    PRIVATE,
    Action,
    Event,
    Game,
    Json,
    Named,
    Objection,
    Outcome,
    Prompt,
    Seat,
    State,
    Values,
)
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng, Seed
from quintessence.core.variant import Variant

STEP: Final = 0.002
"""Seconds that each step takes: interpreted rules of a big game on a busy machine."""
CHOICES: Final[list[Action]] = [Named("take", {"number": number}) for number in range(6)]
_DECISIONS: Final = 3
_TURNS: Final = 40


class SlowClock:
    """Goes on by itself only when the toy does something."""

    def __init__(self) -> None:
        self.now = 0.0
        self._steps = 0

    def reset(self) -> None:
        self.now, self._steps = 0.0, 0

    def tick(self) -> None:
        self._steps += 1
        self.now += STEP * (50 if self._steps % 101 == 0 else 1)


CLOCK: Final = SlowClock()


class Counting(State):
    """Who took more, so far."""

    def __init__(self, information: str) -> None:
        self._information: Final = information
        self.taken = [0, 0]
        self.actions = 0

    def to_act(self) -> list[Seat]:
        return [Seat(self.actions // _DECISIONS % 2)] if self.actions < _TURNS * _DECISIONS else []

    def legal(self, seat: Seat) -> list[Action]:
        CLOCK.tick()
        return CHOICES[:] if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if seat in self.to_act() else Objection("not_now", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("take")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        CLOCK.tick()
        self.taken[seat] += CHOICES.index(action)
        self.actions += 1
        return []

    def view(self, seat: Seat | None) -> Values:
        return {"taken": list[Json](self.taken), "actions": self.actions}

    def facts(self) -> Values:
        return self.view(None)

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        return Outcome([1, 2] if self.taken[0] > self.taken[1] else [2, 1], [{}, {}], "counted")

    def copy(self) -> State:
        CLOCK.tick()
        twin = Counting(self._information)
        twin.taken, twin.actions = self.taken[:], self.actions
        return twin

    def action(self, row: list[Json]) -> Action:
        return next(choice for choice in CHOICES if choice.row() == row)

    def information(self) -> str:
        return self._information

    def turn_number(self) -> int:
        return 1 + self.actions // _DECISIONS


class Slowly(Advice):
    """A guess takes as long as a step."""

    def evaluate(self, state: State, seat: Seat) -> int:
        CLOCK.tick()
        assert isinstance(state, Counting)
        return 10 * (state.taken[seat] - state.taken[1 - seat])

    def promising(self, state: State, seat: Seat) -> list[Action]:
        CLOCK.tick()
        return state.legal(seat)


ADVICE: Final = Slowly()


class SlowGame(Game):
    def __init__(self, information: str) -> None:
        self.slug, self.version, self.seats, self.bound = "slow", 1, [2], _TURNS * _DECISIONS
        self.variant = Variant("slow", [], {})
        self._information: Final = information

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return Counting(self._information)

    def actions(self, state: State) -> list[Action]:
        return CHOICES[:]


def times(job: Values) -> Values:
    """How long a bot took for each turn of a few, by the slow clock; `choices` are what it took."""
    level, seconds, is_open = str(job["level"]), job["seconds"], bool(job["is_open"])
    assert isinstance(seconds, float)
    CLOCK.reset()
    game = SlowGame(OPEN if is_open else PRIVATE)
    state, seat = game.setup({}, 2, Seed("slow")), Seat(0)
    bot = make_bot(level, "slow", game, seconds, clock=lambda: CLOCK.now)
    turns: list[Json] = []
    chosen: list[Json] = []
    for _ in range(3):
        began = CLOCK.now
        while state.to_act() == [seat]:
            action = bot.choose(SeatKnowledge(state, seat))
            chosen.append(CHOICES.index(action))
            state.apply(seat, action)
        turns.append(CLOCK.now - began)
        while state.to_act() == [1 - seat]:
            state.apply(Seat(1 - seat), CHOICES[2])
    return {"turns": turns, "chosen": chosen}
