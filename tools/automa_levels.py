"""Our levels against those of the Automa of Terra Mystica: points, points of the Automa, games won, as a table.

python tools/automa_levels.py [--games 100] [--bots level1,level2,…] [--levels 1,2,…] [--faction simpletons] [--ships]

--ships: with Merchants of the Seas. Run it compiled: PYTHONPATH=build/compiled/src. It also says what a game of level 1
against the Automa, and one of two level-1 bots, costs.
"""

import argparse
import sys
from collections.abc import Sequence
from time import process_time

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.game import Outcome, Values
from quintessence.core.knowledge import SeatKnowledge

GAME = "terra_mystica"
BATCHES = 10
BATCH = 30


def play(level: str, seats: int, number: int, options: Values) -> Outcome:
    """One match of bots of a level."""
    match = quintessence.start(GAME, seats, f"levels {number}", options)
    bots = [make_bot(level, f"{number}/{seat}", match.game) for seat in range(seats)]
    state = match.state
    while waiting := state.to_act():
        state.apply(waiting[0], bots[waiting[0]].choose(SeatKnowledge(state, waiting[0])))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def cell(bot: str, level: int, games: int, faction: str, has_ships: bool) -> str:
    """Mean points of the bot and of the Automa, and how many games the bot won."""
    options: Values = {"automa": faction, "automa_level": level, "end_tile": "none", "merchants": has_ships}
    outcomes = [play(bot, 1, number, options) for number in range(games)]
    own = sum(outcome.totals()[0] for outcome in outcomes) / games
    other = sum(outcome.sides[0].total() for outcome in outcomes) / games
    won = sum(outcome.totals()[0] > outcome.sides[0].total() for outcome in outcomes)
    return f"{own:.0f} : {other:.0f} ({won} of {games})"


def milliseconds(faction: str) -> list[float]:
    """Processor time for a game of level 1 against the Automa at its first and last level, and for two of level 1."""
    tables: list[tuple[int, Values]] = [
        (1, {"automa": faction, "automa_level": 1}),
        (1, {"automa": faction, "automa_level": 5}),
        (2, {}),
    ]
    spent = [0.0] * len(tables)
    for batch in range(BATCHES):  # by turns: a busy machine slows all of them alike
        for place, (seats, options) in enumerate(tables):
            began = process_time()
            for number in range(BATCH):
                play(LEVELS[0], seats, BATCH * batch + number, options)
            spent[place] += process_time() - began
    return [1e3 * seconds / (BATCHES * BATCH) for seconds in spent]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default=",".join(LEVELS))
    parser.add_argument("--levels", default="1,2,3,4,5")
    parser.add_argument("--faction", default="simpletons")
    parser.add_argument("--ships", action="store_true")
    asked = parser.parse_args(arguments)
    levels = [int(level) for level in asked.levels.split(",")]
    print("| ours | " + " | ".join(f"Automa {level}" for level in levels) + " |")
    print("| --- |" + " --- |" * len(levels))
    for bot in asked.bots.split(","):
        cells = [cell(bot, level, asked.games, asked.faction, asked.ships) for level in levels]
        print(f"| {bot} | " + " | ".join(cells) + " |", flush=True)
    first, last, pair = milliseconds(asked.faction)
    print(f"\nlevel1 against Automa 1: {first:.2f} ms a game, Automa 5: {last:.2f} ms; two of level1: {pair:.2f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
