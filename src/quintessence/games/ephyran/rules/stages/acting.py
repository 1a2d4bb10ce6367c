"""§2, §3 The stages in which a seat acts in its own turn: it chooses a god, or plays a card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from quintessence.core.cells import put
from quintessence.core.game import Action, Event, Prompt
from quintessence.games.ephyran.actions import CHOOSE, HAND, PASS, Announce, Choose, Recover, WithCard, Zone
from quintessence.games.ephyran.data.constants import (
    DESTROY,
    EXCHANGE,
    GODS,
    GRAEAE,
    MAGIC,
    SHIELD,
    SLOT_NAMES,
    STEAL,
    SUPPORTS,
    TAKE,
    TWINS,
)
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.city import add, add_objection, add_zones, swap, swap_objection
from quintessence.games.ephyran.rules.columns import city_zones, unlocked
from quintessence.games.ephyran.rules.dionysos import add_recovers, recover, recover_objection
from quintessence.games.ephyran.rules.drawing import look
from quintessence.games.ephyran.rules.hands import take_from_hand, to_discard, to_tartarus
from quintessence.games.ephyran.rules.position import TURN, Position
from quintessence.games.ephyran.rules.stages.answering import open_window
from quintessence.games.ephyran.rules.stages.placing import LAYING_STAGE
from quintessence.games.ephyran.rules.stages.stage import Stage, details
from quintessence.games.ephyran.rules.supports import add_supports, lock, support_objection, unlock
from quintessence.games.ephyran.rules.turn import end_action, go_on_looking, next_draw


@final
class Choosing(Stage):
    """§2: each seat chooses its god, from the first player on."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for god in range(len(GODS)):
            if god not in position.gods:
                choices.append(CHOOSE[god])

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if not isinstance(action, Choose):
            return "not_now"
        return "god_taken" if action.god in position.gods else None

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Choose)
        events.append(EphyranEvent(position.data, "chose_god", (seat, GODS[action.god])))
        position.gods = put(position.gods, seat, action.god)
        position.asked = (seat + 1) % position.seats
        if position.asked == position.first:
            position.stage = TURN


@final
class Turn(Stage):
    """§3: one action of four (add a zone, replace one, play a support, discard), or Dionysos is recovered."""

    def prompt(self, position: Position, seat: int) -> Prompt:
        return Prompt("last_turn" if position.ending else self.name, details(position, seat))

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        zones, free = city_zones(position, seat), unlocked(position, seat)
        add_zones(position, seat, zones, free, choices)
        add_recovers(position, seat, choices)
        add_supports(position, seat, zones & free, choices)
        _add_discards(position, seat, choices)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if isinstance(action, Announce):
            if action.card not in position.hands[seat]:
                return "not_in_hand"
            return support_objection(position, seat, action)
        return _card_objection(position, seat, action)

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Announce):
            _announce(position, seat, action, events)
        else:
            _play_card(position, seat, action, events)


@final
class Replay(Stage):
    """§6.1: after Castor & Pollux a card is played again, but no support (EP-14, EP-15)."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        add_zones(position, seat, city_zones(position, seat), unlocked(position, seat), choices)
        add_recovers(position, seat, choices)
        _add_discards(position, seat, choices)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if isinstance(action, Announce):
            return "no_support_after_twins"
        return _card_objection(position, seat, action)

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        _play_card(position, seat, action, events)


def _add_discards(position: Position, seat: int, choices: list[Action]) -> None:
    """EP-05: any card may be discarded; only an empty hand passes."""
    hand, discard = position.hands[seat], position.actions.discard
    place: i64
    for place in range(len(hand)):
        choices.append(discard[hand[place]])
    if not choices:
        choices.append(PASS)


def _card_objection(position: Position, seat: int, action: Action) -> str | None:
    """Why a card cannot be played for a zone, for Dionysos or to the discard, or why the seat cannot pass."""
    if action is PASS:
        return "hand_not_empty" if position.hands[seat] else None
    if isinstance(action, Zone):
        if action.card not in position.hands[seat]:
            return "not_in_hand"
        if action.tag == "add":
            return add_objection(position, seat, action.slot)
        return swap_objection(position, seat, action.slot)
    if isinstance(action, Recover):
        if action.card not in position.hands[seat]:
            return "not_in_hand"
        return recover_objection(position, seat, action.slot, action.seat)
    if isinstance(action, WithCard) and action.tag == "discard":
        return None if action.card in position.hands[seat] else "not_in_hand"
    return "not_now"


def _play_card(position: Position, seat: int, action: Action, events: list[Event]) -> None:
    """Add or replace a zone, discard, recover Dionysos, or pass."""
    data = position.data
    if isinstance(action, Zone):
        if action.tag == "add":
            add(position, seat, action.card, action.slot, events)
        else:
            swap(position, seat, action.card, action.slot, events)
            position.is_fresh = True
        end_action(position, events)
    elif isinstance(action, WithCard):
        take_from_hand(position, seat, action.card)
        to_discard(position, action.card)
        events.append(EphyranEvent(data, "discarded", (seat, data.card_names[action.card])))
        position.is_fresh = True
        end_action(position, events)
    elif isinstance(action, Recover):
        recover(position, seat, action.card, action.slot, action.seat, events)
        LAYING_STAGE.enter(position, seat, events)
    else:
        events.append(EphyranEvent(data, "passed", (seat,)))
        end_action(position, events)


def _announce(position: Position, seat: int, action: Announce, events: list[Event]) -> None:
    """§6: the card leaves the hand; a support that can be countered waits for the others' answers (EP-20)."""
    support = action.support
    take_from_hand(position, seat, action.card)
    if support == SHIELD:
        lock(position, seat, action.card, action.slot // 4, events)
        end_action(position, events)
    elif support == MAGIC:
        unlock(position, seat, action.card, action.seat, action.slot // 4, events)
        end_action(position, events)
    else:
        to_tartarus(position, action.card)
        events.append(_announcement(position, seat, action))
        if support == TWINS:
            position.is_twins = True
            position.draws = position.data.twins_draw
            next_draw(position, events)
        elif support == GRAEAE:
            look(position, seat, events)
            go_on_looking(position, False, events)
        else:
            _aim(position, seat, action)
            open_window(position, events)


def _aim(position: Position, seat: int, action: Announce) -> None:
    """Note what is announced: the support, the zone, and against whom (oneself: with the hand)."""
    position.support = action.support
    if action.support == EXCHANGE or action.support == STEAL:
        position.slot = action.slot
    if action.support != TAKE:
        position.target = seat if action.seat == HAND else action.seat


def _announcement(position: Position, seat: int, action: Announce) -> Event:
    data = position.data
    card = data.card_names[action.card]
    if action.support == EXCHANGE and action.seat == HAND:
        return EphyranEvent(data, "announced_exchange_with_hand", (seat, card, SLOT_NAMES[action.slot]))
    if action.support == EXCHANGE or action.support == STEAL:
        tag = f"announced_{SUPPORTS[action.support]}"
        return EphyranEvent(data, tag, (seat, card, SLOT_NAMES[action.slot], action.seat))
    if action.support == DESTROY:
        return EphyranEvent(data, "announced_destroy", (seat, card, action.seat))
    tag = "announced_take" if action.support == TAKE else f"played_{SUPPORTS[action.support]}"
    return EphyranEvent(data, tag, (seat, card))
