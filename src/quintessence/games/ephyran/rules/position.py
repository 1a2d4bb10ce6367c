"""The fields of a position: flat, of values that are replaced, never changed in place, so that copies share them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quintessence.core.game import State
from quintessence.games.ephyran.actions import ActionTable
from quintessence.games.ephyran.data.constants import NONE, SLOTS
from quintessence.games.ephyran.data.tables import Data

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

_NO_HANDS: Final[list[bytes]] = []


@mypyc_attr(acyclic=True)
class Position(State):
    """All that is on the table, and where the turn stands. The rules are in the chapters; this only holds.

    The constructor takes what never changes; set-up fills in the rest, and `carry` takes it over from another position.
    """

    def __init__(
        self,
        data: Data,
        actions: ActionTable,
        seats: int,
        first: int,
        returns_to_hand: bool,
        is_history_open: bool,
    ) -> None:
        self.data: Final = data
        self.actions: Final = actions
        self.seats: Final = seats
        self.first: Final = first
        """Who has Athena's token: rounds start there (EP-01)."""
        self.returns_to_hand: Final = returns_to_hand
        """EP-29: whether what an exchange with the hand replaces goes to the hand, or to Tartarus."""
        self.is_history_open: Final = is_history_open
        """Whether the view shows the whole discard, or its top only."""

        self.gods = b""
        """Each seat's god, by its territory; NONE until it is chosen."""
        self.city = b""
        """The card in each slot of each seat (16 x seat + slot), or NONE."""
        self.locks = b""
        """The Shield on each column of each seat (4 x seat + territory), or NONE."""
        self.tokens = b""
        """The token on each slot of each seat, or NONE."""
        self.knowers = b""
        """Which seats know the token on a slot, a bit a seat."""
        self.hands = _NO_HANDS
        """Each seat's cards, in order."""
        self.known = _NO_HANDS
        """Those of them that everybody has seen: dealt or taken openly."""
        self.pile = b""
        self.discard = b""
        """The top is the last."""
        self.tartarus = b""
        self.aside = b""
        """Cards out of the game from the start (EP-54)."""
        self.stock = b""
        """Tokens that nobody has taken; the next is the last."""
        self.lost = b""
        self.lost_knowers = b""
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
        self.bonus = b""
        """What each seat has earned by completing its city (EP-59)."""
        self.ending = ""
        """Why the game ends with this round, once it does."""
        self.likely_no_counter = b""
        """Of each seat's hidden cards, how many are likely no Shield, likely no Magic: see knowledge/belief.py."""

    def carry(self, other: Position) -> None:
        """Take over all that changes."""
        self.gods = other.gods
        self.city = other.city
        self.locks = other.locks
        self.tokens = other.tokens
        self.knowers = other.knowers
        self.hands = other.hands
        self.known = other.known
        self.pile = other.pile
        self.discard = other.discard
        self.tartarus = other.tartarus
        self.aside = other.aside
        self.stock = other.stock
        self.lost = other.lost
        self.lost_knowers = other.lost_knowers
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
        self.ending = other.ending
        self.likely_no_counter = other.likely_no_counter


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
    return position.data.is_dionysos(position.city[seat * SLOTS + slot])


def zones_of(position: Position, seat: i64) -> int:
    """How many zones a city has."""
    city, first = position.city, seat * SLOTS
    zones = 0
    slot: i64
    for slot in range(SLOTS):
        if city[first + slot] != NONE:
            zones += 1
    return zones
