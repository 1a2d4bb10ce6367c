"""Writes recorded/* anew: python -m quintessence.games.erythro.tests.write_recorded

To be run when the rules' version or the order of legal actions changed, and its result to be read in the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import quintessence
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.lab.recorded import by_level, by_lot, first_with, main

SHEETS: list[Values] = [
    {"adversary": "mars", "difficulty": "initiation", "characters": "chosen"},
    {"adversary": "mars", "difficulty": "blitz", "dome_payment": "one"},
    {"adversary": "mars", "difficulty": "medium", "layout": "large"},
    {"adversary": "mars", "difficulty": "fairly_hard", "strict_elements": True},
    {"adversary": "mars", "difficulty": "hard", "influence_limit": 15},
    {"adversary": "alliance", "difficulty": "medium", "hands": "shown"},
    {"adversary": "alliance", "difficulty": "fairly_hard"},
    {"adversary": "alliance", "difficulty": "hard", "layout": "small"},
    {"adversary": "consortium", "difficulty": "medium", "characters": "chosen"},
    {"adversary": "consortium", "difficulty": "fairly_hard", "hands": "shown"},
    {"adversary": "consortium", "difficulty": "hard"},
]
RARE = ["line_skipped", "bag_refilled", "dome_destroyed", "let_be", "cleaned_up", "shuffled", "trashed"]
"""What a random game seldom shows: the first one that does is recorded."""
STUCK: Values = {
    "characters": ["air_water", "earth_fire"],
    "hands": [["contamination", "contamination"], ["tremor"]],
    "tiles": {"2": 4},
    "pawns": [2, 5],
    "owed": [2, 1],
}
FREED: Values = {
    "characters": ["air_water", "earth_fire"],
    "mines": [{"mine": "sand_dredge", "tile": 2}],
    "dome": None,
    "pawns": [2, 2],
    "tiles": {},
    "hands": [["squall", "waterspout", "drizzle", "fog_bank"], ["tremor", "molten_rock", "fertile_ash", "warm_stones"]],
    "influence": [{"air": 12, "water": 12}, {"earth": 12, "fire": 12}],
}
FULL: Values = {
    **FREED,
    "dome": 1,
    "phase": "discard",
    "tiles": {"9": 4, "10": 4},
    "mines": [
        {"mine": name, "tile": tile}
        for tile, name in enumerate(
            ["sand_dredge", "mobile_drill", "gravel_pit", "dust_quarry", "test_bore", "coring_station", "open_trench"],
            2,
        )
    ],
    "discards": [["sea_foam", "rainbow", "sea_spray"], []],
    "decks": [[], ["contamination"]],
}
CLEAN: Values = {**{name: value for name, value in FREED.items() if name != "dome"}, "destroyed": 4}
LAST: Values = {**CLEAN, "mine_deck": [0, 0, 0, 0], "destroyed": 8, "tiles": {"9": 3}}


def games() -> Iterator[tuple[str, Match]]:
    for number, options in enumerate(SHEETS):
        seats = 2 + number % 3
        name = f"random-{options['adversary']}-{options['difficulty']}-{seats}-seats"
        yield name, _random(seats, "recorded", options)
    yield "level2-mars-initiation-2-seats", by_level(_start(2, "told", {"difficulty": "initiation"}), "level2")
    yield "level2-consortium-medium-3-seats", by_level(_start(3, "told", {"adversary": "consortium"}), "level2")
    for tag in RARE:
        adversary = "mars" if tag == "dome_destroyed" else "consortium"
        options = {"adversary": adversary, "scenario": {**FREED, "dome": 2, "mines": []}} if adversary == "mars" else {}
        given: Values = {**options, "adversary": adversary}
        yield f"{tag}-2-seats", first_with(tag, (_random(2, str(number), given) for number in count()))
    yield "placement_skipped-2-seats", _first("placement_skipped", "mars", FULL)
    yield "stuck-2-seats", _ended("stuck", "mars", STUCK)
    yield "planet_freed-2-seats", _ended("planet_freed", "mars", FREED)
    yield "unprofitable-2-seats", _ended("unprofitable", "alliance", {**FREED, "dome": 2, "profitability": 2})
    yield "planet_cleaned-2-seats", _ended("planet_cleaned", "consortium", CLEAN)
    yield "mines_exhausted-2-seats", _ended("mines_exhausted", "consortium", LAST)


def _start(seats: int, seed: str, options: Values) -> Match:
    return quintessence.start("erythro", seats, seed, options, data={})


def _random(seats: int, seed: str, options: Values) -> Match:
    return by_lot(_start(seats, seed, options), f"random {seats} {seed}")


def _first(tag: str, adversary: str, scenario: Values) -> Match:
    options: Values = {"adversary": adversary, "scenario": scenario}
    return first_with(tag, (_random(2, str(number), options) for number in count()))


def _ended(reason: str, adversary: str, scenario: Values) -> Match:
    """The first random match from a situation that ends so."""
    for number in count():
        match = _random(2, str(number), {"adversary": adversary, "scenario": scenario})
        outcome = match.outcome()
        if outcome is not None and outcome.reason == reason:
            return match
    raise AssertionError


if __name__ == "__main__":
    main("erythro", games)
