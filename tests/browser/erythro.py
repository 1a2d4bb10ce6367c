"""Erythro on the page: situations for its tests, and a hand that presses whatever can be pressed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.house import Guest

SITUATION: dict[str, Any] = {
    "characters": ["air_water", "earth_fire"],
    "pawns": [3, 6],
    "influence": [{"air": 9, "water": 9}, {"earth": 9, "fire": 8}],
    "tiles": {"2": 2, "3": {"pollution": 2, "sanctuary": "air"}, "4": 4, "9": 1},
    "mines": [{"mine": "sand_dredge", "tile": 3, "line": 1}, {"mine": "iron_shaft", "tile": 10, "line": 0}],
    "hands": [
        ["squall", "drizzle", "hurricane", "rainbow", "sea_foam"],
        ["tremor", "obsidian", "red_clay", "flicker", "cave_glow"],
    ],
}
MARS = {"adversary": "mars", "difficulty": "initiation"}


def table(guest: Guest, *seats: dict[str, str], scenario: bool | dict[str, Any] = True, **options: Any) -> Any:
    """A new table; with the situation above, changed by what is given, or as it is dealt."""
    chosen: dict[str, Any] = {**MARS, **options}
    if scenario is not False:
        chosen["scenario"] = SITUATION if scenario is True else {**SITUATION, **scenario}
    return guest.post("tables", {"game": "erythro", "seats": list(seats), "options": chosen})


def tile(page: Page, number: int) -> Locator:
    """A tile of the planet."""
    return page.locator(f'[data-tile="{number}"]')


def zone(page: Page, card: str, name: str) -> Locator:
    """A zone of a card in hand."""
    return page.locator(f'.hand [data-card="{card}"] [data-zone="{name}"]')


def answer(page: Page, row: str) -> Locator:
    """An answer to what a card asks, by its row."""
    return page.locator(f'[data-choice="{row}"]')


def choose(place: Locator) -> None:
    """Press something that is to be confirmed, and confirm it."""
    place.click()
    place.page.locator("[data-yes]").click()


EAGER = """(step) => {
  let seed = step;
  const next = (count) => (seed = (seed * 1103515245 + 12345) % 2147483648) % count;
  const any = (nodes) => nodes.length ? nodes[next(nodes.length)] : null;
  const press = (node) => node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const all = (selector) => [...document.querySelectorAll(selector)];
  window.eager = setInterval(() => {
    const inner = all('.erythro .choices button, .erythro .tile.open');
    const words = all('[aria-label="What is asked"] .doing .choice');
    const cards = all('.erythro .hand .zone.open, .erythro .hand .keep, .erythro .hand .none-kept');
    const yes = all('[data-yes]');
    if (yes.length) press(yes[0]);
    else if (inner.length && next(4)) press(any(inner));
    else if (cards.length) press(any(cards));
    else if (words.length) press(any(words));
    else if (inner.length) press(any(inner));
    else if (all('.erythro .offer.can').length) press(any(all('.erythro .offer.can')));
    else press(all('.erythro .tabs .own:not([aria-pressed=true])')[0]);
  }, 20);
}"""
"""Plays by pressing whatever can be pressed; with nothing to do, acts in the other seat of this screen."""
