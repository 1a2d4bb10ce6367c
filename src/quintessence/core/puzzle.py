"""Puzzles: positions of recorded matches in which one turn is clearly the best, as a game's folder ships them."""

from __future__ import annotations

import json
from typing import Final, final

from quintessence.core.game import Game, Json, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.core.parts import as_fields, as_items, as_number
from quintessence.core.record import canonical, hash_of
from quintessence.core.replay import start_match

FILE: Final = "puzzles.json"
"""Where a game that has puzzles keeps them."""
FORMAT: Final = 1
_SHORT: Final = 16


@final
class Puzzle:
    """A position, and which turns are right there. Who has it knows the answer: it stays on the server."""

    def __init__(self, fields: Values) -> None:
        self.fields: Final = fields
        self.id: Final = str(fields["id"])
        self.seat: Final = Seat(as_number(fields["seat"]))
        self.stars: Final = as_number(fields["stars"])
        """How hard it is: 1 where nearly all bots find the turn, 5 where hardly any does."""
        self.solutions: Final = as_items(fields["solutions"])
        """The turns that are right, each as its rows up to where its point is made; the first is shown."""
        self.key: Final = as_items(fields["key"])
        """The steps of the first that all right turns have in common, by number: the others are free."""
        self.worths: Final = as_fields(fields["worths"])
        """The share of a win that each of the best turns promises, in percent, by the state it leads to."""
        self.checked: Final = as_number(fields.get("checked", 0))
        """By how many percent a stronger search than the finder's prefers the first to all others; 0: not asked."""
        self.right: Final = as_items(fields["right"])
        """The states that the right turns lead to; what follows one of them to make its point is not counted."""

    def start(self, game: Game) -> Match:
        """The match up to the position; Refused where these rules do not lead there."""
        options, seed = as_fields(self.fields["options"]), str(self.fields["seed"])
        match = start_match(game, as_number(self.fields["seats"]), seed, options)
        for line in as_items(self.fields["actions"]):
            seat, *row = as_items(line)
            match.play(Seat(as_number(seat)), row)
        return match

    def best(self) -> int:
        """What a right turn promises, in percent."""
        return max(as_number(self.worths[str(result)]) for result in self.right)

    def second(self) -> int:
        """What the best of the other turns promises, in percent."""
        return max(as_number(worth) for result, worth in self.worths.items() if result not in self.right)

    def is_right(self, match: Match) -> bool:
        """Whether a match that has gone on from the position by one turn is where a right one leads."""
        return result_of(match) in self.right


@final
class PuzzleSet:
    """The puzzles of one game, for one version of its rules."""

    def __init__(self, game: str, version: int, made: Values, puzzles: list[Puzzle]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.made: Final = made
        """How they were found: by which command, bots and budget."""
        self.puzzles: Final = puzzles

    def find(self, name: str) -> Puzzle | None:
        for puzzle in self.puzzles:
            if puzzle.id == name:
                return puzzle
        return None

    def daily(self, day: int) -> Puzzle | None:
        """The puzzle of a day, which is numbered: the same for all who have this set; all come before one comes again.

        The order changes from each time round to the next.
        """
        count = len(self.puzzles)
        if count == 0:
            return None
        order = sorted(self.puzzles, key=lambda puzzle: hash_of(f"{self.game}/{day // count}/{puzzle.id}"))
        return order[day % count]


def result_of(match: Match) -> str:
    """The state of a match, in short."""
    return match.state_hash()[:_SHORT]


def id_of(match: Match) -> str:
    """What a puzzle at this position is called, always and everywhere."""
    return hash_of([match.game.slug, match.game.version, match.state_hash()])[:8]


def write_puzzles(collection: PuzzleSet) -> str:
    """A set as text: each puzzle a block, each of its actions together on one line."""
    head = {"format": FORMAT, "game": collection.game, "version": collection.version}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
    lines.append(f'  "made": {json.dumps(collection.made, ensure_ascii=False)},')
    blocks = [_block(puzzle.fields) for puzzle in collection.puzzles]
    return "\n".join(["{", *lines, '  "puzzles": [', ",\n".join(blocks), "  ]", "}", ""])


def _block(fields: Values) -> str:
    lines = ",\n".join(f"      {json.dumps(name)}: {canonical(value)}" for name, value in fields.items())
    return "    {\n" + lines + "\n    }"


def read_puzzles(text: str) -> PuzzleSet:
    """The set in a text; Refused when it is none."""
    try:
        value: Json = json.loads(text)
        fields = as_fields(value)
        if fields["format"] != FORMAT:
            raise Refused("puzzles_unreadable", {"detail": f"format {fields['format']}"})
        puzzles = [Puzzle(as_fields(one)) for one in as_items(fields["puzzles"])]
        return PuzzleSet(str(fields["game"]), as_number(fields["version"]), as_fields(fields["made"]), puzzles)
    except (ValueError, KeyError, AssertionError) as error:
        raise Refused("puzzles_unreadable", {"detail": f"{type(error).__name__}: {error}"}) from None
