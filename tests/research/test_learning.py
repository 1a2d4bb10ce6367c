"""The examples that learn: a short run makes guesses better, the result is a bot; one plays many matches at once."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quintessence
from quintessence.bots.registry import make_bot
from quintessence.core.conformance.samples import sample
from quintessence.research.kind import Kind
from quintessence.research.vector import Vector

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learn"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module `value`, as whoever works in its folder imports it."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.delitem(sys.modules, "value", raising=False)
    return import_module("value")


def test_lambda_returns_mix_later_guesses_and_the_end(example: Any) -> None:
    found = example.returns(np.array([0.1, 0.5], np.float32), 1.0)
    assert found.tolist() == pytest.approx([(1 - example.LAMBDA) * 0.5 + example.LAMBDA, 1.0])


def test_a_network_learns_what_it_is_told(example: Any) -> None:
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 2, (64, 20), np.uint8)
    wanted = np.where(seen[:, 3] > 0, 0.8, -0.8).astype(np.float32)
    value = example.Value(20)
    errors = [value.train(seen, wanted, 0.01) for _ in range(200)]
    assert errors[-1] < errors[0] / 10


@pytest.mark.parametrize("game", ["connect_four", "ephyran"])
def test_a_short_run_learns_and_is_a_bot(
    example: Any, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = Kind(game, 2)
    learner, matches = example.Learner(kind, "test"), sample(2, 20, 100)
    with ThreadPoolExecutor(2) as pool:
        learner.play(pool, matches)
    errors = [learner.learn(20) for _ in range(5)]
    assert learner.played == matches and errors[-1] < errors[0] and learner.seconds > 0
    learner.value.save(tmp_path / "value.npz", game)
    monkeypatch.setenv("QUINTESSENCE_VALUE", str(tmp_path / "value.npz"))
    bot = make_bot("value:Learned", "tea", kind.game)
    match = kind.start("tea")
    for _ in range(5):
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.knowledge(seat)))


def test_a_trial_counts_wins_in_both_seats(example: Any) -> None:
    kind = Kind("connect_four")
    with ThreadPoolExecutor(2) as pool:
        won = example.share(pool, kind, example.Value(84), "level1", 4, "test")
    assert won in {number / 8 for number in range(9)}


def test_a_learner_takes_the_action_that_wins_at_once(example: Any) -> None:
    kind = Kind("connect_four")
    match, player = kind.start("tea"), example.Learned(kind.game, "tea", value=example.Value(84))
    first = match.to_act()[0]
    for column in (0, 1, 0, 1, 0, 1):
        match.play(match.to_act()[0], kind.space.actions[column])
    match.play(first, player.choose(match.knowledge(first)))
    assert kind.rewards(match)[first] == 1


def test_the_curve_of_a_learner_is_a_picture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    curve: Any = import_module("curve")
    table = tmp_path / "four.csv"
    table.write_text("minutes,matches,games,share\n0.5,24,50,0.1000\n2.0,96,200,0.6000\n", encoding="utf-8")
    drawn = curve.picture({"Connect four": curve.trials_of(table)})
    assert drawn.startswith("<svg") and drawn.count("<polyline") == 1 and "Connect four" in drawn
    low, high = curve.interval(0.6, 200)
    assert (round(low, 3), round(high, 3)) == (0.531, 0.665)


def test_choices_of_many_matches_are_given_back_with_what_they_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    example: Any = import_module("policy")
    collector = example.Collector(Vector("connect_four", 3))

    def first(observations: Any, masks: Any) -> Any:
        return masks.argmax(axis=1)

    batches = [collector.collect(first, 40) for _ in range(2)]
    for choices in batches:
        assert len(choices.actions) >= 40 and choices.masks[range(len(choices.actions)), choices.actions].all()
        assert set(choices.rewards.tolist()) <= {-1, 0, 1}
    lengths = [len(choices.actions) for choices in batches]
    match = quintessence.start("connect_four", seed="any")
    while match.to_act():
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert all(length % len(match.history()) == 0 for length in lengths)  # whole matches, and none is lost
    ended = match.outcome()
    assert ended is not None and batches[0].rewards[0] == (1 if ended.places[0] == 1 else -1)


def test_without_pytorch_the_example_says_what_it_needs() -> None:
    command = [
        sys.executable,
        "-c",
        "import sys, runpy; sys.modules['torch'] = None; sys.argv = ['policy.py', 'ephyran'];"
        f"runpy.run_path({str(EXAMPLE / 'policy.py')!r}, run_name='__main__')",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "pip install torch" in done.stderr
