"""Small things that made someone stop: answers that stayed, covered controls, targets too small, words too early."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from quintessence.lab.recorded import Shelf
from tests.browser import erythro
from tests.browser.conftest import PHONE, Visit
from tests.browser.ephyran import THREE_CITIES
from tests.browser.house import BOT, FRIEND, ME, SCREEN, Guest
from tests.browser.playing import asked, cell

CITIES = [
    {"mountain": ["chimera-1", "bull-2", "dragon-3"], "lands": ["centaur-1", "cyclops-2"]},
    {"forest": ["pegasus-1", "griffin-2"], "lands": ["minotaur-1", "centaur-2"], "mountain": ["phoenix-1"]},
]
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}
WAYS: list[list[object]] = [
    ["grow", "a4", "water"],
    ["step", "a4", "ne"],
    ["stop"],
    ["grow", "g4", "sun"],
    ["step", "g4", "sw"],
    ["stop"],
    ["grow", "b5", "water"],
    ["step", "b5", "ne"],
    ["step", "c6", "nw"],
    ["stop"],
]
UNDER_A_LOCK = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const locks = [...document.querySelectorAll('.ephyran .lock')].map(box);
  return [...document.querySelectorAll('.zone .name, .zone .things > *, .zone .sign, .head .points')]
    .filter((one) => one.offsetParent && locks.some((lock) => meet(lock, box(one))))
    .map((one) => one.className);
}"""
"""What of a city lies under a lock."""


def box(found: Locator) -> dict[str, float]:
    area = found.bounding_box()
    assert area is not None
    x, y, width, height = area["x"], area["y"], area["width"], area["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def line(page: Page, kind: str) -> str:
    """The drawn way, as a path; nothing where none is drawn."""
    return str(page.evaluate(f"document.querySelector('.board path.{kind}')?.getAttribute('d') ?? ''"))


def test_a_moment_is_drawn_the_same_however_one_gets_there(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, rows=WAYS)
    page = visit(f"/t/{table}?at=0", as_guest=guest)
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("max", str(len(WAYS)))  # before that there is nowhere to go
    drawn: dict[int, tuple[str, str]] = {}

    def look(number: int) -> tuple[str, str]:
        expect(slider).to_have_value(str(number))
        page.wait_for_timeout(150)
        return line(page, "trail"), line(page, "last.way")

    for number in range(len(WAYS) + 1):
        drawn[number] = look(number)
        page.get_by_role("button", name="Forward one action").click()
    assert drawn[9][0].count("L") == 2  # through both hexes, not straight
    for number in reversed(range(len(WAYS) + 1)):
        assert look(number) == drawn[number], number
        page.get_by_role("button", name="Back one action").click()
    for number in (9, 2, 8, 5, 10, 1):
        page.goto(f"/t/{table}?at={number}")
        assert look(number) == drawn[number], number


def test_escape_takes_a_red_answer_away_at_once(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    cell(page, "d4").focus()
    page.keyboard.press("Enter")
    why = asked(page).locator(".why")
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0, timeout=3000)  # sooner than what lingers after the pointer has left


def test_a_lesson_leads_to_a_table_and_a_link_to_the_set_up_of_its_game(visit: Visit) -> None:
    page = visit("/learn/ephyran")
    page.get_by_role("list", name="Steps").get_by_role("button").last.click()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/?set-up=ephyran")
    expect(page.get_by_role("dialog")).to_contain_text("Ephyran")
    expect(page.get_by_role("dialog").get_by_role("button", name="Start")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_bots_play_alone_from_a_seed_and_options_are_explained(visit: Visit) -> None:
    page = visit("/?set-up=earth_water_sun")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("How large the world is")
    dialog.get_by_role("combobox", name="Board", exact=True).select_option("flat-58")
    dialog.get_by_label("Player 1").first.select_option("bot:level1")
    expect(dialog).to_contain_text("Only bots: you watch.")
    dialog.get_by_text("Expert options").click()
    dialog.get_by_role("textbox", name="Seed", exact=True).fill("two bots")
    dialog.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("region", name="What happened")).to_contain_text("steps from", timeout=30_000)
    expect(page.get_by_role("button", name="End without a result")).to_be_visible()


def test_an_invitation_says_that_it_works_here_alone(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, FRIEND)}", as_guest=guest)
    page.get_by_role("button", name="Share").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("on this machine only")
    expect(page.get_by_role("dialog").get_by_role("button", name="Open it to my local network")).to_be_visible()


