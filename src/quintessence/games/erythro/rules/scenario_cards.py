"""The cards of a situation: hands, draw piles, discard piles, played cards, the market and the contamination pile."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.cells import put, replaced, without
from quintessence.core.game import BadOption, Json, Values
from quintessence.core.record import canonical
from quintessence.games.erythro.data.constants import CONTAMINATION, ELEMENTS, NONE
from quintessence.games.erythro.rules.market import first_cards
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.scenario_read import count, fields, items, seated

CARD_FIELDS: Final = ["hands", "decks", "discards", "played", "market", "contamination"]
_MOST: Final = 60
"""The most cards of a contamination pile."""


@final
class Box:
    """The cards that the situation has not put anywhere yet."""

    def __init__(self, position: Position) -> None:
        self._position: Final = position
        self._taken: Final[set[int]] = set()
        self.contaminations = 0
        """How many contamination cards were put somewhere."""

    def take(self, name: Json, seat: int) -> int:
        """A card for a seat: contamination, an own base card, or any advanced card."""
        cards = self._position.data.cards
        if not isinstance(name, str) or name not in cards.named:
            raise BadOption("scenario_unknown_card", {"card": canonical(name)})
        card = cards.named[name]
        if card == CONTAMINATION:
            self.contaminations += 1
            return card
        if card in self._taken:
            raise BadOption("scenario_card_taken", {"card": name})
        is_base = cards.cost[card] == 0
        if is_base and (seat == NONE or card not in cards.base[self._position.characters[seat]]):
            raise BadOption("scenario_foreign_card", {"card": name})
        self._taken.add(card)
        return card

    def is_free(self, card: int) -> bool:
        return card not in self._taken


def lay_cards(position: Position, scenario: Values) -> None:
    """Put cards where the situation says, and the others where they belong then."""
    box = Box(position)
    if any(name in scenario for name in ("hands", "decks", "discards", "played")):
        _lay_players(position, scenario, box)
        total = (position.data.numbers.contamination + 1) * position.setting.seats
        position.contamination = max(0, total - box.contaminations)
    if "contamination" in scenario:
        position.contamination = count(scenario["contamination"], "contamination", 0, _MOST)
    _lay_market(position, scenario, box)


def _lay_players(position: Position, scenario: Values, box: Box) -> None:
    nothing = [b"" for _ in range(position.setting.seats)]
    hands, piles, discards, played = nothing[:], nothing[:], nothing[:], nothing[:]
    for name, piled in (("hands", hands), ("decks", piles), ("discards", discards), ("played", played)):
        for seat, given in enumerate(seated(position, scenario, name)):
            piled[seat] = bytes(sorted(box.take(card, seat) for card in items(given, name)))
    if "decks" not in scenario:
        for seat in range(position.setting.seats):
            base = position.data.cards.base[position.characters[seat]]
            piles[seat] = bytes(card for card in base if box.is_free(card))
    position.hands, position.piles, position.discards, position.played = hands, piles, discards, played
    position.known = nothing


def _lay_market(position: Position, scenario: Values, box: Box) -> None:
    """The cards on offer; what a player has is neither there nor in a deck."""
    if "market" in scenario:
        _lay_offer(position, fields(scenario["market"], "market"), box)
        return
    for slot, card in enumerate(position.market):
        if card != NONE and not box.is_free(card):
            position.market = put(position.market, slot, NONE)
    for number, deck in enumerate(position.decks):
        position.decks = replaced(position.decks, number, bytes(card for card in deck if box.is_free(card)))
    for element in range(len(ELEMENTS)):
        first_cards(position, element)


def _lay_offer(position: Position, offer: Values, box: Box) -> None:
    cards, size = position.data.cards, position.data.numbers.market
    decks = [bytes(card for card in cards.advanced[element] if box.is_free(card)) for element in range(len(ELEMENTS))]
    position.decks = [*decks, *(b"" for _ in ELEMENTS)]
    position.market = bytes([NONE]) * len(position.market)
    for name, given in offer.items():
        if name not in ELEMENTS:
            raise BadOption("scenario_bad_element", {"field": "market", "value": name})
        element = ELEMENTS.index(name)
        for slot, card_name in enumerate(items(given, "market")[:size]):
            card = box.take(card_name, NONE)
            if card not in position.decks[element]:
                raise BadOption("scenario_unknown_card", {"card": canonical(card_name)})
            position.decks = replaced(position.decks, element, without(position.decks[element], card))
            position.market = put(position.market, element * size + slot, card)
    for element in range(len(ELEMENTS)):
        if ELEMENTS[element] not in offer:
            first_cards(position, element)
