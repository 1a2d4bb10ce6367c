"""Without the server: a page that is kept opens and says what works, a move is kept, and all goes on by itself."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BY_NIGHT, Visit
from tests.browser.house import ME, SCREEN, Guest, House
from tests.browser.playing import Mouse, cell, look

KEPT = "() => navigator.serviceWorker.controller && caches.match('/').then(Boolean)"
GONE = "The server cannot be reached. The rules and what is open here can be read"


def kept(visit: Visit, path: str = "/") -> Page:
    """A page whose worker has kept everything and is in charge."""
    page = visit(path, service_workers="allow")
    page.wait_for_function(KEPT, timeout=60_000)
    return page


@pytest.mark.own_server
def test_a_page_that_is_kept_opens_without_the_server_and_goes_on_with_it(visit: Visit, server: House) -> None:
    page = kept(visit)
    server.kill()
    try:
        page.goto("/rules/ephyran")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Ephyran")
        expect(page.get_by_text("Own territory").first).to_be_attached()
        page.goto("/")
        expect(page.get_by_text(GONE)).to_be_visible()
    finally:
        server.start()
    expect(page.get_by_text(GONE)).to_be_hidden()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.own_server
def test_a_list_that_asks_before_anything_else_does_brings_the_page_back_too(visit: Visit, server: House) -> None:
    page = kept(visit)
    server.kill()
    try:
        page.goto("/")
        expect(page.get_by_text(GONE)).to_be_visible()
        page.route("**/api/health", lambda route: route.abort())
    finally:
        server.start()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.own_server
@pytest.mark.parametrize(
    ("to", "shown"), [("/games", "No games yet"), pytest.param("/puzzles", "All games", marks=BY_NIGHT)]
)
def test_a_page_that_was_opened_meanwhile_shows_its_list_once_the_server_is_back(
    visit: Visit, server: House, to: str, shown: str
) -> None:
    page = kept(visit)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    server.kill()
    try:
        page.locator(f"a[href='{to}']").first.click()
        expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    finally:
        server.start()
    expect(page.get_by_text(shown).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_kept_never_stands_before_the_server(visit: Visit) -> None:
    page = kept(visit)
    page.evaluate(
        """async () => {
          const cache = await caches.open((await caches.keys())[0]);
          const stale = () => new Response('<title>stale</title>', { headers: { 'content-type': 'text/html' } });
          await Promise.all([cache.put('/', stale()), cache.put('/api/games', new Response('[]'))]);
        }"""
    )
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert page.title() == "Quintessence"


def test_nothing_of_a_table_is_kept(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest, service_workers="allow")
    page.wait_for_function(KEPT, timeout=60_000)
    page.reload()
    look(page)
    urls = page.evaluate(
        "caches.keys().then(([name]) => caches.open(name)).then((c) => c.keys()).then((k) => k.map((r) => r.url))"
    )
    assert len(urls) > 50 and not [url for url in urls if "/tables" in url or "/t/" in url or url.endswith("/me")]


@pytest.mark.own_server
def test_a_move_that_is_made_while_the_server_is_gone_is_played_when_it_is_back(
    visit: Visit, guest: Guest, server: House
) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    look(page)
    server.kill()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
        Mouse(page).choose("a4")
        Mouse(page).give("Water")
        expect(page.locator(".toast")).to_have_text(
            "Connection lost; your move is kept, and played when the server is back."
        )
    finally:
        server.start()
    expect(cell(page, "a4")).to_have_accessible_name(re.compile("1 Water"))
    expect(page.locator(".toast")).to_have_count(0)
    log = page.get_by_role("region", name="What happened")
    expect(log.get_by_text("a4")).to_have_count(1)


def test_the_page_can_be_installed(visit: Visit, guest: Guest) -> None:
    page = visit("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(guest.http.get(str(link)).text)
    assert manifest["display"] == "standalone" and {icon["purpose"] for icon in manifest["icons"]} == {
        "any",
        "maskable",
    }
    for icon in manifest["icons"]:
        answer = guest.http.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"]), icon
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.content[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}"
    worker = guest.http.get("/service-worker.js")
    assert "javascript" in worker.headers["content-type"] and worker.headers["cache-control"] == "no-cache"
