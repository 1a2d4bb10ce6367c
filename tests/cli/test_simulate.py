from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.cli.choices import read_options

if TYPE_CHECKING:
    from tests.cli.conftest import Run

SIMULATE = ("simulate", "connect_four", "--bots", "level1,level1", "--games", "6", "--seed", "1")


def test_a_simulation_as_json(run: Run) -> None:
    done = run(*SIMULATE, "--jobs", "1", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    assert set(told) == {"game", "version", "seed", "options", "bots", "seconds", "compiled", "games", "summary"}
    assert [game["seed"] for game in told["games"]] == [f"1/{number}" for number in range(6)]
    assert told["games"][0]["bots"] == ["level1", "level1 (2)"]
    assert told["games"][1]["bots"] == ["level1 (2)", "level1"]
    assert set(told["games"][0]["outcome"]) == {"places", "totals", "scores", "reason"}
    bot = told["summary"]["bots"][0]
    assert set(bot) == {"bot", "games", "wins", "draws", "losses", "share", "interval", "mean_score"}
    assert bot["interval"][0] <= bot["share"] <= bot["interval"][1]
    assert [seat["seat"] for seat in told["summary"]["seats"]] == [0, 1]


def test_processes_change_nothing(run: Run) -> None:
    assert run(*SIMULATE, "--jobs", "2", "--json").out == run(*SIMULATE, "--jobs", "1", "--json").out


def test_a_simulation_as_tables(run: Run) -> None:
    told = run(*SIMULATE, "--jobs", "1", "--each").out
    assert all(
        words in told for words in ("Connect four: 6 games, seed 1", "By bot", "By seat", "95 % interval", "1/5")
    )
    french = run(*SIMULATE, "--jobs", "1", "--lang", "fr").out
    assert "Par robot" in french
    assert re.search("[0-9],[0-9]\u202f%", french)


def test_one_bot_sits_in_every_seat(run: Run) -> None:
    told = json.loads(run("simulate", "breaker", "--seats", "3", "--games", "1", "--jobs", "1", "--json").out)
    assert told["bots"] == ["level1", "level1 (2)", "level1 (3)"]


def test_saved_games_can_be_replayed(run: Run, tmp_path: Path) -> None:
    assert run(*SIMULATE, "--jobs", "1", "--save", str(tmp_path / "new" / "folder")).code == 0
    saved = sorted((tmp_path / "new" / "folder").iterdir())
    assert [path.name for path in saved] == [f"connect_four-{number:05}.json" for number in range(6)]
    assert quintessence.replay(saved[3].read_text()).seed.text == "1/3"


def test_records_that_cannot_be_saved_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(*SIMULATE, "--jobs", "1", "--save", str(tmp_path / "file"))
    assert "cannot be written" in done.refused()


def test_a_crash_is_told_with_its_seed(run: Run) -> None:
    done = run("simulate", "breaker", "--option", "fault=raise", "--games", "3", "--seed", "s", "--jobs", "1", "--json")
    assert done.code == 1
    assert done.err == "crashed: game with seed s/1: RuntimeError: broken on request\n"
    told = json.loads(done.out)
    assert told["games"][1]["outcome"] is None
    assert told["games"][1]["fault"] == "RuntimeError: broken on request"
    assert told["summary"]["faults"] == 1
    assert told["summary"]["finished"] == 2
    assert (
        "One game crashed" in run("simulate", "breaker", "--option", "fault=raise", "--games", "3", "--seed", "s").out
    )


def test_option_values_are_json_where_they_look_like_it(tmp_path: Path) -> None:
    file = tmp_path / "free.json"
    file.write_text('{"from": "a file"}')
    game = quintessence.load("breaker")
    read = {
        "free=58": 58,
        "free=true": True,
        "free=flat-58": "flat-58",
        'free={"a": [1]}': {"a": [1]},
        'free="58"': "58",
        "free=a=b": "a=b",
        "free=": "",
        "free=NaN": "NaN",
        f"free=@{file}": {"from": "a file"},
    }
    for text, value in read.items():
        assert read_options(game, [text]) == {"free": value}
    assert read_options(game, ["fault=none"]) == {"fault": "none"}


def test_a_ladder_is_a_table_in_markdown(run: Run, tmp_path: Path) -> None:
    words = ("ladder", "connect_four", "--levels", ",".join(LEVELS[:2]), "--games", "2", "--jobs", "1")
    lines = run(*words).out.splitlines()
    assert lines[0].startswith("Connect four, rules version 1: each level against the one below, made by `quintessence")
    assert lines[2] == "| level | against | games | won | drawn | lost | share | 95 % interval |"
    assert lines[3] == "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    assert lines[4].startswith(f"| {LEVELS[1]} | {LEVELS[0]} | 2 |")
    assert run(*words, "--out", str(tmp_path / "ladder.md")).out == ""
    assert (tmp_path / "ladder.md").read_text().splitlines() == lines
