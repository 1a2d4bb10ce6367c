"""Seats and who is in them: here, away or gone, back by a code, freed, called when it is their turn, taking back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, FRIEND, GAME, ME, SHORT, Guest, House
from tests.browser.playing import Mouse, asked, look, travel
from tests.browser.test_accessibility import faults

HIDE = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Has a page believe that its tab was left, or is looked at again."""


def take_turn(guest: Guest, table: str) -> None:
    """A guest's whole turn in the first seat, without a page."""
    while (shown := guest.http.get(f"/api/tables/{table}").json())["state"]["to_act"] == [0]:
        rows = [action["row"] for action in shown["state"]["legal"]]
        row = next((row for row in rows if len(row) == 1), rows[0])
        guest.post(f"tables/{table}/play", {"seat": 0, "question": shown["state"]["questions"]["0"], "row": row})


def test_everyone_sees_who_is_here_away_or_gone_and_who_watches(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, FRIEND)
    shown = guest.http.get(f"/api/tables/{table}").json()
    host, friend = visit(f"/t/{table}", as_guest=guest), visit(shown["seats"][1]["link"])
    other = host.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="A friend")
    expect(other.get_by_title("Here")).to_be_attached()
    friend.evaluate(HIDE, "hidden")
    expect(other).to_contain_text("Away")
    friend.evaluate(HIDE, "visible")
    expect(other).not_to_contain_text("Away")

    watcher = visit(shown["watch_link"])
    expect(watcher.get_by_text("You are watching; only the players write.")).to_be_visible()
    expect(host.get_by_text("Watching: Guest")).to_be_visible()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    expect(watcher.get_by_text("Only the players write here.")).to_be_visible()
    watcher.context.close()
    expect(host.get_by_text("Watching: Guest")).to_have_count(0)
    friend.context.close()
    expect(other).to_contain_text("Gone")


def test_a_bot_plays_for_who_has_left_until_they_are_back(visit: Visit, guest: Guest, server: House) -> None:
    table = guest.table(FRIEND, ME)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][0]["link"]
    friend = Guest(server.address)
    friend.post(f"tables/{table}/join", {"token": link.partition("join=")[2]})
    page = visit(f"/t/{table}", as_guest=guest)
    expect(asked(page)).to_contain_text("A friend has left. You can wait.")
    expect(page.get_by_role("button", name="Claim the win")).to_have_count(0)
    page.get_by_label("Level of the bot").select_option("level3")
    page.get_by_role("button", name="Let a bot fill in").click()
    away = page.get_by_role("list", name="Players").get_by_role("listitem").first
    expect(away).to_contain_text("Sapling is filling in")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("A friend was gone; a bot is filling in")
    expect(asked(page)).to_contain_text("White, growth")
    back = visit(f"/t/{table}", as_guest=friend)
    expect(asked(back)).to_contain_text("White is deciding")
    expect(away).not_to_contain_text("is filling in")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("A friend is back.")
    friend.http.close()


def test_the_win_is_claimed_where_the_host_has_set_it(visit: Visit, guest: Guest) -> None:
    seats = [FRIEND, ME]
    wish = {"game": GAME, "seats": seats, "options": SHORT, "claim_seconds": 120}
    made = guest.post("tables", wish)
    friend = visit(made["seats"][0]["link"])
    page = visit(f"/t/{made['id']}", as_guest=guest)
    expect(asked(friend)).to_contain_text("Black, growth")
    expect(page.get_by_role("button", name="Claim the win")).to_have_count(0)
    friend.context.close()
    page.get_by_role("button", name="Claim the win").click()
    expect(page.get_by_role("dialog", name="You win!")).to_be_visible()


def test_a_cleared_cookie_comes_back_by_the_code_of_its_seat(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, FRIEND)
    page = visit(f"/t/{table}", as_guest=guest)
    page.get_by_role("group", name="Table").get_by_role("button", name="Share").click()
    own = (
        page.get_by_role("dialog", name="Share").get_by_role("listitem").filter(has_text="Your seat, on another device")
    )
    code = own.locator("strong").inner_text()
    assert re.fullmatch("[0-9A-Z]{4}-[0-9A-Z]{4}", code)
    page.context.clear_cookies()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    field = page.get_by_label("Have you played here? Enter the code of your seat")
    field.fill("0000-0000")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("No seat here has this code.")
    field.fill(code.lower())
    page.get_by_role("button", name="Back to my seat").click()
    expect(asked(page)).to_contain_text("Black, growth")


def test_the_host_frees_a_seat(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, FRIEND)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][1]["link"]
    host, friend = visit(f"/t/{table}", as_guest=guest), visit(link)
    expect(asked(friend)).to_contain_text("Black is deciding")
    host.get_by_role("group", name="Table").get_by_role("button", name="Share").click()
    dialog = host.get_by_role("dialog", name="Share")
    dialog.get_by_role("button", name="Free this seat").click()
    dialog.get_by_role("button", name="Yes, free it").click()
    expect(dialog.get_by_role("textbox", name="The free seat")).not_to_have_value(re.compile(re.escape(link)))
    expect(friend.get_by_role("heading", name="This table cannot be opened")).to_be_visible()


