"""§12 The bag: tokens say where pollution, mines and pawns go.

A token that is drawn stays out until an empty bag is refilled, also one that was refused (ER-45, ER-81).
"""

from __future__ import annotations

from typing import final

from quintessence.core.cells import ONE, drop
from quintessence.core.game import Event, Values
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.rules.agenda import AgendaStep
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.tiles import (
    add_tokens,
    is_contaminated,
    mine_at,
    tell_change,
    tell_contaminated,
)
from quintessence.games.erythro.scripted import TokenDrawn, next_moment, scripted


def refusal(position: Position, tile: int) -> str:
    """Why a tile takes neither a mine nor random pollution (ER-44); "" when it does."""
    if mine_at(position, tile) >= 0:
        return "mine"
    if tile == position.dome:
        return "dome"
    return "contaminated" if is_contaminated(position, tile) else ""


def draw_tile(position: Position, purpose: str, events: list[Event]) -> int:
    """Draw tokens until one is accepted; NONE, and nothing is drawn, when no tile can be (ER-46)."""
    if purpose != "pawn" and not _has_room(position):
        events.append(_skipped(position, purpose))
        return NONE
    while True:
        if not position.bag:
            position.bag = position.setting.tokens
            events.append(scripted(position, "bag_refilled", "ER-81", {"count": len(position.bag)}))
        index = position.chance.below(len(position.bag))
        tile = position.bag[index]
        why = "" if purpose == "pawn" else refusal(position, tile)
        events.append(TokenDrawn(next_moment(position, "ER-44"), purpose, tile, position.bag, why))
        position.bag = drop(position.bag, index)
        position.drawn_tokens = position.drawn_tokens + ONE[tile]
        if not why:
            return tile


@final
class RandomPollution(AgendaStep):
    """A token of pollution on a tile from the bag."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        pollute_at_random(position, events)


def pollute_at_random(position: Position, events: list[Event]) -> None:
    """A token on a tile that takes it (ER-44)."""
    tile = draw_tile(position, "pollution", events)
    if tile != NONE:
        contaminated: list[Values] = []
        before = position.pollution[tile]
        add_tokens(position, tile, 1, contaminated)
        events.append(tell_change(position, tile, before, "ER-44"))
        tell_contaminated(position, contaminated, events)


def _has_room(position: Position) -> bool:
    for tile in position.setting.tokens:
        if not refusal(position, tile):
            return True
    return False


def _skipped(position: Position, purpose: str) -> Event:
    refused = {str(tile + 1): refusal(position, tile) for tile in position.setting.tokens}
    return scripted(
        position,
        "placement_skipped",
        "ER-46",
        {"purpose": purpose, "refused": {tile: why for tile, why in refused.items()}},
    )
