"""What a player can do, one small decision at a time. Each action is made once for a variant, in its `ActionTable`.

Tiles are named by their numbers, cards by their slugs. Where influence of two discs is paid or shared, an action says
how much of it concerns the first disc.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Json, Named, Seat, Values
from quintessence.core.rows import Rows
from quintessence.games.erythro.data.constants import (
    CHARACTERS,
    CONTAMINATION,
    ELEMENTS,
    NONE,
    PAY_ZONE,
    POWER_YELLOW,
    SEATS,
    ZONES,
    Card,
    Tile,
)
from quintessence.games.erythro.data.lines import MOST
from quintessence.games.erythro.data.tables import Data


@final
class Embody(Named):
    """§3: choose a character."""

    def __init__(self, character: int) -> None:
        super().__init__("embody", {"character": CHARACTERS[character]})
        self.character: Final = character


@final
class Play(Named):
    """§6.1: play a card of the hand for one of its zones."""

    def __init__(self, name: str, card: Card, zone: int) -> None:
        super().__init__("play", {"card": name, "zone": ZONES[zone]})
        self.card: Final = card
        self.zone: Final = zone


@final
class Step(Named):
    """§7.2: go one tile further."""

    def __init__(self, tile: Tile) -> None:
        super().__init__("step", {"tile": tile + 1})
        self.tile: Final = tile


@final
class Name(Named):
    """§7.1: say which other player a line applies to."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("name", {"player": seat})
        self.seat: Final = seat


@final
class Split(Named):
    """`share`: points gained on the first disc, the rest on the second. `pay`: points paid from the first disc."""

    def __init__(self, tag: str, first: int) -> None:
        super().__init__(tag, {"first": first})
        self.first: Final = first


@final
class Remove(Named):
    """`remove`: take tokens off a tile by a card. `clean`: by the first part of an event."""

    def __init__(self, tag: str, tile: Tile, count: int) -> None:
        super().__init__(tag, {"tile": tile + 1, "count": count})
        self.tile: Final = tile
        self.count: Final = count


@final
class Trash(Named):
    """§8: give a contamination card back to the pile, from the hand or from the discard pile."""

    def __init__(self, source: str) -> None:
        super().__init__("trash", {"source": source})
        self.is_from_hand: Final = source == "hand"


@final
class AttackMine(Named):
    """§10: attack a mine, and pay its cost in one element."""

    def __init__(self, element: int, tile: Tile) -> None:
        super().__init__("attack", {"thing": "mine", "element": ELEMENTS[element], "tile": tile + 1})
        self.element: Final = element
        self.tile: Final = tile


@final
class AttackDome(Action):
    """§10: attack the dome; the cost is paid in any mix (so much from the first disc), or in one element (ER-51)."""

    def __init__(self, first: int, element: int) -> None:
        self.first: Final = first
        self.element: Final = element

    def row(self) -> list[Json]:
        return ["attack", "dome", self.first if self.element == NONE else ELEMENTS[self.element]]

    def values(self) -> Values:
        element = "mix" if self.element == NONE else ELEMENTS[self.element]
        return {"thing": "dome", "element": element, "tile": None, "first": self.first}


@final
class Buy(Named):
    """§11: acquire a card of the market; so much of its price is paid from the first disc."""

    def __init__(self, name: str, card: Card, first: int, cost: int) -> None:
        super().__init__("buy", {"card": name, "first": first})
        self.card: Final = card
        self.first: Final = first
        self.second: Final = cost - first


@final
class Keep(Named):
    """§6.2: keep one card of the hand, or none."""

    def __init__(self, name: str | None, card: Card) -> None:
        super().__init__("keep", {"card": name})
        self.card: Final = card


@final
class CleanUp(Named):
    """§14: the special clean-up: take tokens off one's own tile or a neighbour for influence."""

    def __init__(self, tile: Tile, count: int, first: int) -> None:
        super().__init__("clean_up", {"tile": tile + 1, "count": count, "first": first})
        self.tile: Final = tile
        self.count: Final = count
        self.first: Final = first


@final
class Bare(Named):
    """stop, decline, finish, let_be, let_be_this_phase: nothing else to say."""