def test_a_finger_can_hit_a_hex_of_the_largest_board(visit: Visit, guest: Guest) -> None:
    options = {"board": "hexagon-7", "colours": "seat-0-black"}
    table = guest.table(ME, SCREEN, options=options)
    for phone in (PHONE, LANDSCAPE):
        page = visit(f"/t/{table}", as_guest=guest, **phone)
        first, last = cell(page, "a1").locator("polygon"), cell(page, "a7").locator("polygon")
        expect(first).to_be_visible()
        page.wait_for_timeout(400)
        assert box(first)["width"] >= 40 and box(last)["width"] >= 40
        frame = box(page.locator(".drawing svg"))
        assert frame["x"] <= box(first)["x"] and box(last)["right"] <= frame["right"] + 1
        page.get_by_role("button", name="Zoom out").tap()
        page.wait_for_timeout(400)
        assert box(first)["width"] < 40  # a hand decides


def ephyran(guest: Guest, *seats: dict[str, str], **more: object) -> Any:
    return guest.post(
        "tables", {"game": "ephyran", "seats": list(seats), "options": {"scenario": THREE_CITIES}, **more}
    )


def test_nothing_covers_what_a_card_says(visit: Visit, guest: Guest) -> None:
    table = ephyran(guest, ME, BOT, BOT)["id"]
    page = visit(f"/t/{table}", as_guest=guest)
    page.locator("[data-hand]").nth(2).click()
    back = page.get_by_role("button", name="Put it back")
    switch = box(page.get_by_role("group", name="How the board is shown"))
    assert box(back)["bottom"] <= switch["y"] and box(page.locator(".ephyran .panel"))["bottom"] <= switch["y"]
    assert all(box(half)["y"] >= box(back)["bottom"] for half in page.locator(".detail .choice").all())
    phone = visit(f"/t/{table}", as_guest=guest, **PHONE)
    phone.locator("[data-hand]").nth(2).tap()
    texts = phone.locator(".detail .effect")
    expect(texts.first).to_be_visible()
    phone.wait_for_timeout(300)
    prompt = box(asked(phone))
    assert all(box(text)["bottom"] <= prompt["y"] for text in texts.all())


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_lock_covers_nothing_that_is_read(visit: Visit, guest: Guest, size: dict[str, Any]) -> None:
    locked = {**THREE_CITIES, "locks": [["lagoon", "mountain"], ["lands"], []]}
    made = guest.post("tables", {"game": "ephyran", "seats": [ME, BOT, BOT], "options": {"scenario": locked}})
    page = visit(f"/t/{made['id']}", as_guest=guest, **size)
    expect(page.locator(".ephyran .lock").first).to_be_visible()
    assert page.evaluate(UNDER_A_LOCK) == []


def test_on_a_phone_on_its_side_the_hand_is_in_sight(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{ephyran(guest, ME, BOT, BOT)['id']}", as_guest=guest, **LANDSCAPE)
    cards = page.locator("[data-hand]")
    expect(cards).to_have_count(5)
    assert all(box(card)["bottom"] <= 390 for card in cards.all())


def test_the_count_comes_before_the_winner(visit: Visit, guest: Guest) -> None:
    record = json.loads(Shelf("ephyran").text("passed-2-seats"))
    scenario, rows = record["options"]["scenario"], record["actions"]
    options = {**record["options"], "scenario": {**scenario, "cities": CITIES}}
    body = {"game": "ephyran", "seats": [ME, SCREEN], "options": options, "seed": record["seed"]}
    table = guest.post("tables", body)
    page = visit(f"/t/{table['id']}", as_guest=guest, reduced_motion="no-preference")
    expect(page.locator(".curtain")).to_be_visible()
    for seat, *row in rows:
        state = json.loads(guest.http.get(f"/api/tables/{table['id']}").text)["state"]
        play = {"seat": seat, "question": state["questions"][str(seat)], "row": row}
        guest.post(f"tables/{table['id']}/play", play)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="The game is over.")).to_be_visible(timeout=20_000)
    expect(page.get_by_role("list", name="Players")).not_to_contain_text(re.compile("Won|Lost"))
    dialog.get_by_role("button", name="Show all at once").click()
    expect(dialog.get_by_role("heading", name=re.compile("wins|draw|share", re.IGNORECASE))).to_be_visible()


