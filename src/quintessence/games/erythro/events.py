"""What happened, for the log, the board's motion and the transcript.

What a player does is told by the core's `Happened`; what only a player may know (drawn cards, the kept card) by classes
of its own; what the script does by `Scripted`, which carries step, cause and rule, and explains what was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from quintessence.core.game import Criterion, Event, Explanation, Json, Seat, Values
from quintessence.games.erythro.data.constants import ADVERSARIES, CAUSES, CONTAMINATION, NONE, PHASES

if TYPE_CHECKING:
    from quintessence.games.erythro.data.tables import Data
    from quintessence.games.erythro.rules.position import Position

TAGS: Final = [
    # Players.
    *["embodied", "played", "stepped", "stopped", "named", "gained", "paid", "reduced", "sanctuary_built", "took"],
    *["trashed", "removed", "bought", "declined", "line_skipped", "card_ended", "kept", "discarded", "finished"],
    *["drew", "shuffled", "phase_started", "attacked", "mine_destroyed", "dome_destroyed", "let_be"],
    # The script.
    *["adversary_woke", "token_drawn", "bag_refilled", "placement_skipped", "mine_placed", "mine_advanced"],
    *["line_done", "pollution_changed", "tile_contaminated", "profitability_changed", "event_revealed"],
    *["event_part_done", "cleanup_open", "cleaned_up", "pawn_placed", "match_ended"],
]
TILE_NAMES: Final = [str(number) for number in range(1, 256)]


@final
class Drew(Event):
    """Cards from a pile: their seat sees which, the others how many, and how many are contamination cards."""

    def __init__(self, data: Data, seat: int, cards: bytes, is_open: bool) -> None:
        self._data: Final = data
        self._seat: Final = seat
        self._cards: Final = cards
        self._is_open: Final = is_open
        """Whether whoever reads this may see the cards."""

    def row(self) -> list[Json]:
        return ["drew", *self.values().values()]

    def values(self) -> Values:
        names: list[Json] = [self._data.cards.names[card] for card in self._cards]
        return {
            "seat": self._seat,
            "count": len(self._cards),
            "contamination": self._cards.count(CONTAMINATION),
            "card": names if self._is_open else None,
        }

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self._is_open and seat != self._seat:
            return Drew(self._data, self._seat, self._cards, False)
        return self


@final
class Kept(Event):
    """A player has said which card is kept; the others learn only that it is decided."""

    def __init__(self, seat: int, card: str) -> None:
        self._seat: Final = seat
        self._card: Final = card

    def row(self) -> list[Json]:
        return ["kept", self._seat, self._card]

    def values(self) -> Values:
        return {"seat": self._seat, "card": self._card}

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self._seat else Kept(self._seat, "hidden")


@final
class ShownDrew(Event):
    """Cards from a pile where all hands are shown."""

    def __init__(self, data: Data, seat: int, cards: bytes) -> None:
        self._inner: Final = Drew(data, seat, cards, True)

    def row(self) -> list[Json]:
        return self._inner.row()

    def values(self) -> Values:
        return self._inner.values()


@final
class Scripted(Event):
    """What the adversary's script did, with its cause, its rule, and why that was chosen. Everyone sees it whole."""

    def __init__(
        self,
        tag: str,
        values: Values,
        moment: Moment,
        names: list[str],
        candidates: bytes,
        left: bytes,
        code: str,
        refused: str,
    ) -> None:
        self._tag: Final = tag
        self._values: Final = values
        self._moment: Final = moment
        self._names: Final = names
        self._candidates: Final = candidates
        self._left: Final = left
        self._code: Final = code
        self._refused: Final = refused

    def row(self) -> list[Json]:
        return [self._tag, *self.values().values()]

    def values(self) -> Values:
        return {**self._values, **self._moment.values()}

    def explanation(self) -> Explanation | None:
        if self._moment.is_own:
            return None
        names = self._names
        criteria: list[Criterion] = []
        if self._code:
            removed = [names[one] for one in self._candidates if one not in self._left]
            criteria.append(Criterion(self._code, removed))
        left = [names[one] for one in self._left]
        if self._refused:
            criteria.append(Criterion(f"refused_{self._refused}", left))
            left = []
        return Explanation(self._moment.side, [names[one] for one in self._candidates], criteria, left)


@final
class Moment:
    """Where in the match a step of the script belongs, and what brought it about."""

    def __init__(
        self, side: str, round_: int, phase: str, step: int, cause: str, by: int, rule: str, is_own: bool
    ) -> None:
        self.side: Final = side
        self.is_own: Final = is_own
        """Whether a player's own card does it: then it is no step of the adversary."""
        self._round: Final = round_
        self._phase: Final = phase
        self._step: Final = step
        self._cause: Final = cause
        self._by: Final = by
        self._rule: Final = rule

    def values(self) -> Values:
        return {
            "cause": self._cause,
            "by": None if self._by == NONE else self._by,
            "rule": self._rule,
            "round": self._round,
            "phase": self._phase,
            "step": self._step,
        }


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
    position.script_steps += 1
    moment = Moment(
        ADVERSARIES[position.setting.adversary],
        position.round,
        PHASES[position.phase],
        position.script_steps,
        CAUSES[position.cause],
        position.cause_seat,
        rule,
        is_own,
    )
    return Scripted(tag, values, moment, TILE_NAMES if names is None else names, candidates, left, code, refused)
