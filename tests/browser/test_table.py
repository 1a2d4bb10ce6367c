"""What a table offers besides playing: undo, hints, reasons, drag and typed commands, another language, coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import BOT, FRIEND, ME, SCREEN, Guest, House
from tests.browser.playing import Mouse, asked, cell, look, point_at, travel

BLACK_MUSHROOM = re.compile("^[a-g][0-9]+, Black Mushroom")


def says(page: Page, hex: str, words: str) -> None:
    expect(cell(page, hex)).to_have_attribute("aria-label", re.compile(words))


def one_turn(page: Page) -> None:
    """Black's first turn: one Water for a4, which goes to b4."""
    hand = Mouse(page)
    hand.choose("a4")
    hand.give("Water")
    says(page, "a4", "can move")
    travel(page, hand, "a4", "b4")
    says(page, "b4", "Black Mushroom")


def test_undo_takes_back_and_says_why_when_it_cannot(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    undo = asked(page).get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "There is nothing to undo yet.")
    Mouse(page).choose("a4")
    Mouse(page).give("Sun")
    says(page, "a4", "1 Sun")
    undo.click()
    says(page, "a4", "^a4, Black Mushroom, can grow$")
    one_turn(page)
    expect(asked(page)).to_contain_text("Black, growth")
    expect(undo).to_have_attribute("title", re.compile("another player has acted since"))
    undo.click(force=True)
    expect(page.get_by_text("another player has acted since").first).to_be_attached()


