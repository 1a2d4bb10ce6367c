"""Connect four: two seats drop discs into seven columns of six; four in a line win."""

from typing import Final, final

from quintessence.core.game import (
    Action,
    Event,
    Game,
    IllegalAction,
    Json,
    Objection,
    Option,
    Outcome,
    Prompt,
    Seat,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed

COLUMNS: Final = 7
ROWS: Final = 6
BITS: Final = [1 << cell for cell in range(COLUMNS * 7)]  # seven a column: six cells, and a gap that no line crosses


@final
class Drop(Action):
    """§2: let a disc fall into a column."""

    def __init__(self, column: int) -> None:
        self.column: Final = column

    def row(self) -> list[Json]:
        return ["drop", self.column + 1]

    def values(self) -> Values:
        return {"column": self.column + 1}


@final
class Dropped(Event):
    """A disc came to rest."""

    def __init__(self, seat: Seat, column: int) -> None:
        self.seat: Final = seat
        self.column: Final = column

    def row(self) -> list[Json]:
        return ["dropped", self.seat, self.column + 1]

    def values(self) -> Values:
        return {"seat": self.seat, "column": self.column + 1}


DROPS: Final[list[Action]] = [Drop(column) for column in range(COLUMNS)]
BY_ROW: Final = {str(drop.row()): drop for drop in DROPS}


@final
class Board(State):
    """How high each column stands, and the discs of each seat: a number, a bit a cell."""

    def __init__(self, heights: list[int], discs: list[int], played: int, won: bool) -> None:
        self.heights: Final = heights
        self.discs: Final = discs
        self.played = played
        self.won = won

    def to_act(self) -> list[Seat]:
        return [] if self.won or self.played == COLUMNS * ROWS else [Seat(self.played % 2)]

    def legal(self, seat: Seat) -> list[Action]:
        if self.won or seat != self.played % 2:
            return []
        return [DROPS[column] for column in range(COLUMNS) if self.heights[column] < ROWS]

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        assert isinstance(action, Drop)
        if seat not in self.to_act():
            return Objection("not_your_turn" if self.to_act() else "match_is_over", "§1")
        return Objection("full_column", "§2", action.values()) if self.heights[action.column] == ROWS else None

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("drop" if seat in self.to_act() else "wait" if self.to_act() else "over")

    def apply(self, action: Action) -> list[Event]:
        assert isinstance(action, Drop)
        seat, column = Seat(self.played % 2), action.column
        self.discs[seat] |= BITS[column * 7 + self.heights[column]]
        self.heights[column] += 1
        self.played += 1
        self.won = has_four(self.discs[seat])
        return [Dropped(seat, column)]

    def view(self, seat: Seat | None) -> Values:
        """Nothing is hidden. Each column holds the seats of its discs, from the bottom up."""
        columns: list[Json] = []
        for column, height in enumerate(self.heights):
            columns.append([int(self.discs[1] & BITS[column * 7 + row] != 0) for row in range(height)])
        return {"columns": columns}

    def facts(self) -> Values:
        return self.view(None)

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        places = ([1, 2] if self.played % 2 else [2, 1]) if self.won else [1, 1]
        return Outcome(places, [{}, {}], "four" if self.won else "full_board")

    def copy(self) -> State:
        return Board(self.heights[:], self.discs[:], self.played, self.won)

    def action(self, row: list[Json]) -> Action:
        if str(row) not in BY_ROW:
            raise IllegalAction("no_such_action")
        return BY_ROW[str(row)]

    def evaluate(self, seat: Seat) -> int:
        return 0 if not self.won else -1000 if seat == self.played % 2 else 1000


def has_four(discs: int) -> bool:
    """§3: four in a line: up, across, or on a diagonal."""
    for step in (1, 6, 7, 8):
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


@final
class ConnectFour(Game):
    """Two seats, no options, no chance."""

    def __init__(self) -> None:
        self.slug = "connect_four"
        self.version = 1
        self.seats = [2]
        self.bound = COLUMNS * ROWS

    def options(self) -> list[Option]:
        return []

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return Board([0] * COLUMNS, [0, 0], 0, False)

    def actions(self, state: State) -> list[Action]:
        return DROPS[:]

    def inventory(self, state: State) -> Values:
        assert isinstance(state, Board)
        return {"discs": sum(discs.bit_count() for discs in state.discs) + COLUMNS * ROWS - state.played}

    def vocabulary(self) -> dict[str, list[str]]:
        return {
            "action": ["drop"],
            "event": ["dropped"],
            "objection": ["full_column", "match_is_over", "not_your_turn"],
            "prompt": ["drop", "over", "wait"],
            "reason": ["four", "full_board"],
        }


GAME: Final = ConnectFour()
