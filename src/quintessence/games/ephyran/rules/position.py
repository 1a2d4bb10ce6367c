"""The fields of a position: flat, of values that are replaced, never changed in place, so that copies share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.game import State
from quintessence.games.ephyran.data.tables import (
    COUNTER_OF,
    MAGIC,
    NONE,
    SHIELD,
    SLOTS,
    SUPPORTS_OF,
    is_dionysos,
)

# What the seat that is asked has to decide: the indexes of the stages in rules/stages.
CHOOSING: Final = 0
TURN: Final = 1
REPLAY: Final = 2
WINDOW: Final = 3
FITTING: Final = 4
SETTING: Final = 5
GIVING_UP: Final = 6
LAYING: Final = 7
KEEPING: Final = 8
BURYING: Final = 9
DRAWING: Final = 10
OVER: Final = 11
COUNTERS: Final = bytes([SHIELD, MAGIC])
_ONE: Final = [bytes([value]) for value in range(256)]


def put(cells: bytes, index: i64, value: i64) -> bytes:
    """The same cells with one of them changed."""
    return cells[:index] + _ONE[value] + cells[index + 1 :]


def without(cards: bytes, card: int) -> bytes:
    """The same cards without one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """The same sorted cards and one more."""
    place = 0
    while place < len(cards) and cards[place] < card:
        place += 1
    return cards[:place] + _ONE[card] + cards[place:]


class Position(State):
    """All that is on the table, and where the turn stands. The rules are in the chapters; this only holds."""

    def __init__(
        self,
        seats: int,
        first: int,
        returns_to_hand: bool,
        is_history_open: bool,
        gods: bytes,
        city: bytes,
        locks: bytes,
        tokens: bytes,
        knowers: bytes,
        hands: list[bytes],
        known: list[bytes],
        pile: bytes,
        discard: bytes,
        tartarus: bytes,
        aside: bytes,
        stock: bytes,
        lost: bytes,
        lost_knowers: bytes,
    ) -> None:
        self.seats: Final = seats
        self.first: Final = first
        """Who has Athena's token: rounds start there (EP-01)."""
        self.returns_to_hand: Final = returns_to_hand
        """EP-29: whether what an exchange with the hand replaces goes to the hand, or to Tartarus."""
        self.is_history_open: Final = is_history_open
        """Whether the view shows the whole discard, or its top only."""
        self.gods = gods
        """Each seat's god, by its territory; NONE until it is chosen."""
        self.city = city
        """The card in each slot of each seat (16 x seat + slot), or NONE."""
        self.locks = locks
        """The Shield on each column of each seat (4 x seat + territory), or NONE."""
        self.tokens = tokens
        """The token on each slot of each seat, or NONE."""
        self.knowers = knowers
        """Which seats know the token on a slot, a bit a seat."""
        self.hands = hands
        """Each seat's cards, in order."""
        self.known = known
        """Those of them that everybody has seen: dealt or taken openly."""
        self.pile = pile
        self.discard = discard
        """The top is the last."""
        self.tartarus = tartarus
        self.aside = aside
        """Cards out of the game from the start (EP-54)."""
        self.stock = stock
        """Tokens that nobody has taken; the next is the last."""
        self.lost = lost
        self.lost_knowers = lost_knowers
        """Tokens out of the game, and which seats know each."""

        self.stage = TURN
        self.active = first
        """Whose turn it is."""
        self.asked = first
        """Who has to decide."""
        self.rounds = 0
        """Rounds ended."""
        self.draws = 0
        """Cards that the active seat has yet to draw."""
        self.is_twins = False
        """Whether a card is to be played again after the draws (EP-13)."""
        self.is_fresh = False
        """Whether the discard is barred this turn (EP-08)."""
        self.support = NONE
        self.target = NONE
        self.slot = NONE
        """What is announced: the support, the seat against which (one's own: with the hand), and where."""
        self.card = NONE
        """The recovered Dionysos, until he is laid."""
        self.looked_at = b""
        """What the Graeae show to the active seat."""
        self.held = NONE
        self.held_knowers = 0
        """The token to be set, and who knows it."""
        self.bonus = bytes(seats)
        """What each seat has earned by completing its city (EP-59)."""
        self.likely_no_counter = bytes(2 * seats)
        """Of each seat's hidden cards, how many it held when it let a blow fall: likely no Shield, likely no Magic."""
        self.ending = ""
        """Why the game ends with this round, once it does."""

    def carry(self, other: Position) -> None:
        """Take over where another position's turn stands."""
        self.stage = other.stage
        self.active = other.active
        self.asked = other.asked
        self.rounds = other.rounds
        self.draws = other.draws
        self.is_twins = other.is_twins
        self.is_fresh = other.is_fresh
        self.support = other.support
        self.target = other.target
        self.slot = other.slot
        self.card = other.card
        self.looked_at = other.looked_at
        self.held = other.held
        self.held_knowers = other.held_knowers
        self.bonus = other.bonus
        self.likely_no_counter = other.likely_no_counter
        self.ending = other.ending


