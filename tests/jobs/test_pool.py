from __future__ import annotations

import os
from pathlib import Path

import pytest

import quintessence
from quintessence.core.game import IllegalAction, Values
from quintessence.jobs.pool import Pool
from quintessence.jobs.protocol import Failed, Overran


def job(name: str, /, **values: str | float) -> Values:
    return {"run": f"errands:{name}", **values}


def test_a_job_is_answered_in_another_process_and_printing_disturbs_nothing() -> None:
    with Pool(1) as pool:
        first, second = (pool.run(job("echo", text=text)) for text in ("é", "b"))
    assert first["text"] == "é" and first["read"] == ""
    assert first["process"] == second["process"] != os.getpid()


def test_all_jobs_are_answered_and_numbered() -> None:
    with Pool(2) as pool:
        answers = dict(pool.run_all(job("echo", text=str(number)) for number in range(7)))
    assert [answers[number]["text"] for number in range(7)] == [str(number) for number in range(7)]
    assert len({str(answer["process"]) for answer in answers.values()}) <= 2


def test_what_goes_wrong_is_raised_as_what_it_is() -> None:
    with Pool(1) as pool:
        with pytest.raises(IllegalAction, match="too_poor") as refused:
            pool.run(job("refuse"))
        assert refused.value.values == {"missing": 2}
        with pytest.raises(Failed, match="RuntimeError: on a stone"):
            pool.run(job("stumble"))
        with pytest.raises(Failed, match="TypeError"):
            pool.run(job("babble"))
        with pytest.raises(Failed, match="AttributeError"):
            pool.run(job("unheard_of"))
        assert pool.run(job("echo", text="still there"))["text"] == "still there"


def test_a_job_that_killed_its_process_is_repeated_once_and_then_told(tmp_path: Path) -> None:
    jobs = [job("die"), job("echo", text="a"), job("die_once", mark=str(tmp_path / "mark")), job("echo", text="b")]
    with Pool(2) as pool:
        answers = dict(pool.run_all(jobs))
    assert answers[0] == {"error": "the process died"}
    assert answers[2] == {"text": "at the second time"}
    assert [answers[number]["text"] for number in (1, 3)] == ["a", "b"]


def test_a_job_that_takes_too_long_is_stopped_and_its_process_replaced() -> None:
    with Pool(1) as pool:
        with pytest.raises(Overran):
            pool.run(job("nap", seconds=60), 0.2)
        assert pool.run(job("echo", text="fresh"))["text"] == "fresh"


def test_whoever_stops_listening_ends_the_processes() -> None:
    pool = Pool(2)
    answers = pool.run_all([job("echo", text="a"), job("nap", seconds=60), job("nap", seconds=60)])
    number, _ = next(answers)
    assert number == 0
    answers.close()  # type: ignore[attr-defined]
    with pytest.raises(Failed, match="closed"):
        pool.run(job("echo", text="late"))


def test_a_process_can_run_another_source_tree_with_variables_of_its_own(tmp_path: Path) -> None:
    package = Path(quintessence.__file__).parent
    (tmp_path / "quintessence").symlink_to(package)
    with Pool(1, root=tmp_path, pure=True, variables={"QUINTESSENCE_GAMES": "elsewhere"}) as pool:
        found = pool.run(job("where"))
    assert found == {"file": str(tmp_path / "quintessence" / "__init__.py"), "games": "elsewhere"}


def test_a_process_that_cannot_start_fails(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="no package"):
        Pool(1, root=tmp_path)
    (tmp_path / "quintessence" / "jobs").mkdir(parents=True)
    (tmp_path / "quintessence" / "jobs" / "worker.py").touch()
    (tmp_path / "quintessence" / "__init__.py").write_text("raise SystemExit(1)\n")
    with Pool(1, root=tmp_path) as pool, pytest.raises(Failed, match="did not start"):
        pool.run(job("echo", text="nobody"))
