from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.cli.choices import read_options

if TYPE_CHECKING:
    from tests.cli.conftest import Run

SIMULATE = ("simulate", "connect_four", "--bots", "level1,level1", "--games", "6", "--seed", "1")


def test_a_simulation_as_json(run: Run) -> None:
    done = run(*SIMULATE, "--jobs", "1", "--json")
    found = json.loads(done.out)
    assert done.code == 0
    head = {"game", "version", "data", "variant", "seed", "options", "bots", "seconds", "compiled"}
    assert set(found) == {*head, "games", "summary"}
    assert (found["data"], found["variant"]) == ("", "")
    assert [game["seed"] for game in found["games"]] == [f"1/{number}" for number in range(6)]
    assert found["games"][0]["bots"] == ["level1", "level1 (2)"]
    assert found["games"][1]["bots"] == ["level1 (2)", "level1"]
    assert set(found["games"][0]["outcome"]) == {"places", "totals", "scores", "reason"}
    bot = found["summary"]["bots"][0]
    assert set(bot) == {"bot", "games", "wins", "draws", "losses", "share", "interval", "mean_score"}
    assert bot["interval"][0] <= bot["share"] <= bot["interval"][1]
    assert [seat["seat"] for seat in found["summary"]["seats"]] == [0, 1]


def test_processes_change_nothing(run: Run) -> None:
    assert run(*SIMULATE, "--jobs", "2", "--json").out == run(*SIMULATE, "--jobs", "1", "--json").out


def test_a_simulation_as_tables(run: Run) -> None:
    found = run(*SIMULATE, "--jobs", "1", "--each").out
    assert all(
        words in found for words in ("Connect four: 6 games, seed 1", "By bot", "By seat", "95 % interval", "1/5")
    )
    french = run(*SIMULATE, "--jobs", "1", "--lang", "fr").out
    assert "Par robot" in french
    assert re.search("[0-9],[0-9]\u202f%", french)


def test_one_bot_sits_in_every_seat(run: Run) -> None:
    found = json.loads(run("simulate", "breaker", "--seats", "3", "--games", "1", "--jobs", "1", "--json").out)
    assert found["bots"] == ["level1", "level1 (2)", "level1 (3)"]


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
    found = json.loads(done.out)
    assert found["games"][1]["outcome"] is None
    assert found["games"][1]["fault"] == "RuntimeError: broken on request"
    assert found["summary"]["faults"] == 1
    assert found["summary"]["finished"] == 2
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


def test_allies_climb_a_ladder_as_teams(run: Run) -> None:
    words = ("ladder", "erythro", "--levels", "level1,level2", "--games", "1", "--seats", "3", "--jobs", "1")
    lines = run(*words).out.splitlines()
    assert "--seats 3" in lines[0]
    assert [line.split(" | ")[0] for line in lines[4:]] == ["| level1", "| level2"]
    assert all(line.count("|") == 8 for line in lines[2:])


BOT = """
class Last:
    def __init__(self, game, seed, seconds):
        pass

    def choose(self, knowledge):
        return knowledge.legal()[-1]
"""


@pytest.fixture
def gentle(tmp_path: Path) -> Path:
    """A village whose fire is easily put out."""
    text = (Path(__file__).parent.parent.parent / "examples" / "embers" / "data.toml").read_text()
    path = tmp_path / "gentle.toml"
    path.write_text(re.sub(r"(?m)^(gusts|fires|heat) = [0-9]+", r"\1 = 1", text))
    return path


def test_a_side_without_a_seat_is_listed_like_a_bot(run: Run) -> None:
    words = ("simulate", "embers", "--seats", "1", "--games", "3", "--seed", "1", "--jobs", "1")
    found = json.loads(run(*words, "--json").out)
    assert [side["side"] for side in found["summary"]["sides"]] == ["fire"]
    assert found["summary"]["sides"][0]["games"] == 3
    assert found["games"][0]["outcome"]["sides"][0]["code"] == "fire"
    table = run(*words, "--each").out
    assert "By side that nobody sits at" in table
    assert table.count("the fire") == 4
    assert "mean points" in table


def test_variants_are_played_with_the_same_seeds_and_compared(run: Run, gentle: Path, tmp_path: Path) -> None:
    words = ("simulate", "embers", "--bots", "level3,level3", "--games", "4", "--seed", "1", "--jobs", "1")
    both = (*words, "--data", "package", "--data", str(gentle))
    found = json.loads(run(*both, "--json").out)["variants"]
    assert [one["data"] for one in found] == ["package", "gentle"]
    assert found[0]["variant"] == "" and len(found[1]["variant"]) == 64
    assert [game["seed"] for game in found[0]["games"]] == [game["seed"] for game in found[1]["games"]]
    assert found[0]["games"] == json.loads(run(*words, "--json").out)["games"]
    shown = run(*both, "--save", str(tmp_path / "games")).out
    assert "Embers with the data of “gentle”: 4 games, seed 1" in shown
    compared = shown[shown.index("Variants compared") :]
    assert re.search(r"package +gentle", compared)
    assert "level3 (2): share" in compared and "the fire: share" in compared and "mean length" in compared
    record = next((tmp_path / "games" / "gentle").iterdir())
    assert quintessence.replay(record.read_text()).game.variant.fingerprint == found[1]["variant"]


def test_what_is_wrong_with_data_is_refused(run: Run, gentle: Path, tmp_path: Path) -> None:
    assert "there is no file" in run("simulate", "embers", "--data", str(tmp_path / "none.toml")).refused()
    assert "has no data" in run("simulate", "connect_four", "--data", str(gentle)).refused()
    gentle.write_text("fire = 1")
    assert "embers" in run("simulate", "embers", "--data", str(gentle)).refused()
    assert "embers" in run("ladder", "embers", "--data", str(gentle)).refused()
    twice = run("play", "embers", "--data", str(gentle), "--data", str(gentle)).refused()
    assert "two files stand for the same data" in twice


def test_bots_of_ones_own_play_in_simulations_and_ladders(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_bots.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    words = ("simulate", "connect_four", "--bots", "own_bots:Last,level3", "--games", "4", "--seed", "1", "--json")
    alone, together = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert alone.out == together.out
    found = json.loads(alone.out)
    assert found["bots"] == ["own_bots:Last", "level3"] and found["summary"]["faults"] == 0
    ladder = run(
        "ladder", "connect_four", "--levels", "level1", "--bots", "own_bots:Last", "--games", "2", "--jobs", "1"
    )
    assert "| own_bots:Last | level1 | 2 |" in ladder.out
    assert "--levels level1 --bots own_bots:Last`" in ladder.out
    assert "cannot be loaded" in run("simulate", "connect_four", "--bots", "own_bots:Nobody").refused()
    assert "there is no bot “level9”" in run("simulate", "connect_four", "--bots", "level9").refused()
