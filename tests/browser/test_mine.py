"""One's own games on the page: found, named, deleted and brought back, carried to another browser; challenges."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, PHONE, Visit
from tests.browser.house import BOT, ME, SCREEN, Guest, House
from tests.browser.playing import Mouse, play_to_the_end


def game(table: str) -> str:
    return f'a[href="/t/{table}"]'


def test_my_games_are_filtered_named_and_deleted_with_a_way_back(visit: Visit, guest: Guest) -> None:
    lost, going = guest.table(ME, BOT), guest.table(ME, SCREEN)
    guest.post(f"tables/{lost}/resign", {"seat": 0})
    page = visit("/games", as_guest=guest)
    expect(page.locator(game(going))).to_be_visible(timeout=PATIENCE)
    page.get_by_role("combobox", name="Result").select_option("lost")
    expect(page.locator(game(going))).to_be_hidden()
    expect(page.get_by_text("won: 0 of 1 game")).to_be_visible()
    item = page.get_by_role("listitem").filter(has=page.locator(game(lost)))
    item.get_by_role("button", name="Rename").click()
    item.get_by_role("textbox", name="Name of this game").fill("A lesson")
    page.keyboard.press("Enter")
    expect(page.locator(game(lost))).to_contain_text("A lesson")
    item.get_by_role("button", name="Delete").click()
    expect(page.locator(game(lost))).to_be_hidden()
    expect(page.get_by_text("No finished game counts yet.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(game(lost))).to_be_visible()
    item.get_by_role("button", name="Delete").click()
    page.reload()
    page.get_by_role("combobox", name="State").select_option("deleted")
    item.get_by_role("button", name="Remove for good").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove for good").click()
    expect(page.locator(game(lost))).to_be_hidden()
    assert guest.http.get(f"/api/tables/{lost}").status_code == 404


def test_all_of_ones_own_goes_to_another_browser_in_one_file(visit: Visit, guest: Guest, tmp_path: Path) -> None:
    table = guest.table(ME, BOT)
    guest.post(f"tables/{table}/resign", {"seat": 0})
    guest.http.put(f"/api/mine/games/{table}", json={"label": "Carried"})
    page = visit("/games", as_guest=guest)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["settings"]["language"] == "en"
    other = visit("/games", **PHONE)
    field = other.locator("input[type=file]")
    for told in ("New here: 1. Here already: 0.", "New here: 0. Here already: 1."):
        expect(field).to_be_enabled()
        field.set_input_files(file)
        expect(other.get_by_text(told)).to_be_visible()
    other.get_by_role("link", name="Carried").click()
    expect(other.get_by_role("gridcell").first).to_be_visible()
    broken = tmp_path / "broken.json"
    broken.write_text('{"format": 2}')
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("This is another kind of file.")


def give_up(page: Page) -> None:
    expect(page.get_by_role("link", name="challenge", exact=True)).to_be_visible()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("link", name="Compare").click()  # where one reads how it ended


def test_friends_take_the_same_deal_by_a_link_and_compare(visit: Visit, guest: Guest, server: House) -> None:
    friend = Guest(server.address)
    for one, name in ((guest, "Ada"), (friend, "Bob")):
        one.http.put("/api/me", json={"name": name, "colour": "water"})
    page = visit("/challenges", as_guest=guest)
    expect(page.get_by_role("heading", name="Challenge of the day")).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("earth_water_sun")
    page.get_by_role("button", name="Make the challenge").click()
    link = page.get_by_role("textbox", name="Link").input_value()
    page.get_by_role("button", name="Play", exact=True).click()
    give_up(page)
    expect(page.get_by_role("row").filter(has_text="Ada")).to_contain_text("given up")
    page.get_by_role("checkbox", name="Let those who have played watch my game").check()
    theirs = visit(link.removeprefix(server.address), as_guest=friend, **PHONE)
    expect(theirs.get_by_role("heading", name="Challenge by Ada")).to_be_visible()
    expect(theirs.get_by_role("link", name="Watch")).to_have_count(0)
    theirs.get_by_role("button", name="Play", exact=True).click()
    give_up(theirs)
    expect(theirs.get_by_role("row").filter(has_text="Bob")).to_contain_text("given up")
    theirs.get_by_role("link", name="Watch").click()
    expect(theirs.get_by_role("gridcell").first).to_be_visible()


def imprint(page: Page) -> str:
    return page.get_by_text("Commitment to the deal").locator("code").inner_text()


def test_the_deal_of_a_game_one_has_finished_is_handed_on_to_a_friend(
    visit: Visit, guest: Guest, server: House
) -> None:
    guest.http.put("/api/me", json={"name": "Ada", "colour": "water"})
    table = guest.table(ME, BOT)
    page = visit(f"/t/{table}", as_guest=guest)
    play_to_the_end(page, Mouse(page))
    page.get_by_role("dialog").get_by_role("button", name="Challenge a friend with this deal").click()
    expect(page.get_by_role("heading", name="Invite friends")).to_be_focused()
    expect(page.get_by_role("textbox", name="Link")).to_be_in_viewport()
    expect(page.get_by_text("whoever handed it on has played it already")).to_have_count(1)
    address = page.get_by_role("textbox", name="Link").input_value()
    expect(page.get_by_role("row").filter(has_text="Ada")).to_contain_text("ordinary game")
    friend = Guest(server.address)
    theirs = visit(address.removeprefix(server.address), as_guest=friend, **PHONE)
    expect(theirs.get_by_role("heading", name="Challenge by Ada")).to_be_visible()
    assert imprint(theirs) == imprint(page)
    theirs.get_by_role("button", name="Play", exact=True).click()
    expect(theirs.get_by_role("gridcell").first).to_be_visible()
    taken = friend.http.get(f"/api/tables/{theirs.url.rpartition('/')[2]}").json()
    assert taken["commitment"] == guest.http.get(f"/api/tables/{table}").json()["commitment"] and not taken["seed"]
    friend.http.close()
    page.goto(f"{server.address}/games")  # and the list of one's games leads to the same challenge
    item = page.get_by_role("listitem").filter(has=page.locator(game(table)))
    item.get_by_role("button", name="Challenge a friend with this deal").click()
    expect(page.get_by_role("textbox", name="Link")).to_have_value(address)
