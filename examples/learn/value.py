"""A value learned by self-play, in NumPy alone: a small network over a game's features, TD(λ) over afterstates.

The network guesses what a seat will have at the end (-1 … 1) from what the seat observes after an action. A player
deals worlds that fit what its seat knows, looks at what it would observe after each legal action there, and takes the
best guess. After each round of matches the network learns the λ-returns along them: later guesses mixed with the end.

    python value.py earth_water_sun --option board=flat-58 --out ews.npz
    QUINTESSENCE_VALUE=ews.npz quintessence simulate earth_water_sun --option board=flat-58 --bots value:Learned,level2
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quintessence.bots.bot import Bot
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import OPEN, Action, Game, Seat, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import rng_from
from quintessence.core.vector import rewards_of
from quintessence.research.kind import Kind

Array = NDArray[np.float32]
Rows = NDArray[np.uint8]
HIDDEN: Final = 64
LAMBDA: Final = 0.9
EXPLORE: Final = 0.05
"""How often a random action is played while it learns."""
WORLDS: Final = 3
"""Worlds of a seat that does not know all."""
ROUND: Final = 24
"""Matches played with one network."""
MEMORY: Final = 40_000
"""Observations that it learns from: the latest."""
BATCH: Final = 512
STEPS: Final = 100
"""Observations of a step of learning, and steps after each round."""


class Value:
    """One hidden layer; trained by Adam."""

    def __init__(self, size: int, seed: int = 0, hidden: int = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        into = rng.normal(0, 1 / np.sqrt(size), (size, hidden)).astype(np.float32)
        self.weights: list[Array] = [into, np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)]
        self.bias: Array = np.zeros(1, np.float32)
        self._moments = [[np.zeros_like(part) for part in (*self.weights, self.bias)] for _ in range(2)]
        self._steps = 0

    def guess(self, rows: Rows) -> Array:
        """What each observation is worth."""
        hidden = np.tanh(scaled(rows) @ self.weights[0] + self.weights[1])
        worth: Array = np.tanh(hidden @ self.weights[2] + self.bias)
        return worth

    def train(self, rows: Rows, targets: Array, rate: float = 1e-3) -> float:
        """One step towards the targets; the mean square error before it."""
        into = scaled(rows)
        hidden = np.tanh(into @ self.weights[0] + self.weights[1])
        worth = np.tanh(hidden @ self.weights[2] + self.bias)
        error = worth - targets
        out = error * (1 - worth**2) / len(targets)
        back = np.outer(out, self.weights[2]) * (1 - hidden**2)
        self._descend([into.T @ back, back.sum(0), hidden.T @ out, out.sum(keepdims=True)], rate)
        return float(np.mean(error**2))

    def _descend(self, slopes: list[Array], rate: float) -> None:
        self._steps += 1
        for index, (part, slope) in enumerate(zip((*self.weights, self.bias), slopes, strict=True)):
            mean, spread = self._moments[0][index], self._moments[1][index]
            mean += 0.1 * (slope - mean)
            spread += 0.001 * (slope**2 - spread)
            fair = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
            np.subtract(part, fair * mean / (np.sqrt(spread) + 1e-8), out=part, casting="unsafe")

    def save(self, path: Path, kind: str) -> None:
        """Write the network and what it is for."""
        into, inner, out = self.weights
        np.savez(path, kind=kind, into=into, inner=inner, out=out, bias=self.bias)

    @staticmethod
    def load(path: Path) -> Value:
        """The network of a file."""
        with np.load(path) as found:
            value = Value(len(found["into"]), hidden=len(found["inner"]))
            value.weights = [found["into"], found["inner"], found["out"]]
            value.bias = found["bias"]
        return value


def scaled(rows: Rows) -> Array:
    """Small numbers nearly as they are, great ones nearer together."""
    return _ROOTS[rows]


_ROOTS: Final[Array] = np.sqrt(np.arange(256)).astype(np.float32)


class Learned(Bot):
    """Plays the action after which its seat's observation is worth most. A bot like any other: `value:Learned`."""

    def __init__(self, game: Game, seed: str, seconds: float | None = None, value: Value | None = None) -> None:
        companions = companions_of(game)
        has_features = companions.features.version() > 0
        self.encoding = companions.features if has_features else companions.encoding
        self.answers = companions.answers
        self.rng = rng_from(seed)
        self.value = Value.load(Path(os.environ["QUINTESSENCE_VALUE"])) if value is None else value

    def choose(self, knowledge: SeatKnowledge) -> Action:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = [knowledge.world(self.rng)]
        if worlds[0].information() != OPEN:
            worlds += [knowledge.world(self.rng) for _ in range(WORLDS - 1)]
        worth = np.sum([self.worth(world, knowledge.seat) for world in worlds], axis=0)
        return legal[int(np.argmax(worth))]

    def worth(self, world: State, seat: Seat) -> Array:
        """What each legal action of a seat leads to in a world: the end where it ends, else the guess."""
        rows: list[bytes] = []
        ends: dict[int, float] = {}
        for number, action in enumerate(world.legal(seat)):
            later = world.copy()
            later.apply(seat, action)
            self._let_pass(later, seat)
            rows.append(self.encoding.encode(later, seat))
            outcome = later.outcome()
            if outcome is not None:
                ends[number] = rewards_of(later, outcome)[seat]
        worth = self.value.guess(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
        for number, reward in ends.items():
            worth[number] = reward
        return worth

    def _let_pass(self, state: State, seat: Seat) -> None:
        """The others, asked in this seat's turn, let it happen."""
        while (waiting := state.to_act()) and waiting[0] != seat:
            answer = self.answers.default_answer(state, waiting[0])
            if answer is None:
                return
            state.apply(waiting[0], answer)


class Lesson(NamedTuple):
    """What a match taught."""

    rows: Rows
    targets: Array
    seconds: float
    """Processor time that it took."""


def self_play(kind: Kind, value: Value, seed: str) -> Lesson:
    """One match against itself: what was observed after each action, and the λ-return of each."""
    began, match, rng = time.process_time(), kind.start(seed), rng_from(seed)
    players = [Learned(kind.game, f"{seed}/{seat}", value=value) for seat in range(kind.seats)]
    seen: list[list[bytes]] = [[] for _ in players]
    while waiting := match.to_act():
        seat = waiting[0]
        legal = match.legal(seat)
        is_random = rng.chance() < EXPLORE
        match.play(seat, legal[rng.below(len(legal))] if is_random else players[seat].choose(match.knowledge(seat)))
        seen[seat].append(players[seat].encoding.encode(match.state, seat))
    rewards = kind.rewards(match)
    rows = [np.frombuffer(b"".join(observed), np.uint8).reshape(len(observed), -1) for observed in seen if observed]
    ends = [reward for reward, observed in zip(rewards, seen, strict=True) if observed]
    targets = [returns(value.guess(part), end) for part, end in zip(rows, ends, strict=True)]
    return Lesson(np.concatenate(rows), np.concatenate(targets), time.process_time() - began)


def returns(guesses: Array, reward: float) -> Array:
    """The λ-return of each guess along a match: later guesses, and the end."""
    found = np.empty(len(guesses), np.float32)
    ahead = np.float32(reward)
    for index in range(len(guesses) - 1, -1, -1):
        found[index] = ahead
        ahead = np.float32((1 - LAMBDA) * guesses[index] + LAMBDA * ahead)
    return found


class Learner:
    """Plays rounds of matches, and learns from the latest of them."""

    def __init__(self, kind: Kind, seed: str) -> None:
        self.kind, self.seed, self.played, self.seconds = kind, seed, 0, 0.0
        player = Learned(kind.game, seed, value=Value(1))
        self.value = Value(len(player.encoding.encode(kind.start(seed).state, Seat(0))))
        self._rng = np.random.default_rng(0)
        self._rows: Rows = np.empty((0, len(self.value.weights[0])), np.uint8)
        self._targets: Array = np.empty(0, np.float32)

    def play(self, pool: Executor, matches: int = ROUND) -> None:
        """Play matches with the network as it is, and remember them."""
        seeds = [f"{self.seed}/{self.played + number}" for number in range(matches)]
        lessons = list(pool.map(partial(self_play, self.kind, self.value), seeds, chunksize=4))
        self.played += matches
        self._rows = np.concatenate([self._rows, *(lesson.rows for lesson in lessons)])[-MEMORY:]
        self._targets = np.concatenate([self._targets, *(lesson.targets for lesson in lessons)])[-MEMORY:]
        self.seconds += sum(lesson.seconds for lesson in lessons)

    def learn(self, steps: int = STEPS) -> float:
        """Learn from what is remembered; the mean square error."""
        began, errors = time.process_time(), []
        for _ in range(steps):
            drawn = self._rng.integers(0, len(self._rows), BATCH)
            errors.append(self.value.train(self._rows[drawn], self._targets[drawn]))
        self.seconds += time.process_time() - began
        return float(np.mean(errors))


def result(kind: Kind, value: Value, opponent: str, seed: str, number: int) -> float:
    """1 for a match won against a bot, 0 for one lost, a half for a draw. For two seats, which change."""
    match, own = kind.start(f"{seed}/{number}"), Seat(number % 2)
    ours = Learned(kind.game, f"{seed}/{number}/learned", value=value)
    theirs = make_bot(opponent, f"{seed}/{number}/{opponent}", kind.game)
    while waiting := match.to_act():
        bot: Bot = ours if waiting[0] == own else theirs
        match.play(waiting[0], bot.choose(match.knowledge(waiting[0])))
    return (1 + kind.rewards(match)[own]) / 2


def share(pool: Executor, kind: Kind, value: Value, opponent: str, games: int, seed: str) -> float:
    """The share of wins against a bot."""
    return sum(pool.map(partial(result, kind, value, opponent, seed), range(games), chunksize=5)) / games


class Curve:
    """The trials, told and kept as a table that `curve.py` draws."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.write_text("minutes,matches,games,share\n", encoding="utf-8")

    def add(self, learner: Learner, games: int, won: float, opponent: str) -> None:
        minutes = learner.seconds / 60
        print(f"{minutes:.1f} min, {learner.played} matches: {won:.1%} of {games} against {opponent}", flush=True)
        with self.path.open("a", encoding="utf-8") as rows:
            rows.write(f"{minutes:.2f},{learner.played},{games},{won:.4f}\n")


def main() -> None:
    """Learn, and tell how strong it is now and then, and in the end."""
    parser = argparse.ArgumentParser(description="Learn a value by self-play.")
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=2.5, help="of processor time, trials aside")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--between", type=float, default=0.5, help="minutes between two trials")
    parser.add_argument("--trial", type=int, default=50, help="games of a trial; the last one has four times as many")
    parser.add_argument("--against", default="level2")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--out", type=Path, default=Path("value.npz"))
    asked = parser.parse_args()
    options: Values = dict(pair.split("=", 1) for pair in asked.option)
    kind = Kind(asked.game, 2, options)
    learner, curve, next_trial = Learner(kind, asked.seed), Curve(asked.out.with_suffix(".csv")), 0.0
    with ProcessPoolExecutor(asked.processes) as pool:
        is_over = False
        while not is_over:
            learner.play(pool)
            learner.learn()
            is_over = learner.seconds >= 60 * asked.minutes
            if is_over or learner.seconds >= next_trial:
                next_trial = learner.seconds + 60 * asked.between
                learner.value.save(asked.out, json.dumps([asked.game, options]))
                games, seed = asked.trial * (4 if is_over else 1), f"{asked.seed}/{learner.played}"
                won = share(pool, kind, learner.value, asked.against, games, seed)
                curve.add(learner, games, won, asked.against)


if __name__ == "__main__":
    main()
