"""The few tools that these tests share: deal a situation, play rows written as short strings, and look."""

from __future__ import annotations

import copy
from typing import Any

import quintessence
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.parts import as_fields, as_items
from quintessence.core.variant import Given
from quintessence.games.erythro import DATA_FILES, ErythroGame
from quintessence.games.erythro.rules.position import Position

A = Seat(0)
B = Seat(1)
C = Seat(2)
_game = quintessence.load("erythro", {})
assert isinstance(_game, ErythroGame)
GAME = _game
"""The game with the package's own data."""
COMPANIONS = companions_of(GAME)
CHARACTERS = ["air_water", "earth_fire", "water_earth", "fire_air"]
"""Of the seats in these tests: for two players they have all four elements."""
FILES = {file.name: file for file in DATA_FILES}
FILLER = ["squall", "waterspout", "drizzle", "fog_bank", "sea_breeze"]
"""Base cards of air and water, for hands in which they do not matter."""
OTHER_FILLER = ["tremor", "molten_rock", "fertile_ash", "warm_stones"]


def _fixed() -> dict[str, dict[str, Any]]:
    """Prices, mines and events as these tests know them: tuning must not move what the test of a rule counts."""
    cards: dict[str, Any] = copy.deepcopy(FILES["erythro.cards"].contents)
    prices = {"air": {"pollen_cloud": 2, "gust": 3}, "earth": {"rich_soil": 2, "crystal_vein": 4}, "fire": {"spark": 2}}
    for element, found in prices.items():
        for name, price in found.items():
            cards["advanced"][element][name]["cost"] = price
    mines: dict[str, Any] = copy.deepcopy(FILES["erythro.mines"].contents)
    level_1 = {"level": 1, "extraction": 1}
    mines["mines"] |= {
        "sand_dredge": {
            **level_1,
            "costs": {"air": 5, "water": 7, "earth": 6, "fire": 6},
            "lines": ["own 1", "none", "own 1", "destroy", "own 2"],
        },
        "open_trench": {
            **level_1,
            "costs": {"air": 6, "water": 5, "earth": 7, "fire": 6},
            "lines": ["own 1", "none", "own 1", "none", "around"],
        },
        "gravel_pit": {
            **level_1,
            "costs": {"air": 6, "water": 5, "earth": 6, "fire": 7},
            "lines": ["destroy", "own 1", "none", "own 2", "own 1"],
        },
    }
    events: dict[str, Any] = copy.deepcopy(FILES["erythro.events"].contents)
    events["events"] |= {
        "thaw": {"clean": 3, "shuffle": ["pollute 2"], "destroyed": ["gain any 1"]},
        "great_bloom": {"clean": 3, "shuffle": ["take"], "destroyed": ["pollute 1"]},
        "dust_storm": {"clean": 1, "shuffle": ["pollute 1"], "destroyed": ["none"]},
        "equinox": {"clean": 2, "shuffle": ["none"], "destroyed": ["none"]},
        "eclipse": {"clean": 2, "shuffle": ["lose 2"], "destroyed": ["gain any 2"]},
        "great_migration": {"clean": 2, "shuffle": ["take"], "destroyed": ["gain any 1"]},
        "solar_wind": {"clean": 2, "shuffle": ["mine"], "destroyed": ["remove 2"]},
        "thunder_season": {"clean": 2, "shuffle": ["pollute 1"], "destroyed": ["take"]},
    }
    return {"erythro.cards": cards, "erythro.mines": mines, "erythro.events": events}


FIXED = _fixed()


