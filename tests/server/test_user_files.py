"""Files that people send are read by workers: what would cost too much is refused, and the server stays as it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quintessence.service.workers.file_jobs import read_variant
from tests.server.serving import ME, SCREEN, Person, Running, server

pytestmark = pytest.mark.own_server

MEGABYTE = 1024 * 1024
WORKER = 256
"""Megabytes of a worker."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server(tmp_path_factory.mktemp("data"), {"worker_bytes": WORKER * MEGABYTE, "workers": 1}) as found:
        yield found


def memory(running: Running) -> int:
    """The most megabytes that the server and its workers have had, each at its own time; 0 where nobody tells."""
    peaks = [Path(f"/proc/{pid}/status").read_text() for pid in family(running.pid)]
    lines = [line for text in peaks for line in text.splitlines() if line.startswith("VmHWM")]
    return sum(int(line.split()[1]) // 1024 for line in lines)


def family(pid: int) -> list[int]:
    """A process, and those that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="only there a process's memory is told")
def test_sixty_kilobytes_of_dotted_keys_are_refused_at_once(running: Running, person: Callable[[], Person]) -> None:
    one = person()
    one.post("games/ephyran/variants", {"files": {"ephyran": "nonsense"}}, 422)  # a worker has started
    before = memory(running)
    answer = one.post("games/ephyran/variants", {"files": {"ephyran": "a." * 29_999 + "a = 1"}}, 422)
    assert answer["code"] == "variant_refused"
    assert [fault["code"] for fault in answer["values"]["faults"]] == ["data_too_deep"]
    assert memory(running) < before + 50


def test_a_file_is_read_in_bounded_memory(running: Running, person: Callable[[], Person]) -> None:
    """Two megabytes of numbers make some hundred megabytes of objects: more than a small worker has."""
    one = person()
    body = '{"actions":[' + ",".join(["1"] * 900_000) + "]}"
    answers = [one.http.post(f"/api/{path}", content=body) for path in ("records", "mine/games")]
    assert [answer.status_code for answer in answers] == [422, 422]
    table = one.new_table(ME, SCREEN)
    assert one.post(f"tables/{table['id']}/hint", {"seat": table["state"]["to_act"][0]})


def brought(id_: str = "abc", **more: Any) -> Any:
    seats = [{"name": "Ada", "kind": "me", "level": None}, {"name": "", "kind": "bot", "level": "level1"}]
    game: dict[str, Any] = {
        "id": id_,
        "game": "earth_water_sun",
        "relation": "rivals",
        "sides": [],
        "seats": seats,
        "held": [0],
    }
    game |= {"result": None, "casual": False, "origin": "new", "played": 3, "created": 1.0, "updated": 2.0}
    return {**game, **more}


def test_a_game_that_is_brought_along_is_refused_where_it_is_none(person: Callable[[], Person]) -> None:
    one = person()
    for body, code in (
        (b"[" * 1000, "too_deep"),
        (b"[]", "malformed_message"),
        (b"{", "malformed_message"),
        (b"\xff", "malformed_message"),
        (json.dumps(brought(record="text")).encode(), "malformed_message"),
    ):
        answer = one.http.post("/api/mine/games", content=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert one.post("mine/games", brought(record={"seed": "é" * 10})) == {"added": True, "record": True}


def test_a_record_is_measured_as_it_is_stored(person: Callable[[], Person]) -> None:
    one, most = person(), 256 * 1024
    frame = len(json.dumps({"seed": ""}, separators=(",", ":")))
    for extra, is_kept in ((0, True), (1, False)):
        record = {"seed": "é" * ((most - frame) // 2) + "x" * extra + "y" * ((most - frame) % 2)}
        added = one.post("mine/games", brought(f"game{extra}", record=record))
        assert added == {"added": True, "record": is_kept}


def test_only_so_many_faults_of_a_file_are_told() -> None:
    """One file of 50 kB had two thousand, which took the server as long as a long list."""
    text = "\n".join(f"[part{number}]\nvalue = {number}" for number in range(500))
    found = read_variant({"game": "earth_water_sun", "files": {"earth_water_sun": text}})
    faults = found["faults"]
    assert isinstance(faults, list) and len(faults) == 100 and faults[0]
