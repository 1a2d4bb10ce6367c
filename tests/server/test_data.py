"""Replaced data: a server says what is replaced, words it, and never shows a table with other data than its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import quintessence
from quintessence.core import data as files
from tests.server.serving import ME, SCREEN, Person, server

BOARD = '\n[boards.pond]\nprovenance = "printed"\nrows = [7, 8, 9, 8, 7]\n[names]\noption-board-pond = '


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data of Earth, Water & Sun, with one board more."""
    folder = tmp_path / "replaced"
    folder.mkdir()
    monkeypatch.setenv(files.VARIABLE, str(folder))
    quintessence.load("earth_water_sun")
    own = files.sources("earth_water_sun")[0].packaged.read_text(encoding="utf-8")
    file = folder / "earth_water_sun.toml"
    file.write_text(own + BOARD + '{ en = "The pond", fr = "L’étang" }\n', encoding="utf-8")
    return file


def test_replaced_data_are_told_worded_and_kept_with_their_tables(place: Path, data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        game = next(game for game in one.get("games") if game["slug"] == "earth_water_sun")
        assert (game["data"], game["provenance"]["boards.pond"]) == ("replaced", "replaced")
        assert game["provenance"]["parts"] == "printed"
        words = one.http.get("/api/games/earth_water_sun/words/fr")
        assert words.text == 'option-board-pond = {"L’étang"}\n' and words.headers["content-type"].startswith("text/")
        assert one.http.get("/api/games/connect_four/words/en").text == ""
        assert one.get("games/chess/words/en", 404)["code"] == "unknown_game"
        table = one.new_table(ME, SCREEN, game="earth_water_sun", options={"board": "pond"})
        record = one.get(f"tables/{table['id']}/record")
        assert record["data"]
        cookies = dict(one.http.cookies.items())
        one.close()
    place.write_text("nonsense", encoding="utf-8")
    with server(data) as running:
        again = Person(running)
        again.http.cookies.update(cookies)
        game = next(game for game in again.get("games") if game["slug"] == "earth_water_sun")
        assert game["data"] == "refused" and "boards.pond" not in game["provenance"]
        assert again.get("tables")[0]["status"] == "unreadable"
        here = f"tables/{table['id']}"
        assert again.get(here)["state"] is None
        assert again.get(f"{here}/review", 409)["code"] == "data_gone"
        assert again.get(f"{here}/record")["data"] == record["data"]
        assert again.post("records", json.loads(json.dumps(record)), 422)["code"] == "data_not_here"
        again.close()
