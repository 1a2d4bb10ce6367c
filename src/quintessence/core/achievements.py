"""Achievements: what a player has done once by the rules of a game, found in the record of a match.

A game's folder may have a module `achievements` with ACHIEVEMENTS; the texts have `achievement-<code>` and
`achievement-<code>-about`.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.core.discovery import module_of
from quintessence.core.game import Event, Json, Outcome, Seat, Values
from quintessence.core.match import Match


@final
class Achievement:
    """One thing to have done: an event that one's own action brought about, or a win."""

    def __init__(
        self,
        code: str,
        rule: str,
        event: str = "",
        values: Values | None = None,
        is_answer: bool = False,
        side: str | None = None,
    ) -> None:
        """`event` with all of `values`; as an answer it happens in another's action. Without an event: a win,
        against that `side` where one is named."""
        self.code: Final = code
        self.rule: Final = rule
        """The § of the rules that it teaches."""
        self.event: Final = event
        self.values: Final[Values] = values if values is not None else {}
        self.is_answer: Final = is_answer
        self.side: Final = side


def achievements_of(slug: str) -> list[Achievement]:
    """What there is to achieve in a game; nothing where its folder names none."""
    achievements: list[Achievement] = getattr(module_of(slug, "achievements"), "ACHIEVEMENTS", [])
    return achievements


def achieved(match: Match, seat: Seat, wanted: list[Achievement]) -> list[str]:
    """The codes of what a seat has done in a match."""
    own: list[Event] = []
    others: list[Event] = []
    for actor, _, events in match.history():
        (own if actor == seat else others).extend(events)
    outcome = match.outcome()
    return [one.code for one in wanted if _is_done(one, seat, others if one.is_answer else own, outcome)]


def _is_done(wanted: Achievement, seat: Seat, events: list[Event], outcome: Outcome | None) -> bool:
    if not wanted.event:
        return outcome is not None and _has_won(outcome, seat, wanted.side)
    return any(_is_it(wanted, event, seat) for event in events)


def _is_it(wanted: Achievement, event: Event, seat: Seat) -> bool:
    """Whether an event is the one; where it names a seat, it must be this one's."""
    if event.row()[0] != wanted.event:
        return False
    values = event.values()
    named: Json = values.get("seat", seat)
    return named == seat and all(values.get(name) == value for name, value in wanted.values.items())


def _has_won(outcome: Outcome, seat: Seat, side: str | None) -> bool:
    """Whether a seat is first and not everyone is; against a side, where that one took part."""
    places = [*outcome.places, *(one.place for one in outcome.sides)]
    is_first = outcome.places[seat] == 1 and any(place > 1 for place in places)
    return is_first and (side is None or any(one.code == side for one in outcome.sides))