STOP: Final = Bare("stop")
DECLINE: Final = Bare("decline")
FINISH: Final = Bare("finish")
LET_BE: Final = Bare("let_be")
LET_BE_THIS_PHASE: Final = Bare("let_be_this_phase")
TRASH_HAND: Final = Trash("hand")
TRASH_DISCARD: Final = Trash("discard")
EMBODY: Final = [Embody(character) for character in range(len(CHARACTERS))]
NAME: Final = [Name(Seat(seat)) for seat in range(SEATS)]
TAGS: Final = [
    *["embody", "play", "step", "stop", "name", "share", "pay", "remove", "trash", "attack", "buy", "decline", "keep"],
    *["finish", "clean", "clean_up", "let_be", "let_be_this_phase"],
]


@final
class ActionTable:
    """Every action there can be with the data of a variant: the rules hand out these objects and no others."""

    def __init__(self, data: Data) -> None:
        cards = data.cards
        tiles = [Tile(tile) for tile in range(max(layout.tiles for layout in data.layouts))]
        self.most_tokens: Final = data.numbers.contaminated - 1
        """The most tokens on a tile from which any can be removed."""
        adversaries = data.tables["adversaries"]
        cost: int = max(sheet.get("clean_up_cost", 0) for sheet in adversaries.values())
        dome: int = max(sheet.get("dome_cost", 0) for sheet in adversaries.values())
        self.play: Final = [
            Play(name, Card(card), zone) for card, name in enumerate(cards.names) for zone in range(len(ZONES))
        ]
        """7 x card + zone; nobody is offered a zone that a card does not have."""
        self.step: Final = [Step(tile) for tile in tiles]
        self.share: Final = [Split("share", first) for first in range(MOST + 1)]
        self.pay: Final = [Split("pay", first) for first in range(max(MOST, data.numbers.contamination_pays) + 1)]
        self.remove: Final = [Remove("remove", tile, n + 1) for tile in tiles for n in range(self.most_tokens)]
        self.clean: Final = [Remove("clean", tile, n + 1) for tile in tiles for n in range(self.most_tokens)]
        """most_tokens x tile + count - 1."""
        self.attack_mine: Final = [AttackMine(element, tile) for tile in tiles for element in range(len(ELEMENTS))]
        """4 x tile + element."""
        self.attack_dome: Final = [AttackDome(first, NONE) for first in range(dome + 1)]
        self.attack_dome_in: Final = [AttackDome(0, element) for element in range(len(ELEMENTS))]
        self.buy: Final = [
            [Buy(cards.names[card], Card(card), first, cards.cost[card]) for first in range(cards.cost[card] + 1)]
            for card in range(cards.count)
        ]
        """By card and by what the first disc pays."""
        self.keep: Final = [Keep(name, Card(card)) for card, name in enumerate(cards.names)]
        self.keep_none: Final = Keep(None, Card(NONE))
        self.clean_up_splits: Final = cost + 1
        self.clean_up: Final = [
            CleanUp(tile, count + 1, first)
            for tile in tiles
            for count in range(self.most_tokens)
            for first in range(cost + 1)
        ]
        """(most_tokens x tile + count - 1) x clean_up_splits + first."""
        self.all: Final = self._listed(data)
        self.rows: Final = Rows(self.all)

    def _listed(self, data: Data) -> list[Action]:
        listed: list[Action] = [*EMBODY, *(play for play in self.play if _has_zone(play.card, play.zone))]
        listed += [*self.step, STOP, *NAME, *self.share, *self.pay, *self.remove, TRASH_HAND, TRASH_DISCARD]
        listed += [*self.attack_mine, *self.attack_dome, *self.attack_dome_in]
        for cards in data.cards.advanced:
            for card in cards:
                listed += self.buy[card]
        listed += [DECLINE, *self.keep, self.keep_none, FINISH, *self.clean, *self.clean_up, LET_BE, LET_BE_THIS_PHASE]
        return listed


def _has_zone(card: Card, zone: int) -> bool:
    """Any action card can be asked for its yellow part, to be told that it has none."""
    return zone >= PAY_ZONE if card == CONTAMINATION else zone <= POWER_YELLOW
