"""The data of one variant as typed tables: cards, mines, events, layouts, and the sheets of the adversaries."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.games.erythro.data.constants import (
    CHARACTERS,
    DRAW,
    ELEMENTS,
    GAIN,
    GAIN_ZONE,
    LAYOUTS,
    LOSE,
    MOVE,
    MOVE_ZONE,
    NONE,
    POLLUTE,
    POWER,
    POWER_YELLOW,
    SANCTUARY,
    SANCTUARY_ZONE,
    SELF,
    ZONES,
    Card,
    EventCard,
    Mine,
)
from quintessence.games.erythro.data.lines import (
    Line,
    coupling_of,
    needs_of,
    read_event_effect,
    read_gain,
    read_line,
    read_mine_line,
)
from quintessence.games.erythro.data.sheets import Layout, Numbers

_ZONES: Final = len(ZONES)


@final
class Cards:
    """The cards by number: 0 is the contamination card, then the base cards by character, the advanced by element."""

    def __init__(self, tables: dict[str, Any], elements: list[bytes], numbers: Numbers) -> None:
        self.names: Final = ["contamination"]
        self.elements: Final = [b""]
        """The element or elements at a card's top right corner."""
        self.cost: Final = [0]
        self.gained: Final = [0]
        """The element of the first zone."""
        self.gain: Final = [Line(SELF, False, GAIN, NONE, 0)]
        self.move: Final = [0]
        self.sanctuary: Final = [NONE]
        self.yellow_of: Final = [NONE]
        self.yellow: Final[list[list[Line]]] = [[]]
        self.bottom: Final[list[list[Line]]] = [[]]
        self.programs: Final[list[list[Line]]] = []
        """The lines of each zone, 7 x card + zone; none where a card has no such zone."""
        pollute = Line(SELF, False, POLLUTE, NONE, 1)
        pays = Line(SELF, False, LOSE, NONE, numbers.contamination_pays)
        draws = Line(SELF, False, DRAW, NONE, numbers.contamination_draws)
        self.programs.extend([[], [], [], [], [], [pollute, pays], [pollute, draws]])
        self.base: Final = [self._add_all(tables["base"][name], elements[n]) for n, name in enumerate(CHARACTERS)]
        """The base cards of each character."""
        self.advanced: Final = [self._add_all(tables["advanced"][name], bytes([n])) for n, name in enumerate(ELEMENTS)]
        """The advanced cards of each element."""
        self.named: Final = {name: Card(card) for card, name in enumerate(self.names)}
        self.count: Final = len(self.names)
        self.coupling: Final = bytes(coupling_of(program) for program in self.programs)
        """How the lines of each zone get in one another's way, 7 x card + zone."""
        self.needs: Final = [needs_of(program) for program in self.programs]
        """What each zone asks for, 7 x card + zone."""
        self.zones: Final = [self._zones_of(card) for card in range(self.count)]
        """The zones that each card has."""

    def _add_all(self, table: dict[str, Any], elements: bytes) -> bytes:
        first = len(self.names)
        for name, card in table.items():
            if name != "provenance":
                self._add(name, card, elements)
        return bytes(range(first, len(self.names)))

    def _add(self, name: str, card: dict[str, Any], elements: bytes) -> None:
        element, count = read_gain(card["gain"])
        sanctuary = ELEMENTS.index(card["sanctuary"])
        yellow = [read_line(text) for text in card.get("yellow", [])]
        bottom = [read_line(text) for text in card["bottom"]]
        self.names.append(name)
        self.elements.append(elements)
        self.cost.append(card.get("cost", 0))
        self.gain.append(Line(SELF, False, GAIN, element, count))
        self.gained.append(element)
        self.move.append(card["move"])
        self.sanctuary.append(sanctuary)
        owner = card.get("yellow_of", ELEMENTS[elements[0]])
        self.yellow_of.append(ELEMENTS.index(owner) if yellow else NONE)
        self.yellow.append(yellow)
        self.bottom.append(bottom)
        zones: list[list[Line]] = [[] for _ in range(_ZONES)]
        zones[GAIN_ZONE] = [self.gain[-1]]
        zones[MOVE_ZONE] = [Line(SELF, False, MOVE, NONE, card["move"])]
        zones[SANCTUARY_ZONE] = [Line(SELF, False, SANCTUARY, sanctuary, 1)]
        zones[POWER] = bottom
        zones[POWER_YELLOW] = yellow + bottom if yellow else []
        self.programs.extend(zones)

    def _zones_of(self, card: int) -> bytes:
        return bytes(zone for zone in range(_ZONES) if self.programs[card * _ZONES + zone])


@final
class Mines:
    """The mines by number, level 1 first."""

    def __init__(self, tables: dict[str, Any]) -> None:
        by_name = {name: mine for name, mine in tables["mines"].items() if name != "provenance"}
        self.names: Final = sorted(by_name, key=lambda name: by_name[name]["level"] * 1000 + list(by_name).index(name))
        self.named: Final = {name: Mine(mine) for mine, name in enumerate(self.names)}
        rows = [by_name[name] for name in self.names]
        self.level: Final = bytes(row["level"] for row in rows)
        self.extraction: Final = bytes(row["extraction"] for row in rows)
        self.costs: Final = bytes(row["costs"][element] for row in rows for element in ELEMENTS)
        """Of mine 4 x mine + element."""
        self.lines: Final = [bytes(read_mine_line(text) for text in row["lines"]) for row in rows]
        """What each step does; a mine on the step after the last is lost."""
        self.count: Final = len(rows)

    def of_level(self, level: int) -> bytes:
        """The mines of a level, from 1 to 4."""
        return bytes(mine for mine in range(self.count) if self.level[mine] == level)


@final
class EventCards:
    """The events of the Consortium by number: each effect of parts 2 and 3 is two bytes, what and how many."""

    def __init__(self, tables: dict[str, Any]) -> None:
        by_name = {name: event for name, event in tables["events"].items() if name != "provenance"}
        self.names: Final = [*by_name]
        self.named: Final = {name: EventCard(event) for event, name in enumerate(self.names)}
        self.clean: Final = bytes(event["clean"] for event in by_name.values())
        self.shuffle: Final = [_effects(event["shuffle"]) for event in by_name.values()]
        self.destroyed: Final = [_effects(event["destroyed"]) for event in by_name.values()]
        self.count: Final = len(self.names)


def _effects(texts: list[str]) -> bytes:
    numbers: list[int] = []
    for text in texts:
        numbers.extend(read_event_effect(text))
    return bytes(numbers)


@final
class Data:
    """All that the data files decide."""

    def __init__(
        self, tables: dict[str, Any], cards: dict[str, Any], mines: dict[str, Any], events: dict[str, Any]
    ) -> None:
        self.tables: Final = tables
        self.numbers: Final = Numbers(tables)
        self.character_elements: Final = [
            bytes(ELEMENTS.index(name) for name in tables["characters"][character]) for character in CHARACTERS
        ]
        """The two elements of each character; its first disc is that of the first-named."""
        self.start_influence: Final = bytes(tables["characters"]["start"])
        self.cards: Final = Cards(cards, self.character_elements, self.numbers)
        self.mines: Final = Mines(mines)
        self.events: Final = EventCards(events)
        self.layouts: Final = [Layout(tables["layouts"][name]) for name in LAYOUTS]

    def complement(self, character: int) -> int:
        """The character with the two other elements (ER-78); NONE where the data have none."""
        own = self.character_elements[character]
        for other in range(len(CHARACTERS)):
            if not any(element in own for element in self.character_elements[other]):
                return other
        return NONE
