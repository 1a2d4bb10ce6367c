"""§3, §11 The course of a turn: an action, then a draw, then the next seat; and the end of the game.

A stage with nothing to decide is passed over only where everybody can see that there is nothing. What depends on a hand
is always asked, so that neither a question nor its absence shows what somebody holds (EP-24).
"""

from __future__ import annotations

from quintessence.core.cells import put
from quintessence.core.game import Event
from quintessence.games.ephyran.data.constants import NONE, OBJECTS, SLOT_NAMES, SLOTS
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.drawing import (
    bury,
    draw_from_discard,
    draw_from_pile,
    keep,
    source_objection,
)
from quintessence.games.ephyran.rules.position import BURYING, DRAWING, KEEPING, OVER, REPLAY, TURN, Position


def end_support(position: Position, events: list[Event]) -> None:
    """An announced support is done with, or countered."""
    position.support = NONE
    position.target = NONE
    position.slot = NONE
    position.asked = position.active
    end_action(position, events)


def end_action(position: Position, events: list[Event]) -> None:
    """The action is over: a draw ends the turn, unless Castor & Pollux have drawn already (EP-13)."""
    if position.is_twins:
        end_turn(position, events)
    else:
        position.draws = 1
        next_draw(position, events)


def next_draw(position: Position, events: list[Event]) -> None:
    """EP-10: a choice where both piles can be drawn from, the other pile where one cannot, nothing where none can."""
    if position.draws == 0:
        _end_draws(position, events)
        return
    has_pile = source_objection(position, "pile") is None
    has_discard = source_objection(position, "discard") is None
    if has_pile and has_discard:
        position.stage = DRAWING
    elif has_pile or has_discard:
        draw(position, "pile" if has_pile else "discard", events)
    else:
        events.append(EphyranEvent(position.data, "drew_nothing", (position.active,)))
        position.draws = 0
        _end_draws(position, events)


def draw(position: Position, source: str, events: list[Event]) -> None:
    """One card from the pile or the discard; then the next one, where Castor & Pollux give two."""
    if source == "pile":
        draw_from_pile(position, position.active, events)
    else:
        draw_from_discard(position, position.active, events)
    position.draws -= 1
    next_draw(position, events)


def _end_draws(position: Position, events: list[Event]) -> None:
    if position.is_twins:
        position.stage = REPLAY
    else:
        end_turn(position, events)


def go_on_looking(position: Position, has_kept: bool, events: list[Event]) -> None:
    """EP-17: of what the Graeae show, one card is kept and the others are discarded; a last card goes by itself."""
    shown = position.looked_at
    if len(shown) > 1:
        position.stage = BURYING if has_kept else KEEPING
        return
    if shown and has_kept:
        bury(position, position.active, shown[0], events)
    elif shown:
        keep(position, position.active, shown[0], events)
    end_turn(position, events)


def end_turn(position: Position, events: list[Event]) -> None:
    """§11: a round that was announced to be the last one ends the game (EP-56 to EP-58)."""
    events.append(EphyranEvent(position.data, "turn_ended", (position.active,)))
    position.draws = 0
    position.is_twins = False
    position.is_fresh = False
    position.active = (position.active + 1) % position.seats
    position.asked = position.active
    position.stage = TURN
    if position.active == position.first:
        position.rounds += 1
        if position.ending:
            _end_game(position, events)


def _end_game(position: Position, events: list[Event]) -> None:
    """§12: all tokens are turned up."""
    data = position.data
    position.stage = OVER
    for cell in range(position.seats * SLOTS):
        if position.tokens[cell] != NONE:
            position.knowers = put(position.knowers, cell, (1 << position.seats) - 1)
            shown = OBJECTS[data.tokens[position.tokens[cell]]]
            events.append(EphyranEvent(data, "revealed", (cell // SLOTS, SLOT_NAMES[cell % SLOTS], shown)))
    events.append(EphyranEvent(data, "ended", (position.ending,)))
