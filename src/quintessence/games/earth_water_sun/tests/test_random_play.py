"""Random games keep every promise: nothing is lost or made, nobody is stuck, and the end comes in time (EW-69)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

import quintessence
from quintessence import Seat, State
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Values
from quintessence.games.earth_water_sun.measures import MEASURES
from quintessence.games.earth_water_sun.tests.naive_land import Land, around, beside
from quintessence.games.earth_water_sun.tests.naive_positions import ROWS, choose, draw
from quintessence.games.earth_water_sun.tests.naive_world import CAPACITY, COLOURS, KINDS, View

GAMES: Final = sample(5, 80, 17000)
"""On each board."""
POSITIONS: Final = max(GAMES // 10, 5)
BOUND: Final = quintessence.load("earth_water_sun", {}).bound
SLOTS: Final = 36
"""EW-69: eighteen resources a side; every turn without growth takes a tile."""
ROOTS: Final = 20
LANDS: Final = {board: Land(rows) for board, rows in ROWS.items()}


def look_at(view: View) -> None:
    """What holds between two turns."""
    land = LANDS[view["board"]]
    look_at_pieces(view)
    destroyed = {land.hexes[name] for name in view["destroyed"]}
    linked = {spot for spot in destroyed if land.is_border(spot)}
    while further := {spot for spot in destroyed - linked if around(spot) & linked}:
        linked |= further
    assert linked == destroyed  # EW-51
    for colour in COLOURS:
        laid, hand = view["roots"][colour], view["roots_in_hand"][colour]
        supply, lost = view["roots_in_supply"][colour], view["roots_lost"][colour]
        assert min(hand, supply, lost) >= 0
        assert len(laid) + hand + supply + lost == ROOTS  # EW-08
        for name in set(laid):
            sides = land.edge_named(name) & land.names.keys()
            assert not sides <= destroyed, f"a Root without a live tile: {name}"  # EW-53


def look_at_pieces(view: View) -> None:
    occupied = [piece["hex"] for piece in view["pieces"]]
    assert len(set(occupied)) == len(occupied), "two pieces on one hex"
    assert not {*occupied} & {*view["destroyed"]}, "a piece on a destroyed hex"
    for piece in view["pieces"]:
        levels = [piece[kind] for kind in KINDS]
        assert max(levels) <= 3
        assert sum(levels) <= CAPACITY[piece["species"]]
        assert not piece["shield"] or piece["earth"] == 3
    assert min(view["stock"].values()) >= 0
    assert not any(view["rewards"].values())


def dawdle(rng: Random, view: View, rows: list[str]) -> str:
    """Lay and lift Roots as long as it is allowed, earn all there are, harm nobody, and walk as far as one can."""
    land = LANDS[view["board"]]
    occupied = {land.hexes[piece["hex"]] for piece in view["pieces"]}
    harmless = []
    for row in rows:
        verb, *words = row.split()
        if verb in ("lay", "lift"):
            return rng.choice([row for row in rows if row.startswith(verb)])
        spot = land.hexes[words[0]] if verb in ("destroy", "step") else None
        goes_to = beside(spot, words[1]) if verb == "step" and spot is not None else spot
        if verb not in ("strike", "sever", "stop") and goes_to not in occupied:
            harmless.append(row)
    return rng.choice([row for row in harmless if row.endswith("earth")] or harmless or rows)


def play_out(state: State, rng: Random, pick: Callable[[Random, View, list[str]], str] | None) -> int:
    """Play to the end, looking closely at every turn's end; how many actions it took."""
    parts, steps = MEASURES.inventory(state), 0
    while waiting := state.to_act():
        assert len(waiting) == 1
        listed = state.legal(waiting[0])
        assert listed, "a dead end"
        assert not state.legal(Seat(1 - waiting[0]))
        if pick is None:
            events = state.apply(waiting[0], rng.choice(listed))
        else:
            rows = {str(action): action for action in listed}
            events = state.apply(waiting[0], rows[pick(rng, {**state.view(None)}, [*rows])])
        steps += 1
        if events and events[-1].row()[0] == "turn_ended":
            assert MEASURES.inventory(state) == parts
            look_at({**state.view(None)})
    assert MEASURES.inventory(state) == parts
    assert not state.legal(Seat(0))
    assert not state.legal(Seat(1))
    return steps


def look_at_end(state: State, turns: int, steps: int) -> None:
    """EW-01, EW-02, EW-69."""
    view: View = {**state.view(None)}
    trees = [
        sum(piece["species"] == "tree" and piece["colour"] == colour for piece in view["pieces"])
        for colour in view["colours"]
    ]
    outcome = state.outcome()
    assert outcome is not None
    assert 0 in trees
    assert outcome.places == ([1, 1] if trees == [0, 0] else [1, 2] if trees[1] == 0 else [2, 1])
    assert view["turns"] <= turns
    assert steps <= BOUND


@pytest.mark.parametrize("board", ROWS)
def test_random_games_keep_every_promise(board: str) -> None:
    for number in range(GAMES):
        state = quintessence.start("earth_water_sun", seed=str(number), options={"board": board}).state
        steps = play_out(state, Random(f"{board} {number}"), None)
        look_at_end(state, SLOTS + sum(ROWS[board]), steps)


@pytest.mark.parametrize("board", ROWS)
def test_games_from_random_positions_keep_every_promise(board: str) -> None:
    for number in range(POSITIONS):
        rng = Random(f"promise {board} {number}")
        options: Values = {"board": board, "position": draw(rng, board)}
        state = quintessence.start("earth_water_sun", seed=str(number), options=options).state
        steps = play_out(state, rng, choose)
        look_at_end(state, SLOTS + sum(ROWS[board]), steps)


@pytest.mark.parametrize("board", ROWS)
def test_even_games_that_drag_on_keep_every_promise(board: str) -> None:
    for number in range(max(GAMES // 40, 1)):
        state = quintessence.start("earth_water_sun", seed=str(number), options={"board": board}).state
        steps = play_out(state, Random(f"drag {board} {number}"), dawdle)
        look_at_end(state, SLOTS + sum(ROWS[board]), steps)
