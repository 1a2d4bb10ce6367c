"""The terminal table, played through its standard input."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from platformdirs import user_data_path

import quintessence
from quintessence.core.places import data_folder
from quintessence.terminal.drawing import draw_plainly, drawing_of

if TYPE_CHECKING:
    from tests.cli.conftest import Done, Run

Play = Callable[..., "Done"]
WIN = "1\n2\n1\n2\n1\n2\n1\n"


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Plays connect four with these lines typed."""

    def play_lines(typed: str, *words: str) -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run("play", "connect_four", "--terminal", *words)

    return play_lines


def saved(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "quintessence").glob("*.json"))


def test_two_people_play_a_whole_match(play: Play, tmp_path: Path) -> None:
    done = play(WIN, "--hot-seat", "--seed", "1", "--save", str(tmp_path / "m.json"))
    assert done.code == 0
    assert done.out.count("Yellow drops a disc into column 1.") == 4
    assert "The match is over: four in a line\nYellow wins.\n" in done.out
    assert "Seed of the deal: 1" in done.out
    assert quintessence.replay((tmp_path / "m.json").read_text()).outcome() is not None


def test_a_person_plays_against_a_bot(play: Play) -> None:
    done = play("quit\n", "--seat", "2", "--bot", "level1", "--seed", "1")
    assert done.code == 0
    assert "Red at the keyboard, the others are bots (level1)." in done.out
    assert done.out.count("Yellow drops a disc") == 1


def test_bots_play_alone(play: Play) -> None:
    assert "wins." in play("", "--watch", "--seed", "1").out


def test_who_leaves_finds_the_match_again(play: Play, tmp_path: Path) -> None:
    done = play("3\n", "--seat", "1,2", "--seed", "1")
    (path,) = saved(tmp_path)
    assert f"The match is kept in {path}." in done.out
    assert json.loads(path.read_text())["table"] == {"people": [0, 1], "bot": "level1"}
    again = play("4\nquit\n", "--resume")
    assert "Red drops a disc into column 4." in again.out
    assert saved(tmp_path) == [path]
    assert len(quintessence.replay(path.read_text()).history()) == 2
    assert "Yellow · Choose a column." in play("", "--resume", str(path)).out


def test_an_interrupt_keeps_the_match(play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(prompt: object = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert play("", "--hot-seat").code == 0
    assert len(saved(tmp_path)) == 1


def test_a_record_of_another_game_is_not_resumed(run: Run, record: Path) -> None:
    assert "is a match of connect_four" in run("play", "breaker", "--resume", str(record)).refused()


def test_rows_and_letters_choose_too(play: Play) -> None:
    told = play("drop 3\nDROP 4\ncolumn 5\nzzz\n99\n0\n\nquit\n", "--hot-seat").out
    assert "Yellow drops a disc into column 3." in told
    assert "Red drops a disc into column 4." in told
    assert "> Drop a disc into column 5" in told.replace("  5  ", "") or "5  Drop a disc into column 5\n" in told
    assert "Nothing in the list contains “zzz”." in told
    assert "There is no 99 in the list: it ends at 7." in told
    assert "There is no 0 in the list" in told


def test_an_illegal_row_says_why_with_its_rule(play: Play) -> None:
    filled = "1\n" * 6
    told = play(f"{filled}drop 1\nwhy drop 1\nwhy drop 2\nwhy 1\nwhy\nwhy dance\nquit\n", "--hot-seat").out
    assert told.count("Column 1 is full. (§2)") == 2
    assert "That is legal: drop 2" in told
    assert "That is legal: Drop a disc into column 2" in told
    assert told.count("Write an action after why, beginning with one of: drop") == 2


def test_undo_goes_back_while_nobody_else_acted(play: Play) -> None:
    told = play("undo\n3\nundo\nquit\n", "--hot-seat").out
    assert "There is nothing to undo yet." in told
    assert "Undone: Drop a disc into column 3" in told
    assert "another player has acted since" in play("3\nundo\nquit\n", "--seat", "1").out


def test_help_hint_log_board_and_save(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    told = play(f"?\nlog\nhint\n3\nlog\nboard\nall 4\nsave {path}\nsave {tmp_path}\nquit\n", "--hot-seat").out
    assert "drop 1 – choose by the row itself" in told
    assert "Nothing has happened yet." in told
    assert " would choose " in told
    assert told.count("Yellow drops a disc into column 3.") == 2
    assert f"Saved: {path}" in told
    assert "cannot be written" in told
    assert len(quintessence.replay(path.read_text()).history()) == 1


def test_who_resigns_ends_the_sitting(play: Play, tmp_path: Path) -> None:
    assert "Yellow resigns." in play("resign\n", "--hot-seat").out
    assert saved(tmp_path) == []


def test_the_table_speaks_french(play: Play) -> None:
    words = "aide\npourquoi drop 1\njournal\n3\nreprendre\nconseil\ntout\nplateau\nquitter\n"
    told = play(words, "--hot-seat", "--lang", "fr").out
    assert "Jaune · Choisissez une colonne." in told
    assert "C’est permis\u00a0: drop 1" in told
    assert "Il ne s’est encore rien passé." in told
    assert "Annulé\u00a0: Lâcher un jeton dans la colonne 3" in told
    assert "La partie est gardée dans" in told


def test_people_with_secrets_pass_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "breaker", "--hot-seat", "--seed", "1", "--option", "fault=secret")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n\n1\nquit\n"))
    told = run(*words).out
    assert told.count("Player 1, the screen is yours") == 2
    assert told.count("Player 2, the screen is yours") == 1
    assert told.count("hand: 0") == told.count("hand: 1") == 1
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\n"))
    assert "the screen is yours" not in run(*words[:-2]).out


def test_a_match_that_cannot_be_kept_is_told(play: Play, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    done = play("3\nquit\n", "--hot-seat")
    assert done.code == 2
    assert "cannot be written" in done.err
    assert len(done.err.splitlines()) == 1


def test_any_view_can_be_drawn_plainly() -> None:
    view = quintessence.start("breaker", 2, "s").view(None)
    assert draw_plainly(view, "en").splitlines() == [
        "waited: 0",
        "nested",
        "  list: 1 2",
        "  nothing: –",
        "rows",
        "  1. a true",
    ]
    assert drawing_of("breaker") is draw_plainly


def test_a_game_may_draw_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "drawn"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "terminal.py").write_text("def draw(view, language):\n    return f'{view} in {language}'\n")
    monkeypatch.setenv("QUINTESSENCE_GAMES", str(folder.parent))
    assert drawing_of("drawn")({"a": 1}, "fr") == "{'a': 1} in fr"


def test_data_lies_where_the_system_keeps_it() -> None:
    assert data_folder({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/quintessence")
    assert data_folder({}, "linux") == Path.home() / ".local" / "share" / "quintessence"
    assert data_folder({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/quintessence")
    assert data_folder({}, "darwin").parts[-2:] == ("Application Support", "quintessence")
    assert data_folder() == user_data_path("quintessence", appauthor=False)  # where the server keeps its own
