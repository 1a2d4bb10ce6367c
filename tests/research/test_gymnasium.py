"""Gymnasium's checker accepts one seat of every game against bots."""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quintessence.research import environment_id, register
from quintessence.research.gym import OneSeat
from tests.research.kinds import KINDS


@pytest.mark.parametrize(("game", "chosen"), KINDS)
@pytest.mark.filterwarnings("ignore:.*No render fps:UserWarning", "ignore:.*render:UserWarning")
def test_the_checker_accepts_a_seat_of_every_game(game: str, chosen: dict[str, Any]) -> None:
    check_env(OneSeat(game, **chosen), skip_render_check=True)


def test_a_seat_plays_to_the_end_against_named_bots() -> None:
    register()
    env = gymnasium.make(
        environment_id("ephyran"), seats=3, seat=1, bots=["level1", "level2"], disable_env_checker=True
    )
    observed, _ = env.reset(seed=5)
    reward: SupportsFloat = 0.0
    rng, is_over = np.random.default_rng(1), False
    while not is_over:
        assert reward == 0
        action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        observed, reward, is_over, _, _ = env.step(action)
    assert reward in (-1.0, -0.5, 0.0, 0.5, 1.0)


def test_an_illegal_action_loses_and_is_explained() -> None:
    env = OneSeat("earth_water_sun", options={"board": "flat-58"})
    observed, _ = env.reset(seed=1)
    before = env.match.state_hash()
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(observed["action_mask"] == 0)[-1]))
    assert (reward, is_over) == (-1.0, True) and env.match.state_hash() == before
    assert info["objection"]["rule"].startswith(("§", "EW"))
