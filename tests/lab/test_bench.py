from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import quintessence
from quintessence.core.game import Refused, Values
from quintessence.jobs.protocol import Failed
from quintessence.lab import bench_jobs, loops, others, sides
from quintessence.lab.bench import CONTENTS, OTHER_ENGINES, SAMPLE, measure, report
from quintessence.lab.own import loops_of
from quintessence.text import Texts


class Rehearsed:
    """A side that answers as the test says."""

    def __init__(self, speed: Callable[[int], float]) -> None:
        self.speed = speed
        self.jobs: list[Values] = []

    def ask(self, job: Values) -> Values:
        self.jobs.append(job)
        if job["run"] == CONTENTS:
            return {"games": {"four": True}}
        if job["run"] == OTHER_ENGINES:
            return {"others": ["open_spiel chess", "open_spiel four"]}
        number = job["round"]
        assert isinstance(number, int)
        if job["loop"] == "copy":
            return {"error": "no copies"}
        return {"steps_per_s": self.speed(number), "nodes_per_s": 5.0, "checksum": number}


def test_numbers_are_medians_and_ratios_are_taken_round_by_round() -> None:
    # The machine slows down from round to round: medians apart would hide that the ratio is always 10.
    compiled, interpreted = Rehearsed(lambda number: 1000.0 / number), Rehearsed(lambda number: 100.0 / number)
    advanced: list[int] = []
    samples = measure({"compiled": compiled, "interpreted": interpreted}, [], 5, 0.1, advanced.append)
    found = report(samples)
    games, ratios = found["games"], found["ratios"]
    assert isinstance(games, list) and isinstance(games[0], dict) and isinstance(ratios, list)
    assert isinstance(games[0]["compiled"], dict)
    assert games[0]["compiled"]["steps_per_s"] == 333.3
    assert games[0]["compiled"]["copy_us"] is None
    assert games[0]["same_play"] is True
    assert {"game": "four", "side": "compiled", "against": "interpreted", "way": "engine", "ratio": 10.0} in ratios
    assert {
        "game": "four",
        "side": "compiled",
        "against": "open_spiel four",
        "way": "front_door",
        "ratio": 1.0,
    } in ratios
    assert found["errors"] == ["four, copy, compiled: no copies", "four, copy, interpreted: no copies"]
    assert advanced == [len(advanced) - 1, *[0] * (len(advanced) - 1)]
    assert [job.get("round") for job in interpreted.jobs[1:]] == [n for n in range(1, 6) for _ in range(4)]


def test_one_side_alone_gives_no_ratio_to_the_other() -> None:
    found = report(measure({"interpreted": Rehearsed(float)}, ["four"], 5, 0.1, lambda samples: None))
    games, ratios = found["games"], found["ratios"]
    assert isinstance(games, list) and isinstance(games[0], dict) and isinstance(ratios, list)
    assert games[0]["compiled"] is None
    assert games[0]["same_play"] is None
    assert all(isinstance(ratio, dict) and ratio["side"] == "interpreted" for ratio in ratios)
    assert not any(isinstance(ratio, dict) and ratio["against"] == "interpreted" for ratio in ratios)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="unknown_game"):
        measure({"interpreted": Rehearsed(float)}, ["chess"], 5, 0.1, lambda samples: None)


def test_each_loop_says_how_much_it_did() -> None:
    engine = loops.run("engine", "connect_four", 0.01, 1)
    assert set(engine) == {"steps_per_s", "games_per_s", "mean_steps", "mean_legal", "checksum"}
    assert isinstance(engine["mean_steps"], float) and 7 <= engine["mean_steps"] <= 42
    assert isinstance(engine["mean_legal"], float) and 1 <= engine["mean_legal"] <= 7
    assert set(loops.run("front_door", "connect_four", 0.01, 1)) == {"steps_per_s", "games_per_s", "mean_steps"}
    searched = loops.run("search", "connect_four", 0.01, 1)["nodes_per_s"]
    assert isinstance(searched, float) and searched > 0
    copied = loops.run("copy", "connect_four", 0.01, 1)["copy_us"]
    assert isinstance(copied, float) and copied > 0


def sample(loop: str, game: str = "connect_four", number: int = 1) -> Values:
    return {"run": SAMPLE, "loop": loop, "name": game, "seconds": 0.01, "round": number}


def test_what_goes_wrong_in_a_sample_is_an_answer_and_the_side_goes_on() -> None:
    games = bench_jobs.contents({})["games"]
    assert isinstance(games, dict) and "connect_four" in games
    with sides.Side(Path(quintessence.__file__).parent.parent, pure=True) as side:
        assert "unknown_game" in str(side.ask(sample("engine", "nothing"))["error"])
        assert "KeyError" in str(side.ask(sample("dance"))["error"])
        assert "checksum" in side.ask(sample("engine"))


def test_other_engines_run_the_same_loop() -> None:
    available = others.available(["connect_four", "earth_water_sun"])
    for name in available:
        rates = others.run(name, 0.001, 1)
        assert set(rates) == {"steps_per_s", "games_per_s", "mean_steps", "copy_us"}
    assert "open_spiel earth_water_sun" not in available


def test_the_interpreted_side_never_runs_compiled_files() -> None:
    with sides.Side(Path(quintessence.__file__).parent.parent, pure=True) as side:
        found = side.ask({"run": CONTENTS})
        assert found["compiled"] is False
        assert isinstance(found["games"], dict)
        assert set(found["games"].values()) == {False}


class Dead(Rehearsed):
    """A side whose process does not start."""

    def ask(self, job: Values) -> Values:
        return {"error": "a worker process did not start"}


def test_a_side_that_dies_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="bench_process_died"):
        measure({"interpreted": Dead(float)}, [], 5, 0.1, lambda samples: None)
    with pytest.raises(Failed, match="no package"):
        sides.Side(tmp_path, pure=True)


def test_both_sides_play_the_same_games() -> None:
    sums = {}
    opened = sides.open_sides()
    for name, side in opened.items():
        with side:
            sums[name] = side.ask(sample("engine", number=3)).get("checksum")
    assert len(set(sums.values())) == 1 or sides.is_stale()
    assert ("compiled" in sums) == (sides.compiled_root() is not None)


class Owning(Rehearsed):
    """A side whose game has a loop of its own."""

    def ask(self, job: Values) -> Values:
        if job["run"] == CONTENTS:
            return {"games": {"four": True}, "own": {"four": ["stretch"]}}
        return {"value": 4.0} if job.get("loop") == "stretch" else super().ask(job)


def test_a_game_may_measure_what_is_its_own() -> None:
    found = report(measure({"interpreted": Owning(float)}, [], 5, 0.1, lambda number: None))
    games = found["games"]
    assert isinstance(games, list) and isinstance(games[0], dict)
    assert games[0]["own"] == {"stretch": {"interpreted": 4.0}}


def test_every_loop_of_a_game_gives_a_number_and_has_its_words() -> None:
    for slug in quintessence.known_games():
        for name, loop in loops_of(slug).items():
            value = loop(0.01, 1)["value"]
            assert isinstance(value, float) and value > 0
            for language in ("en", "fr"):
                assert Texts(slug, language).has(f"bench-{name.replace('_', '-')}")
