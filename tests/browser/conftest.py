"""A browser and a server for the tests of each file, and visitors whenever they are asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.house import BUILT, Guest, House, house

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE 127.0.0.2",
]
"""No name is looked up, and nothing is asked of anybody but the server under test."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PATIENCE = 20_000
"""How long a test waits for what must come, on a machine that has other work too."""
expect.set_options(timeout=PATIENCE)
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "viewport": {"width": 1440, "height": 900},
    "service_workers": "block",
}
"""What a visitor's browser is, unless a test asks otherwise."""
Visit = Callable[..., Page]


FINDER = Path(__file__).parent.parent.parent / "tools" / "browser.py"


def _executable() -> str:
    """The browser's path; where there is none the tests are skipped, and fail under CI."""
    found = subprocess.run([sys.executable, FINDER, "--find"], stdout=subprocess.PIPE, text=True, check=False).stdout
    if found.strip() and BUILT.exists():
        return found.strip()
    lacking = f"the page is not built ({BUILT}): make page" if found else "no Chromium: python tools/browser.py"
    if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
        pytest.fail(f"the browser tests cannot run, and CI may not skip them: {lacking}")
    pytest.skip(lacking)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of a file: Playwright's loop must not run on beside tests that have their own."""
    executable = _executable()
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=executable, args=FLAGS, chromium_sandbox=not is_root)
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture
def visit(chromium: Browser, server: House) -> Iterator[Visit]:
    """Makes visitors: each a browser of its own, in English, without motion and service worker unless asked otherwise.

    `as_guest` makes it the browser of someone who has set up a table without a page. What the page reports as an error
    fails the test.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def new(path: str = "/", as_guest: Guest | None = None, **more: Any) -> Page:
        wanted = {**USUAL, **more}
        context = chromium.new_context(base_url=server.address, **wanted)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if as_guest is not None:
            context.add_cookies([{"name": "guest", "value": as_guest.cookie(), "url": server.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
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
