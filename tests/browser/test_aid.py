"""The game on one page at the table, and its aim in the first prompt of a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest
from tests.browser.playing import Mouse, asked, look
from tests.browser.test_accessibility import faults

SIGNS = {
    GAME: "Crochets",
    "ephyran": "Castor",
    "erythro": "Le dôme de Mars",
    "terra_mystica": "Le pouvoir en trois bols",
}
AIM = "Bring down both enemy Trees"


def test_help_has_the_game_on_one_page(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    look(page)
    page.keyboard.press("?")
    page_of_aid = page.get_by_role("dialog")
    expect(page_of_aid).to_contain_text(AIM)
    expect(page_of_aid.get_by_role("row", name="Water")).to_contain_text("3 hexes")
    expect(page_of_aid).to_contain_text("How it ends")
    assert not faults(page)


def test_help_draws_the_signs_of_every_game(visit: Visit, guest: Guest) -> None:
    """The pieces as the board draws them, each with words; a missing message fails by itself."""
    page = visit("/", as_guest=guest, locale="fr-FR")
    for game, sign in SIGNS.items():
        options = {"automa": "simpletons"} if game == "terra_mystica" else {}
        table = guest.post("tables", {"game": game, "seats": [ME] if options else [ME, BOT], "options": options})
        page.goto(f"/t/{table['id']}")
        page.get_by_role("button", name="Aide", exact=True).click()
        signs = page.get_by_role("dialog").locator(".legend > li")
        expect(signs.filter(has_text=sign)).to_be_visible()
        assert signs.evaluate_all("all => all.every(one => one.querySelector('svg') || one.querySelector('i'))")
    expect(page.get_by_role("dialog")).to_contain_text("L’Automa est un adversaire sans joueur")


@pytest.mark.parametrize("game", [GAME, "ephyran", "erythro", "terra_mystica"])
def test_the_first_prompt_of_a_first_game_says_the_aim(visit: Visit, guest: Guest, game: str) -> None:
    options = {"automa": "simpletons"} if game == "terra_mystica" else {}
    seats = [ME] if options else [ME, BOT]
    table = guest.post("tables", {"game": game, "seats": seats, "options": options})
    page = visit(f"/t/{table['id']}", as_guest=guest)
    expect(asked(page)).to_contain_text("The aim: ")


def test_the_aim_goes_with_the_first_action_and_does_not_come_back(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    look(page)
    expect(asked(page)).to_contain_text(AIM, ignore_case=True)
    hand = Mouse(page)
    hand.choose("a4")
    hand.give("Sun")
    expect(asked(page)).to_contain_text("move")
    expect(asked(page)).not_to_contain_text(AIM, ignore_case=True)
    page.goto(f"/t/{guest.table(ME, SCREEN)}")
    look(page)
    expect(asked(page)).not_to_contain_text(AIM, ignore_case=True)
