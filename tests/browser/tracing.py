"""What the page redraws, counted in a trace of the browser: a busy machine changes nothing of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "blink.user_timing", "devtools.timeline"]
MARK = "turn-"
MOST = 0.25
"""Of the page: a frame that styles and lays out all of it again would be a long one on a phone."""


def share_redrawn(chromium: Browser, page: Page, turns: list[Callable[[], None]]) -> float:
    """Which share of the page's elements the largest task of a turn styles and lays out; the median of the turns."""
    chromium.start_tracing(page=page, categories=CATEGORIES)
    for number, turn in enumerate(turns):
        page.evaluate("(name) => performance.mark(name)", f"{MARK}{number}")
        turn()
    page.evaluate("(name) => performance.mark(name)", f"{MARK}over")
    largest = _largest_redraws(json.loads(chromium.stop_tracing())["traceEvents"])
    assert len(largest) == len(turns) and min(largest) > 0
    return median(largest) / int(page.evaluate("document.querySelectorAll('*').length"))


def _largest_redraws(events: list[dict[str, Any]]) -> list[int]:
    """For each turn, the most elements that one task of the page's thread styled and laid out."""
    marks = sorted((event["ts"], event["pid"], event["tid"]) for event in events if event["name"].startswith(MARK))
    own = [event for event in events if event.get("ph") == "X" and (event["pid"], event["tid"]) == marks[0][1:]]
    tasks = [(event["ts"], event["ts"] + event["dur"]) for event in own if event["name"].endswith("RunTask")]
    redraws = [(event["ts"], _elements(event)) for event in own]
    sums = [(start, sum(count for at, count in redraws if start <= at < end)) for start, end in tasks]
    times = [mark[0] for mark in marks]
    return [max(count for at, count in sums if times[n] <= at < times[n + 1]) for n in range(len(times) - 1)]


def _elements(event: dict[str, Any]) -> int:
    """How many elements this step of the thread styled or laid out."""
    told = event.get("args", {})
    if event["name"] == "UpdateLayoutTree":
        return int(told.get("elementCount", 0))
    if event["name"] == "Layout":
        return int(told.get("beginData", {}).get("dirtyObjects", 0))
    return 0
