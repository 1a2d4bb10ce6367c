"""What the board of Ephyran may cost: a small first load, and little redrawn while cards fly."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import BY_NIGHT, Visit
from tests.browser.ephyran import look, spot
from tests.browser.house import BOT, ME, Guest
from tests.browser.test_ephyran import card, fresh, table
from tests.browser.tracing import MOST, share_redrawn

FIRST_LOAD = 250_000
HALVES = ["nereid-3", "cyclops-2", "griffin-1", "dragon-2"]
SLOTS = ["lagoon-3", "lands-2", "forest-1", "mountain-2"]


@pytest.mark.parametrize("language", ["fr-FR", pytest.param("en-GB", marks=BY_NIGHT)])
def test_the_first_load_of_a_table_is_small(visit: Visit, guest: Guest, language: str) -> None:
    """All bytes over the wire until one can play, headers too, from an empty cache."""
    path = fresh(guest, ME, BOT, BOT, BOT)
    page = visit("about:blank", as_guest=guest, locale=language)
    network = page.context.new_cdp_session(page)
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(path)
    expect(page.locator(".ephyran [data-hand]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < FIRST_LOAD


@BY_NIGHT
def test_little_is_redrawn_while_cards_fly(visit: Visit, guest: Guest, chromium: Browser) -> None:
    path = table(guest, ME, BOT, hands=[HALVES, ["boar-4"]])
    page = visit(path, as_guest=guest, reduced_motion="no-preference")
    look(page)
    turns = [partial(_turn, page, half, slot) for half, slot in zip(HALVES, SLOTS, strict=True)]
    assert share_redrawn(chromium, page, [*turns]) < MOST


def _turn(page: Page, half: str, slot: str) -> None:
    """Play a card to its zone, draw, and see the bot's turn to its end."""
    card(page, half).click()
    spot(page, f"0:{slot}").click()
    page.locator("[data-yes]").click()
    expect(spot(page, f"0:{slot}")).not_to_have_accessible_name(re.compile("empty"))
    now, seen = look(page)
    while now.spots and not now.cards:
        spot(page, now.spots[0]).click()
        now, seen = look(page, seen)
    page.wait_for_timeout(600)
