"""The fields of a position: what lies on the table, and where the round stands. The rules are in the chapters."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Event, Json, State
from quintessence.games.terra_mystica.actions import ActionTable
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.events import TaggedEvent
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.script import Script

FACTIONS: Final = 0
TERRAIN: Final = 1
DWELLINGS: Final = 2
CARDS: Final = 3
PLAY: Final = 4
REWARDS: Final = 5
INCOME: Final = 6
OVER: Final = 7
DOCKS: Final = 8
PHASES: Final = ["factions", "terrain", "dwellings", "cards", "play", "rewards", "income", "over", "docks"]
"""The last comes only with Merchants of the Seas, after the dwellings."""

NONE: Final = 255
"""No building, no owner, no seat."""
FREE: Final = 254
"""A bonus card that nobody holds; NONE is one that was removed."""
_ONE: Final = [bytes([value]) for value in range(256)]


def put(cells: bytes, index: int, value: int) -> bytes:
    """The same cells with one of them changed."""
    return b"%b%b%b" % (cells[:index], _ONE[value], cells[index + 1 :])


@final
class Offer:
    """Power that a building offers to a neighbour."""

    def __init__(self, event: int, seat: int, builder: int, amount: int, usable: int, too_late: bool) -> None:
        self.event: Final = event
        self.seat: Final = seat
        self.builder: Final = builder
        self.amount: Final = amount
        self.usable: Final = usable
        """What of it the bowls could take when it was made, or after the last power taken since."""
        self.too_late: Final = too_late
        """A later offer was taken first: this one can only be declined."""


@final
class Ripple:
    """One building event and how its offers were answered, for factions that gain by the answers."""

    def __init__(self, event: int, builder: int, open_offers: int, refused: int, taken: bool) -> None:
        self.event: Final = event
        self.builder: Final = builder
        self.open_offers: Final = open_offers
        self.refused: Final = refused
        self.taken: Final = taken


_NO_OFFERS: Final[list[Offer]] = []
_NO_RIPPLES: Final[list[Ripple]] = []
_NOBODY: Final[list[int]] = []
_NO_PLAYERS: Final[list[Player]] = []


class Position(State):
    """All that is on the table. Bytes and lists are replaced, never changed in place, but for the players."""

    def __init__(self, data: Data, board: Board, table: ActionTable) -> None:
        self.data: Final = data
        self.board: Final = board
        self.table: Final = table

        self.players: list[Player] = _NO_PLAYERS
        """The seats, and after them the side without one, if there is one."""
        self.script: Script | None = None
        """What decides for the last player, where no seat does."""
        self.in_passing_order = True
        self.consoles = True
        """Whether a faction that gains by answers gains power when all decline (the errata for the cultists)."""
        self.points_2017 = False
        self.fire_and_ice = True
        self.round_tiles = b""
        self.end_tile = NONE

        self.terrain = board.terrain
        self.building = b""
        self.owner = b""
        self.town = b""
        """Whether each hex belongs to a town; river hexes too, where a town was linked across one."""
        self.bridges = b""
        self.slots = b""
        """Whose priest stands on each slot of each cult."""
        self.markers = b""
        """§14: whose trade markers lie on each hex, a bit for each seat; empty without the expansion."""
        self.favour_pool = b""
        self.town_pool = b""
        self.card_at = b""
        self.card_coins = b""
        self.used = 0
        """Action spaces used this round, a bit each; see economy/spaces.py."""

        self.phase = FACTIONS
        self.round = 0
        self.turn = 0
        self.has_full_turn = False
        """Whether the last player in order has moved since the turn was counted."""
        self.order = b""
        """The seats in the order of play."""
        self.places = b""
        """Each seat's place in this round."""
        self.starter = 0
        self.active = NONE
        self.queue = b""
        """Seats that still place a dwelling or take a card during set-up."""
        self.offers: list[Offer] = _NO_OFFERS
        self.ripples: list[Ripple] = _NO_RIPPLES
        self.events = 0
        self.is_converting = False
        self.has_converted = False
        self.leaves: list[int] = _NOBODY
        """Who leaves the match after which action: number, seat, number, seat, …; from logs in which somebody left."""
        self.played = 0
        """Actions so far; counted only where somebody is going to leave."""
        self.turns = 0
        """Turns that are over, for those who follow a match; no rule asks."""
        self.reported: list[Event] = []
        """What happened during the action being played."""
        self.journal: list[list[Json]] | None = None
        """The numbers after each automatic step, while a trace is compared; see snellman/. A copy notes none."""

    def lay_out(self, players: int) -> None:
        """§2: an empty board and the players in their order. Apart from `__init__`, for a copy needs none of it."""
        data, board = self.data, self.board
        self.players = [Player(seat) for seat in range(players)]
        for player in self.players:
            player.lay_out(data)
        self.building = bytes([NONE]) * board.land
        self.owner = bytes([NONE]) * board.land
        self.town = bytes(board.size)
        self.bridges = bytes([NONE]) * len(board.sites)
        self.slots = bytes([NONE]) * (len(CULTS) * len(data.slots))
        if data.merchants.is_played:
            self.markers = bytes(board.land)
        self.favour_pool = bytes([tile.copies for tile in data.favour_tiles])
        self.card_coins = bytes(len(data.bonus_cards))
        self.order = bytes(range(players))
        self.places = bytes(players)

    def carry(self, other: Position) -> None:
        """Become a copy of another position on the same board: every field that changes, once."""
        self.players = [player.copy() for player in other.players]
        self.script = None if other.script is None else other.script.copy()
        self.in_passing_order = other.in_passing_order
        self.consoles = other.consoles
        self.points_2017 = other.points_2017
        self.fire_and_ice = other.fire_and_ice
        self.round_tiles = other.round_tiles
        self.end_tile = other.end_tile
        self.terrain = other.terrain
        self.building = other.building
        self.owner = other.owner
        self.town = other.town
        self.bridges = other.bridges
        self.slots = other.slots
        self.markers = other.markers
        self.favour_pool = other.favour_pool
        self.town_pool = other.town_pool
        self.card_at = other.card_at
        self.card_coins = other.card_coins
        self.used = other.used
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.has_full_turn = other.has_full_turn
        self.order = other.order
        self.places = other.places
        self.starter = other.starter
        self.active = other.active
        self.turns = other.turns
        self.queue = other.queue
        self.offers = other.offers
        self.ripples = other.ripples
        self.events = other.events
        self.is_converting = other.is_converting
        self.has_converted = other.has_converted
        self.leaves = other.leaves
        self.played = other.played

    def report(self, tag: str, parts: list[Json]) -> None:
        """Note an event of the action being played."""
        self.reported.append(TaggedEvent(tag, parts))

    def note(self, player: Player, label: str) -> None:
        """Write a player's numbers into the journal, if there is one."""
        if self.journal is not None and not player.gone:
            bowls: list[Json] = [player.bowl1, player.bowl2, player.bowl3]
            cults: list[Json] = [step for step in player.cults]
            numbers: list[Json] = [player.points, player.coins, player.workers, player.priests]
            self.journal.append([player.seat, label, *numbers, bowls, cults])


def score(position: Position, player: Player, points: int, source: int) -> None:
    """Give points, or take them, and note where they come from."""
    if points:
        player.points += points
        sources = player.score[:]
        sources[source] = sources[source] + points
        player.score = sources
        position.report("scored", [player.name(), position.data.sources.names[source], points])


def seats_of(position: Position) -> list[Player]:
    """The players whom somebody decides for."""
    return position.players if position.script is None else position.players[:-1]


def order_from(position: Position, seat: int) -> bytes:
    """The other seats in order, beginning after `seat`, and `seat` last."""
    after = _place(position.order, seat) + 1
    return position.order[after:] + position.order[:after]


def turn_order(position: Position) -> bytes:
    """All seats in the order of play, from the starting player."""
    first = _place(position.order, position.starter)
    return position.order[first:] + position.order[:first]


def _place(order: bytes, seat: int) -> int:
    for place, other in enumerate(order):
        if other == seat:
            return place
    raise AssertionError("every player has a place in the order")
