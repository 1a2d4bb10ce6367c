from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Run

BENCH = ("bench", "connect_four", "connect_four", "--seconds", "0.005")


def test_a_benchmark_as_json(run: Run) -> None:
    done = run(*BENCH, "--json")
    found = json.loads(done.out)
    assert done.code == 0, found["errors"]
    assert set(found) == {
        "python",
        "machine",
        "rounds",
        "seconds",
        "compiled",
        "stale",
        "games",
        "others",
        "ratios",
        "errors",
    }
    (game,) = found["games"]
    assert set(game) == {"game", "compiled", "interpreted", "rules_compiled", "same_play", "own"}
    assert set(game["interpreted"]) == {
        "steps_per_s",
        "games_per_s",
        "mean_legal",
        "mean_steps",
        "front_door_steps_per_s",
        "front_door_games_per_s",
        "copy_us",
        "search_nodes_per_s",
    }
    assert all(number > 0 for number in game["interpreted"].values())
    assert (game["compiled"] is not None) == found["compiled"]
    assert all(set(ratio) == {"game", "side", "against", "way", "ratio"} for ratio in found["ratios"])


def test_a_benchmark_as_tables(run: Run) -> None:
    found = run(*BENCH, "--lang", "fr").out
    assert ", interprété" in found
    assert "médianes de 5 tours alternés" in found
