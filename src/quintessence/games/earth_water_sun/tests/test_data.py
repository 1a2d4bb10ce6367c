"""The components, as the rulebook counts them, and the boards, as we drew them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.discovery import folder
from quintessence.games.earth_water_sun.data.components import KINDS, SPECIES, TEAM
from quintessence.games.earth_water_sun.data.data import Data
from quintessence.games.earth_water_sun.rules.hexes import DIRECTIONS, OFF, Board

TABLES: dict[str, Any] = tomllib.loads((folder("earth_water_sun") / "data" / "data.toml").read_text(encoding="utf-8"))
DATA = Data(TABLES)
BOARDS = {slug: Board(slug, rows) for slug, rows in DATA.board_rows.items()}
SIZES = {"hexagon-7": 127, "flat-58": 58, "tall-79": 79}
_BOARDS = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS.keys())


def test_each_colour_has_two_trees_and_five_mushrooms() -> None:  # Components
    assert Counter(SPECIES[species] for species in DATA.species_of[:TEAM]) == {"tree": 2, "mushroom": 5}
    assert DATA.species_of[TEAM:] == DATA.species_of[:TEAM]
    assert DATA.species_of[::-1] == DATA.species_of  # the same from both sides of the table


def test_there_are_twenty_tokens_of_each_resource() -> None:  # Components
    assert dict(zip(KINDS, DATA.stock, strict=True)) == {"earth": 20, "water": 20, "sun": 20}


def test_there_are_four_shields_one_for_each_tree() -> None:  # Components
    """Only a Tree can hold three Earths, so Shields never run short."""
    assert DATA.shields == 4
    assert [DATA.capacity[SPECIES.index(name)] >= 3 for name in ("mushroom", "tree")] == [False, True]
    assert sum(SPECIES[species] == "tree" for species in DATA.species_of) == DATA.shields


def test_each_colour_has_twenty_roots() -> None:  # Components
    assert DATA.roots == 20


def test_a_mushroom_holds_two_resources_and_a_tree_four() -> None:  # §4
    assert dict(zip(SPECIES, DATA.capacity, strict=True)) == {"mushroom": 2, "tree": 4}
    assert DATA.same_kind == 3


def test_a_mushroom_brings_one_resource_and_a_tree_two() -> None:  # §10
    assert dict(zip(SPECIES, DATA.reward, strict=True)) == {"mushroom": 1, "tree": 2}


def test_what_earth_gives() -> None:  # §7, the table of improvements
    assert list(DATA.gained_roots) == [0, 2, 2, 2]
    assert list(DATA.lays) == [0, 1, 1, 1]
    assert list(DATA.lifts) == [0, 0, 1, 1]
    assert list(DATA.shield) == [0, 0, 0, 1]


def test_what_water_gives() -> None:  # §8, the table of improvements
    assert list(DATA.reach) == [2, 3, 4, 5]
    assert list(DATA.turns) == [0, 1, 1, 2]
    assert list(DATA.extra_step) == [0, 0, 1, 1]


def test_what_sun_gives() -> None:  # §9, the table of improvements
    assert list(DATA.targets) == [1, 2, 2, 2]
    assert list(DATA.attacks) == [1, 1, 2, 2]
    assert list(DATA.counter) == [0, 0, 0, 1]


def test_what_is_printed_and_what_is_reconstructed_is_marked() -> None:
    """The rulebook never draws the whole board, so its shape is ours."""
    boards = TABLES["boards"]
    assert {TABLES[name]["provenance"] for name in TABLES.keys() - {"boards"}} == {"printed"}
    assert {board["provenance"] for board in boards.values()} == {"reconstructed"}


def test_the_boards_have_their_sizes() -> None:
    assert {slug: board.size for slug, board in BOARDS.items()} == SIZES
    assert BOARDS["hexagon-7"].rows == [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]
    assert BOARDS["flat-58"].rows == [7, 8, 9, 10, 9, 8, 7]
    assert BOARDS["tall-79"].rows == [7, 8, 9, 10, 11, 10, 9, 8, 7]


@_BOARDS
def test_rows_are_lettered_from_blacks_home_row_and_hexes_numbered_from_his_left(board: Board) -> None:
    letters = "abcdefghijklm"
    named = [f"{letters[row]}{number}" for row, length in enumerate(board.rows) for number in range(1, length + 1)]
    assert board.names == named
    assert board.home[:TEAM] == bytes(range(7))
    assert [board.names[tile] for tile in board.home[:7]] == [f"a{number}" for number in range(1, 8)]
    assert [board.names[tile][0] for tile in board.home[7:]] == [letters[len(board.rows) - 1]] * 7
    assert _beside(board, "a1", "e") == "a2"
    assert _beside(board, "a1", "ne") == "b2"
    assert _beside(board, "a1", "nw") == "b1"
    assert _beside(board, "a1", "w") is None


@_BOARDS
def test_neighbours_are_mutual_and_lie_in_opposite_directions(board: Board) -> None:
    for tile in range(board.size):
        for direction in range(6):
            beside = board.neighbours[tile * 6 + direction]
            if beside != OFF:
                assert board.neighbours[beside * 6 + (direction + 3) % 6] == tile


@_BOARDS
def test_a_straight_line_there_and_back_ends_where_it_began(board: Board) -> None:
    """Six steps in six directions close a ring."""
    middle = board.hex_named["d4"]
    here: int = board.neighbours[middle * 6 + 4]
    for direction in range(6):
        here = board.neighbours[here * 6 + direction]
    assert here == board.neighbours[middle * 6 + 4]


@_BOARDS
def test_an_edge_between_two_hexes_has_a_name_from_each(board: Board) -> None:
    for tile in range(board.size):
        for direction in range(6):
            beside = board.neighbours[tile * 6 + direction]
            edge = board.edge_named[f"{board.names[tile]}:{DIRECTIONS[direction]}"]
            assert edge == board.edge_at[tile * 6 + direction]
            if beside != OFF:
                assert edge == board.edge_named[f"{board.names[beside]}:{DIRECTIONS[(direction + 3) % 6]}"]
    assert len(set(board.edge_names)) == board.edge_count


@_BOARDS
def test_edges_and_corners_are_as_many_as_geometry_asks(board: Board) -> None:
    """Each hex has six edges, shared where hexes meet; and faces - edges + corners = 1 (Euler)."""
    meetings = sum(beside != OFF for beside in board.neighbours) // 2
    corners = set(board.hex_corners)
    assert board.edge_count == 6 * board.size - meetings
    assert board.size - board.edge_count + len(corners) == 1


@_BOARDS
def test_twelve_edges_touch_an_inner_hex(board: Board) -> None:  # EW-60
    for tile in range(board.size):
        edges = board.around_hex[tile]
        assert len(set(edges)) == len(edges)
        assert set(board.edge_at[tile * 6 : tile * 6 + 6]) <= set(edges)
        assert len(edges) <= 12
        if not board.is_border[tile]:
            assert len(edges) == 12


@_BOARDS
def test_an_inner_edge_touches_four_others(board: Board) -> None:  # EW-60
    for edge in range(board.edge_count):
        beside = board.edge_hexes[edge * 2 : edge * 2 + 2]
        if OFF not in beside and not any(board.is_border[tile] for tile in beside):
            assert len(board.around_edge[edge]) == 5  # itself, and two at each end
        for other in board.around_edge[edge]:
            assert edge in board.around_edge[other]


@_BOARDS
def test_the_border_is_the_outer_ring(board: Board) -> None:
    rows = len(board.rows)
    ring = {
        name
        for row, length in enumerate(board.rows)
        for name in (f"{'abcdefghijklm'[row]}{number}" for number in range(1, length + 1))
        if row in (0, rows - 1) or name[1:] in ("1", str(length))
    }
    assert {board.names[tile] for tile in range(board.size) if board.is_border[tile]} == ring


@_BOARDS
def test_distances_are_those_that_steps_take(board: Board) -> None:
    for start in range(board.size):
        steps, reached = 0, {start}
        while len(reached) < board.size:
            steps += 1
            ring = {board.neighbours[tile * 6 + side] for tile in reached for side in range(6)} - reached - {OFF}
            assert {board.distance[start * board.size + tile] for tile in ring} == {steps}
            reached |= ring
        row = board.distance[start * board.size : (start + 1) * board.size]
        assert board.rim[start] == min(row[tile] for tile in range(board.size) if board.is_border[tile])


def test_every_ruling_is_cited() -> None:
    """EW-01 to EW-69 each have a test that shows them."""
    text = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(__file__).parent.glob("test_*.py")
        if path.name != "test_data.py"
    )
    cited = set(re.findall(r"EW-\d\d", text))
    assert cited == {f"EW-{number:02}" for number in range(1, 70)}


def _beside(board: Board, name: str, direction: str) -> str | None:
    tile = board.neighbours[board.hex_named[name] * 6 + DIRECTIONS.index(direction)]
    return None if tile == OFF else board.names[tile]
