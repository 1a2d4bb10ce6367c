"""Terra Mystica on the page: every stroke by mouse, a whole game, keys, a phone, power answered at once, a log."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import quintessence
from quintessence.core import record as records
from quintessence.games.terra_mystica.snellman.files import log_of
from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.playing import Keys, asked
from tests.browser.terra import (
    GAME,
    TWO,
    choose,
    hex,
    hurry,
    look,
    play,
    spot,
    table,
    tap,
    ways,
)
from tests.browser.test_accessibility import faults

RECORDED = Path(quintessence.__file__).parent / "games" / GAME / "tests" / "recorded"
FOUR = [
    *("take halflings", "take swarmlings", "take fakirs", "take auren"),
    *("place E2", "place D2", "place F3", "place A3", "place A10", "place E8", "place E4", "place E6"),
    *("card BON1", "card BON3", "card BON7", "card BON8"),
]


def log(page: Page, text: str) -> None:
    """Wait until the log says something."""
    expect(page.locator(".log")).to_contain_text(text)


def end(page: Page) -> None:
    asked(page).get_by_role("button", name="End the turn").click()


def test_every_stroke_is_made_on_the_board_with_its_cost_first(visit: Visit, guest: Guest) -> None:
    """Build, undo, upgrade, power after a burn, cults, exchanges, tracks, favours, passing; and why not."""
    id_ = table(guest, ME, SCREEN, commands=TWO)
    page = visit(f"/t/{id_}", as_guest=guest)
    look(page)
    hex(page, "E5").click()
    whole = ways(page).first
    expect(whole).to_contain_text("Turn E5 into plains, build a dwelling on E5")
    expect(whole).to_contain_text("leaves 13")
    expect(whole).to_contain_text("round tile: dwellings")
    expect(whole).to_contain_text("1 power on offer")
    whole.click()
    expect(hex(page, "E5")).to_have_accessible_name(re.compile("dwelling"))
    asked(page).get_by_role("button", name="Undo").click()
    expect(hex(page, "E5")).to_have_accessible_name(re.compile("^E5, swamp"))
    hex(page, "A13").click()
    expect(asked(page)).to_contain_text("out of your reach")
    choose(page, hex(page, "E2"))
    expect(hex(page, "E2")).to_have_accessible_name(re.compile("trading post"))
    end(page)
    play(guest, id_, "decline 0 1")
    play(guest, id_, "pass BON1")
    look(page)
    spot(page, "space:ACT2").click()
    expect(ways(page).first).to_contain_text("3 × two tokens of the second bowl")
    ways(page).first.click()
    expect(spot(page, "space:ACT2")).to_have_accessible_name(re.compile("used in this round"))
    end(page)
    choose(page, spot(page, "cult:water"))
    expect(spot(page, "cult:water")).to_have_accessible_name(re.compile("3"))
    end(page)
    page.locator('[data-exchange="worker_to_coin"]').click()
    log(page, "The Halflings exchange 1 worker for 1 coin")
    choose(page, hex(page, "E2"))
    expect(asked(page)).to_contain_text("favour tile")
    choose(page, spot(page, "tile:FAV11"))
    end(page)
    asked(page).get_by_role("button", name="Pass…").click()
    asked(page).locator('[data-card="BON3"]').click()
    log(page, "The Halflings take the card “Coins”")
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").first).to_contain_text("Halflings")


@BY_NIGHT
def test_a_whole_game_against_a_bot(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{table(guest, ME, BOT)}", as_guest=guest)
    hurry(page, lambda now: now.is_over)
    summary = page.get_by_role("dialog")
    expect(summary).to_contain_text("During the six rounds")
    expect(summary).to_contain_text("network")


def test_keys_alone(visit: Visit, guest: Guest) -> None:
    """To the map by Tab, over it by arrows, a stroke by Enter, the end of the turn by its command."""
    page = visit(f"/t/{table(guest, ME, SCREEN, commands=TWO)}", as_guest=guest)
    look(page)
    keys = Keys(page)
    keys.choose("E5")
    expect(ways(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(ways(page)).to_have_count(0)
    expect(hex(page, "E5")).to_be_focused()
    page.keyboard.press("Enter")
    expect(ways(page).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(hex(page, "E5")).to_have_accessible_name(re.compile("dwelling"))
    keys.press("end")
    expect(asked(page)).to_contain_text("Power is on offer")


def pinch(page: Page, by: float) -> None:
    """Two fingers on the map, moved apart."""
    box = page.locator(".terra .map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30.0), ("touchMove", 30 * (1 + by) / 2), ("touchMove", 30 * by)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def width(page: Page) -> float:
    box = page.locator(".terra .cell").first.bounding_box()
    assert box is not None
    return box["width"]


def test_on_a_phone(visit: Visit, guest: Guest) -> None:
    """By taps up to the second round: panels come forward, and nothing is wider than the screen."""
    page = visit(f"/t/{table(guest, ME, BOT)}", as_guest=guest, **PHONE)
    hurry(page, lambda now: now.prompt.startswith("Round 2"), tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("tab", name="Cults and rounds").tap()
    expect(spot(page, "cult:fire")).to_be_visible()
    page.get_by_role("tab", name="Player boards").tap()
    before = width(page)
    page.get_by_role("button", name="Larger").tap()
    expect(page.locator(".terra .coordinate").first).to_be_visible()
    assert width(page) > 1.2 * before
    page.get_by_role("button", name="Smaller").tap()
    pinch(page, 3)
    page.wait_for_function(
        "(before) => document.querySelector('.terra .cell').getBoundingClientRect().width > before", arg=2 * before
    )


def test_a_full_table_is_no_wider_than_a_phone(visit: Visit, guest: Guest) -> None:
    record = (RECORDED / "greedy-4-fire_ice_1.json").read_text(encoding="utf-8")
    opened = guest.post("records", json.loads(record))["id"]
    bots = [{"kind": "bot", "level": "level1"}] * 3
    page = visit(
        f"/t/{guest.post(f'tables/{opened}/fork', {'at': 120, 'seats': [ME, *bots]})['id']}", as_guest=guest, **PHONE
    )
    expect(page.get_by_text("Leads, as far as is known here")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_axe_finds_nothing(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{table(guest, ME, SCREEN, commands=TWO)}", as_guest=guest)
    look(page)
    found = faults(page)
    hex(page, "E5").click()
    expect(ways(page).first).to_contain_text("leaves 13")
    found += faults(page)
    page.goto(f"/t/{table(guest, ME, SCREEN)}")
    look(page)
    found += faults(page)
    assert not found, "\n".join(found)


def test_power_is_answered_at_once(visit: Visit, guest: Guest) -> None:
    """Two people and two bots: both bots answer while the builder's turn goes on."""
    start = table(guest, ME, SCREEN, SCREEN, SCREEN, commands=FOUR)
    fork = guest.post(f"tables/{start}/fork", {"at": len(FOUR), "seats": [ME, BOT, BOT, SCREEN]})
    page = visit(f"/t/{fork['id']}", as_guest=guest)
    look(page)
    choose(page, hex(page, "E5"))
    expect(asked(page).get_by_role("button", name="End the turn")).to_be_visible()
    page.wait_for_function(
        "() => (document.querySelector('.log').innerText.match(/(take|decline) 1 power/g) ?? []).length > 1"
    )
    expect(asked(page).get_by_role("button", name="End the turn")).to_be_visible()


