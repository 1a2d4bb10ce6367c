"""Playing Ephyran on the page as a person does: takes a card up, chooses a half of it, a spot, and confirms."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.changes import next_reading

GAME = "ephyran"
MOST_CHOICES = 1500
READ = """() => {
  const asked = document.querySelector('[aria-label="What is asked"]');
  const shown = (selector) => [...document.querySelectorAll(`.ephyran ${selector}`)].filter((one) => one.offsetParent);
  const now = {
    prompt: asked?.querySelector('p')?.innerText ?? '',
    buttons: [...(asked?.querySelectorAll('button.primary') ?? [])].map((one) => one.innerText.trim()),
    yes: shown('[data-yes]').length,
    halves: shown('[data-half].can').map((one) => one.innerText),
    cards: shown('[data-hand].can').map((one) => one.dataset.spot),
    chosen: shown('[data-hand][aria-pressed=true]').map((one) => one.dataset.spot),
    spots: shown('[data-can]').map((one) => one.dataset.spot),
    log: document.querySelectorAll('.log button').length,
    counts: shown('[data-spot=pile], [data-spot=discard]').map((one) => one.innerText),
  };
  const alone = /^The game is over|empty hand/.test(now.prompt + now.buttons);
  return now.yes || now.cards.length || now.spots.length || alone ? now : null;
}"""
"""What the page offers; nothing while nothing can be chosen."""

THREE_CITIES: dict[str, Any] = {
    "first": 0,
    "turn": 0,
    "gods": ["poseidon", "gaia", "hephaestus"],
    "hands": [
        ["siren-3", "destroy", "dragon-2/shield", "griffin-1", "dionysos"],
        ["take", "steal", "twins", "exchange", "graeae"],
        ["shield", "magic", "twins", "exchange", "take"],
    ],
    "cities": [
        {"lagoon": ["triton-1", "hippocampus-2-trident"], "lands": ["centaur-1"], "mountain": ["chimera-1", "bull-2"]},
        {"lands": ["minotaur-1-trident", "cyclops-2", "satyr-3"], "forest": ["pegasus-1", "griffin-2"]},
        {"mountain": ["dragon-1", "phoenix-2"], "forest": ["harpy-1", "dionysos"], "lagoon": ["nereid-1-owl"]},
    ],
    "locks": [[], ["lands"], []],
    "tokens": [{"lagoon-1": "thunderbolt"}, {"forest-1": "owl"}, {}],
    "discard": ["sphinx-4", "destroy"],
    "pile": 40,
}
"""A match of three in the middle: cities with locks and tokens, and hands that can do much."""


@dataclass(frozen=True)
class Situation:
    """What the page offers at a moment when something can be chosen."""

    prompt: str
    buttons: list[str]
    yes: int
    halves: list[str]
    cards: list[str]
    chosen: list[str]
    spots: list[str]
    log: int
    counts: list[str]

    @property
    def is_over(self) -> bool:
        return self.prompt == "The game is over."


class Hand(Protocol):
    """A way to choose: a mouse or a finger."""

    def choose(self, what: Locator) -> None:
        """Choose something that is drawn."""


class Mouse:
    """Clicks."""

    def choose(self, what: Locator) -> None:
        what.click()


class Finger:
    """Taps."""

    def choose(self, what: Locator) -> None:
        what.tap()


def spot(page: Page, name: str) -> Locator:
    """A zone, a column, a city, a pile or a card of the drawn board."""
    return page.locator(f'.ephyran button[data-spot="{name}"]').first


def look(page: Page, before: str = "") -> tuple[Situation, str]:
    """Wait until something can be chosen (or all is over) and it is not what it was; tell what there is.

    Among bots a window in which one has nothing to answer closes by itself.
    """
    try:
        now, seen = next_reading(page, READ, before, patience=40_000)
    except TookTooLong as failure:
        shown = page.get_by_role("main").inner_text()
        raise AssertionError(f"nothing new to choose; the page says:\n{shown}") from failure
    return Situation(**now), seen


def play_to_the_end(page: Page, hand: Hand, seed: str) -> int:
    """Play in one's own seat until the game is over; returns the number of choices."""
    rng = Random(seed)
    now, seen = look(page)
    for count in range(MOST_CHOICES):
        if now.is_over:
            return count
        _choose(page, hand, now, rng)
        now, seen = look(page, seen)
    raise AssertionError(f"no end after {MOST_CHOICES} choices: {now.prompt}")


def _choose(page: Page, hand: Hand, now: Situation, rng: Random) -> None:
    """One choice: confirm what is proposed, else go on with what is taken up, else begin."""
    if now.yes:
        hand.choose(page.locator("[data-yes]").first)
    elif now.halves and now.chosen and not _is_aiming(page):
        _choose_half(page, hand, now, rng)
    elif now.spots and (_is_aiming(page) or not now.cards):
        hand.choose(spot(page, rng.choice(now.spots)))
    elif now.buttons and (not now.cards or rng.random() < 0.3):
        hand.choose(page.get_by_role("region", name="What is asked").get_by_role("button", name=now.buttons[0]))
    elif now.chosen:
        hand.choose(page.get_by_role("button", name="Discard it"))
    else:
        hand.choose(spot(page, rng.choice(now.cards)))


def _is_aiming(page: Page) -> bool:
    """Whether a half is chosen already, so that its spots are what is left to choose."""
    return page.locator(".ephyran [data-half][aria-pressed=true]").count() > 0


def _choose_half(page: Page, hand: Hand, now: Situation, rng: Random) -> None:
    """A zone that can be added before all else, for the game to come to its end."""
    best = [number for number, text in enumerate(now.halves) if "Can be added" in text]
    number = best[0] if best else rng.randrange(len(now.halves))
    hand.choose(page.locator(".ephyran [data-half].can").nth(number))
