"""Terra Mystica with ships on the page: they are drawn, a voyage is played by hand, and nothing is a raw key."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

import quintessence
from quintessence.core.conformance.samples import IS_SWEEP
from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.playing import asked
from tests.browser.terra import GAME, choose, hex, hurry, play, sea_step, spot, ways

RECORDED = Path(quintessence.__file__).parent / "games" / GAME / "tests" / "recorded"
TILES = ["SEA10", "SEA7", "SEA5", "SEA3", "SEA4", "SEA8"]
CARDS = ["BON12", "BON1", "BON3", "BON5", "BON8"]
RAW = re.compile(r"\b(board|event|action|objection|prompt|space|special|tile)-[a-z]+")
BEGUN = [
    *("take mermaids", "take alchemists", "place E4", "place E5", "place E10", "place D5", "dock E4"),
    *("card BON1", "card BON12"),
]
"""Mermaids with a ship in harbour on E4, beside the Alchemists' dwelling on E5."""
YARD = [
    *("upgrade E4 trading_post", "end", "decline 0 1", "pass BON3", "upgrade E4 shipyard", "end", "decline 0 1"),
    *("pass BON5", "pass BON8"),
]
"""Then they have their shipyard, and are the only ones left in round 2."""


def test_a_ship_sails_and_trades_by_hand(visit: Visit, guest: Guest) -> None:  # MS-30, MS-43
    options = {"merchants": True, "end_tile": "none", "round_tiles": TILES, "bonus_cards": CARDS}
    id_ = str(guest.post("tables", {"game": GAME, "seats": [ME, SCREEN], "options": options})["id"])
    for command in BEGUN:
        play(guest, id_, command)
    page = visit(f"/t/{id_}", as_guest=guest)
    expect(page.locator(".terra .fleets .ship")).to_have_count(1)
    expect(page.locator(".terra .fleets .canal")).to_have_count(1)
    choose(page, spot(page, "special:voyage"))
    expect(asked(page)).to_contain_text("end the voyage")
    voyage = page.get_by_role("region", name="Your voyage")
    expect(voyage.locator("[data-ship-choice]")).to_have_attribute("aria-pressed", "true")
    way = voyage.get_by_role("button", name=re.compile("trade with E5, dwelling.* you: 4 points, 1 worker"))
    expect(way).to_have_accessible_name(re.compile("the owner is offered 1 power for 0 points"))
    page.locator('.terra [data-hex="E10"]').click()
    expect(page.locator("body")).to_contain_text("The ship does not lie on a river beside this hex")  # with its §
    hex(page, "r21").focus()  # a river takes focus while a ship can go there
    expect(hex(page, "r21")).to_have_accessible_name(re.compile("r21, river, can be chosen"))
    page.keyboard.press("Enter")
    ways(page).filter(has_not_text="trades").click()
    expect(hex(page, "r21")).to_have_count(0)
    expect(way).to_be_visible()  # the ship lies beside it now
    way.click()
    expect(page.locator(".log")).to_contain_text("trade with the dwelling on E5")
    expect(page.locator(".terra .fleets .marker")).to_have_count(1)
    expect(page.locator(".terra .fleets .ship")).to_have_count(0)
    expect(voyage).to_have_count(0)
    assert not RAW.search(page.inner_text("body"))


def test_the_shipyard_says_what_a_ship_costs(visit: Visit, guest: Guest) -> None:  # MS-24
    options = {"merchants": True, "end_tile": "none", "round_tiles": TILES, "bonus_cards": CARDS}
    id_ = str(guest.post("tables", {"game": GAME, "seats": [ME, SCREEN], "options": options})["id"])
    for command in [*BEGUN, *YARD]:
        play(guest, id_, command)
    page = visit(f"/t/{id_}", as_guest=guest)
    spot(page, "special:build_ships").click()
    expect(ways(page).first).to_contain_text("Each for a worker and 2 coins.")
    ways(page).first.click()
    expect(page.locator(".log")).to_contain_text("build ships")


