"""The lobby: a card for each game, its set-up, and the pages about it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.playing import card, cell

POSITION = {"pieces": {"d4": "black tree", "f4": "white tree"}}


def set_up(page: Page) -> None:
    card(page).get_by_role("button", name="Set up a table").click()


def test_every_game_that_the_page_can_draw_has_a_card_in_its_own_words(visit: Visit, guest: Guest) -> None:
    page = visit("/")
    names = page.locator("section.game h2")
    expect(names.first).to_be_visible()
    links = page.locator('section.game a[href^="/learn/"]').evaluate_all("(links) => links.map((link) => link.href)")
    known = {game["slug"] for game in guest.http.get("/api/games").json()}
    shown = [link.rpartition("/")[2] for link in links]
    assert shown and set(shown) <= known
    assert len(set(names.all_inner_texts())) == len(shown)
    assert not [name for name in names.all_inner_texts() if name.startswith("game-")]
    expect(card(page)).to_contain_text("2 players · nothing hidden, no luck")
    page.get_by_role("button", name="Français").click()
    expect(card(page)).to_contain_text("2 joueurs · rien de caché, pas de hasard")


def test_free_options_are_folded_away_and_take_json(visit: Visit) -> None:
    page = visit("/")
    set_up(page)
    window = page.get_by_role("dialog", name="Earth, Water & Sun")
    box = window.get_by_role("textbox", name=re.compile("given position"))
    expect(box).to_be_hidden()
    window.get_by_text("Expert options").click()
    window.get_by_role("combobox", name="Board", exact=True).select_option("flat-58")
    window.get_by_role("combobox", name="Colours").select_option("seat-0-black")
    box.fill("{pieces}")
    window.get_by_role("button", name="Start").click()
    expect(window.get_by_role("alert")).to_contain_text("cannot be read as JSON")
    box.fill(json.dumps({"pieces": {"z9": "black tree"}}))
    window.get_by_role("button", name="Start").click()
    expect(window.get_by_role("alert")).not_to_contain_text("JSON")
    box.fill(json.dumps(POSITION))
    window.get_by_role("button", name="Start").click()
    expect(cell(page, "d4")).to_have_accessible_name("d4, Black Tree, could be struck from f4, can grow")


def test_what_is_reconstructed_says_so_and_how_to_replace_it(visit: Visit) -> None:
    page = visit("/")
    card(page).get_by_role("link", name="The boards are reconstructed").click()
    heading = page.get_by_role("heading", name="Printed and reconstructed")
    expect(heading).to_be_in_viewport()
    expect(page.get_by_text("quintessence check-data earth_water_sun --write")).to_be_visible()


def test_games_under_way_say_which_game_they_are(visit: Visit, guest: Guest) -> None:
    table = guest.table({"kind": "me"}, {"kind": "screen"})
    page = visit("/games", as_guest=guest)
    expect(page.locator(f'a[href="/t/{table}"]')).to_contain_text("Earth, Water & Sun")


def test_games_that_are_over_say_how_for_whoever_looks(visit: Visit, guest: Guest) -> None:
    against, together, left = guest.table(ME, BOT), guest.table(ME, SCREEN), guest.table(ME, SCREEN)
    guest.post(f"tables/{against}/resign", {"seat": 0})
    guest.post(f"tables/{together}/resign", {"seat": 0})
    guest.post(f"tables/{left}/abandon", {})
    page = visit("/games", as_guest=guest)
    for table, words in ((against, "You lost"), (together, "Player 2 won"), (left, "Abandoned")):
        expect(page.locator(f'a[href="/t/{table}"]')).to_contain_text(words)
    page.get_by_role("button", name="Français").click()
    for table, words in ((against, "Vous avez perdu"), (together, "Joueur 2 a gagné"), (left, "Partie abandonnée")):
        expect(page.locator(f'a[href="/t/{table}"]')).to_contain_text(words)


def test_a_table_for_two_to_four_is_set_up_with_its_own_options(visit: Visit) -> None:
    page = visit("/")
    mine = page.locator("section.game", has=page.locator('a[href="/learn/ephyran"]'))
    expect(mine).to_contain_text("2–4 players")
    mine.get_by_role("button", name="Set up a table").click()
    window = page.get_by_role("dialog", name="Ephyran")
    seats = window.get_by_role("combobox", name=re.compile("^Player "))
    expect(seats).to_have_count(2)
    window.get_by_role("radio", name="4").check()
    expect(seats).to_have_count(4)
    window.get_by_role("radio", name="3").check()
    expect(seats).to_have_count(3)
    window.get_by_role("combobox", name="Gods").select_option(label="Chosen in turn, from the first player on")
    expect(window.locator("textarea")).to_be_hidden()
    window.get_by_role("button", name="Start").click()
    players = page.locator("ul.seats > li")
    expect(players).to_have_count(3)
    assert len({text.splitlines()[0] for text in players.all_inner_texts()}) == 3


def test_a_stranger_sits_down_at_an_open_table_and_another_watches(visit: Visit) -> None:
    host = visit("/")
    host.get_by_label("Name").fill("Ada")
    host.get_by_label("Name").press("Enter")
    expect(host.get_by_text("Saved", exact=True)).to_be_visible()
    set_up(host)
    window = host.get_by_role("dialog", name="Earth, Water & Sun")
    expect(window.get_by_role("checkbox", name=re.compile("list of open tables"))).to_have_count(0)
    window.get_by_role("combobox", name=re.compile("^Player 2")).select_option(label="A friend, by link")
    window.get_by_role("checkbox", name=re.compile("list of open tables")).check()
    window.get_by_role("button", name="Start").click()
    expect(host.get_by_role("grid")).to_be_visible()

    stranger = visit("/")
    offered = stranger.get_by_role("listitem").filter(has_text="Ada")
    offered.get_by_role("link", name=re.compile("^Sit down")).click()
    expect(stranger.get_by_role("grid")).to_be_visible()
    expect(host.get_by_text("Your friend is not here yet.")).to_have_count(0)
    watcher = visit("/")
    watcher.get_by_role("listitem").filter(has_text="Ada").get_by_role("link", name=re.compile("^Watch")).click()
    expect(watcher.get_by_text("You are watching; only the players write.")).to_be_visible()

    host.get_by_role("group", name="Table").get_by_role("button", name="Share").click()
    host.get_by_role("checkbox", name=re.compile("list of open tables")).uncheck()
    expect(host.get_by_role("checkbox", name=re.compile("list of open tables"))).not_to_be_checked()
    late = visit("/")
    late.wait_for_load_state("networkidle")
    expect(late.get_by_role("heading", name="Open tables")).to_have_count(0)


def test_bots_that_play_alone_have_a_pace(visit: Visit) -> None:
    page = visit("/")
    set_up(page)
    window = page.get_by_role("dialog", name="Earth, Water & Sun")
    for number in (1, 2):
        window.get_by_role("combobox", name=re.compile(f"^Player {number}")).select_option("bot:level1")
    window.get_by_role("group", name="Pause before a bot plays").get_by_role("radio", name="10 s").check()
    window.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching, and may write.")).to_be_visible()
    table = page.url.rpartition("/")[2]
    assert page.evaluate("(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)["played"] == 0
