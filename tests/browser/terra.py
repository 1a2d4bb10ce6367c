"""Playing Terra Mystica on the page as a person does: reads what can be chosen, and chooses with a hand."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.changes import next_reading
from tests.browser.conftest import PATIENCE
from tests.browser.house import BOT, ME, Guest

GAME = "terra_mystica"
CARDS = ["BON1", "BON3", "BON5", "BON7", "BON8", "BON2", "BON9"]
"""Two of them are laid out for two, and one more for every further player."""
TWO = [
    *("take halflings", "take swarmlings", "place E2", "place D2", "place E4", "place E6", "card BON7", "card BON8"),
]
"""Halflings and Swarmlings side by side; the Halflings begin."""
ASKED = '[aria-label="What is asked"], [aria-label="Ce qui est à faire"]'
OVER = ("The game is over.", "La partie est finie.")
READ = """() => {
  const all = (selector, name) => [...document.querySelectorAll(selector)].map((node) => node.getAttribute(name));
  const asked = document.querySelector('ASKED');
  const now = {
    prompt: asked?.querySelector('p')?.innerText ?? '',
    hexes: all('.terra .cell.can', 'data-hex'),
    spots: all('.terra .can[data-spot], .terra .ask [data-spot]', 'data-spot'),
    answers: all('.terra [data-answer]', 'data-answer'),
    ship: document.querySelector('.terra [data-ship-choice][aria-pressed=true]')?.dataset.shipChoice ?? '',
    buttons: [...(asked?.querySelectorAll('button.primary') ?? [])].map((button) => button.innerText.trim()),
  };
  const isOver = OVER.includes(now.prompt);
  const can = now.hexes.length + now.spots.length + now.answers.length + now.buttons.length > 0;
  return isOver || can ? now : null;
}""".replace("ASKED", ASKED).replace("OVER", json.dumps(OVER, ensure_ascii=False))
"""What the page offers; nothing while nothing can be chosen."""


@dataclass(frozen=True)
class Situation:
    """What a page shows at a moment when something can be chosen."""

    prompt: str
    hexes: list[str]
    spots: list[str]
    answers: list[str]
    ship: str
    """The number of the ship that is chosen in a voyage: two in one place can do the same."""
    buttons: list[str]

    @property
    def is_over(self) -> bool:
        return self.prompt in OVER

    def first(self, *kinds: str) -> str | None:
        """The first spot of one of these kinds."""
        return next((spot for kind in kinds for spot in self.spots if spot.startswith(f"{kind}:")), None)


def laid_out(seats: int) -> dict[str, object]:
    """Options that leave nothing to chance."""
    tiles = ["SCORE3", "SCORE6", "SCORE2", "SCORE4", "SCORE8", "SCORE7"]
    sets = dict.fromkeys(("fire_and_ice", "mini_expansion", "shipping_card", "temple_tile"), False)
    return {**sets, "board": "base", "end_tile": "none", "round_tiles": tiles, "bonus_cards": CARDS[: seats + 3]}


def row_of(command: str) -> list[object]:
    """A row as it is typed: "send fire 3"."""
    return [int(part) if part.isdigit() else part for part in command.split()]


def table(guest: Guest, *seats: dict[str, str], commands: list[str] | None = None) -> str:
    """A new table of this game, with some actions played in whichever seat may."""
    wanted = {"game": GAME, "seats": list(seats) or [ME, BOT], "options": laid_out(len(seats) or 2)}
    id_ = str(guest.post("tables", wanted)["id"])
    for command in commands or []:
        play(guest, id_, command)
    return id_


def play(guest: Guest, id_: str, command: str) -> None:
    """Play a row in the seat for which it is legal, once what a page has sent before has arrived."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        state = guest.http.get(f"/api/tables/{id_}").json()["state"]
        for seat in state["to_act"]:
            asked = {"seat": seat, "question": state["questions"][str(seat)], "row": row_of(command)}
            if guest.http.post(f"/api/tables/{id_}/play", json=asked).is_success:
                return
        assert time.monotonic() < until, (command, state["to_act"])
        time.sleep(0.1)


def look(page: Page, before: str = "") -> tuple[Situation, str]:
    """Wait until something can be chosen (or all is over) and it is not what it was; tell what there is."""
    now, seen = next_reading(page, READ, before)
    return Situation(**now), seen


def hex(page: Page, name: str) -> Locator:
    return page.locator(f'.terra [data-hex="{name}"]')


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'.terra [data-spot="{name}"]')


def ways(page: Page) -> Locator:
    """What is offered at the spot that was chosen."""
    return page.locator(".terra [data-way]")


Press = Callable[[Locator], None]


def click(place: Locator) -> None:
    place.click()


def tap(place: Locator) -> None:
    place.tap()


def choose(page: Page, place: Locator, press: Press = click, way: int = 0) -> None:
    """Choose a spot, and one of the ways that are offered there."""
    press(place)
    expect(ways(page).first).to_be_visible()
    press(ways(page).nth(way))


def step(page: Page, now: Situation, press: Press = click) -> None:
    """One choice of somebody in a hurry: take what is offered, place what must be placed, and pass."""
    if now.answers:
        press(page.locator(".terra [data-answer]").first)
    elif now.buttons:
        press(page.locator(ASKED).locator("button.primary").last)
    elif (terrain := now.first("terrain")) is not None:
        press(spot(page, terrain))
    elif (wanted := now.first("faction", "card", "tile")) is not None:
        choose(page, spot(page, wanted), press)
    elif now.hexes:
        choose(page, hex(page, now.hexes[0]), press)
    else:
        choose(page, spot(page, now.spots[0]), press)


VOYAGES = ("special:voyage", "special:card_voyage", "special:favour_voyage")
AT_SEA = ("faction:mermaids", *VOYAGES, "card:BON12", "space:ACT8")
"""What somebody wants who came for the ships: whoever has them, voyages, and what brings a ship."""


def sea_step(page: Page, now: Situation, press: Press = click) -> None:
    """The same of somebody who came for the ships: they trade where they can, and sail where they cannot."""
    trades = page.locator(".terra [data-trade]")
    rivers = [name for name in now.hexes if name.startswith("r")]
    wanted = next((name for name in AT_SEA if name in now.spots), None)
    if trades.count():
        press(trades.first)
    elif rivers:
        choose(page, hex(page, rivers[-1]), press)
    elif page.locator('.terra [data-voyage="done"]').count():
        press(page.locator('.terra [data-voyage="done"]'))
    elif wanted is not None and not now.answers:
        choose(page, spot(page, wanted), press)
    else:
        step(page, now, press)


def hurry(
    page: Page,
    until: Callable[[Situation], bool],
    press: Press = click,
    most: int = 120,
    one: Callable[[Page, Situation, Press], None] = step,
) -> Situation:
    """Go on in a hurry, or with other single choices, until something is so."""
    now, seen = look(page)
    for _ in range(most):
        if until(now):
            return now
        one(page, now, press)
        now, seen = look(page, seen)
    raise AssertionError(f"still not after {most} choices: {now}")
