"""§9 Tiles: pollution tokens, contaminated tiles and sanctuaries."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import put
from quintessence.core.game import Event, Values
from quintessence.games.erythro.data.constants import ELEMENTS, NONE
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.scripted import scripted


def is_contaminated(position: Position, tile: int) -> bool:
    return position.pollution[tile] >= position.data.numbers.contaminated


def contaminated_tiles(position: Position) -> int:
    tokens = position.pollution
    limit: i64 = position.data.numbers.contaminated
    found = 0
    tile: i64
    for tile in range(len(tokens)):
        if tokens[tile] == limit:
            found += 1
    return found


def mine_at(position: Position, tile: int) -> int:
    """The index of the mine on a tile among those on the planet; -1 when there is none."""
    tiles = position.mine_tiles
    for index in range(len(tiles)):  # few; compiled, `find` would be asked through Python
        if tiles[index] == tile:
            return index
    return -1


def can_remove(position: Position, tile: int) -> bool:
    """Whether a tile has a token that can be removed: not from a contaminated one (ER-102)."""
    return 0 < position.pollution[tile] < position.data.numbers.contaminated


def add_tokens(position: Position, tile: int, count: int, contaminated: list[Values]) -> int:
    """Add tokens as far as possible (ER-41); how many. `contaminated` is to be told after the cause."""
    before, limit = position.pollution[tile], position.data.numbers.contaminated
    if before >= limit:
        return 0
    after = min(limit, before + count)
    position.pollution = put(position.pollution, tile, after)
    if after == limit:
        lost = take_sanctuary(position, tile)
        contaminated.append(
            {
                "tile": tile + 1,
                "sanctuary": None if lost == NONE else ELEMENTS[lost],
                "count": contaminated_tiles(position),
                "limit": position.setting.sheet.contaminated,
            }
        )
    return after - before


def tell_contaminated(
    position: Position, contaminated: list[Values], events: list[Event], is_own: bool = False
) -> None:
    """Tell of tiles that were contaminated: by the adversary, or by a player's own card."""
    for values in contaminated:
        events.append(scripted(position, "tile_contaminated", "ER-41", values, is_own=is_own))


def remove_tokens(position: Position, tile: int, count: int) -> None:
    position.pollution = put(position.pollution, tile, position.pollution[tile] - count)


def take_sanctuary(position: Position, tile: int) -> int:
    """A sanctuary goes back to the stock (ER-99); its element, or NONE when there was none."""
    element = position.sanctuaries[tile]
    if element != NONE:
        position.sanctuaries = put(position.sanctuaries, tile, NONE)
        position.stock = put(position.stock, element, position.stock[element] + 1)
    return element


def tell_change(position: Position, tile: int, before: int, rule: str, is_own: bool = False) -> Event:
    """A single tile has other tokens than before."""
    values: Values = {"tile": tile + 1, "before": before, "after": position.pollution[tile]}
    return scripted(position, "pollution_changed", rule, values, is_own=is_own)
