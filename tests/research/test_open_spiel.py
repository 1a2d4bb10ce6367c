"""OpenSpiel's own tests accept every game; IS-MCTS plays by what a seat knows."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from quintessence.core.conformance.samples import sample
from quintessence.research import open_spiel
from quintessence.research.open_spiel import QuintessenceState

open_spiel.register()
GAMES = [
    "quintessence_connect_four(deals=1)",
    "quintessence_earth_water_sun(board=flat-58)",
    "quintessence_ephyran(seats=3)",
    "quintessence_erythro",
    "quintessence_terra_mystica",
    "quintessence_terra_mystica(seats=1,automa=simpletons)",
]


def dealt(name: str, deal: int = 0) -> QuintessenceState:
    state: QuintessenceState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_matches_with_serialisation(name: str) -> None:
    given = name.removesuffix(")").replace("(", ",").split(",")[1:]
    few = ",".join([*(one for one in given if not one.startswith("deals")), "deals=7"])
    game = pyspiel.load_game(f"{name.partition('(')[0]}({few})")
    pyspiel.random_sim_test(game, num_sims=sample(1, 1, 20), serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_copied_serialised_and_pickled(name: str) -> None:
    state = dealt(name, 0)
    for _ in range(10):
        state.apply_action(random.Random(1).choice(state.legal_actions()))
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for twin in (again, state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(twin) == str(state) and twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)
    assert game.num_players() == state.num_players()


def test_parameters_are_options_and_seats() -> None:
    game = pyspiel.load_game("quintessence_earth_water_sun(board=tall-79,colours=seat-1-black)")
    assert game.kind.options["board"] == "tall-79" and game.kind.options["colours"] == "seat-1-black"
    assert pyspiel.load_game("quintessence_ephyran(seats=4)").num_players() == 4


def test_strings_and_tensors_tell_what_a_seat_knows_and_no_more() -> None:
    state = dealt("quintessence_ephyran(seats=2)", 3)
    player = state.current_player()
    other = dealt("quintessence_ephyran(seats=2)", 3).resample_from_infostate(player, random.Random(4).random)
    for ask in ("information_state_string", "observation_string", "information_state_tensor", "observation_tensor"):
        assert getattr(state, ask)(player) == getattr(other, ask)(player)
        assert getattr(state, ask)(1 - player) != getattr(other, ask)(1 - player)
    assert len(state.observation_tensor(player)) == state.kind.size
    assert len(state.information_state_tensor(player)) == state.kind.size + 256
    later = state.clone()
    later.apply_action(later.legal_actions()[0])
    assert later.information_state_string(player) != state.information_state_string(player)


def test_information_set_search_plays_by_dealing_worlds() -> None:
    state = dealt("quintessence_ephyran(seats=2)", 1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), uct_c=1.0, max_simulations=3, evaluator=evaluator, random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


def test_plain_search_plays_where_nothing_is_covered() -> None:
    state: Any = dealt("quintessence_connect_four(deals=1)")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(state.get_game(), 1.4, 40, evaluator, random_state=np.random.RandomState(2))
    for action in (0, 6, 0, 6, 0, 6):  # three on each side, and the first to play wins at once
        state.apply_action(action)
    assert bot.step(state) == 0


def test_regret_is_minimised_in_the_last_round_of_ephyran() -> None:
    last_round = json.dumps({"first": 0, "gods": ["poseidon", "gaia"], "pile": 0})
    game = pyspiel.load_game("quintessence_ephyran", {"seats": 2, "deals": 2, "scenario": last_round})
    solver = cfr.CFRSolver(game)
    at_first = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert 0 <= exploitability.nash_conv(game, solver.average_policy()) < at_first / 2


LAST_TILES = ["a4", "a5", "b6", "c7", "d7", "e6"]
ROWS = {"a": 7, "b": 8, "c": 9, "d": 10, "e": 9, "f": 8, "g": 7}


def test_regret_is_minimised_on_the_last_six_tiles_of_earth_water_and_sun() -> None:
    tiles = [f"{row}{number}" for row, count in ROWS.items() for number in range(1, count + 1)]
    last_tiles = {
        "to_move": "white",
        "pieces": {"a4": "black tree earth sun earth earth", "e6": "white tree water sun sun"},
        "destroyed": [tile for tile in tiles if tile not in LAST_TILES],
        "stock": {"earth": 0, "water": 0, "sun": 0},
        "world_ended": {"black": True, "white": True},
    }
    chosen = {"board": "flat-58", "colours": "seat-0-black", "deals": 1, "position": json.dumps(last_tiles)}
    game = pyspiel.load_game("quintessence_earth_water_sun", chosen)
    solver = cfr.CFRSolver(game)
    assert exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) == pytest.approx(5 / 3)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.6
