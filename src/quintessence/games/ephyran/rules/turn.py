"""§3 The turn: one action of four, then a draw; what each decision leads to, and what is asked next.

A stage with nothing to decide is passed over only where everybody can see that there is nothing: what depends on a hand
is always asked, so that neither a question nor its absence tells what somebody holds (EP-24).
"""

from __future__ import annotations

from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import (
    CHOOSE,
    COUNTER,
    DECLINE,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    FIT,
    HAND,
    PASS,
    Announce,
    Bare,
    Choose,
    Draw,
    GiveUp,
    Place,
    Recover,
    WithCard,
    Zone,
)
from quintessence.games.ephyran.data.tables import (
    COUNTER_OF,
    DESTROY,
    EXCHANGE,
    GODS,
    GRAEAE,
    MAGIC,
    NONE,
    OBJECTS,
    SHIELD,
    SLOT_NAMES,
    SLOTS,
    STEAL,
    SUPPORTS,
    SUPPORTS_OF,
    TAKE,
    TOKENS,
    TWINS,
    TWINS_DRAW,
    fits,
)
from quintessence.games.ephyran.events import Told, named
from quintessence.games.ephyran.rules.city import add, add_zones, replace, swap
from quintessence.games.ephyran.rules.dionysos import add_lays, add_recovers, lay, recover
from quintessence.games.ephyran.rules.drawing import (
    add_buries,
    add_keeps,
    bury,
    draw_from_discard,
    draw_from_pile,
    keep,
    look,
    refill,
    source_objection,
)
from quintessence.games.ephyran.rules.position import (
    BURYING,
    CHOOSING,
    DRAWING,
    FITTING,
    GIVING_UP,
    KEEPING,
    LAYING,
    OVER,
    REPLAY,
    SETTING,
    TURN,
    WINDOW,
    Position,
    note_decline,
    put,
    take_from_hand,
    to_discard,
    to_tartarus,
)
from quintessence.games.ephyran.rules.supports import add_give_ups, add_supports, exchange, give_up, lock, unlock
from quintessence.games.ephyran.rules.tokens import add_sets, set_down, steal, take


def choices(position: Position) -> list[Action]:
    """All that the seat that is asked may do."""
    legal: list[Action] = []
    seat, stage = position.asked, position.stage
    if stage == TURN or stage == REPLAY:
        add_zones(position, seat, legal)
        add_recovers(position, seat, legal)
        if stage == TURN:  # EP-14, EP-15: no support after Castor & Pollux
            add_supports(position, seat, legal)
        for card in position.hands[seat]:
            legal.append(DISCARD[card])
        if not legal:
            legal.append(PASS)
    elif stage == WINDOW:
        for card in position.hands[seat]:
            if COUNTER_OF[position.support] in SUPPORTS_OF[card]:
                legal.append(COUNTER[card])
        legal.append(DECLINE)
    elif stage == DRAWING:
        legal.append(DRAW_PILE)
        legal.append(DRAW_DISCARD)
    elif stage == FITTING:
        for card in position.hands[seat]:
            if fits(card, position.slot):
                legal.append(FIT[card])
    elif stage == SETTING:
        add_sets(position, seat, legal)
    elif stage == GIVING_UP:
        add_give_ups(position, seat, legal)
    elif stage == LAYING:
        add_lays(position, seat, legal)
    elif stage == KEEPING:
        add_keeps(position, legal)
    elif stage == BURYING:
        add_buries(position, legal)
    elif stage == CHOOSING:
        for god in range(len(GODS)):
            if god not in position.gods:
                legal.append(CHOOSE[god])
    return legal


def play(position: Position, action: Action) -> list[Event]:
    """Play one decision and go on to the next one that is a choice."""
    told: list[Event] = []
    if isinstance(action, Zone):
        _play_zone(position, action, told)
    elif isinstance(action, WithCard):
        _play_card(position, action, told)
    elif isinstance(action, Announce):
        _announce(position, action, told)
    elif isinstance(action, Bare):
        if action is DECLINE:
            told.append(Told("declined", [position.asked]))
            note_decline(position, position.asked)
            _ask_next(position, told)
        else:
            told.append(Told("passed", [position.active]))
            _acted(position, told)
    elif isinstance(action, Draw):
        _draw(position, action.source, told)
    elif isinstance(action, Place):
        _place(position, action, told)
    elif isinstance(action, GiveUp):
        give_up(position, position.asked, action.territory, told)
        _resolved(position, told)
    elif isinstance(action, Recover):
        recover(position, position.active, action.card, action.slot, action.seat, told)
        position.stage = LAYING
        _pass_over(position, told)
    elif isinstance(action, Choose):
        _choose(position, action.god, told)
    return told


