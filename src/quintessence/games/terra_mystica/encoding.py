"""What a seat observes as numbers: the map, the cults, tiles, every player, the Automa's open cards, the question."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.encoding import IS, MOST, ONE, ZEROS, Encoding, Field, bits, count_of, flag, number, one_of
from quintessence.core.game import Seat, State
from quintessence.games.terra_mystica.automa.deck import known_in_pile
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.automa.script import Automa
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import CULTS, TERRAINS
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import DOCKS, FREE, NONE, PHASES, Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.stages import to_act

_NUMBERS: Final = [
    *["points", "coins", "workers", "priests", "priest_cap", "priests_on_slots", "bowl_1", "bowl_2", "bowl_3", "keys"],
    *["shipping", "digging", "skip", "bridges_left", "town_power"],
]
_DUE: Final = [
    *["actions", "spades", "hexes_left", "steps", "reactions", "lost_steps", "favours", "towns", "bridges"],
    *["ordinations", "tokens", "unlocks", "picks"],
]
_FLAGS: Final = [
    *["passed", "left", "can_buy", "has_bought", "must_finish", "free_transform", "free_dwelling"],
    *["free_trading_post", "one_track"],
]
_ACHIEVEMENTS: Final = 6


@final
class Lands(Encoding):
    """Hexes, tiles and cards are told in the order of the data; players from one's own on, the Automa last."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        assert isinstance(state, Position)
        data, land, players = state.data, state.board.land, len(state.players)
        cards, slots = len(data.bonus_cards), len(CULTS) * len(data.slots)
        fields = [
            *(Field(f"terrain_{name}", land) for name in TERRAINS),
            *(Field(f"building_{name}", land) for name in data.buildings),
            Field("town", state.board.size),
        ]
        for player in range(players):
            fields += [
                Field(f"owner_{player}", land),
                Field(f"bridge_{player}", len(state.board.sites)),
                Field(f"cult_slot_{player}", slots),
                Field(f"card_{player}", cards),
                *_player_fields(data, player, land),
            ]
        fields += [
            Field("card_free", cards),
            Field("card_coins", cards, MOST),
            Field("favour_tiles", len(data.favour_tiles), MOST),
            Field("town_tiles", len(data.town_tiles), MOST),
            Field("used_power_actions", len(data.power_actions)),
            Field("round_tiles", data.rounds * len(data.round_tiles)),
            Field("end_tile", len(data.end_tiles)),
            *(Field(name, players) for name in ("active", "to_act", "starter")),
            Field("queue", players, MOST),
            Field("phase", _phases(data)),
            Field("round", 1, MOST),
            Field("is_converting", 1),
            Field("has_converted", 1),
        ]
        if data.merchants.is_played:
            fields += _sea_fields(state)
        return fields if state.script is None else [*fields, *_automa_fields(state)]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        data, script, count, watcher = state.data, state.script, len(state.players), int(seat)
        seats = count if script is None else count - 1
        parts = [state.terrain.translate(IS[terrain]) for terrain in range(len(TERRAINS))]
        for building in range(len(data.buildings)):
            parts.append(state.building.translate(IS[building]))
        parts.append(state.town)
        own_first = [(watcher + turn) % seats for turn in range(seats)]
        if script is not None:
            own_first.append(seats)
        for owner in own_first:
            parts.append(state.owner.translate(IS[owner]))
            parts.append(state.bridges.translate(IS[owner]))
            parts.append(state.slots.translate(IS[owner]))
            parts.append(state.card_at.translate(IS[owner]))
            _add_player(parts, state, state.players[owner])
        parts += [
            state.card_at.translate(IS[FREE]),
            state.card_coins,
            state.favour_pool,
            state.town_pool,
            bits(len(data.power_actions), state.used),
            _round_tiles(state),
            one_of(len(data.end_tiles), state.end_tile),
            _flags_of(own_first, [state.active] if state.active != NONE else []),
            _flags_of(own_first, [int(other) for other in to_act(state)]),
            _flags_of(own_first, [state.starter]),
            b"".join([number(state.queue.count(owner)) for owner in own_first]),
            one_of(_phases(data), state.phase),
            number(state.round),
            flag(state.is_converting),
            flag(state.has_converted),
        ]
        if data.merchants.is_played:
            _add_sea(parts, state, own_first)
        if script is not None:
            assert isinstance(script, Automa)
            _add_automa(parts, state, script.held)
        return b"".join(parts)