def test_an_answer_for_all_offers_answers_the_open_one_too(visit: Visit, guest: Guest) -> None:
    id_ = table(guest, ME, SCREEN, commands=[*TWO, "upgrade E2 trading_post"])
    page = visit(f"/t/{id_}", as_guest=guest)
    look(page)
    end(page)
    log(page, "The Halflings upgrade E2")
    play(guest, id_, "decline 0 1")
    play(guest, id_, "upgrade D2 trading_post")
    page.get_by_role("button", name="Act here").click()
    expect(asked(page).locator('[data-answer="accept"]')).to_be_visible()
    page.get_by_role(
        "radio", name="Take up to 2, ask about more"
    ).click()  # answered at once, the question with its choice is gone
    log(page, "take 2 power from the Swarmlings")


def test_a_log_of_the_other_site_is_dropped_and_reviewed(visit: Visit, guest: Guest) -> None:
    match = quintessence.replay(records.read((RECORDED / "greedy-2-base.json").read_text(encoding="utf-8")))
    page = visit("/", as_guest=guest)
    expect(page.get_by_role("heading", level=2, name="Terra Mystica", exact=True)).to_be_visible()
    drop = """(text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
    }"""
    page.evaluate(drop, "this is no game\n")
    expect(page.get_by_role("alert")).to_contain_text("line 1")
    page.evaluate(drop, log_of(match))
    page.wait_for_url(re.compile(r"/t/.*at=0"))
    expect(page.locator(".terra")).to_be_visible()
    for number in range(1, 9):
        page.get_by_role("button", name="Forward one action").click()
        expect(page).to_have_url(re.compile(f"at={number}$"))
    expect(page.locator(".terra .piece").first).to_be_attached()
    page.get_by_role("button", name="More of the review").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a log of the online site").click()
    assert saved.value.suggested_filename.endswith(".txt")
    assert saved.value.path().read_text(encoding="utf-8") == log_of(match)
