"""A whole game against a bot, from the lobby to the result: by mouse, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.house import EXAMPLES
from tests.browser.playing import Finger, Keys, Mouse, card, play_to_the_end

GAMES = Path(__file__).resolve().parents[2] / "src/quintessence/games"
ENDS = re.compile("You win!|You lose|A draw")


def has_ended(page: Page) -> None:
    """The result shows by itself, and says who won."""
    expect(page.get_by_role("dialog", name=ENDS)).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text(re.compile("Won|Draw"))


def test_the_lobby_offers_each_game_that_has_a_board_once(visit: Visit) -> None:
    """The server of these tests also has a game without one."""
    page = visit("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    boards = [*GAMES.glob("*/board/index.ts"), *Path(EXAMPLES).glob("*/board_dist/board.js")]
    expect(page.get_by_role("button", name="Play now")).to_have_count(len(boards))


def test_a_game_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit("/")
    card(page).get_by_role("button", name="Play now").click()
    assert play_to_the_end(page, Mouse(page)) > 5
    has_ended(page)
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("list", name="Players")).not_to_contain_text("Won")


@BY_NIGHT
def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    page.evaluate("""() => {
      window.pointed = 0;
      for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(kind, () => { window.pointed += 1 }, true);
    }""")
    expect(card(page).get_by_role("button", name="Play now")).to_be_enabled()
    keys = Keys(page)
    keys.tab_to("section:has(a[href='/learn/earth_water_sun']) button.primary")
    page.keyboard.press("Enter")
    assert play_to_the_end(page, keys) > 5
    has_ended(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.evaluate("window.pointed") == 0


@BY_NIGHT
def test_a_game_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", **PHONE)
    card(page).get_by_role("button", name="Play now").tap()
    assert play_to_the_end(page, Finger(page)) > 5
    has_ended(page)
