"""§7 The stages of an announced support: the others answer, then it takes effect."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.cells import has
from quintessence.core.game import Action, Event, Prompt, Values
from quintessence.games.ephyran.actions import DECLINE, GiveUp, WithCard
from quintessence.games.ephyran.data.constants import DESTROY, EXCHANGE, SLOT_NAMES, SUPPORTS, TAKE
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.knowledge.belief import note_decline
from quintessence.games.ephyran.rules.city import replace
from quintessence.games.ephyran.rules.drawing import refill
from quintessence.games.ephyran.rules.hands import take_from_hand, to_tartarus
from quintessence.games.ephyran.rules.position import FITTING, GIVING_UP, WINDOW, Position, has_dionysos
from quintessence.games.ephyran.rules.stages.placing import SETTING_STAGE
from quintessence.games.ephyran.rules.stages.stage import Stage
from quintessence.games.ephyran.rules.supports import add_give_ups, exchange, give_up, give_up_objection
from quintessence.games.ephyran.rules.tokens import steal, take
from quintessence.games.ephyran.rules.turn import end_support


@final
class Window(Stage):
    """§7.5: an opponent counters what is announced, or lets it happen."""

    def waiting(self, position: Position) -> Prompt:
        return Prompt("wait_for_answer", {"seat": position.asked})

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        data = position.data
        hand, counter = position.hands[seat], data.counter_of[position.support]
        place: i64
        for place in range(len(hand)):
            if has(data.supports_of[hand[place]], counter):
                choices.append(position.actions.counter[hand[place]])
        choices.append(DECLINE)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        data = position.data
        if action is DECLINE:
            return None
        if not isinstance(action, WithCard) or action.tag != "counter":
            return "not_now"
        if action.card not in position.hands[seat]:
            return "not_in_hand"
        return None if data.counter_of[position.support] in data.supports_of[action.card] else "wrong_counter"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        """EP-21, EP-22: a counter voids the support; both cards are in Tartarus, the defender's hand is filled up."""
        data = position.data
        if isinstance(action, WithCard):
            take_from_hand(position, seat, action.card)
            to_tartarus(position, action.card)
            events.append(EphyranEvent(data, "countered", (seat, data.card_names[action.card], position.active)))
            refill(position, seat, events)
            end_support(position, events)
        else:
            events.append(EphyranEvent(data, "declined", (seat,)))
            note_decline(position, seat)
            _ask_next(position, events)

    def objection_values(self, position: Position) -> Values:
        return {"stage": self.name, "support": SUPPORTS[position.support]}


def open_window(position: Position, events: list[Event]) -> None:
    """A support has been announced: its opponents answer."""
    position.stage = WINDOW
    _ask_next(position, events)


def _ask_next(position: Position, events: list[Event]) -> None:
    """EP-19, EP-24: every opponent is asked in turn order, whatever he holds; then the support takes effect."""
    position.asked = (position.asked + 1) % position.seats
    if position.asked == position.active:
        resolve(position, events)


def resolve(position: Position, events: list[Event]) -> None:
    """Nobody countered: the support does what it was announced to do."""
    seat, support = position.active, position.support
    position.asked = seat
    if support == EXCHANGE:
        if position.target == seat:
            position.stage = FITTING
        else:
            exchange(position, seat, position.target, position.slot, events)
            end_support(position, events)
    elif support == DESTROY:
        GIVING_UP_STAGE.enter(position, position.target, events)
    else:
        if support == TAKE:
            take(position, seat, events)
        else:
            steal(position, seat, position.target, position.slot, events)
        SETTING_STAGE.enter(position, seat, events)


@final
class Fitting(Stage):
    """§7.1: after an exchange with the hand, its owner names the card that fits the zone (EP-29)."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        hand = position.hands[seat]
        place: i64
        for place in range(len(hand)):
            if position.data.fits(hand[place], position.slot):
                choices.append(position.actions.fit[hand[place]])

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if not isinstance(action, WithCard) or action.tag != "fit":
            return "not_now"
        if action.card not in position.hands[seat]:
            return "not_in_hand"
        return None if position.data.fits(action.card, position.slot) else "not_equivalent"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        """What the zone replaces goes to the hand, or to Tartarus by the other reading; Dionysos always (EP-52)."""
        assert isinstance(action, WithCard)
        data = position.data
        take_from_hand(position, seat, action.card)
        events.append(EphyranEvent(data, "fitted", (seat, data.card_names[action.card], SLOT_NAMES[position.slot])))
        returns = position.returns_to_hand and not has_dionysos(position, seat, position.slot)
        replace(position, seat, action.card, position.slot, "hand" if returns else "tartarus", events)
        end_support(position, events)


@final
class GivingUp(Stage):
    """§7.3: the victim of a destruction gives up the last zone of a column."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        add_give_ups(position, seat, choices)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        return give_up_objection(position, seat, action.territory) if isinstance(action, GiveUp) else "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, GiveUp)
        give_up(position, seat, action.territory, events)
        end_support(position, events)


GIVING_UP_STAGE: Final = GivingUp(GIVING_UP, "giving_up")
