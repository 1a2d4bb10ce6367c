"""The game on one page at the table, and its aim in the first prompt of a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import BOT, GAME, ME, SCREEN, Guest
from tests.browser.playing import Mouse, asked, look
from tests.browser.test_accessibility import faults

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
    expect(asked(page)).to_contain_text(AIM)
    hand = Mouse(page)
    hand.choose("a4")
    hand.give("Sun")
    expect(asked(page)).to_contain_text("move")
    expect(asked(page)).not_to_contain_text(AIM)
    page.goto(f"/t/{guest.table(ME, SCREEN)}")
    look(page)
    expect(asked(page)).not_to_contain_text(AIM)
