"""What a player can do, one small decision at a time.

A support is announced with its targets in one action (EP-20): which card, against whom, on which zone. Each action is
made once: those without a card here, those with a card in the `ActionTable` of a variant.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Json, Named, Values
from quintessence.core.rows import Rows
from quintessence.games.ephyran.data.constants import (
    COUNTER_NAMES,
    COUNTERS,
    DESTROY,
    EXCHANGE,
    GODS,
    GRAEAE,
    MAGIC,
    SEATS,
    SHIELD,
    SLOT_NAMES,
    SLOTS,
    STEAL,
    SUPPORTS,
    TAKE,
    TERRITORIES,
    TWINS,
)
from quintessence.games.ephyran.data.tables import Data

HAND: Final = 4
"""Instead of an opponent's seat: an exchange with one's own hand."""


@final
class Zone(Action):
    """§5: add a zone to one's city (`add`), or put it in place of the last one of a column (`swap`)."""

    def __init__(self, data: Data, tag: str, card: int, slot: int) -> None:
        self._data: Final = data
        self.tag: Final = tag
        self.card: Final = card
        self.slot: Final = slot

    def row(self) -> list[Json]:
        return [self.tag, self._data.card_names[self.card], SLOT_NAMES[self.slot]]

    def values(self) -> Values:
        words = self._data.words_of(self.card, self._data.half_in(self.card, self.slot))
        return {**words, "slot": SLOT_NAMES[self.slot]}


@final
class Recover(Action):
    """§8: put a zone in the place of an opponent's Dionysos, and take him."""

    def __init__(self, data: Data, card: int, slot: int, seat: int) -> None:
        self._data: Final = data
        self.card: Final = card
        self.slot: Final = slot
        self.seat: Final = seat

    def row(self) -> list[Json]:
        return ["recover", self._data.card_names[self.card], SLOT_NAMES[self.slot], self.seat]

    def values(self) -> Values:
        words = self._data.words_of(self.card, self._data.half_in(self.card, self.slot))
        return {**words, "slot": SLOT_NAMES[self.slot], "victim": self.seat}


@final
class WithCard(Action):
    """discard, keep, bury, fit, counter: a card, and nothing else to say."""

    def __init__(self, data: Data, tag: str, card: int) -> None:
        self._data: Final = data
        self.tag: Final = tag
        self.card: Final = card

    def row(self) -> list[Json]:
        return [self.tag, self._data.card_names[self.card]]

    def values(self) -> Values:
        used = self._data.half_as(self.card, COUNTER_NAMES) if self.tag == "counter" else ""
        return self._data.words_of(self.card, used)


