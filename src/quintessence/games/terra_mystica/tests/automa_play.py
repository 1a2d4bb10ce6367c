"""Plays matches with an Automa at random, and looks after every action whether all pieces are still there.

python -m quintessence.games.terra_mystica.tests.automa_play 20000
"""

from __future__ import annotations

import sys
from typing import Final

from quintessence.core.game import Values
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.measures import MEASURES
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.automa_table import BOARDS, FACTIONS, GAME, held_by
from quintessence.games.terra_mystica.tests.random_play import Report, chosen

TERRAINS: Final = ["random", "desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]


def options_of(number: int) -> Values:
    """Every faction, level, board, end tile and terrain comes up again and again, in every combination."""
    tiles = ["none", *GAME.data.end_tiles]
    return {
        "automa": FACTIONS[number % len(FACTIONS)],
        "automa_level": 1 + number // 10 % 5,
        "automa_terrain": TERRAINS[number // 3 % len(TERRAINS)],
        "board": BOARDS[number // 7 % len(BOARDS)],
        "end_tile": tiles[number // 11 % len(tiles)],
        "turn_order": "seats" if number // 3 % 4 == 0 else "passing",
        "temple_tile": number % 8 != 0,
    }


def play(number: int, report: Report) -> Position:
    """One match. AssertionError when anything is amiss."""
    options = options_of(number)
    seats = 2 if options["automa"] == "simpletons" and number // 10 % 3 else 1
    state, rng = start_match(GAME, seats, f"automa {number}", options).state, Rng(number)
    assert isinstance(state, Position)
    pieces, steps = MEASURES.inventory(state), 0
    while waiting := state.to_act():
        seat = waiting[rng.below(len(waiting))]
        action = chosen(state, seat, rng, number % 3)
        events = state.apply(seat, action)
        steps += 1
        report.kinds[str(action.row()[0])] += 1
        report.events.update(str(event.row()[0]) for event in events)
        assert MEASURES.inventory(state) == pieces, (number, steps, action)
        assert pieces["wrong"] == 0 and steps < GAME.bound, number
        held, automa = held_by(state), state.players[-1]
        assert len(held.marked) == len(automa.hexes) and max(automa.cults) <= state.data.top
    outcome = state.outcome()
    assert outcome is not None and 1 in [*outcome.places, outcome.sides[0].place]
    assert outcome.sides[0].total() == state.players[-1].points
    report.games += 1
    report.steps += steps
    report.longest = max(report.longest, steps)
    report.factions[held_by(state).faction.slug] += 1
    return state


def main() -> None:
    report = Report()
    first, games = int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[1])
    for number in range(first, first + games):
        play(number, report)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} …", file=sys.stderr, flush=True)
    print(report)


if __name__ == "__main__":
    main()
