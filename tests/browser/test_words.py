"""What Earth, Water & Sun says at the table: one name a person, edges in words, columns, and which reason holds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.playing import Mouse, asked, cell, look, point_at

POSITION = {
    "pieces": {
        "a2": "black tree",
        "d4": "black mushroom",
        "d3": "black mushroom",
        "f4": "white mushroom",
        "g1": "white tree",
    },
    "roots": {"white": ["d4:e"]},
}
OPTIONS = {"board": "flat-58", "colours": "seat-0-black", "position": POSITION}
ROOTED = {
    **OPTIONS,
    "position": {
        "pieces": {"d4": "black tree earth", "b3": "black mushroom", "f4": "white mushroom", "g4": "white tree"},
        "roots_in_hand": {"black": 2},
    },
}


def named(guest: Guest, name: str) -> Guest:
    assert guest.http.put("/api/me", json={"name": name, "colour": "water"}).is_success
    return guest


def log(page: Page) -> list[str]:
    return page.get_by_role("region", name="What happened").get_by_role("listitem").all_inner_texts()


def test_a_person_has_one_name_everywhere_and_a_colour_beside_it(visit: Visit, guest: Guest) -> None:
    named(guest, "Ada")
    page = visit(f"/t/{guest.table(ME, BOT, options=OPTIONS, rows=[['grow', 'a2', 'sun']])}", as_guest=guest)
    look(page)
    expect(asked(page)).to_contain_text("Ada (Black), move")
    assert log(page) == ["Ada gives one Sun to a2."]
    seat = page.get_by_role("list", name="Players").get_by_role("listitem").first
    expect(seat).to_contain_text("Ada")
    expect(seat).to_contain_text("Black · ")


def test_who_has_no_name_is_called_by_the_colour(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, options=OPTIONS, rows=[['grow', 'a2', 'sun']])}", as_guest=guest)
    look(page)
    expect(asked(page)).to_contain_text("Black, move")
    assert log(page) == ["Black gives one Sun to a2."]


@pytest.mark.parametrize(
    ("language", "words"), [("en-GB", "lays a Root between d4 and e4"), ("fr-FR", "pose une Racine entre d4 et e4")]
)
def test_an_edge_is_said_by_the_hexes_beside_it(visit: Visit, guest: Guest, language: str, words: str) -> None:
    rows: list[list[object]] = [["lay", "d4:nw"], ["lay", "d4:ne"]]
    page = visit(f"/t/{guest.table(ME, SCREEN, options=ROOTED, rows=rows)}", as_guest=guest, locale=language)
    expect(page.locator(".log")).to_contain_text(words)
    expect(page.locator(".log")).not_to_contain_text("d4:")


def test_every_row_shows_its_columns(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, options=OPTIONS)}", as_guest=guest)
    look(page)
    columns = page.locator(".board text.column").all_text_contents()
    assert len(columns) == 58
    assert columns.count("8") == 5
    assert columns.count("10") == 1


def test_a_line_of_the_log_lights_what_it_names(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, options=OPTIONS, rows=[["grow", "a2", "sun"]])
    page = visit(f"/t/{table}", as_guest=guest)
    look(page)
    line = page.get_by_role("region", name="What happened").get_by_role("button").first
    expect(page.locator(".tile.lit")).to_have_count(0)
    point_at(page, line, page.locator(".tile.lit"))
    expect(page.locator(".tile.lit")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".tile.lit")).to_have_count(0)
    line.focus()
    expect(page.locator(".tile.lit")).to_have_count(1)
    assert "at=" not in page.url


def test_a_finger_lights_a_line_first_and_opens_its_moment_then(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, options=OPTIONS, rows=[["grow", "a2", "sun"]])
    page = visit(f"/t/{table}", as_guest=guest, **PHONE)
    look(page)
    line = page.get_by_role("region", name="What happened").get_by_role("button").first
    line.tap()
    expect(page.locator(".tile.lit")).to_have_count(1)
    assert "at=" not in page.url
    line.tap()
    page.wait_for_url(re.compile("at=1"))


@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("d5", "A Root bars the way from d4 to d5"),
        ("d6", "A Root bars the way from d4 to d5"),
        ("b3", "no change of direction left"),
        ("a1", "a1 is too far"),
        ("d1", "Your own Specimen stands on d3"),
        ("g4", "An enemy on f4 stands in the way to g4"),
    ],
)
def test_why_not_says_which_reason_holds_and_keeps_the_selection(
    visit: Visit, guest: Guest, hex: str, reason: str
) -> None:
    """§5: a Root in the way, a turn too many, too far, one's own piece, an enemy."""
    page = visit(f"/t/{guest.table(ME, SCREEN, options=OPTIONS, rows=[['grow', 'a2', 'sun']])}", as_guest=guest)
    look(page)
    Mouse(page).choose("d4")
    expect(cell(page, "d4")).to_have_attribute("aria-selected", "true")
    cell(page, hex).click()
    expect(asked(page)).to_contain_text(reason)
    expect(cell(page, "d4")).to_have_attribute("aria-selected", "true")
