"""The lab of a server: data as sheets, what is wrong in which cell, comparisons within bounds, and the table."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from quintessence.cli.serve import Ways
from quintessence.core.discovery import data_files
from quintessence.lab.toml_writing import write_toml
from quintessence.server.lab.form import data_form
from quintessence.server.lab.run_jobs import give_up, play_on
from quintessence.server.lab.runs import RUNNING, Run, in_turn, wish_of
from quintessence.server.lab.sheet_jobs import check_sheets, open_file
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.server.serving import BOT, ME, Person, server

GAME = "earth_water_sun"
SLOW = {"seats": 2, "level": "level5", "games": 2000, "until_sure": False}
QUICK = {"seats": 2, "level": "level1", "games": 2}
PATIENCE = 240.0


def sheet(game: str, name: str, changes: dict[tuple[str, str], str] | None = None) -> str:
    """A sheet as CSV, with other texts in some cells."""
    form: Any = data_form(game)
    found = next(one for one in form["sheets"] if one["name"] == name)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["name", *found["columns"]])
    for row in found["rows"]:
        cells = [row["cells"].get(column, "") for column in found["columns"]]
        changed = [
            (changes or {}).get((row["name"], column), cell)
            for column, cell in zip(found["columns"], cells, strict=True)
        ]
        writer.writerow([row["name"], *changed])
    return text.getvalue()


def grand_cities(points: str = "6") -> dict[str, str]:
    """Ephyran's games are the shortest."""
    return {"score": sheet("ephyran", "score", {("first_city", "(value)"): points})}


def few_roots(count: str = "3") -> dict[str, str]:
    return {"parts": sheet(GAME, "parts", {("roots", "(value)"): count})}


def until(look: Callable[[], Any], is_so: Callable[[Any], bool]) -> Any:
    """What there is to see once it is so."""
    end = monotonic() + PATIENCE
    while not is_so(seen := look()):
        assert monotonic() < end, seen
        sleep(0.1)
    return seen


def ended(one: Person, run: Any) -> Any:
    """A comparison once it is over, and its report is written."""

    def is_over(seen: Any) -> bool:
        return seen["state"] in ("over", "failed") and not seen["writing"]

    return until(lambda: one.get(f"lab/runs/{run['id']}"), is_over)


@pytest.mark.parametrize("game", ["earth_water_sun", "ephyran", "erythro", "terra_mystica"])
def test_every_cell_of_every_sheet_says_what_may_stand_in_it(person: Callable[[], Person], game: str) -> None:
    one = person()
    form = one.get(f"lab/games/{game}")
    for table in form["sheets"]:
        assert set(table["provenance"].values()) <= {"printed", "reconstructed"} and table["provenance"]
        for row in table["rows"]:
            for column, text in row["cells"].items():
                kind = form["kinds"][row["may"][column]]
                if kind["kind"] == "number":
                    assert kind["least"] <= float(text) <= kind["most"]
                if kind["choices"]:
                    assert text in kind["choices"] or text == '""'
    sheets = {table["name"]: sheet(game, table["name"]) for table in form["sheets"]}
    checked = one.post(f"lab/games/{game}/check", {"sheets": sheets})
    assert checked == {"faults": [], "files": {}, "variant": "", "played": {**checked["played"], "matches": 8}}


def test_what_the_rules_rest_on_is_fixed_and_rows_that_may_come_and_go_say_so() -> None:
    form: Any = data_form(GAME)
    by_name = {table["name"]: table for table in form["sheets"]}
    same = next(row for row in by_name["specimens"]["rows"] if row["name"] == "same_kind")
    assert form["kinds"][same["may"]["(value)"]]["fixed"]
    assert all(row["free"] for row in by_name["boards"]["rows"])
    assert not any(row["free"] for row in by_name["parts"]["rows"])


def test_a_fault_stands_at_its_cell(person: Callable[[], Person]) -> None:
    one = person()
    for text, code in (("900", "data_range"), ("many", "data_kind"), ("[1", "sheet_cell"), ("", "data_kind")):
        (fault,) = one.post(f"lab/games/{GAME}/check", {"sheets": few_roots(text)})["faults"]
        assert (fault["sheet"], fault["code"]) == ("parts", code)
        if text:
            assert (fault["row"], fault["column"]) == (1, "(value)")
    assert one.post(f"lab/games/{GAME}/check", {"sheets": {"nonsense": "name\n"}}, 422)["code"] == "lab_unknown_sheet"
    assert one.get("lab/games/chess", 404)["code"] == "unknown_game"


