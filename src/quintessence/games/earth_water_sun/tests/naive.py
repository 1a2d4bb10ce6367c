"""A second, naive implementation of the rules, to check the first: sets of hexes, and nothing clever.

It reads a view and answers in rows ("step d4 ne"); it shares no rule and no geometry with the engine."""

from __future__ import annotations

from copy import deepcopy

from quintessence.games.earth_water_sun.tests import naive_legal, naive_play
from quintessence.games.earth_water_sun.tests.naive_world import View, World, facts, read, write

__all__ = ["after", "count", "facts", "legal", "position_of"]


def legal(view: View) -> set[str]:
    """Every row that may be played in the position that a view tells."""
    return naive_legal.rows(read(view))


def after(view: View, row: str) -> View:
    """The facts of the position to which a legal row leads."""
    world = read(view)
    naive_play.play(world, row)
    return facts(write(world))


def count(view: View, depth: int) -> int:
    """How many ways there are to play so many rows, without a word from the engine."""
    return _count(read(view), depth)


def _count(world: World, depth: int) -> int:
    if depth == 0:
        return 1
    found = 0
    for row in naive_legal.rows(world):
        further = deepcopy(world)
        naive_play.play(further, row)
        found += _count(further, depth - 1)
    return found


def position_of(view: View) -> View:
    """The set-up of a view as the option `position` takes it: for reproducing what went wrong."""
    pieces = {}
    for piece in view["pieces"]:
        words = [piece["colour"], piece["species"]]
        for kind in ["earth", "water", "sun"]:
            words += [kind] * piece[kind]
        pieces[piece["hex"]] = " ".join(words + ["shield"] * piece["shield"])
    names = ["roots", "destroyed", "roots_in_hand", "roots_in_supply", "stock", "world_ended"]
    return {"to_move": view["turn"], "pieces": pieces, **{name: view[name] for name in names}}
