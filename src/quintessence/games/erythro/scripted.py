"""What the adversary's script did: each step with its moment, its cause and its rule, and why that was chosen.

Everyone sees it whole. As in `events`, what happens often holds numbers, and makes names of them when somebody asks.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.game import Criterion, Event, Explanation, Json, Values
from quintessence.games.erythro.data.constants import ADVERSARIES, CAUSES, ELEMENTS, NONE, PHASES
from quintessence.games.erythro.data.lines import tiles_of_line, tokens_of_line, written_mine_line

if TYPE_CHECKING:
    from quintessence.games.erythro.data.tables import Data
    from quintessence.games.erythro.rules.position import Position, Setting

TILE_NAMES: Final = [str(number) for number in range(1, 256)]


@final
@mypyc_attr(acyclic=True)
class Moment:
    """Where in the match a step of the script belongs, and what brought it about."""

    def __init__(self, position: Position, rule: str, is_own: bool) -> None:
        self.adversary: Final = position.setting.adversary
        self._round: Final = position.round
        self._phase: Final = position.phase
        self._step: Final = position.script_steps
        self._cause: Final = position.cause
        self._by: Final = position.cause_seat
        self._rule: Final = rule
        self.is_own: Final = is_own
        """Whether a player's own card does it: then it is no step of the adversary."""

    def values(self) -> Values:
        return {
            "cause": CAUSES[self._cause],
            "by": None if self._by == NONE else self._by,
            "rule": self._rule,
            "round": self._round,
            "phase": PHASES[self._phase],
            "step": self._step,
        }

    def explained(
        self, names: list[str], candidates: bytes, left: bytes, code: str, refused: str
    ) -> Explanation | None:
        """Why some of the candidates were left: by the criterion `code`; then the one that was left may be refused."""
        if self.is_own:
            return None
        criteria: list[Criterion] = []
        if code:
            criteria.append(Criterion(code, [names[one] for one in candidates if one not in left]))
        remaining = [names[one] for one in left]
        if refused:
            criteria.append(Criterion(f"refused_{refused}", remaining))
            remaining = []
        return Explanation(ADVERSARIES[self.adversary], [names[one] for one in candidates], criteria, remaining)


def next_moment(position: Position, rule: str, is_own: bool = False) -> Moment:
    """The moment of the next step of the script: steps are counted through a round."""
    position.script_steps += 1
    return Moment(position, rule, is_own)


@mypyc_attr(acyclic=True)
class ScriptEvent(Event):
    """A step of the script: its own values, then those of its moment."""

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment

    @abstractmethod
    def tag(self) -> str:
        """What happened."""

    @abstractmethod
    def own_values(self) -> Values:
        """What is told beside the moment."""

    def row(self) -> list[Json]:
        return [self.tag(), *self.values().values()]

    def values(self) -> Values:
        return {**self.own_values(), **self.moment.values()}


@final
@mypyc_attr(acyclic=True)
class Scripted(ScriptEvent):
    """A step that happens seldom, with its values as they are told."""

    def __init__(
        self,
        moment: Moment,
        tag: str,
        values: Values,
        names: list[str],
        candidates: bytes,
        left: bytes,
        code: str,
        refused: str,
    ) -> None:
        super().__init__(moment)
        self._tag: Final = tag
        self._values: Final = values
        self._names: Final = names
        self._candidates: Final = candidates
        self._left: Final = left
        self._code: Final = code
        self._refused: Final = refused

    def tag(self) -> str:
        return self._tag

    def own_values(self) -> Values:
        return self._values

    def explanation(self) -> Explanation | None:
        return self.moment.explained(self._names, self._candidates, self._left, self._code, self._refused)


def scripted(
    position: Position,
    tag: str,
    rule: str,
    values: Values,
    names: list[str] | None = None,
    candidates: bytes = b"",
    left: bytes = b"",
    code: str = "",
    refused: str = "",
    is_own: bool = False,
) -> Event:
    """A step of the script at this moment of the match; `names` are those of the candidates."""
    known = TILE_NAMES if names is None else names
    return Scripted(next_moment(position, rule, is_own), tag, values, known, candidates, left, code, refused)


@final
@mypyc_attr(acyclic=True)
class AdversaryWoke(ScriptEvent):
    """§12: a phase, a shuffle or a destroyed mine woke the adversary; `answer` is what it does."""

    def __init__(self, moment: Moment, why: str, seat: int, deck_left: int, answer: str) -> None:
        super().__init__(moment)
        self._why: Final = why
        self._seat: Final = seat
        self._deck_left: Final = deck_left
        self._answer: Final = answer

    def tag(self) -> str:
        return "adversary_woke"

    def own_values(self) -> Values:
        return {
            "adversary": ADVERSARIES[self.moment.adversary],
            "why": self._why,
            "seat": None if self._seat == NONE else self._seat,
            "deck_left": self._deck_left,
            "answer": self._answer,
        }

    def explanation(self) -> Explanation | None:
        return self.moment.explained(TILE_NAMES, b"", b"", "", "")


