"""No page shows the key of a message where its words should stand: in neither language, nor in what is read aloud."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quintessence.core.discovery import puzzles_of
from tests.browser.conftest import Visit
from tests.browser.house import BOT, ME, ROOT, Guest

GAMES = ("earth_water_sun", "ephyran", "erythro", "terra_mystica")
LOOKS_LIKE_A_KEY = re.compile(r"[A-Za-z]\w*(?:-\w+)+")
MESSAGE = re.compile(r"^([a-z][\w-]*) *= *(.*)$", re.MULTILINE)
READ = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement.closest('script, style, code')) found.push(node.data);
      continue;
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'])
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  }
  return found;
}"""


@cache
def keys() -> set[str]:
    """The keys of all messages, but those that are words of the page themselves."""
    pages = [*(ROOT / "web/src/text").glob("*.ftl"), *(ROOT / "web/src/lab/text").glob("*.ftl")]
    sources: list[Path] = [*pages, *(ROOT / "src/quintessence").rglob("text/*.ftl")]
    written = [message for source in sources for message in MESSAGE.findall(source.read_text(encoding="utf-8"))]
    words = {word.lower() for _, text in written for word in LOOKS_LIKE_A_KEY.findall(text)}
    return {key for key, _ in written if "-" in key} - words


def raw(page: Page) -> set[str]:
    """What stands on the page and is the key of a message."""
    found = {word.lower() for text in page.evaluate(READ) for word in LOOKS_LIKE_A_KEY.findall(text)}
    return {f"{page.url}: {word}" for word in found & keys()}


def switch(page: Page) -> None:
    """Read on in the other language: nothing but the words is loaded anew."""
    now = page.locator("html").get_attribute("lang")
    page.get_by_role("banner").get_by_role("button").first.dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("lang", "en" if now == "fr" else "fr")


def table_of(guest: Guest, game: str) -> str:
    return str(guest.post("tables", {"game": game, "seats": [ME, BOT]})["id"])


def puzzle_of(game: str) -> str:
    shipped = puzzles_of(game)
    assert shipped is not None
    return shipped.puzzles[0].id


def read_in_both_languages(visit: Visit, guest: Guest, *paths: str) -> None:
    """Every page with a start of its own, since words that another page loaded would hide a fault; then the language
    changes on it."""
    found: set[str] = set()
    page = visit(paths[0], as_guest=guest)
    for path in paths:
        if not page.url.endswith(path):
            page.goto(path)
        page.wait_for_load_state("networkidle")
        found |= raw(page)
        switch(page)
        found |= raw(page)
    assert not found, "\n".join(sorted(found))


def test_no_general_page_shows_a_key(visit: Visit, guest: Guest) -> None:
    for game in GAMES:
        table_of(guest, game)
    read_in_both_languages(visit, guest, "/", "/puzzles", "/challenges", "/games", "/credits")


@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_game_shows_a_key(visit: Visit, guest: Guest, game: str) -> None:
    table = table_of(guest, game)
    pages = [f"/?set-up={game}", f"/learn/{game}", f"/rules/{game}", f"/lab/{game}"]
    read_in_both_languages(visit, guest, *pages, f"/puzzles/{game}/{puzzle_of(game)}", f"/t/{table}")


def test_no_review_shows_a_key(visit: Visit, guest: Guest) -> None:
    table = table_of(guest, "earth_water_sun")
    guest.post(f"tables/{table}/resign", {"seat": 0})
    read_in_both_languages(visit, guest, f"/t/{table}", f"/t/{table}?at=0")
