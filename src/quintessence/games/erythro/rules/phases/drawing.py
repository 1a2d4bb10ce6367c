"""§6.6 Phase 6: everyone draws up to five cards, seat by seat; then the next round starts."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Event
from quintessence.games.erythro.rules.agenda import DRAW_HAND, AgendaStep, put_last, step
from quintessence.games.erythro.rules.decks import draw
from quintessence.games.erythro.rules.phases.phase import start_phase
from quintessence.games.erythro.rules.phases.players import start_round
from quintessence.games.erythro.rules.position import DRAWING, Position


def start_drawing(position: Position, events: list[Event]) -> None:
    """The answer to a shuffle comes before the next player draws (ER-23, ER-85)."""
    start_phase(position, DRAWING, events)
    for seat in range(position.setting.seats):
        put_last(position, step(DRAW_HAND, seat))


@final
class DrawHand(AgendaStep):
    """A player draws up to five cards; nobody discards down (ER-18)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        draw(position, number, position.data.numbers.hand - len(position.hands[number]), events)


@final
class NewRound(AgendaStep):
    """The round is over, and with it a special clean-up that nobody has used."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        start_round(position, events)
