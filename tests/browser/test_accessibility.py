"""axe finds no violation on any page, in either theme, nor where a window or a menu is open."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest
from tests.browser.playing import Mouse, card, cell, look

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const only = isDark ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, ...only });
  const told = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ');
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${told(nodes)}`);
}"""
AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""Colours change with the theme at once, and axe sees none on its way."""
THEMES: list[Literal["dark", "light"]] = ["dark", "light"]


def faults(page: Page) -> list[str]:
    """What axe objects to in either theme; in the dark its colours alone, since all else is as in the light."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AT_ONCE)
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page, which its own policy forbids
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{page.url}, {theme}: {fault}" for fault in page.evaluate(RUN)]
    return found


def _challenge(guest: Guest) -> str:
    """A challenge that its maker has taken."""
    made = guest.post("challenges", {"game": GAME, "seats": [ME, BOT]})["id"]
    table = guest.post(f"challenges/{made}/take", {})["table"]
    guest.post(f"tables/{table}/resign", {"seat": 0})
    return str(made)


def test_lobby_lists_lesson_rules_and_credits(visit: Visit, guest: Guest) -> None:
    guest.table(ME, BOT)
    page = visit("/", as_guest=guest)
    card(page).get_by_role("button", name="Set up a table").click()
    found = faults(page)
    for path, name in (
        ("/games", "My games"),
        ("/challenges", "Challenges"),
        (f"/challenges/{_challenge(guest)}", "Your challenge"),
        (f"/learn/{GAME}", "How to play"),
        (f"/rules/{GAME}", "Earth, Water & Sun"),
        ("/credits", "Credits"),
        (f"/lab/{GAME}", "Lab"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_contain_text(name)
        if path.startswith("/learn"):
            expect(page.get_by_role("grid")).to_be_visible()
        if path.startswith("/lab"):
            expect(page.get_by_role("article")).to_be_visible()
        found += faults(page)
    assert not found, "\n".join(found)


def test_table_with_its_menus_windows_and_review(visit: Visit, guest: Guest) -> None:
    rows: list[list[object]] = [["grow", "a4", "water"], ["step", "a4", "ne"], ["stop"]]
    page = visit(f"/t/{guest.table(ME, SCREEN, rows=rows)}", as_guest=guest)
    look(page)
    found = faults(page)
    Mouse(page).choose("g4")
    expect(page.get_by_role("button", name="Sun")).to_be_visible()
    found += faults(page)
    page.keyboard.press("Escape")
    cell(page, "a1").click()
    expect(page.get_by_text("is not yours").first).to_be_attached()
    found += faults(page)
    for name in ("Actions", "Chat"):
        page.get_by_role("tab", name=name).click()
        found += faults(page)
    page.get_by_role("button", name="Text", exact=True).click()
    found += faults(page)
    for name in ("Share", "Help", "Settings", "Resign"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found += faults(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    found += faults(page)
    page.get_by_role("tab", name="Lesson").click()
    expect(page.get_by_role("tabpanel", name="Lesson").get_by_role("heading", name="Played so far")).to_be_visible()
    found += faults(page)
    assert not found, "\n".join(found)
