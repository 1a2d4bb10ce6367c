"""The lab: from a number in a cell to the table that plays with it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import Guest


def test_a_number_goes_from_its_cell_to_the_table(visit: Visit, guest: Guest) -> None:
    page = visit("/lab/ephyran", as_guest=guest, confirms=False)
    page.get_by_role("navigation", name="Tables of the game").get_by_role("button", name="Points").click()
    cell = page.get_by_role("textbox", name="First city")
    play = page.get_by_role("button", name="Play this variant")
    verdict = page.locator("[data-verdict]")
    expect(page.get_by_role("article")).to_contain_text("printed")
    cell.fill("600")
    expect(page.get_by_role("article")).to_contain_text("expected a whole number from 0 to 255")
    expect(cell).to_have_attribute("aria-invalid", "true")
    expect(play).to_be_disabled()
    cell.fill("6")
    expect(page.get_by_text("was 3")).to_be_visible()
    expect(page.get_by_text("One difference")).to_be_visible()
    page.get_by_role("textbox", name="Its name").fill("Grand cities")
    expect(verdict).to_have_attribute("data-verdict", "right")
    page.keyboard.press("Control+z")
    expect(cell).to_have_value("3")
    expect(verdict).to_contain_text("Nothing is changed yet")
    page.get_by_role("button", name="Redo").click()
    expect(cell).to_have_value("6")
    page.reload()  # what was made is still there
    expect(page.get_by_role("textbox", name="First city")).to_have_value("6")
    expect(play).to_be_enabled()
    play.click()
    page.wait_for_url(re.compile("/t/"))
    expect(page).to_have_title(re.compile(r"Ephyran \(Grand cities\)"))
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    expect(page.locator(".tag", has_text="Grand cities").first).to_be_visible()
    assert loaded and not [url for url in loaded if re.search("/assets/.*(lab|sheet)", url, re.IGNORECASE)]


def test_a_phone_shows_a_table_and_nothing_beside_it(visit: Visit, guest: Guest) -> None:
    page = visit("/lab/terra_mystica", as_guest=guest, **PHONE)
    page.get_by_label("Table", exact=True).select_option("favour_tiles")
    expect(page.get_by_role("heading", name="Favour tiles")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
