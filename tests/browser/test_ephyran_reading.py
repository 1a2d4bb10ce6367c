"""What a newcomer has to read on Ephyran's board: names without a tap, nothing too small, what the others just did."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.ephyran import GAME, look, spot
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.playing import point_at
from tests.browser.test_ephyran import card, table

CITIES = [
    {"lagoon": ["hippocampus-1", "siren-2"], "lands": ["centaur-1"], "mountain": ["chimera-1", "bull-2"]},
    {"lands": ["minotaur-1"], "forest": ["pegasus-1", "griffin-2"]},
    {"lagoon": ["nereid-1"], "mountain": ["dragon-1"]},
    {"forest": ["harpy-1", "sphinx-2"]},
]
FOUR: dict[str, Any] = {
    "gods": ["poseidon", "gaia", "aeolus", "hephaestus"],
    "hands": [
        ["nereid-3", "siren-2/destroy", "dragon-2/shield", "griffin-3", "dionysos-1"],
        ["boar-4"],
        ["take"],
        ["steal"],
    ],
    "cities": CITIES,
    "tokens": [{"lagoon-1": "trident"}, {"lands-1": "owl"}, {}, {}],
}
TOO_SMALL = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.ephyran .mat'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!node.data.trim() || around.closest('svg, .hidden, .coin') || !around.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < least) found.push(`${node.data.trim()}: ${size}`);
  }
  return found;
}"""
"""Words and numbers; but not the numbers on signs and tokens, which are drawings."""
CUT = """() => [...document.querySelectorAll('.ephyran .mat .name')]
  .filter((name) => name.checkVisibility() && name.closest('.zone, .half'))
  .filter((name) => {
    const [inner, outer] = [name.getBoundingClientRect(), name.closest('.zone, .half').getBoundingClientRect()];
    const words = document.createRange();
    words.selectNodeContents(name);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1;
  })
  .map((name) => name.innerText)"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), pytest.param(1440, 900, marks=BY_NIGHT)])
def test_nothing_to_be_read_is_too_small_or_cut(
    visit: Visit, guest: Guest, language: str, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    page = visit(table(guest, ME, BOT, BOT, BOT, **FOUR), as_guest=guest, locale=language, viewport=size)
    expect(page.locator(".ephyran [data-hand]").first).to_be_visible()
    assert page.evaluate(TOO_SMALL, 12) == [] and page.evaluate(CUT) == []
    card(page, "shield").click()
    expect(page.locator(".ephyran [data-half]").first).to_be_visible()
    assert page.evaluate(TOO_SMALL, 12) == []


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_hand_on_a_phone_has_its_names(visit: Visit, guest: Guest, language: str) -> None:
    page = visit(table(guest, ME, BOT, BOT, BOT, **FOUR), as_guest=guest, locale=language, **PHONE)
    names = page.locator(".ephyran [data-hand] .name")
    expect(names).to_have_count(9)
    assert all(name.is_visible() for name in names.all())
    assert page.evaluate(TOO_SMALL, 12) == [] and page.evaluate(CUT) == []


def test_a_card_taken_up_on_a_phone_shows_what_both_halves_can_do(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT, **{**FOUR, **_of_two()}), as_guest=guest, **PHONE)
    card(page, "shield").tap()
    for half in page.locator(".ephyran .choice").all():
        _expect_above_the_prompt(half.locator(".now, .why").first)


def test_an_announcement_and_its_counter_are_both_in_sight_on_a_phone(visit: Visit, guest: Guest) -> None:
    hands = [["shield", "satyr-4", "griffin-3", "nereid-3", "dionysos-1"], ["siren-2/destroy"]]
    rows = [["destroy", "siren-2/destroy", 0]]
    changes = {**FOUR, **_of_two(), "turn": 1, "hands": hands}
    page = visit(table(guest, ME, SCREEN, rows=rows, **changes), as_guest=guest, **PHONE)
    page.get_by_role("button", name=re.compile("show my cards")).tap()
    _expect_above_the_prompt(page.locator(".ephyran .announced"))
    _expect_above_the_prompt(page.locator(".ephyran .counter"))


def test_the_arrow_of_an_announcement_passes_beneath_names(visit: Visit, guest: Guest) -> None:
    hands = [["shield", "satyr-4", "griffin-3", "nereid-3", "dionysos-1"], ["siren-2/destroy"]]
    changes = {**FOUR, **_of_two(), "turn": 1, "hands": hands}
    page = visit(table(guest, ME, SCREEN, rows=[["destroy", "siren-2/destroy", 0]], **changes), as_guest=guest)
    page.get_by_role("button", name=re.compile("show my cards")).click()
    arrow = page.locator(".ephyran > svg:has(marker)")
    expect(arrow).to_be_attached()
    names = page.locator(".ephyran .city .who, .ephyran .city .head").all()
    assert len(names) > 4
    assert all(_layer(name) > _layer(arrow) for name in names)


def _layer(what: Locator) -> int:
    return int(what.evaluate("(node) => Number(getComputedStyle(node).zIndex)"))


def _expect_above_the_prompt(what: Locator) -> None:
    expect(what).to_be_visible()
    prompt, box = what.page.get_by_role("region", name="What is asked").bounding_box(), what.bounding_box()
    assert prompt is not None and box is not None
    assert box["y"] + box["height"] <= prompt["y"]


def _of_two() -> dict[str, Any]:
    return {name: FOUR[name][:2] for name in FOUR}


def _turn_of_another(visit: Visit, guest: Guest, **more: Any) -> Page:
    """Player 1 discarded, Player 2 built Lands 2: Player 1 comes back to the screen."""
    hands = [["nereid-3", "siren-2/destroy", "griffin-3"], ["cyclops-2/twins", "boar-4"]]
    rows = [["discard", "siren-2/destroy"], ["add", "cyclops-2/twins", "lands-2"], ["draw", "pile"]]
    page = visit(table(guest, ME, SCREEN, rows=rows, **{**FOUR, **_of_two(), "hands": hands}), as_guest=guest, **more)
    page.get_by_role("button", name=re.compile("show my cards")).click()
    return page


def test_what_the_others_did_stays_until_one_has_played(visit: Visit, guest: Guest) -> None:
    page = _turn_of_another(visit, guest)
    lately = page.get_by_role("region", name="Since your last turn")
    expect(lately.get_by_role("listitem")).to_have_text(["Player 2 adds Cyclops (Lands 2)."])
    expect(spot(page, "1:lands-2")).to_have_class(re.compile(r"\bfresh\b"))
    point_at(page, lately.get_by_role("listitem"), page.locator(".lit"))
    expect(spot(page, "1:lands-2")).to_have_class(re.compile(r"\blit\b"))
    card(page, "griffin-3").click()
    expect(lately).to_be_hidden()
    page.reload()
    page.get_by_role("button", name=re.compile("show my cards")).click()
    expect(lately).to_contain_text("Player 2 adds Cyclops (Lands 2).")


def test_the_log_names_the_half_that_was_played(visit: Visit, guest: Guest) -> None:
    page = _turn_of_another(visit, guest)
    log = page.get_by_role("tabpanel", name="Log")
    expect(log.get_by_role("button", name="Player 2 adds Cyclops (Lands 2).", exact=True)).to_be_visible()


def test_a_phone_tells_the_last_doing_in_one_line(visit: Visit, guest: Guest) -> None:
    page = _turn_of_another(visit, guest, **PHONE)
    expect(page.locator(".ephyran .ticker")).to_have_text("Player 2 adds Cyclops (Lands 2).")
    expect(spot(page, "1:")).to_be_visible()


def test_a_tap_on_a_zone_tells_what_lies_there(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT, **{**FOUR, **_of_two()}), as_guest=guest, **PHONE)
    look(page)
    spot(page, "0:lagoon-1").tap()
    told = page.locator(".ephyran .looked")
    expect(told).to_contain_text("Lagoon 1: Hippocampus, Poseidon’s Trident (2), on a token face down that you know")
    spot(page, "0:lagoon-1").tap()
    expect(told).to_be_hidden()


def test_the_top_of_the_discard_says_its_name(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT), as_guest=guest)
    discard = spot(page, "discard")
    expect(discard).to_have_attribute("title", re.compile("^Discard, one card, on top: Harpy, Forest 2"))
    expect(discard.locator(".name").first).to_be_visible()


def test_a_window_has_one_way_to_let_it_happen(visit: Visit, guest: Guest) -> None:
    hands = [["shield", "satyr-4"], ["siren-2/destroy"]]
    rows = [["destroy", "siren-2/destroy", 0]]
    page = visit(
        table(guest, ME, SCREEN, rows=rows, **{**FOUR, **_of_two(), "turn": 1, "hands": hands}), as_guest=guest
    )
    page.get_by_role("button", name=re.compile("show my cards")).click()
    expect(page.get_by_role("button", name="Let it happen")).to_have_count(1)


def test_the_lesson_says_which_city_is_mine(visit: Visit) -> None:
    page = visit(f"/learn/{GAME}")
    expect(page.locator(".ephyran .own .city strong")).to_have_text("My city")


def test_whoever_leads_by_what_is_known_bears_a_mark(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT, BOT, BOT, **FOUR), as_guest=guest)
    seats = page.locator("ul.seats > li")
    expect(page.get_by_title("Leads, as far as is known here")).to_have_count(1)
    expect(seats.first.locator(".leads")).to_be_visible()
    expect(seats.first).to_contain_text("Leads, as far as is known here")
    empty = {**FOUR, "cities": [{}] * 4, "tokens": [{}] * 4}
    even = visit(table(guest, ME, BOT, BOT, BOT, **empty), as_guest=guest)
    expect(even.locator("ul.seats > li")).to_have_count(4)
    expect(even.locator(".leads")).to_have_count(0)
