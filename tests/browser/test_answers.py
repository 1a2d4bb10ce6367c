"""Answers in another's turn: at two devices with the same window for everyone, on one screen behind a curtain."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from quintessence.games.ephyran.tests.table import DATA
from tests.browser.conftest import PHONE, Visit
from tests.browser.house import FRIEND, ME, SCREEN, Guest
from tests.browser.playing import asked
from tests.browser.test_accessibility import faults
from tests.server import deck

TAKE = f"take {deck.TAKE}"
GODS = ["poseidon", "gaia"]
HANDS = [[deck.TAKE, deck.NOTHING, deck.MORE[0]], [deck.MAGIC, deck.REST, deck.MORE[1]]]
GOD = "(Poseidon|Gaia|Aeolus|Hephaestus)"
"""Who has no name is called by the god."""
LETS_HAPPEN = "Let it happen"


def new_table(guest: Guest, *seats: dict[str, str], pile: int = 20, **more: object) -> Any:
    """A table of Ephyran: seat 0 is to act and can take an object, which seat 1 can counter."""
    scenario = {"first": 0, "gods": GODS, "hands": HANDS, "cities": deck.CITIES[:2], "pile": pile}
    body = {"game": "ephyran", "seats": list(seats), "options": {"scenario": scenario}, **more}
    return guest.post("tables", body)


def command(page: Page, row: str) -> None:
    """Type an action's row into the list of actions."""
    page.get_by_role("tab", name="Actions").click()
    box = page.get_by_role("textbox", name="Find an action").first
    box.fill(row)
    box.press("Enter")


def at_two_devices(visit: Visit, guest: Guest, seconds: int) -> tuple[Page, Page]:
    table = new_table(guest, ME, FRIEND, answer_seconds=seconds)
    host, friend = visit(f"/t/{table['id']}", as_guest=guest), visit(table["seats"][1]["link"])
    expect(asked(host)).to_contain_text("Choose a card")
    expect(asked(friend)).to_contain_text("is deciding")
    return host, friend


def test_a_counter_in_the_others_turn_and_an_answer_that_is_kept_until_then(visit: Visit, guest: Guest) -> None:
    host, friend = at_two_devices(visit, guest, 40)
    command(host, TAKE)
    expect(asked(friend)).to_contain_text("announces Take an object")
    expect(asked(friend).get_by_role("timer")).to_contain_text(re.compile(r"^(40|3\d) seconds left$"))
    expect(asked(host)).to_contain_text(re.compile(f"{GOD} may counter, or let it happen"))
    expect(asked(host).get_by_role("timer")).to_contain_text(re.compile(r"^(40|3\d) seconds left$"))
    before = host.get_by_role("list", name="Players").inner_text()
    asked(friend).get_by_role("button", name=LETS_HAPPEN).click()
    expect(asked(friend)).to_contain_text("Kept until the time is over.")
    host.wait_for_timeout(400)
    expect(asked(host)).to_contain_text(re.compile(f"{GOD} may counter, or let it happen"))
    assert host.get_by_role("list", name="Players").inner_text() == before
    command(friend, f"counter {deck.MAGIC}")
    for page in (host, friend):
        page.get_by_role("tab", name="Log").click()
        expect(page.get_by_role("tabpanel", name="Log")).to_contain_text(re.compile(f"{GOD} counters {GOD}"))
        expect(asked(page).get_by_role("timer")).to_have_count(0)


def test_an_answer_given_ahead_is_seen_by_its_player_alone(visit: Visit, guest: Guest) -> None:
    host, friend = at_two_devices(visit, guest, 5)
    ahead = friend.get_by_role("group", name="In the others’ turns")
    ahead.get_by_role("radio", name="Let everything happen this turn").check()
    expect(ahead.get_by_role("radio", name="Let everything happen this turn")).to_be_checked()
    friend.reload()
    expect(ahead.get_by_role("radio", name="Let everything happen this turn")).to_be_checked()
    mine = host.get_by_role("group", name="In the others’ turns")
    expect(mine.get_by_role("radio", name="Ask me each time")).to_be_checked()
    command(host, TAKE)
    expect(asked(friend)).to_contain_text("Kept until the time is over.")
    expect(asked(host)).to_contain_text(re.compile(f"{GOD} may counter, or let it happen"))
    expect(asked(friend)).to_contain_text("Choose a card", timeout=15_000)  # the time is over, and so is the turn
    expect(ahead.get_by_role("radio", name="Ask me each time")).to_be_checked()


def test_on_a_phone_the_answer_given_ahead_stands_by_the_prompt(visit: Visit, guest: Guest) -> None:
    table = new_table(guest, ME, FRIEND, answer_seconds=40)
    friend = visit(table["seats"][1]["link"], **PHONE)
    asked(friend).get_by_label("In the others’ turns").select_option(label="Counter what hits me, let the rest happen")
    friend.reload()
    expect(asked(friend).get_by_label("In the others’ turns")).to_have_value("always_if_hit")


