"""§6 The course of a round: six phases, and within the first one card after the other, line by line."""

from __future__ import annotations

from quintessence.core.cells import replaced
from quintessence.core.game import Event, Happened, Json, Values
from quintessence.games.erythro.data.constants import ALLIANCE, CONTAMINATION, NONE, OTHER, PHASES, ZONES
from quintessence.games.erythro.rules.adversary import consortium
from quintessence.games.erythro.rules.adversary.ends import STUCK, check_ends, end
from quintessence.games.erythro.rules.adversary.script import do_next_step
from quintessence.games.erythro.rules.agenda import ADVANCE, DRAW_HAND, EXTRACT, NEW_ROUND, put_last, step
from quintessence.games.erythro.rules.cleaning import can_clean_up
from quintessence.games.erythro.rules.effects.effect import next_line, program_of
from quintessence.games.erythro.rules.effects.table import ROOMS
from quintessence.games.erythro.rules.market import can_buy
from quintessence.games.erythro.rules.position import (
    ADVERSARY,
    BUYING,
    BY_PHASE,
    DISCARD,
    DISCARDING,
    DRAWING,
    MARKET,
    MINES,
    NAMING,
    PLAYERS,
    PLAYING,
    RUNNING,
    SETUP,
    Position,
)
from quintessence.games.erythro.rules.zones import able_others, can_play


def run(position: Position, events: list[Event]) -> None:
    """Go on until somebody is asked or the match is over: the script first, then the card, then the phases."""
    while position.stage == RUNNING:
        if position.agenda:
            if not do_next_step(position, events):
                start_round(position, events)
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
    values: Values = {
        "seat": position.actor,
        "card": position.data.cards.names[position.card],
        "zone": ZONES[position.zone],
        "owed": position.owed[position.actor],
    }
    events.append(Happened("card_ended", values))
    position.actor = position.card = position.zone = NONE
    position.line = position.reduction = 0
    position.let_be = 0
    position.cause, position.cause_seat = BY_PHASE, NONE


def _go_on(position: Position, events: list[Event]) -> None:
    """The next question of the phase, or the next phase."""
    phase = position.phase
    if phase == PLAYERS:
        if any(position.owed):
            _go_on_playing(position, events)
        else:
            _start_discard(position, events)
    elif phase == DISCARD:
        _go_on_discarding(position, events)
    elif phase == MINES:
        _start_adversary(position, events)
    elif phase == ADVERSARY:
        start_market(position, events)
    elif phase == MARKET:
        _go_on_buying(position, events)
    elif phase == DRAWING:
        put_last(position, step(NEW_ROUND))
    else:
        assert phase == SETUP
        start_round(position, events)


def is_discarding(position: Position, seat: int) -> bool:
    """§6.2: whether a seat has yet to say what it keeps; an empty hand keeps nothing."""
    return not position.done >> seat & 1 and (len(position.hands[seat]) > 0 or can_clean_up(position, seat))


def is_buying(position: Position, seat: int) -> bool:
    """§6.5: whether a seat can still buy or clean up, and has not said that it is done."""
    if position.done >> seat & 1:
        return False
    return (not position.bought >> seat & 1 and can_buy(position, seat)) or can_clean_up(position, seat)


def _start_phase(position: Position, phase: int, events: list[Event]) -> None:
    position.phase = phase
    position.done = 0
    position.let_be = position.let_be_phase = 0
    position.cause, position.cause_seat = BY_PHASE, NONE
    events.append(Happened("phase_started", {"phase": PHASES[phase], "round": position.round}))


def start_round(position: Position, events: list[Event]) -> None:
    """§6.1: everyone owes four cards, and may clean up once more (ER-112)."""
    position.round += 1
    position.script_steps = 0
    position.cleaned = 0
    position.owed = bytes([position.data.numbers.plays]) * position.setting.seats
    position.is_unsettled = False
    _start_phase(position, PLAYERS, events)
    check_ends(position, events)  # ER-83: for the first time once set-up is over


def _go_on_playing(position: Position, events: list[Event]) -> None:
    """ER-89: the match is lost when somebody owes a card and nobody who does can play one."""
    position.is_unsettled = False
    for seat in range(position.setting.seats):
        if can_play(position, seat):
            position.stage = PLAYING
            return
    end(position, bytes([STUCK]), events)


def _start_discard(position: Position, events: list[Event]) -> None:
    _start_phase(position, DISCARD, events)
    position.is_unsettled = False
    position.kept = bytes([NONE]) * position.setting.seats


def _go_on_discarding(position: Position, events: list[Event]) -> None:
    """§6.2: when all have said what they keep, all discard at once."""
    for seat in range(position.setting.seats):
        if is_discarding(position, seat):
            position.stage = DISCARDING
            return
    _discard(position, events)
    _start_mines(position, events)


def _discard(position: Position, events: list[Event]) -> None:
    """Hands but for the kept cards, and all played cards, go to the discard piles; played contamination to its pile."""
    names = position.data.cards.names
    for seat in range(position.setting.seats):
        kept, hand = position.kept[seat], position.hands[seat]
        left = b"" if kept == NONE else bytes([kept])
        played = position.played[seat]
        returned = played.count(CONTAMINATION)
        gone = b"".join([hand.replace(left, b"", 1) if left else hand, played.replace(b"\0", b"")])
        position.contamination += returned
        position.hands = replaced(position.hands, seat, left)
        position.known = replaced(position.known, seat, left if left and left in position.known[seat] else b"")
        position.discards = replaced(position.discards, seat, bytes(sorted(position.discards[seat] + gone)))
        position.played = replaced(position.played, seat, b"")
        cards: list[Json] = [names[card] for card in gone]
        events.append(Happened("discarded", {"seat": seat, "count": len(gone), "card": cards, "returned": returned}))
    position.kept = bytes([NONE]) * position.setting.seats


def _start_mines(position: Position, events: list[Event]) -> None:
    """§6.3: every mine on the planet advances, oldest first (ER-63)."""
    _start_phase(position, MINES, events)
    for index in range(len(position.mine_ids)):
        put_last(position, step(ADVANCE, index))


def _start_adversary(position: Position, events: list[Event]) -> None:
    """§6.4: what the sheet says; Mars does nothing."""
    _start_phase(position, ADVERSARY, events)
    if position.setting.adversary == ALLIANCE:
        put_last(position, step(EXTRACT))
    elif position.setting.is_consortium:
        consortium.start_phase(position, events)


def start_market(position: Position, events: list[Event]) -> None:
    """§6.5: each player may buy one card."""
    _start_phase(position, MARKET, events)
    position.bought = 0


def _go_on_buying(position: Position, events: list[Event]) -> None:
    """When all are done, they draw, seat by seat (ER-85)."""
    position.is_unsettled = False
    for seat in range(position.setting.seats):
        if is_buying(position, seat):
            position.stage = BUYING
            return
    _start_phase(position, DRAWING, events)
    for seat in range(position.setting.seats):
        put_last(position, step(DRAW_HAND, seat))
