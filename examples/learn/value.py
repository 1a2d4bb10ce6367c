"""A value learned by self-play, in NumPy alone: a small network over a game's encoding, TD(λ) over afterstates.

The network guesses what a seat will have at the end (-1 … 1) from what the seat observes after an action. A player
deals a world that fits what its seat knows, looks at what it would observe after each legal action there, and takes the
best guess. After each match the guesses along it are pulled towards the λ-returns: a mix of later guesses and the end.

    python value.py earth_water_sun --option board=flat-58 --minutes 30 --out ews.npz
    QUINTESSENCE_VALUE=ews.npz quintessence simulate earth_water_sun --option board=flat-58 --bots value:Learned,level2
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quintessence.bots.bot import Bot
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Game, Seat, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.core.rng import Rng, rng_from
from quintessence.core.vector import afterstates
from quintessence.research.kind import Kind

Array = NDArray[np.float32]
HIDDEN: Final = 64
LAMBDA: Final = 0.8
EXPLORE: Final = 0.1
"""How often a random action is played while it learns."""


class Value:
    """One hidden layer; trained by Adam."""

    def __init__(self, high: NDArray[np.uint8], seed: int = 0, hidden: int = HIDDEN) -> None:
        rng = np.random.default_rng(seed)
        self.scale: Array = (1 / np.maximum(high, 1)).astype(np.float32)
        into = rng.normal(0, 1 / np.sqrt(60), (len(high), hidden)).astype(np.float32)
        self.weights: list[Array] = [into, np.zeros(hidden, np.float32), np.zeros(hidden, np.float32)]
        self.bias: Array = np.zeros(1, np.float32)
        self._moments = [[np.zeros_like(part) for part in (*self.weights, self.bias)] for _ in range(2)]
        self._steps = 0

    def guess(self, observations: NDArray[np.uint8]) -> Array:
        """What each observation is worth."""
        hidden = np.tanh((observations * self.scale) @ self.weights[0] + self.weights[1])
        worth: Array = np.tanh(hidden @ self.weights[2] + self.bias)
        return worth

    def train(self, observations: NDArray[np.uint8], targets: Array, rate: float = 1e-3) -> float:
        """One step towards the targets; the mean square error before it."""
        scaled = observations * self.scale
        hidden = np.tanh(scaled @ self.weights[0] + self.weights[1])
        worth = np.tanh(hidden @ self.weights[2] + self.bias)
        error = worth - targets
        out = error * (1 - worth**2) / len(targets)
        back = np.outer(out, self.weights[2]) * (1 - hidden**2)
        self._descend([scaled.T @ back, back.sum(0), hidden.T @ out, out.sum(keepdims=True)], rate)
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
        np.savez(path, kind=kind, scale=self.scale, into=into, inner=inner, out=out, bias=self.bias)

    @staticmethod
    def load(path: Path) -> Value:
        """The network of a file."""
        with np.load(path) as found:
            value = Value(np.ones(len(found["scale"]), np.uint8), hidden=len(found["inner"]))
            value.scale, value.bias = found["scale"], found["bias"]
            value.weights = [found["into"], found["inner"], found["out"]]
        return value


class Learned(Bot):
    """Takes the action after which its seat's observation is worth most. A bot like any other: `value:Learned`."""

    def __init__(self, game: Game, seed: str, seconds: float | None = None, value: Value | None = None) -> None:
        self.encoding = companions_of(game).encoding
        self.rng = rng_from(seed)
        self.value = Value.load(Path(os.environ["QUINTESSENCE_VALUE"])) if value is None else value

    def choose(self, knowledge: SeatKnowledge) -> Action:
        return knowledge.legal()[self.best(knowledge)[0]]

    def best(self, knowledge: SeatKnowledge) -> tuple[int, NDArray[np.uint8]]:
        """Which of the legal actions, and what the seat would observe after each."""
        world, count = knowledge.world(self.rng), len(knowledge.legal())
        seen = np.frombuffer(afterstates(world, knowledge.seat, self.encoding), np.uint8).reshape(count, -1)
        return int(np.argmax(self.value.guess(seen))) if count > 1 else 0, seen