def curtain(page: Page) -> None:
    """Nothing of the table is there: not a card, not the log, nothing that was said aloud."""
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("[data-hand], [data-spot], [role=tabpanel], dialog, .table")).to_have_count(0)
    assert "".join(page.locator("[aria-live]").all_inner_texts()).strip() == ""
    halves = {half.split("-")[0] for card in DATA.card_names for half in card.split("/")}
    shown = set(re.findall("[a-z]+", page.locator("body").inner_html().lower()))
    assert not (halves - {"take", "magic", "shield", "exchange", "destroy", "steal", "twins"}) & shown


def hand_of(page: Page) -> list[str]:
    """The cards in hand, as the page shows them."""
    spots = page.locator("[data-hand]").evaluate_all("(cards) => cards.map((card) => card.dataset.spot)")
    return sorted(spot.removeprefix("card:") for spot in spots)


def true_hand(guest: Guest, table: str, seat: int) -> list[str]:
    """The same, as the server knows it."""
    found = guest.http.get(f"/api/tables/{table}/review/9999?seat={seat}")
    number = found.json()["values"]["count"]
    view = guest.http.get(f"/api/tables/{table}/review/{number}?seat={seat}").json()["view"]
    return sorted(view["hands"][seat]["cards"])


NEXT = """() => document.querySelector('.curtain, dialog, .palette li button')
  ?? [...document.querySelectorAll('.ask .primary')].find((button) => button.innerText.startsWith('Pass'))"""
"""Something can be done, or it is over."""
PASS = re.compile("^Pass the screen to Player")
LOOK = re.compile(r"^I am Player \d: show my cards$")
UNSEEN = f"{LETS_HAPPEN}, without looking"


def test_two_people_share_a_screen_and_neither_sees_the_others_cards(visit: Visit, guest: Guest) -> None:
    """A whole game: each turn and each answer begins behind a curtain, and shows the right hand."""
    table = new_table(guest, ME, SCREEN, pile=20)["id"]
    page = visit(f"/t/{table}", as_guest=guest)
    lifted, unseen = 0, 0
    for _ in range(200):
        page.wait_for_function(NEXT)
        if page.get_by_role("dialog").count():
            break
        if page.locator(".curtain").count():
            curtain(page)
            if page.get_by_role("button", name=UNSEEN).count() and unseen < 3:
                unseen += 1
                _press(page, UNSEEN)
            else:
                lifted += 1
                _lift(page, guest, table)
        elif page.get_by_role("button", name=PASS).count():
            _press(page, PASS)
        else:
            _act(page)
    assert lifted > 6 and unseen > 0
    expect(page.get_by_role("dialog", name=re.compile("wins|draw"))).to_be_visible()


def _press(page: Page, name: str | re.Pattern[str]) -> None:
    """Press a button, and wait until another curtain is there or none."""
    before = page.locator("body").inner_text()
    page.get_by_role("button", name=name).click()
    page.wait_for_function("(before) => document.body.innerText !== before", arg=before)


def _lift(page: Page, guest: Guest, table: str) -> None:
    look = page.get_by_role("button", name=LOOK)
    seat = int(look.inner_text().split()[3].rstrip(":")) - 1
    look.click()
    expect(page.locator(".curtain")).to_have_count(0)
    assert hand_of(page) == true_hand(guest, table, seat)
    page.get_by_role("tab", name="Actions").click()


def _act(page: Page) -> None:
    """An action of the list, a support that waits for an answer first; and wait until it has counted."""
    offered = page.locator(".palette li button")
    announced = offered.filter(has_text=re.compile("Take an object|Destruction|Theft"))
    before = page.locator("body").inner_text()
    (announced if announced.count() else offered).first.click()
    page.wait_for_function("(before) => document.body.innerText !== before", arg=before)


def test_the_log_is_told_to_whoever_looks(visit: Visit, guest: Guest) -> None:
    table = new_table(guest, ME, SCREEN)["id"]
    page = visit(f"/t/{table}", as_guest=guest, **PHONE)
    page.get_by_role("button", name="I am Player 1: show my cards").tap()
    state = guest.http.get(f"/api/tables/{table}").json()["state"]
    guest.post(
        f"tables/{table}/play", {"seat": 0, "question": state["questions"]["0"], "row": ["discard", deck.NOTHING]}
    )
    page.get_by_role("button", name="Pass the screen to Player 2").tap()
    curtain(page)
    page.get_by_role("button", name="I am Player 2: show my cards").tap()
    log = page.get_by_role("tabpanel", name="Log")
    expect(log).to_contain_text("Player 1 draws a card")


def test_axe_finds_nothing_wrong_with_curtain_window_and_standing_answers(visit: Visit, guest: Guest) -> None:
    table = new_table(guest, ME, SCREEN)["id"]
    page = visit(f"/t/{table}", as_guest=guest)
    expect(page.get_by_role("heading", name="it is your turn")).to_be_focused()
    found = faults(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(asked(page)).to_be_focused()
    command(page, TAKE)
    expect(page.get_by_role("button", name=UNSEEN)).to_be_visible()
    found += faults(page)
    _, friend = at_two_devices(visit, guest, 40)
    host = visit(friend.url, as_guest=guest)
    command(host, TAKE)
    expect(asked(host).get_by_role("timer")).to_be_attached()
    found += faults(host)
    assert not found, "\n".join(found)