def test_one_notice_when_the_server_is_gone(visit: Visit, guest: Guest) -> None:
    """What fails meanwhile fails for that reason, and is not told on top of it."""
    page = visit("about:blank", as_guest=guest)
    open_sockets: list[WebSocketRoute] = []
    is_gone = [False]

    def connected(socket: WebSocketRoute) -> None:
        if is_gone[0]:
            socket.close()
            return
        open_sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/live*", connected)
    page.goto(f"/t/{guest.table(ME, SCREEN)}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("hello")
    is_gone[0] = True
    open_sockets[0].close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.get_by_role("button", name="Send").click()
    expect(page.locator("[aria-live=assertive]")).to_have_text("The server cannot be reached.")
    expect(page.locator(".toast")).to_have_count(1)
    expect(page.locator(".toast")).to_have_text("Connection lost; trying again…")


@pytest.mark.parametrize("colour", ["black", "white"])
def test_an_attacker_stands_in_front_of_the_tree_whose_hex_it_shares(visit: Visit, guest: Guest, colour: str) -> None:
    other = "white" if colour == "black" else "black"
    pieces = {"a1": "black tree", "g7": "white tree", "c6": f"{colour} mushroom sun"}
    pieces |= {"d7": f"{other} tree sun", "d6": f"{other} mushroom"}
    position = {"pieces": pieces, "to_move": colour}
    options = {"board": "flat-58", "colours": "seat-0-black", "position": position}
    table = guest.table(ME, SCREEN, options=options, rows=[["grow", "c6", "water"], ["step", "c6", "ne"]])
    page = visit(f"/t/{table}", as_guest=guest)
    expect(asked(page)).to_contain_text("choose a second target")
    hex_ = box(cell(page, "d7").locator("polygon"))
    attacker, tree = page.locator(f".token .{colour}.mushroom"), page.locator(f".token .{other}.tree")
    boxes = [box(one) for one in tree.all()]
    (beaten,) = [one for one in boxes if hex_["x"] < one["x"] + one["width"] / 2 < hex_["right"]]
    front = box(attacker)
    assert front["bottom"] > beaten["bottom"] + 10  # nearer to who looks
    wide = min(front["right"], beaten["right"]) - max(front["x"], beaten["x"])
    high = min(front["bottom"], beaten["bottom"]) - max(front["y"], beaten["y"])
    assert wide * high < front["width"] * front["height"] / 2  # and at least half of it is free


def announced(visit: Visit, guest: Guest, **more: Any) -> Page:
    """A table at which Player 1 has announced a Destruction, as the second of three sees it."""
    table = ephyran(guest, ME, FRIEND, FRIEND, answer_seconds=None)
    page = visit(table["seats"][1]["link"], **more)
    expect(page.locator("[data-hand]").first).to_be_visible()
    visit(table["seats"][2]["link"]).context.close()
    table = guest.http.get(f"/api/tables/{table['id']}").json()
    row = next(one["row"] for one in table["state"]["legal"] if one["row"][0] == "destroy")
    question = table["state"]["questions"]["0"]
    guest.post(f"tables/{table['id']}/play", {"seat": 0, "question": question, "row": row})
    expect(page.locator(".announced")).to_be_visible()
    return page


@pytest.mark.parametrize(("language", "answers"), [("en-GB", "You are asked"), ("fr-FR", "Vous devez répondre")])
def test_you_are_asked_in_the_second_person(visit: Visit, guest: Guest, language: str, answers: str) -> None:
    page = announced(visit, guest, locale=language)
    expect(page.locator(".announced .answers .asked")).to_have_text(answers)


TOPMOST = """(arrow) => {
    const line = arrow.querySelector('.line')
    for (const path of arrow.querySelectorAll('path')) path.style.pointerEvents = 'stroke'
    const names = [...document.querySelectorAll('.ephyran .who')].map((one) => one.getBoundingClientRect())
    const frame = arrow.getBoundingClientRect()
    const found = { crossed: 0, covered: [] }
    for (let way = 0; way < line.getTotalLength(); way += 2) {
        const point = line.getPointAtLength(way)
        const [x, y] = [frame.x + point.x, frame.y + point.y]
        if (!names.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom)) continue
        found.crossed += 1
        const top = document.elementFromPoint(x, y)
        if (arrow.contains(top)) found.covered.push([Math.round(x), Math.round(y)])
    }
    return found
}"""


def test_the_arrow_of_an_announcement_passes_under_the_names(visit: Visit, guest: Guest) -> None:
    page = announced(visit, guest)
    arrow = page.locator(".ephyran svg:has(> .line)")
    expect(arrow).to_be_visible()
    found = arrow.evaluate(TOPMOST)
    assert found["crossed"] > 0
    assert found["covered"] == []


ENDLESS = """() => document.getAnimations()
    .filter((one) => one.effect?.getTiming().iterations === Infinity)
    .map((one) => one.animationName)"""


def test_a_page_that_waits_comes_to_rest(visit: Visit, guest: Guest) -> None:
    """What moves for ever is painted for ever, which empties the battery of a phone."""
    moving = {"reduced_motion": "no-preference"}
    page = announced(visit, guest, **moving)
    assert page.evaluate(ENDLESS) == []
    found = erythro.table(guest, ME, ME, hands="shown")
    page = visit(f"/t/{found['id']}", as_guest=guest, **PHONE | moving)
    erythro.choose(erythro.zone(page, "drizzle", "move"))
    expect(page.locator(".open .mark").first).to_be_visible()
    assert page.evaluate("() => document.getAnimations().length") > 0
    assert page.evaluate(ENDLESS) == []