def self_play(kind: Kind, value: Value, match: Match, rng: Rng) -> tuple[NDArray[np.uint8], Array]:
    """One match against itself: what was observed after each action, and the λ-return of each."""
    player = Learned(kind.game, match.seed.text, value=value)
    seen: list[list[NDArray[np.uint8]]] = [[] for _ in range(kind.seats)]
    while waiting := match.to_act():
        seat = waiting[0]
        chosen, later = player.best(match.knowledge(seat))
        if rng.chance() < EXPLORE:
            chosen = rng.below(len(later))
        seen[seat].append(later[chosen])
        match.play(seat, match.legal(seat)[chosen])
    rewards = kind.rewards(match)
    found, targets = [], []
    for seat, observed in enumerate(seen):
        if observed:
            stacked = np.stack(observed)
            found.append(stacked)
            targets.append(returns(value.guess(stacked), rewards[seat]))
    return np.concatenate(found), np.concatenate(targets)


def returns(guesses: Array, reward: float) -> Array:
    """The λ-return of each guess along a match: later guesses, and the end."""
    found = np.empty(len(guesses), np.float32)
    ahead = np.float32(reward)
    for index in range(len(guesses) - 1, -1, -1):
        found[index] = ahead
        ahead = np.float32((1 - LAMBDA) * guesses[index] + LAMBDA * ahead)
    return found


def learn(kind: Kind, value: Value, games: int, seed: str, minutes: float = 1e9) -> list[float]:
    """Play so many matches against itself, or for so long; the error of each before it was learned from."""
    rng, errors, until = rng_from(seed), [], time.monotonic() + 60 * minutes
    for number in range(games):
        observed, targets = self_play(kind, value, kind.start(f"{seed}/{number}"), rng)
        errors.append(value.train(observed, targets))
        if time.monotonic() > until:
            break
    return errors


def share(kind: Kind, value: Value, opponent: str, games: int, seed: str) -> float:
    """The share of wins against a bot, in both seats by turns; a draw counts half. For two seats."""
    won = 0.0
    for number in range(games):
        match, own = kind.start(f"{seed}/{number}"), Seat(number % 2)
        ours = Learned(kind.game, f"{seed}/{number}/learned", value=value)
        theirs = make_bot(opponent, f"{seed}/{number}/{opponent}", kind.game)
        while waiting := match.to_act():
            bot: Bot = ours if waiting[0] == own else theirs
            match.play(waiting[0], bot.choose(match.knowledge(waiting[0])))
        won += (1 + kind.rewards(match)[own]) / 2
    return won / games


def main() -> None:
    """Learn, and tell how strong it is now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--between", type=int, default=200, help="matches between two trials")
    parser.add_argument("--trial", type=int, default=40, help="games of a trial")
    parser.add_argument("--against", default="level2")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--out", type=Path, default=Path("value.npz"))
    asked = parser.parse_args()
    options: Values = dict(pair.split("=", 1) for pair in asked.option)
    kind = Kind(asked.game, 2, options)
    value, began, played = Value(kind.high), time.monotonic(), 0
    while (spent := (time.monotonic() - began) / 60) < asked.minutes:
        seed = f"{asked.seed}/{played}"
        played += len(learn(kind, value, asked.between, seed, asked.minutes - spent))
        value.save(asked.out, json.dumps([asked.game, options]))
        won = share(kind, value, asked.against, asked.trial, f"{seed}/trial")
        print(
            f"{(time.monotonic() - began) / 60:.1f} min, {played} matches: {won:.0%} against {asked.against}",
            flush=True,
        )


if __name__ == "__main__":
    main()
