"""The fields of a position: flat, of values that are replaced, never changed in place, so that copies share them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.game import State
from quintessence.core.rng import Stream
from quintessence.games.erythro.actions import ActionTable
from quintessence.games.erythro.data.constants import ALLIANCE, CONSORTIUM, NONE
from quintessence.games.erythro.data.sheets import Layout, Sheet
from quintessence.games.erythro.data.tables import Data

# What is asked now: the indexes of the stages in rules/stages. RUNNING: nothing, the course goes on by itself.
RUNNING: Final = 0
EMBODYING: Final = 1
PLAYING: Final = 2
NAMING: Final = 3
SHARING: Final = 4
PAYING: Final = 5
ATTACKING: Final = 6
TRASHING: Final = 7
REMOVING: Final = 8
MOVING: Final = 9
ACQUIRING: Final = 10
CLEANING: Final = 11
WINDOW: Final = 12
DISCARDING: Final = 13
BUYING: Final = 14
OVER: Final = 15

SETUP: Final = 0
PLAYERS: Final = 1
DISCARD: Final = 2
MINES: Final = 3
ADVERSARY: Final = 4
MARKET: Final = 5
DRAWING: Final = 6
ENDED: Final = 7

# What brings a step of the script about: indexes of CAUSES.
BY_SETUP: Final = 0
BY_PHASE: Final = 1
BY_SHUFFLE: Final = 2
BY_DESTRUCTION: Final = 3
BY_CARD: Final = 4

_NO_CARDS: Final[list[bytes]] = []


@final
class Setting:
    """What a match is played with, from its options: it never changes."""

    def __init__(
        self,
        seats: int,
        adversary: int,
        difficulty: int,
        sheet: Sheet,
        layout: Layout,
        influence_limit: int,
        is_strict: bool,
        is_dome_in_one: bool,
        are_hands_shown: bool,
    ) -> None:
        self.seats: Final = seats
        self.adversary: Final = adversary
        self.difficulty: Final = difficulty
        self.sheet: Final = sheet
        self.layout: Final = layout
        self.influence_limit: Final = influence_limit
        self.is_strict: Final = is_strict
        """ER-115: actions of foreign elements are barred."""
        self.is_dome_in_one: Final = is_dome_in_one
        """ER-51: the dome is paid in one element, not in any mix."""
        self.are_hands_shown: Final = are_hands_shown
        self.is_consortium: Final = adversary == CONSORTIUM
        tiles = range(layout.tiles)
        self.tokens: Final = bytes(tile for tile in tiles if adversary != ALLIANCE or tile != layout.centre)
        """A token a tile; against the Alliance none for the dome's, which never leaves (ER-48)."""


