"""Playing Earth, Water & Sun on the page as a person does: reads what the page says, and chooses with a hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from quintessence.core.conformance.samples import IS_SWEEP
from tests.browser.changes import is_news, next_reading

PROMPT = "What is asked"
MOST_CHOICES = 400
READ = """() => {
  const asked = document.querySelector('[aria-label="What is asked"]');
  const now = {
    prompt: asked?.querySelector('p')?.innerText ?? '',
    cells: [...document.querySelectorAll('[role=gridcell]')].map((cell) => [cell.dataset.hex, cell.ariaLabel]),
    buttons: [...(asked?.querySelectorAll('button.primary') ?? [])].map((button) => button.innerText.trim()),
  };
  const can = now.cells.some(([, label]) => /, can [^,]*$/.test(label)) || now.buttons.length > 0;
  return can ? now : null;
}"""
"""What the page offers; nothing while nothing can be chosen."""


@dataclass(frozen=True)
class Cell:
    """A hex as the page describes it: "d4, Black Tree, 2 Water, can move"."""

    hex: str
    label: str

    def can(self, what: str) -> bool:
        return self.label.endswith(f", can {what}")

    def has(self, *words: str) -> bool:
        return any(word in self.label for word in words)


@dataclass(frozen=True)
class Situation:
    """What a page shows at a moment when something can be chosen."""

    prompt: str
    cells: list[Cell]
    buttons: list[str]

    @property
    def is_over(self) -> bool:
        return self.prompt == "The game is over."

    def where(self, what: str) -> list[Cell]:
        return [cell for cell in self.cells if cell.can(what)]

    def enemies(self, species: str) -> list[Cell]:
        enemy = "White" if "Black" in self.prompt else "Black"
        return [cell for cell in self.cells if cell.has(f"{enemy} {species}")]

    def far(self, one: Cell, other: Cell) -> int:
        """How many steps lie between two hexes of an empty board."""
        lengths: dict[str, int] = {}
        for cell in self.cells:
            lengths[cell.hex[0]] = lengths.get(cell.hex[0], 0) + 1
        across = [2 * int(cell.hex[1:]) - lengths[cell.hex[0]] for cell in (one, other)]
        rows = abs(ord(one.hex[0]) - ord(other.hex[0]))
        return rows + max(0, (abs(across[0] - across[1]) - rows) // 2)

    def nearness(self, cell: Cell) -> int:
        """How far the nearest enemy Tree is: what a player in a hurry goes for."""
        return min((self.far(cell, tree) for tree in self.enemies("Tree")), default=0)


class Hand(Protocol):
    """A way to choose: a mouse, a finger, or keys."""

    def choose(self, hex: str) -> None:
        """Choose a hex of the drawn board."""

    def confirm(self, hex: str) -> None:
        """Choose what was proposed for that hex."""

    def give(self, kind: str) -> None:
        """Choose a resource in the menu that is open."""

    def press(self, name: str) -> None:
        """Choose one of the buttons beside the prompt."""


def card(page: Page) -> Locator:
    """The game's card in the lobby."""
    return page.locator("section", has=page.locator('a[href="/learn/earth_water_sun"]'))


def cell(page: Page, hex: str) -> Locator:
    """A hex of the drawn board."""
    return page.locator(f'[role=gridcell][data-hex="{hex}"]')


class Mouse:
    """Clicks on the drawn board, once more to confirm."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, hex: str) -> None:
        cell(self.page, hex).click()

    def confirm(self, hex: str) -> None:
        cell(self.page, hex).click()

    def give(self, kind: str) -> None:
        self.page.get_by_role("group", name=re.compile("receive")).get_by_role("button", name=kind).click()

    def press(self, name: str) -> None:
        asked(self.page).get_by_role("button", name=name, exact=True).click()


class Finger:
    """Taps, and taps what is proposed to confirm."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, hex: str) -> None:
        cell(self.page, hex).tap()

    def confirm(self, hex: str) -> None:
        self.page.get_by_role(
            "button", name=re.compile(rf"^(Move to|Attack|Destroy the tile) .*\b{hex}$|\b{hex}$")
        ).tap()

    def give(self, kind: str) -> None:
        self.page.get_by_role("group", name=re.compile("receive")).get_by_role("button", name=kind).tap()

    def press(self, name: str) -> None:
        asked(self.page).get_by_role("button", name=name, exact=True).tap()


