"""Ephyran on the page: whole games by mouse and by touch, each input, the preview, the reasons, the count, axe."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import quintessence
from quintessence.core.conformance.samples import IS_SWEEP
from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.ephyran import GAME, Finger, Mouse, look, play_to_the_end, spot
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.test_accessibility import faults

RECORDED = Path(quintessence.__file__).parent / "games" / GAME / "tests" / "recorded"
ENDS = re.compile("You win!|You lose|A draw|wins")
CITIES = [
    {"lagoon": ["triton-1", "siren-2"], "lands": ["centaur-1"], "mountain": ["chimera-1"]},
    {"lands": ["minotaur-1"], "forest": ["pegasus-1"]},
]
SCENARIO: dict[str, Any] = {
    "first": 0,
    "turn": 0,
    "gods": ["poseidon", "gaia"],
    "hands": [["nereid-3", "siren-2/destroy", "shield", "griffin-3", "dionysos-1"], ["boar-4"]],
    "cities": CITIES,
    "tokens": [{"lagoon-1": "trident"}, {"lands-1": "owl"}],
    "discard": ["harpy-2"],
    "pile": 30,
}


def table(guest: Guest, *seats: dict[str, str], rows: list[Any] | None = None, **changes: Any) -> str:
    """A table that starts from the scenario, with some changes, and some rows played by whoever is asked."""
    options = {"scenario": {**SCENARIO, **changes}}
    found = guest.post("tables", {"game": GAME, "seats": list(seats), "options": options})
    for row in rows or []:
        state = found["state"]
        seat = state["to_act"][0]
        body = {"seat": seat, "question": state["questions"][str(seat)], "row": row}
        guest.post(f"tables/{found['id']}/play", body)
        found = guest.http.get(f"/api/tables/{found['id']}").json()
    return f"/t/{found['id']}"


def card(page: Page, half: str) -> Locator:
    """The card of the hand with that half."""
    ends, begins = f'[data-spot$="/{half}"]', f'[data-spot^="card:{half}/"]'
    return page.locator(f".ephyran [data-hand]{ends}, .ephyran [data-hand]{begins}").first


def fresh(guest: Guest, *seats: dict[str, str]) -> str:
    """A table as it is set up by the rules."""
    return f"/t/{guest.post('tables', {'game': GAME, 'seats': list(seats)})['id']}"


def recorded(guest: Guest, name: str, late: int, *seats: dict[str, str]) -> str:
    """A recorded game to be played to its end: at night from the deal, by day its end."""
    record = json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    made = guest.post("records", record)["id"]
    return f"/t/{guest.post(f'tables/{made}/fork', {'at': 0 if IS_SWEEP else late, 'seats': list(seats)})['id']}"


@BY_NIGHT
def test_a_game_for_two_by_mouse(visit: Visit, guest: Guest) -> None:
    page = visit(recorded(guest, "level2-2-seats", 105, ME, BOT), as_guest=guest)
    assert play_to_the_end(page, Mouse(), "two") > 12
    result = page.get_by_role("dialog", name=ENDS)
    expect(result).to_be_visible()
    result.get_by_text("The same as a table").click()
    expect(result.get_by_role("row", name=re.compile("^Total"))).to_be_visible()


def test_a_game_for_four_on_a_phone_by_touch(visit: Visit, guest: Guest) -> None:
    page = visit(recorded(guest, "level2-4-seats", 250, ME, BOT, BOT, BOT), as_guest=guest, **PHONE)
    assert play_to_the_end(page, Finger(), "four") > 12
    result = page.get_by_role("dialog", name=ENDS)
    expect(result).to_be_visible()
    expect(result.get_by_role("button", name="Rematch")).to_be_in_viewport()  # below the longest count there is
    if result.get_by_role("heading", name="You lose").count():
        expect(result.get_by_text(re.compile("You come (second|third|fourth) of 4"))).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


def test_a_half_says_what_it_does_and_shows_it_on_the_city(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT), as_guest=guest)
    card(page, "shield").click()
    halves = page.get_by_role("group", name="The two halves of the card")
    expect(halves).to_contain_text("3 territories can be locked")
    card(page, "nereid-3").click()
    expect(halves).to_contain_text("Can be added (prestige +2)")
    halves.get_by_role("button", name=re.compile("^Nereid")).click()
    expect(spot(page, "0:lagoon-3")).to_contain_text("Nereid")
    expect(spot(page, "0:lagoon-3")).to_contain_text("+2")
    expect(spot(page, "0:lagoon-3")).to_have_accessible_name(re.compile("^Lagoon 3, empty"))
    page.get_by_role("button", name=re.compile(r"^Add Nereid \(Lagoon 3\)")).click()
    expect(spot(page, "0:lagoon-3")).to_have_accessible_name(re.compile("^Lagoon 3: Nereid"))


def test_what_cannot_be_played_says_why(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT), as_guest=guest)
    halves = page.get_by_role("group", name="The two halves of the card")
    card(page, "griffin-3").click()
    expect(halves).to_contain_text("The zones of a territory are built in order, from 1 to 4. §5")
    spot(page, "0:mountain-2").click()
    expect(page.get_by_text("This half is Forest 3: it goes there and nowhere else.").first).to_be_visible()


def test_a_card_is_dragged_to_its_place(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT), as_guest=guest)
    spot(page, "card:dionysos-1").drag_to(spot(page, "0:forest-1"))
    page.get_by_role("button", name=re.compile(r"^Add Dionysos \(Forest 1\)")).click()
    expect(spot(page, "0:forest-1")).to_have_accessible_name("Forest 1: Dionysos")


def test_keys_alone_play_a_card(visit: Visit, guest: Guest) -> None:
    page = visit(table(guest, ME, BOT), as_guest=guest)
    focus = page.locator(":focus")
    card(page, "shield").focus()
    page.keyboard.press("Enter")
    expect(focus).to_have_attribute("data-half", "")
    while "Athena" not in focus.inner_text():
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(focus).to_have_attribute("data-spot", "0:lagoon")
    page.keyboard.press("ArrowRight")
    expect(focus).to_have_attribute("data-spot", "0:lands")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Lock the Lands"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(focus).to_have_attribute("data-spot", "0:lagoon")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Lock the Lagoon"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(spot(page, "0:lagoon")).to_have_accessible_name(re.compile("locked"))


def test_an_announcement_names_who_and_whom_and_offers_the_counter(visit: Visit, guest: Guest) -> None:
    hands = [["shield", "satyr-4"], ["siren-2/destroy"]]
    cities = [{"lagoon": ["triton-1"], "mountain": ["chimera-1"]}, {"forest": ["pegasus-1"]}]
    rows = [["destroy", "siren-2/destroy", 0]]
    path = table(guest, ME, SCREEN, rows=rows, turn=1, hands=hands, cities=cities, tokens=[{}, {}])
    page = visit(path, as_guest=guest)
    page.get_by_role("button", name=re.compile("show my cards")).click()
    expect(page.get_by_text("announces Destruction against").first).to_be_visible()
    card(page, "shield").click()
    page.get_by_role("button", name=re.compile("^Counter with Athena’s Shield")).click()
    expect(page.get_by_text("counters Player 2 with Athena’s Shield").first).to_be_attached()


@pytest.mark.parametrize("language", ["fr-FR", pytest.param("en-GB", marks=BY_NIGHT)])
def test_the_whole_lesson(visit: Visit, language: str) -> None:
    """Each step by its marked card and spot, in both languages."""
    page = visit(f"/learn/{GAME}", locale=language)
    for step in range(8):
        _learn(page)
        expect(page.locator(".text .done")).to_be_visible()
        if step < 7:
            page.locator(".foot .primary").click()
            expect(page.locator(".text .done")).to_be_hidden()
            page.wait_for_load_state("networkidle")


IN_SIGHT = """(card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(left + width / 2, top + height - 4));
}"""


def test_a_step_begins_with_the_hand_in_sight_and_its_text_makes_way_on_a_small_phone(
    visit: Visit,
) -> None:
    page = visit(f"/learn/{GAME}", **{**PHONE, "viewport": {"width": 375, "height": 667}})
    marked = page.locator(".ephyran [data-hand].lit")
    expect(marked).to_be_attached()
    page.wait_for_function(IN_SIGHT, arg=marked.element_handle())
    page.get_by_role("button", name="Text of the step").tap()
    expect(page.locator(".task")).to_be_hidden()
    assert marked.evaluate(IN_SIGHT)
    page.get_by_role("button", name="Step 2").tap()
    expect(page.locator(".task")).to_be_visible()


def test_a_player_is_called_by_name_in_what_is_asked_and_told(visit: Visit, guest: Guest) -> None:
    path = table(guest, ME, SCREEN, rows=[["discard", "siren-2/destroy"]])
    guest.http.put("/api/me", json={"name": "<b>Ada</b>", "colour": "sun"})
    page = visit(path, as_guest=guest)
    page.get_by_role("button", name="I am Player 2: show my cards").click()
    log = page.get_by_role("tabpanel", name="Log")
    expect(log).to_contain_text("<b>Ada</b> discards")
    expect(log).not_to_contain_text("Player 1")
    expect(page.locator(".asked")).to_contain_text("Player 2: choose a card")


def _learn(page: Page) -> None:
    """Take up the marked card, or one after the other, and play it where the lesson points; then go on."""
    expect(page.locator(".ephyran [data-hand]").first).to_be_visible()
    cards = _settled_hand(page)
    marked = page.locator(".ephyran [data-hand].lit")
    if marked.count():
        cards = [str(marked.first.get_attribute("data-spot"))]
    for card in cards:
        spot(page, card).click()
        if _aim(page):
            break
    for _ in range(3):
        page.wait_for_timeout(250)
        zones = page.locator(".ephyran .zone[data-can]")
        if not page.locator(".text .done").is_visible() and zones.count():
            zones.first.click()


def _settled_hand(page: Page) -> list[str]:
    """The cards of the hand, once those of the step before are gone."""
    hand, before = page.locator(".ephyran [data-hand]"), [""]
    while (cards := hand.evaluate_all("cards => cards.map((card) => card.dataset.spot)")) != before:
        before = cards
        page.wait_for_timeout(500)
    return [str(card) for card in cards]


def _aim(page: Page) -> bool:
    """Choose what is marked and can be chosen: a proposal, a zone, a column, a city; else the support's half."""
    targets = page.locator(".ephyran [data-yes], .ephyran .lit[data-can], .ephyran .lit > [data-can]")
    if not targets.count() and page.locator(".ephyran [data-half].can").count() > 1:
        page.locator(".ephyran [data-half].can").nth(1).click()
    if targets.count():
        targets.first.click()
    return targets.count() > 0 or page.locator(".text .done").is_visible()


