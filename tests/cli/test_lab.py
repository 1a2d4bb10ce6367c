"""The commands of the lab, on toys whose answers are known."""

from __future__ import annotations

import json
import signal
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from quintessence.core.game import Action
    from quintessence.core.knowledge import SeatKnowledge
    from tests.cli.conftest import Run

DATA = Path(__file__).parent.parent / "lab" / "toys" / "scales" / "data.toml"
BEST = "tests.lab.players:Best"


@pytest.fixture
def bonus(tmp_path: Path) -> str:
    """A variant in which White has a bonus."""
    path = tmp_path / "bonus.toml"
    path.write_text(DATA.read_text().replace("bonus = 0", "bonus = 1"))
    return str(path)


def test_a_comparison_in_words(run: Run, bonus: str) -> None:
    words = ("lab", "compare", "scales", "--variant", bonus, "--bots", BEST, "--games", "20", "--jobs", "1")
    done = run(*words)
    assert done.code == 0
    assert "20 games of each variant on the same seeds, seed 1" in done.out
    assert "bonus: 20 of 20 games changed." in done.out
    assert "Wins of Player 1: 50.0 % with the package’s data" in done.out
    (white,) = [line for line in done.out.splitlines() if line.startswith("Wins with White")]
    assert white.split()[3:] == [
        "50.0",
        "%",
        "100.0",
        "%",
        "+50.0",
        "%",
        "*",
        "+50.0",
        "%",
        "…",
        "+50.0",
        "%",
        "–",
        "–",
    ]
    french = run(*words, "--lang", "fr").out
    assert "parties changées : 20 sur 20" in french.replace("\u00a0", " ")


def test_a_variant_that_is_not_felt_is_told_so(run: Run) -> None:
    done = run("lab", "compare", "scales", "--variant", "package", "--bots", BEST, "--games", "20", "--jobs", "1")
    assert "none of 20 games changed: this is not felt here" in done.out
    assert "at most 16.1 % of games would change" in done.out


def test_ctrl_c_ends_a_comparison_with_what_is_known(run: Run, bonus: str) -> None:
    Interrupting.is_pressed = False
    words = ("--bots", "tests.cli.test_lab:Interrupting", "--games", "100000", "--jobs", "1", "--json")
    done = run("lab", "compare", "scales", "--variant", bonus, *words)
    assert done.code == 0 and "Ctrl-C again leaves at once" in done.err
    found = json.loads(done.out)
    assert (found["games"], found["stopped_by"]) == (Interrupting.AFTER, "stopped")
    assert found["variants"][0]["changed"] > 0


class Interrupting:
    """A bot that presses Ctrl-C once, in the middle of a game that is still finished, and of its variant."""

    AFTER = 6
    is_pressed = False

    def __init__(self, game: object, seed: str, seconds: object) -> None:
        self._is_last = f"/{self.AFTER - 1}/" in seed

    def choose(self, knowledge: SeatKnowledge) -> Action:
        if self._is_last and not Interrupting.is_pressed:
            Interrupting.is_pressed = True
            signal.raise_signal(signal.SIGINT)
        return knowledge.legal()[-1]


def test_a_comparison_as_json(run: Run, bonus: str) -> None:
    words = ("--bots", BEST, "--games", "6", "--jobs", "1", "--kind", "card", "--json")
    found = json.loads(run("lab", "compare", "scales", "--variant", bonus, "--variant", "package", *words).out)
    assert (found["games"], found["chief"], found["stopped_by"]) == (6, "wins_by_seat:0", "games")
    assert [(one["variant"], one["changed"]) for one in found["variants"]] == [("bonus", 6), ("package", 0)]
    measures = {one["measure"]: one for one in found["variants"][0]["measures"]}
    assert measures["wins_by_trait:colour-black"]["difference"] == -0.5
    assert measures["taken:card=stone"]["base"] == 1
    assert "wins_by_bot:0" not in measures


def test_a_crash_in_a_comparison_is_told_with_its_seed(run: Run, bonus: str) -> None:
    done = run(
        "lab",
        "compare",
        "scales",
        "--variant",
        bonus,
        "--bots",
        "tests.cli.test_lab:Crash",
        "--games",
        "2",
        "--jobs",
        "1",
    )
    assert done.code == 1
    assert "RuntimeError: on purpose" in done.err


