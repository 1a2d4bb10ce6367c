"""§11: the end of the world."""

from __future__ import annotations

from quintessence.games.earth_water_sun.rules.hexes import Board
from quintessence.games.earth_water_sun.tests.table import deal, legal, pieces, play, why_not

_FAR = {"d4": "black tree", "d7": "white tree"}
_BOARD = Board("flat-58", [7, 8, 9, 10, 9, 8, 7])
_BORDER = {name for number, name in enumerate(_BOARD.names) if _BOARD.is_border[number]}


def _tiles(rows: list[str]) -> set[str]:
    return {row.split()[1] for row in rows}


def test_a_world_ends_when_none_of_ones_specimens_can_grow() -> None:  # §11, EW-50
    match = deal({"d4": "black tree sun sun water", "d5": "black mushroom sun sun", "d7": "white tree"})
    assert play(match, "grow d4 water") == ["grew black d4 water", "world_ended black"]
    assert match.view(None)["world_ended"] == {"black": True, "white": False}


def test_it_ends_for_each_player_by_himself() -> None:  # EW-50
    match = deal({"d4": "black tree sun sun water", "d7": "white tree"})
    play(match, "grow d4 water", "step d4 w", "stop")
    assert _tiles(legal(match)) == {"d7"}
    assert why_not(match, "destroy a1") == "can_still_grow"


def test_it_ends_too_when_the_last_specimen_that_could_grow_is_destroyed() -> None:  # EW-50
    match = deal(
        {"a1": "black tree sun sun water water", "d4": "black mushroom", "d5": "white mushroom", "g7": "white tree"},
        to_move="white",
    )
    assert play(match, "grow g7 sun", "step d5 w")[-2:] == ["world_ended black", "earned white 1"]


def test_a_resource_then_destroys_a_tile_and_must() -> None:  # §11, EW-50
    match = deal(_FAR, world_ended={"black": True})
    assert {row.split()[0] for row in legal(match)} == {"destroy"}
    assert play(match, "destroy a1") == ["tile_destroyed black a1"]
    assert match.view(None)["destroyed"] == ["a1"]


def test_what_is_earned_destroys_tiles_too() -> None:  # §11
    match = deal({**_FAR, "d6": "black mushroom", "a7": "white tree"}, world_ended={"black": True})
    play(match, "destroy a1")
    assert play(match, "step d6 e")[-1] == "earned black 2"
    assert play(match, "destroy a2", "destroy a3") == [
        "tile_destroyed black a2",
        "tile_destroyed black a3",
        "turn_ended black",
    ]


def test_no_specimen_enters_or_crosses_a_destroyed_tile() -> None:
    """§11, the drawn example: three tiles that nobody can use any more."""
    match = deal({"b1": "black tree", "d7": "white tree"}, destroyed=["a1", "b2", "a2"])
    play(match, "grow b1 sun")
    assert why_not(match, "step b1 e") == "tile_destroyed"
    assert why_not(match, "step b1 se") == "tile_destroyed"
    assert legal(match) == ["step b1 ne", "step b1 nw"]


def test_the_kind_of_the_resource_does_not_matter_and_none_is_used() -> None:  # §11, EW-54
    match = deal(_FAR, stock={"earth": 0, "water": 0, "sun": 0})
    assert match.view(None)["world_ended"] == {"black": True, "white": True}
    assert play(match, "destroy a1") == ["tile_destroyed black a1"]
    assert match.view(None)["stock"] == {"earth": 0, "water": 0, "sun": 0}


def test_a_tile_on_the_rim_may_be_destroyed() -> None:  # §11, EW-51
    match = deal(_FAR, world_ended={"black": True})
    assert _tiles(legal(match)) == _BORDER
    assert len(_BORDER) == 24


