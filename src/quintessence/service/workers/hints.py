"""The hints of all tables: a seat is told the same turn for as long as that holds."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from quintessence.bots.foresight import sight
from quintessence.core.game import RIVALS, Json, Seat, Values
from quintessence.core.match import Match
from quintessence.table.codec import action_json

_MOST: Final = 512
"""Hints that are kept, of all tables together."""


def digest_of(seen: str) -> str:
    """A checksum of what a seat sees, to be compared later."""
    return sha256(seen.encode()).hexdigest()[:32]


@dataclass(frozen=True)
class _Hint:
    """A turn that was proposed to a seat when so many actions had been played."""

    played: int
    plan: Values


class Hints:
    """The turns that seats were told to play last: each holds while the match goes the way that it foresaw."""

    def __init__(self) -> None:
        self._hints: Final[OrderedDict[tuple[str, Seat], _Hint]] = OrderedDict()

    def rest(self, table: str, match: Match, seat: Seat) -> Values | None:
        """What is left of a seat's turn; None where none was told, or something else happened since.

        Rivals may answer meanwhile, as long as the turn goes on and the next action can be played.
        """
        hint = self._hints.get((table, seat))
        if hint is None or len(match.history()) < hint.played:
            return None
        line, since = _list(hint.plan["line"]), match.history()[hint.played :]
        own = [action_json(action) for mover, action, _ in since if mover == seat]
        if len(own) >= len(line) or own != line[: len(own)]:
            return None
        if len(own) < len(since):
            holds = match.state.relation() == RIVALS and match.state.turn_number() == hint.plan["turn"]
        else:
            holds = _list(hint.plan["sights"])[len(own)] == digest_of(sight(match.state, seat))
        is_legal = line[len(own)] in [action_json(action) for action in match.legal(seat)]
        return _hint_json(hint.plan, len(own)) if holds and is_legal else None

    def remember(self, table: str, played: int, seat: Seat, plan: Values) -> Values:
        """Remember a turn that is told to a seat after so many actions."""
        self._hints[table, seat] = _Hint(played, plan)
        self._hints.move_to_end((table, seat))
        while len(self._hints) > _MOST:
            self._hints.popitem(last=False)
        return _hint_json(plan, 0)


def _hint_json(plan: Values, done: int) -> Values:
    """A hint as the seat gets it: the next action, the whole rest of the turn, how much of it is done, and its aim."""
    line = _list(plan["line"])[done:]
    first = line[0]
    assert isinstance(first, dict)
    return {**first, "line": line, "done": done, "aim": plan["aim"], "value": plan["value"]}


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value
