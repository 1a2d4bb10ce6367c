"""What Lighthouse asks beyond axe, on the main pages, on desktop and phone."""

from __future__ import annotations

import struct
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ConsoleMessage, Page, Response, expect

from tests.browser import erythro, terra
from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest, House
from tests.browser.test_accessibility import AXE
from tests.browser.test_ephyran import fresh

SCREENS = [pytest.param({}, id="desktop"), pytest.param({**PHONE, "locale": "fr-FR"}, id="phone")]
NOT_OURS = ("Service Worker registration blocked by Playwright", "FormInputHasWrongButWellIntendedAutocomplete")
"""The tests' own doing; and Chromium does not know `autocomplete="nickname"`, which the standard and WCAG have."""
SHIFT = 0.1
"""The layout shift above which Lighthouse no longer calls a page good."""
WATCH = """() => {
  window.shifts = [];
  window.leaving = [];
  const told = (source) => source.node?.outerHTML?.slice(0, 80) ?? '';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.shifts.push([entry.value, ...(entry.sources ?? []).map(told)]);
  }).observe({ type: 'layout-shift', buffered: true });
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...more) {
    if (type === 'unload') window.leaving.push(String(this));
    return add.call(this, type, ...more);
  };
}"""
READ = """() => {
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.content ?? '';
  const shown = (node) => node.getClientRects().length > 0;
  const html = (node) => node.outerHTML.slice(0, 120);
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const skewed = (image) => {
    const { width, height } = image.getBoundingClientRect();
    return !image.naturalWidth || Math.abs(width / height - image.naturalWidth / image.naturalHeight) > 0.05;
  };
  const refuses = (field) =>
    !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
  return {
    doctype: document.doctype?.name ?? '',
    mode: document.compatMode,
    charset: document.characterSet,
    lang: document.documentElement.lang,
    title: document.title,
    description: meta('description'),
    viewport: meta('viewport'),
    faces: faces.map((rule) => rule.style.fontDisplay),
    images: [...document.images].filter(shown).filter(skewed).map(html),
    canvases: [...document.querySelectorAll('canvas')]
      .filter((one) => shown(one) && (!one.width || !one.height)).map(html),
    paste: [...document.querySelectorAll('input, textarea')].filter(shown).filter(refuses).map(html),
    shifts: window.shifts,
    leaving: [...window.leaving, ...(window.onunload ? ['onunload'] : [])],
  };
}"""
TARGETS = """async () => {
  const { violations } = await axe.run(document, { runOnly: { type: 'rule', values: ['target-size'] } });
  return violations.flatMap(({ nodes }) => nodes.map((node) => node.html.slice(0, 160)));
}"""


class Inspector:
    """Gathers what a browser complains of while someone goes from page to page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.faults: list[str] = []
        page.on("console", self._said)
        page.on("requestfailed", lambda request: self._note(f"failed: {request.url} ({request.failure})"))
        page.on("response", self._answered)
        audits = page.context.new_cdp_session(page)
        audits.on("Audits.issueAdded", lambda told: self._note(f"issue: {str(told['issue'])[:300]}"))
        audits.send("Audits.enable")
        page.add_init_script(f"({WATCH})()")

    def _note(self, fault: str) -> None:
        if not any(known in fault for known in NOT_OURS):
            self.faults.append(f"{urlsplit(self._page.url).path}: {fault}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")

    def inspect(self, path: str, sign: str) -> None:
        """Open a page, wait for a sign that it is whole, and look at it."""
        answer = self._page.goto(path)
        expect(self._page.locator(sign).first).to_be_attached()
        self._page.wait_for_load_state("networkidle")
        assert answer is not None
        self._check_headers(answer)
        self._check_document(self._page.evaluate(READ))
        self._page.evaluate(AXE.read_text(encoding="utf-8"))
        for small in self._page.evaluate(TARGETS):
            self._note(f"small target: {small}")

    def _check_headers(self, answer: Response) -> None:
        headers = answer.headers
        wanted = {
            "content-security-policy": "frame-ancestors 'none'",
            "x-content-type-options": "nosniff",
            "cross-origin-opener-policy": "same-origin",
            "referrer-policy": "no-referrer",
        }
        for name, value in wanted.items():
            if value not in headers.get(name, ""):
                self._note(f"header {name}: {headers.get(name)!r}")

    def _check_document(self, seen: dict[str, Any]) -> None:
        known = (seen["doctype"], seen["mode"], seen["charset"])
        if known != ("html", "CSS1Compat", "UTF-8"):
            self._note(f"document: {known}")
        for name in ("lang", "title", "description"):
            if not seen[name].strip():
                self._note(f"no {name}")
        if "width=device-width" not in seen["viewport"] or "scal" in seen["viewport"].replace("initial-scale=1", ""):
            self._note(f"viewport: {seen['viewport']}")
        if not seen["faces"] or set(seen["faces"]) - {"swap", "optional", "fallback"}:
            self._note(f"font-display: {seen['faces']}")
        for name in ("images", "canvases", "paste", "leaving"):
            if seen[name]:
                self._note(f"{name}: {seen[name]}")
        if sum(shift[0] for shift in seen["shifts"]) > SHIFT:
            self._note(f"layout shift: {seen['shifts']}")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_browser_has_nothing_to_complain_of(visit: Visit, guest: Guest, screen: dict[str, Any]) -> None:
    tables = {
        f"/t/{guest.table(ME, BOT)}": "[role=gridcell]",
        fresh(guest, ME, BOT): ".ephyran [data-hand]",
        f"/t/{erythro.table(guest, ME, ME, scenario=False, hands='shown')['id']}": ".erythro [data-card]",
        f"/t/{terra.table(guest, ME, SCREEN, commands=terra.TWO)}": ".terra .cell.can",
    }
    page = visit("about:blank", as_guest=guest, **screen)
    inspector = Inspector(page)
    pages = {
        "/": "h1",
        f"/rules/{GAME}": "h2",
        f"/puzzles/{GAME}": "h1",
        "/games": "h1",
        f"/learn/{GAME}": "[role=grid]",
    }
    for path, sign in {**pages, **tables}.items():
        inspector.inspect(path, sign)
    assert not inspector.faults, "\n".join(inspector.faults)


def test_the_page_can_be_installed(guest: Guest, server: House) -> None:
    """The manifest says all that an installer asks for, and its icons are what it says they are."""
    answer = guest.http.get("/manifest.json")
    assert answer.is_success and "json" in answer.headers["content-type"]
    manifest = answer.json()
    assert manifest["name"] and manifest["short_name"] and manifest["display"] == "standalone"
    assert guest.http.get(manifest["start_url"]).is_success
    drawn: dict[str, set[str]] = {"any": set(), "maskable": set()}
    for icon in manifest["icons"]:
        picture = guest.http.get(icon["src"])
        assert picture.is_success and picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            drawn[icon["purpose"]].add(icon["sizes"])
    assert drawn == {"any": {"192x192", "512x512"}, "maskable": {"192x192", "512x512"}}
