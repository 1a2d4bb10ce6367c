"""The example that learns: a short run makes its guesses better, and the result sits at a table as a bot."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quintessence.bots.registry import make_bot
from quintessence.core.conformance.samples import sample
from quintessence.research.kind import Kind

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
    value = example.Value(np.ones(20, np.uint8))
    errors = [value.train(seen, wanted, 0.01) for _ in range(200)]
    assert errors[-1] < errors[0] / 10


def test_a_short_run_learns_and_is_a_bot(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = Kind("connect_four")
    value = example.Value(kind.high)
    errors = example.learn(kind, value, sample(20, 200, 1000), "test")
    value.save(tmp_path / "four.npz", "connect_four")
    monkeypatch.setenv("QUINTESSENCE_VALUE", str(tmp_path / "four.npz"))
    bot = make_bot("value:Learned", "tea", kind.game)
    match = kind.start("tea")
    seat = match.to_act()[0]
    assert bot.choose(match.knowledge(seat)) in match.legal(seat)
    assert len(errors) == sample(20, 200, 1000) and not np.allclose(value.weights[2], 0)
