"""The naive Automa meets the worked cases, so that it can be the engine's judge."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quintessence.games.terra_mystica.tests.naive_automa import (
    SPACES,
    Choice,
    Seen,
    achievements,
    advance,
    blighted_terrain,
    block,
    build,
    choose,
    counted,
    direction,
    in_reach,
    measured,
    shared,
    upgrade,
)
from quintessence.games.terra_mystica.tests.naive_automa_tables import CARDS, CULTS, STRIPS, WHEEL, Card, letters_of
from quintessence.games.terra_mystica.tests.naive_ground import Ground, Structure, World
from quintessence.games.terra_mystica.tests.table import GAME

LETTERS = dict(zip("dpslfmw", WHEEL, strict=True))
PLAIN = Card("test", False, [], False, False, "A", ">", 1, "C", "left", "AB")


def world(board: str = "base") -> World:
    ground = Ground.read(GAME.data.boards[board].rows)
    signs = {
        (row, column): sign
        for row, line in enumerate(GAME.data.boards[board].rows)
        for column, sign in enumerate(line.split())
    }
    return World(ground, {hex: LETTERS[signs[cell]] for hex, cell in ground.land.items()})


def seen(world: World, **changes: object) -> Seen:
    zero = dict.fromkeys(CULTS, 0)
    slots = {cult: [3, 2, 2, 2] for cult in CULTS}
    first = Seen(world, "simpletons", 2, "forest", 3, "SCORE3", "lakes", zero, [zero], slots, 7, set(), set())
    return replace(first, **changes)  # type: ignore[arg-type]


def stand(world: World, owner: str, kind: str, *hexes: str, strength: int = 1) -> None:
    for hex in hexes:
        world.structures[hex] = Structure(kind, owner, strength)


def position_p(**changes: object) -> Seen:
    """Home forest, marked F2, unmarked G3 and H4, one human dwelling on D5."""
    found = world()
    stand(found, "automa", "dwelling", "F2", "G3", "H4")
    found.marked.add("F2")
    stand(found, "0", "dwelling", "D5")
    return seen(found, **changes)


def support(**changes: object) -> Card:
    return replace(PLAIN, **changes)  # type: ignore[arg-type]


def steps(choice: Choice | None) -> list[tuple[str, str]]:
    assert choice is not None
    return [(name, " ".join(left)) for name, left in choice.left]


def test_a_reaching_build_of_the_unmarked_group() -> None:  # AU-C01
    card, p = support(is_reaching=True), position_p()
    assert p.world.gap() == 6
    choice = build(p, card, False)
    assert choice is not None and " ".join(choice.options) == "E7 E8 F4 G2 G4 H5 I6 I7 I8"
    assert steps(choice) == [("reaching", "E7 F4 G2 I6"), ("strip", "F4 I6"), ("closest", "F4")]
    assert not p.world.would_be_marked("F4")
    assert (p.world.distance("F4", {"F2"}), p.world.distance("F4", {"G3", "H4"})) == (4, 2)


def test_a_reaching_build_of_the_marked_group() -> None:  # AU-C02
    card, p = support(is_marked=True, is_reaching=True, strip="B"), position_p()
    choice = build(p, card, False)
    assert choice is not None and " ".join(choice.options) == "E2 E3 E4 F1 G1 H1 H2 H3"
    assert steps(choice) == [("reaching", "E4 G1 H2 H3"), ("strip", "G1")]
    assert p.world.would_be_marked("G1")


def test_reaching_that_helps_nowhere_leaves_all() -> None:  # AU-C03
    choice = build(position_p(round=1), support(is_reaching=True), False)
    assert steps(choice) == [("reaching", "H5 I7 I8"), ("strip", "H5")]


@pytest.mark.parametrize(
    ("faction", "hex"),
    [("simpletons", "F4"), ("kuddlers", "E7"), ("mimics", "F4"), ("powermongers", "E7"), ("wanderers", "C3")],
)
def test_factions_build_by_their_own_priorities(faction: str, hex: str) -> None:  # AU-C04
    choice = build(position_p(faction=faction), support(is_reaching=True), True)
    assert choice is not None and choice.chosen == hex


@pytest.mark.parametrize(("arrow", "number", "hex"), [(">", 1, "F4"), (">", 2, "I6"), ("<", 1, "I6")])
def test_the_farthest_hex_under_some_end_tiles(arrow: str, number: int, hex: str) -> None:  # AU-C05
    card = support(is_reaching=True, arrow=arrow, number=number)
    choice = build(position_p(end_tile="connected_distance"), card, False)
    assert choice is not None and choice.left[2] == ("farthest", ["F4", "I6"]) and choice.chosen == hex


def test_a_tie_of_the_kinds_is_unmarked() -> None:  # AU-C06
    tied = world()
    stand(tied, "automa", "dwelling", "D3", "D4")
    tied.marked.add("D3")
    assert not tied.would_be_marked("C2")
    joined = world()
    stand(joined, "automa", "dwelling", "E2", "E4", "H4")
    joined.marked |= {"E2", "E4"}
    assert joined.would_be_marked("E3")


def test_ways_go_round_human_structures() -> None:  # AU-C07
    found = world()
    assert [found.distance("E2", {goal}) for goal in ("E4", "E5")] == [2, 3]
    stand(found, "0", "dwelling", "E3")
    assert [found.distance("E2", {goal}) for goal in ("E4", "E5")] == [3, 4]
    assert found.distance("C3", {"C4"}) == 2
    assert "C4" in found.in_range("C3", 1) and "C4" not in found.in_range("C3", 0)


def test_hexes_are_counted_in_reading_order() -> None:  # AU-C08
    found = world()
    deserts = [hex for hex, terrain in found.terrain.items() if terrain == "desert" and hex not in ("B4", "E8")]
    line = found.ground.reading_order(deserts)
    assert " ".join(line) == "A5 B1 B6 D3 F3 G4 G7 H1 I7"
    assert (counted(line, ">", 3), counted(line, "<", 2)) == ("B6", "H1")


def test_spaces_are_counted_on_from_the_first() -> None:  # AU-C09
    used = set(SPACES) - {"ACT2", "ACT4", "ACT5"}
    for arrow, space in ((">", "ACT2"), ("<", "ACT5")):
        choice = block(seen(world(), used=used), support(arrow=arrow, number=4), SPACES)
        assert choice is not None and choice.chosen == space


def cults(*steps: int) -> dict[str, int]:
    return dict(zip(CULTS, steps, strict=True))


@pytest.mark.parametrize(
    ("own", "human", "arrow", "number", "cult"),
    [
        ((4, 0, 0, 2), (5, 3, 1, 2), ">", 1, "earth"),
        ((3, 5, 2, 6), (4, 4, 6, 5), "<", 2, "water"),
        ((3, 5, 2, 6), (4, 4, 6, 5), ">", 4, "fire"),
    ],
)
def test_catching_up(  # AU-C15
    own: tuple[int, ...], human: tuple[int, ...], arrow: str, number: int, cult: str
) -> None:
    position = seen(world(), cults=cults(*own), human_cults=[cults(*human)])
    found = advance(position, support(arrow=arrow, number=number))
    assert found is not None and found[0].chosen == cult


def test_the_round_tile_names_the_cult_if_it_is_open() -> None:  # AU-C16
    own, card = cults(1, 8, 1, 1), support(method="T")
    found = advance(seen(world(), cults=own), card)
    assert found is not None and found[0].chosen == "water" and found[1:] == (10, True)
    found = advance(seen(world(), cults=own, slots={cult: [] for cult in CULTS}), card)
    assert found is not None and found[1:] == (9, False)
    found = advance(seen(world(), cults=own, human_cults=[cults(0, 10, 0, 0)]), card)
    assert found is not None and found[0].chosen == "fire"


def test_the_upgrade_gives_least_power() -> None:  # AU-C17
    found = world()
    stand(found, "0", "trading_post", "E7", strength=2)
    stand(found, "0", "dwelling", "E8")
    stand(found, "automa", "dwelling", "D5", "F4", "B4")
    better = upgrade(seen(found), PLAIN)
    assert better is not None and better[1] == "trading_post"
    assert steps(better[0]) == [("beside_human", "D5 F4"), ("least_power", "F4")]


def test_a_stronghold_comes_before_a_temple() -> None:  # AU-C18
    found = world()
    stand(found, "0", "trading_post", "E7", strength=2)
    stand(found, "0", "dwelling", "E8")
    stand(found, "automa", "trading_post", "B4", "C3", "D5", "F4")
    better = upgrade(seen(found), support(number=2))
    assert better is not None and better[0].chosen == "C3" and better[1] == "stronghold"


def test_two_humans_count_together() -> None:  # AU-C21
    position = seen(world(), cults=cults(3, 3, 3, 3), human_cults=[cults(1, 2, 5, 6), cults(6, 4, 0, 3)])
    found = advance(position, PLAIN)
    assert found is not None and found[0].chosen == "water"


def test_ties_share_places() -> None:  # AU-90
    assert shared([5, 5, 0], [8, 4, 2]) == [6, 6, 0]
    assert shared([3, 7, 3], [18, 12, 6]) == [9, 18, 9]


def test_strips_follow_the_wheel() -> None:  # AU-37
    for home, strips in STRIPS.items():
        offsets = [(WHEEL.index(terrain) - WHEEL.index(home)) % 7 for terrain in strips["A"]]
        assert offsets == [0, 6, 1, 5, 3, 2, 4]
        assert [(-offset) % 7 for offset in offsets] == [
            (WHEEL.index(terrain) - WHEEL.index(home)) % 7 for terrain in strips["B"]
        ]


def test_letters_lie_on_their_home_terrain() -> None:  # AU-26
    for board in GAME.data.boards:
        found = world(board)
        for home, hexes in letters_of(board).items():
            assert {found.terrain[hex] for hex in hexes.values()} == {home}
            for pair in ("AB", "AC", "DE", "DF"):
                assert 5 <= found.distance(hexes[pair[0]], {hexes[pair[1]]}) <= 7


def test_the_thirteen_cards() -> None:  # AU-02
    printed = [card for card in CARDS.values() if not card.name.startswith("M")]
    assert [card.name for card in printed if not card.passes] == ["1", "2", "3", "5"]
    pairs = [card.letters for card in printed]
    assert [pairs.count(pair) for pair in ("AB", "AC", "DE", "DF")] == [3, 4, 3, 3]


def test_end_tiles_of_the_automa() -> None:  # AU-C19
    found = world()
    stand(found, "automa", "dwelling", "E1", "E2", "E8")
    assert measured(found, "connected_distance", 0) == 1
    assert measured(found, "stronghold_sanctuary_distance", 0) == 1
    assert (measured(found, "connected_clusters", 3), measured(found, "building_on_edge", 3)) == (1, 0)


def test_single_factions() -> None:  # AU-87, AU-88
    assert blighted_terrain("lakes", "forest") == "desert"
    assert blighted_terrain("lakes", "desert") == "wasteland"
    assert achievements(position_p()) == set()
    assert in_reach(position_p(round=1), support(is_marked=True), 0) == {"E2", "E3", "F1"}
    assert choose(["a"], [direction(PLAIN)]).left == []
