"""The lab on a cluster: a real scheduler and two worker processes, one of them killed in the middle."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import quintessence
from quintessence.core.game import Refused
from quintessence.lab.bench_lab import measure
from quintessence.lab.cluster import Cluster
from quintessence.lab.simulate import Plan, Played, play_tasks
from tests.lab.players import MORTAL
from tests.lab.test_comparing import scales

pytestmark = pytest.mark.filterwarnings("ignore:Creating scratch directories:UserWarning")  # a busy disk
PLAN = Plan("scales", (MORTAL, "level1"), "s", data={})
TASKS = [(plan, number) for number in range(60) for plan in (PLAN, replace(PLAN, data=scales(bonus=1)))]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Its processes take seconds to start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUINTESSENCE_GAMES", str(Path(__file__).parent / "toys"))
        patch.setenv("QUINTESSENCE_TEST_MARK", str(tmp_path_factory.mktemp("cluster") / "killed"))
        with Cluster("local:2") as opened:
            yield opened


def test_a_killed_worker_loses_nothing_and_the_games_are_those_of_one_process(cluster: Cluster) -> None:
    before = cluster.worker_processes()
    found = dict(play_tasks(TASKS, cluster))  # one worker is killed in the middle of a game
    assert Path(os.environ["QUINTESSENCE_TEST_MARK"]).exists() and set(cluster.worker_processes()) != set(before)
    here: dict[int, Played] = dict(play_tasks(TASKS, None))
    assert found == here and sorted(found) == [*range(len(TASKS))]


def test_a_crash_is_the_fault_of_its_game_alone(cluster: Cluster) -> None:
    plan = Plan("breaker", ("level1", "level1"), "s", options={"fault": "raise"})
    found = dict(play_tasks([(plan, number) for number in range(4)], cluster))
    assert [found[number].fault is None for number in range(4)] == [True, False, True, True]


def test_whoever_leaves_early_waits_for_nobody(cluster: Cluster) -> None:
    games = play_tasks(TASKS, cluster)
    next(iter(games))
    games.close()  # type: ignore[attr-defined]
    assert len(dict(play_tasks(TASKS[:2], cluster))) == 2


def test_what_is_no_cluster_is_refused() -> None:
    with pytest.raises(Refused, match="cluster_address"), Cluster("here"):
        pass


@pytest.mark.parametrize("slug", ["earth_water_sun", "ephyran", "erythro", "terra_mystica"])
def test_a_match_travels_as_variant_options_seed_and_rows(slug: str) -> None:
    match = quintessence.start(slug, 2, "pickle", {})
    for _ in range(12):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[-1])
    again = pickle.loads(pickle.dumps(match))
    assert again.record() == match.record() and again.game.variant.fingerprint == match.game.variant.fingerprint
    seat = match.to_act()[0]
    assert [one.row() for one in again.legal(seat)] == [one.row() for one in match.legal(seat)]


def test_the_benchmark_measures_titles_and_workers() -> None:
    found = measure(["connect_four"], rounds=1, seconds=0.02)
    titles, workers = found["titles"], found["workers"]
    assert isinstance(titles, list) and isinstance(titles[0], dict) and isinstance(workers, dict)
    assert titles[0]["game"] == "connect_four" and float(str(titles[0]["ms_a_game"])) > 0
    assert isinstance(workers["ways"], list)
    assert [way["workers"] for way in workers["ways"] if isinstance(way, dict)] == ["pool", "cluster"]
    for way in workers["ways"]:
        assert isinstance(way, dict)
        assert min(float(str(way[name])) for name in ("handing_out_ms", "efficiency_of_two", "efficiency_by_clock")) > 0
