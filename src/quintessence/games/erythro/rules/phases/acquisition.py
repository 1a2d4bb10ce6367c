"""§6.5 Phase 5: each player may buy one card."""

from __future__ import annotations

from quintessence.core.game import Event
from quintessence.games.erythro.rules.cleaning import can_clean_up
from quintessence.games.erythro.rules.market import can_buy
from quintessence.games.erythro.rules.phases.drawing import start_drawing
from quintessence.games.erythro.rules.phases.phase import start_phase
from quintessence.games.erythro.rules.position import BUYING, MARKET, Position


def start_acquisition(position: Position, events: list[Event]) -> None:
    start_phase(position, MARKET, events)
    position.bought = 0


def is_buying(position: Position, seat: int) -> bool:
    """Whether a seat can still buy or clean up, and has not said that it is done."""
    if position.done >> seat & 1:
        return False
    return (not position.bought >> seat & 1 and can_buy(position, seat)) or can_clean_up(position, seat)


def go_on_buying(position: Position, events: list[Event]) -> None:
    """When all are done, they draw."""
    position.is_unsettled = False
    for seat in range(position.setting.seats):
        if is_buying(position, seat):
            position.stage = BUYING
            return
    start_drawing(position, events)
