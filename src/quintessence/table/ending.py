"""How a match ends other than by the rules: given up, agreed on as a draw, or abandoned."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import IllegalAction, Seat
from quintessence.core.rng import rng_from
from quintessence.table.change import Change
from quintessence.table.entry import ABANDON, ACCEPT, DECLINE, OFFER, RESIGN
from quintessence.table.playing import note
from quintessence.table.state import OVER, TableState

_ANSWERS: Final = {"offer": OFFER, "accept": ACCEPT, "decline": DECLINE}


def require_going(table: TableState) -> None:
    """IllegalAction where nothing more can happen."""
    table.rules()
    if table.status() == OVER:
        raise IllegalAction("match_is_over")


def require_opponent(table: TableState) -> None:
    """Where all win or lose together there is nobody to give up to; the host may end the table."""
    require_going(table)
    if table.is_allied:
        raise IllegalAction("all_play_together")
    if table.seats == 1 and not table.sides:
        raise IllegalAction("nobody_to_resign_to")


def resign(table: TableState, seat: Seat) -> Change:
    """Give up: of two parties, the other has won; of more, a bot plays on in the seat."""
    require_opponent(table)
    if seat in table.log.resigned:
        raise IllegalAction("already_resigned")
    return note(table, RESIGN, seat)


def draw(table: TableState, seat: Seat, answer: str) -> Change:
    """Offer a draw, or answer an offer. After an offer, `bots_answer` says what each bot does."""
    require_opponent(table)
    if table.seats == 1:  # a scripted side agrees on nothing
        raise IllegalAction("nobody_to_agree")
    if answer == "offer" and table.log.offer is not None:
        raise IllegalAction("draw_already_offered")
    if answer != "offer" and (table.log.offer is None or seat in table.log.agreed):
        raise IllegalAction("no_draw_offer")
    return note(table, _ANSWERS[answer], seat)


def bots_answer(table: TableState) -> Change | None:
    """The next bot's answer to the draw that is offered; None when all have answered, or one has declined."""
    if table.log.offer is None or table.log.ended is not None:
        return None
    for seat in range(table.seats):
        if table.stored.seats[seat].kind == "bot" and seat not in table.log.agreed:
            return note(table, ACCEPT if _is_content(table, Seat(seat)) else DECLINE, Seat(seat))
    return None


def _is_content(table: TableState, seat: Seat) -> bool:
    """Whether a bot takes a draw: it does where it does not think itself ahead."""
    world = table.rules().knowledge(seat).world(rng_from(f"draw {table.revision}"))
    return table.companions.advice.evaluate(world, seat) <= 0


def abandon(table: TableState) -> Change:
    """End a table without a result."""
    require_going(table)
    return note(table, ABANDON, None)
