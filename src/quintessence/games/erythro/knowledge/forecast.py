"""What is certain to come in phases 3 and 4, before anybody cleans up: never what is hidden or left to chance."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.erythro.data.constants import ALLIANCE, AROUND_LINE, OWN_LINE
from quintessence.games.erythro.rules.adversary.alliance import extraction
from quintessence.games.erythro.rules.agenda import ADVANCE, SIZE
from quintessence.games.erythro.rules.position import ADVERSARY, MARKET, MINES, Position


def forecast(position: Position) -> Values:
    """Tokens that tiles will get, tiles that will be contaminated, mines that will be lost, the profitability."""
    pollution = list(position.pollution)
    limit = position.data.numbers.contaminated
    lost: list[Json] = []
    for index in _to_advance(position):
        mine, line = position.mine_ids[index], position.mine_lines[index] + 1
        lines = position.data.mines.lines[mine]
        if line >= len(lines):
            lost.append(position.data.mines.names[mine])
            continue
        tile = position.mine_tiles[index]
        if lines[line] == AROUND_LINE:
            for other in position.setting.layout.reach[tile]:
                pollution[other] = min(limit, pollution[other] + 1)
        elif lines[line] > OWN_LINE:
            pollution[tile] = min(limit, pollution[tile] + lines[line] - OWN_LINE)
    added: Values = {}
    contaminated: list[Json] = []
    for tile, tokens in enumerate(pollution):
        if tokens > position.pollution[tile]:
            added[str(tile + 1)] = tokens - position.pollution[tile]
            if tokens == limit:
                contaminated.append(tile + 1)
    return {
        "tiles": added,
        "contaminated": contaminated,
        "lost": lost,
        "profitability": _profitability(position),
        "shuffles": _shuffles(position),
    }


def _to_advance(position: Position) -> list[int]:
    """The mines that have yet to advance in this round."""
    if position.phase < MINES:
        return list(range(len(position.mine_ids)))
    agenda = position.agenda
    return [agenda[at + 1] for at in range(0, len(agenda), SIZE) if agenda[at] == ADVANCE]


def _profitability(position: Position) -> Json:
    if position.setting.adversary != ALLIANCE:
        return None
    return position.profitability + (extraction(position) if position.phase < ADVERSARY else 0)


def _shuffles(position: Position) -> list[Json]:
    """Who will shuffle when hands are filled up in phase 6, and how many cards are missing for it not to happen.

    Before the discard one card counts as kept, since each may keep one; a card bought in phase 5 is one fewer to draw.
    """
    if position.phase > MARKET or not position.round:
        return []
    shuffles: list[Json] = []
    for seat in range(position.setting.seats):
        held = 1 if position.phase < MINES else len(position.hands[seat])
        missing = position.data.numbers.hand - held - len(position.piles[seat])
        if missing > 0 and (position.phase < MINES or position.discards[seat]):
            buys = position.phase < MARKET or not position.bought >> seat & 1
            shuffles.append({"seat": seat, "missing": missing, "buys": buys})
    return shuffles