def test_axe_on_its_pages(visit: Visit, guest: Guest) -> None:
    rows = [["destroy", "siren-2/destroy", 1]]
    page = visit(table(guest, ME, BOT), as_guest=guest)
    look(page)
    found = faults(page)
    card(page, "nereid-3").click()
    expect(page.get_by_role("group", name="The two halves of the card")).to_be_visible()
    found += faults(page)
    page.keyboard.press("Escape")
    spot(page, "tartarus").click()
    expect(page.get_by_role("dialog", name="Tartarus")).to_be_visible()
    found += faults(page)
    page.goto(table(guest, ME, SCREEN, SCREEN, **THREE))
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    found += faults(page)
    for path in (table(guest, ME, BOT, rows=rows), f"/learn/{GAME}", f"/rules/{GAME}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        page.wait_for_load_state("networkidle")
        found += faults(page)
    assert not found, "\n".join(found)


THREE: dict[str, Any] = {
    "gods": ["poseidon", "gaia", "aeolus"],
    "hands": [["shield"], ["take"], ["steal"]],
    "cities": [{}, {}, {}],
    "tokens": [{}, {}, {}],
}


def test_the_rules_page_says_that_the_deck_is_reconstructed(visit: Visit) -> None:
    page = visit(f"/rules/{GAME}")
    expect(page.get_by_role("main")).to_contain_text("The deck and the tokens are reconstructed")
    expect(page.get_by_role("main")).to_contain_text("quintessence check-data ephyran.toml")


def test_the_pictures_of_a_table_stay_in_their_frame(visit: Visit, guest: Guest, tmp_path: Path) -> None:
    """Nothing of the board is cut off or reaches over the edge, from a small laptop to a large screen."""
    page = visit(table(guest, ME, BOT), as_guest=guest)
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        look(page)
        box = page.locator(".ephyran .mat").bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
