"""Reads the lists of a data file and says exactly what is wrong in a bad one."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.core.data_file import DataRules, quoted
from quintessence.core.data_shape import Fault, KeyPath, Shape
from quintessence.games.ephyran.data.constants import NONE, OBJECTS, SEATS, SUPPORTS, TERRITORIES

_MOST_CARDS: Final = 130
"""With more, a match could take more actions than the game promises."""
_MOST_CREATURES: Final = 60
"""The score notes each in a bit of one word."""
_MOST_TOKENS: Final = 250
"""Each has a byte of its own."""
_NUMBERS: Final = ["1", "2", "3", "4"]


@final
class Deck:
    """The cards of a data file, half by half, and what is wrong with them."""

    def __init__(self, file: dict[str, Any]) -> None:
        self.faults: Final[list[Fault]] = []
        self.creatures: Final[list[str]] = []
        self.home: Final[list[int]] = []
        for number, territory in enumerate(TERRITORIES):
            for creature in file["creatures"][territory]:
                self._add_creature(creature, number)
        self.cards: Final[list[str]] = []
        self.slots: Final[list[int]] = []
        self.half_creatures: Final[list[int]] = []
        self.half_objects: Final[list[int]] = []
        self.half_supports: Final[list[int]] = []
        for part in ("territory_and_support", "two_territories"):
            for number, card in enumerate(file["cards"][part]):
                self._read(["cards", part, number], card)
                self.cards.append(card)

    def _add_creature(self, creature: str, territory: int) -> None:
        path: KeyPath = ["creatures", TERRITORIES[territory], creature]
        if creature in self.creatures:
            self.faults.append(Fault(path, "data_creature_twice", {"name": creature}))
        is_word = creature.isascii() and creature.isalpha() and creature.islower()
        if not is_word or creature in SUPPORTS or creature == "dionysos":
            self.faults.append(Fault(path, "data_bad_name", {"name": creature}))
        self.creatures.append(creature)
        self.home.append(territory)

    def _read(self, path: KeyPath, card: str) -> None:
        halves = card.split("/")
        if card in self.cards:
            self.faults.append(Fault(path, "data_card_twice", {"card": card}))
        if len(halves) != 2:
            self.faults.append(Fault(path, "data_card_not_two_halves", {"card": card}))
            return
        for half in halves:
            if half in SUPPORTS:
                self._add(NONE, NONE, NONE, SUPPORTS.index(half))
            else:
                self._read_zone(path, card, half)
        if self.slots[-1] == self.slots[-2] and self.half_supports[-1] == self.half_supports[-2]:
            self.faults.append(Fault(path, "data_card_twice_the_same", {"card": card}))

    def _read_zone(self, path: KeyPath, card: str, half: str) -> None:
        words = half.split("-")
        if words[0] not in self.creatures:
            self.faults.append(Fault(path, "data_unknown_creature", {"card": card, "name": words[0]}))
        elif len(words) < 2 or words[1] not in _NUMBERS:
            self.faults.append(Fault(path, "data_bad_zone", {"card": card, "name": half}))
        elif len(words) > 3 or (len(words) == 3 and words[2] not in OBJECTS):
            self.faults.append(Fault(path, "data_unknown_object", {"card": card, "name": half}))
        else:
            creature = self.creatures.index(words[0])
            printed = OBJECTS.index(words[2]) if len(words) == 3 else NONE
            self._add(self.home[creature] * 4 + int(words[1]) - 1, creature, printed, NONE)
            return
        self._add(NONE, NONE, NONE, len(self.slots) + len(SUPPORTS))  # like no other, so that one fault is one

    def _add(self, slot: int, creature: int, printed: int, support: int) -> None:
        self.slots.append(slot)
        self.half_creatures.append(creature)
        self.half_objects.append(printed)
        self.half_supports.append(support)


ERRORS: Final = [
    "data_creature_twice",
    "data_bad_name",
    "data_too_many_creatures",
    "data_too_many_tokens",
    "data_too_many_cards",
    "data_too_few_cards",
    "data_too_few_dionysos",
    "data_card_twice",
    "data_card_not_two_halves",
    "data_card_twice_the_same",
    "data_unknown_creature",
    "data_bad_zone",
    "data_unknown_object",
]


def faults(file: dict[str, Any]) -> list[Fault]:
    """All that is wrong with tables of the right shape."""
    deck = Deck(file)
    faults = _excess(["creatures"], "data_too_many_creatures", len(deck.creatures), _MOST_CREATURES)
    return deck.faults + faults + _count_faults(file, len(deck.cards))


def _count_faults(file: dict[str, Any], cards: int) -> list[Fault]:
    """What there is too many or too few of."""
    hand, dionysos, tokens = file["hand"], file["dionysos"]["cards"], sum(file["tokens"]["count"].values())
    faults = _excess(["tokens", "count"], "data_too_many_tokens", tokens, _MOST_TOKENS)
    faults += _excess(["cards"], "data_too_many_cards", cards, _MOST_CARDS - dionysos)
    faults += _lack(["cards"], "data_too_few_cards", cards, SEATS * (hand["drawn"] + hand["dionysos"]) + 1)
    return faults + _lack(["dionysos", "cards"], "data_too_few_dionysos", dionysos, SEATS * hand["dionysos"])


def _excess(path: KeyPath, code: str, count: int, most: int) -> list[Fault]:
    return [Fault(path, code, {"count": count, "most": most})] if count > most else []


def _lack(path: KeyPath, code: str, count: int, least: int) -> list[Fault]:
    return [Fault(path, code, {"count": count, "least": least})] if count < least else []


def words(file: dict[str, Any], own: dict[str, Any]) -> dict[str, str]:
    """What replaced cards are called: each half by creature, zone and object, a creature by its own name at least."""
    deck, known = Deck(file), Deck(own).creatures
    sentences = {f"creature-{name}": quoted(name.capitalize()) for name in deck.creatures if name not in known}
    for half in {half: True for card in deck.cards for half in card.split("/") if half not in SUPPORTS}:
        creature, number, *printed = half.split("-")
        territory = TERRITORIES[deck.home[deck.creatures.index(creature)]]
        carried = f", {{ object-{printed[0]}.short }}" if printed else ""
        sentences[f"card-{half}"] = f"{{ creature-{creature} }} ({{ slot-{territory}-{number} }}{carried})"
    return sentences


_FIXED: Final = [
    *("gods.territory", "territories.order", "territories.zones", "territories.colour", "objects.prestige"),
    *("supports.kinds", "supports.countered_by"),
]
RULES: Final = DataRules(Shape(["creatures.*"], [], _FIXED), faults, words)
