"""A phone of 390 by 844, in both languages: nothing scrolls sideways, every hex and every bubble can be tapped."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest
from tests.browser.playing import Finger, cell, look

LANGUAGES = pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
COVERED = """() => [...document.querySelectorAll('[role=gridcell]')].filter((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  return !cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((cell) => cell.dataset.hex)"""
CUT = """() => [
  ...[...document.querySelectorAll('.rules table')].filter((one) => one.scrollWidth > one.clientWidth + 1),
  ...[...document.querySelectorAll('.rules td')].filter((one) => one.innerText.length > 14 && one.clientWidth < 52),
].map((one) => one.innerText.slice(0, 80))"""
"""Tables that leave the screen, and cells with room for a few letters."""
NARROW = {
    "pieces": {"a2": "black tree", "f4": "black mushroom", "g1": "white tree", "g7": "white mushroom"},
}


@LANGUAGES
def test_no_page_scrolls_sideways(visit: Visit, guest: Guest, language: str) -> None:
    table = guest.table(ME, BOT)
    page = visit("/", as_guest=guest, locale=language, **PHONE)
    for path in ("/", "/games", f"/learn/{GAME}", f"/rules/{GAME}", "/credits", f"/t/{table}", f"/t/{table}?at=0"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        page.wait_for_load_state("networkidle")
        sizes = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
        assert sizes[0] <= sizes[1], path


def test_a_newcomer_finds_the_way_into_a_game_on_the_first_screen(visit: Visit) -> None:
    page = visit("/", **PHONE)
    play = page.get_by_role("button", name="Play now").first
    expect(play).to_be_visible()
    expect(play).to_be_in_viewport()


def test_no_table_of_the_rules_is_cut_or_squeezed(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", **PHONE)
    for game in (GAME, "ephyran", "erythro", "terra_mystica"):
        page.goto(f"/rules/{game}")
        expect(page.locator(".rules h2").first).to_be_visible()
        assert page.evaluate(CUT) == [], game


def test_the_narrowest_phone_scrolls_no_page_sideways(visit: Visit, guest: Guest) -> None:
    """In French, whose words are the longer ones."""
    width = 320
    small = {**PHONE, "viewport": {"width": width, "height": 568}}
    page = visit("/", as_guest=guest, locale="fr-FR", **small)
    for path in ("/", f"/learn/{GAME}", "/learn/ephyran", f"/t/{guest.table(ME, BOT)}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


@LANGUAGES
def test_nothing_lies_over_a_hex(visit: Visit, guest: Guest, language: str) -> None:
    """With Roots in hand, so that every tool is there."""
    rows: list[list[object]] = [["grow", "a4", "earth"]]
    page = visit(f"/t/{guest.table(ME, SCREEN, rows=rows)}", as_guest=guest, locale=language, **PHONE)
    expect(page.get_by_role("gridcell").first).to_be_visible()
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("end", ["g3", "g4", "e4", "f6"])
def test_a_move_can_be_confirmed_wherever_it_ends(visit: Visit, guest: Guest, end: str) -> None:
    options: dict[str, Any] = {"board": "flat-58", "colours": "seat-0-black", "position": NARROW}
    table = guest.table(ME, SCREEN, options=options, rows=[["grow", "a2", "sun"]])
    page = visit(f"/t/{table}", as_guest=guest, **PHONE)
    look(page)
    hand = Finger(page)
    hand.choose("f4")
    expect(cell(page, end)).to_have_accessible_name(f"{end}, empty, can be reached")
    hand.choose(end)
    hand.confirm(end)
    expect(cell(page, "f4")).to_have_accessible_name("f4, empty")


@LANGUAGES
def test_no_tool_lies_over_another(visit: Visit, guest: Guest, language: str) -> None:
    rows: list[list[object]] = [["grow", "a4", "earth"]]
    page = visit(f"/t/{guest.table(ME, SCREEN, rows=rows)}", as_guest=guest, locale=language, **PHONE)
    expect(page.locator(".roots-tool")).to_be_visible()
    boxes = page.locator(".roots-tool, .faces, .zoom").evaluate_all(
        "(tools) => tools.map((tool) => tool.getBoundingClientRect().toJSON()).sort((a, b) => a.left - b.left)"
    )
    assert len(boxes) == 3
    assert all(one["right"] < other["left"] for one, other in pairwise(boxes)), boxes


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (720, 450)])
def test_on_its_side_what_is_asked_stands_beside_the_board(visit: Visit, guest: Guest, size: tuple[int, int]) -> None:
    """A phone on its side, and a window of 1440 by 900 at 200 %."""
    width, height = size
    rows: list[list[object]] = [["grow", "a4", "earth"]]
    lying = {**PHONE, "viewport": {"width": width, "height": height}}
    page = visit(f"/t/{guest.table(ME, SCREEN, rows=rows)}", as_guest=guest, **lying)
    look(page)
    shown = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('[role=grid]').clientHeight]")
    assert shown[0] <= width and shown[1] <= height
    page.locator("[role=grid]").evaluate("(board) => board.scrollIntoView()")
    assert page.evaluate(COVERED) == []


@LANGUAGES
def test_the_prompt_keeps_its_size_while_what_is_asked_changes(visit: Visit, guest: Guest, language: str) -> None:
    page = visit("/", as_guest=guest, locale=language, **PHONE)
    page.evaluate("localStorage.setItem('quintessence.earth_water_sun.aim', 'known')")  # no first game
    page.goto(f"/t/{guest.table(ME, SCREEN)}")
    prompt = page.locator(".ask")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")  # until then the words are of another width
    heights = [prompt.evaluate("(box) => box.offsetHeight")]

    def tap(what: Locator) -> None:
        what.tap()
        page.wait_for_timeout(200)
        heights.append(prompt.evaluate("(box) => box.offsetHeight"))

    tap(cell(page, "a4"))
    tap(page.locator(".grow-menu .kind").last)
    tap(cell(page, "a4"))
    tap(cell(page, "b4"))
    tap(page.locator(".bubble .yes"))
    assert len(set(heights)) == 1, heights
