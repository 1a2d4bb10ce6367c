"""Plays matches against the Automa beside its naive twin.

python -m quintessence.games.terra_mystica.tests.twin_play 1000; with `0 sea` after it, with Merchants of the Seas.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from typing import Final

from quintessence.bots.levels import make_bot
from quintessence.core.game import Values
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.tests.automa_twin import Twin
from quintessence.games.terra_mystica.tests.naive_automa_tables import FIRST_STEPS, WHEEL
from quintessence.games.terra_mystica.tests.random_play import chosen
from quintessence.games.terra_mystica.tests.table import GAME

FACTIONS: Final = list(FIRST_STEPS)
BOT: Final = 3
"""The fourth style, beside those of random play: a bot of level 2."""


SPECIAL: Final = {3: "cultists", 5: "shapeshifters"}
"""Human factions that meet the Automa in a way of their own, in two of seven matches."""


def options_of(number: int) -> Values:
    """Every faction, level, board and end tile comes up with every other."""
    boards, tiles = list(GAME.data.boards), ["none", *GAME.data.end_tiles]
    return {
        "automa": FACTIONS[number % len(FACTIONS)],
        "automa_level": 1 + (number + number // 10) % 5,
        "automa_terrain": "random" if number % 4 else WHEEL[number // 4 % len(WHEEL)],
        "board": boards[(number + number // 10 + number // 50) % len(boards)],
        "end_tile": tiles[(number // 3) % len(tiles)],
        "turn_order": "seats" if number // 3 % 4 == 0 else "passing",
        "mini_expansion": number % 3 != 0,
        "shipping_card": number % 9 != 0,
        "temple_tile": number % 8 != 0,
        "cultists_errata": number % 2 == 0,
    }


def play(number: int, counts: Counter[str], styles: int = BOT, at_sea: bool = False) -> None:
    """One match, with ships perhaps; AssertionError where engine and twin differ."""
    options: Values = {**options_of(number), "merchants": at_sea}
    seats = 2 if options["automa"] == "simpletons" and number // 10 % 2 else 1
    match, rng, style = start_match(GAME, seats, f"twin {number}", options), Rng(number), number % styles
    bot = make_bot("level2", f"twin {number}", GAME) if style == BOT else None
    twin = Twin(match)
    while waiting := match.to_act():
        seat = waiting[rng.below(len(waiting))]
        action = bot.choose(match.knowledge(seat)) if bot is not None else chosen(match.state, seat, rng, style)
        wanted = ["take", SPECIAL.get(number % 7)]
        twin.play(seat, next((one for one in match.legal(seat) if one.row() == wanted), action))
    twin.check_outcome()
    counts.update(twin.counts)
    counts["matches"] += 1


def main() -> None:
    counts: Counter[str] = Counter()
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    different = []
    for number in range(first, first + int(sys.argv[1])):
        try:
            play(number, counts, BOT + 1, len(sys.argv) > 3)
        except AssertionError:
            different.append(number)
            print(number, options_of(number), traceback.format_exc(limit=-3), flush=True)
    print(f"differ: {different}")
    print(", ".join(f"{name} {count}" for name, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
