"""AU-54 to AU-78: the Automa's actions."""

from __future__ import annotations

import pytest

from quintessence.core.game import Event, Seat
from quintessence.games.terra_mystica.automa import turn
from quintessence.games.terra_mystica.automa.actions.block import block
from quintessence.games.terra_mystica.automa.actions.build import build, build_or_upgrade
from quintessence.games.terra_mystica.automa.actions.cults import advance, choose_track, valid_tracks
from quintessence.games.terra_mystica.automa.actions.favour import take_favour
from quintessence.games.terra_mystica.automa.actions.points import score_card, score_x
from quintessence.games.terra_mystica.automa.actions.upgrade import upgrade
from quintessence.games.terra_mystica.data.names import CULTS, TERRAINS
from quintessence.games.terra_mystica.rules.position import put
from quintessence.games.terra_mystica.tests.automa_table import (
    Drawn,
    begun,
    codes,
    drawn,
    explained,
    position_p,
    standing,
    steps_of,
)
from quintessence.games.terra_mystica.tests.table import faction


def skipped(events: list[Event]) -> tuple[object, object, object]:
    told = next(event for event in events if event.row()[0] == "automa_skipped").values()
    return told["action"], told["why"], told["instead"]


def test_au54_an_action_that_cannot_be_done_is_skipped() -> None:
    table = drawn().at(1, "*1")
    upgrade(table.attempt())
    assert skipped(table.told()) == ("upgrade", "no_upgrade", None)


def test_au56_an_upgrade_in_the_place_of_a_faction_build_has_its_own_priorities() -> None:
    table = position_p(faction="kuddlers").at(1, "*1")
    table.player.buildings = put(table.player.buildings, 0, 6)
    held = table.held
    held.is_acting, held.agenda = True, turn._agenda(held.data.cards[held.data.card("*5")], held.faction)
    table.position.active, table.position.reported, table.position.offers = held.owner, [], []
    while held.is_acting:
        turn.go_on(table.position, held)
    tried = [event.values() for event in table.told() if event.row()[0] == "automa_tried"]
    assert [(told["action"], told["origin"]) for told in tried] == [
        ("build", "faction"),
        ("upgrade", "instead"),
        ("points", "faction"),
    ]
    assert codes(explained(table.told(), "upgrade"))[0] == "beside_human"


def test_au57_a_power_action_is_covered_and_brings_nothing() -> None:
    table = drawn().at(1, "*2")  # ←1
    before = table.player.points
    block(table.attempt())
    assert table.position.used == 0b100000 and table.player.points == before
    table.position.used = 0b111111
    block(table.attempt())
    assert skipped(table.told()) == ("block", "no_space", None)


def test_au58_a_blocked_space_is_used_for_all_but_yetis_with_their_stronghold() -> None:
    table = drawn().stand("F2", "G3", D5="stronghold").at(1, "*2")
    position, human = table.position, table.position.players[0]
    block(table.attempt())
    human.bowl3, human.actions, position.active = 12, 1, 0
    refusal = position.why_not(Seat(0), position.action(["power", "ACT6"]))
    assert refusal is not None and refusal.code == "space_is_used"
    human.faction = faction("yetis")
    assert position.why_not(Seat(0), position.action(["power", "ACT6"])) is None


@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 1), (5, 4)])
def test_au59_x_is_the_levels_number(level: int, points: int) -> None:
    table = drawn(level).at(6, "*1")
    score_x(table.attempt())
    score_card(table.attempt(), 2)
    sources = table.position.data.sources
    assert (table.player.score[sources.script + 1], table.player.score[sources.script]) == (points, 2)


def test_au60_tracks_without_a_marker_on_ten() -> None:
    table = drawn().cults([10, 0, 0, 0], [0, 10, 0, 0])
    assert valid_tracks(table.position) == [2, 3]
    table.position.players[0].cults = bytes([0, 7, 0, 0])  # Acolytes step down
    assert valid_tracks(table.position) == [1, 2, 3]
    table.cults([10, 10, 10, 10], [0, 0, 0, 0]).at(1, "*1")
    advance(table.attempt())
    assert skipped(table.told()) == ("cult", "no_track", None)