def _player_fields(data: Data, player: int, land: int) -> list[Field]:
    return [
        Field(f"faction_{player}", len(data.factions)),
        Field(f"home_{player}", len(TERRAINS)),
        Field(f"wheel_{player}", len(TERRAINS)),
        Field(f"unlocked_{player}", len(TERRAINS)),
        Field(f"numbers_{player}", len(_NUMBERS), MOST),
        Field(f"cults_{player}", len(CULTS), data.top),
        Field(f"buildings_{player}", len(data.buildings), MOST),
        Field(f"favours_{player}", len(data.favour_tiles)),
        Field(f"towns_{player}", len(data.town_tiles), MOST),
        Field(f"due_{player}", len(_DUE), MOST),
        Field(f"flags_{player}", len(_FLAGS)),
        Field(f"blocked_{player}", len(CULTS)),
        Field(f"tops_{player}", len(CULTS)),
        Field(f"used_spaces_{player}", data.own_spaces),
        Field(f"offered_{player}", 1, MOST),
        Field(f"place_{player}", 1, MOST),
        Field(f"may_build_{player}", land, MOST),
        Field(f"flown_{player}", land),
    ]


def _add_player(parts: list[bytes], position: Position, player: Player) -> None:
    data, land = position.data, position.board.land
    parts += [
        one_of(len(data.factions), player.faction.number if player.has_faction else -1),
        one_of(len(TERRAINS), int(player.home)),
        one_of(len(TERRAINS), int(player.wheel)),
        bits(len(TERRAINS), player.unlocked),
        number(player.points),
        number(player.coins),
        number(player.workers),
        number(player.priests),
        number(player.priest_cap),
        number(player.slots),
        number(player.bowl1),
        number(player.bowl2),
        number(player.bowl3),
        number(player.keys),
        number(player.ship),
        number(player.dig),
        number(player.skip),
        number(player.bridges),
        number(player.town_power),
        player.cults,
        player.buildings[: len(data.buildings)],
        bits(len(data.favour_tiles), player.favours),
        player.towns,
        number(player.actions),
        number(player.spades),
        number(player.hexes_left),
        number(player.steps),
        number(player.reactions),
        number(player.lost_steps),
        number(player.due_favours),
        number(player.due_towns),
        number(player.due_bridges),
        number(player.ordinations),
        number(player.tokens),
        number(player.unlocks),
        number(player.picks),
        flag(player.passed),
        flag(player.gone),
        flag(player.can_buy),
        flag(player.has_bought),
        flag(player.must_finish),
        flag(player.free_transform),
        flag(player.free_dwelling),
        flag(player.free_trading_post),
        flag(player.one_track),
        bits(len(CULTS), player.blocked),
        bits(len(CULTS), int(player.tops)),
        bits(data.own_spaces, position.used >> len(data.power_actions) + player.seat * data.own_spaces),
        number(_offered(position, player.seat)),
        number(position.order.find(player.seat)),
        count_of(land, player.may_build),
        one_of(land, int(player.flown)),
    ]


def _phases(data: Data) -> int:
    """As many as a match can have: docks are placed only where there are ships."""
    return len(PHASES) if data.merchants.is_played else DOCKS