class Crash:
    """A bot that goes wrong."""

    def __init__(self, game: object, seed: str, seconds: object) -> None:
        pass

    def choose(self, knowledge: object) -> None:
        raise RuntimeError("on purpose")


def test_a_table_goes_to_a_spreadsheet_and_comes_back_as_a_variant(run: Run, tmp_path: Path) -> None:
    sheet, variant = tmp_path / "table.csv", tmp_path / "luck.toml"
    assert run("lab", "table", "scales").out.split() == ["cards", "table"]
    assert run("lab", "table", "scales", "table", "--out", str(sheet)).code == 0
    assert sheet.read_text() == "name,(value)\nprovenance,printed\nrounds,2\nbonus,0\nluck,0\n"
    sheet.write_text(sheet.read_text().replace("luck,0", "luck,4"))
    assert run("lab", "table", "scales", "table", "--from", str(sheet), "--out", str(variant)).code == 0
    assert tomllib.loads(variant.read_text())["table"]["luck"] == 4
    again = run("lab", "table", "scales", "cards", "--data", str(variant))
    assert again.out == "name,(value)\nprovenance,printed\nfeather,1\nstone,3\n"


def test_a_fault_of_a_sheet_is_told_by_row_and_column(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "table.csv"
    sheet.write_text("name,(value)\nprovenance,printed\nrounds,many\nbonus,300\nluck,0\n")
    done = run("lab", "table", "scales", "table", "--from", str(sheet))
    assert (done.code, done.out) == (1, "")
    first, second = done.err.splitlines()
    assert first == f"{sheet}, row 3, column “(value)”: expected a whole number, found: many"
    assert second == f"{sheet}, row 4, column “(value)”: expected a whole number from 0 to 255, found: 300"
    sheet.write_text("name,(value)\nprovenance,printed\nrounds,2\nluck,0\n")
    missing = run("lab", "table", "scales", "table", "--from", str(sheet))
    assert missing.err == f"{sheet}: table.bonus: this is missing\n"


def test_data_that_are_no_toml_are_refused_with_file_and_line(run: Run, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[cards]\nstone = = 3\n")
    line = run("simulate", "scales", "--data", str(broken)).refused()
    assert line == f"quintessence: {broken}, line 2: this is not TOML: Invalid value"
    broken.write_text(DATA.read_text().replace("luck = 0", 'luck = "much"'))
    line = run("simulate", "scales", "--data", str(broken)).refused()
    assert line.startswith(f"quintessence: {broken}, line 10: the data of scales are wrong at table.luck (data_kind);")
    broken.write_text("[cards\n")
    assert f"{broken}, line 1: this is not TOML" in run("simulate", "scales", "--data", str(broken)).refused()


def test_every_measure_of_a_game_is_told(run: Run) -> None:
    words = ("lab", "measure", "scales", "--bots", f"{BEST},tests.lab.players:Worst", "--games", "8", "--jobs", "1")
    done = run(*words, "--luck", "--skill", f"tests.lab.players:Worst,{BEST}")
    assert done.code == 0
    assert all(
        name in done.out
        for name in ("Wins of tests.lab.players:Best", "Rounds in a game", "Decisions with a real choice")
    )
    found = json.loads(run(*words, "--luck", "--skill", f"tests.lab.players:Worst,{BEST}", "--json").out)
    measures = {one["measure"]: one["value"] for one in found["measures"]}
    expected = {"wins_by_bot:0": 1, "wins_by_seat:0": 0.5, "length_rounds": 2, "branching": 2, "real_choices": 0}
    assert {name: measures[name] for name in expected} == expected
    assert found["luck"] is None  # the better bot wins every game: there is nothing to explain
    assert 2 < found["skill"] < 3  # eight games of eight count as fifteen in sixteen


def test_allies_have_no_ladder_of_skill(run: Run) -> None:
    assert "all play together here" in run("lab", "measure", "embers", "--skill", "--games", "2").refused()


def test_what_each_card_is_worth_is_told_the_dearest_first(run: Run) -> None:
    words = ("lab", "worth", "scales", "--kind", "card", "--bots", BEST, "--games", "6", "--jobs", "1")
    rows = [line.split() for line in run(*words).out.splitlines()[-2:]]
    assert [row[0] for row in rows] == ["Stone", "Feather"]
    assert rows[0][1:5] == ["6", "6", "+50.0", "%"] and rows[1][1:5] == ["6", "0", "0.0", "%"]
    found = json.loads(run(*words, "--forbid", "card=stone", "--forbid", "card=feather", "--json").out)
    assert found["to"] == "one"
    assert {tuple(one["things"]): one["wins"] for one in found["worths"]} == {
        ("card=stone",): 0.5,
        ("card=stone", "card=feather"): 0,
        ("card=feather",): 0,
    }


def test_a_sweep_tells_each_value_and_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    words = [
        "lab",
        "sweep",
        "scales",
        "--change",
        "cards.feather",
        "1,3,9",
        "--bots",
        f"{BEST},tests.lab.players:Worst",
    ]
    words += ["--games", "4", "--jobs", "1", "--keep", str(tmp_path / "kept")]
    done = run(*words)
    assert done.code == 0
    assert "Games played now: 12; already there: 4." in done.out  # a feather of 1 is the package's own
    rows = [line.split() for line in done.out.splitlines() if line.startswith("cards.feather")]
    assert [(row[2], row[3], row[4]) for row in rows] == [("1", "0", "100.0"), ("3", "4", "50.0"), ("9", "4", "0.0")]
    found = json.loads(run(*words, "--json").out)
    assert (found["played"], found["kept"]) == (0, 16)
    assert [one["variant"] for one in found["variants"]] == [f"cards.feather = {value}" for value in (1, 3, 9)]


def test_a_second_ctrl_c_leaves_at_once(run: Run, bonus: str) -> None:
    words = ("--bots", "tests.cli.test_lab:Impatient", "--games", "100000", "--jobs", "1")
    before = signal.getsignal(signal.SIGINT)  # a run in the background may have been started without one
    done = run("lab", "compare", "scales", "--variant", bonus, *words)
    assert (done.code, done.out) == (130, "")
    assert signal.getsignal(signal.SIGINT) is before


class Impatient(Crash):
    """A bot that presses Ctrl-C at every decision."""

    def choose(self, knowledge: object) -> None:
        signal.raise_signal(signal.SIGINT)


def test_an_interrupted_comparison_goes_on_where_it_stopped(run: Run, bonus: str, tmp_path: Path) -> None:
    words = ("lab", "compare", "scales", "--variant", bonus, "--bots", BEST, "--jobs", "1", "--json")
    kept = tmp_path / "kept"
    run(*words, "--games", "3", "--keep", str(kept))
    crashed = ("lab", "compare", "scales", "--variant", bonus, "--bots", "tests.cli.test_lab:Crash", "--jobs", "1")
    assert run(*crashed, "--games", "3", "--keep", str(kept)).code == 1  # games of another bot are not taken for them
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in kept.iterdir())
    assert lines == 6
    again = run(*words, "--games", "3", "--keep", str(kept))
    assert json.loads(again.out) == json.loads(run(*words, "--games", "3").out)
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in kept.iterdir()) == 6


