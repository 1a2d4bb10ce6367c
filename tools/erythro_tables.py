"""Tables of Erythro's balance in Markdown: every sheet for 2, 3 and 4 players, every advanced card, every character.

With a compiled tree, matches are played and kept, one in a line, and the tables are made from any number of such files:

    PYTHONPATH=build/compiled/src python tools/erythro_tables.py play two.jsonl --seats 2 --games 100
    PYTHONPATH=build/compiled/src python tools/erythro_tables.py show two.jsonl three.jsonl four.jsonl

Playing goes on where it was stopped: all sheets have as many matches at any time. Each line also keeps signs of
the beginnings of its rounds: `tools/erythro_expectation.py` fits the chance to win to them.
"""

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import quintessence
from quintessence.core.game import Values
from quintessence.games.erythro.advice import ADVICE
from quintessence.games.erythro.advice.expectation import signs_of
from quintessence.games.erythro.rules.position import Position
from quintessence.lab.intervals import wilson
from quintessence.lab.simulate import Plan, Played, play_game
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
class Cell:
    """The matches of one sheet with one number of players."""

    count: Count = field(default_factory=Count)
    rounds: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)


def main() -> None:
    """Play, or show what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play matches and add them to a file")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=100, help="matches for each sheet and number of players")
    playing.add_argument("--level", default="level5")
    playing.add_argument("--seed", default="balance")
    playing.add_argument("--seats", default="2,3,4")
    playing.add_argument("--adversary", default=",".join(SHEETS))
    showing = commands.add_parser("show", help="the tables of all matches in some files")
    showing.add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "play":
        play(arguments)
    else:
        show([json.loads(line) for path in arguments.files for line in path.read_text().splitlines()])


def play(arguments: argparse.Namespace) -> None:
    """Play what the file does not have yet, one match of every sheet after another."""
    file: Path = arguments.file
    lines = file.read_text().splitlines() if file.exists() else []
    done = {(match["sheet"], match["seats"], match["number"]) for match in map(json.loads, lines)}
    with file.open("a") as out:
        for number in range(arguments.games):
            for adversary in arguments.adversary.split(","):
                for difficulty in SHEETS[adversary]:
                    for seats in map(int, arguments.seats.split(",")):
                        sheet = f"{adversary}, {difficulty.replace('_', ' ')}"
                        if (sheet, seats, number) not in done:
                            options: Values = {"adversary": adversary, "difficulty": difficulty}
                            plan = Plan("erythro", (arguments.level,) * seats, arguments.seed, options, keep=True)
                            match = kept(play_game(plan, number))
                            out.write(json.dumps({"sheet": sheet, "seats": seats, "number": number, **match}) + "\n")
                            out.flush()


def kept(played: Played) -> dict[str, Any]:
    """What the tables ask of a match."""
    if played.outcome is None:
        raise SystemExit(f"{played.seed}: {played.fault}")
    places = played.outcome["places"]
    return {
        "is_won": isinstance(places, list) and places[0] == 1,
        "reason": played.outcome["reason"],
        "rounds": played.numbers["rounds"],
        "uses": played.uses,
        "characters": [traits["character"] for traits in played.traits],
        "moments": moments(played),
    }


def moments(played: Played) -> list[list[float]]:
    """What the chance to win is read from, at the first decision of each round."""
    assert played.record is not None
    match = quintessence.replay(played.record)
    state = match.game.setup(match.options, match.seats, match.seed)
    found: list[list[float]] = []
    last = -1
    for seat, action, _ in match.history():
        assert isinstance(state, Position)
        if state.round != last and ADVICE.is_measured(state):
            last = state.round
            found.append([round(sign, 3) for sign in signs_of(state)])
        state.apply(seat, action)
    return found


def show(matches: list[dict[str, Any]]) -> None:
    """All tables."""
    cells: dict[tuple[str, int], Cell] = {}
    for match in matches:
        cell = cells.setdefault((match["sheet"], match["seats"]), Cell())
        cell.count.add(match["is_won"])
        cell.rounds.append(match["rounds"])
        cell.reasons[match["reason"]] += 1
    print_sheets(cells)
    print_defeats(cells)
    print_cards(matches)
    print_characters(matches)


def print_sheets(cells: dict[tuple[str, int], Cell]) -> None:
    """How often each sheet is won, and after how many rounds matches end."""
    numbers = sorted({seats for _, seats in cells})
    print("| Sheet |" + "".join(f" {seats} players | Rounds |" for seats in numbers) + " Together |")
    print("| --- |" + " --- | --- |" * len(numbers) + " --- |")
    for adversary, difficulties in SHEETS.items():
        for difficulty in difficulties:
            sheet = f"{adversary}, {difficulty.replace('_', ' ')}"
            row, together = f"| {sheet} |", Count()
            for seats in numbers:
                cell = cells.get((sheet, seats), Cell())
                found = spread(cell.rounds or [0])
                row += f" {cell.count.text()} | {found['mean']:.1f} ({found['low']} to {found['high']}) |"
                together.games += cell.count.games
                together.won += cell.count.won
            print(f"{row} {together.text()} |")
    games = Counter(cell.count.games for cell in cells.values())
    print("\nMatches in a cell: " + ", ".join(f"{count} ({cells} cells)" for count, cells in sorted(games.items())))


def print_defeats(cells: dict[tuple[str, int], Cell]) -> None:
    """Why matches were lost."""
    print("\n| Adversary | Accounts lost | Contaminated | Profitable | Stuck |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for adversary in SHEETS:
        total = Counter[str]()
        for (sheet, _), cell in cells.items():
            if sheet.startswith(f"{adversary},"):
                total.update(cell.reasons)
        print(f"| {adversary} | " + " | ".join(str(total[name]) for name in DEFEATS) + " |")


def print_cards(matches: list[dict[str, Any]]) -> None:
    """How often each advanced card was bought in the matches in which it was on offer."""
    cards: dict[str, Use] = {}
    for match in matches:
        for name, is_used in match["uses"].items():
            use = cards.setdefault(name.removeprefix("card-"), Use())
            use.games += 1
            use.used += is_used
    shares = {name: 100 * use.used / use.games for name, use in cards.items()}
    within = sum(5 <= share <= 60 for share in shares.values())
    print(f"\n{within} of {len(shares)} cards lie between 5 and 60 %.\n")
    for title, low, high in (("Below", -1.0, 5.0), ("Between", 5.0, 60.01), ("Above", 60.01, 101.0)):
        found = [name for name in sorted(shares, key=lambda name: shares[name]) if low <= shares[name] < high]
        print(f"- {title}: " + (", ".join(f"{name} {shares[name]:.0f} %" for name in found) or "none") + ".")


def print_characters(matches: list[dict[str, Any]]) -> None:
    """What a character's presence changes; with four players all are there."""
    print("\n| Players | Character | Won with | Won without | Difference |")
    print("| ---: | --- | --- | --- | ---: |")
    for seats in sorted({match["seats"] for match in matches}):
        for character in ("air_water", "water_earth", "earth_fire", "fire_air"):
            counts = [Count(), Count()]
            for match in matches:
                if match["seats"] == seats:
                    counts[character in match["characters"]].add(match["is_won"])
            without, present = counts
            if without.games and present.games:
                difference = present.share() - without.share()
                print(f"| {seats} | {character} | {present.text()} | {without.text()} | {difference:+.1f} |")


if __name__ == "__main__":
    main()
