"""The lesson can be done from the first step to the last by following what it says, with a mouse and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.house import GAME
from tests.browser.playing import Finger, Hand, Mouse, cell

STEPS = 7


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay_root(page: Page, hand: Hand, one: str, other: str) -> None:
    """On the edge between two hexes; a finger first takes the tool for Roots."""
    cell(page, one).scroll_into_view_if_needed()
    if isinstance(hand, Finger):
        page.get_by_role("button", name="Roots (2)").tap()
    (x, y), (to_x, to_y) = middle(cell(page, one)), middle(cell(page, other))
    at = (x + to_x) / 2, (y + to_y) / 2
    if not isinstance(hand, Finger):
        page.mouse.click(*at)
        return
    page.touchscreen.tap(*at)
    tick = page.get_by_role("button", name="Lay a Root between d4 and e4")
    if tick.is_visible():
        tick.tap()


@pytest.mark.parametrize("kind", ["finger", pytest.param("mouse", marks=BY_NIGHT)])
def test_the_lesson_can_be_done_from_first_to_last(visit: Visit, kind: str) -> None:
    more: dict[str, Any] = PHONE if kind == "finger" else {}
    page = visit(f"/learn/{GAME}", **more)
    hand: Hand = Finger(page) if kind == "finger" else Mouse(page)

    def go(start: str, end: str) -> None:
        hand.choose(start)
        expect(cell(page, end)).to_have_attribute("aria-label", re.compile("can be reached"))
        hand.choose(end)

    for step in range(1, STEPS + 1):
        expect(page.get_by_role("button", name=f"Step {step}")).to_have_attribute("aria-current", "step")
        match step:
            case 1:
                go("d4", "f4")
            case 2:
                hand.choose("a4")
                hand.give("Water")
            case 3:
                go("c4", "d7")
            case 4:
                lay_root(page, hand, "d4", "e4")
            case 5:
                go("c3", "e4")
            case 6:
                go("b2", "d4")
                expect(cell(page, "e3")).to_have_attribute("aria-label", re.compile("can be attacked"))
                hand.choose("e3")
                hand.choose("e4")
            case _:
                expect(cell(page, "g4")).to_have_attribute("aria-label", re.compile("can be destroyed"))
                hand.choose("g4")
        if step < STEPS:
            page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Now you know enough to play")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
