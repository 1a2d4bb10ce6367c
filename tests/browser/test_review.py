"""Looking back: any moment of a game, by link too; on from there at a new table; the record out and in again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import quintessence
from tests.browser.conftest import PHONE, Visit
from tests.browser.house import ME, SCREEN, Guest
from tests.browser.playing import asked, cell, look

PATIENCE = 180_000
"""Milliseconds for a bot that judges a game on a busy machine."""
RECORDED = Path(quintessence.__file__).parent / "games" / "earth_water_sun" / "tests" / "recorded"
ROWS: list[list[object]] = [
    ["grow", "a4", "water"],
    ["step", "a4", "ne"],
    ["stop"],
    ["grow", "g4", "sun"],
    ["step", "g4", "sw"],
    ["stop"],
    ["grow", "a1", "earth"],
]


def says(page: Page, hex: str, words: str) -> None:
    expect(cell(page, hex)).to_have_attribute("aria-label", re.compile(words))


def more(page: Page) -> None:
    """Open what the row has no room for."""
    page.get_by_role("button", name="More of the review").click()


def test_scrub_through_a_game_and_share_the_moment(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, rows=ROWS)
    page = visit(f"/t/{table}", as_guest=guest)
    look(page)
    page.get_by_role("button", name="Review").click()
    scrubber = page.get_by_role("slider", name="Moment")
    expect(scrubber).to_have_value("7")
    says(page, "a1", "1 Earth")
    scrubber.focus()
    page.keyboard.press("Home")
    says(page, "a4", "^a4, Black Mushroom$")
    page.keyboard.press("ArrowRight")
    says(page, "a4", "1 Water")
    page.get_by_role("button", name="Forward one action").click()
    says(page, "b5", "Black Mushroom, 1 Water")
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    again = visit(page.url, as_guest=guest)
    expect(again.get_by_role("slider", name="Moment")).to_have_value("2")
    says(again, "b5", "Black Mushroom, 1 Water")
    more(page)
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Speed")).to_be_hidden()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(scrubber).to_have_value("7")
    page.get_by_role("button", name="Show the course of the game").click()
    lesson = page.get_by_role("tabpanel", name="Lesson")
    expect(lesson).to_contain_text("as the bot “Sapling” judges it", timeout=PATIENCE)
    expect(lesson.get_by_text(re.compile(r"Played so far: turn \d+, "))).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(asked(page)).to_contain_text("Black, ")


def test_the_controls_are_one_row_and_leave_the_board_its_room(visit: Visit, guest: Guest) -> None:
    table = guest.post("tables", {"game": "ephyran", "seats": [ME, SCREEN, SCREEN]})["id"]
    guest.post(f"tables/{table}/abandon", {})
    low = visit(f"/t/{table}?at=0", as_guest=guest, viewport={"width": 1280, "height": 720})
    expect(low.get_by_role("slider", name="Moment")).to_be_visible()
    expect(low.locator("[data-hand]").first).to_be_in_viewport(ratio=1)
    assert low.evaluate("document.documentElement.scrollHeight <= innerHeight")
    phone = visit(f"/t/{table}?at=0", as_guest=guest, **PHONE)
    expect(phone.get_by_role("slider", name="Moment")).to_be_visible()
    row = phone.get_by_role("region", name="Review")
    assert row.evaluate("row => row.closest('.ask').offsetHeight <= innerHeight / 10")
    buttons = [button for button in row.get_by_role("button").all() if button.is_visible()]
    assert len(buttons) == 5
    for button in buttons:
        box = button.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 40


def test_on_a_phone_the_menu_has_the_curve(visit: Visit, guest: Guest) -> None:
    phone = visit(f"/t/{guest.table(ME, SCREEN, rows=ROWS)}?at=7", as_guest=guest, **PHONE)
    more(phone)
    phone.get_by_role("button", name="Show the course of the game").click()
    expect(phone.get_by_text("▲ Player 1 · ▼ Player 2")).to_be_visible(timeout=PATIENCE)
    phone.locator(".stage").tap(position={"x": 5, "y": 5})
    expect(phone.get_by_text("▲ Player 1 · ▼ Player 2")).to_be_hidden()
    expect(phone.get_by_role("tab", name="Lesson")).to_have_attribute("aria-selected", "true")


def test_the_log_follows_the_moment(visit: Visit, guest: Guest) -> None:
    """Two turns back and forth, often enough to fill the log."""
    turns = (("a4", "nw", "g4", "sw"), ("b4", "se", "f4", "ne"))
    rows: list[list[object]] = []
    for black, there, white, back in turns:
        rows += [["grow", black, "water"], ["step", black, there], ["stop"]]
        rows += [["grow", white, "water"], ["step", white, back], ["stop"]]
    table = guest.table(ME, SCREEN, rows=rows)
    page = visit(f"/t/{table}?at=12", as_guest=guest, viewport={"width": 1100, "height": 640})
    now = page.locator(".log .now").first
    for moment in (1, 11):
        page.goto(f"/t/{table}?at={moment}")
        expect(now).to_be_in_viewport()


def test_play_on_from_a_moment_at_a_new_table(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, rows=ROWS)
    page = visit(f"/t/{table}?at=3", as_guest=guest)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_label(re.compile("Player 1")).select_option("bot:level1")
    page.get_by_role("dialog").get_by_label(re.compile("Player 2")).select_option("me")
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(asked(page)).to_contain_text("White, growth")
    says(page, "b5", "Black Mushroom, 1 Water")
    says(page, "g4", "^g4, White Mushroom, can grow$")


def test_a_review_teaches_and_its_better_turn_is_a_puzzle(visit: Visit, guest: Guest) -> None:
    record = json.loads((RECORDED / "level2-flat-58.json").read_text(encoding="utf-8"))
    table = guest.post("records", record)["id"]
    page = visit(f"/t/{table}", as_guest=guest)
    page.get_by_role("button", name="Result").click()
    story = page.get_by_role("dialog").get_by_role("region", name="Lesson")
    expect(story).to_contain_text("Costliest turn", timeout=PATIENCE)
    expect(story).to_contain_text(re.compile(r"Turn \d+, (Black|White): cost \d+%"))
    expect(story.get_by_role("heading", name="What decided it")).to_have_count(0)  # said once, in the review
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    lesson = page.get_by_role("tabpanel", name="Lesson")
    expect(lesson.get_by_role("heading", name=re.compile(r"Played so far: turn \d+, (Black|White)"))).to_be_visible()
    expect(lesson.get_by_role("heading", name="What decided it")).to_be_visible()
    expect(lesson).to_contain_text("Player 1 won after 121 actions.")
    expect(lesson.get_by_role("listitem").filter(has_text="Player 1").first).to_contain_text("100%")
    expect(lesson.get_by_role("table")).to_contain_text("own Trees lost")
    lesson.get_by_role("button", name="Try this position as a puzzle").click()
    expect(lesson.get_by_role("alert")).to_contain_text(re.compile(r"The nearest puzzle: turn \d+, (Black|White)"))
    lesson.get_by_role("button", name="Go there").click()
    expect(lesson.locator("[aria-current]")).to_be_visible()
    lesson.get_by_role("button", name="Try this position as a puzzle").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("status").filter(has_text="Find a better turn")).to_be_visible()
    made = page.url.rpartition("/")[2]
    at = int(guest.http.get(f"/api/tables/{made}").json()["played"])
    turns = guest.http.get(f"/api/tables/{table}/evaluation").json()["lesson"]["turns"]
    better = next(turn for turn in turns if turn["number"] == at)
    for action in better["better"]:
        question = guest.http.get(f"/api/tables/{made}").json()["state"]["questions"][str(better["seat"])]
        guest.post(f"tables/{made}/play", {"seat": better["seat"], "question": question, "row": action["row"]})
    expect(page.get_by_role("status").filter(has_text="Found: your turn is worth")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="Back to the review").click()
    expect(page).to_have_url(re.compile(rf"{table}\?at={at}$"))


def test_a_record_is_downloaded_and_imported(visit: Visit, guest: Guest, tmp_path: Path) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, rows=ROWS)}?at=7", as_guest=guest)
    more(page)
    with page.expect_download() as asked_for:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / asked_for.value.suggested_filename
    assert file.suffix == ".json"
    asked_for.value.save_as(file)
    record = json.loads(file.read_text())
    assert record["game"] == "earth_water_sun"
    assert len(record["actions"]) == len(ROWS)

    other = visit("/")
    other.get_by_label("Choose a file").set_input_files(file)
    scrubber = other.get_by_role("slider", name="Moment")
    expect(scrubber).to_have_attribute("max", "7")
    scrubber.focus()
    other.keyboard.press("End")
    says(other, "a1", "1 Earth")


def test_a_record_that_was_tampered_with_is_refused_in_words(visit: Visit, guest: Guest, tmp_path: Path) -> None:
    table = guest.table(ME, SCREEN, rows=ROWS)
    record = guest.http.get(f"/api/tables/{table}/record").json()
    record["actions"][1] = [0, "step", "a4", "se"]
    changed, nonsense = tmp_path / "changed.json", tmp_path / "nonsense.json"
    changed.write_text(json.dumps(record))
    nonsense.write_text("{")
    page = visit("/")
    for file, words in ((changed, "action 2"), (nonsense, "not JSON")):
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(words)
