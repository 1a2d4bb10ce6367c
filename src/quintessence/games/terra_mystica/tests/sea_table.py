"""A table for tests of Merchants of the Seas: factions on an empty board, pieces where a test says."""

from __future__ import annotations

from typing import Any

from quintessence.core.game import Event, Json, Seat, Values
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.actions import SPECIALS
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import BUILDINGS, TERRAINS
from quintessence.games.terra_mystica.rules.course.turns import start_move
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, PLAY, Position, put
from quintessence.games.terra_mystica.rules.sea.fleet import new_fleet
from quintessence.games.terra_mystica.tests.table import GAME

TILES = ["SEA2", "SEA7", "SEA5", "SEA3", "SEA4", "SEA8"]
CARDS = ["BON1", "BON2", "BON3", "BON5", "BON8", "BON9", "BON7", "BON6", "BON4"]


def new_match(seats: int, seed: str = "sea", **options: Any) -> Position:
    """A match with ships before the first faction is chosen."""
    tiles: list[Json] = [*TILES]
    chosen: Values = {"merchants": True, "round_tiles": tiles, "end_tile": "none", **options}
    state = start_match(GAME, seats, seed, chosen).state
    assert isinstance(state, Position)
    return state


def sea_data() -> Data:
    """The data of a match with ships."""
    return new_match(2).data


class Sea:
    """Some factions in the first round, with nothing on the map and plenty of nothing."""

    def __init__(self, *factions: str, **options: Any) -> None:
        cards: list[Json] = [*CARDS[: len(factions) + 3]]
        position = new_match(len(factions), **{"bonus_cards": cards, **options})
        for seat, slug in enumerate(factions):
            self.position = position
            self.do(seat, "take", slug)
            while position.legal(Seat(seat)) and position.players[seat].picks:
                position.apply(Seat(seat), position.legal(Seat(seat))[0])
        while position.phase != PLAY:
            seat = position.to_act()[0]
            position.apply(seat, position.legal(seat)[0])
        self.clear()
        self.turn(0)

    def clear(self) -> None:
        """An empty board, and no card or ship in anybody's hands."""
        position = self.position
        position.terrain = position.board.terrain
        position.building = bytes([NONE]) * position.board.land
        position.owner = bytes([NONE]) * position.board.land
        position.markers = bytes(position.board.land)
        position.offers, position.ripples = [], []
        for player in position.players:
            player.hexes, player.buildings = b"", bytes(len(BUILDINGS))
            reach = player.fleet.reach
            player.fleet = new_fleet(position.data.merchants.ships).with_reach(reach)

    def turn(self, seat: int) -> None:
        """It is somebody's turn, and his action is not spent."""
        self.position.active = seat
        self.position.players[seat].passed = False
        start_move(self.position.players[seat])

    def of(self, seat: int) -> Player:
        return self.position.players[seat]

    def hex(self, name: str) -> int:
        return self.position.board.number[name]

    def put(self, seat: int, **buildings: str) -> None:
        """Buildings of a player, on his home terrain."""
        position, player = self.position, self.of(seat)
        for name, building in buildings.items():
            hex, kind = self.hex(name), BUILDINGS.index(building)
            if position.owner[hex] == seat:
                old = position.building[hex]
                player.buildings = put(player.buildings, old, player.buildings[old] - 1)
            else:
                player.hexes += bytes([hex])
            if player.is_seated:
                position.terrain = put(position.terrain, hex, player.home)
            position.building = put(position.building, hex, kind)
            position.owner = put(position.owner, hex, seat)
            player.buildings = put(player.buildings, kind, player.buildings[kind] + 1)

    def dock(self, seat: int, name: str) -> None:
        self.of(seat).fleet = self.of(seat).fleet.with_dock(self.hex(name))

    def ships(self, seat: int, *names: str) -> None:
        """Ships from the first on where they say."""
        for ship, name in enumerate(names):
            self.of(seat).fleet = self.of(seat).fleet.with_ship(ship, self.hex(name))

    def mark(self, seat: int, *names: str) -> None:
        """Trade markers of a player on some hexes."""
        for name in names:
            hex = self.hex(name)
            self.position.markers = put(self.position.markers, hex, self.position.markers[hex] | 1 << seat)
            self.of(seat).fleet = self.of(seat).fleet.with_mark()

    def have(self, seat: int, **amounts: int) -> Player:
        """So much of some resources, and of those not named nothing."""
        player = self.of(seat)
        for name in ("coins", "workers", "priests", "bowl1", "bowl2", "bowl3"):
            setattr(player, name, amounts.get(name, 0))
        return player

    def hold(self, seat: int, card: str) -> None:
        """A bonus card for a player, whoever had it."""
        position, number = self.position, [one.name for one in self.position.data.bonus_cards].index(card)
        position.card_at = put(position.card_at, number, seat)
        self.of(seat).card = number

    def own(self, seat: int, *tiles: str) -> None:
        """Favour tiles for a player."""
        position = self.position
        for tile in tiles:
            number = [one.name for one in position.data.favour_tiles].index(tile)
            position.favour_pool = put(position.favour_pool, number, position.favour_pool[number] - 1)
            self.of(seat).favours |= 1 << number

    def lay(self, tile: str, round_: int = 1) -> None:
        """A round tile for a round, which is the present one then."""
        number = [one.name for one in self.position.data.round_tiles].index(tile)
        self.position.round = round_
        self.position.round_tiles = put(self.position.round_tiles, round_ - 1, number)

    def ground(self, name: str, terrain: str) -> None:
        self.position.terrain = put(self.position.terrain, self.hex(name), TERRAINS.index(terrain))

    def do(self, seat: int, *row: object) -> list[list[Json]]:
        """Play a row; it must be legal, and among what is offered. Gives back the rows of its events."""
        action = self.position.action([*row])  # type: ignore[list-item]
        refusal = self.position.why_not(Seat(seat), action)
        assert refusal is None, refusal
        assert action in self.position.legal(Seat(seat)), row
        events: list[Event] = self.position.apply(Seat(seat), action)
        return [event.row() for event in events]

    def why(self, seat: int, *row: object) -> str:
        """The code of what forbids a row; "" when nothing does."""
        action = self.position.action([*row])  # type: ignore[list-item]
        refusal = self.position.why_not(Seat(seat), action)
        assert (refusal is None) == (action in self.position.legal(Seat(seat))), (row, refusal)
        return "" if refusal is None else refusal.code

    def voyage(self, seat: int) -> None:
        """A voyage begins, as the only action of the turn."""
        self.do(seat, "special", "voyage")

    def sails(self, seat: int, ship: int = 1) -> dict[str, int]:
        """Where a ship may go now, and the power that costs."""
        fleet = self.of(seat).fleet
        found: dict[str, int] = {}
        for action in self.position.legal(Seat(seat)):
            row = action.row()
            if row[0] == "sail" and row[1] == ship:
                twin = self.position.copy()
                assert isinstance(twin, Position)
                before = twin.players[seat].bowl3
                twin.apply(Seat(seat), action)
                found[str(row[2])] = before - twin.players[seat].bowl3
        assert fleet is self.of(seat).fleet
        return found


def rows(events: list[list[Json]], *tags: str) -> list[list[Json]]:
    """The events of some tags."""
    return [event for event in events if event[0] in tags]


def used(table: Sea, seat: int, special: str) -> bool:
    """Whether a space of a player is used."""
    spaces = table.position.view(None)["own_spaces"]
    assert special in SPECIALS and isinstance(spaces, list)
    own = spaces[seat]
    assert isinstance(own, dict)
    return bool(own[special])