def test_what_could_not_be_written_is_refused_before_any_game(run: Run, bonus: str, tmp_path: Path) -> None:
    words = ("lab", "compare", "scales", "--variant", bonus, "--bots", "tests.cli.test_lab:Crash", "--jobs", "1")
    (tmp_path / "file").write_text("", encoding="utf-8")
    inside = tmp_path / "file" / "report.html"
    assert f"{inside} cannot be written" in run(*words, "--report", str(inside)).refused()
    (tmp_path / "folder.json").mkdir()
    assert "folder.json cannot be written" in run(*words, "--out", str(tmp_path / "folder.json")).refused()


def test_of_many_faults_some_are_told_and_the_rest_counted(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    sheet.write_text("name,(value),colour\n" + "".join(f"a{row},1,red\n" for row in range(500)), encoding="utf-8")
    done = run("lab", "table", "scales", "cards", "--from", str(sheet))
    first, *_, last = lines = done.err.splitlines()
    assert done.code == 1 and len(lines) == 31
    assert "row 2, column “colour”" in first and last == "and 470 more"


def test_what_is_no_cluster_is_refused(run: Run) -> None:
    done = run("lab", "compare", "scales", "--variant", "package", "--bots", BEST, "--cluster", "here")
    assert done.code == 2 and "“here” is no cluster: write tcp://host:port, or local:N" in done.err