@mypyc_attr(acyclic=True)
class Position(State):
    """All that is on the table, and where the round stands. The rules are in the chapters; this only holds.

    The constructor takes what never changes; set-up fills in the rest, and `carry` takes it over from another position.
    """

    def __init__(self, data: Data, actions: ActionTable, setting: Setting, chance: Stream) -> None:
        self.data: Final = data
        self.actions: Final = actions
        self.setting: Final = setting
        self.chance: Final = chance
        """The future of every pile and of the bag: none has an order until something is drawn from it."""

        # The planet.
        self.pollution = b""
        """Tokens on each tile."""
        self.sanctuaries = b""
        """The element of the sanctuary on each tile, or NONE."""
        self.dome = NONE
        """The tile of the dome; NONE when there is none."""
        self.mine_ids = b""
        self.mine_tiles = b""
        self.mine_lines = b""
        """The mines on the planet, oldest first: which, where, and on which line their cubes are."""
        self.pawns = b""
        """The tile of each seat; NONE before it is drawn."""

        # Stocks.
        self.stock = b""
        """Sanctuaries left of each element."""
        self.bag = b""
        """The tokens in the bag, sorted."""
        self.contamination = 0
        """Cards of the contamination pile."""
        self.mine_counts = b""
        """Mines of each level left in the deck."""
        self.mine_pool = b""
        """The mines that have not been seen: the deck is drawn from those of its level (ER-80)."""
        self.destroyed = b""
        """The mines that were destroyed."""
        self.market = b""
        """The cards on offer, by element; NONE where its deck has run out."""
        self.decks = _NO_CARDS
        """What each element's deck still has, then what was put under each (ER-70)."""
        self.profitability = 0
        self.event = NONE
        """The active event."""
        self.event_pool = b""
        """The events that are still to come."""

        # Players.
        self.characters = b""
        self.influence = b""
        """Two discs a seat: 2 x seat is the first-named element's."""
        self.hands = _NO_CARDS
        self.piles = _NO_CARDS
        self.discards = _NO_CARDS
        self.played = _NO_CARDS
        """Sorted, but for what was played."""
        self.known = _NO_CARDS
        """The cards of each hand that everybody has seen there: bought ones."""
        self.owed = b""
        """Cards that each seat has yet to play in this round."""
        self.kept = b""
        """The card that each seat keeps, once it has said so."""
        self.done = 0
        """Which seats are done with a phase, a bit a seat."""
        self.bought = 0
        """Which seats have bought in this market phase."""
        self.cleaned = 0
        """Which seats have used the special clean-up in this round."""
        self.let_be = 0
        """Which seats let a window pass."""
        self.let_be_phase = 0
        """Which seats let all windows of this phase pass."""

        # Where the round stands.
        self.round = 0
        self.phase = SETUP
        self.stage = RUNNING
        self.asked = NONE
        """Who is asked, where it is one seat alone."""
        self.agenda = b""
        """What the script has yet to do, four bytes a step: what, a number, the cause, the seat behind it."""
        self.cause = BY_SETUP
        self.cause_seat = NONE
        """Of the step that the script does now."""
        self.script_steps = 0
        """Steps that the script has done in this round."""
        self.drawn_tokens = b""
        """The tiles that the bag has shown since the last action, in their order: no other trace is left of that."""
        self.is_unsettled = False
        """Whether the script has done something since players could last clean up (ER-112)."""

        # The card that is played.
        self.actor = NONE
        self.card = NONE
        self.zone = NONE
        self.line = 0
        self.named = NONE
        """The OTHER player of the line."""
        self.amount = 0
        """Points to share or to pay, or tokens that can be removed."""
        self.steps = 0
        """Steps that are left of a move."""
        self.has_moved = False
        self.reduction = 0
        """Of the next attack of the card (ER-96)."""
        self.is_scripted = False
        """Whether the question comes from the script, not from a line of the card."""
        self.reasons = b""
        """Why the match ended, in the order of ER-113; nothing while it goes on."""

    def carry(self, other: Position) -> None:
        """Take over all that changes."""
        self.pollution = other.pollution
        self.sanctuaries = other.sanctuaries
        self.dome = other.dome
        self.mine_ids = other.mine_ids
        self.mine_tiles = other.mine_tiles
        self.mine_lines = other.mine_lines
        self.pawns = other.pawns
        self.stock = other.stock
        self.bag = other.bag
        self.contamination = other.contamination
        self.mine_counts = other.mine_counts
        self.mine_pool = other.mine_pool
        self.destroyed = other.destroyed
        self.market = other.market
        self.decks = other.decks
        self.profitability = other.profitability
        self.event = other.event
        self.event_pool = other.event_pool
        self.characters = other.characters
        self.influence = other.influence
        self.hands = other.hands
        self.piles = other.piles
        self.discards = other.discards
        self.played = other.played
        self.known = other.known
        self.owed = other.owed
        self.kept = other.kept
        self.done = other.done
        self.bought = other.bought
        self.cleaned = other.cleaned
        self.let_be = other.let_be
        self.let_be_phase = other.let_be_phase
        self.round = other.round
        self.phase = other.phase
        self.stage = other.stage
        self.asked = other.asked
        self.agenda = other.agenda
        self.cause = other.cause
        self.cause_seat = other.cause_seat
        self.script_steps = other.script_steps
        self.drawn_tokens = other.drawn_tokens
        self.is_unsettled = other.is_unsettled
        self.actor = other.actor
        self.card = other.card
        self.zone = other.zone
        self.line = other.line
        self.named = other.named
        self.amount = other.amount
        self.steps = other.steps
        self.has_moved = other.has_moved
        self.reduction = other.reduction
        self.is_scripted = other.is_scripted
        self.reasons = other.reasons

    def twin(self) -> Position:
        """A copy, to try something on."""
        found = self.copy()
        assert isinstance(found, Position)
        return found