def _sea_fields(position: Position) -> list[Field]:
    board, fields = position.board, []
    for player in range(len(position.players)):
        fields += [
            Field(f"ships_{player}", board.size, MOST),
            Field(f"moved_{player}", board.size, MOST),
            Field(f"dock_{player}", board.land),
            Field(f"trade_markers_{player}", board.land),
            Field(f"voyage_{player}", 4, MOST),
        ]
    return fields


def _add_sea(parts: list[bytes], position: Position, own_first: list[int]) -> None:
    """§14: where ships lie, and which of them have moved; docks, markers, range, and what is open."""
    board = position.board
    for owner in own_first:
        fleet = position.players[owner].fleet
        on_map = [ship for ship in range(len(fleet.ships)) if fleet.ships[ship] != ABSENT]
        parts += [
            count_of(board.size, bytes([fleet.ships[ship] for ship in on_map])),
            count_of(board.size, bytes([fleet.ships[ship] for ship in on_map if fleet.has_moved(ship)])),
            one_of(board.land, fleet.dock),
            bytes([mark >> owner & 1 for mark in position.markers]),
            number(fleet.reach),
            number(fleet.marks),
            flag(fleet.is_sailing),
            flag(fleet.is_launching),
        ]


def _offered(position: Position, seat: int) -> int:
    """The power that is offered to a player now."""
    power = 0
    for offer in position.offers:
        if offer.seat == seat and not offer.too_late:
            power += offer.amount
    return power


def _round_tiles(position: Position) -> bytes:
    kinds, rounds = len(position.data.round_tiles), position.data.rounds
    slots = b"".join([one_of(kinds, tile) for tile in position.round_tiles])
    return slots + ZEROS[: kinds * rounds - len(slots)]


def _flags_of(own_first: list[int], marked: list[int]) -> bytes:
    """Of each player, one's own first, whether he is among some."""
    return b"".join([ONE[1] if owner in marked else ONE[0] for owner in own_first])


def _automa_fields(position: Position) -> list[Field]:
    automa, land = position.data.automa, position.board.land
    cards, bonus = len(automa.cards), len(position.data.bonus_cards)
    return [
        Field("automa_faction", len(automa.factions)),
        Field("automa_level", len(automa.levels)),
        Field("automa_marked", land),
        Field("automa_cubes", land, MOST),
        Field("automa_youth", len(TERRAINS)),
        Field("automa_blighted", len(TERRAINS)),
        Field("automa_achieved", _ACHIEVEMENTS),
        Field("automa_row", bonus, MOST),
        *(Field(f"automa_{name}", cards) for name in ("support", "action", "shown", "known", "late", "aside")),
        Field("automa_numbers", 3, MOST),
        Field("automa_is_acting", 1),
    ]


def _add_automa(parts: list[bytes], position: Position, held: Holdings) -> None:
    """What everyone sees of the Automa; its covered cards are only counted."""
    data, land = position.data, position.board.land
    automa, built = data.automa, position.players[held.owner].hexes
    cards = len(automa.cards)
    marked = bytearray(land)
    for index in range(len(built)):
        if held.marked[index]:
            marked[built[index]] = 1
    row = bytearray(len(data.bonus_cards))
    for index in range(len(held.row)):
        row[held.row[index]] = index + 1
    parts += [
        one_of(len(automa.factions), automa.factions.index(held.faction)),
        one_of(len(automa.levels), automa.levels.index(held.level)),
        bytes(marked),
        count_of(land, held.cubes),
        one_of(len(TERRAINS), held.youth),
        one_of(len(TERRAINS), held.blighted),
        bits(_ACHIEVEMENTS, held.achieved),
        bytes(row),
        one_of(cards, held.support),
        one_of(cards, held.action),
        count_of(cards, held.shown),
        count_of(cards, bytes(known_in_pile(held))),
        count_of(cards, held.late + held.joining),
        count_of(cards, held.aside),
        number(len(held.pile)),
        number(len(held.reserve)),
        number(held.turns),
        flag(held.is_acting),
    ]


ENCODING: Final = Lands()
