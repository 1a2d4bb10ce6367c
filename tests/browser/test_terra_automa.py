"""Terra Mystica against the Automa: alone by mouse, keys, phone; two people in two browsers; its steps, its lesson."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

import quintessence
from tests.browser.changes import is_news
from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.house import FRIEND, ME, Guest
from tests.browser.playing import Keys, asked
from tests.browser.terra import GAME, READ, Situation, choose, hex, hurry, laid_out, look, spot, step, tap
from tests.browser.test_accessibility import faults

RECORDED = Path(quintessence.__file__).parent / "games" / GAME / "tests" / "recorded"
SOLO = {**laid_out(1), "bonus_cards": None, "automa": "simpletons", "automa_level": 1}


def solo(guest: Guest) -> str:
    return str(guest.post("tables", {"game": GAME, "seats": [ME], "options": SOLO})["id"])


def middle(guest: Guest, at: int) -> str:
    """A recorded game against the Automa, to be gone on with after so many actions."""
    record = json.loads((RECORDED / "automa-1-simpletons.json").read_text(encoding="utf-8"))
    id_ = guest.post("records", record)["id"]
    return str(guest.post(f"tables/{id_}/fork", {"at": at, "seats": [ME]})["id"])


def told(page: Page) -> None:
    """The game is over: the Automa's points are counted too, and its choices stand in the log with their reasons."""
    expect(page.get_by_role("dialog")).to_contain_text("The Automa")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log .why").first).to_be_attached()


@BY_NIGHT
def test_a_whole_game_alone_from_the_lobby_by_mouse(visit: Visit, guest: Guest) -> None:
    page = visit("/", as_guest=guest)
    page.get_by_role("button", name="Solo against the Automa").click()
    hurry(page, lambda now: now.prompt.startswith("Round 1"))
    page.locator(".terra .tab", has_text="The Automa").click()
    expect(page.get_by_role("region", name="The Automa")).to_contain_text("Simpletons, level 1")
    hurry(page, lambda now: now.is_over)
    told(page)


def test_a_whole_game_alone_by_keys(visit: Visit, guest: Guest) -> None:
    """Everything by typed commands: what to play, where to begin, the cards, and passing."""
    page = visit(f"/t/{solo(guest)}", as_guest=guest)
    keys = Keys(page)
    now, seen = look(page)
    for _ in range(120):
        if now.is_over:
            break
        keys.press(_typed(now))
        now, seen = look(page, seen)
    assert now.is_over
    told(page)


def _typed(now: Situation) -> str:
    """The command of somebody in a hurry."""
    if now.answers:
        return "decline"
    if now.buttons:
        return now.buttons[-1]
    if now.first("faction"):
        return "take swarmlings"
    card = (now.first("card") or "").removeprefix("card:")
    if now.prompt.startswith("Round"):
        return f"pass {card}"
    return f"place {now.hexes[0]}" if now.hexes else f"card {card}"


