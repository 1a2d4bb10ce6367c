"""§13 Mines: they land, advance line by line, and are lost to the players when the cube reaches the last one."""

from __future__ import annotations

from quintessence.core.cells import ONE, drop, put, without
from quintessence.core.game import Event, Json, Values
from quintessence.games.erythro.data.constants import (
    AROUND_LINE,
    DESTROY_LINE,
    ELEMENTS,
    LEVELS,
    NONE,
    OWN_LINE,
)
from quintessence.games.erythro.data.lines import written_mine_line
from quintessence.games.erythro.events import scripted
from quintessence.games.erythro.rules.adversary.bag import draw_tile
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.tiles import add_tokens, is_contaminated, take_sanctuary, tell_contaminated


def mines_left(position: Position) -> int:
    return sum(position.mine_counts)


def place_mine(position: Position, events: list[Event]) -> bool:
    """The top card of the deck lands on a tile from the bag; whether it did. Its first line comes after (ER-104)."""
    if not mines_left(position):
        return False
    tile = draw_tile(position, "mine", events)
    if tile == NONE:
        return False  # ER-46: the card stays on top
    mines = position.data.mines
    level = 0
    while not position.mine_counts[level]:
        level += 1
    top = bytes(mine for mine in position.mine_pool if mines.level[mine] == level + 1)
    mine = top[position.chance.below(len(top))]
    position.mine_pool = without(position.mine_pool, mine)
    position.mine_counts = put(position.mine_counts, level, position.mine_counts[level] - 1)
    position.mine_ids += ONE[mine]
    position.mine_tiles += ONE[tile]
    position.mine_lines += ONE[0]
    events.append(_landing_event(position, mine, tile))
    return True


def _landing_event(position: Position, mine: int, tile: int) -> Event:
    mines = position.data.mines
    lines: list[Json] = [written_mine_line(line) for line in mines.lines[mine]]
    left: list[Json] = [position.mine_counts[level] for level in range(LEVELS)]
    return scripted(
        position,
        "mine_placed",
        "ER-80",
        {"mine": mines.names[mine], "level": mines.level[mine], "tile": tile + 1, "lines": lines, "deck_left": left},
        names=mines.names,
        candidates=ONE[mine],
        left=ONE[mine],
    )


def advance_mine(position: Position, index: int, events: list[Event]) -> None:
    """§6.3: one mine goes a line down and does what stands there; oldest first (ER-63)."""
    mines = position.data.mines
    mine, line = position.mine_ids[index], position.mine_lines[index] + 1
    position.mine_lines = put(position.mine_lines, index, line)
    events.append(
        scripted(
            position,
            "mine_advanced",
            "ER-63",
            {
                "mine": mines.names[mine],
                "tile": position.mine_tiles[index] + 1,
                "from_line": line,
                "to_line": line + 1,
                "lines_left": len(mines.lines[mine]) - line,
                "number": index + 1,
                "of": len(position.mine_ids),
            },
            names=mines.names,
            candidates=position.mine_ids[index:],
            left=position.mine_ids[index : index + 1],
            code="oldest",
        )
    )
    if not is_lost(position, index):
        do_line(position, index, events)


def is_lost(position: Position, index: int) -> bool:
    """Whether a mine's cube is on "Lost"."""
    return position.mine_lines[index] >= len(position.data.mines.lines[position.mine_ids[index]])


def has_lost_mine(position: Position) -> bool:
    for index in range(len(position.mine_ids)):
        if is_lost(position, index):
            return True
    return False


def do_line(position: Position, index: int, events: list[Event]) -> None:
    """Do the line that a mine's cube is on, as far as possible: own tile first, then neighbours by number (ER-103)."""
    mine, tile, number = position.mine_ids[index], position.mine_tiles[index], position.mine_lines[index]
    line = position.data.mines.lines[mine][number]
    changed: list[Json] = []
    dropped: list[Json] = []
    contaminated: list[Values] = []
    sanctuary = NONE
    if line == DESTROY_LINE:
        sanctuary = take_sanctuary(position, tile)
    elif line == AROUND_LINE:
        _pollute(position, tile, 1, changed, dropped, contaminated)
        for other in position.setting.layout.near[tile]:
            _pollute(position, other, 1, changed, dropped, contaminated)
    elif line > OWN_LINE:
        _pollute(position, tile, line - OWN_LINE, changed, dropped, contaminated)
    names = position.data.mines.names
    events.append(
        scripted(
            position,
            "line_done",
            "ER-103",
            {
                "mine": names[mine],
                "line": number + 1,
                "effect": written_mine_line(line),
                "tile": tile + 1,
                "tiles": changed,
                "dropped": dropped,
                "sanctuary": None if sanctuary == NONE else ELEMENTS[sanctuary],
            },
            names=names,
            candidates=ONE[mine],
            left=ONE[mine],
        )
    )
    tell_contaminated(position, contaminated, events)


def _pollute(
    position: Position, tile: int, count: int, changed: list[Json], dropped: list[Json], contaminated: list[Values]
) -> None:
    before = position.pollution[tile]
    if is_contaminated(position, tile):
        dropped.append({"tile": tile + 1, "count": count, "why": "contaminated"})
        return
    added = add_tokens(position, tile, count, contaminated)
    changed.append({"tile": tile + 1, "before": before, "after": before + added})
    if added < count:
        dropped.append({"tile": tile + 1, "count": count - added, "why": "full"})


def remove_mine(position: Position, index: int) -> None:
    """§10: a mine is destroyed and out of the game (ER-68)."""
    position.destroyed += position.mine_ids[index : index + 1]
    position.mine_ids = drop(position.mine_ids, index)
    position.mine_tiles = drop(position.mine_tiles, index)
    position.mine_lines = drop(position.mine_lines, index)
