"""Terra Mystica with ships on the page: they are drawn, a voyage is played by hand, and nothing is a raw key."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import ME, SCREEN, Guest
from tests.browser.playing import asked
from tests.browser.terra import GAME, choose, hex, play, spot, ways

TILES = ["SEA10", "SEA7", "SEA5", "SEA3", "SEA4", "SEA8"]
CARDS = ["BON12", "BON1", "BON3", "BON5", "BON8"]
BEGUN = [
    *("take mermaids", "take alchemists", "place E4", "place E5", "place E10", "place D5", "dock E4"),
    *("card BON1", "card BON12"),
]
"""Mermaids with a ship in harbour on E4, beside the Alchemists' dwelling on E5."""


def test_a_ship_sails_and_trades_by_hand(visit: Visit, guest: Guest) -> None:  # MS-30, MS-43
    options = {"merchants": True, "end_tile": "none", "round_tiles": TILES, "bonus_cards": CARDS}
    id_ = str(guest.post("tables", {"game": GAME, "seats": [ME, SCREEN], "options": options})["id"])
    for command in BEGUN:
        play(guest, id_, command)
    page = visit(f"/t/{id_}", as_guest=guest)
    expect(page.locator(".terra .fleets .ship")).to_have_count(1)
    expect(page.locator(".terra .fleets .canal")).to_have_count(1)
    choose(page, spot(page, "special:voyage"))
    expect(asked(page)).to_contain_text("where your ships sail")
    hex(page, "r21").focus()  # a river takes focus while a ship can go there
    expect(hex(page, "r21")).to_have_accessible_name(re.compile("r21, river, can be chosen"))
    page.keyboard.press("Enter")
    ways(page).first.click()
    expect(hex(page, "r21")).to_have_count(0)
    page.locator('.terra [data-hex="E5"]').click()
    expect(ways(page).first).to_contain_text("trades with E5")
    ways(page).first.click()
    expect(page.locator(".log")).to_contain_text("trade with the dwelling on E5")
    expect(page.locator(".terra .fleets .marker")).to_have_count(1)
    expect(page.locator(".terra .fleets .ship")).to_have_count(0)
    assert not re.search(r"\b(board|event|action|objection|prompt|space|special|tile)-[a-z]+", page.inner_text("body"))