@BY_NIGHT
def test_a_whole_game_alone_on_a_phone(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{solo(guest)}", as_guest=guest, **PHONE)
    hurry(page, lambda now: now.is_over, tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    told(page)


def test_two_people_against_the_automa_in_two_browsers(visit: Visit, guest: Guest) -> None:
    """Both pass as soon as they can; the Automa has its turns between, and both read the same of them."""
    options = {**SOLO, "bonus_cards": None}
    made = guest.post("tables", {"game": GAME, "seats": [ME, FRIEND], "options": options})
    host = visit(f"/t/{made['id']}", as_guest=guest)
    pages = [host, visit(made["seats"][1]["link"])]
    seen = ["", ""]
    for _ in range(60):
        number = _asked(pages, seen)
        now, seen[number] = look(pages[number], seen[number])
        if now.prompt.startswith("Round 2"):
            break
        step(pages[number], now)
    for page in pages:
        expect(page.locator(".log")).to_contain_text("Round 2 begins")
        expect(page.locator(".log")).to_contain_text("The Automa passes.")
    assert host.locator(".log").inner_text().count("draws card") > 0


def _asked(pages: list[Page], seen: list[str]) -> int:
    """The first page on which something new can be chosen."""
    for _ in range(400):
        for number, page in enumerate(pages):
            if is_news(page, READ, seen[number]):
                return number
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked any more")


def lit(page: Page) -> list[int]:
    """How many power actions could be chosen, were taken away, and are left."""
    return [page.locator(f".terra .space.{name}").count() for name in ("candidate", "removed", "lit")]


def test_a_step_is_lit_one_criterion_after_another_and_opened_again_from_the_log(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{middle(guest, 30)}", as_guest=guest)
    look(page)
    for _ in range(2):  # at any time, and once more
        page.locator(".log .why").last.click()
        page.locator(".log .replay").click()
        steps = page.locator(".steps")
        expect(steps).to_contain_text(re.compile(r"6\s*could be chosen"))
        expect(page.get_by_role("region", name="The Automa")).to_contain_text("Support card")
        assert lit(page) == [6, 0, 6]
        steps.get_by_role("button", name="Next").click()
        expect(steps.locator("li.now")).to_contain_text("Counted from the end")
        assert lit(page) == [6, 5, 1]
        steps.get_by_role("button", name="Go on").click()
        expect(steps).to_have_count(0)
        assert lit(page)[:2] == [0, 0]
        page.locator(".log .why").last.click()
    expect(asked(page)).to_contain_text("Round 3")


def test_its_turn_waits_for_the_reader(visit: Visit, guest: Guest) -> None:
    """The steps of a turn come one by one, by a key; nothing is asked, and the log does not run ahead, meanwhile."""
    page = visit(f"/t/{middle(guest, 30)}", as_guest=guest, reduced_motion="no-preference")
    now, _ = look(page)
    choose(page, spot(page, now.first("card") or ""))
    steps = page.locator(".steps")
    expect(steps).to_contain_text("1 of")
    expect(page.locator(".terra .can")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("upgrades H5")
    for _ in range(20):
        if not steps.count():
            break
        page.keyboard.press("Space")
    expect(page.locator(".log")).to_contain_text("upgrades H5")
    expect(asked(page)).to_contain_text("Power is on offer")


def test_the_lesson_of_the_automa(visit: Visit) -> None:
    """Its cards, its supply, its pile, and nine hexes of which two criteria leave one."""
    page = visit(f"/learn/{GAME}")
    page.get_by_role("link", name="The Automa").click()
    expect(page.get_by_role("heading", level=2, name="Its two cards")).to_be_visible()
    choose(page, hex(page, "E2"))
    page.get_by_role("button", name="End the turn").click()
    _read(page, 6)
    expect(page.get_by_text("The action card says what it does")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    choose(page, hex(page, "E5"))
    page.get_by_role("button", name="End the turn").click()
    _read(page, 2)
    expect(page.get_by_text("the dwelling went back to its supply")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    choose(page, spot(page, "card:BON3"))
    _read(page, 3)
    page.get_by_role("button", name="Next").click()
    choose(page, spot(page, "cult:fire"))
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator(".terra .candidate-ring")).to_have_count(9)
    expect(page.locator(".terra .removed-veil")).to_have_count(0)
    page.locator(".steps .primary").click()
    expect(page.locator(".terra .removed-veil")).to_have_count(6)
    _read(page, 9)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def _read(page: Page, candidates: int) -> None:
    """Read what the Automa chose out of so many, to the end."""
    expect(page.locator(".steps")).to_contain_text(re.compile(rf"{candidates}\s*could be chosen"))
    while page.locator(".steps").count():
        page.locator(".steps .primary").click()


def test_a_table_is_set_up_for_as_many_as_the_automa_allows(visit: Visit) -> None:
    page = visit(f"/?set-up={GAME}")
    dialog = page.get_by_role("dialog")
    sizes = dialog.get_by_role("group", name="Number of players").get_by_role("radio")
    expect(sizes).to_have_count(5)
    automa = dialog.get_by_role("combobox", name="Automa", exact=True)
    level = dialog.get_by_role("combobox", name="Level of the Automa")
    assert automa.get_by_role("option").all_inner_texts() == ["None", "Simpletons"]  # beside two people
    expect(level).to_have_count(0)
    automa.select_option("simpletons")
    expect(dialog.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(level).to_contain_text("5, Alptrauma (very hard)")
    dialog.get_by_role("radio", name="3", exact=True).check()
    expect(automa).to_have_count(0)
    dialog.get_by_role("radio", name="1", exact=True).check()
    assert "None" not in automa.get_by_role("option").all_inner_texts()
    dialog.get_by_role("combobox", name=re.compile("^Player 1")).select_option(label="A friend, by link")
    expect(dialog.get_by_text("Time to answer")).to_have_count(0)  # nothing is hidden here
    dialog.get_by_role("button", name="Solo against the Automa").click()
    expect(automa).to_have_value("simpletons")
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(dialog.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Start").click()
    look(page)
    expect(page.get_by_role("list", name="Players")).to_contain_text("The Automa")
    page.goto(f"/?set-up={GAME}")
    dialog.get_by_role("button", name="Same as last time").click()
    expect(automa).to_have_value("simpletons")
    expect(dialog.get_by_role("radio", name="1", exact=True)).to_be_checked()


def test_axe_finds_nothing_in_an_explained_step(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{middle(guest, 30)}", as_guest=guest)
    look(page)
    page.locator(".log .why").last.click()
    page.locator(".log .replay").click()
    page.locator(".steps .primary").click()
    found = faults(page)
    page.goto(f"/learn/{GAME}?course=automa")
    expect(hex(page, "E2")).to_be_visible()
    found += faults(page)
    assert not found, "\n".join(found)