@pytest.mark.parametrize("game", ["earth_water_sun", "ephyran", "erythro", "terra_mystica"])
def test_a_data_file_opens_as_the_sheets_that_the_page_has(game: str) -> None:
    form: Any = data_form(game)
    for file in data_files(game):
        found: Any = open_file({"game": game, "text": write_toml({"game": file.name, **file.contents}), "sheet": ""})
        own = [sheet for sheet in form["sheets"] if sheet["file"] == file.name]
        assert found["faults"] == [] and [one["name"] for one in found["sheets"]] == [one["name"] for one in own]
        for one, sheet in zip(found["sheets"], own, strict=True):
            assert one["columns"] == sheet["columns"]
            assert one["rows"] == [{"name": row["name"], "cells": row["cells"]} for row in sheet["rows"]]


def test_a_table_opens_and_what_is_none_is_refused(person: Callable[[], Person]) -> None:
    one = person()
    path, text = "lab/games/ephyran/open", grand_cities("7")["score"]
    found = one.post(path, {"text": text, "sheet": "score"})
    assert {"name": "first_city", "cells": {"(value)": "7"}} in found["sheets"][0]["rows"]
    torn = one.post(path, {"text": text.replace("first_city,7", "first_city,[7"), "sheet": "score"})
    assert torn["sheets"] == [] and torn["faults"][0]["code"] == "sheet_cell"
    assert one.post(path, {"text": "a = ", "sheet": ""}, 422)["code"] == "lab_not_toml"
    assert one.post(path, {"text": "[pond]\nducks = 3", "sheet": ""}, 422)["code"] == "lab_other_file"
    assert one.post(path, {"text": "[score]\nfirst_city = 2020-01-01", "sheet": ""}, 422)["code"] == "lab_other_file"
    assert one.post(path, {"text": text, "sheet": "ducks"}, 422)["code"] == "lab_unknown_sheet"


def test_a_variant_goes_to_the_table_under_its_name(person: Callable[[], Person]) -> None:
    one = person()
    checked = one.post(f"lab/games/{GAME}/check", {"sheets": few_roots(), "name": "  Few \n roots "})
    assert checked["faults"] == [] and checked["played"]["matches"] == 8
    made = one.post(f"games/{GAME}/variants", {"files": checked["files"]}, 201)
    assert made["variant"] == checked["variant"] and made["provenance"]["parts"] == "replaced"
    table = one.new_table(ME, BOT, variant=made["variant"])
    assert table["variant"] == made["variant"]
    words = one.http.get(f"/api/games/{GAME}/words/fr?variant={made['variant']}").text
    assert words == 'variant-name = {"Few roots"}\n'
    other = one.post(f"lab/games/{GAME}/check", {"sheets": few_roots(), "name": "Bare"})
    assert other["variant"] != checked["variant"]  # nobody's variant wears the name that another gave it
    record = one.get(f"tables/{table['id']}/record")
    assert record["data"][GAME]["names"]["variant-name"]["en"] == "Few roots"


def test_a_comparison_runs_in_the_background_and_has_its_report(person: Callable[[], Person]) -> None:
    one, other = person(), person()
    run = one.post("lab/games/ephyran/runs", {"sheets": grand_cities(), "name": "Grand cities", **QUICK}, 201)
    assert (run["game"], run["name"], run["planned"]) == ("ephyran", "Grand cities", 2)
    done = ended(one, run)
    assert (done["state"], done["stopped_by"], done["games"]) == ("over", "games", 2)
    result = done["result"]
    assert result["low"] <= 0 <= result["high"] and 0 <= result["changed"] <= 2
    chief = next(measure for measure in result["measures"] if measure["key"] == result["chief"])
    assert set(chief["words"]) == {"en", "fr"} and chief["is_share"] and 0 <= chief["base"] <= 1
    assert one.get("lab")["run"] == done
    assert done["drawn"] > 0
    titles = [
        {figure["title"] for figure in one.get(f"lab/runs/{run['id']}/figures?language={language}")["figures"]}
        for language in ("en", "fr")
    ]
    assert titles[0] and titles[0] != titles[1]
    report = one.http.get(f"/api/lab/runs/{run['id']}/report?language=fr")
    assert '<html lang="fr">' in report.text and "attachment" in report.headers["content-disposition"]
    assert other.get("lab")["run"] is None and other.get(f"lab/runs/{run['id']}", 404)["code"] == "lab_no_run"


