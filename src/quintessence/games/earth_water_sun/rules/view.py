"""What everyone sees: nothing in this game is hidden, so the view is the facts."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Outcome, Values
from quintessence.games.earth_water_sun.data.components import (
    BLACK,
    COLOURS,
    HAS_SHIELD,
    KINDS,
    PIECES,
    SPECIES,
    TEAM,
    WHITE,
)
from quintessence.games.earth_water_sun.rules.dangers import dangers
from quintessence.games.earth_water_sun.rules.growth import level
from quintessence.games.earth_water_sun.rules.hexes import OFF, Board
from quintessence.games.earth_water_sun.rules.position import (
    DESTROYED,
    NOBODY,
    OVER,
    STAGE_NAMES,
    Position,
    colour_to_act,
    trees_of,
)
from quintessence.games.earth_water_sun.rules.roots import roots_of

FACT_OF: Final = {
    "black_seat": "colours",
    "cells": "destroyed",
    "at": "pieces",
    "kits": "pieces",
    "walls": "roots",
    "closed": "roots",
    "black_roots": "roots",
    "white_roots": "roots",
    "hands": "roots_in_hand",
    "supply": "roots_in_supply",
    "lost": "roots_lost",
    "exposed": "destroyed",
    "destroys": "destroyed",
    "ending": "world_ended",
    "fresh": "laid_this_turn",
    "mover": "move",
    "origin": "move",
    "here": "move",
    "before": "move",
    "heading": "move",
    "steps_left": "move",
    "turns_left": "move",
    "targets": "move",
    "attacks_left": "move",
    "has_extra": "move",
    "has_hit": "move",
    "first": "move",
}
"""Under which name the facts give a field of the position, where it is not its own."""


def view(position: Position) -> Values:
    """All the facts that still matter, and what people would have to work out: who could be struck next turn."""
    seen = {**facts(position), "threats": dangers(position)}
    if position.stage == OVER:
        seen["rewards"] = dict.fromkeys(COLOURS, 0)  # what was earned last is never placed
    return seen


def facts(position: Position) -> Values:
    """The whole position, by the names that people use."""
    board = position.board
    return {
        "board": board.slug,
        "rows": [length for length in board.rows],
        "colours": [COLOURS[0 if position.black_seat == seat else 1] for seat in range(2)],
        "turn": COLOURS[position.turn],
        "turns": position.turns,
        "stage": STAGE_NAMES[position.stage],
        "to_act": None if position.stage == OVER else COLOURS[colour_to_act(position)],
        "pieces": [_piece(position, piece) for piece in range(PIECES) if position.at[piece] != OFF],
        "roots": {name: [board.edge_names[e] for e in roots_of(position, c)] for c, name in enumerate(COLOURS)},
        "destroyed": [board.names[hex] for hex in range(board.size) if position.cells[hex] == DESTROYED],
        "stock": {kind: position.stock[number] for number, kind in enumerate(KINDS)},
        "roots_in_hand": {name: position.hands[colour] for colour, name in enumerate(COLOURS)},
        "roots_in_supply": {name: position.supply[colour] for colour, name in enumerate(COLOURS)},
        "roots_lost": {name: position.lost[colour] for colour, name in enumerate(COLOURS)},
        "world_ended": {name: bool(position.ending[colour]) for colour, name in enumerate(COLOURS)},
        "rewards": {name: position.rewards[colour] for colour, name in enumerate(COLOURS)},
        "laid_this_turn": [board.edge_names[edge] for edge in position.fresh],
        "move": _move(position),
        "reason": position.reason or None,
    }


def _piece(position: Position, piece: int) -> Values:
    described: Values = {
        "colour": COLOURS[piece // TEAM],
        "species": SPECIES[position.data.species_of[piece]],
        "hex": position.board.names[position.at[piece]],
    }
    for number, kind in enumerate(KINDS):
        described[kind] = level(position, piece, number)
    described["shield"] = position.kits[piece] >= HAS_SHIELD
    return described


def _move(position: Position) -> Values | None:
    """Where the turn's move stands, once a piece was chosen."""
    if position.mover == NOBODY:
        return None
    first = position.first
    return {
        "from": _name(position.board, position.origin),
        "at": _name(position.board, position.here),
        "before": _name(position.board, position.before),
        "alive": position.at[position.mover] != OFF,
        "heading": position.heading,
        "steps_left": position.steps_left,
        "turns_left": position.turns_left,
        "targets": position.targets,
        "attacks_left": position.attacks_left,
        "extra_step": position.has_extra,
        "hit": position.has_hit,
        "target": None if first is None else first.row(),
    }


def _name(board: Board, hex: int) -> Json:
    return None if hex == OFF else board.names[hex]


def outcome(position: Position) -> Outcome | None:
    """§1: who still has a Tree."""
    if position.stage != OVER:
        return None
    left = [trees_of(position, BLACK if position.black_seat == seat else WHITE) for seat in range(2)]
    places = [1 if left[seat] >= 1 or left[0] == left[1] else 2 for seat in range(2)]
    return Outcome(places, [{"trees": trees} for trees in left], position.reason)
