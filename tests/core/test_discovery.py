"""Discovery: a folder is a game when it is in the package, or in a folder that QUINTESSENCE_GAMES names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quintessence.core import discovery

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def printed(code: str, folders: list[Path]) -> str:
    """What a new process prints that looks for games in these folders too."""
    environment = {**os.environ, "QUINTESSENCE_GAMES": os.pathsep.join(str(folder) for folder in folders)}
    command = [sys.executable, "-c", f"import quintessence\n{code}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with one game in it, and things that are none."""
    game = tmp_path / "four_in_a_line"
    shutil.copytree(EXAMPLES / "connect_four", game, ignore=shutil.ignore_patterns("__pycache__"))
    rules = game / "__init__.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace('"connect_four"', '"four_in_a_line"'), encoding="utf-8")
    (tmp_path / "notes.md").write_text("no game")
    (tmp_path / "script.py").write_text("raise SystemExit('never imported')")
    (tmp_path / "empty").mkdir()
    return tmp_path


def test_a_folder_named_in_the_environment_adds_its_games(elsewhere: Path) -> None:
    listed = "print(*quintessence.known_games())"
    assert "four_in_a_line" not in printed(listed, []).split()
    found = printed(listed, [elsewhere]).split()
    assert "four_in_a_line" in found
    assert not {"notes", "script", "empty"} & set(found)
    assert {"four_in_a_line", "connect_four"} <= set(printed(listed, [EXAMPLES, elsewhere]).split())


def test_a_game_from_elsewhere_is_played_like_any_other(elsewhere: Path) -> None:
    played = "m = quintessence.start('four_in_a_line', seed='x'); m.play(0, ['drop', 4]); print(len(m.history()))"
    assert printed(played, [elsewhere]) == "1"


def test_a_games_folder_is_known_for_its_texts(elsewhere: Path) -> None:
    where = "from quintessence.core.discovery import folder; print(folder('four_in_a_line'))"
    assert Path(printed(where, [elsewhere])) == (elsewhere / "four_in_a_line").resolve()


def test_an_installed_package_adds_a_game_by_its_entry_point(elsewhere: Path) -> None:
    about = elsewhere / "four-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: four\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[quintessence.games]\nfour_in_a_line = four_in_a_line\n")
    code = (
        f"import sys; sys.path.append({str(elsewhere)!r})\n"
        "print('four_in_a_line' in quintessence.known_games(), quintessence.load('four_in_a_line').slug)"
    )
    assert printed(code, []) == "True four_in_a_line"


def test_listing_games_imports_none_of_them(elsewhere: Path) -> None:
    (elsewhere / "broken").mkdir()
    (elsewhere / "broken" / "__init__.py").write_text("raise RuntimeError('imported')")
    assert "broken" in printed("print(*quintessence.known_games())", [elsewhere]).split()


def test_games_of_one_environment_are_not_listed_in_the_next(elsewhere: Path) -> None:
    code = (
        "import os; quintessence.load('four_in_a_line'); os.environ['QUINTESSENCE_GAMES'] = ''\n"
        "print('four_in_a_line' in quintessence.known_games())"
    )
    assert printed(code, [elsewhere]) == "False"


def test_the_owners_files_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = discovery.load("connect_four")
    monkeypatch.setattr(discovery, "replaced_files", lambda slug: pytest.fail("every match would wait for the disk"))
    assert discovery.load("connect_four") is known


def test_an_unknown_game_is_refused_before_anything_is_imported() -> None:
    code = (
        "try:\n    quintessence.load('os.path')\n"
        "except quintessence.UnknownGame as error:\n    print(error.code, error.values['game'])"
    )
    assert printed(code, []) == "unknown_game os.path"


def test_the_folder_of_games_is_imported_like_any_package() -> None:
    code = "import quintessence.games.ephyran as one\nprint(one.make_game.__name__, quintessence.games.__name__)"
    assert printed(code, []) == "make_game quintessence.games"


def test_who_asks_for_no_further_folder_finds_the_four_games() -> None:
    """Also where the examples are compiled beside them."""
    assert printed("print(*quintessence.known_games())", []).split() == [
        "earth_water_sun",
        "ephyran",
        "erythro",
        "terra_mystica",
    ]


def test_threads_that_load_a_game_at_once_share_one() -> None:
    """A server opens its tables in threads; one that came between two steps of another made a table unreadable."""
    code = """
import sys, threading
sys.setswitchinterval(1e-6)
found, faults, together = set(), [], threading.Barrier(8)
def load():
    together.wait()
    try:
        for _ in range(2000): found.add(id(quintessence.load('connect_four', {})))
    except RuntimeError as error:
        faults.append(error)
threads = [threading.Thread(target=load) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(found), faults)
"""
    assert printed(code, [EXAMPLES]) == "1 []"