def height(position: Position, seat: i64, territory: i64) -> i64:
    """How many zones a column has."""
    base: i64 = seat * SLOTS + territory * 4
    zones: i64 = 0
    while zones < 4 and position.city[base + zones] != NONE:
        zones += 1
    return zones


def is_locked(position: Position, seat: i64, territory: i64) -> bool:
    return position.locks[seat * 4 + territory] != NONE


def is_top(position: Position, seat: i64, slot: i64) -> bool:
    """Whether a slot holds the last zone of its column: one that no other covers."""
    return height(position, seat, slot // 4) == slot % 4 + 1


def has_dionysos(position: Position, seat: i64, slot: i64) -> bool:
    return is_dionysos(position.city[seat * SLOTS + slot])


def zones_of(position: Position, seat: i64) -> int:
    """How many zones a city has."""
    return SLOTS - position.city[seat * SLOTS : seat * SLOTS + SLOTS].count(NONE)


def take_from_hand(position: Position, seat: int, card: int) -> None:
    """A card leaves a hand."""
    hands = position.hands[:]
    hands[seat] = without(hands[seat], card)
    position.hands = hands
    if card in position.known[seat]:
        known = position.known[:]
        known[seat] = without(known[seat], card)
        position.known = known
    else:
        position.likely_no_counter = faded(position.likely_no_counter, seat, card)


def faded(likely_no_counter: bytes, seat: int, card: int) -> bytes:
    """A hidden card was played: one of those that were likely no counter, unless it is one."""
    for number, counter in enumerate(COUNTERS):
        place = 2 * seat + number
        if likely_no_counter[place] and counter not in SUPPORTS_OF[card]:
            likely_no_counter = put(likely_no_counter, place, likely_no_counter[place] - 1)
    return likely_no_counter


def note_decline(position: Position, seat: int) -> None:
    """A seat let a blow fall on itself: what it holds now, hidden, is likely no counter to it."""
    if position.target == seat:
        place = 2 * seat + COUNTERS.index(COUNTER_OF[position.support])
        hidden = len(position.hands[seat]) - len(position.known[seat])
        position.likely_no_counter = put(position.likely_no_counter, place, hidden)


def give_to_hand(position: Position, seat: int, card: int, openly: bool) -> None:
    """A card comes into a hand."""
    hands = position.hands[:]
    hands[seat] = with_card(hands[seat], card)
    position.hands = hands
    if openly:
        known = position.known[:]
        known[seat] = with_card(known[seat], card)
        position.known = known


def to_tartarus(position: Position, card: int) -> None:
    position.tartarus = position.tartarus + _ONE[card]


def to_discard(position: Position, card: int) -> None:
    position.discard = position.discard + _ONE[card]
