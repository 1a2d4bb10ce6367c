"""Matches and kinds go to another process and come back the same."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import quintessence
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng
from quintessence.research.kind import Kind


def test_a_pickled_match_is_played_again_elsewhere() -> None:
    match = quintessence.start("ephyran", seats=3, seed="tea", options={})
    for _ in range(12):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    script = "import pickle,sys; print(pickle.load(sys.stdin.buffer).state_hash())"
    told = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(match), capture_output=True, check=True)
    assert told.stdout.decode().strip() == match.state_hash()


def test_a_state_is_copied_but_pickled_only_with_its_match() -> None:
    match = quintessence.start("earth_water_sun", seed="tea")
    twin = copy.deepcopy(match.state)
    play_out(twin, Rng(1), 50)
    assert twin.facts() != match.state.facts()
    with pytest.raises(TypeError, match="pickle its match"):
        pickle.dumps(match.state)


def test_a_pickled_game_is_the_one_of_the_process_that_loads_it() -> None:
    for slug in ("earth_water_sun", "ephyran", "erythro", "terra_mystica"):
        game = quintessence.load(slug, {})
        assert len(pickle.dumps(game)) < 1000
        assert pickle.loads(pickle.dumps(game)) is game  # so that its actions are the same objects
    tables = quintessence.load("ephyran", {}).variant.tables()
    other = quintessence.load("ephyran", {"ephyran": {**tables, "hand": {**tables["hand"], "drawn": 5}}})
    script = "import pickle,sys; print(pickle.load(sys.stdin.buffer).variant.fingerprint)"
    told = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(other), capture_output=True, check=True)
    assert told.stdout.decode().strip() == other.variant.fingerprint != ""


def test_a_kind_travels_with_its_variant() -> None:
    kind = pickle.loads(pickle.dumps(Kind("erythro", seats=3)))
    assert (kind.game.slug, kind.seats, kind.space.size) == ("erythro", 3, Kind("erythro").space.size)
