"""What a player can do, one small decision at a time; each action is made once.

A support is announced with its targets in one action (EP-20): which card, against whom, on which zone.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Json, Named, Values
from quintessence.core.rows import Rows
from quintessence.games.ephyran.data.tables import (
    CARD_NAMES,
    CARDS,
    COUNTERS,
    DESTROY,
    EXCHANGE,
    GODS,
    GRAEAE,
    MAGIC,
    PLAIN,
    SHIELD,
    SLOT_NAMES,
    SLOTS,
    SLOTS_OF,
    STEAL,
    SUPPORTS,
    SUPPORTS_OF,
    TAKE,
    TERRITORIES,
    TWINS,
    half_as,
    half_in,
    words_of,
)

SEATS: Final = 4
HAND: Final = 4
"""Instead of an opponent's seat: an exchange with one's own hand."""


@final
class Zone(Action):
    """§5: add a zone to one's city (`add`), or put it in place of the last one of a column (`swap`)."""

    def __init__(self, tag: str, card: int, slot: int) -> None:
        self.tag: Final = tag
        self.card: Final = card
        self.slot: Final = slot

    def row(self) -> list[Json]:
        return [self.tag, CARD_NAMES[self.card], SLOT_NAMES[self.slot]]

    def values(self) -> Values:
        return {**words_of(self.card, half_in(self.card, self.slot)), "slot": SLOT_NAMES[self.slot]}


@final
class Recover(Action):
    """§8: put a zone in the place of an opponent's Dionysos, and take him."""

    def __init__(self, card: int, slot: int, seat: int) -> None:
        self.card: Final = card
        self.slot: Final = slot
        self.seat: Final = seat

    def row(self) -> list[Json]:
        return ["recover", CARD_NAMES[self.card], SLOT_NAMES[self.slot], self.seat]

    def values(self) -> Values:
        words = words_of(self.card, half_in(self.card, self.slot))
        return {**words, "slot": SLOT_NAMES[self.slot], "victim": self.seat}


@final
class WithCard(Action):
    """discard, keep, bury, fit, counter: a card, and nothing else to say."""

    def __init__(self, tag: str, card: int) -> None:
        self.tag: Final = tag
        self.card: Final = card

    def row(self) -> list[Json]:
        return [self.tag, CARD_NAMES[self.card]]

    def values(self) -> Values:
        return words_of(self.card, half_as(self.card, COUNTERS) if self.tag == "counter" else "")


@final
class Announce(Action):
    """§6, §7: play a support with its targets: a seat, a slot (of a column, its first), or neither."""

    def __init__(self, support: int, card: int, seat: int, slot: int) -> None:
        self.support: Final = support
        self.card: Final = card
        self.seat: Final = seat
        self.slot: Final = slot

    def row(self) -> list[Json]:
        row: list[Json] = [SUPPORTS[self.support], CARD_NAMES[self.card]]
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
        values = words_of(self.card, SUPPORTS[self.support])
        if self.support == SHIELD or self.support == MAGIC:
            values["territory"] = TERRITORIES[self.slot // 4]
        elif self.support == EXCHANGE or self.support == STEAL:
            values["slot"] = SLOT_NAMES[self.slot]
        if self.support != TAKE and self.support != TWINS and self.support != GRAEAE and self.support != SHIELD:
            values["victim"] = "hand" if self.seat == HAND else self.seat
        return values


@final
class Place(Named):
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
SET: Final = [Place("set", slot) for slot in range(SLOTS)]
LAY: Final = [Place("lay", slot) for slot in range(SLOTS)]
GIVE_UP: Final = [GiveUp(territory) for territory in range(len(TERRITORIES))]
DISCARD: Final = [WithCard("discard", card) for card in range(CARDS)]
KEEP: Final = [WithCard("keep", card) for card in range(PLAIN)]
BURY: Final = [WithCard("bury", card) for card in range(PLAIN)]
FIT: Final = [WithCard("fit", card) for card in range(CARDS)]


def _zones(tag: str) -> dict[int, Zone]:
    """By card x 16 + slot."""
    found: dict[int, Zone] = {}
    for card in range(CARDS):
        for slot in SLOTS_OF[card] if card < PLAIN else bytes(range(SLOTS)):
            found[card * SLOTS + slot] = Zone(tag, card, slot)
    return found


def _recovers() -> dict[int, Recover]:
    """By (card x 16 + slot) x 4 + seat."""
    found: dict[int, Recover] = {}
    for card in range(PLAIN):
        for slot in SLOTS_OF[card]:
            for seat in range(SEATS):
                found[(card * SLOTS + slot) * SEATS + seat] = Recover(card, slot, seat)
    return found


def _announced() -> dict[int, Announce]:
    found: dict[int, Announce] = {}
    for card in range(PLAIN):
        for support in SUPPORTS_OF[card]:
            for seat, slot in _targets(support):
                found[announce_key(support, card, seat, slot)] = Announce(support, card, seat, slot)
    return found


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


def announce_key(support: int, card: int, seat: int, slot: int) -> int:
    return ((card * 8 + support) * 5 + seat) * SLOTS + slot


ADD: Final = _zones("add")
SWAP: Final = _zones("swap")
RECOVER: Final = _recovers()
ANNOUNCE: Final = _announced()
COUNTER: Final = {
    card: WithCard("counter", card)
    for card in range(PLAIN)
    if SHIELD in SUPPORTS_OF[card] or MAGIC in SUPPORTS_OF[card]
}

ALL: Final[list[Action]] = [
    *CHOOSE,
    *ADD.values(),
    *SWAP.values(),
    *RECOVER.values(),
    *LAY,
    *ANNOUNCE.values(),
    *SET,
    *GIVE_UP,
    *FIT,
    *KEEP,
    *BURY,
    *DISCARD,
    PASS,
    DRAW_PILE,
    DRAW_DISCARD,
    *COUNTER.values(),
    DECLINE,
]
ROWS: Final = Rows(ALL)
