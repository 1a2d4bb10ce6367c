"""The games that the pictures of docs/images show: how each begins, and what a hand points at."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.ephyran import THREE_CITIES

POSITION = {
    "pieces": {
        "a2": "black tree earth earth earth shield",
        "b6": "black tree sun",
        "a1": "black mushroom",
        "c4": "black mushroom water water",
        "d6": "black mushroom sun",
        "b3": "black mushroom earth",
        "g2": "white tree water",
        "f6": "white tree sun sun sun",
        "e4": "white mushroom water",
        "e6": "white mushroom",
        "d3": "white mushroom earth sun",
        "g7": "white mushroom",
    },
    "roots": {"black": ["a2:ne", "b3:ne", "b3:nw"], "white": ["f6:sw", "f6:w", "d3:se"]},
    "roots_in_hand": {"black": 2, "white": 1},
}


PLANET = {
    "characters": ["air_water", "earth_fire"],
    "tiles": {
        "2": 2,
        "3": {"pollution": 1, "sanctuary": "air"},
        "4": 4,
        "5": 3,
        "7": {"sanctuary": "fire"},
        "8": {"pollution": 1, "sanctuary": "water"},
        "9": 1,
    },
    "mines": [
        {"mine": "sand_dredge", "tile": 5, "line": 1},
        {"mine": "red_valley_pit", "tile": 8, "line": 2},
        {"mine": "iron_shaft", "tile": 10, "line": 0},
    ],
    "pawns": [3, 7],
    "influence": [{"air": 6, "water": 3}, {"earth": 4, "fire": 9}],
    "owed": [4, 0],
    "hands": [["squall", "drizzle", "hurricane", "rainbow", "contamination"], ["tremor"]],
}


@dataclass(frozen=True)
class Scene:
    """A game under way, as the first of its players sees it."""

    game: str
    options: dict[str, Any]
    bots: int
    point: Callable[[Page], None]
    """What is chosen and pointed at when the picture is taken."""
    rows: list[list[str | int]] = field(default_factory=list)
    games: str = ""
    """The folder, in the project, of a game outside the package."""
    record: str = ""
    """A recorded game of the package, gone on with after so many actions."""
    at: int = 0

    @property
    def seats(self) -> list[dict[str, str]]:
        return [{"kind": "me"}, *({"kind": "bot", "level": "level2"} for _ in range(self.bots))]


def _move(page: Page) -> None:
    """A Mushroom is about to go."""
    page.locator('[data-hex="c4"]').click()
    page.locator('[data-hex="e5"].can').hover()


def _card(page: Page) -> None:
    """A card of the hand is chosen."""
    page.locator("[data-hand]").nth(2).click()


def _pawn(page: Page) -> None:
    """A pawn is about to go."""
    page.locator('[data-card="squall"] [data-zone="move"]').hover()


def _step(page: Page) -> None:
    """A step of the fire is explained once more, from the log."""
    page.locator(".log .why").first.click()
    page.locator(".log .replay").click()
    for _ in range(2):
        page.locator(".steps .primary").click()
    page.evaluate("scrollTo(0, 0)")


def _stroke(page: Page) -> None:
    """A space is chosen: what can be done there, with its cost and gain."""
    page.locator('.terra [data-hex="F5"]').click()
    page.locator(".terra .way .change").first.wait_for()


def _choice(page: Page) -> None:
    """A choice of the Automa is read again, from the log."""
    page.locator(".log .why").last.click()
    page.locator(".log .replay").click()
    page.locator(".steps .primary").click()
    page.evaluate("scrollTo(0, 0)")


SCENES = {
    "table": Scene(
        "earth_water_sun",
        {"board": "flat-58", "colours": "seat-0-black", "position": POSITION},
        bots=1,
        point=_move,
        rows=[["grow", "d6", "water"]],
    ),
    "embers": Scene(
        "embers",
        {},
        bots=0,
        point=_step,
        rows=[["pour", "c2", 1], ["pour", "c2", 1]],
        games="examples",
    ),
    "erythro": Scene(
        "erythro",
        {"adversary": "mars", "difficulty": "initiation", "hands": "shown", "scenario": PLANET},
        bots=1,
        point=_pawn,
    ),
    "ephyran": Scene("ephyran", {"scenario": THREE_CITIES}, bots=2, point=_card),
    "terra_mystica": Scene("terra_mystica", {}, bots=2, point=_stroke, record="greedy-3-fjords", at=177),
    "automa": Scene("terra_mystica", {}, bots=0, point=_choice, record="automa-1-simpletons", at=30),
}