NOTICES = """() => {
    window.notices = [];
    window.Notification = class {
        static permission = "default";
        static requestPermission() { this.permission = "granted"; return Promise.resolve("granted"); }
        constructor(title, wish) { window.notices.push([title, wish.body]); }
        close() {}
    };
}"""
"""A system that notes what it would show."""


def test_the_system_calls_whoever_looks_elsewhere_when_it_is_their_turn(
    visit: Visit, guest: Guest, server: House
) -> None:
    table = guest.table(ME, FRIEND)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][1]["link"]
    visit(f"/t/{table}", as_guest=guest)
    other = Guest(server.address)
    other.http.put("/api/me", json={"name": "Béa", "colour": "air"})
    friend = visit("/", as_guest=other)
    friend.add_init_script(f"({NOTICES})()")
    friend.goto(link)
    expect(asked(friend)).to_contain_text("Would you like to be notified when it is your turn?")
    friend.get_by_role("button", name="Yes, notify me").click()
    expect(friend.get_by_role("button", name="Yes, notify me")).to_have_count(0)
    friend.evaluate(HIDE, "hidden")
    take_turn(guest, table)
    expect(asked(friend)).to_contain_text("Béa (White), growth")
    friend.wait_for_function("window.notices.length > 0")
    assert friend.evaluate("window.notices") == [["Earth, Water & Sun", "It is your turn."]]
    other.http.close()


def test_nobody_is_asked_about_notices_who_plays_with_bots(visit: Visit, guest: Guest) -> None:
    page = visit("/", as_guest=guest)
    page.add_init_script(f"({NOTICES})()")
    page.goto(f"/t/{guest.table(ME, BOT)}")
    look(page)
    assert page.evaluate("Notification.permission") == "default"
    expect(page.get_by_role("button", name="Yes, notify me")).to_have_count(0)


def test_one_takes_back_freely_against_bots_and_it_is_said_to_be_casual(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    look(page)
    expect(page.get_by_role("button", name=re.compile("Take back"))).to_have_count(0)
    Mouse(page).choose("a4")
    Mouse(page).give("Sun")
    expect(asked(page)).to_contain_text("Black, move")
    travel(page, Mouse(page), "a1", "b1")
    page.get_by_role("button", name="Take back (then it is a casual game)").click()
    expect(asked(page)).to_contain_text("Black, move")
    expect(page.get_by_text("Casual", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="What happened")).to_contain_text(
        "took a move back; this is a casual game now."
    )


def test_people_are_asked_before_something_is_taken_back(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, FRIEND)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][1]["link"]
    host, friend = visit(f"/t/{table}", as_guest=guest), visit(link)
    expect(asked(friend)).to_contain_text("Black is deciding")
    take_turn(guest, table)
    look(friend)
    Mouse(friend).choose("g4")
    Mouse(friend).give("Sun")
    expect(asked(friend)).to_contain_text("White, move")
    host.get_by_role("button", name="Ask to take back").click()
    expect(asked(host)).to_contain_text("The others are asked whether it may be taken back.")
    asked(friend).get_by_role("button", name="Refuse").click()
    expect(host.get_by_role("button", name="Ask to take back")).to_be_visible()
    host.get_by_role("button", name="Ask to take back").click()
    asked(friend).get_by_role("button", name="Agree").click()
    expect(asked(host)).to_contain_text("Black: nothing to attack from here.")
    for page in (host, friend):
        expect(page.get_by_text("Casual", exact=True)).to_be_visible()


def test_axe_finds_nothing_wrong_where_people_get_together(visit: Visit, guest: Guest) -> None:
    """The window “Share” before and after the network is opened, someone gone, who watches, the code, the open list."""
    made = guest.post("tables", {"game": GAME, "seats": [FRIEND, ME], "options": SHORT, "listed": True})
    found = []
    lobby = visit("/")
    expect(lobby.get_by_role("heading", name="Open tables")).to_be_visible()
    found += faults(lobby)
    page = visit(f"/t/{made['id']}", as_guest=guest, **PHONE)
    asked(page).get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Open it to my local network")).to_be_visible()
    found += faults(page)
    page.keyboard.press("Tab")  # from “Close” to the first thing to do
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Close it again")).to_be_visible()
    found += faults(page)
    page.get_by_role("button", name="Close it again").click()
    friend = Guest(str(guest.http.base_url))
    friend.post(f"tables/{made['id']}/join", {"token": made["seats"][0]["link"].partition("join=")[2]})
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Let a bot fill in")).to_be_visible()
    found += faults(page)
    friend.http.close()
    watcher = visit(made["watch_link"])
    expect(watcher.get_by_text("You are watching; only the players write.")).to_be_visible()
    watcher.get_by_role("tab", name="Chat").click()
    found += faults(watcher)
    stranger = visit(f"/t/{made['id']}")
    expect(stranger.get_by_label("Have you played here? Enter the code of your seat")).to_be_visible()
    found += faults(stranger)
    assert not found, "\n".join(found)
