"""Set-up: the board and its tiles, drawn or given by the options."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import BadOption, Json, Values
from quintessence.core.rng import Seed, Stream
from quintessence.games.terra_mystica.actions import TABLES
from quintessence.games.terra_mystica.data.board import BOARDS
from quintessence.games.terra_mystica.data.data import (
    CARD_SET,
    END_TILES,
    ROUND_NEVER,
    ROUND_SET,
    ROUND_TILES,
    ROUNDS,
    TOWN_COPIES,
    TOWN_SET,
)
from quintessence.games.terra_mystica.data.data import CARDS as CARD_NAMES
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import FREE, NONE
from quintessence.games.terra_mystica.state import TerraMystica

_MORE_CARDS: Final = 3


def deal(options: Values, seats: int, seed: Seed) -> TerraMystica:
    """The first position of a match: before the first faction is chosen."""
    slug = options["board"]
    assert isinstance(slug, str)
    position = TerraMystica(BOARDS[slug], TABLES[slug], [Player(seat) for seat in range(seats)])
    position.lay_out()
    position.in_passing_order = options["turn_order"] == "passing"
    position.points_2017 = options["start_points"] == "balanced"
    position.consoles = options["cultists_errata"] is True
    position.fire_and_ice = options["fire_and_ice"] is True
    position.leaves = _leaves(options["leaves"], seats)
    stream = seed.stream("setup")
    position.round_tiles = _round_tiles(options, stream)
    position.card_at = _cards(options, seats, stream)
    position.end_tile = _end_tile(options["end_tile"], stream)
    position.town_pool = bytes(
        [copies if _is_in(options, TOWN_SET[tile]) else 0 for tile, copies in enumerate(TOWN_COPIES)]
    )
    return position


def _is_in(options: Values, part: str) -> bool:
    return not part or options[part] is True


def _round_tiles(options: Values, stream: Stream) -> bytes:
    given = options["round_tiles"]
    if given is not None:
        tiles = _named(given, ROUND_TILES, "round_tiles")
        if len(tiles) != ROUNDS or len(set(tiles)) != ROUNDS:
            raise BadOption("wrong_round_tiles", {"count": ROUNDS})
        return bytes(tiles)
    drawn = [tile for tile in range(len(ROUND_TILES)) if _is_in(options, ROUND_SET[tile])]
    while True:
        stream.shuffle(drawn)
        if all(number not in ROUND_NEVER[tile] for number, tile in enumerate(drawn[:ROUNDS], 1)):
            return bytes(drawn[:ROUNDS])


def _cards(options: Values, seats: int, stream: Stream) -> bytes:
    """As many bonus cards as players, and three more."""
    cards = [card for card in range(len(CARD_NAMES)) if _is_in(options, CARD_SET[card])]
    wanted = seats + _MORE_CARDS
    given = options["bonus_cards"]
    if given is None:
        stream.shuffle(cards)
        cards = cards[:wanted]
    else:
        cards = _named(given, CARD_NAMES, "bonus_cards")
        if len(set(cards)) != len(cards) or len(cards) < seats + 1:
            raise BadOption("wrong_bonus_cards", {"count": wanted})
    return bytes([FREE if card in cards else NONE for card in range(len(CARD_NAMES))])


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


def _end_tile(choice: Json, stream: Stream) -> int:
    if choice == "none":
        return NONE
    if choice == "random":
        return stream.below(len(END_TILES))
    return END_TILES.index(str(choice))
