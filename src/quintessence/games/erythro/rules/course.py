"""§6 The course of a round: six phases, and within the first one card after the other, line by line."""

from __future__ import annotations

from quintessence.core.game import Event, Happened
from quintessence.games.erythro.data.constants import NONE, OTHER
from quintessence.games.erythro.events import CardEnded
from quintessence.games.erythro.rules.adversary.script import do_next_step
from quintessence.games.erythro.rules.agenda import NEW_ROUND, put_last, step
from quintessence.games.erythro.rules.effects.effect import next_line, program_of
from quintessence.games.erythro.rules.effects.table import ROOMS
from quintessence.games.erythro.rules.phases.acquisition import go_on_buying, start_acquisition
from quintessence.games.erythro.rules.phases.adversary import start_adversary
from quintessence.games.erythro.rules.phases.discard import go_on_discarding
from quintessence.games.erythro.rules.phases.players import go_on_playing, start_round
from quintessence.games.erythro.rules.position import (
    ADVERSARY,
    BY_PHASE,
    DISCARD,
    DRAWING,
    MARKET,
    MINES,
    NAMING,
    PLAYERS,
    RUNNING,
    SETUP,
    Position,
)
from quintessence.games.erythro.rules.zones import able_others


def run(position: Position, events: list[Event]) -> None:
    """Go on until somebody is asked or the match is over: the script first, then the card, then the phases."""
    while position.stage == RUNNING:
        if len(position.agenda) > 0:
            do_next_step(position, events)
        elif position.card != NONE:
            position.is_unsettled = False
            _do_line(position, events)
        else:
            _go_on(position, events)


def _do_line(position: Position, events: list[Event]) -> None:
    """The next line of the card; one that cannot be done any more is skipped (ER-88)."""
    program = program_of(position)
    if position.line >= len(program):
        _end_card(position, events)
        return
    line = program[position.line]
    room = ROOMS[line.effect]
    doer = position.actor
    if line.target == OTHER:
        if position.named == NONE:
            others = able_others(position, line)
            if len(others) > 1:
                position.stage, position.asked = NAMING, position.actor
                return
            if not others:
                _skip(position, events)
                return
            position.named = others[0]
        doer = position.named
    if room.lack(position, doer, line, position.reduction):
        _skip(position, events)
    else:
        room.start(position, doer, line, events)


def _skip(position: Position, events: list[Event]) -> None:
    events.append(Happened("line_skipped", {"seat": position.actor, "line": position.line + 1}))
    next_line(position)


def _end_card(position: Position, events: list[Event]) -> None:
    """The card lies in the play area until phase 2 (ER-17)."""
    seat = position.actor
    events.append(CardEnded(position.data, seat, position.card, position.zone, position.owed[seat]))
    position.actor = position.card = position.zone = NONE
    position.line = position.reduction = 0
    position.let_be = 0
    position.cause, position.cause_seat = BY_PHASE, NONE


def _go_on(position: Position, events: list[Event]) -> None:
    """The next question of the phase, or the next phase."""
    phase = position.phase
    if phase == PLAYERS:
        go_on_playing(position, events)
    elif phase == DISCARD:
        go_on_discarding(position, events)
    elif phase == MINES:
        start_adversary(position, events)
    elif phase == ADVERSARY:
        start_acquisition(position, events)
    elif phase == MARKET:
        go_on_buying(position, events)
    elif phase == DRAWING:
        put_last(position, step(NEW_ROUND))
    else:
        assert phase == SETUP
        start_round(position, events)
