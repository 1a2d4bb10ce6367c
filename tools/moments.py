"""Write whole games as the page looks back at them, one of each title: `python tools/moments.py`.

web/tests/moments has them for the page's tests: the steps of a review, and of each moment what the drawings of the past
depend on. Games with recorded matches give one of those, others one that is played here, the same every time.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import quintessence
from quintessence.core.game import Seat
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.core.rng import Seed
from quintessence.lab.recorded import Shelf
from quintessence.service.tables.review import moment, steps

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "tests" / "moments"
RECORDED: Final = {
    "earth_water_sun": "level2-tall-79",
    "ephyran": "completed-2-seats",
    "erythro": "level2-mars-initiation-2-seats",
    "terra_mystica": "greedy-2-base",
}
PLAYED: Final = ("embers",)
NEEDED: Final = ("seat", "move", "to_act", "turn")
"""The parts of a view that say which moves are under way."""


def played(slug: str) -> Match:
    """A game by chance, from a fixed seed."""
    game = quintessence.load(slug)
    match = start_match(game, game.seats[-1], Seed("moments").text, {})
    chance = Random(slug)
    while match.outcome() is None:
        seat = chance.choice(match.state.to_act())
        match.play(seat, chance.choice(match.state.legal(seat)).row())
    return match


def looked_back(match: Match) -> dict[str, Any]:
    """All that a page learns of a match that is over, as its first seat sees it."""
    viewer = Seat(0)
    found: dict[str, Any] = steps(match, viewer, True)
    for step in found["steps"]:
        del step["action"]
    count = found["count"]
    return {**found, "moments": [trimmed(moment(match, viewer, number)) for number in range(count + 1)]}


def trimmed(whole: dict[str, Any]) -> dict[str, Any]:
    """A moment without what no test reads."""
    view = {name: whole["view"][name] for name in NEEDED if name in whole["view"]}
    return {"number": whole["number"], "to_act": whole["to_act"], "view": view}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    matches = {slug: Shelf(slug).read(name) for slug, name in RECORDED.items()}
    matches |= {slug: played(slug) for slug in PLAYED}
    for slug, match in matches.items():
        (FOLDER / f"{slug}.json").write_text(json.dumps(looked_back(match), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
