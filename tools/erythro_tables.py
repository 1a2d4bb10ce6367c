"""Tables of Erythro's balance in Markdown: every sheet for 2, 3 and 4 players, every advanced card, every character.

With a compiled tree: PYTHONPATH=build/compiled/src python tools/erythro_tables.py --games 100 --jobs 2
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field

from quintessence.core.game import Values
from quintessence.lab.intervals import wilson
from quintessence.lab.simulate import Plan, Played, play_games
from quintessence.lab.summary import Use, spread

SHEETS = {
    "mars": ["initiation", "medium", "blitz", "fairly_hard", "hard"],
    "alliance": ["medium", "fairly_hard", "hard"],
    "consortium": ["medium", "fairly_hard", "hard"],
}
DEFEATS = ["mine_lost", "contaminated", "profitable", "stuck"]


@dataclass
class Count:
    """Matches, and how many were won."""

    games: int = 0
    won: int = 0

    def add(self, is_won: bool) -> None:
        self.games += 1
        self.won += is_won

    def share(self) -> float:
        return 100 * self.won / self.games if self.games else 0.0

    def text(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{self.share():.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


@dataclass
class Totals:
    """What is counted over all sheets."""

    cards: dict[str, Use] = field(default_factory=dict)
    characters: dict[int, dict[str, list[Count]]] = field(default_factory=dict)
    """By number of players and character: without it, with it."""


def main() -> None:
    """Play, and print as it goes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="matches for each sheet and number of players")
    parser.add_argument("--level", default="level5")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--adversary", default=",".join(SHEETS))
    arguments = parser.parse_args()
    totals = Totals()
    print("| Sheet | Players | Won | Rounds (nine in ten) | Mine lost | Contaminated | Profitable | Stuck |")
    print("| --- | ---: | --- | --- | ---: | ---: | ---: | ---: |")
    for adversary in arguments.adversary.split(","):
        for difficulty in SHEETS[adversary]:
            for seats in arguments.seats.split(","):
                print(row(arguments, adversary, difficulty, int(seats), totals), flush=True)
    print_cards(totals)
    print_characters(totals)


def row(arguments: argparse.Namespace, adversary: str, difficulty: str, seats: int, totals: Totals) -> str:
    """Play the matches of one sheet for one number of players."""
    options: Values = {"adversary": adversary, "difficulty": difficulty}
    plan = Plan("erythro", (arguments.level,) * seats, arguments.seed, options)
    count, rounds, reasons = Count(), [], Counter[str]()
    for played in play_games(plan, arguments.games, arguments.jobs):
        if played.outcome is None:
            raise SystemExit(f"{played.seed}: {played.fault}")
        places = played.outcome["places"]
        is_won = isinstance(places, list) and places[0] == 1
        count.add(is_won)
        rounds.append(played.numbers["rounds"])
        reasons[str(played.outcome["reason"])] += 1
        add_match(played, is_won, seats, totals)
    found = spread(rounds)
    lost = " | ".join(str(reasons[name]) for name in DEFEATS)
    name = f"{adversary}, {difficulty.replace('_', ' ')}"
    return f"| {name} | {seats} | {count.text()} | {found['mean']:.1f} ({found['low']} to {found['high']}) | {lost} |"


def add_match(played: Played, is_won: bool, seats: int, totals: Totals) -> None:
    """Count cards that were bought, and characters that were there or not."""
    for name, is_used in played.uses.items():
        use = totals.cards.setdefault(name, Use())
        use.games += 1
        use.used += is_used
    present = {traits["character"] for traits in played.traits}
    found = totals.characters.setdefault(seats, {})
    for character in ("air_water", "water_earth", "earth_fire", "fire_air"):
        found.setdefault(character, [Count(), Count()])[character in present].add(is_won)


def print_cards(totals: Totals) -> None:
    """How often each advanced card was bought when it was on offer."""
    print("\n| Card | On offer | Bought |")
    print("| --- | ---: | ---: |")
    for name, use in sorted(totals.cards.items(), key=lambda item: item[1].used / item[1].games):
        print(f"| {name.removeprefix('card-')} | {use.games} | {100 * use.used / use.games:.0f} % |")


def print_characters(totals: Totals) -> None:
    """What a character's presence changes; with four players all are there."""
    print("\n| Players | Character | Won with | Won without | Difference |")
    print("| ---: | --- | --- | --- | ---: |")
    for seats, found in totals.characters.items():
        for character, (without, present) in found.items():
            if without.games and present.games:
                difference = present.share() - without.share()
                print(f"| {seats} | {character} | {present.text()} | {without.text()} | {difference:+.1f} |")


if __name__ == "__main__":
    main()