def test_a_tile_linked_to_the_rim_by_destroyed_tiles_may_be_destroyed() -> None:
    """§11, EW-51, the drawn example of tiles in reach: each is linked to the rim by those before it."""
    match = deal({"d7": "black tree", "e7": "white tree"}, destroyed=["a3", "b3", "c3"], world_ended={"black": True})
    assert _tiles(legal(match)) - _BORDER == {"b4", "c4", "d3", "d4", "c2", "b2"}
    assert play(match, "destroy d4") == ["tile_destroyed black d4"]


def test_a_tile_that_is_not_linked_to_the_rim_may_not_be_destroyed() -> None:
    """§11, EW-51, the drawn example of a tile out of reach: it stands alone inside the board."""
    match = deal({"d7": "black tree", "e7": "white tree"}, destroyed=["a3", "b3"], world_ended={"black": True})
    assert why_not(match, "destroy d4") == "not_linked_to_the_rim"


def test_tiles_that_the_other_player_destroyed_make_a_link_too() -> None:  # EW-51
    match = deal(_FAR, world_ended={"black": True, "white": True})
    play(match, "destroy d1", "step d4 w", "stop")
    assert why_not(match, "destroy d2") is None
    assert play(match, "destroy d2") == ["tile_destroyed white d2"]


def test_a_tile_is_destroyed_once() -> None:  # §11
    match = deal(_FAR, destroyed=["a1"], world_ended={"black": True})
    assert why_not(match, "destroy a1") == "tile_destroyed"


def test_a_specimen_on_the_tile_is_destroyed_and_nobody_earns_anything() -> None:  # §11, EW-51, EW-52
    match = deal(
        {**_FAR, "a1": "white mushroom sun", "a2": "black mushroom"}, world_ended={"black": True}, stock={"sun": 7}
    )
    assert play(match, "destroy a1") == ["tile_destroyed black a1", "specimen_destroyed white a1 mushroom"]
    assert match.view(None)["stage"] == "move"
    assert match.view(None)["stock"] == {"earth": 20, "water": 20, "sun": 8}  # EW-07


def test_an_enemy_tree_may_be_destroyed_with_its_tile() -> None:  # EW-51, EW-52
    match = deal({**_FAR, "a1": "white tree"}, world_ended={"black": True})
    assert play(match, "destroy a1") == ["tile_destroyed black a1", "specimen_destroyed white a1 tree"]
    assert match.outcome() is None


def test_ones_own_specimen_may_be_destroyed_with_its_tile() -> None:  # EW-51, EW-03
    match = deal({**_FAR, "a1": "black mushroom"}, world_ended={"black": True})
    assert play(match, "destroy a1") == ["tile_destroyed black a1", "specimen_destroyed black a1 mushroom"]


def test_the_loss_of_the_last_enemy_trees_tile_wins() -> None:  # EW-01, EW-51
    match = deal({"d4": "black tree", "a1": "white tree", "d7": "white mushroom"}, world_ended={"black": True})
    assert play(match, "destroy a1")[-1] == "won black"
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "last_tree_lost"


def test_whoever_destroys_the_tile_behind_his_attacker_loses_it_in_the_rebound() -> None:  # EW-36, EW-51
    """Not filled and not walled, but gone: between two attacks, what the first one earned destroyed the tile."""
    match = deal(
        {
            "d7": "black tree",
            "d1": "black mushroom sun sun",
            "d2": "white tree earth earth earth shield",
            "e2": "white mushroom",
        },
        world_ended={"black": True},
    )
    play(match, "destroy a7", "step d1 e")
    assert play(match, "strike e2")[-1] == "earned black 1"
    assert play(match, "destroy d1") == ["tile_destroyed black d1"]
    assert play(match, "hold") == ["specimen_destroyed black d2 mushroom", "turn_ended black"]


def test_two_specimens_that_share_a_tile_are_lost_with_it() -> None:  # EW-32, EW-51
    match = deal(
        {
            "d7": "black tree",
            "d2": "black mushroom sun sun",
            "d1": "white tree earth earth earth shield",
            "e1": "white mushroom",
            "g7": "white tree",
        },
        world_ended={"black": True},
    )
    play(match, "destroy a7", "step d2 w", "strike e1")
    assert play(match, "destroy d1") == [
        "tile_destroyed black d1",
        "specimen_destroyed black d1 mushroom",
        "specimen_destroyed white d1 tree",
        "turn_ended black",
    ]


