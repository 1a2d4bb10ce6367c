"""§12 The script, step by step: ends are tested after each, and players may clean up before what can hurt them."""

from __future__ import annotations

from quintessence.core.game import Event, Happened, Values
from quintessence.games.erythro.data.constants import ALLIANCE, MARS, NONE
from quintessence.games.erythro.rules.adversary import alliance, consortium, mars
from quintessence.games.erythro.rules.adversary.bag import draw_tile
from quintessence.games.erythro.rules.adversary.ends import check_ends
from quintessence.games.erythro.rules.adversary.mines import advance_mine, do_line, place_mine
from quintessence.games.erythro.rules.agenda import (
    ADVANCE,
    ASK_CLEAN,
    CAN_HURT,
    DESTROYED,
    DRAW_HAND,
    EXTRACT,
    FIRST_LINE,
    GAIN_INFLUENCE,
    LOSE_INFLUENCE,
    NEW_ROUND,
    PLACE_MINE,
    RAISE,
    RANDOM_POLLUTION,
    REMOVE_TOKENS,
    REVEAL,
    SIZE,
    TAKE_CARD,
    WAKE,
    put_first,
    step,
)
from quintessence.games.erythro.rules.cleaning import can_clean_anything, open_window
from quintessence.games.erythro.rules.decks import draw, take_contamination
from quintessence.games.erythro.rules.influence import total
from quintessence.games.erythro.rules.position import CLEANING, PAYING, REMOVING, RUNNING, SHARING, Position
from quintessence.games.erythro.rules.tiles import add_tokens, tell_change, tell_contaminated


def do_next_step(position: Position, events: list[Event]) -> bool:
    """Do the next step of the agenda, or ask who wants to clean up before it; False when a new round is due."""
    what = position.agenda[0]
    if position.is_unsettled and what in CAN_HURT and open_window(position, events):
        return True
    number, position.cause, position.cause_seat = position.agenda[1], position.agenda[2], position.agenda[3]
    position.agenda = position.agenda[SIZE:]
    if what == NEW_ROUND:
        return False
    if what >= RAISE:
        _do_other(position, what, number, events)
    else:
        _do_planet(position, what, number, events)
        position.is_unsettled = True
    check_ends(position, events)
    return True


def _do_planet(position: Position, what: int, number: int, events: list[Event]) -> None:
    """Mines and random pollution."""
    if what == ADVANCE:
        advance_mine(position, number, events)
    elif what == FIRST_LINE:
        do_line(position, number, events)
    elif what == PLACE_MINE:
        if place_mine(position, events):
            put_first(position, step(FIRST_LINE, len(position.mine_ids) - 1, position.cause, position.cause_seat))
    else:
        assert what == RANDOM_POLLUTION
        pollute_at_random(position, events)


def pollute_at_random(position: Position, events: list[Event]) -> None:
    """A token on a tile from the bag."""
    tile = draw_tile(position, "pollution", events)
    if tile != NONE:
        contaminated: list[Values] = []
        before = position.pollution[tile]
        add_tokens(position, tile, 1, contaminated)
        events.append(tell_change(position, tile, before, "ER-44"))
        tell_contaminated(position, contaminated, events)


def _do_other(position: Position, what: int, number: int, events: list[Event]) -> None:
    seat = position.cause_seat
    if what == RAISE:
        alliance.rise(position, number, events)
    elif what == EXTRACT:
        alliance.extract(position, events)
    elif what == REVEAL:
        consortium.reveal(position, events)
    elif what == ASK_CLEAN:
        _ask_clean(position, events)
    elif what == DRAW_HAND:
        draw(position, number, position.data.numbers.hand - len(position.hands[number]), events)
    elif what == WAKE:
        wake(position, seat, events)
    elif what == DESTROYED:
        consortium.mine_destroyed(position, seat, events)
    else:
        _do_to_player(position, what, number, seat, events)
        position.is_unsettled = True


def wake(position: Position, seat: int, events: list[Event]) -> None:
    """A player has shuffled: the adversary answers."""
    adversary = position.setting.adversary
    if adversary == MARS:
        mars.answer_shuffle(position, seat, events)
    elif adversary == ALLIANCE:
        alliance.answer_shuffle(position, seat, events)
    else:
        consortium.answer_shuffle(position, seat, events)


def _ask_clean(position: Position, events: list[Event]) -> None:
    """ER-111: the first part of the event is the team's to use or to decline."""
    if position.data.events.clean[position.event] and can_clean_anything(position):
        position.amount = position.data.events.clean[position.event]
        position.stage = CLEANING
    else:
        events.append(consortium.tell_part(position, 1, [], ["remove"]))


def _do_to_player(position: Position, what: int, number: int, seat: int, events: list[Event]) -> None:
    """An effect of an event on the player who caused it, as far as possible (ER-03)."""
    if what == TAKE_CARD:
        if position.contamination:  # ER-28
            take_contamination(position, seat)
            events.append(Happened("took", {"seat": seat, "left": position.contamination}))
    elif what == GAIN_INFLUENCE:
        _ask(position, SHARING, seat, number)
    elif what == LOSE_INFLUENCE:
        lost = min(number, total(position, seat))
        if lost:
            _ask(position, PAYING, seat, lost)
    else:
        assert what == REMOVE_TOKENS
        if can_clean_anything(position):
            _ask(position, REMOVING, seat, number)


def _ask(position: Position, stage: int, seat: int, amount: int) -> None:
    assert position.stage == RUNNING
    position.stage = stage
    position.asked = seat
    position.amount = amount
    position.is_scripted = True
