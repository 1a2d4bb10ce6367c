"""§2: the board and its tiles, drawn or given by the options."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import BadOption, Json, Values
from quintessence.core.rng import Seed, Stream
from quintessence.games.terra_mystica.actions import ActionTable
from quintessence.games.terra_mystica.data.components import Component
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.rules.position import FREE, NONE
from quintessence.games.terra_mystica.state import TerraMystica

_MORE_CARDS: Final = 3
TRADE_MARKERS: Final = "trade_markers"


def deal(
    data: Data, table: ActionTable, options: Values, seats: int, players: int, seed: Seed
) -> tuple[TerraMystica, list[int]]:
    """The first position of a match, before the first faction is chosen, and the bonus cards as they were drawn."""
    if data.misplaced_canal is not None:  # on whichever board, so that a replaced file is found wrong early
        raise BadOption("merchants_canals", data.misplaced_canal)
    position = TerraMystica(data, table.board, table)
    position.lay_out(players)
    position.in_passing_order = options["turn_order"] == "passing"
    position.points_2017 = options["start_points"] == "balanced"
    position.consoles = options["cultists_errata"] is True
    position.fire_and_ice = options["fire_and_ice"] is True
    position.leaves = _leaves(options["leaves"], seats)
    stream = seed.stream("setup")
    position.round_tiles = _round_tiles(data, options, stream)
    cards = _cards(data, options, players, stream)
    position.card_at = bytes([FREE if card in cards else NONE for card in range(len(data.bonus_cards))])
    position.end_tile = _end_tile(data, options["end_tile"], players > seats, stream)
    position.town_pool = bytes([tile.copies if _is_in(options, tile) else 0 for tile in data.town_tiles])
    return position, cards


def _is_in(options: Values, component: Component) -> bool:
    return not component.set or options[component.set] is True


def _round_tiles(data: Data, options: Values, stream: Stream) -> bytes:
    given = options["round_tiles"]
    if given is not None:
        tiles = _named(given, [tile.name for tile in data.round_tiles], "round_tiles")
        if len(tiles) != data.rounds or len(set(tiles)) != data.rounds:
            raise BadOption("wrong_round_tiles", {"count": data.rounds})
        return bytes(tiles)
    drawn = [number for number, tile in enumerate(data.round_tiles) if _is_in(options, tile)]
    while True:
        stream.shuffle(drawn)
        if all(number not in data.round_tiles[tile].never_in for number, tile in enumerate(drawn[: data.rounds], 1)):
            return bytes(drawn[: data.rounds])


def _cards(data: Data, options: Values, players: int, stream: Stream) -> list[int]:
    """As many bonus cards as players, and three more."""
    cards = [number for number, card in enumerate(data.bonus_cards) if _is_in(options, card)]
    wanted = players + _MORE_CARDS
    given = options["bonus_cards"]
    if given is None:
        stream.shuffle(cards)
        cards = cards[:wanted]
    else:
        cards = _named(given, [card.name for card in data.bonus_cards], "bonus_cards")
        if len(set(cards)) != len(cards) or len(cards) < players + 1:
            raise BadOption("wrong_bonus_cards", {"count": wanted})
    return cards


def _leaves(given: Json, seats: int) -> list[int]:
    """Pairs of an action's number and a seat, in order, nobody twice, and somebody stays."""
    found: list[int] = []
    last = 1
    for pair in given if isinstance(given, list) else [] if given is None else [given]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadOption("wrong_leaves", {"seats": seats})
        number, seat = pair
        if type(number) is not int or type(seat) is not int or not 0 <= seat < seats or number < last:
            raise BadOption("wrong_leaves", {"seats": seats})
        found += [number, seat]
        last = number
    leavers = found[1::2]
    if len(set(leavers)) != len(leavers) or len(leavers) >= seats:
        raise BadOption("wrong_leaves", {"seats": seats})
    return found


def _named(given: Json, names: list[str], option: str) -> list[int]:
    if not isinstance(given, list) or not all(isinstance(name, str) and name in names for name in given):
        raise BadOption("unknown_tile", {"option": option, "known": ", ".join(names)})
    return [names.index(str(name)) for name in given]


def _end_tile(data: Data, choice: Json, beside_automa: bool, stream: Stream) -> int:
    """MS-62, MS-77: the tile for trade markers, the last, only where there are any, and not beside the Automa."""
    if choice == "none":
        return NONE
    tiles = [tile for tile in data.end_tiles if tile != TRADE_MARKERS or not beside_automa]
    if choice == "random":
        return stream.below(len(tiles))
    if choice not in tiles:
        raise BadOption("merchants_end_tile", {"tile": str(choice)})
    return tiles.index(str(choice))