def test_au61_a_tile_without_cult_is_method_c() -> None:
    position = begun(round_tiles=["SCORE9", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"], automa_terrain="forest")
    table = Drawn(position).cults([1, 0, 1, 1], [1, 9, 1, 1]).at(1, "*1")
    choice = choose_track(table.attempt(), [0, 1, 2, 3], True)
    assert [step.code for step in choice.steps] == ["round_tile", "at_zero"]
    assert CULTS[choice.chosen()] == "water"


def test_au62_the_nearest_marker_above_or_below() -> None:
    table = drawn().cults([3, 3, 3, 3], [5, 2, 6, 9]).at(1, "*2")
    assert CULTS[choose_track(table.attempt(), [0, 1, 2, 3], False).chosen()] == "water"


def test_au63_a_priest_goes_to_the_highest_free_slot() -> None:
    table = drawn().cults([0, 5, 5, 5], [0, 0, 0, 0])
    steps = []
    for taken in (0, 1, 4):
        table.position.slots = bytes([0] * taken + [255] * (16 - taken))
        table.player.cults = bytes([0, 5, 5, 5])
        advance(table.at(1, "*2").attempt())
        steps.append(steps_of(table.player)[0])
    assert steps == [3, 2, 1]
    assert table.player.priests == 5
    table.position.slots, table.player.priests = bytes([255] * 16), 0
    table.player.cults = bytes([0, 5, 5, 5])
    advance(table.attempt())
    assert steps_of(table.player)[0] == 1 and table.position.slots == bytes([255] * 16)


def test_au64_steps_beyond_ten_are_lost() -> None:
    table = drawn().cults([9, 0, 0, 0], [9, 10, 10, 10]).at(1, "*2")
    advance(table.attempt())
    assert steps_of(table.player)[0] == 10 and table.player.priests == 6


@pytest.mark.parametrize(
    ("old", "in_use", "new"),
    [
        ("dwelling", [1, 0, 0, 0, 0, 0], "trading_post"),
        ("trading_post", [0, 1, 0, 0, 0, 0], "stronghold"),
        ("trading_post", [0, 1, 0, 1, 0, 0], "temple"),
        ("temple", [0, 0, 1, 0, 0, 0], "sanctuary"),
    ],
)
def test_au65_au68_each_building_becomes_the_strongest_that_the_supply_allows(
    old: str, in_use: list[int], new: str
) -> None:
    table = drawn().stand("F2", I1="dwelling").at(1, "*1").replace("F2", old)
    table.player.buildings = bytes(in_use)
    upgrade(table.attempt())
    assert standing(table.position, "F2") == f"automa {new}"


def test_au66_dwellings_beside_a_human_come_first_while_a_trading_post_is_left() -> None:
    table = drawn().stand("D5", "H4", E7="trading_post").at(1, "*1")
    upgrade(table.attempt())
    assert standing(table.position, "D5") == "automa trading_post"
    table = drawn().stand("D5", "H4", E7="trading_post").at(1, "*1")
    table.replace("H4", "trading_post")
    table.player.buildings = put(table.player.buildings, 1, 4)
    upgrade(table.attempt())
    assert "beside_human" not in codes(explained(table.told(), "upgrade"))
    assert standing(table.position, "H4") == "automa stronghold"


def test_au67_power_counts_strengths_whatever_bowls_are() -> None:
    table = drawn().stand("D5", "H4", E7="stronghold").at(1, "*1")
    human = table.position.players[0]
    human.bowl1 = human.bowl2 = 0
    hex = table.position.board.number["D5"]
    assert table.attempt().power_for_humans(hex) == 3
    human.faction = faction("yetis")
    assert table.attempt().power_for_humans(hex) == 4


@pytest.mark.parametrize("round_", [1, 4, 5, 6])
def test_au69_favour_tiles_in_the_last_two_rounds(round_: int) -> None:
    table = drawn().cults([1, 1, 1, 1], [0, 10, 0, 0]).at(round_, "*2")
    table.position.favour_pool = put(table.position.favour_pool, 0, 0)
    take_favour(table.attempt())
    if round_ < 5:
        assert skipped(table.told()) == ("favour", "not_this_round", None)
    else:
        assert explained(table.told(), "favour")["candidates"] == ["FAV3", "FAV4"]
    table.position.favour_pool = bytes(12)
    take_favour(table.at(6, "*2").attempt())
    assert skipped(table.told()) == ("favour", "no_tile", None)


def test_au70_the_tile_is_chosen_like_a_track_and_kept() -> None:
    table = drawn().cults([8, 2, 2, 2], [0, 0, 0, 0]).at(5, "*1")  # SCORE5: fire
    take_favour(table.attempt())
    told = explained(table.told(), "favour")
    assert told["left"] == ["FAV1"] and codes(told) == ["round_tile"]
    assert steps_of(table.player) == [10, 2, 2, 2]
    assert table.player.favours == 1 and table.position.favour_pool[0] == 0 and table.player.priests == 7


def test_au71_au78_without_a_dwelling_or_a_hex_it_upgrades() -> None:
    table = position_p().at(1, "*1")
    table.player.buildings = put(table.player.buildings, 0, 6)
    build_or_upgrade(table.attempt(), False)
    assert skipped(table.told()) == ("build", "no_dwelling", "upgrade")
    assert "upgraded" in [event.row()[0] for event in table.told()]
    table = drawn().stand("A1", "G3", A2="dwelling", B1="dwelling").at(1, "*1")
    build_or_upgrade(table.attempt(), False)
    assert skipped(table.told()) == ("build", "no_hex", "upgrade")


def test_au72_reaching_ends_once_the_groups_are_joined() -> None:
    table = drawn().stand("F2", "E3", D5="dwelling").at(1, "11")
    build(table.attempt(), False)
    told = explained(table.told(), "build")["criteria"][0]  # type: ignore[index]
    assert told["code"] == "reaching" and not told["removed"]  # type: ignore[index,call-overload]
    assert told["values"]["state"] == "joined"  # type: ignore[index,call-overload]


def test_au73_nearer_means_below_the_gap_to_both_and_equals_measuring_anew() -> None:
    table = position_p().at(3, "11")
    attempt = table.attempt()
    gap = attempt.gap()
    for hex in range(table.position.board.land):
        if table.position.building[hex] != 255:
            continue
        joins_marked = attempt.to_marked(hex) < attempt.to_unmarked(hex)
        after = min(gap, attempt.to_unmarked(hex) if joins_marked else attempt.to_marked(hex))
        assert (after < gap) == (max(attempt.to_marked(hex), attempt.to_unmarked(hex)) < gap)


def test_au74_strip_then_closest_then_direction() -> None:
    table = drawn().stand("F2", "G3", D5="dwelling").at(5, "*2")
    build(table.attempt(), False)
    told = explained(table.told(), "build")
    assert codes(told) == ["strip", "closest", "direction"][: len(codes(told))] and len(codes(told)) > 1


@pytest.mark.parametrize("tile", ["connected_distance", "stronghold_sanctuary_distance", "connected_clusters"])
def test_au75_some_end_tiles_send_it_far_away(tile: str) -> None:
    table = position_p(end_tile=tile).at(3, "11")
    build(table.attempt(), False)
    expected = "closest" if tile == "connected_clusters" else "farthest"
    assert codes(explained(table.told(), "build"))[2] == expected


def test_au75_kuddlers_keep_their_own_closest() -> None:
    table = position_p(faction="kuddlers", end_tile="connected_distance").at(3, "11")
    build(table.attempt("faction"), True)
    assert codes(explained(table.told(), "build")) == ["reaching", "closest"]


def test_au76_the_hex_becomes_home_terrain() -> None:
    table = position_p().at(1, "11")
    build(table.attempt(), False)
    hex = table.position.board.number["H5"]
    assert TERRAINS[table.position.terrain[hex]] == "forest"
    tags = [event.row()[0] for event in table.told()]
    assert tags[-3:] == ["transformed", "built", "automa_marked"]


@pytest.mark.parametrize(("marked", "unmarked", "flag"), [("F2", "H4", 1), ("H4", "F2", 0)])
def test_au77_the_nearest_kind_marks(marked: str, unmarked: str, flag: int) -> None:
    table = drawn().stand(marked, unmarked, A1="dwelling").at(1, "*1" if flag else "*4")
    build(table.attempt(), False)
    assert table.held.marked[-1] == flag


def test_au78_when_the_upgrade_fails_too_nothing_happens() -> None:
    table = drawn().at(1, "*1")
    table.player.buildings = bytes([6, 4, 3, 1, 1])
    build_or_upgrade(table.attempt(), False)
    assert [event.row()[0] for event in table.told()].count("automa_skipped") == 2
    assert table.held.marked == b""
