"""A policy learned through the vectorised door, with a PyTorch of your own: many matches at once, one network.

The network sees what the seat to act observes, and gives the chance of every legal action and a guess of the end. All
seats play by it. When a match ends, a choice becomes likelier where it brought its seat more than was guessed.

    pip install torch
    python policy.py ephyran --minutes 10 --out ephyran.pt
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quintessence.research.vector import Vector

Choose = Callable[[NDArray[np.uint8], NDArray[np.uint8]], NDArray[np.int64]]
"""The number of an action for each row, from what is observed and what is legal."""
HIDDEN: Final = 128
ENTROPY: Final = 0.01
"""How much it is worth not to be sure too early."""


class Choices(NamedTuple):
    """Choices of matches that have ended, a row each."""

    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]
    """What the seat that chose had at the end."""


class Collector:
    """Plays matches side by side, and gives their choices back once they have ended."""

    def __init__(self, vector: Vector) -> None:
        self.vector: Final = vector
        vector.reset()
        self._open: Final[list[list[tuple[int, Any, Any, int]]]] = [[] for _ in range(vector.count)]

    def collect(self, choose: Choose, least: int) -> Choices:
        """At least so many choices of ended matches; those of matches that go on wait for the next call."""
        ended: list[tuple[Any, Any, int, float]] = []
        vector = self.vector
        while len(ended) < least:
            observations, masks, seats = vector.observations.copy(), vector.masks.copy(), vector.to_act.copy()
            actions = choose(observations, masks)
            for row, seat in enumerate(seats):
                self._open[row].append((int(seat), observations[row], masks[row], int(actions[row])))
            vector.step(actions)
            for row in np.flatnonzero(vector.ends):
                rewards = vector.rewards[row]
                ended += [(*choice, float(rewards[seat])) for seat, *choice in self._open[row]]
                self._open[row].clear()
        seen, legal, chosen, brought = zip(*ended, strict=True)
        return Choices(np.array(seen), np.array(legal), np.array(chosen), np.array(brought, np.float32))


def learn(vector: Vector, seconds: float, batch: int = 4096, rate: float = 1e-3, seed: int = 0) -> Any:
    """The network after so many seconds of play; every batch tells how well it guesses."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    scale = torch.from_numpy((1 / np.maximum(vector.kind.high, 1)).astype(np.float32))
    body = nn.Sequential(nn.Linear(vector.kind.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
    net = nn.ModuleDict(
        {"body": body, "policy": nn.Linear(HIDDEN, vector.kind.space.size), "value": nn.Linear(HIDDEN, 1)}
    )
    adam = torch.optim.Adam(net.parameters(), rate)

    def looked(observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> tuple[Any, Any]:
        """The log chance of each action, and the guess of the end."""
        inside = net["body"](torch.from_numpy(observations).float() * scale)
        barred = torch.from_numpy(masks == 0)
        chances = torch.log_softmax(net["policy"](inside).masked_fill(barred, -1e9), dim=1)
        return chances, net["value"](inside).tanh().squeeze(1)

    def choose(observations: NDArray[np.uint8], masks: NDArray[np.uint8]) -> NDArray[np.int64]:
        with torch.no_grad():
            chances, _ = looked(observations, masks)
            found: NDArray[np.int64] = torch.multinomial(chances.exp(), 1).squeeze(1).numpy()
            return found

    collector, began, played = Collector(vector), time.monotonic(), 0
    while time.monotonic() - began < seconds:
        choices = collector.collect(choose, batch)
        chances, guesses = looked(choices.observations, choices.masks)
        rewards = torch.from_numpy(choices.rewards)
        gain = (rewards - guesses).detach()
        taken = chances.gather(1, torch.from_numpy(choices.actions)[:, None]).squeeze(1)
        unsure = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        missed = (rewards - guesses).square().mean()
        loss = missed - (taken * gain).mean() - ENTROPY * unsure
        adam.zero_grad()
        loss.backward()
        adam.step()
        played += len(rewards)
        rate_now = played / (time.monotonic() - began)
        print(f"{played} choices, {rate_now:.0f} a second, error {missed.item():.3f}, entropy {unsure.item():.2f}")
    return net


def main() -> None:
    """Learn for some minutes, and keep the network."""
    parser = argparse.ArgumentParser(description="Learn a policy through the vectorised door.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--matches", type=int, default=64, help="side by side")
    parser.add_argument("--out", default="policy.pt")
    asked = parser.parse_args()
    try:
        import torch
    except ImportError:
        raise SystemExit("this example needs PyTorch, which is yours to choose: pip install torch") from None
    net = learn(Vector(asked.game, asked.matches), 60 * asked.minutes)
    torch.save(net.state_dict(), asked.out)
    print(f"kept in {asked.out}")


if __name__ == "__main__":
    main()