@final
@mypyc_attr(acyclic=True)
class TokenDrawn(ScriptEvent):
    """§12: a token came out of the bag; its tile may refuse what was to be put there (ER-44)."""

    def __init__(self, moment: Moment, purpose: str, tile: int, bag: bytes, refused: str) -> None:
        super().__init__(moment)
        self._purpose: Final = purpose
        self._tile: Final = tile
        self._bag: Final = bag
        """With the token that was drawn."""
        self._refused: Final = refused

    def tag(self) -> str:
        return "token_drawn"

    def own_values(self) -> Values:
        return {
            "purpose": self._purpose,
            "tile": self._tile + 1,
            "bag_left": len(self._bag) - 1,
            "accepted": not self._refused,
            "why": self._refused or None,
        }

    def explanation(self) -> Explanation | None:
        return self.moment.explained(TILE_NAMES, self._bag, bytes([self._tile]), "lot", self._refused)


@final
@mypyc_attr(acyclic=True)
class MinePlaced(ScriptEvent):
    """§13: a mine of the deck lands on a tile."""

    def __init__(self, moment: Moment, data: Data, mine: int, tile: int, deck: bytes) -> None:
        super().__init__(moment)
        self._data: Final = data
        self._mine: Final = mine
        self._tile: Final = tile
        self._deck: Final = deck
        """The mines that are left in the deck, by level."""

    def tag(self) -> str:
        return "mine_placed"

    def own_values(self) -> Values:
        mines = self._data.mines
        lines: list[Json] = [written_mine_line(line) for line in mines.lines[self._mine]]
        left: list[Json] = [count for count in self._deck]
        level, name = mines.level[self._mine], mines.names[self._mine]
        return {"mine": name, "level": level, "tile": self._tile + 1, "lines": lines, "deck_left": left}

    def explanation(self) -> Explanation | None:
        mine = bytes([self._mine])
        return self.moment.explained(self._data.mines.names, mine, mine, "", "")


@final
@mypyc_attr(acyclic=True)
class MineAdvanced(ScriptEvent):
    """§6.3: a mine's cube went down to a line; the oldest mine that has not advanced yet comes first (ER-63)."""

    def __init__(self, moment: Moment, data: Data, mines: bytes, index: int, tile: int, line: int) -> None:
        super().__init__(moment)
        self._data: Final = data
        self._mines: Final = mines
        """All mines on the planet, oldest first."""
        self._index: Final = index
        self._tile: Final = tile
        self._line: Final = line

    def tag(self) -> str:
        return "mine_advanced"

    def own_values(self) -> Values:
        mines, mine = self._data.mines, self._mines[self._index]
        return {
            "mine": mines.names[mine],
            "tile": self._tile + 1,
            "from_line": self._line,
            "to_line": self._line + 1,
            "lines_left": len(mines.lines[mine]) - self._line,
            "number": self._index + 1,
            "of": len(self._mines),
        }

    def explanation(self) -> Explanation | None:
        waiting, chosen = self._mines[self._index :], self._mines[self._index : self._index + 1]
        return self.moment.explained(self._data.mines.names, waiting, chosen, "oldest", "")


@final
@mypyc_attr(acyclic=True)
class LineDone(ScriptEvent):
    """§13: a mine did the line that its cube is on, as far as possible."""

    def __init__(
        self, moment: Moment, data: Data, setting: Setting, mine: int, number: int, tile: int, before: bytes, lost: int
    ) -> None:
        super().__init__(moment)
        self._data: Final = data
        self._setting: Final = setting
        self._mine: Final = mine
        self._number: Final = number
        """Of the line: 0 is the first."""
        self._tile: Final = tile
        self._before: Final = before
        """The tokens of all tiles before the line was done."""
        self._lost: Final = lost
        """The element of the sanctuary that a line destroyed; NONE when it did not."""

    def tag(self) -> str:
        return "line_done"

    def own_values(self) -> Values:
        mines = self._data.mines
        line = mines.lines[self._mine][self._number]
        changed: list[Json] = []
        dropped: list[Json] = []
        for tile in tiles_of_line(line, self._tile, self._setting.layout.near[self._tile]):
            self._add_tile(tile, tokens_of_line(line), changed, dropped)
        return {
            "mine": mines.names[self._mine],
            "line": self._number + 1,
            "effect": written_mine_line(line),
            "tile": self._tile + 1,
            "tiles": changed,
            "dropped": dropped,
            "sanctuary": None if self._lost == NONE else ELEMENTS[self._lost],
        }

    def _add_tile(self, tile: int, count: int, changed: list[Json], dropped: list[Json]) -> None:
        """Tell of a tile what it took of some tokens, and what it had no room for (ER-41)."""
        before, limit = self._before[tile], self._data.numbers.contaminated
        if before >= limit:
            dropped.append({"tile": tile + 1, "count": count, "why": "contaminated"})
            return
        after = min(limit, before + count)
        changed.append({"tile": tile + 1, "before": before, "after": after})
        if after < before + count:
            dropped.append({"tile": tile + 1, "count": before + count - after, "why": "full"})

    def explanation(self) -> Explanation | None:
        mine = bytes([self._mine])
        return self.moment.explained(self._data.mines.names, mine, mine, "", "")
