"""The rules page: drawn examples, a search, marks folded away, a form to print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.house import GAME
from tests.browser.test_accessibility import faults


def drawn(page: Page, name: str) -> None:
    """Both pictures of an example are there, in the small."""
    figure = page.locator(f"[data-example={name}]")
    for _ in range(
        3 * PATIENCE // 500
    ):  # a busy server is asked again, and pictures above it may push it out of sight again while they are drawn
        figure.scroll_into_view_if_needed()
        if figure.locator(".miniature").count() == 2:
            break
        page.wait_for_timeout(500)
    expect(figure.locator(".miniature")).to_have_count(2)
    for picture in figure.locator(".miniature").all():
        box = picture.bounding_box()
        assert box is not None
        assert box["height"] > 60


@pytest.mark.parametrize(
    ("game", "name"),
    [(GAME, "shield"), ("ephyran", "exchange"), ("erythro", "contaminated"), ("terra_mystica", "town")],
)
def test_examples_are_drawn_before_and_after(visit: Visit, game: str, name: str) -> None:
    page = visit(f"/rules/{game}")
    drawn(page, name)
    figure = page.locator(f"[data-example={name}]")
    expect(figure).to_contain_text("Before")
    expect(figure.locator("figcaption")).not_to_be_empty()


def test_an_example_shows_what_the_rules_make_of_it(visit: Visit) -> None:
    """§7.6: the Shield is there before the attack, and gone after it."""
    page = visit(f"/rules/{GAME}")
    drawn(page, "shield")
    cells = page.locator("[data-example=shield] .miniature [data-hex=e4]")
    expect(cells.nth(0)).to_have_attribute("aria-label", re.compile("Shield"))
    expect(cells.nth(1)).not_to_have_attribute("aria-label", re.compile("Shield"))


def test_the_search_leaves_the_passages_that_have_the_words(visit: Visit) -> None:
    page = visit(f"/rules/{GAME}")
    search = page.get_by_role("searchbox", name="Search these rules")
    search.fill("rebound")
    expect(page.get_by_role("status").filter(has_text="passages")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("§7.6"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("§2 "))).to_be_hidden()
    search.press("Escape")
    expect(page.get_by_role("heading", name=re.compile("§2 "))).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_a_ruling_says_why_when_it_is_asked(visit: Visit) -> None:
    page = visit(f"/rules/{GAME}")
    why = page.locator("details.marks", has_text="EW-02")
    expect(why.get_by_text("Our ruling").first).to_be_hidden()
    why.get_by_text("Why we read it this way").click()
    expect(why.get_by_text("Our ruling").first).to_be_visible()


def test_what_is_printed_is_the_rules_alone(visit: Visit) -> None:
    page = visit(f"/rules/{GAME}")
    drawn(page, "shield")
    page.emulate_media(media="print")
    expect(page.locator("[data-example=shield] .miniature").first).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Chapters")).to_be_hidden()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.locator("details.marks").first).to_be_hidden()


@pytest.mark.parametrize(("game", "name"), [(GAME, "shield"), ("terra_mystica", "town")])
def test_the_page_with_its_pictures_is_accessible(visit: Visit, game: str, name: str) -> None:
    page = visit(f"/rules/{game}")
    drawn(page, name)
    page.locator("details.marks").first.click()
    assert not faults(page)


def test_pictures_fit_a_phone(visit: Visit) -> None:
    page = visit("/rules/ephyran", **PHONE)
    drawn(page, "exchange")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
