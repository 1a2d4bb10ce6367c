"""Connect four: two seats drop discs into seven columns of six; four in a line win."""

from typing import Final, final

from quintessence.core import game
from quintessence.core.companions import Advice
from quintessence.core.rng import Rng, Seed
from quintessence.core.rows import Rows
from quintessence.core.variant import Variant

COLUMNS: Final = 7
ROWS: Final = 6
HIGH: Final = ROWS + 1  # bits a column: its cells from the bottom up, and a gap that no line crosses


@final
class Drop(game.Named):
    """§2: let a disc fall into a column."""

    def __init__(self, column: int) -> None:
        super().__init__("drop", {"column": column + 1})
        self.column: Final = column
        self.floor: Final = 1 << column * HIGH
        self.cells: Final = self.floor * (2**ROWS - 1)


DROPS: Final = [Drop(column) for column in range(COLUMNS)]
ALL: Final[list[game.Action]] = [*DROPS]
TOP: Final = sum(drop.floor << ROWS - 1 for drop in DROPS)  # while these cells are free, no column is full
BY_ROW: Final = Rows(DROPS)
DROPPED: Final = [[game.Happened("dropped", {"seat": seat, **drop.values()}) for drop in DROPS] for seat in range(2)]


@final
class Board(game.State):
    """The discs of the seat that plays next and of the other: a number each, a bit a cell."""

    def __init__(self, own: int, other: int, played: int, won: bool) -> None:
        self.own = own
        self.other = other
        self.played = played
        self.won = won

    def to_act(self) -> list[game.Seat]:
        return [] if self.won or self.played == COLUMNS * ROWS else [game.Seat(self.played % 2)]

    def legal(self, seat: game.Seat) -> list[game.Action]:
        if self.won or seat != self.played % 2:
            return []
        taken = self.own | self.other
        return [drop for drop in DROPS if taken & drop.cells != drop.cells] if taken & TOP else ALL[:]

    def why_not(self, seat: game.Seat, action: game.Action) -> game.Objection | None:
        if seat not in self.to_act():
            return game.Objection("not_your_turn" if self.to_act() else "match_is_over", "§1")
        return None if action in self.legal(seat) else game.Objection("full_column", "§2", action.values())

    def prompt(self, seat: game.Seat) -> game.Prompt:
        return game.Prompt("drop" if seat in self.to_act() else "wait" if self.to_act() else "over")

    def apply(self, seat: game.Seat, action: game.Action) -> list[game.Event]:
        assert isinstance(action, Drop)
        lowest = ((self.own | self.other) + action.floor) & action.cells  # the sum carries to the first free cell
        self.own, self.other = self.other, self.own | lowest
        self.played += 1
        self.won = self.has_four()
        return [DROPPED[seat][action.column]]

    def has_four(self) -> bool:
        """§3: whoever played last has four in a line: up, across, or on a diagonal."""
        discs = self.other
        up, side = discs & discs >> 1, discs & discs >> HIGH  # twos in a line; two of these make four
        rise, fall = discs & discs >> HIGH + 1, discs & discs >> HIGH - 1
        return (up & up >> 2 | side & side >> 2 * HIGH | rise & rise >> 2 * HIGH + 2 | fall & fall >> 2 * HIGH - 2) != 0

    def view(self, seat: game.Seat | None) -> game.Values:
        rows: list[game.Json] = [[self.owner(column, row) for column in range(COLUMNS)] for row in range(ROWS)]
        return {"rows": rows[::-1]}

    def owner(self, column: int, row: int) -> game.Json:
        cell = 1 << column * HIGH + row
        return self.played % 2 if self.own & cell else 1 - self.played % 2 if self.other & cell else None

    def facts(self) -> game.Values:
        return self.view(None)

    def resample(self, seat: game.Seat | None, rng: Rng) -> game.State:
        return self.copy()

    def outcome(self) -> game.Outcome | None:
        if self.to_act():
            return None
        places = [1, 1] if not self.won else [1, 2] if self.played % 2 else [2, 1]
        return game.Outcome(places, [{}, {}], "four" if self.won else "full_board")

    def copy(self) -> game.State:
        return Board(self.own, self.other, self.played, self.won)

    def action(self, row: list[game.Json]) -> game.Action:
        return BY_ROW.find(row)

    def information(self) -> str:
        return game.OPEN

    def grouped(self) -> dict[str, str]:
        return dict.fromkeys(("own", "other", "played", "won"), "rows")  # the discs say all


@final
class Experience(Advice):
    def evaluate(self, state: game.State, seat: game.Seat) -> int:
        assert isinstance(state, Board)
        return 0 if not state.won else -1000 if seat == state.played % 2 else 1000


ADVICE: Final = Experience()


@final
class ConnectFour(game.Game):
    def __init__(self, variant: Variant) -> None:
        self.slug, self.version, self.variant = "connect_four", 1, variant
        self.seats, self.bound = [2], COLUMNS * ROWS

    def setup(self, options: game.Values, seats: int, seed: Seed) -> game.State:
        return Board(0, 0, 0, False)

    def actions(self, state: game.State) -> list[game.Action]:
        return [drop for drop in DROPS]

    def vocabulary(self) -> dict[str, list[str]]:
        codes = {"action": ["drop"], "event": ["dropped"], "prompt": ["drop", "over", "wait"]}
        objections = ["full_column", "match_is_over", "not_your_turn"]
        return {**codes, "objection": objections, "reason": ["four", "full_board"]}


def make_game(variant: Variant) -> game.Game:
    return ConnectFour(variant)