def _choose(position: Position, god: int, told: list[Event]) -> None:
    """§2: in turn, from the first player on."""
    told.append(Told("chose_god", [position.asked, GODS[god]]))
    position.gods = put(position.gods, position.asked, god)
    position.asked = (position.asked + 1) % position.seats
    if position.asked == position.first:
        position.stage = TURN


def _play_zone(position: Position, action: Zone, told: list[Event]) -> None:
    if action.tag == "add":
        add(position, position.active, action.card, action.slot, told)
    else:
        swap(position, position.active, action.card, action.slot, told)
        position.is_fresh = True
    _acted(position, told)


def _play_card(position: Position, action: WithCard, told: list[Event]) -> None:
    seat, card = position.asked, action.card
    if action.tag == "discard":
        take_from_hand(position, seat, card)
        to_discard(position, card)
        told.append(Told("discarded", [seat, named(card)]))
        position.is_fresh = True
        _acted(position, told)
    elif action.tag == "counter":
        _counter(position, seat, card, told)
    elif action.tag == "fit":
        _fit(position, seat, card, told)
    elif action.tag == "keep":
        keep(position, seat, card, told)
        _after_look(position, told)
    else:
        bury(position, seat, card, told)
        _after_look(position, told)


def _announce(position: Position, action: Announce, told: list[Event]) -> None:
    """§6: the card leaves the hand; a support that can be countered waits for the others' answers (EP-20)."""
    seat, support = position.active, action.support
    take_from_hand(position, seat, action.card)
    if support == SHIELD:
        lock(position, seat, action.card, action.slot // 4, told)
        _acted(position, told)
    elif support == MAGIC:
        unlock(position, seat, action.card, action.seat, action.slot // 4, told)
        _acted(position, told)
    else:
        to_tartarus(position, action.card)
        told.append(_announcement(action, seat))
        if support == TWINS:
            position.is_twins = True
            position.draws = TWINS_DRAW
            _next_draw(position, told)
        elif support == GRAEAE:
            look(position, seat, told)
            _after_look(position, told)
        else:
            position.support = support
            if support == EXCHANGE or support == STEAL:
                position.slot = action.slot
            if support != TAKE:
                position.target = seat if action.seat == HAND else action.seat
            position.stage = WINDOW
            _ask_next(position, told)


def _announcement(action: Announce, seat: int) -> Event:
    card = named(action.card)
    if action.support == EXCHANGE and action.seat == HAND:
        return Told("announced_exchange_with_hand", [seat, card, SLOT_NAMES[action.slot]])
    if action.support == EXCHANGE or action.support == STEAL:
        return Told(f"announced_{SUPPORTS[action.support]}", [seat, card, SLOT_NAMES[action.slot], action.seat])
    if action.support == DESTROY:
        return Told("announced_destroy", [seat, card, action.seat])
    return Told("announced_take" if action.support == TAKE else f"played_{SUPPORTS[action.support]}", [seat, card])


def _ask_next(position: Position, told: list[Event]) -> None:
    """EP-19, EP-24: every opponent is asked in turn order, whatever he holds; then the support takes effect."""
    position.asked = (position.asked + 1) % position.seats
    if position.asked == position.active:
        resolve(position, told)


def resolve(position: Position, told: list[Event]) -> None:
    """Nobody countered: the support does what it was announced to do."""
    seat, support = position.active, position.support
    position.asked = seat
    if support == EXCHANGE:
        if position.target == seat:
            position.stage = FITTING
        else:
            exchange(position, seat, position.target, position.slot, told)
            _resolved(position, told)
    elif support == DESTROY:
        position.asked = position.target
        position.stage = GIVING_UP
        _pass_over(position, told)
    else:
        if support == TAKE:
            take(position, seat, told)
        else:
            steal(position, seat, position.target, position.slot, told)
        position.stage = SETTING
        _pass_over(position, told)


def _pass_over(position: Position, told: list[Event]) -> None:
    """A single choice on the open table is made at once."""
    legal = choices(position)
    if len(legal) == 1:
        told.extend(play(position, legal[0]))


def _counter(position: Position, seat: int, card: int, told: list[Event]) -> None:
    """EP-21, EP-22: both supports are in Tartarus, the defender's hand is filled up, the announced effect is void."""
    take_from_hand(position, seat, card)
    to_tartarus(position, card)
    told.append(Told("countered", [seat, named(card), position.active]))
    refill(position, seat, told)
    _resolved(position, told)


def _fit(position: Position, seat: int, card: int, told: list[Event]) -> None:
    """EP-29: what the zone replaces goes to the hand, or to Tartarus by the other reading."""
    take_from_hand(position, seat, card)
    told.append(Told("fitted", [seat, named(card), SLOT_NAMES[position.slot]]))
    replace(position, seat, card, position.slot, "hand" if position.returns_to_hand else "tartarus", told)
    _resolved(position, told)


def _place(position: Position, action: Place, told: list[Event]) -> None:
    if action.tag == "set":
        set_down(position, position.active, action.slot, told)
        _resolved(position, told)
    else:
        lay(position, position.active, action.slot, told)
        _acted(position, told)


def _resolved(position: Position, told: list[Event]) -> None:
    """An announced support is done with."""
    position.support = NONE
    position.target = NONE
    position.slot = NONE
    position.asked = position.active
    _acted(position, told)


def _acted(position: Position, told: list[Event]) -> None:
    """The action is over: a draw ends the turn, unless Castor & Pollux have drawn already (EP-13)."""
    if position.is_twins:
        _end_turn(position, told)
    else:
        position.draws = 1
        _next_draw(position, told)


def _next_draw(position: Position, told: list[Event]) -> None:
    """EP-10: a choice where both piles can be drawn from, the other pile where one cannot, nothing where none can."""
    position.stage = DRAWING
    has_pile = source_objection(position, "pile") is None
    has_discard = source_objection(position, "discard") is None
    if has_pile and has_discard:
        return
    if has_pile or has_discard:
        _draw(position, "pile" if has_pile else "discard", told)
    else:
        told.append(Told("drew_nothing", [position.active]))
        position.draws = 0
        _after_draws(position, told)


def _draw(position: Position, source: str, told: list[Event]) -> None:
    if source == "pile":
        draw_from_pile(position, position.active, told)
    else:
        draw_from_discard(position, position.active, told)
    position.draws -= 1
    if position.draws:
        _next_draw(position, told)
    else:
        _after_draws(position, told)


def _after_draws(position: Position, told: list[Event]) -> None:
    if position.is_twins:
        position.stage = REPLAY
    else:
        _end_turn(position, told)


def _after_look(position: Position, told: list[Event]) -> None:
    """EP-17: one card is kept, the others go on the discard in the order that the player likes."""
    seen = len(position.sight)
    has_kept = position.stage == KEEPING or position.stage == BURYING
    if seen == 0:
        _end_turn(position, told)
    elif seen == 1 and not has_kept:
        keep(position, position.active, position.sight[0], told)
        _end_turn(position, told)
    elif seen == 1:
        bury(position, position.active, position.sight[0], told)
        _end_turn(position, told)
    else:
        position.stage = BURYING if has_kept else KEEPING


def _end_turn(position: Position, told: list[Event]) -> None:
    """§11: a round that was announced to be the last one ends the game (EP-56 to EP-58)."""
    told.append(Told("turn_ended", [position.active]))
    position.draws = 0
    position.is_twins = False
    position.is_fresh = False
    position.active = (position.active + 1) % position.seats
    position.asked = position.active
    position.stage = TURN
    if position.active == position.first:
        position.rounds += 1
        if position.ending:
            _end(position, told)


def _end(position: Position, told: list[Event]) -> None:
    """§12: all tokens are turned up."""
    position.stage = OVER
    for place in range(position.seats * SLOTS):
        if position.tokens[place] != NONE:
            position.knowers = put(position.knowers, place, (1 << position.seats) - 1)
            shown = OBJECTS[TOKENS[position.tokens[place]]]
            told.append(Told("revealed", [place // SLOTS, SLOT_NAMES[place % SLOTS], shown]))
    told.append(Told("ended", [position.ending]))
