"""The terminal table, played through its standard input."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from platformdirs import user_data_path

import quintessence
from quintessence.core.user_folder import data_folder
from quintessence.terminal.drawing import draw_plainly, drawing_of, marked_drawing_of

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
    shown = play("drop 3\nDROP 4\ncolumn 5\nzzz\n99\n0\n\nquit\n", "--hot-seat").out
    assert "Yellow drops a disc into column 3." in shown
    assert "Red drops a disc into column 4." in shown
    assert "> Drop a disc into column 5" in shown.replace("  5  ", "") or "5  Drop a disc into column 5\n" in shown
    assert "Nothing in the list contains “zzz”." in shown
    assert "There is no 99 in the list: it ends at 7." in shown
    assert "There is no 0 in the list" in shown


def test_an_illegal_row_says_why_with_its_rule(play: Play) -> None:
    filled = "1\n" * 6
    shown = play(f"{filled}drop 1\nwhy drop 1\nwhy drop 2\nwhy 1\nwhy\nwhy dance\nquit\n", "--hot-seat").out
    assert shown.count("Column 1 is full. (§2)") == 2
    assert "That is legal: drop 2" in shown
    assert "That is legal: Drop a disc into column 2" in shown
    assert shown.count("Write an action after why, beginning with one of: drop") == 2


def test_undo_goes_back_while_nobody_else_acted(play: Play) -> None:
    shown = play("undo\n3\nundo\nquit\n", "--hot-seat").out
    assert "There is nothing to undo yet." in shown
    assert "Undone: Drop a disc into column 3" in shown
    assert "another player has acted since" in play("3\nundo\nquit\n", "--seat", "1").out


def test_help_hint_log_board_and_save(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    shown = play(f"?\nlog\nhint\n3\nlog\nboard\nall 4\nsave {path}\nsave {tmp_path}\nquit\n", "--hot-seat").out
    assert "drop 1 – choose by the row itself" in shown
    assert "Nothing has happened yet." in shown
    assert " would choose " in shown
    assert shown.count("Yellow drops a disc into column 3.") == 2
    assert f"Saved: {path}" in shown
    assert "cannot be written" in shown
    assert len(quintessence.replay(path.read_text()).history()) == 1


def test_who_resigns_ends_the_sitting(play: Play, tmp_path: Path) -> None:
    assert "Yellow resigns." in play("resign\n", "--hot-seat").out
    assert saved(tmp_path) == []


def test_the_table_speaks_french(play: Play) -> None:
    words = "aide\npourquoi drop 1\njournal\n3\nannuler\nconseil\ntout\nplateau\nquitter\n"
    shown = play(words, "--hot-seat", "--lang", "fr").out
    assert "Jaune · Choisissez une colonne." in shown
    assert "C’est permis\u00a0: drop 1" in shown
    assert "Il ne s’est encore rien passé." in shown
    assert "Annulé\u00a0: Lâcher un jeton dans la colonne 3" in shown
    assert "La partie est gardée dans" in shown


def test_people_with_secrets_pass_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "breaker", "--hot-seat", "--seed", "1", "--option", "fault=secret")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n1\n\n1\nquit\n"))
    shown = run(*words).out
    assert shown.count("Player 1, the screen is yours") == 2
    assert shown.count("Player 2, the screen is yours") == 1
    assert shown.count("hand: 0") == shown.count("hand: 1") == 1
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


def sat_down(run: Run, monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> str:
    """What the table shows when these lines are typed in Embers."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return run("play", "embers", "--seed", "3", *words).out


def test_people_who_may_act_at_once_choose_who_does(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sat_down(run, monkeypatch, "\nseat 9\nseat 2\n\n1\nseat 1\n\n1\nquit\n", "--hot-seat", "--seats", "2")
    assert "Player 1 · 5 houses burn" in shown and "May act now too: Player 2" in shown
    assert "Write a number after seat; who may act now: 1, 2" in shown
    assert shown.index("· Player 2 pours") < shown.index("· Player 1 pours")
    undone = sat_down(run, monkeypatch, "\nrest\n\nundo\nquit\n", "--hot-seat", "--seats", "2")
    assert "Undone: Rest until the next round" in undone


def test_a_person_lets_a_bot_act_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sat_down(run, monkeypatch, "seat 2\nquit\n", "--seats", "2", "--bots", "level2")
    assert "· Player 2 " in shown and "· Player 1 " not in shown


def test_what_a_scripted_side_does_is_explained(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sat_down(run, monkeypatch, "rest\nquit\n", "--seats", "1")
    assert "possibilities: a1, b1" in shown
    assert "without" in shown and "left:" in shown
    assert "Enter – the next step" not in shown
    paced = sat_down(run, monkeypatch, "rest\n\nx\nquit\n", "--seats", "1", "--step-by-step")
    assert paced.count("Enter – the next step") == 2
    assert "Steps are shown one by one." in sat_down(run, monkeypatch, "steps\nquit\n", "--seats", "1")


def test_a_step_is_opened_again_from_the_log(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sat_down(run, monkeypatch, "rest\nlog\nlog 2\n\nx\nlog 99\nquit\n", "--seats", "1")
    listed = next(line for line in shown.splitlines() if line.endswith("[2]"))
    assert shown.count(listed.removesuffix(" [2]").strip()) == 3  # as it happened, in the log, and once more
    assert shown.count("Enter – the next step") == 2
    assert "log NUMBER opens a step again" in shown and "Write the number of a step after log, from 1 to" in shown


def test_a_match_alone_ends_with_the_count_of_each_side(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = sat_down(run, monkeypatch, "", "--seats", "1", "--watch")
    assert "You lose." in shown or "You win." in shown
    assert re.search(r"(?m)^[12]\. the fire: [0-9]+", shown)


def test_marked_ids_are_drawn_where_a_game_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "marked"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "terminal.py").write_text(
        "def draw(view, language):\n    return ''\n\n\ndef mark(view, language, happened, ids):\n"
        "    return '*'.join(ids)\n"
    )
    monkeypatch.setenv("QUINTESSENCE_GAMES", str(folder.parent))
    draw = marked_drawing_of("marked")
    assert draw is not None and draw({}, "en", [], ["a1", "b2"]) == "a1*b2"
