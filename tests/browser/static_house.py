"""The table without a server, given out by a plain file server below a folder; and what a page does with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import static_site
from playwright.sync_api import Page, expect

FOLDER = "quintessence"
"""As on a host that gives each project a folder of its own."""
START = 120_000
"""Python starts in seconds, but not where several tests share two cores."""
ASK = """async ([method, path, body]) => {
  const { status, text } = await quintessence.request(method, path, body ?? undefined);
  return [status, text ? JSON.parse(text) : null];
}"""
PLAY = (Path(__file__).parent / "play_out.js").read_text(encoding="utf-8")


class _Quiet(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_values: Any) -> None:
        """Nothing: a test says what went wrong."""


class StaticHouse:
    """A file server that can be stopped and started again on the same port."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._port = 0
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}/{FOLDER}/"

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(_Quiet, directory=str(self._root)))
        self._port = self._server.server_address[1]
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextmanager
def static_house(root: Path) -> Iterator[StaticHouse]:
    """The site as it is built now, below a folder."""
    static_site.build()
    (root / FOLDER).symlink_to(static_site.BUILT, target_is_directory=True)
    house = StaticHouse(root)
    house.start()
    yield house
    house.stop()


def ready(page: Page) -> Page:
    """Python is here: nothing stands above the page any more."""
    expect(page.locator("html[data-local=ready]")).to_be_attached(timeout=START)
    return page


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the page's own transport answers."""
    status, read = page.evaluate(ASK, [method, path, None if body is None else json.dumps(body)])
    assert 200 <= status < 300, (status, read)
    return read


def play_out(page: Page, table: str, most: int = 1500) -> Any:
    """Play the seats held here by chance until the table's match is over, or so many times; the table then."""
    return page.evaluate(PLAY, [table, most])
