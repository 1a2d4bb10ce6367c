"""Measure how quickly a table without a server opens: `python tools/site_times.py [ROUNDS] [MBIT]`, after `make site`.

A plain file server gives the site out at so many megabits a second. Seconds count from the moment a browser goes there:
until the shell is drawn, until Python is ready, until a first move can be made; then the same table, from what the
service worker keeps. Memory is what the browser's renderer processes hold of their own.
"""

import json
import os
import sys
import tempfile
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import browser
from playwright.sync_api import Page, sync_playwright

SITE = Path(__file__).resolve().parent.parent / "build" / "site"
PIECE = 16_384
WAIT = 120_000
TABLE = {"game": "earth_water_sun", "seats": [{"kind": "me"}, {"kind": "bot", "level": "level1"}]}
OPEN = """async (wish) => JSON.parse((await quintessence.request('POST', '/tables', JSON.stringify(wish))).text).id"""
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
KEPT = "() => navigator.serviceWorker.controller && caches.match(new URL('.', document.baseURI)).then(Boolean)"
MOVE = "[role=gridcell][aria-label*=', can ']"


class Line:
    """All connections share one line of so many bytes a second."""

    def __init__(self, megabits: float) -> None:
        self._pace = megabits * 1e6 / 8
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, count: int) -> None:
        """Until so many bytes have gone through."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + count / self._pace
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class Handler(SimpleHTTPRequestHandler):
    """Gives files out, piece by piece."""

    protocol_version = "HTTP/1.1"

    def __init__(self, line: Line, *values: Any) -> None:
        self._line = line
        super().__init__(*values, directory=str(SITE))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file at the line's pace."""
        while piece := source.read(PIECE):
            self._line.wait(len(piece))
            outputfile.write(piece)

    def log_message(self, *_values: Any) -> None:
        """Nothing."""


def renderers() -> float:
    """Megabytes of their own that the renderer processes below this one hold."""
    parents, total = {}, 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    for process in parents:
        above = process
        while above in parents and above != os.getpid():
            above = parents[above]
        try:
            if above == os.getpid() and b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes():
                text = Path(f"/proc/{process}/smaps_rollup").read_text()
                total += sum(int(one.split()[1]) for one in text.splitlines() if one.startswith("Private_")) / 1024
        except OSError:
            continue
    return total


def measured(page: Page, address: str) -> dict[str, float]:
    """One browser: cold, then warm."""
    found = {}
    started = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("h1")
    found["shell"] = time.monotonic() - started
    page.wait_for_selector("html[data-local=ready]", state="attached", timeout=WAIT)
    found["ready"] = time.monotonic() - started
    table = page.evaluate(OPEN, TABLE)
    page.evaluate(GO, f"./?/t/{table}")
    page.wait_for_selector(MOVE, timeout=WAIT)
    found["first move"] = time.monotonic() - started
    page.wait_for_function(KEPT, timeout=WAIT)
    started = time.monotonic()
    page.goto(f"{address}?/t/{table}", wait_until="commit")
    page.wait_for_selector("html[data-local=ready]", state="attached", timeout=WAIT)
    found["warm: ready"] = time.monotonic() - started
    page.wait_for_selector(MOVE, timeout=WAIT)
    found["warm: table"] = time.monotonic() - started
    time.sleep(3)
    found["memory (MB)"] = renderers()
    return found


def main(rounds: int = 3, megabits: float = 20.0) -> None:
    """Print a line a round."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, Line(megabits)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as folder:
                context = play.chromium.launch_persistent_context(
                    folder, executable_path=browser.find(), locale="en-GB"
                )
                times = measured(context.pages[0], f"http://127.0.0.1:{server.server_address[1]}/")
                context.close()
            times["load"] = os.getloadavg()[0]
            print(json.dumps({name: round(value, 1) for name, value in times.items()}), flush=True)
    server.shutdown()


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
