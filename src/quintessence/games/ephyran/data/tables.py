"""The data of one variant as typed tables: what is printed on each half of each card, and on the tokens."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.core.game import Json, Values
from quintessence.games.ephyran.data.constants import DIONYSOS, NONE, OBJECTS, SLOTS, SUPPORTS, TERRITORIES
from quintessence.games.ephyran.data.deck import Deck

_ALL: Final = (1 << SLOTS) - 1


@final
class Data:
    """All that a data file decides. Cards are numbered: those of the draw pile from 0, then each Dionysos."""

    def __init__(self, tables: dict[str, Any]) -> None:
        deck = Deck(tables)
        supports, hand, score = tables["supports"], tables["hand"], tables["score"]
        self.creatures: Final = deck.creatures
        self.prestige: Final = _prestige(tables["objects"]["prestige"])
        """The points of each object."""
        self.counter_of: Final = _counters(supports["countered_by"])
        """The support that counters each support; NONE where nothing does (EP-25, EP-47)."""
        self.twins_draw: Final[int] = supports["twins_draw"]
        self.graeae_draw: Final[int] = supports["graeae_draw"]
        self.dealt: Final[int] = hand["drawn"]
        self.dealt_dionysos: Final[int] = hand["dionysos"]
        self.hand_size: Final[int] = hand["drawn"] + hand["dionysos"]
        self.creature_points: Final[int] = score["creature"]
        self.all_different_points: Final[int] = score["all_different"]
        self.first_city_points: Final[int] = score["first_city"]
        self.later_city_points: Final[int] = score["later_city"]

        dionysos: int = tables["dionysos"]["cards"]
        self.pile_cards: Final = len(deck.cards)
        """How many cards are no Dionysos: a card from this number on is one."""
        self.cards: Final = self.pile_cards + dionysos
        """How many cards there are."""
        self.card_names: Final = deck.cards + [f"dionysos-{number}" for number in range(1, dionysos + 1)]
        self.card_named: Final = {name: card for card, name in enumerate(self.card_names)}
        self.half_names: Final = [name.split("/") for name in deck.cards] + [["dionysos"]] * dionysos
        self.half_slot: Final = bytes(deck.slots)
        self.half_creature: Final = bytes(deck.half_creatures)
        self.half_object: Final = bytes(deck.half_objects)
        """Of half 2 x card and 2 x card + 1: its slot, creature and printed object; NONE for what it lacks."""
        self.homes: Final = {
            self.creatures[creature]: TERRITORIES[slot // 4]
            for slot, creature in zip(deck.slots, deck.half_creatures, strict=True)
            if creature != NONE
        }
        """The territory of each creature on the cards."""
        self.slots_of: Final = _of_cards(self.half_slot, self.cards)
        """The slots that a card's halves can fill; a Dionysos fills any and lists none."""
        self.fitting_slots: Final = self.slots_of[: self.pile_cards] + [bytes(range(SLOTS))] * dionysos
        """The slots that a card can fill."""
        self.zones_of_card: Final = [_bits(slots) for slots in self.slots_of[: self.pile_cards]] + [_ALL] * dionysos
        """The same, a bit each."""
        self.supports_of: Final = _of_cards(bytes(deck.half_supports), self.cards)
        """The supports that a card can be played as."""
        self.tokens: Final = _tokens(tables["tokens"]["count"])
        """The object on each token."""

    def is_dionysos(self, card: int) -> bool:
        return self.pile_cards <= card < self.cards

    def fits(self, card: int, slot: int) -> bool:
        """Whether a card can stand in a slot: one of its halves is that zone, or it is a Dionysos (EP-27, EP-48)."""
        return self.zones_of_card[card] >> slot & 1 == 1

    def creature_of(self, card: int, slot: int) -> int:
        """The creature that a card shows in a slot."""
        if card >= self.pile_cards:
            return DIONYSOS
        return self.half_creature[2 * card if self.half_slot[2 * card] == slot else 2 * card + 1]

    def object_of(self, card: int, slot: int) -> int:
        """The object that is printed on the half that a card shows in a slot; NONE when there is none."""
        if card >= self.pile_cards:
            return NONE
        return self.half_object[2 * card if self.half_slot[2 * card] == slot else 2 * card + 1]

    def half_in(self, card: int, slot: int) -> str:
        """The name of the half that a card shows in a slot."""
        if card >= self.pile_cards:
            return "dionysos"
        return self.half_names[card][0 if self.half_slot[2 * card] == slot else 1]

    def half_as(self, card: int, supports: list[str]) -> str:
        """The name of the half with which a card is one of these supports."""
        return next(half for half in self.half_names[card] if half in supports)

    def names_of(self, cards: bytes) -> list[Json]:
        return [self.card_names[card] for card in cards]

    def words_of(self, card: int, used: str) -> Values:
        """A card for the texts: the half that is used (the first, where the whole card is meant) and the other one."""
        names = self.half_names[card]
        others = [name for name in names if name != (used or names[0])]
        return {"card": used or names[0], "other": others[0] if others else None}


def _counters(countered_by: dict[str, str]) -> bytes:
    return bytes(SUPPORTS.index(countered_by[name]) if name in countered_by else NONE for name in SUPPORTS)


def _prestige(points: dict[str, int]) -> list[int]:
    return [points[name] for name in OBJECTS]


def _of_cards(halves: bytes, cards: int) -> list[bytes]:
    """What the two halves of each card have; nothing for a Dionysos."""
    return [bytes(value for value in halves[2 * card : 2 * card + 2] if value != NONE) for card in range(cards)]


def _bits(slots: bytes) -> int:
    return sum(1 << slot for slot in slots)


def _tokens(count: dict[str, int]) -> bytes:
    return bytes(number for number, name in enumerate(OBJECTS) for _ in range(count[name]))
