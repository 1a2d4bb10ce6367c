"""The commands of the lab, on toys whose answers are known."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
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
