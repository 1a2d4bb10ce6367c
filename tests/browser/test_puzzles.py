"""A puzzle is missed, tried again and solved; another is looked up; by mouse, by keyboard and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quintessence.core.discovery import puzzles_of
from quintessence.core.puzzle import Puzzle
from tests.browser.conftest import PHONE, Visit
from tests.browser.house import GAME
from tests.puzzle_tries import GAMES, puzzles_for, wrong_turn

NAMES = {"ephyran": "Ephyran", "erythro": "Erythro", "terra_mystica": "Terra Mystica"}


def shipped() -> list[Puzzle]:
    found = puzzles_of(GAME)
    assert found is not None
    return found.puzzles


def rows_of(puzzle: Puzzle) -> list[list[Any]]:
    rows: Any = puzzle.solutions[0]
    return [list(row) for row in rows]


def in_words(page: Page) -> None:
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.get_by_label("Find an action")).to_be_visible()


def choose(page: Page, row: list[Any], played: int) -> None:
    """Type an action's row, and press it by the keyboard."""
    text = " ".join(str(part) for part in row)
    page.get_by_label("Find an action").fill(text)
    button = page.locator(f'button[data-row="{text}"]')
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'section[data-played="{played}"]')).to_be_visible()


def play_wrongly(page: Page) -> None:
    """The last action that is offered, again and again, until the turn is over."""
    verdict = page.get_by_text("Not the best turn.")
    for played in range(1, 12):
        row = page.locator(".words button[data-row]").last.get_attribute("data-row") or ""
        page.get_by_label("Find an action").fill(row)
        page.locator(f'button[data-row="{row}"]').click()
        expect(page.locator(f'section[data-played="{played}"]')).to_be_visible()
        expect(verdict.or_(page.get_by_label("Find an action"))).to_be_visible()
        if verdict.is_visible():
            return


def test_a_puzzle_is_missed_tried_again_and_solved_without_a_mouse(visit: Visit) -> None:
    puzzle = shipped()[0]
    page = visit(f"/puzzles/{GAME}/{puzzle.id}")
    expect(page.get_by_role("heading", name="to play: find the best turn")).to_be_visible()
    in_words(page)
    play_wrongly(page)
    expect(page.get_by_text("Not the best turn.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("The best turn goes:")).to_be_visible()
    for played, row in enumerate(rows_of(puzzle), 1):
        choose(page, row, played)
    expect(page.get_by_text("That is it!")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_text("That is it!")).to_have_count(0)
    page.goto(f"/puzzles/{GAME}")
    expect(page.get_by_text(f"1 of {len(shipped())} solved.")).to_be_visible()


@pytest.mark.parametrize("game", [game for game in GAMES if game != GAME])
def test_a_puzzle_of_every_other_game_is_missed_and_solved_on_its_page(visit: Visit, game: str) -> None:
    puzzle = puzzles_for(game)[0]
    page = visit(f"/puzzles/{game}/{puzzle.id}")
    expect(page.locator(".trail")).to_contain_text(NAMES[game])
    expect(page.locator(".stage svg, .stage .board").first).to_be_visible()
    in_words(page)
    for played, row in enumerate(wrong_turn(game, puzzle), 1):
        choose(page, row, played)
    expect(page.get_by_text("Not the best turn.")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    for played, row in enumerate(rows_of(puzzle), 1):
        choose(page, row, played)
    expect(page.get_by_text("That is it!")).to_be_visible()


def test_a_solution_is_looked_up_and_seen_step_by_step_on_a_phone(visit: Visit) -> None:
    puzzle = shipped()[1]
    page = visit("/", **PHONE)
    page.get_by_role("link", name="Today’s puzzle").click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    entry = page.locator(f'a[href="/puzzles/{GAME}/{puzzle.id}"]').last
    number = re.findall(r"\d+", entry.inner_text())[0]
    entry.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(rf"^\s*(Puzzle {number}|Today’s puzzle)\b"))
    page.get_by_role("button", name="Show the solution").click()
    steps = page.locator(".answer li button")
    expect(steps).to_have_count(len(rows_of(puzzle)))
    for number in range(len(rows_of(puzzle))):
        page.get_by_role("button", name="Next step").click()
        expect(steps.nth(number)).to_have_attribute("aria-current", "step")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".table .board")).to_be_visible()