def test_what_cannot_be_played_is_refused_at_once(person: Callable[[], Person]) -> None:
    one = person()
    path, sent = "lab/games/ephyran/runs", {"sheets": grand_cities(), **QUICK}
    assert one.post(path, {**sent, "sheets": {}}, 422)["code"] == "lab_same"
    assert one.post(path, {**sent, "sheets": grand_cities("900")}, 422)["code"] == "variant_refused"
    assert one.post(path, {**sent, "level": "os:system"}, 422)["code"] == "unknown_bot"
    assert one.post(path, {**sent, "options": {"gods": "none"}}, 422)["code"] == "bad_choice"
    one.post(path, {**sent, "seats": 9}, 422)
    assert one.get("lab")["run"] is None


@pytest.mark.own_server
def test_comparisons_wait_for_each_other_and_stop_when_someone_has_seen_enough(data: Path) -> None:
    with server(data, {"lab_runs": 2, "lab_games": 50}) as running:
        first, second, third = (Person(running) for _ in range(3))
        path, sent = f"lab/games/{GAME}/runs", {"sheets": few_roots(), **SLOW}
        run = first.post(path, sent, 201)
        assert run["planned"] == 50
        assert first.post(path, sent, 409)["code"] == "lab_one_run"
        waiting = second.post(path, sent, 201)
        assert (waiting["state"], waiting["place"]) == ("waiting", 1)
        assert third.post(path, sent, 429)["code"] == "lab_full"
        second.post(f"lab/runs/{waiting['id']}/stop")
        left = ended(second, waiting)
        assert (left["stopped_by"], left["games"], left["result"]) == ("stopped", 0, None)
        assert first.get(f"lab/runs/{run['id']}")["state"] == "running"
        first.post(f"lab/runs/{run['id']}/stop")  # in the middle of a long game, which is given up
        stopped = ended(first, run)
        assert (stopped["state"], stopped["stopped_by"]) == ("over", "stopped") and stopped["games"] < 50
        for one in (first, second, third):
            one.close()


@pytest.mark.own_server
def test_one_address_has_only_a_part_of_all_comparisons(data: Path) -> None:
    with server(data, {"lab_runs": 4, "lab_runs_of_address": 1}) as running:
        first, second = Person(running), Person(running)
        path, sent = f"lab/games/{GAME}/runs", {"sheets": few_roots(), **SLOW}
        run = first.post(path, sent, 201)
        assert second.post(path, sent, 429)["code"] == "lab_full_address"
        first.post(f"lab/runs/{run['id']}/stop")
        ended(first, run)
        again = second.post(path, sent, 201)
        second.post(f"lab/runs/{again['id']}/stop")
        for one in (first, second):
            one.close()


def test_addresses_take_turns_whatever_the_number_of_their_guests() -> None:
    live = [
        Run(guest, address, "", {}) for guest, address in zip("abcde", ("one", "one", "one", "two", "two"), strict=True)
    ]
    live[1].state = RUNNING
    assert "".join(run.guest for run in in_turn(live)) == "bdaec"


def test_a_comparison_goes_on_slice_by_slice_and_ends_with_its_time() -> None:
    files: Any = check_sheets({"game": "ephyran", "name": "", "sheets": {**grand_cities()}})["files"]
    body: Any = {**QUICK, "options": {}, "until_sure": False}
    wish = wish_of("ephyran", files, {**body, "games": 10**6}, Limits(lab_minutes=60), "Grand cities")
    assert wish["games"] == Limits().lab_games
    told = [play_on({"id": "a", "wish": wish, "slice": 0.0}) for _ in range(2)]
    assert [(one["games"], one["stopped_by"]) for one in told] == [(1, "stopped"), (2, "stopped")]
    give_up({"id": "a"})
    short = {**wish, "minutes": 0.0}
    assert play_on({"id": "a", "wish": short, "slice": 60.0})["stopped_by"] == "minutes"


@pytest.mark.own_server
def test_a_server_has_no_lab_unless_its_owner_wants_one(data: Path) -> None:
    assert not Settings(Path()).has_lab and not Ways().has_lab
    with server(data, has_lab=False) as running:
        one = Person(running)
        assert one.get("lab")["is_on"] is False
        sent = {"sheets": few_roots()}
        assert one.get(f"lab/games/{GAME}", 404)["code"] == "lab_off"
        assert one.post(f"lab/games/{GAME}/check", sent, 404)["code"] == "lab_off"
        assert one.post(f"lab/games/{GAME}/runs", {**sent, **QUICK}, 404)["code"] == "lab_off"
        assert one.get("lab/runs/x", 404)["code"] == "lab_off"
        one.close()


def test_sheets_have_bounds(person: Callable[[], Person]) -> None:
    one = person()
    long = {"sheets": {"parts": "x" * 300_000}}
    assert one.post(f"lab/games/{GAME}/check", long, 413)["code"] == "too_large"
