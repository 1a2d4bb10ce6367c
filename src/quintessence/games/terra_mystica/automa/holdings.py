"""§13.1 What the Automa has beside the pieces of a player: its cards, the marks on its structures, and its agenda."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Event
from quintessence.core.rng import Stream, key_from
from quintessence.games.terra_mystica.data.automa import AutomaData, AutomaFaction, DecisionCard, Level
from quintessence.games.terra_mystica.data.names import NO_TERRAIN

STREAMS: Final = ["automa.terrain", "automa.letters", "automa.reserve", "automa.pile"]
"""AU-12: each shuffle has a stream of its own."""
TERRAIN_STREAM: Final = 0
LETTERS_STREAM: Final = 1
RESERVE_STREAM: Final = 2
PILE_STREAM: Final = 3
NO_DECISION: Final = 255
NO_FUTURE: Final = -1
_NO_KEYS: Final[list[bytes]] = []
_NO_COUNTS: Final[list[int]] = []
_NO_EVENTS: Final[list[Event]] = []


@final
class Holdings:
    """All of the Automa's but its pieces. Bytes and lists are replaced, never changed in place; copies share them."""

    def __init__(self, data: AutomaData, owner: int, faction: AutomaFaction, level: Level, number: int) -> None:
        self.data: Final = data
        self.owner: Final = owner
        """Its number among the players: the one after the seats."""
        self.faction: Final = faction
        self.level: Final = level
        self.level_number: Final = number
        self.keys: list[bytes] = _NO_KEYS
        self.drawn: list[int] = _NO_COUNTS
        """The streams of chance: key, and how much was drawn from it."""
        self.future = NO_FUTURE
        """In a world that was dealt: what its keys are made from. Bots deal worlds at every decision, and few draw."""
        self.is_dealt = True
        """Whether pile and reserve hold cards; else only so many places: see `deck.deal_covered`."""

        self.marked = b""
        """AU-31: for each of its structures, in the order of building, whether its hex bears a power token."""
        self.youth = NO_TERRAIN
        self.blighted = NO_TERRAIN
        self.cubes = b""
        self.achieved = 0
        """AU-88: achievements that have scored, a bit each."""
        self.row = b""
        """AU-21: the bonus cards that nobody has, from the left."""

        self.pile = b""
        """The cards to be drawn this round, the top one first. Covered."""
        self.reserve = b""
        """The cards that wait, the top one first. Covered."""
        self.late = b""
        """AU-28: starting cards that lie apart until the Automa passes for the first time."""
        self.joining = b""
        """MS-70: the card of Merchants of the Seas that lies aside until the Automa passes in a certain round."""
        self.aside = b""
        """AU-103: cards of the reserve that were shown to human Cultists."""
        self.known = 0
        """The cards that everyone knows to be among those of the Automa, a bit each."""
        self.shown = b""
        """The cards drawn this round, in their order."""
        self.support = NO_DECISION
        self.action = NO_DECISION
        self.turns = 0
        """Turns of action in this round."""
        self.is_acting = False
        """Whether a card is being worked down."""
        self.agenda = b""
        """What is left of it: an action and its number, an action and its number, …"""
        self.last_turn: list[Event] = _NO_EVENTS
        """What it did in its last turn; no rule asks."""

    def copy(self) -> Holdings:
        twin = Holdings(self.data, self.owner, self.faction, self.level, self.level_number)
        twin.keys = self.keys
        twin.drawn = self.drawn
        twin.future = self.future
        twin.is_dealt = self.is_dealt
        twin.marked = self.marked
        twin.youth = self.youth
        twin.blighted = self.blighted
        twin.cubes = self.cubes
        twin.achieved = self.achieved
        twin.row = self.row
        twin.pile = self.pile
        twin.reserve = self.reserve
        twin.late = self.late
        twin.joining = self.joining
        twin.aside = self.aside
        twin.known = self.known
        twin.shown = self.shown
        twin.support = self.support
        twin.action = self.action
        twin.turns = self.turns
        twin.is_acting = self.is_acting
        twin.agenda = self.agenda
        twin.last_turn = self.last_turn
        return twin

    def key(self, stream: int) -> bytes:
        """The key of one of the streams."""
        if self.future == NO_FUTURE:
            return self.keys[stream]
        return key_from(self.future.to_bytes(8, "big") + bytes([stream]))

    def below(self, stream: int, count: int) -> int:
        """A number of one of the streams."""
        chance = Stream(self.key(stream), self.drawn[stream])
        number = chance.below(count)
        self._note(stream, chance)
        return number

    def shuffled(self, stream: int, cards: bytes) -> bytes:
        """Some cards in an order of one of the streams; which order they had before does not matter."""
        chance = Stream(self.key(stream), self.drawn[stream])
        order = sorted(cards)
        chance.shuffle(order)
        self._note(stream, chance)
        return bytes(order)

    def _note(self, stream: int, chance: Stream) -> None:
        drawn = self.drawn[:]
        drawn[stream] = chance.drawn
        self.drawn = drawn

    def support_card(self) -> DecisionCard:
        return self.data.cards[self.support]

    def navigation(self, round_: int) -> int:
        """AU-30, AU-32: by pairs of rounds, whatever cards and tiles there are."""
        return self.level.navigation[_pair(round_)]

    def x_points(self, round_: int) -> int:
        """AU-59: what an X is worth."""
        return self.level.points[_pair(round_)]


def _pair(round_: int) -> int:
    return (max(1, round_) - 1) // 2
