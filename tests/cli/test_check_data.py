"""`check-data`: a person copies a game's data, changes them, is told what is wrong, and plays with them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where replaced data belong: a folder of the test's own."""
    folder = tmp_path / "replaced"
    monkeypatch.setenv("QUINTESSENCE_DATA_FILES", str(folder))
    return folder


@pytest.fixture
def copy(run: Run, tmp_path: Path) -> Path:
    """A copy of Ephyran's data, to be changed."""
    path = tmp_path / "mine.toml"
    assert run("check-data", "ephyran", "--write", str(path)).code == 0
    return path


def spoiled(path: Path, *changes: tuple[str, str]) -> str:
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return str(path)


def alone(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own, which loads the game with the data that are in place by now."""
    command = [sys.executable, "-P", "-m", "quintessence.cli", *words]
    return subprocess.run(command, env=dict(os.environ), capture_output=True, text=True, check=False)


def test_a_copy_is_right_and_is_played_with(run: Run, copy: Path) -> None:
    done = run("check-data", str(copy))
    assert (done.code, done.err) == (0, "")
    assert f"{copy} is right: data of a game (ephyran)." in done.out
    assert "cards: reconstructed" in done.out
    assert "8 random matches" in done.out
    assert "--install" in done.out


def test_a_copy_never_overwrites(run: Run, copy: Path) -> None:
    assert "is there already" in run("check-data", "ephyran", "--write", str(copy)).refused()


def test_every_fault_has_its_line(run: Run, copy: Path) -> None:
    file = spoiled(copy, ("cards = 4", 'cards = "four"'), ("zones = 4", "zones = 5"), ("[tokens]", "[coins]"))
    done = run("check-data", file)
    assert done.code == 1
    lines = copy.read_text(encoding="utf-8").splitlines()
    zones, cards, coins = (lines.index(text) + 1 for text in ("zones = 5", 'cards = "four"', "[coins]"))
    assert done.out.splitlines() == [
        f"{file}: tokens: this is missing",
        f"{file}, line {zones}: territories.zones: the rules rest on this, it cannot change: expected 4, found: 5",
        f"{file}, line {cards}: dionysos.cards: expected a whole number, found: four",
        f"{file}, line {coins}: coins: this is not known here (known: gods, territories, objects, hand, "
        "supports, score, dionysos, tokens, creatures, cards)",
    ]


def test_what_cards_mean_is_checked_too_in_both_languages(run: Run, copy: Path) -> None:
    card = '"triton-1/bull-3"'
    fewer = (' "triton-1/dragon-4",', "")  # a deck may have only so many cards
    file = spoiled(copy, fewer, (card, f'"kelpie-1/twins", "siren-9/take",\n    {card}, {card}'))
    line = next(n for n, text in enumerate(copy.read_text(encoding="utf-8").splitlines(), 1) if "kelpie" in text)
    assert run("check-data", file).out.splitlines() == [
        f"{file}, line {line}: cards.two_territories[1]: kelpie-1/twins: there is no creature or support “kelpie”",
        f"{file}, line {line}: cards.two_territories[2]: siren-9/take: “siren-9” has no zone number from 1 to 4",
        f"{file}, line {line + 1}: cards.two_territories[4]: this card is there already: triton-1/bull-3",
    ]
    french = run("check-data", file, "--lang", "fr").out
    assert f"{file}, ligne {line}\u00a0: cards.two_territories[1]\u00a0: kelpie-1/twins\u00a0: il n’y a ni" in french


def test_the_faults_as_json(run: Run, copy: Path) -> None:
    file = spoiled(copy, ("zones = 4", "zones = 5"))
    (told,) = json.loads(run("check-data", file, "--json").out)
    assert (told["data"], told["file"], told["played"]) == ("ephyran", file, None)
    (fault,) = told["faults"]
    assert (fault["path"], fault["code"]) == ("territories.zones", "data_fixed")
    assert "zones = 5" in copy.read_text(encoding="utf-8").splitlines()[fault["line"] - 1]


def test_a_file_that_is_no_toml_is_told_where(run: Run, copy: Path) -> None:
    file = spoiled(copy, ("[gods]", "[gods"))
    done = run("check-data", file, "--game", "ephyran")
    assert done.code == 1
    assert "this is not TOML" in done.out and "line" in done.out


def test_a_file_is_put_in_place_and_played_with(run: Run, copy: Path, place: Path, tmp_path: Path) -> None:
    file = spoiled(
        copy,
        ("lagoon = { ", 'lagoon = { kelpie = "horse", '),
        ("territory_and_support = [", 'territory_and_support = ["kelpie-1/twins",'),
    )
    done = run("check-data", file, "--install")
    assert done.code == 0
    assert "cards: replaced by you" in done.out and "gods: printed in the rulebook" in done.out
    assert (place / "ephyran.toml").read_text(encoding="utf-8") == copy.read_text(encoding="utf-8")
    assert "It is in force" in alone("check-data", "ephyran").stdout
    assert "data: replaced by an owner of the box" in alone("games").stdout
    kept = tmp_path / "match.json"
    played = alone("play", "ephyran", "--watch", "--seed", "7", "--save", str(kept))
    assert played.returncode == 0, played.stderr
    assert json.loads(kept.read_text(encoding="utf-8"))["data"]
    assert alone("verify", str(kept)).returncode == 0
    assert run("verify", str(kept)).code == 0  # this process has the package's data; the record brings its own


def test_a_wrong_file_in_place_is_named_in_one_line_and_not_used(copy: Path, place: Path, tmp_path: Path) -> None:
    place.mkdir()
    spoiled(copy, ("zones = 4", "zones = 5"), ("cards = 4", "cards = true"))
    copy.rename(place / "ephyran.toml")
    kept = tmp_path / "match.json"
    played = alone("play", "ephyran", "--watch", "--seed", "7", "--save", str(kept))
    assert played.returncode == 0
    said = [line for line in played.stderr.splitlines() if "ephyran" in line]
    assert len(said) == 1
    assert f"{place / 'ephyran.toml'} is refused: territories.zones:" in said[0] and "(and 1 more;" in said[0]
    assert "data" not in json.loads(kept.read_text(encoding="utf-8"))
    listed = alone("games")
    assert listed.returncode == 0 and "is refused" in listed.stderr and "Ephyran" in listed.stdout
    checked = alone("check-data", "ephyran")
    assert checked.returncode == 1 and len(checked.stdout.splitlines()) == 2


def test_a_game_of_several_files_names_each(run: Run, tmp_path: Path) -> None:
    done = run("check-data", "terra_mystica.factions", "--write", str(tmp_path / "factions.toml"))
    assert done.code == 0
    file = spoiled(
        tmp_path / "factions.toml", ('home = "desert"', 'home = "beach"'), ("power = [7, 5, 0]", "power = [7]")
    )
    told = run("check-data", file)
    assert told.code == 1
    assert [line.split(": ")[1] for line in told.out.splitlines()] == ["fakirs.home", "fakirs.power"]


def test_letters_of_the_automa_that_fit_no_board_are_found(run: Run, tmp_path: Path) -> None:  # AU-26
    file = tmp_path / "terra_mystica.automa.toml"
    assert run("check-data", "terra_mystica.automa", "--write", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('plains = ["H2", "B2"', 'plains = ["H1", "B2"'), encoding="utf-8")
    done = run("check-data", str(file))
    assert done.code == 1 and 'automa_letters (board="fjords", hex="H1", terrain="plains")' in done.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.toml"], "there is no file nowhere.toml"),
        (["connect_four"], "connect_four has no data that could be replaced"),
        (["terra_mystica.pieces"], "terra_mystica, terra_mystica.boards, terra_mystica.factions"),
        (["nowhere.toml", "--write"], "--write copies the data of a game"),
    ],
)
def test_what_cannot_be_checked_is_refused(run: Run, words: list[str], said: str) -> None:
    assert said in run("check-data", *words).refused()


def test_a_file_of_no_game_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "chess.toml"
    path.write_text("[pieces]\n", encoding="utf-8")
    assert "does not say which game" in run("check-data", str(path)).refused()


def test_without_a_folder_nothing_is_put_in_place(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTESSENCE_DATA_FILES", "")
    assert "there is no folder for replaced data" in run("check-data", "ephyran", "--write").refused()
    checked = run("check-data", "ephyran")
    assert checked.code == 0 and "there is no folder for replaced data" in checked.out
