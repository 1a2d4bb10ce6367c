"""What the board of Terra Mystica may cost: a small first load, and little redrawn on a move of five players, late."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import quintessence
from tests.browser.conftest import BY_NIGHT, Visit
from tests.browser.house import ME, SCREEN, Guest
from tests.browser.playing import asked
from tests.browser.terra import GAME, TWO, choose, hex, look, table
from tests.browser.tracing import MOST, share_redrawn

RECORDED = Path(quintessence.__file__).parent / "games" / GAME / "tests" / "recorded"
FIRST_LOAD = 300_000
LATE = 251
TURNS = 4


@pytest.mark.parametrize("language", ["fr-FR", pytest.param("en-GB", marks=BY_NIGHT)])
def test_the_first_load_of_a_table_is_small(visit: Visit, guest: Guest, language: str) -> None:
    """All bytes over the wire until one can play, headers too, from an empty cache."""
    id_ = table(guest, ME, SCREEN, commands=TWO)
    page = visit("about:blank", as_guest=guest, locale=language)
    network = page.context.new_cdp_session(page)
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(f"/t/{id_}")
    expect(page.locator(".terra .cell.can").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < FIRST_LOAD


def test_little_is_redrawn_on_a_move(visit: Visit, guest: Guest, chromium: Browser) -> None:
    """While a stroke is looked at, played and taken back."""
    record = json.loads((RECORDED / "greedy-5-loon_lakes.json").read_text(encoding="utf-8"))
    id_ = guest.post("records", record)["id"]
    late = guest.post(f"tables/{id_}/fork", {"at": LATE, "seats": [ME, SCREEN, SCREEN, SCREEN, SCREEN]})
    page = visit(f"/t/{late['id']}", as_guest=guest, reduced_motion="no-preference")
    now, seen = look(page)

    def stroke(number: int) -> None:
        nonlocal seen
        choose(page, hex(page, now.hexes[number]))
        _, after = look(page, seen)
        asked(page).get_by_role("button", name="Undo").click()
        _, seen = look(page, after)

    assert share_redrawn(chromium, page, [partial(stroke, number) for number in range(TURNS)]) < MOST
