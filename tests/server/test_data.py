"""Variants: games made from other data, side by side on one server, each table with the data it was made from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quintessence.core import data as files
from quintessence.core.discovery import data_files
from tests.server.serving import ME, SCREEN, Person, close_nurseries, server

pytestmark = pytest.mark.own_server

BOARD = '\n[boards.pond]\nprovenance = "printed"\nrows = [7, 8, 9, 8, 7]\n[names]\noption-board-pond = '
POND = {"board": "pond"}
WORDS = 'option-board-pond = {"L’étang"}\n'


def pond() -> str:
    """The data of Earth, Water & Sun, with one board more."""
    own = data_files("earth_water_sun")[0].packaged.read_text(encoding="utf-8")
    return own + BOARD + '{ en = "The pond", fr = "L’étang" }\n'


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, as the owner's file."""
    folder = tmp_path / "replaced"
    folder.mkdir()
    monkeypatch.setenv(files.VARIABLE, str(folder))
    file = folder / "earth_water_sun.toml"
    file.write_text(pond(), encoding="utf-8")
    return file


def of_game(one: Person, slug: str = "earth_water_sun") -> Any:
    return next(game for game in one.get("games") if game["slug"] == slug)


def test_an_owners_data_are_named_worded_and_kept_with_their_tables(place: Path, data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        game = of_game(one)
        assert (game["data"], game["provenance"]["boards.pond"]) == ("replaced", "replaced")
        assert game["provenance"]["parts"] == "printed" and game["data_files"] == ["earth_water_sun"]
        words = one.http.get("/api/games/earth_water_sun/words/fr")
        assert words.text == WORDS and words.headers["content-type"].startswith("text/")
        assert one.http.get("/api/games/connect_four/words/en").text == ""
        assert "action-drop" in one.http.get("/api/games/connect_four/words/en?own=1").text
        assert one.get("games/chess/words/en", 404)["code"] == "unknown_game"
        table = one.new_table(ME, SCREEN, options=POND)
        record = one.get(f"tables/{table['id']}/record")
        assert table["variant"] and "pond" in record["data"]["earth_water_sun"]["boards"]
        cookies = dict(one.http.cookies.items())
        one.close()
    place.write_text("nonsense", encoding="utf-8")
    close_nurseries()  # the next server reads its files anew
    with server(data) as running:
        again = Person(running)
        again.http.cookies.update(cookies)
        assert of_game(again)["data"] == "refused" and "boards.pond" not in of_game(again)["provenance"]
        assert again.get("tables")[0]["status"] == "playing"  # its data are stored with it
        assert again.get(f"tables/{table['id']}") == table
        imported = again.post("records", json.loads(json.dumps(record)))["id"]
        assert again.get(f"tables/{imported}")["variant"] == table["variant"]
        again.close()


def test_two_variants_are_played_side_by_side_and_after_a_restart(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        made = one.post("games/earth_water_sun/variants", {"files": {"earth_water_sun": pond()}}, 201)
        assert made["provenance"]["boards.pond"] == "replaced"
        assert any("pond" in option["choices"] for option in made["options"])
        assert one.post("games/earth_water_sun/variants", {"files": {"earth_water_sun": pond()}}, 201) == made
        body = {"game": "earth_water_sun", "seats": [ME, SCREEN], "options": POND}
        assert one.post("tables", body, 422)["code"] == "bad_choice"
        assert one.post("tables", {**body, "variant": "0" * 64}, 404)["code"] == "unknown_variant"
        variant = one.post("tables", {**body, "variant": made["variant"]})
        plain = one.new_table(ME, SCREEN, variant="")
        assert (variant["variant"], plain["variant"]) == (made["variant"], "")
        assert one.http.get(f"/api/games/earth_water_sun/words/fr?variant={made['variant']}").text == WORDS
        for table in (variant, plain):
            seat = table["state"]["to_act"][0]
            assert one.play(table, seat, table["state"]["legal"][0]["row"])["revision"] == 1
            assert one.post(f"tables/{table['id']}/hint", {"seat": one.get(f"tables/{table['id']}")["state"]["seat"]})
        before = [one.get(f"tables/{table['id']}") for table in (variant, plain)]
        running.kill()
        running.start()
        assert [one.get(f"tables/{table['id']}") for table in (variant, plain)] == before
        assert {listed["status"] for listed in one.get("tables")} == {"playing"}
        one.post(f"tables/{variant['id']}/abandon")
        assert one.post(f"tables/{variant['id']}/rematch")["variant"] == made["variant"]
        one.close()


def test_wrong_data_are_refused_with_all_that_is_wrong(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        for text, code in (("nonsense", "data_not_toml"), ("", "data_missing")):
            files = {"files": {"earth_water_sun": text}}
            problem = one.post("games/earth_water_sun/variants", files, 422)
            assert problem["code"] == "variant_refused"
            assert code in {fault["code"] for fault in problem["values"]["faults"]}
            assert all(set(fault) == {"file", "path", "code", "values"} for fault in problem["values"]["faults"])
        one.post("games/chess/variants", {"files": {"chess": ""}}, 404)
        one.close()


def test_a_guest_stores_only_so_many_variants(data: Path) -> None:
    with server(data, {"variants_per_guest": 1}) as running:
        one, path = Person(running), "games/earth_water_sun/variants"
        texts = [pond(), pond().replace("[7, 8, 9, 8, 7]", "[7, 8, 9, 10, 9, 8, 7]")]
        first, second = (one.post(path, {"files": {"earth_water_sun": text}})["variant"] for text in texts)
        body = {"game": "earth_water_sun", "seats": [ME, SCREEN], "options": POND}
        assert (
            one.post("tables", {**body, "variant": first}, 404)["code"] == "unknown_variant"
        )  # it went for the second
        one.post("tables", {**body, "variant": second})
        refused = one.post(path, {"files": {"earth_water_sun": texts[0]}}, 429)
        assert (refused["code"], refused["values"]) == ("too_many_variants", {"most": 1})
        one.close()