def made(cards: dict[str, list[str]] | None = None, mines: dict[str, list[str]] | None = None) -> Given:
    """A variant with further base cards of air and water, by their power's lines, and mines of level 1, by theirs.

    A line before "|" stands in the yellow part, whose sanctuary is air.
    """
    found: Given = {}
    if cards:
        tables: dict[str, Any] = copy.deepcopy(FIXED["erythro.cards"])
        for name, lines in cards.items():
            split = lines.index("|") if "|" in lines else 0
            tables["base"]["air_water"][name] = {
                "gain": "air 2",
                "move": 2,
                "sanctuary": "air",
                "yellow_of": "air",
                "yellow": lines[:split],
                "bottom": lines[split + 1 if split else 0 :],
            }
        found["erythro.cards"] = tables
    if mines:
        tables = copy.deepcopy(FIXED["erythro.mines"])
        for name, lines in mines.items():
            costs = {"air": 9, "water": 8, "earth": 7, "fire": 6}
            tables["mines"][name] = {"level": 1, "extraction": 1, "costs": costs, "lines": lines}
        found["erythro.mines"] = tables
    return found


def deal(seats: int = 2, options: Values | None = None, data: Given | None = None, **scenario: Any) -> Match:
    """A match on an empty planet, everyone on tile 2 with empty discs, but for what the situation says."""
    blank: Values = {
        "characters": [*CHARACTERS[:seats]],
        "tiles": {},
        "mines": [],
        "pawns": [2] * seats,
        "influence": [{}] * seats,
    }
    chosen: Values = {**(options or {}), "scenario": {**blank, **scenario}}
    return quintessence.start("erythro", seats=seats, seed="tests", options=chosen, data={**FIXED, **(data or {})})


def row(text: str) -> list[Json]:
    """A row such as "play squall gain" or "remove 3 1"; "null" is nothing."""
    return [int(word) if word.isdigit() else None if word == "null" else word for word in text.split()]


def play(match: Match, seat: Seat, *rows: str) -> list[str]:
    """Play rows one after the other in one seat; all that happened."""
    return [repr(event) for text in rows for event in match.play(seat, row(text))]


def told(match: Match, seat: Seat, *rows: str) -> list[Values]:
    """Play rows, and give the values of all that happened, with the tag."""
    found: list[Values] = []
    for text in rows:
        for event in match.play(seat, row(text)):
            found.append({"tag": event.row()[0], **event.values()})
    return found


def only(events: list[Values], tag: str) -> list[Values]:
    return [event for event in events if event["tag"] == tag]


def tags(events: list[Values]) -> list[Json]:
    return [event["tag"] for event in events]


def legal(match: Match, seat: Seat, tag: str = "") -> list[str]:
    rows = [repr(action) for action in match.legal(seat)]
    return [text for text in rows if not tag or text.split()[0] == tag]


def why_not(match: Match, seat: Seat, text: str) -> str | None:
    """The code of why a seat may not do that now; None when it may."""
    objection = match.why_not(seat, row(text))
    return None if objection is None else objection.code


def keep_nothing(match: Match) -> list[Values]:
    """Everyone keeps no card: the mines and the adversary act."""
    found: list[Values] = []
    for seat in match.to_act():
        found += told(match, seat, "keep null")
    return found


def finish(match: Match) -> list[Values]:
    """Nobody buys: everyone draws."""
    found: list[Values] = []
    for seat in match.to_act():
        found += told(match, seat, "finish")
    return found


def tile(match: Match, number: int) -> Values:
    return as_fields(as_fields(match.view(None)["tiles"])[str(number)])


def pollution(match: Match, *numbers: int) -> list[Json]:
    return [tile(match, number)["pollution"] for number in numbers]


def player(match: Match, seat: Seat) -> Values:
    return as_fields(as_items(match.view(seat)["players"])[seat])


def influence(match: Match, seat: Seat) -> list[Json]:
    return [*as_fields(player(match, seat)["influence"]).values()]


def hand(match: Match, seat: Seat) -> list[Json]:
    return as_items(player(match, seat)["hand"])


def see(match: Match, name: str) -> Json:
    return match.view(None)[name]


def position(match: Match) -> Position:
    state = match.state
    assert isinstance(state, Position)
    return state


def reason(match: Match) -> str | None:
    outcome = match.outcome()
    return None if outcome is None else outcome.reason


MARS: Values = {"adversary": "mars"}
ALLIANCE: Values = {"adversary": "alliance"}
CONSORTIUM: Values = {"adversary": "consortium"}
