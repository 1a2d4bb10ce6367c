"""A browser and a server for each test process, and visitors whenever they are asked for.

These tests run in a pytest of their own (`pytest tests/browser`): Playwright's loop goes on while the browser is open,
and a test beside it could not have one of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from quintessence.core.conformance.samples import IS_SWEEP
from tests.browser.house import BUILT, Guest, House, house

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--js-flags=--no-opt",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE 127.0.0.2",
]
"""No name is looked up, and nothing is asked of anybody but the server under test. No script runs for so long that
optimising it pays."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BY_NIGHT = pytest.mark.skipif(not IS_SWEEP, reason="in `make sweep`: by day one of several that are alike")
PATIENCE = 20_000
"""How long a test waits for what must come, on a machine that has other work too."""
expect.set_options(timeout=PATIENCE)
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "viewport": {"width": 1440, "height": 900},
    "device_scale_factor": 0.25,
    "service_workers": "block",
}
"""What a visitor's browser is, unless a test asks otherwise. Nobody looks at its pixels, and few of them are a seventh
of the processor's time."""
CONFIRMS = """if (location.protocol.startsWith('http')) {
  const key = 'quintessence.settings';
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ confirm: 'moves' }));
}"""
"""A setting of the visitor's own, before the page asks for it."""
Visit = Callable[..., Page]


FINDER = Path(__file__).parent.parent.parent / "tools" / "browser.py"


def executable(*options: str) -> str:
    """The browser's path; where there is none the tests are skipped, and fail under CI."""
    command = [sys.executable, str(FINDER), "--find", *options]
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False).stdout
    if found.strip() and BUILT.exists():
        return found.strip()
    lacking = f"the page is not built ({BUILT}): make page" if found else "no Chromium: python tools/browser.py"
    if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
        pytest.fail(f"the browser tests cannot run, and CI may not skip them: {lacking}")
    pytest.skip(lacking)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


def launching(path: str) -> dict[str, Any]:
    """How a browser is started."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"executable_path": path, "args": FLAGS, "chromium_sandbox": not is_root}


def _launched(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(**launching(path))


@pytest.fixture(scope="session")
def shared_chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser of this test process: visitors are apart by their contexts."""
    browser = _launched(playwright, executable())
    yield browser
    browser.close()


@pytest.fixture
def chromium(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """The browser of this test process, or one with a system's notices for a test that is marked so."""
    if request.node.get_closest_marker("whole_browser") is None:
        yield request.getfixturevalue("shared_chromium")
    else:
        browser = _launched(playwright, executable("--whole"))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of this test process: guests are apart by their cookies."""
    with house(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The server of this test process, or one of the test's own where it is marked so."""
    if request.node.get_closest_marker("own_server") is None:
        yield request.getfixturevalue("shared_server")
    else:
        with house(tmp_path / "data") as own:
            yield own


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, server: House) -> Iterator[Visit]:
    """Makes visitors: each a browser of its own, in English, without motion and service worker unless asked otherwise.

    `as_guest` makes it the browser of someone who has set up a table without a page. Visitors have chosen that every
    move is asked for once more (`confirms`), so that a test sees each proposal before it is played. What the page
    reports as an error fails the test, and so does a text that it lacks: a message that no language file has, or one
    without its value.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []
    may_kill = request.node.get_closest_marker("own_server") is not None

    def is_cut_off(error: str) -> bool:
        """A part of the page that was on its way when the test killed its server."""
        return may_kill and "Failed to fetch dynamically imported module" in error

    def new(path: str = "/", as_guest: Guest | None = None, confirms: bool = True, **more: Any) -> Page:
        wanted = {**USUAL, **more}
        context = chromium.new_context(base_url=server.address, **wanted)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if confirms:
            context.add_init_script(CONFIRMS)
        context.expose_binding("textFault", lambda source, fault: faults.append(f"{source['page'].url}: {fault}"))
        if as_guest is not None:
            context.add_cookies([{"name": "guest", "value": as_guest.cookie(), "url": server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: None if is_cut_off(str(error)) else faults.append(f"{page.url}: {error}"))
        page.goto(path)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture
def guest(server: House) -> Iterator[Guest]:
    found = Guest(server.address)
    yield found
    found.http.close()