@final
class Announce(Action):
    """§6, §7: play a support with its targets: a seat, a slot (of a column, its first), or neither."""

    def __init__(self, data: Data, support: int, card: int, seat: int, slot: int) -> None:
        self._data: Final = data
        self.support: Final = support
        self.card: Final = card
        self.seat: Final = seat
        self.slot: Final = slot

    def row(self) -> list[Json]:
        row: list[Json] = [SUPPORTS[self.support], self._data.card_names[self.card]]
        if self.support == SHIELD or self.support == MAGIC:
            row[0] = "lock" if self.support == SHIELD else "unlock"
            row.append(TERRITORIES[self.slot // 4])
        elif self.support == EXCHANGE or self.support == STEAL:
            row.append(SLOT_NAMES[self.slot])
        if self.seat == HAND:
            row.append("hand")
        elif self.support == EXCHANGE or self.support == STEAL or self.support == DESTROY or self.support == MAGIC:
            row.append(self.seat)
        return row

    def values(self) -> Values:
        values = self._data.words_of(self.card, SUPPORTS[self.support])
        if self.support == SHIELD or self.support == MAGIC:
            values["territory"] = TERRITORIES[self.slot // 4]
        elif self.support == EXCHANGE or self.support == STEAL:
            values["slot"] = SLOT_NAMES[self.slot]
        if self.support != TAKE and self.support != TWINS and self.support != GRAEAE and self.support != SHIELD:
            values["victim"] = "hand" if self.seat == HAND else self.seat
        return values


@final
class PutDown(Named):
    """§9 `set`: put the token down on a zone. §8 `lay`: put the recovered Dionysos down."""

    def __init__(self, tag: str, slot: int) -> None:
        super().__init__(tag, {"slot": SLOT_NAMES[slot]})
        self.slot: Final = slot


@final
class GiveUp(Named):
    """§7.3: the victim of a destruction gives up the last zone of a column."""

    def __init__(self, territory: int) -> None:
        super().__init__("give_up", {"territory": TERRITORIES[territory]})
        self.territory: Final = territory


@final
class Draw(Named):
    """§4: draw from the pile, or take the top of the discard."""

    def __init__(self, source: str) -> None:
        super().__init__("draw", {"source": source})
        self.source: Final = source


@final
class Choose(Named):
    """§2: choose a god."""

    def __init__(self, god: int) -> None:
        super().__init__("choose", {"god": GODS[god]})
        self.god: Final = god


@final
class Bare(Named):
    """decline: no counter. pass: an empty hand."""


DECLINE: Final = Bare("decline")
PASS: Final = Bare("pass")
DRAW_PILE: Final = Draw("pile")
DRAW_DISCARD: Final = Draw("discard")
CHOOSE: Final = [Choose(god) for god in range(len(GODS))]
SET: Final = [PutDown("set", slot) for slot in range(SLOTS)]
LAY: Final = [PutDown("lay", slot) for slot in range(SLOTS)]
GIVE_UP: Final = [GiveUp(territory) for territory in range(len(TERRITORIES))]


@final
class ActionTable:
    """Every action there can be with the cards of a variant: the rules hand out these objects and no others."""

    def __init__(self, data: Data) -> None:
        self.discard: Final = _with_card(data, "discard", range(data.cards))
        self.keep: Final = _with_card(data, "keep", range(data.pile_cards))
        self.bury: Final = _with_card(data, "bury", range(data.pile_cards))
        self.fit: Final = _with_card(data, "fit", range(data.cards))
        """By card."""
        self.counter: Final = _with_card(data, "counter", range(data.cards))
        """By card; not all of them counter anything."""
        self.add: Final = [_zones(data, "add", card) for card in range(data.cards)]
        self.swap: Final = [_zones(data, "swap", card) for card in range(data.cards)]
        self.recover: Final = [_recovers(data, card) for card in range(data.cards)]
        """All that a card could ever be played for: by the slots that it can fill, then by the opponent's seat."""
        self.announce: Final = [
            _announcements(data, card, support) for card in range(data.cards) for support in range(len(SUPPORTS))
        ]
        """By 8 x card + support, every target in the order of `_targets`; none of what a card is not."""
        self.all: Final[list[Action]] = [
            *CHOOSE,
            *(zone for zones in self.add for zone in zones),
            *(zone for zones in self.swap for zone in zones),
            *(action for actions in self.recover for action in actions),
            *LAY,
            *self._by_card(data),
            *SET,
            *GIVE_UP,
            *self.fit,
            *self.keep,
            *self.bury,
            *self.discard,
            PASS,
            DRAW_PILE,
            DRAW_DISCARD,
            *(self.counter[card] for card in _counters(data)),
            DECLINE,
        ]
        self.rows: Final = Rows(self.all)

    def _by_card(self, data: Data) -> list[Announce]:
        """The announcements in the order of what is printed on each card."""
        found: list[Announce] = []
        for card in range(data.pile_cards):
            for support in data.supports_of[card]:
                found += self.announce[card * len(SUPPORTS) + support]
        return found


def _with_card(data: Data, tag: str, cards: range) -> list[WithCard]:
    return [WithCard(data, tag, card) for card in cards]


def _counters(data: Data) -> list[int]:
    return [card for card, supports in enumerate(data.supports_of) if any(one in supports for one in COUNTERS)]


def _zones(data: Data, tag: str, card: int) -> list[Zone]:
    return [Zone(data, tag, card, slot) for slot in data.fitting_slots[card]]


def _recovers(data: Data, card: int) -> list[Recover]:
    return [Recover(data, card, slot, seat) for slot in data.slots_of[card] for seat in range(SEATS)]


def _announcements(data: Data, card: int, support: int) -> list[Announce]:
    if support not in data.supports_of[card]:
        return []
    return [Announce(data, support, card, seat, slot) for seat, slot in _targets(support)]


def _targets(support: int) -> list[tuple[int, int]]:
    seats, slots, columns = range(SEATS), range(SLOTS), range(0, SLOTS, 4)
    if support == EXCHANGE:
        return [(seat, slot) for seat in range(SEATS + 1) for slot in slots]
    if support == STEAL:
        return [(seat, slot) for seat in seats for slot in slots]
    if support == DESTROY:
        return [(seat, 0) for seat in seats]
    if support == SHIELD:
        return [(0, slot) for slot in columns]
    if support == MAGIC:
        return [(seat, slot) for seat in seats for slot in columns]
    return [(0, 0)]
