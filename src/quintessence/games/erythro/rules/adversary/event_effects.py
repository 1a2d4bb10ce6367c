"""§14.3 What an event does to the player who woke it, as far as possible (ER-03)."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Event, Happened
from quintessence.games.erythro.rules.agenda import AgendaStep
from quintessence.games.erythro.rules.cleaning import can_clean_anything
from quintessence.games.erythro.rules.decks import take_contamination
from quintessence.games.erythro.rules.influence import total
from quintessence.games.erythro.rules.position import PAYING, REMOVING, RUNNING, SHARING, Position


@final
class TakeCard(AgendaStep):
    """A contamination card; nothing when the pile is empty (ER-28)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        seat = position.cause_seat
        if position.contamination:
            take_contamination(position, seat)
            events.append(Happened("took", {"seat": seat, "left": position.contamination}))


@final
class GainInfluence(AgendaStep):
    """Points of any element."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        _ask(position, SHARING, number)


@final
class LoseInfluence(AgendaStep):
    """Points are lost, all that there are at most."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        lost = min(number, total(position, position.cause_seat))
        if lost:
            _ask(position, PAYING, lost)


@final
class RemoveTokens(AgendaStep):
    """Tokens are removed from any tile."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        if can_clean_anything(position):
            _ask(position, REMOVING, number)


def _ask(position: Position, stage: int, amount: int) -> None:
    assert position.stage == RUNNING
    position.stage = stage
    position.asked = position.cause_seat
    position.amount = amount
    position.is_scripted = True
