"""Sounds of pieces and cards, off by one press; the pace of others' moves; cards that are marked until one looks."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import erythro
from tests.browser.conftest import Visit
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.test_ephyran import SCENARIO

HEARD = """
window.heard = 0;
for (const name of ['createOscillator', 'createBufferSource']) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () { window.heard += 1; return make.call(this); };
}
"""


def play(guest: Guest, table: str, row: list[object]) -> None:
    """Play a row in the seat that is asked, from elsewhere: the page is told like anybody."""
    state = guest.http.get(f"/api/tables/{table}").json()["state"]
    seat = state["to_act"][0]
    guest.post(f"tables/{table}/play", {"seat": seat, "question": state["questions"][str(seat)], "row": row})


def heard(page: Page) -> int:
    found: int = page.evaluate("window.heard")
    return found


def test_moves_are_heard_until_one_press_makes_the_table_silent(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN)
    page = visit("about:blank", as_guest=guest, reduced_motion="no-preference")
    page.add_init_script(HEARD)
    page.goto(f"/t/{table}")
    log = page.get_by_role("region", name="What happened").get_by_role("listitem")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    assert heard(page) == 0
    play(guest, table, ["grow", "a1", "sun"])
    page.wait_for_function("() => window.heard > 0")
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    before, lines = heard(page), log.count()
    play(guest, table, ["step", "a1", "ne"])
    expect(log).not_to_have_count(lines)
    assert heard(page) == before
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_volume_and_pace_are_set_and_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Moves of bots and others").get_by_role("radio", name="Slow").check()
    page.get_by_role("slider", name="Volume").fill("20")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("radio", name="Slow")).to_be_checked()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("20")


def test_a_card_that_was_drawn_is_marked_until_it_is_pointed_at(visit: Visit, guest: Guest) -> None:
    options: dict[str, Any] = {"scenario": SCENARIO}
    table = guest.post("tables", {"game": "ephyran", "seats": [ME, BOT], "options": options})
    page = visit(f"/t/{table['id']}", as_guest=guest)
    marks = page.locator(".ephyran .hand .new-mark")
    hand = page.locator(".ephyran [data-hand]")
    expect(hand.first).to_be_visible()
    assert marks.count() == 0
    play(guest, table["id"], ["discard", table["state"]["view"]["hands"][0]["cards"][0]])
    expect(marks).to_have_count(1)
    new = hand.filter(has=page.locator(".new-mark"))
    expect(new).to_have_accessible_name(re.compile(", new$"))
    new.hover()
    expect(marks).to_have_count(0)


def test_cards_that_erythro_deals_are_marked_too(visit: Visit, guest: Guest) -> None:
    hands = [["contamination", "squall", "drizzle"], ["tremor"]]
    table = erythro.table(guest, ME, BOT, scenario={"hands": hands})["id"]
    page = visit(f"/t/{table}", as_guest=guest)
    marks = page.locator(".erythro .hand .new-mark")
    expect(page.locator(".erythro .hand [data-card=squall]")).to_be_visible()
    assert marks.count() == 0
    play(guest, table, ["play", "contamination", "draw"])
    expect(marks.first).to_be_visible()
    expect(
        page.locator(".erythro .hand .slot", has=page.locator("[data-card=squall]")).locator(".new-mark")
    ).to_have_count(0)
    count = marks.count()
    page.locator(".erythro .hand .slot", has=page.locator(".new-mark")).first.hover()
    expect(marks).to_have_count(count - 1)
