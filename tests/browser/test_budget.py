"""What the page may cost: nothing from elsewhere, a small first load, little redrawn on a move."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import BY_NIGHT, Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest, House
from tests.browser.playing import Mouse, look, travel
from tests.browser.tracing import MOST, share_redrawn

FIRST_LOAD = 250_000
STEPS = [("a1", "b2"), ("g1", "f2"), ("a3", "b4"), ("g3", "f4"), ("a5", "b6"), ("g5", "f6")]


def test_nothing_is_loaded_from_elsewhere(visit: Visit, guest: Guest, server: House) -> None:
    """Here no other host can be reached at all (see FLAGS), and none is even asked for."""
    table = guest.table(ME, BOT)
    page = visit("/", as_guest=guest)
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.on("websocket", lambda socket: asked_for.append(socket.url))
    for path in ("/", "/games", f"/learn/{GAME}", f"/rules/{GAME}", "/credits", f"/t/{table}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
    look(page)
    hosts = {urlsplit(url).netloc for url in asked_for if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(server.address).netloc}
    assert len(asked_for) > 20


@pytest.mark.parametrize("language", ["fr-FR", pytest.param("en-GB", marks=BY_NIGHT)])
def test_the_first_load_of_a_table_is_small(visit: Visit, guest: Guest, language: str) -> None:
    """All bytes over the wire until one can play, headers too, from an empty cache."""
    table = guest.table(ME, BOT)
    page = visit("about:blank", as_guest=guest, locale=language)
    network: CDPSession = page.context.new_cdp_session(page)
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    network.on("Network.responseReceived", lambda told: names.update({told["requestId"]: told["response"]["url"]}))
    network.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: told["encodedDataLength"]}))
    network.send("Network.enable")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    largest = sorted(((int(size), names.get(request, "")) for request, size in sizes.items()), reverse=True)[:8]
    assert sum(sizes.values()) < FIRST_LOAD, (sum(sizes.values()), largest)


def test_little_is_redrawn_on_a_move(visit: Visit, guest: Guest, chromium: Browser) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest, reduced_motion="no-preference")
    hand = Mouse(page)
    look(page)
    moves = [partial(_turn, page, hand, start, end) for start, end in STEPS]
    assert share_redrawn(chromium, page, [*moves]) < MOST


def _turn(page: Page, hand: Mouse, start: str, end: str) -> None:
    """Growth and a move, with all that is drawn meanwhile."""
    hand.choose(start)
    hand.give("Sun")
    now, seen = look(page)
    while not now.where("move"):
        now, seen = look(page, seen)
    travel(page, hand, start, end)
    now, seen = look(page)
    while not now.where("grow"):
        if now.buttons:
            hand.press(now.buttons[0])
        now, seen = look(page, seen)
