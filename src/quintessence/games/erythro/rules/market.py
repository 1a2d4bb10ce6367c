"""§11 The market: two cards an element, any of which a player can buy with any mix of own influence (ER-69)."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import put, replaced, with_card, without
from quintessence.core.game import Action, Event
from quintessence.games.erythro.actions import Buy
from quintessence.games.erythro.data.constants import ELEMENTS, NONE
from quintessence.games.erythro.events import Bought
from quintessence.games.erythro.rules.decks import random_card
from quintessence.games.erythro.rules.influence import highest_first, lower_discs, lowest_first, pay, total
from quintessence.games.erythro.rules.position import Position


def can_buy(position: Position, seat: int) -> bool:
    money: i64 = total(position, seat)
    market, cost = position.market, position.data.cards.cost
    place: i64
    for place in range(len(market)):
        card: i64 = market[place]
        if card != NONE and cost[card] <= money:
            return True
    return False


def add_purchases(position: Position, seat: int, choices: list[Action]) -> None:
    """Every card on offer that can be paid, with every split of its price."""
    cost, market = position.data.cards.cost, position.market
    place: i64
    for place in range(len(market)):
        card: i64 = market[place]
        if card != NONE:
            price, splits = cost[card], position.actions.buy[card]
            for first in range(lowest_first(position, seat, price), highest_first(position, seat, price) + 1):
                choices.append(splits[first])


def purchase_lack(position: Position, seat: int, action: Buy) -> str:
    """Why a card cannot be bought so; "" when it can."""
    if action.card not in position.market:
        return "not_on_offer"
    is_paid = action.first <= position.influence[2 * seat] and action.second <= position.influence[2 * seat + 1]
    return "" if is_paid else "influence_missing"


def buy(position: Position, seat: int, action: Buy, events: list[Event]) -> None:
    """The card goes to the hand (ER-72), and its place on offer is filled at once (ER-71)."""
    slot = _place_of(position, action.card)
    pay(position, seat, action.first, action.second, "price", events)
    take_card(position, seat, action.card)
    new = _next_card(position, slot // position.data.numbers.market)
    position.market = put(position.market, slot, new)
    events.append(Bought(position.data, seat, action.card, action.first + action.second, new))


def take_card(position: Position, seat: int, card: int) -> None:
    position.hands = replaced(position.hands, seat, with_card(position.hands[seat], card))
    position.known = replaced(position.known, seat, with_card(position.known[seat], card))


def trial_purchase(position: Position, seat: int, action: Buy) -> Position:
    """A copy in which a card was bought: the next one on offer is not known yet."""
    twin = position.twin()
    lower_discs(twin, seat, action.first, action.second)
    take_card(twin, seat, action.card)
    twin.market = put(twin.market, _place_of(twin, action.card), NONE)
    return twin


def _place_of(position: Position, card: int) -> int:
    """Where a card is on offer."""
    place = 0
    while position.market[place] != card:  # few; compiled, `index` would be asked through Python
        place += 1
    return place


def _next_card(position: Position, element: int) -> int:
    """From the element's deck, then from what was put under it at set-up (ER-70)."""
    for pile in (element, element + len(ELEMENTS)):
        card = random_card(position, position.decks[pile])
        if card != NONE:
            position.decks = replaced(position.decks, pile, without(position.decks[pile], card))
            return card
    return NONE


def first_cards(position: Position, element: int) -> None:
    """Set-up: cards of a low price; dearer ones that turn up go under the deck (ER-70, ER-84)."""
    for slot in range(element * position.data.numbers.market, (element + 1) * position.data.numbers.market):
        while position.market[slot] == NONE and position.decks[element]:
            card = random_card(position, position.decks[element])
            position.decks = replaced(position.decks, element, without(position.decks[element], card))
            if position.data.cards.cost[card] <= position.data.numbers.setup_cost:
                position.market = put(position.market, slot, card)
            else:
                under = element + len(ELEMENTS)
                position.decks = replaced(position.decks, under, with_card(position.decks[under], card))