def test_the_end_of_a_game_alone_with_ships_in_french(visit: Visit, guest: Guest) -> None:  # MS-34, MS-76
    """The last voyage with both its ships on a phone, the last turn of the Automa, and the count."""
    record = json.loads((RECORDED / "sea-1-base.json").read_text(encoding="utf-8"))
    last = max(at for at, action in enumerate(record["actions"]) if action[1:] == ["special", "voyage"])
    opened = guest.post("records", record)["id"]
    id_ = guest.post(f"tables/{opened}/fork", {"at": last, "seats": [ME]})["id"]
    page = visit(f"/t/{id_}", as_guest=guest, **{**PHONE, "locale": "fr-FR"})
    page.get_by_role("tab", name="Plateaux").tap()
    page.locator('.terra [data-spot="special:voyage"]').tap()
    ways(page).first.tap()
    voyage = page.get_by_role("region", name="Votre voyage")
    for hex_, ship in (("D6", 1), ("F5", 2)):
        voyage.locator(f'[data-ship-choice="{ship}"]').tap()
        way = voyage.locator(f'[data-trade="{hex_}"]')
        expect(way).to_have_accessible_name(re.compile("L’Automa.*ne reçoit rien"))
        way.tap()
        expect(page.locator(".terra .fleets .ship")).to_have_count(2 - ship)
    expect(voyage).to_have_count(0)
    page.get_by_role("button", name="Finir le tour").tap()
    page.locator('[data-answer="decline"]').tap()
    page.get_by_role("button", name="Passer définitivement").tap()
    ending, offer = page.get_by_role("dialog"), page.locator('[data-answer="decline"]')
    expect(ending.or_(offer).first).to_be_visible()
    if offer.count():
        offer.tap()
    expect(ending).to_contain_text("L’Automa")


@BY_NIGHT
def test_a_whole_game_alone_with_ships_in_french(visit: Visit, guest: Guest) -> None:  # MS-12, MS-30, MS-43, MS-76
    """Set up by hand; ships sail and trade whenever they can; to the count of both sides."""
    page = visit(f"/?set-up={GAME}", as_guest=guest, locale="fr-FR")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="1", exact=True).check()
    dialog.get_by_role("combobox", name="Automa", exact=True).select_option("simpletons")
    dialog.get_by_label("Marchands des Mers (reconstitué)").check()
    dialog.get_by_role("button", name="Commencer").click()
    hurry(page, lambda now: now.is_over, one=sea_step)
    expect(page.get_by_role("dialog")).to_contain_text("L’Automa")
    page.keyboard.press("Escape")
    assert page.locator(".terra .fleets .marker").count() > 1  # trades of both sides
    assert not RAW.search(page.inner_text("body"))


def test_four_at_a_table_with_ships_and_bots(visit: Visit, guest: Guest) -> None:  # MS-12, MS-30
    """Against three bots: by day the first round, at night to the end."""
    made = guest.post("tables", {"game": GAME, "seats": [ME, BOT, BOT, BOT], "options": {"merchants": True}})
    page = visit(f"/t/{made['id']}", as_guest=guest)
    now = hurry(page, lambda now: now.is_over or (not IS_SWEEP and now.prompt.startswith("Round 2")), one=sea_step)
    assert now.is_over or page.locator(".log").get_by_text("Round 2 begins").count()
    page.keyboard.press("Escape")
    assert not RAW.search(page.inner_text("body"))


def test_the_lesson_of_ships(visit: Visit) -> None:
    """A trade, a dwelling that a ship pays for, and the shipyard."""
    page = visit(f"/learn/{GAME}")
    page.get_by_role("link", name="Merchants of the Seas").click()
    expect(page.get_by_role("heading", level=2, name="A voyage, and a trade")).to_be_visible()
    choose(page, spot(page, "special:voyage"))
    page.locator('.terra [data-trade="E5"]').click()
    expect(page.get_by_text("The ship is gone")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(hex(page, "F2")).to_have_accessible_name(re.compile("can be chosen"))
    hex(page, "F2").click()
    page.locator('[data-way="transform F2 lakes + settle 1 F2"]').click()
    expect(page.get_by_text("No coin and no worker")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(hex(page, "E4")).to_have_accessible_name(re.compile("trading post"))
    hex(page, "E4").click()
    page.locator('[data-way="upgrade E4 shipyard"]').click()
    expect(page.get_by_text("It brought a step of shipping")).to_be_visible()
