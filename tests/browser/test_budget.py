"""What the page may cost: nothing from elsewhere, a small first load, no long frame on a move."""

from __future__ import annotations

import json
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.conftest import BY_NIGHT, Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest, House
from tests.browser.playing import Mouse, look, travel

FIRST_LOAD = 250_000
LONGEST = 50.0
"""Milliseconds."""
MOVES = 6
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


def test_no_frame_is_long_on_a_move(visit: Visit, guest: Guest, chromium: Browser) -> None:
    """The longest task of the page's main thread during each of six moves, by a trace.

    Counted in the thread's own processor time where the trace has it, since other programs on a loaded machine must not
    make the page look slow; and the median of the moves, since one may meet a garbage collection.
    """
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest, reduced_motion="no-preference")
    hand = Mouse(page)
    look(page)
    chromium.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "devtools.timeline"])
    for number, (start, end) in enumerate(STEPS[:MOVES]):
        page.evaluate("(name) => performance.mark(name)", f"move-{number}")
        _turn(page, hand, start, end)
    page.evaluate("performance.mark('moves-over')")
    longest = _longest(json.loads(chromium.stop_tracing())["traceEvents"])
    assert len(longest) == MOVES
    assert median(longest) < LONGEST, longest


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


def _longest(events: list[dict[str, Any]]) -> list[float]:
    """For each move, its longest task in milliseconds."""
    marks = {event["name"]: event for event in events if event["name"].startswith("move")}
    thread = (marks["moves-over"]["pid"], marks["moves-over"]["tid"])
    times = [marks[f"move-{number}"]["ts"] for number in range(MOVES)] + [marks["moves-over"]["ts"]]
    tasks = [
        (event["ts"], min(event["dur"], event.get("tdur", event["dur"])) / 1000)
        for event in events
        if event.get("ph") == "X" and event["name"].endswith("RunTask") and (event["pid"], event["tid"]) == thread
    ]
    assert len(tasks) > 100
    return [max(long for at, long in tasks if times[n] <= at < times[n + 1]) for n in range(MOVES)]
