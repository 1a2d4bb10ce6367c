"""`quintessence bench research`: our environments and those of peers in turns, for a busy machine slows all alike."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

import quintessence
from quintessence.core.game import Values
from quintessence.core.rng import Rng
from quintessence.research.aec import Turns
from quintessence.research.kind import Kind
from quintessence.research.vector import Vector

COUNT: Final = 64
"""Matches at once."""
CHESS: Final = "OpenSpiel chess (C++), with tensor"
Loop = Callable[[float], float]
"""Steps for so many seconds of processor time; how many there were in one."""


def measure(rounds: int, seconds: float) -> Values:
    """Steps in a second of processor time: medians, and the median of each round's ratio to OpenSpiel's chess."""
    loops = {**_ours(), **_peers()}
    found: dict[str, list[float]] = {name: [] for name in loops}
    for number in range(rounds):
        for name in list(loops) if number % 2 else reversed(list(loops)):
            found[name].append(loops[name](seconds))
    rows: Values = {}
    for name, samples in found.items():
        ratios = [ours / theirs for ours, theirs in zip(samples, found.get(CHESS, []), strict=False)]
        rows[name] = {"steps_per_s": median(samples), "ratio": median(ratios) if ratios else None}
    return {"rounds": rounds, "seconds": seconds, "compiled": quintessence.is_compiled(), "rows": rows}


def _ours() -> dict[str, Loop]:
    found: dict[str, Loop] = {}
    for slug in quintessence.known_games():
        if Kind.has_encoding(slug):
            found[f"{slug}, {COUNT} at once"] = _vector(slug)
            found[f"{slug}, PettingZoo AEC"] = _turns(Turns(slug))
    return found


def _peers() -> dict[str, Loop]:
    """Those that are installed."""
    found: dict[str, Loop] = {}
    if find_spec("pyspiel") is not None:
        found[CHESS] = _open_spiel("chess")
        found["OpenSpiel connect four (C++), with tensor"] = _open_spiel("connect_four")
    if find_spec("chess") is not None and find_spec("pygame") is not None:
        from pettingzoo.classic import chess_v6

        found["PettingZoo chess"] = _turns(chess_v6.raw_env())
    return found


def _vector(slug: str) -> Loop:
    vector, rng = Vector(slug, COUNT), Rng(1)

    def run(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            vector.step_at_random(rng)
            steps += COUNT
        return steps / (process_time() - began)

    return run


def _turns(env: Any) -> Loop:
    """One environment by turns, with `last`, as a learner uses it."""

    def run(seconds: float) -> float:
        steps, began = 0, process_time()
        rng = np.random.default_rng(1)
        env.reset(seed=1)
        while process_time() - began < seconds:
            observed, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]))))
            steps += 1
        return steps / (process_time() - began)

    return run


def _open_spiel(name: str) -> Loop:
    import pyspiel

    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        rng, steps, began = random.Random(1), 0, process_time()
        state = game.new_initial_state()
        while process_time() - began < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps / (process_time() - began)

    return run
