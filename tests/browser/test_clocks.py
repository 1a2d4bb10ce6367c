"""Clocks on the page: set up in plain words, shown beside each name, and what happens at zero."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import FRIEND, GAME, ME, SHORT, Guest
from tests.browser.playing import asked, card
from tests.browser.test_accessibility import faults

WHILE = 40_000
"""Longer than the shortest clock that there is."""


def clock(page: Page, seat: int) -> Locator:
    """The clock beside a seat's name, as it is seen."""
    return page.get_by_role("list", name="Players").locator("> li").nth(seat).locator(".clock")


def new_table(guest: Guest, clock: object) -> str:
    """A table for two with a clock; the path by which the friend comes."""
    body = {"game": GAME, "seats": [ME, FRIEND], "options": SHORT, "clock": clock}
    return str(guest.post("tables", body)["seats"][1]["link"])


def test_days_a_turn_are_set_up_in_words_and_need_nobody_present(visit: Visit) -> None:
    host = visit("/")
    card(host).get_by_role("button", name="Set up a table").click()
    expect(card(host).get_by_role("combobox", name="Clock")).to_have_value("")
    card(host).get_by_role("combobox", name="Colours").select_option("seat-0-black")
    card(host).get_by_role("combobox", name=re.compile("^Player 2")).select_option(label="A friend, by link")
    expect(card(host).get_by_text("With days for each turn nobody has to be there")).to_be_visible()
    card(host).get_by_role("combobox", name="Clock").select_option(label="3 days a turn")
    expect(card(host).get_by_text("Nobody has to be there at the same time")).to_be_visible()
    expect(card(host).get_by_role("radio", name="A bot moves")).to_be_checked()
    expect(card(host).get_by_role("radio", name="The usual answer")).to_be_hidden()  # this game knows none
    assert faults(host) == []
    card(host).get_by_role("button", name="Start").click()
    host.get_by_role("group", name="Table").get_by_role("button", name="Share").click()
    dialog = host.get_by_role("dialog", name="Share")
    expect(dialog.get_by_text("Clock: 3 days a turn; at zero a bot")).to_be_visible()
    invitation = dialog.get_by_role("textbox", name="The free seat").input_value()
    dialog.get_by_role("button", name="Close").click()

    friend = visit(invitation, **PHONE)
    expect(clock(friend, 0)).to_have_class(re.compile("running"))
    host.clock.set_fixed_time("2001-01-01T00:00:00")  # what this device thinks of the time does not matter
    host.reload()
    for page in (host, friend):
        expect(clock(page, 0)).to_contain_text(re.compile("3 days|2 days 23 h"))
        expect(clock(page, 1)).to_contain_text("3 days")
    assert faults(host) == faults(friend) == []
    expect(host.get_by_role("timer").first).to_have_attribute("aria-live", "off")
    host.goto("/games")
    expect(host.get_by_text(re.compile("(3 days|2 days 23 h) left to play"))).to_be_visible()
    host.clock.install()
    host.reload()
    expect(host.get_by_text(re.compile("(3 days|2 days 23 h) left to play"))).to_be_visible()
    host.clock.fast_forward("25:00:00")  # the list goes on counting while it is read
    expect(host.get_by_text(re.compile("1 day 2[23] h left to play"))).to_be_visible()


def test_who_is_at_zero_has_lost_and_both_read_it(visit: Visit, guest: Guest) -> None:
    invitation = new_table(guest, {"per": "turn", "seconds": 10, "at_zero": "loss"})
    host = visit(invitation.partition("?")[0], as_guest=guest)
    expect(asked(host)).to_contain_text("Your friend is not here yet.")
    expect(clock(host, 0)).to_contain_text("00:10")
    friend = visit(invitation)
    expect(host.get_by_role("dialog").get_by_role("heading", name="You lose")).to_be_visible(timeout=WHILE)
    expect(friend.get_by_role("dialog").get_by_role("heading", name="You win!")).to_be_visible()
    for page in (host, friend):
        expect(page.get_by_role("dialog")).to_contain_text("time was up")


def test_at_zero_a_bot_plays_the_turn_to_its_end(visit: Visit, guest: Guest) -> None:
    invitation = new_table(guest, {"per": "turn", "seconds": 12, "at_zero": "bot", "level": "level1"})
    host, friend = visit(invitation.partition("?")[0], as_guest=guest), visit(invitation)
    expect(host.locator("[aria-live=polite]").get_by_text("10 s left on your clock.")).to_be_attached(timeout=WHILE)
    expect(clock(friend, 1)).to_have_class(re.compile("running"), timeout=WHILE)  # the next turn has begun
    expect(host.get_by_text(re.compile(r"Time up: .+\. A bot played the turn to its end"))).to_be_visible()