def test_undo_on_one_screen_goes_back_over_the_end_of_a_turn(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    one_turn(page)
    expect(asked(page)).to_contain_text("White, growth")
    page.keyboard.press("u")
    expect(asked(page)).to_contain_text("Black, move")
    says(page, "a4", "Black Mushroom, 1 Water, can move")


def test_a_hint_is_shown_and_can_be_played(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    _, seen = look(page)
    asked(page).get_by_role("button", name="Hint").click()
    expect(asked(page)).to_contain_text(re.compile("Give one (Earth|Water|Sun) to a[1-7]"))
    steps = asked(page).get_by_role("group", name="Hint").get_by_role("listitem")
    assert steps.count() > 1
    asked(page).get_by_role("button", name="Play one step").click()
    now, seen = look(page, seen)
    assert now.prompt.startswith("Black, move")
    expect(asked(page).get_by_role("group", name="Hint")).to_be_visible()  # it holds: the rest of the turn
    page.keyboard.press("Shift+H")
    expect(asked(page).get_by_role("group", name="Hint")).to_have_count(0)
    now, _ = look(page, seen)
    assert not now.prompt.startswith("Black, move")


def test_what_cannot_be_chosen_says_why_with_a_link_to_the_rule(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    look(page)
    cell(page, "c4").hover()
    expect(asked(page)).to_contain_text("There is no Specimen on c4.")
    cell(page, "g4").click()
    expect(asked(page)).to_contain_text("The Specimen on g4 is not yours.")
    link = asked(page).get_by_role("link", name=re.compile("^§4"))
    with page.expect_popup() as opened:
        link.click()
    rule = opened.value.locator("#s4")
    expect(rule).to_contain_text("Growth")
    expect(rule).to_be_in_viewport()


def test_a_piece_can_be_dragged(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, rows=[['grow', 'a4', 'water']])}", as_guest=guest)
    look(page)
    cell(page, "a4").hover()
    page.mouse.down()
    cell(page, "b4").hover()
    says(page, "b4", "can be reached")
    page.mouse.up()
    expect(page.get_by_role("button", name="Move to b4")).to_be_visible()
    page.get_by_role("button", name="Move to b4").click()
    says(page, "b4", "Black Mushroom")


def test_commands_can_be_typed(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    look(page)
    page.get_by_role("tab", name="Actions").click()
    box = page.get_by_role("textbox", name="Find an action")
    box.fill("grow g4 sun")
    box.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text("The Specimen on g4 is not yours.")
    box.fill("grow a4 sun")
    box.press("Enter")
    says(page, "a4", "1 Sun")


def test_the_text_board_is_an_equal_view(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    page.get_by_role("button", name="Text", exact=True).click()
    board = page.get_by_role("region", name="Board", exact=True)
    expect(board).to_contain_text("a2: Black Tree")
    board.get_by_role("textbox", name="Find an action").fill("water a2")
    board.get_by_role("button", name="Give one Water to a2").click()
    expect(board).to_contain_text("a2: Black Tree, 1 Water")


def test_the_log_tells_in_words_and_leads_to_the_moment(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    one_turn(page)
    line = page.get_by_role("region", name="What happened").get_by_role("button", name="Black gives one Water to a4.")
    lights = page.locator("[role=grid] polygon.light")
    point_at(page, line, lights)
    asked(page).hover()
    expect(lights).to_have_count(0)
    line.click()
    expect(page).to_have_url(re.compile(r"\?at=1$"))
    says(page, "a4", "1 Water")


def test_the_language_changes_at_once_without_a_reload(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    look(page)
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("Noir, croissance")).to_be_visible()
    says(page, "a2", "Arbre")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.stayed")
    left = page.locator("body").inner_text()
    assert not re.search(r"\b(Undo|Hint|Share|Resign|Your turn|Nothing has happened)\b", left), left
    page.get_by_role("button", name="English").click()
    expect(asked(page)).to_contain_text("Black, growth")
    page.reload()
    expect(asked(page)).to_contain_text("Black, growth")


def test_the_theme_changes_at_once_and_is_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_resigning_asks_first_and_a_game_left_is_found_again(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, BOT)
    page = visit("/", as_guest=guest)
    page.locator(f'a[href="/t/{table}"]').click()
    look(page)
    page.get_by_role("link", name="My games").click()
    page.locator(f'a[href="/t/{table}"]').click()
    look(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Go on playing").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog", name="You lose")).to_contain_text("you resigned")


def test_the_title_of_the_tab_calls_whoever_is_asked(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    expect(page).to_have_title("Your turn! Earth, Water & Sun · Quintessence")
    page.get_by_role("button", name="Français").click()
    expect(page).to_have_title("À vous\u202f! Earth, Water & Sun · Quintessence")
    page.get_by_role("link", name="Mes parties").click()
    expect(page).to_have_title("Mes parties · Quintessence")


@pytest.mark.parametrize(
    ("locale", "name", "acts"), [("en-GB", "Player 1", "Deciding"), ("fr-FR", "Joueur 1", "Réfléchit")]
)
def test_on_one_screen_nobody_is_you(visit: Visit, guest: Guest, locale: str, name: str, acts: str) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest, locale=locale)
    seats = page.locator(".seats")
    expect(seats.locator("strong").first).to_have_text(name)
    expect(seats).to_contain_text(acts)
    expect(page).to_have_title("Earth, Water & Sun · Quintessence")
    expect(seats).not_to_contain_text(re.compile(r"\b(you|your|vous|votre)\b", re.IGNORECASE))


def test_a_link_is_copied_where_the_browser_trusts_no_clipboard(visit: Visit, guest: Guest) -> None:
    """As on a home network, where the address has no https."""
    page = visit(f"/t/{guest.table(ME, FRIEND)}", as_guest=guest)
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("document.addEventListener('copy', () => { window.copied = document.activeElement.value; })")
    page.get_by_role("group", name="Table").get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Share")
    dialog.get_by_role("button", name="Copy").first.click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") in [box.input_value() for box in dialog.get_by_role("textbox").all()]


@pytest.mark.own_server
def test_the_page_goes_on_by_itself_when_the_server_was_killed(visit: Visit, guest: Guest, server: House) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    Mouse(page).choose("a4")
    Mouse(page).give("Water")
    says(page, "a4", "1 Water")
    page.evaluate("window.stayed = true")
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    says(page, "a4", "1 Water")
    travel(page, Mouse(page), "a4", "b4")
    says(page, "b4", "Black Mushroom, 1 Water")
    assert page.evaluate("window.stayed")
