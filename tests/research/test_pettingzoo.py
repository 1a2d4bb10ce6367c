"""PettingZoo's own suite accepts every game, by turns and all at once; illegal actions lose and are explained."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from quintessence.core.conformance.samples import sample
from quintessence.research import environment_id, register
from quintessence.research.aec import Turns
from quintessence.research.parallel import AtOnce
from tests.research.kinds import GAMES, KINDS

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),  # an empty board
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CYCLES = sample(20, 150, 2000)


@pytest.mark.parametrize(("game", "chosen"), KINDS)
def test_the_api_and_the_seeds_are_as_they_should_be(game: str, chosen: dict[str, Any]) -> None:
    api_test(Turns(game, **chosen), num_cycles=CYCLES)
    seed_test(lambda: Turns(game, **chosen), num_cycles=CYCLES // 5)


@pytest.mark.parametrize(("game", "chosen"), KINDS)
def test_their_benchmark_plays_on_from_match_to_match(
    game: str, chosen: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 40)  # its five seconds are two hundred rounds of all seats
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(Turns(game, **chosen))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_drawn_as_text_and_as_a_picture(game: str) -> None:
    def made(render_mode: str) -> Turns:
        return Turns(game, render_mode=render_mode)

    render_test(made, {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("game", ["erythro", "ephyran"])
def test_all_seats_can_act_at_once(game: str) -> None:
    parallel_api_test(AtOnce(game, seats=3), num_cycles=CYCLES)
    parallel_seed_test(lambda: AtOnce(game, seats=3), num_cycles=CYCLES // 5)


def test_games_are_registered_with_the_version_of_rules_and_encoding() -> None:
    names = register()
    assert register() == names and set(names) == {environment_id(game) for game in GAMES}
    made = pettingzoo.make("aec", environment_id("ephyran"), seats=4)
    made.reset(seed=1)
    assert len(made.agents) == 4


def test_a_random_match_ends_with_rewards_that_sum_to_nothing() -> None:
    env = Turns("earth_water_sun", options={"board": "flat-58"})
    env.reset(seed=3)
    rng, total = np.random.default_rng(0), {"seat_0": 0.0, "seat_1": 0.0}
    for agent in env.agent_iter():
        observed, reward, is_over, _, info = env.last()
        assert observed is not None
        total[agent] += reward
        mask = observed["action_mask"]
        assert is_over or np.array_equal(info["action_mask"], mask)
        env.step(None if is_over else int(rng.choice(np.flatnonzero(mask))))
    assert sum(total.values()) == 0 and env.match.outcome() is not None


@pytest.mark.parametrize(("game", "others"), [("ephyran", 0.5), ("erythro", -1.0)])
def test_an_illegal_action_ends_the_match_and_says_why(game: str, others: float) -> None:
    env = Turns(game, seats=3)
    env.reset(seed=1)
    before, agent = env.match.state_hash(), env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.match.state_hash() == before
    assert env.rewards == {name: -1.0 if name == agent else others for name in env.possible_agents}
    assert env.infos[agent]["objection"]["rule"]


def test_a_seat_that_is_asked_must_not_wait_and_one_that_is_not_must() -> None:
    env = AtOnce("ephyran", seats=2)
    observed, _ = env.reset(seed=1)
    [asked] = [agent for agent in env.agents if not observed[agent]["action_mask"][env.wait]]
    _, rewards, ends, _, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert rewards[asked] == -1 and all(ends.values())
    assert infos[asked]["objection"]["code"] == "seat_is_asked"
