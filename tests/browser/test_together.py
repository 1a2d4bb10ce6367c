"""People at one table: friends by link, someone who watches, two on one screen, one on two devices."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, FRIEND, ME, SCREEN, Guest, House
from tests.browser.playing import Mouse, asked, card, cell, look, play_or_give_up, travel


def taken_for_allies(page: Page) -> None:
    """Has the page take a game with a board for one that all win or lose together."""

    def connected(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(str(text).replace('"relation":"rivals"', '"relation":"allies"')))

    page.route_web_socket("**/live*", connected)


def set_up(page: Page, other: str) -> None:
    """A short game against someone, set up as people do it; player 1 begins."""
    card(page).get_by_role("button", name="Set up a table").click()
    card(page).get_by_role("combobox", name="Board", exact=True).select_option("flat-58")
    card(page).get_by_role("combobox", name="Colours").select_option("seat-0-black")
    card(page).get_by_role("combobox", name=re.compile("^Player 2")).select_option(label=other)
    card(page).get_by_role("button", name="Start").click()
    expect(page.get_by_role("grid")).to_be_visible()


def links(page: Page) -> dict[str, str]:
    """What the window “Share” offers, by its title."""
    page.get_by_role("group", name="Table").get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    expect(dialog).to_be_visible()
    found = {box.get_attribute("aria-label") or "": box.input_value() for box in dialog.get_by_role("textbox").all()}
    dialog.get_by_role("button", name="Close").click()
    return found


def pieces(page: Page) -> list[str]:
    """Every hex in words, without what can be done there."""
    labels = page.get_by_role("gridcell").evaluate_all("(cells) => cells.map((cell) => cell.ariaLabel)")
    return [re.sub(", c(an|ould) .*", "", label) for label in labels]


def test_two_browsers_play_each_other_by_link_while_a_third_watches(visit: Visit) -> None:
    host = visit("/")
    host.get_by_label("Name").fill("Ada")
    host.get_by_label("Name").press("Enter")
    expect(host.get_by_text("Saved", exact=True)).to_be_visible()
    set_up(host, "A friend, by link")
    expect(asked(host)).to_contain_text("Your friend is not here yet.")
    offered = links(host)
    invitation = offered["The free seat"]

    friend = visit(invitation)
    expect(asked(friend)).to_contain_text("Ada (Black) is deciding")
    expect(friend.get_by_role("list", name="Players")).to_contain_text("Ada")
    watcher = visit(offered["Watch"])
    expect(asked(watcher)).to_contain_text("Ada (Black) is deciding")
    look(host)
    expect(watcher.get_by_role("gridcell", name=re.compile("can "))).to_have_count(0)
    expect(friend.get_by_role("gridcell", name=re.compile("can "))).to_have_count(0)

    friend.get_by_label("What is your name?").fill("Béa")
    friend.get_by_role("button", name="OK").click()
    expect(host.get_by_role("list", name="Players")).to_contain_text("Béa")
    expect(friend.get_by_label("What is your name?")).to_be_hidden()

    stranger = visit(invitation)
    expect(stranger.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(stranger.get_by_role("grid")).to_be_hidden()
    friend.reload()
    expect(asked(friend)).to_contain_text("Ada (Black) is deciding")

    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_label("Say something").fill("<b>Hello</b> & good luck")
    friend.get_by_role("button", name="Send").click()
    watcher.get_by_role("tab", name="Chat").click()
    expect(watcher.get_by_role("list", name="What was said")).to_contain_text("<b>Hello</b> & good luck")

    play_or_give_up([(host, Mouse(host)), (friend, Mouse(friend))])
    for page in (host, friend, watcher):
        expect(page.get_by_role("dialog").get_by_role("heading", name=re.compile("win|lose|draw"))).to_be_visible()
    titles = [page.get_by_role("dialog").get_by_role("heading").inner_text() for page in (host, friend, watcher)]
    assert sorted(titles[:2]) == ["You lose", "You win!"] or titles[:2] == ["A draw"] * 2
    assert titles[2].endswith(" wins") or titles[2] == "A draw"
    assert pieces(host) == pieces(friend) == pieces(watcher)


def test_two_people_play_on_one_screen(visit: Visit) -> None:
    page = visit("/")
    set_up(page, "Someone else on this screen")
    hand = Mouse(page)
    for colour, row, ahead in (("Black", "a", "b"), ("White", "g", "f")):
        expect(asked(page)).to_contain_text(f"{colour}, growth")
        look(page)
        hand.choose(f"{row}4")
        hand.give("Sun")
        expect(asked(page)).to_contain_text(f"{colour}, move")
        travel(page, hand, f"{row}1", f"{ahead}1")
    play_or_give_up([(page, hand)])
    expect(page.get_by_role("dialog", name=re.compile("wins|draw"))).to_be_visible()


def test_a_second_device_goes_on_where_the_first_was(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, BOT, rows=[["grow", "a4", "water"]])
    first = visit(f"/t/{table}", as_guest=guest)
    expect(cell(first, "a4")).to_have_attribute("aria-label", re.compile("1 Water"))
    second = visit(links(first)["Your seat, on another device"])
    expect(asked(second)).to_contain_text("Black, move")
    now, _ = look(second)
    assert now.where("move")
    travel(second, Mouse(second), "a4", "b4")
    expect(cell(first, "b4")).to_have_attribute("aria-label", re.compile("Black Mushroom"))


def test_a_draw_is_offered_and_accepted_and_a_rematch_brings_both_along(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, FRIEND)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][1]["link"]
    host, friend = visit(f"/t/{table}", as_guest=guest), visit(link)
    expect(asked(friend)).to_contain_text("Black is deciding")
    host.get_by_role("button", name="Offer a draw").click()
    asked(friend).get_by_role("button", name="Accept").click()
    for page in (host, friend):
        expect(page.get_by_role("dialog", name="A draw")).to_be_visible()
    host.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("dialog")).to_be_hidden()
    window = friend.get_by_role("dialog", name="A draw")
    expect(window.get_by_text("A rematch has begun.")).to_be_visible()
    window.get_by_role("button", name="Close").click()
    expect(asked(friend)).to_contain_text("A rematch has begun.")
    asked(friend).get_by_role("link", name="To the rematch").click()
    expect(asked(friend)).to_contain_text(re.compile("(Black|White), growth|Black is deciding"))
    expect(host).not_to_have_url(re.compile(table))
    assert host.url == friend.url


def test_who_offers_a_draw_hears_that_it_was_declined(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, FRIEND)
    link = guest.http.get(f"/api/tables/{table}").json()["seats"][1]["link"]
    host, friend = visit(f"/t/{table}", as_guest=guest), visit(link)
    expect(asked(friend)).to_contain_text("Black is deciding")
    host.get_by_role("button", name="Offer a draw").click()
    asked(friend).get_by_role("button", name="Decline").click()
    expect(host.get_by_text("The draw was declined.").first).to_be_attached()
    expect(host.get_by_role("button", name="Offer a draw")).to_be_enabled()


def test_who_plays_together_is_asked_for_no_draw_and_no_surrender(visit: Visit, guest: Guest) -> None:
    page = visit("/", as_guest=guest)
    taken_for_allies(page)
    page.goto(f"/t/{guest.table(ME, SCREEN)}")
    end = page.get_by_role("button", name="End without a result")
    expect(end).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Resign|Offer a draw"))).to_have_count(0)
    end.click()
    page.get_by_role("dialog").get_by_role("button", name="End without a result").click()
    expect(page.get_by_role("dialog", name="Abandoned")).to_be_visible()


def test_two_browsers_meet_by_the_link_in_the_local_network(visit: Visit, server: House) -> None:
    """The network is a second loopback address: another one than the host's own, by which nobody came before."""
    host = visit("/")
    set_up(host, "A friend, by link")
    asked(host).get_by_role("button", name="Share").click()
    dialog = host.get_by_role("dialog", name="Share")
    box = dialog.get_by_role("textbox", name="The free seat")
    expect(box).to_have_value(re.compile(re.escape(server.address)))
    expect(dialog).to_contain_text("These links open on this machine only.")
    dialog.get_by_role("button", name="Open it to my local network").click()
    expect(dialog.get_by_role("status").first).to_contain_text("http://127.0.0.2:")
    expect(box).to_have_value(re.compile(r"http://127\.0\.0\.2:"))
    code = dialog.get_by_role("img", name="QR code: The free seat")
    expect(code).to_be_visible()
    expect(code).to_have_js_property(
        "naturalWidth", code.evaluate("image => image.decode().then(() => image.naturalWidth)")
    )

    friend = visit(box.input_value())
    expect(asked(friend)).to_contain_text("Black is deciding")
    assert friend.url.startswith("http://127.0.0.2:")
    expect(asked(host)).not_to_contain_text("Your friend is not here yet.")
    offered = friend.get_by_role("group", name="Table")
    offered.get_by_role("button", name="Share").click()
    expect(friend.get_by_role("dialog", name="Share")).to_contain_text("http://127.0.0.2:")
    expect(friend.get_by_role("button", name="Close it again")).to_have_count(0)

    dialog.get_by_role("button", name="Close it again").click()
    expect(dialog).to_contain_text("These links open on this machine only.")
    expect(friend.get_by_text("Connection lost; trying again…").first).to_be_attached()


def test_a_phone_shares_by_the_system_s_own_window(visit: Visit, guest: Guest) -> None:
    page = visit("/", as_guest=guest, **PHONE)
    page.add_init_script("navigator.share = (given) => { window.shared = given; return Promise.resolve(); }")
    page.goto(f"/t/{guest.table(ME, FRIEND)}")
    asked(page).get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("listitem").filter(has_text="The free seat").get_by_role("button", name="Share…").click()
    link = dialog.get_by_role("textbox", name="The free seat").input_value()
    assert page.evaluate("window.shared.url") == link
