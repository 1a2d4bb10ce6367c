"""§13 Mines: they land, advance line by line, and are lost to the players when the cube reaches the last one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from quintessence.core.cells import ONE, drop, put, without
from quintessence.core.game import Event, Values
from quintessence.games.erythro.data.constants import DESTROY_LINE, NONE
from quintessence.games.erythro.data.lines import tiles_of_line, tokens_of_line
from quintessence.games.erythro.rules.adversary.bag import draw_tile
from quintessence.games.erythro.rules.agenda import FIRST_LINE, AgendaStep, put_first, step
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.tiles import add_tokens, take_sanctuary, tell_contaminated
from quintessence.games.erythro.scripted import LineDone, MinePlaced, next_moment


def mines_left(position: Position) -> i64:
    """Mines in the deck."""
    counts = position.mine_counts
    found: i64 = 0
    level: i64
    for level in range(len(counts)):
        found += counts[level]
    return found


@final
class PlaceMine(AgendaStep):
    """A mine lands, and does its first line next (ER-104)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        if place_mine(position, events):
            put_first(position, step(FIRST_LINE, len(position.mine_ids) - 1, position.cause, position.cause_seat))


def place_mine(position: Position, events: list[Event]) -> bool:
    """The top card of the deck lands on a tile from the bag; whether it did. Its first line comes after (ER-104)."""
    if not mines_left(position):
        return False
    tile = draw_tile(position, "mine", events)
    if tile == NONE:
        return False  # ER-46: the card stays on top
    level = 0
    while not position.mine_counts[level]:
        level += 1
    mine = _top_mine(position, level + 1)
    position.mine_pool = without(position.mine_pool, mine)
    position.mine_counts = put(position.mine_counts, level, position.mine_counts[level] - 1)
    position.mine_ids = position.mine_ids + ONE[mine]
    position.mine_tiles = position.mine_tiles + ONE[tile]
    position.mine_lines = position.mine_lines + ONE[0]
    events.append(MinePlaced(next_moment(position, "ER-80"), position.data, mine, tile, position.mine_counts))
    return True


def _top_mine(position: Position, level: int) -> int:
    """One of the unseen mines of a level, each equally likely (ER-80)."""
    levels, pool = position.data.mines.level, position.mine_pool
    first: i64 = 0
    while levels[pool[first]] < level:  # those of a level lie together
        first += 1
    after = first
    while after < len(pool) and levels[pool[after]] == level:
        after += 1
    return pool[first + position.chance.below(after - first)]


def is_lost(position: Position, index: int) -> bool:
    """Whether a mine's cube is on "Lost"."""
    return position.mine_lines[index] >= len(position.data.mines.lines[position.mine_ids[index]])


def has_lost_mine(position: Position) -> bool:
    mines, reached, lines = position.mine_ids, position.mine_lines, position.data.mines.lines
    for index in range(len(mines)):
        if reached[index] >= len(lines[mines[index]]):
            return True
    return False


def do_line(position: Position, index: int, events: list[Event]) -> None:
    """Do the line that a mine's cube is on, as far as possible: own tile first, then neighbours by number (ER-103)."""
    mine, tile, number = position.mine_ids[index], position.mine_tiles[index], position.mine_lines[index]
    line = position.data.mines.lines[mine][number]
    before = position.pollution
    contaminated: list[Values] = []
    lost = take_sanctuary(position, tile) if line == DESTROY_LINE else NONE
    for other in tiles_of_line(line, tile, position.setting.layout.near[tile]):
        add_tokens(position, other, tokens_of_line(line), contaminated)
    moment = next_moment(position, "ER-103")
    events.append(LineDone(moment, position.data, position.setting, mine, number, tile, before, lost))
    tell_contaminated(position, contaminated, events)


@final
class FirstLine(AgendaStep):
    """A mine that has landed does its first line."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        do_line(position, number, events)


def remove_mine(position: Position, index: int) -> None:
    """§10: a mine is destroyed and out of the game (ER-68)."""
    position.destroyed += position.mine_ids[index : index + 1]
    position.mine_ids = drop(position.mine_ids, index)
    position.mine_tiles = drop(position.mine_tiles, index)
    position.mine_lines = drop(position.mine_lines, index)
