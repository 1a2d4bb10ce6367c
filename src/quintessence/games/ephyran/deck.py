"""Reads the lists of a data file and says exactly what is wrong in a bad one."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.core.game import Refused

_NONE: Final = 255
_MOST: Final = 240
"""Cards are numbered in a byte."""


class BadData(Refused):
    """A data file that cannot be played with; the code and values say what is wrong and where."""


@final
class Deck:
    """The cards of a data file, half by half."""

    def __init__(self, file: dict[str, Any]) -> None:
        for part in _PARTS:
            if part not in file:
                raise BadData("data_part_missing", {"part": part})
        self.territories: Final[list[str]] = file["territories"]["order"]
        self.gods: Final[list[str]] = _gods(file["gods"]["territory"], self.territories)
        self.objects: Final[list[str]] = list(file["objects"]["prestige"])
        self.prestige: Final[list[int]] = list(file["objects"]["prestige"].values())
        self.supports: Final[list[str]] = file["supports"]["kinds"]
        self.creatures: Final[list[str]] = []
        self._home: Final[list[int]] = []
        for number, territory in enumerate(self.territories):
            for creature in file["creatures"][territory]:
                self.creatures.append(creature)
                self._home.append(number)
        self.cards: Final[list[str]] = file["cards"]["territory_and_support"] + file["cards"]["two_territories"]
        self.slots: Final[list[int]] = []
        self.half_creatures: Final[list[int]] = []
        self.half_objects: Final[list[int]] = []
        self.half_supports: Final[list[int]] = []
        if len(self.cards) + file["dionysos"]["cards"] > _MOST:
            raise BadData("data_too_many_cards", {"most": _MOST})
        for number, card in enumerate(self.cards):
            if card in self.cards[:number]:
                raise BadData("data_card_twice", {"card": card})
            self._read(card)

    def _read(self, card: str) -> None:
        halves = card.split("/")
        if len(halves) != 2:
            raise BadData("data_card_not_two_halves", {"card": card})
        for half in halves:
            if half in self.supports:
                self._add(_NONE, _NONE, _NONE, self.supports.index(half))
            else:
                self._read_zone(card, half)
        if self.slots[-1] == self.slots[-2] and self.half_supports[-1] == self.half_supports[-2]:
            raise BadData("data_card_twice_the_same", {"card": card})

    def _read_zone(self, card: str, half: str) -> None:
        words = half.split("-")
        if words[0] not in self.creatures:
            raise BadData("data_unknown_creature", {"card": card, "name": words[0]})
        if len(words) < 2 or words[1] not in _NUMBERS:
            raise BadData("data_bad_zone", {"card": card, "name": half})
        if len(words) > 3 or (len(words) == 3 and words[2] not in self.objects):
            raise BadData("data_unknown_object", {"card": card, "name": half})
        creature = self.creatures.index(words[0])
        printed = self.objects.index(words[2]) if len(words) == 3 else _NONE
        self._add(self._home[creature] * 4 + int(words[1]) - 1, creature, printed, _NONE)

    def _add(self, slot: int, creature: int, printed: int, support: int) -> None:
        self.slots.append(slot)
        self.half_creatures.append(creature)
        self.half_objects.append(printed)
        self.half_supports.append(support)


_PARTS: Final = [
    "gods",
    "territories",
    "objects",
    "hand",
    "supports",
    "score",
    "dionysos",
    "tokens",
    "creatures",
    "cards",
]
_NUMBERS: Final = ["1", "2", "3", "4"]
ERRORS: Final = [
    "data_part_missing",
    "data_god_missing",
    "data_too_many_cards",
    "data_card_twice",
    "data_card_not_two_halves",
    "data_card_twice_the_same",
    "data_unknown_creature",
    "data_bad_zone",
    "data_unknown_object",
]


def _gods(territory_of: dict[str, str], territories: list[str]) -> list[str]:
    gods: list[str] = []
    for territory in territories:
        found = [god for god, own in territory_of.items() if own == territory]
        if len(found) != 1:
            raise BadData("data_god_missing", {"territory": territory})
        gods.append(found[0])
    return gods
