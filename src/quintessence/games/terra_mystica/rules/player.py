"""What one player has: resources, tracks, buildings, tiles, and what he has received and must still use."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quintessence.core.game import Json
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.factions import NO_FACTION, Faction
from quintessence.games.terra_mystica.data.names import BUILDINGS, FROM_INITIAL, NO_TERRAIN, SCRIPTED
from quintessence.games.terra_mystica.rules.sea.fleet import NO_FLEET, Fleet, new_fleet

NOWHERE: Final = 255
NO_CARD: Final = 255
_NO_SCORE: Final[list[int]] = []
_NO_STEPS: Final = bytes(4)
_NO_BUILDINGS: Final = bytes(len(BUILDINGS))
_NUMBERS: Final[dict[int, bytes]] = {}
"""The places of the bits of each number that was asked about."""


@final
class Ways:
    """How a player reaches each land hex (see map/reach.py), kept with what it was worked out from."""

    def __init__(self, to: bytes, player: Player, bridges: bytes, shipping: i64, skip: i64) -> None:
        self.to: Final = to
        """By hex: 0 where it is out of reach."""
        self.hexes: Final = bytes([hex for hex in range(len(to)) if to[hex]])
        """Those in reach, in the order of the board."""
        self._buildings: Final = player.hexes
        self._ships: Final = player.fleet.ships
        self._flown: Final[i64] = player.flown
        self._bridges: Final = bridges
        self._shipping: Final[i64] = shipping
        self._skip: Final[i64] = skip

    def holds(self, player: Player, bridges: bytes, shipping: i64, skip: i64) -> bool:
        """Whether all that it came from is the same: bytes are never changed in place."""
        return (
            self._buildings is player.hexes
            and self._bridges is bridges
            and self._shipping == shipping
            and self._skip == skip
            and self._flown == player.flown
            and self._ships is player.fleet.ships
        )


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat's own things. Bytes and lists are replaced, never changed in place; copies share them.

    The numbers are machine words, and nothing of a player refers back to it, so that no garbage is looked for in it: a
    search copies players more often than it does anything else.
    """

    def __init__(
        self,
        seat: int,
        faction: Faction = NO_FACTION,
        score: list[int] = _NO_SCORE,
        hexes: bytes = b"",
        fleet: Fleet = NO_FLEET,
        ways: Ways | None = None,
    ) -> None:
        """What a copy shares is given at once: it is not set to nothing before."""
        self.seat: Final = seat
        self.is_seated = True
        """False for the last of the players where a script decides for it; see script.py."""
        self.faction = faction
        self.has_faction = False
        self.points: i64 = 0
        self.score = score
        """Points by source; their sum is `points`."""
        self.coins: i64 = 0
        self.workers: i64 = 0
        self.priests: i64 = 0
        self.priest_cap: i64 = 0
        self.slots: i64 = 0
        """Priests that stand on cult slots."""
        self.bowl1: i64 = 0
        self.bowl2: i64 = 0
        self.bowl3: i64 = 0
        self.cults = _NO_STEPS
        self.keys: i64 = 0
        self.buildings = _NO_BUILDINGS
        """How many of each stand on the map."""
        self.hexes = hexes
        """Where they stand, in the order of building."""
        self.ship: i64 = 0
        self.dig: i64 = 0
        self.skip: i64 = 0
        self.bridges: i64 = 0
        """Bridges not yet built."""
        self.home: i64 = NO_TERRAIN
        self.wheel: i64 = NO_TERRAIN
        """The terrain an ice or volcano faction started from."""
        self.unlocked = 0
        """Further terrains that can be built on, a bit each."""
        self.favours = 0
        """Favour tiles, a bit each."""
        self.towns = b""
        """How many of each town tile."""
        self.card: i64 = NO_CARD
        self.town_power: i64 = 0
        self.passed = False
        self.gone = False
        """Left the match."""
        self.fleet = fleet
        """§14: ships and what belongs to them."""

        self.actions: i64 = 0
        """Actions left in this turn."""
        self.spades: i64 = 0
        self.hexes_left: i64 = 0
        """How many hexes the spades in hand may still be spread over."""
        self.can_buy = False
        """Whether spades may be bought on top of those in hand."""
        self.has_bought = False
        """Spades in hand were bought: they must be used."""
        self.must_finish = False
        """A hex was left short of home: the next one must reach it."""
        self.free_transform = False
        self.free_dwelling = False
        self.free_trading_post = False
        self.may_build = b""
        """Hexes just turned into home terrain: one of them may be built on as part of the same action."""
        self.flown: i64 = NOWHERE
        """The hex for which this turn's tunnel or flight was paid."""
        self.steps: i64 = 0
        self.one_track = False
        self.reactions: i64 = 0
        """Cult steps of `steps` that were earned in somebody else's turn."""
        self.lost_steps: i64 = 0
        """Steps to give back, all on one track."""
        self.due_favours: i64 = 0
        self.due_towns: i64 = 0
        self.due_bridges: i64 = 0
        self.ordinations: i64 = 0
        self.tokens: i64 = 0
        """Power tokens on offer for a point each."""
        self.unlocks: i64 = 0
        self.picks: i64 = 0
        self.blocked = 0
        """Tracks on which a step to the top was refused this turn for want of a key."""
        self.tops: i64 = 0
        """Tracks among which the player must choose where to spend keys, a bit each."""
        self.ways = ways
        """The last answer to how hexes are reached; no fact."""

    def copy(self) -> Player:
        twin = Player(self.seat, self.faction, self.score, self.hexes, self.fleet, self.ways)
        twin.is_seated = self.is_seated
        twin.has_faction = self.has_faction
        twin.points = self.points
        twin.coins = self.coins
        twin.workers = self.workers
        twin.priests = self.priests
        twin.priest_cap = self.priest_cap
        twin.slots = self.slots
        twin.bowl1 = self.bowl1
        twin.bowl2 = self.bowl2
        twin.bowl3 = self.bowl3
        twin.cults = self.cults
        twin.keys = self.keys
        twin.buildings = self.buildings
        twin.ship = self.ship
        twin.dig = self.dig
        twin.skip = self.skip
        twin.bridges = self.bridges
        twin.home = self.home
        twin.wheel = self.wheel
        twin.unlocked = self.unlocked
        twin.favours = self.favours
        twin.towns = self.towns
        twin.card = self.card
        twin.town_power = self.town_power
        twin.passed = self.passed
        twin.gone = self.gone
        twin.actions = self.actions
        twin.spades = self.spades
        twin.hexes_left = self.hexes_left
        twin.can_buy = self.can_buy
        twin.has_bought = self.has_bought
        twin.must_finish = self.must_finish
        twin.free_transform = self.free_transform
        twin.free_dwelling = self.free_dwelling
        twin.free_trading_post = self.free_trading_post
        twin.may_build = self.may_build
        twin.flown = self.flown
        twin.steps = self.steps
        twin.one_track = self.one_track
        twin.reactions = self.reactions
        twin.lost_steps = self.lost_steps
        twin.due_favours = self.due_favours
        twin.due_towns = self.due_towns
        twin.due_bridges = self.due_bridges
        twin.ordinations = self.ordinations
        twin.tokens = self.tokens
        twin.unlocks = self.unlocks
        twin.picks = self.picks
        twin.blocked = self.blocked
        twin.tops = self.tops
        return twin

    def lay_out(self, data: Data) -> None:
        """§2: what a player has before a faction is taken. Apart from `__init__`, for a copy needs none of it."""
        self.score = [0] * len(data.sources.names)
        self.bridges = data.bridges
        self.towns = bytes(len(data.town_tiles))
        self.town_power = data.town_power
        if data.merchants.is_played:
            self.fleet = new_fleet(data.merchants.ships)

    def become(self, faction: Faction, points: int) -> None:
        """§2: take a faction's board."""
        self.faction = faction
        self.has_faction = True
        start = faction.start
        self.coins = start.coins
        self.workers = start.workers
        self.priests = start.priests
        self.priest_cap = start.priest_cap
        self.bowl1 = start.power[0]
        self.bowl2 = start.power[1]
        self.bowl3 = start.power[2]
        self.cults = start.cults
        self.ship = faction.ship
        self.skip = faction.skip.range
        self.home = faction.home
        self.points = points
        score = self.score[:]
        score[FROM_INITIAL] = points
        self.score = score

    def name(self) -> Json:
        """What events and views call this player: the seat's number, or the code of the side without one."""
        return self.seat if self.is_seated else SCRIPTED

    def owes(self) -> bool:
        """Whether something received must be used, or given up, before the turn goes on."""
        return (
            self.spades > 0
            or self.free_transform
            or self.free_dwelling
            or self.free_trading_post
            or self.steps > 0
            or self.lost_steps > 0
            or self.due_favours > 0
            or self.due_towns > 0
            or self.due_bridges > 0
            or self.ordinations > 0
            or self.unlocks > 0
            or self.picks > 0
            or self.tops > 0
        )

    def wheel_terrain(self) -> int:
        """The terrain of the wheel that an ice or volcano faction started from; else the home terrain."""
        return self.wheel if self.faction.is_ice or self.faction.is_volcano else self.home

    def has_stronghold(self) -> bool:
        return self.buildings[3] > 0

    def own_favours(self) -> bytes:
        """The numbers of the favour tiles that the player has."""
        known = _NUMBERS.get(self.favours)
        if known is None:
            known = bytes([tile for tile in range(self.favours.bit_length()) if self.favours >> tile & 1])
            _NUMBERS[self.favours] = known
        return known

    def tokens_in_all(self) -> int:
        return self.bowl1 + self.bowl2 + self.bowl3

    def room_for_power(self) -> int:
        """How much power the bowls can still take."""
        return 2 * self.bowl1 + self.bowl2
