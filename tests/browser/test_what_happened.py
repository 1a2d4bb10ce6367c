"""What the board of Earth, Water & Sun tells unasked: the last turn, and what could be struck next."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import ME, SCREEN, Guest
from tests.browser.playing import cell, look

NEAR = {
    "board": "flat-58",
    "colours": "seat-0-black",
    "position": {
        "pieces": {"a2": "black tree", "d4": "black mushroom", "d7": "white mushroom sun sun", "g7": "white tree"}
    },
}
TURN: list[list[object]] = [["grow", "d4", "sun"], ["step", "d4", "nw"], ["step", "e3", "nw"]]


def test_the_last_turn_stays_marked_and_comes_back_with_the_page(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, options=NEAR, rows=TURN)}", as_guest=guest)
    for _ in range(2):
        look(page)
        expect(page.locator(".last.end")).to_have_count(2)
        expect(page.locator(".last.way")).to_have_count(1)
        expect(page.locator(".last.grown")).to_have_count(1)
        page.reload()


def test_a_review_marks_the_turn_before_each_moment(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, options=NEAR, rows=TURN)
    page = visit(f"/t/{table}?at=3", as_guest=guest)
    expect(page.locator(".last.end")).to_have_count(2)
    page.goto(f"/t/{table}?at=0")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    expect(page.locator(".last")).to_have_count(0)


def test_what_could_be_struck_is_marked_told_and_can_be_switched_off(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, options=NEAR)}", as_guest=guest)
    look(page)
    expect(cell(page, "d4")).to_have_accessible_name("d4, Black Mushroom, could be struck from d7, can grow")
    expect(page.locator(".warning")).to_have_count(1)
    cell(page, "d7").hover()
    expect(page.locator("path.threat")).to_have_count(2)  # the arrow, and the light below it
    page.get_by_role("button", name="Show what could be struck next turn").click()
    expect(page.locator(".warning")).to_have_count(0)
    expect(cell(page, "d4")).to_have_accessible_name("d4, Black Mushroom, can grow")
    page.reload()
    look(page)
    expect(page.locator(".warning")).to_have_count(0)


def test_a_text_board_tells_it_too(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, options=NEAR)}", as_guest=guest)
    page.get_by_role("button", name="Text").click()
    expect(page.get_by_role("region", name="Board", exact=True)).to_contain_text(
        "d4: Black Mushroom, could be struck from d7"
    )


def test_a_finger_takes_up_the_piece_it_has_chosen(visit: Visit, guest: Guest) -> None:
    rows: list[list[object]] = [["grow", "d4", "water"]]
    page = visit(f"/t/{guest.table(ME, SCREEN, options=NEAR, rows=rows)}", as_guest=guest, **PHONE)
    look(page)
    cell(page, "d4").tap()
    expect(cell(page, "f4")).to_have_accessible_name("f4, empty, can be reached")
    hand = page.context.new_cdp_session(page)
    places = []
    for hex in ("d4", "e4", "f4"):
        box = cell(page, hex).bounding_box()
        assert box
        places.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [places[0]]})
    for place in places[1:]:
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [place]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name=re.compile("Move to f4"))).to_be_visible()
    assert page.evaluate("scrollY") == 0