class Keys:
    """Arrows and Enter on the board, Tab to get around, typed commands for what has no place on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def choose(self, hex: str) -> None:
        self._reach_board()
        self._walk(hex)
        self.page.keyboard.press("Enter")

    def confirm(self, hex: str) -> None:
        assert self._place() == hex
        self.page.keyboard.press("Enter")

    def give(self, kind: str) -> None:
        for _ in range(3):
            chosen = self.page.evaluate("document.activeElement.innerText")
            if chosen.startswith(kind):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def press(self, name: str) -> None:
        """By the list of actions, opened with a key and typed into."""
        if not self.page.evaluate("document.activeElement.matches('input')"):
            self.page.keyboard.press("/")
        expect(self.page.get_by_role("textbox", name="Find an action")).to_be_focused()
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")

    def tab_to(self, selector: str, most: int = 60) -> None:
        """Press Tab until something of that kind has the focus."""
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to {selector}")

    def _place(self) -> str:
        return str(self.page.evaluate("document.activeElement?.dataset?.hex ?? ''"))

    def _reach_board(self) -> None:
        if not self._place():
            self.tab_to("[role=gridcell]")

    def _walk(self, hex: str) -> None:
        """Up or down to the row, then along it."""
        self._go("ArrowUp", "ArrowDown", lambda here: ord(here[0]) - ord(hex[0]))
        self._go("ArrowRight", "ArrowLeft", lambda here: int(here[1:]) - int(hex[1:]))
        assert self._place() == hex, (self._place(), hex)

    def _go(self, key: str, other: str, gap: Callable[[str], int]) -> None:
        """Press the key that leads there, or the other where the board is seen from the other side."""
        for _ in range(30):
            left = gap(self._place())
            if left == 0:
                return
            self.page.keyboard.press(key)
            if abs(gap(self._place())) >= abs(left):
                key, other = other, key


def asked(page: Page) -> Locator:
    """The prompt, with its buttons."""
    return page.get_by_role("region", name=PROMPT)


def proposal(page: Page, hex: str) -> Locator:
    """The button that confirms what was proposed for a hex: "Move to d4", "Attack the Specimen on d4"."""
    return page.get_by_role("button", name=re.compile(rf"\b{hex}$")).and_(page.locator(".yes"))


def look(page: Page, before: str = "") -> tuple[Situation, str]:
    """Wait until something can be chosen (or all is over) and it is not what it was; tell what there is."""
    try:
        now, seen = next_reading(page, READ, before)
    except TookTooLong as failure:
        focus = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        shown = page.get_by_role("main").inner_text()
        raise AssertionError(f"nothing new to choose; focus on {focus}; the page says:\n{shown}") from failure
    cells = [Cell(hex, label) for hex, label in now["cells"]]
    return Situation(now["prompt"], cells, now["buttons"]), seen


def point_at(page: Page, target: Locator, shown: Locator) -> None:
    """Point at something until it shows something: a page that is still laid out moves it from under the pointer."""
    for _ in range(40):
        page.mouse.move(5, 5)
        target.hover()
        page.wait_for_timeout(500)
        if shown.count():
            return
    raise AssertionError("nothing is shown")


def travel(page: Page, hand: Hand, start: str, end: str) -> None:
    """Move a piece and end its move there."""
    hand.choose(start)
    expect(cell(page, end)).to_have_attribute("aria-label", re.compile("can be reached"))
    hand.choose(end)
    expect(proposal(page, end)).to_be_visible()
    hand.confirm(end)
    expect(cell(page, start)).to_have_attribute("aria-label", re.compile(f"^{start}, empty"))
    now, _ = look(page)
    if "Stop here" in now.buttons:
        hand.press("Stop here")


def play_to_the_end(page: Page, hand: Hand) -> int:
    """Play in one's own seat, straight for the enemy's Trees, until the game is over; returns the number of choices."""
    return play_in_turn([(page, hand)])


def play_in_turn(players: list[tuple[Page, Hand]], most: int | None = None) -> int:
    """The same with several pages, each choosing when it is asked; with `most`, at most so many choices."""
    seen = [""] * len(players)
    for count in range(MOST_CHOICES if most is None else most):
        number = _first_asked(players, seen) if len(players) > 1 else 0
        page, hand = players[number]
        now, seen[number] = look(page, seen[number])
        if now.is_over:
            return count
        _choose(page, hand, now)
    assert most is not None, f"no end after {MOST_CHOICES} choices"
    return most


def play_or_give_up(players: list[tuple[Page, Hand]]) -> None:
    """At night to the end; by day a few choices, and whoever is last gives up."""
    assert play_in_turn(players, None if IS_SWEEP else 6) > 5
    page, _ = players[-1]
    if not IS_SWEEP:
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def _first_asked(players: list[tuple[Page, Hand]], seen: list[str]) -> int:
    """The first page on which there is something new to choose."""
    deadline = monotonic() + 20
    while monotonic() < deadline:
        for number, (page, _) in enumerate(players):
            if is_news(page, READ, seen[number]):
                return number
        players[0][0].wait_for_timeout(30)
    raise AssertionError("nobody is asked any more")


def _choose(page: Page, hand: Hand, now: Situation) -> None:
    """One choice, as the board offers it."""
    if targets := now.where("be attacked"):
        _hit(page, hand, _best(now, targets))
    elif grown := now.where("grow"):
        hand.choose(min(grown, key=now.nearness).hex)
        menu = page.get_by_role("group", name=re.compile("receive"))
        expect(menu).to_be_visible()
        free = menu.locator('button:not([aria-disabled="true"])').all_inner_texts()
        hand.give(next(kind for kind in ("Water", "Sun", "Earth") if any(text.startswith(kind) for text in free)))
    elif doomed := now.where("be destroyed"):
        _hit(page, hand, min(doomed, key=lambda tile: (not tile.has(*_names(now, "Tree")), tile.has("Tree"), tile.hex)))
    elif now.buttons:
        hand.press(now.buttons[0])
    else:
        _move(page, hand, now)


def _move(page: Page, hand: Hand, now: Situation) -> None:
    mover = min(now.where("move"), key=now.nearness, default=None)
    if mover is not None:
        hand.choose(mover.hex)
        page.wait_for_function("() => document.querySelector('[role=gridcell][aria-label$=\", can be reached\"]')")
        now, _ = look(page)
    _hit(page, hand, _best(now, now.where("be reached")))


def _best(now: Situation, places: list[Cell]) -> Cell:
    """A Tree before a Mushroom, else the place nearest to one."""
    trees, others = _names(now, "Tree"), _names(now, "Mushroom")
    return min(places, key=lambda place: (not place.has(*trees), not place.has(*others), now.nearness(place)))


def _names(now: Situation, species: str) -> list[str]:
    return [f"{'White' if 'Black' in now.prompt else 'Black'} {species}"]


def _hit(page: Page, hand: Hand, place: Cell) -> None:
    """Choose, see what is proposed, confirm."""
    hand.choose(place.hex)
    expect(proposal(page, place.hex)).to_be_visible()
    hand.confirm(place.hex)