def test_roots_around_a_destroyed_tile_stay_and_carry_a_route() -> None:  # EW-53
    """The route runs along the edge of a destroyed tile that is alive on its other side."""
    match = deal(
        {"a1": "black tree earth earth", "d7": "white tree"},
        destroyed=["a2"],
        roots={"black": ["a2:nw", "a2:ne", "a3:nw"]},
    )
    assert _tiles(legal(match, "lift")) == {"a2:nw", "a2:ne", "a3:nw"}


def test_a_root_stays_while_one_tile_beside_it_lives() -> None:  # EW-53
    match = deal(_FAR, roots={"white": ["a1:e"]}, world_ended={"black": True})
    assert play(match, "destroy a1") == ["tile_destroyed black a1"]
    assert match.view(None)["roots"] == {"black": [], "white": ["a1:e"]}


def test_roots_with_no_live_tile_beside_them_vanish() -> None:  # EW-53
    match = deal(
        _FAR,
        destroyed=["a2"],
        roots={"white": ["a1:e", "a1:e"], "black": ["a1:e", "a1:sw"]},
        world_ended={"black": True},
    )
    assert play(match, "destroy a1") == [
        "tile_destroyed black a1",
        "root_vanished black a1:e",
        "root_vanished white a1:e",
        "root_vanished white a1:e",
        "root_vanished black a1:sw",
    ]
    assert match.view(None)["roots_lost"] == {"black": 2, "white": 2}


def test_no_root_is_laid_where_no_tile_lives() -> None:  # EW-53
    match = deal({"a2": "black tree earth", "d7": "white tree"}, destroyed=["a1"], roots_in_hand={"black": 1})
    assert why_not(match, "lay a1:se") == "no_live_tile"
    assert why_not(match, "lay a1:e") is None


def test_a_world_that_has_ended_does_not_begin_again() -> None:  # EW-55
    """The stock ran out; a destroyed Specimen fills it again, but Black goes on destroying tiles."""
    match = deal(
        {"a1": "black tree", "d4": "black mushroom", "d5": "white mushroom sun sun", "g7": "white tree"},
        stock={"earth": 0, "water": 0, "sun": 0},
    )
    play(match, "destroy a4", "step d4 e")
    assert match.view(None)["stock"] == {"earth": 0, "water": 0, "sun": 2}
    assert why_not(match, "grow a1 sun") == "world_has_ended"
    assert {row.split()[0] for row in legal(match)} == {"destroy"}


def test_an_inner_group_that_is_cut_off_is_nothing_special() -> None:  # EW-56
    """a1 and b1 are an island; whoever stands there stays, and the tiles are as they were."""
    match = deal(
        {"a1": "black mushroom", "d4": "black tree", "d7": "white tree"},
        destroyed=["a2", "b2", "c2"],
        world_ended={"black": True},
    )
    assert play(match, "destroy c1") == ["tile_destroyed black c1"]
    assert pieces(match)["a1"] == "black mushroom"
    assert "step a1 nw" in legal(match)
    assert match.view(None)["destroyed"] == ["a2", "b2", "c1", "c2"]


def test_a_tile_is_always_left_for_the_duty() -> None:  # EW-57
    """On the last two tiles stand the last two Trees, so the last duty decides the game."""
    names = [name for name in _BOARD.names if name not in ("d4", "d5")]
    match = deal(
        {"d4": "black tree", "d5": "white tree"},
        destroyed=[*names],
        world_ended={"black": True, "white": True},
    )
    assert legal(match) == ["destroy d4", "destroy d5"]
    assert play(match.copy(), "destroy d4")[-1] == "won white"
    assert play(match, "destroy d5")[-1] == "won black"
