"""How much weaker level 5 is in a browser: `python tools/site_levels.py [GAMES]`; run it compiled.

First what the same thinking costs here and under Pyodide in Node, in processor seconds of one decision after another.
Then matches of level 5 against itself, one seat with as much less time as that. Seconds are a tenth of those of a
table, and count the processor's time, so that a busy machine changes nothing.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

import quintessence
from quintessence.bots.levels import SECONDS, make_bot
from quintessence.core.knowledge import SeatKnowledge

LEVEL = "level5"
SEATS = {"earth_water_sun": 2, "ephyran": 2, "erythro": 2, "terra_mystica": 2}
MEASURED = "level4"
"""Whose thinking is timed: it has no end but its own, and is over soon enough."""
TOGETHER = {"erythro"}
"""Here all win or all lose: nobody plays against a seat with less time."""
DECISIONS = 12
ROUNDS = 3
SHARE = 0.1


def spent() -> float:
    """Processor seconds so far. Under Pyodide Python's own clock counts the time of day: Node knows."""
    if "pyodide" not in sys.modules:
        return process_time()
    from js import process  # type: ignore[import-not-found]

    return float(process.cpuUsage().user) / 1e6


def cost(game: str) -> float:
    """Processor seconds for the first decisions of a match; the least of some rounds."""
    found = []
    for _ in range(ROUNDS):
        state = quintessence.start(game, SEATS[game], "paces").state
        bot = make_bot(MEASURED, "paces", quintessence.load(game))
        began = spent()
        for _ in range(DECISIONS):
            seat = state.to_act()[0]
            state.apply(seat, bot.choose(SeatKnowledge(state, seat)))
        found.append(spent() - began)
    return min(found)


async def main() -> dict[str, float]:
    """The cost of every game; this is what runs under Pyodide too."""
    return {game: cost(game) for game in SEATS}


def in_node() -> dict[str, float]:
    """The same under Pyodide."""
    import page
    import static_site

    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "package.zip"
        archive.write_bytes(static_site.archive())
        command = ["node", "tools/python.mjs", str(archive), __file__]
        done = subprocess.run(command, cwd=page.WEB, capture_output=True, text=True, check=True)
    answer: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return answer


def points(game: str, number: int, slower: float) -> float:
    """What the seat with less time wins of a match: 1, 0, or a half."""
    slow = number % 2
    match = quintessence.start(game, 2, f"slower {number // 2}")
    seconds = [SECONDS[LEVEL] * SHARE / (slower if seat == slow else 1.0) for seat in range(2)]
    bots = [make_bot(LEVEL, f"{number}/{seat}", match.game, seconds[seat], clock=process_time) for seat in range(2)]
    state = match.state
    while waiting := state.to_act():
        seat = waiting[0]
        state.apply(seat, bots[seat].choose(SeatKnowledge(state, seat)))
    outcome: Any = state.outcome()
    places = outcome.places
    return 0.5 if places[0] == places[1] else float(places[slow] < places[1 - slow])


def run(games: int) -> None:
    """Print a line a game."""
    here, there = {game: cost(game) for game in SEATS}, in_node()
    print(f"compiled: {quintessence.is_compiled()}")
    for game in SEATS:
        slower = there[game] / here[game]
        print(f"{game}: {here[game]:.2f} s here, {there[game]:.2f} s there: {slower:.1f} times", flush=True)
        if game in TOGETHER:
            continue
        won = sum(points(game, number, slower) for number in range(games))
        print(f"  {won:g} of {games} points with so much less time", flush=True)


if __name__ == "__main__" and "pyodide" not in sys.modules:
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
