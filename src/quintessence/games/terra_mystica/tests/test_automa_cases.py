"""The cases AU-C01 to AU-C22 of the Automa's rulings, on the base board."""

from __future__ import annotations

import pytest

from quintessence.core.game import Values
from quintessence.games.terra_mystica.automa import deck, turn
from quintessence.games.terra_mystica.automa import ending as automa_ending
from quintessence.games.terra_mystica.automa.actions.block import block
from quintessence.games.terra_mystica.automa.actions.build import build
from quintessence.games.terra_mystica.automa.actions.cults import advance, choose_track
from quintessence.games.terra_mystica.automa.actions.upgrade import upgrade
from quintessence.games.terra_mystica.automa.choosing.choice import counted
from quintessence.games.terra_mystica.automa.choosing.distance import distances
from quintessence.games.terra_mystica.automa.choosing.ranges import are_joined
from quintessence.games.terra_mystica.data.automa import AGENDA
from quintessence.games.terra_mystica.data.names import CULTS, TERRAINS
from quintessence.games.terra_mystica.rules.course import ending
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.automa_table import (
    Drawn,
    automa_of,
    begun,
    codes,
    drawn,
    explained,
    held_by,
    left_by,
    play,
    position_p,
    standing,
    started,
    steps_of,
)

RANGE_3 = 3
"""A round in which the second level has Navigation 1."""


def built(table: Drawn, by_faction: bool = False) -> Values:
    build(table.attempt("faction" if by_faction else "card"), by_faction)
    return explained(table.told(), "build")


def is_marked(table: Drawn) -> int:
    return table.held.marked[-1]


def test_c01_unmarked_reaching_strip_a_and_closest() -> None:
    table = position_p().at(RANGE_3, "11")  # unmarked + Reaching, strip A
    told = built(table)
    assert left_by(told) == [
        ["E7", "E8", "F4", "G2", "G4", "H5", "I6", "I7", "I8"],
        ["E7", "F4", "G2", "I6"],
        ["F4", "I6"],
        ["F4"],
    ]
    assert codes(told) == ["reaching", "strip", "closest"]
    assert told["criteria"][0]["values"]["gap"] == 6  # type: ignore[index,call-overload]
    assert told["criteria"][2]["values"]["measure"] == {"F4": 2, "I6": 5}  # type: ignore[index,call-overload]
    marked = next(event for event in table.told() if event.row()[0] == "automa_marked").values()
    assert (marked["to_marked"], marked["to_unmarked"], marked["marked"]) == (4, 2, False)
    assert standing(table.position, "F4") == "automa dwelling"


def test_c02_marked_reaching_strip_b_ends_at_the_strip() -> None:
    table = position_p().at(RANGE_3, "6")  # marked + Reaching, strip B
    told = built(table)
    assert left_by(told) == [
        ["E2", "E3", "E4", "F1", "G1", "H1", "H2", "H3"],
        ["E4", "G1", "H2", "H3"],
        ["G1"],
    ]
    assert told["criteria"][1]["values"]["passed_over"] == ["forest"]  # type: ignore[index,call-overload]
    assert is_marked(table)


def test_c03_no_hex_is_nearer_so_all_stay() -> None:
    table = position_p().at(1, "11")
    told = built(table)
    assert left_by(told) == [["H5", "I7", "I8"], ["H5", "I7", "I8"], ["H5"]]
    assert told["criteria"][0]["values"]["state"] == "none_nearer"  # type: ignore[index,call-overload]
    assert told["criteria"][1]["values"]["passed_over"] == ["forest", "lakes", "mountains"]  # type: ignore[index,call-overload]
    assert not is_marked(table)


@pytest.mark.parametrize(
    ("faction", "chosen", "code"),
    [
        ("simpletons", "F4", "closest"),
        ("kuddlers", "E7", "closest"),
        ("mimics", "F4", "human_strip"),
        ("powermongers", "E7", "most_power"),
        ("wanderers", "C3", "closest"),
    ],
)
def test_c04_by_faction_action(faction: str, chosen: str, code: str) -> None:
    table = position_p(faction=faction).at(RANGE_3, "11")
    told = built(table, True)
    assert told["left"] == [chosen]
    assert code in codes(told)
    assert not is_marked(table)


@pytest.mark.parametrize(("arrow", "number", "chosen"), [("right", 1, "F4"), ("right", 2, "I6"), ("left", 1, "I6")])
def test_c05_farthest_from_its_own_structures(arrow: str, number: int, chosen: str) -> None:
    table = position_p(end_tile="connected_distance").at(RANGE_3, "11")
    told = built(table)
    assert codes(told)[:3] == ["reaching", "strip", "farthest"]
    assert left_by(told)[3] == ["F4", "I6"]
    hexes = [table.position.board.number[name] for name in ("F4", "I6")]
    kept = counted(hexes, arrow == "left", number)
    assert table.position.board.names[kept.left[0]] == chosen


def test_c06_marking_by_the_nearest_kind() -> None:
    table = drawn().stand("D3", "D4", I1="dwelling").at(1, "*1")
    attempt, hex = table.attempt(), table.position.board.number["C2"]
    assert (attempt.to_marked(hex), attempt.to_unmarked(hex)) == (2, 2)
    table = drawn().stand("E2 E4", "H4", I1="dwelling")
    attempt, hex = table.at(1, "*1").attempt(), table.position.board.number["E3"]
    assert attempt.to_marked(hex) == 1 < attempt.to_unmarked(hex)


def test_c07_distance_goes_round_human_structures() -> None:
    table = drawn().stand("E2", "H4")
    number = table.position.board.number
    own = table.player.seat

    def apart(one: str, other: str) -> int:
        return distances(table.position, bytes([number[one]]), own)[number[other]]

    assert (apart("E2", "E4"), apart("E2", "E5")) == (2, 3)
    table.stand(E3="dwelling")
    assert (apart("E2", "E4"), apart("E2", "E5")) == (3, 4)
    assert apart("C3", "C4") == 2
    ends = bytes([number["C3"]]), bytes([number["C4"]])
    assert are_joined(table.position, *ends, 1) and not are_joined(table.position, *ends, 0)


def test_c08_direction_on_the_map() -> None:
    names = ["A5", "B1", "B6", "D3", "F3", "G4", "G7", "H1", "I7"]
    board = drawn().position.board
    deserts = [hex for hex in range(board.land) if board.terrain[hex] == 0 and board.names[hex] not in ("B4", "E8")]
    assert [board.names[hex] for hex in deserts] == names
    assert board.names[counted(deserts, False, 3).left[0]] == "B6"
    assert board.names[counted(deserts, True, 2).left[0]] == "H1"


@pytest.mark.parametrize(("support", "chosen"), [("7", "ACT2"), ("10", "ACT5")])
def test_c09_direction_on_the_spaces(support: str, chosen: str) -> None:
    table = drawn().at(1, support)  # →4 and ←4
    table.position.used = 0b100101
    block(table.attempt())
    assert explained(table.told(), "block")["left"] == [chosen]


def test_c10_the_actions_of_card_1() -> None:
    table = position_p(3).at(4, "*2")
    agenda = turn._agenda(table.held.data.cards[table.held.data.card("*1")], table.held.faction)
    assert [AGENDA[action] for action in agenda[::2]] == ["upgrade", "favour", "x_points"]
    turn._do(table.position, table.held, turn.FAVOUR, 0)
    assert table.told()[-1].values()["why"] == "not_this_round"


def row_of(position: Position) -> list[str]:
    return [position.data.bonus_cards[card].name for card in held_by(position).row]


def test_c11_bonus_cards_keep_their_places() -> None:
    position = started(bonus_cards=["BON1", "BON4", "BON7", "BON3", "BON9"], automa_terrain="forest")
    play(position, 0, "take", "mermaids")
    assert position.data.bonus_cards[automa_of(position).card].name == "BON1"
    play(position, 0, "card", "BON3")
    assert row_of(position) == ["BON4", "BON7", "BON9"]
    while position.phase < 4:
        position.apply(position.to_act()[0], position.legal(position.to_act()[0])[0])
    held = held_by(position)
    held.pile = cards(position, "*5 *2 *4")
    position.active = held.owner
    finish_round(position)
    assert row_of(position) == ["BON4", "BON1", "BON9"]
    play(position, 0, "pass", "BON9")
    assert row_of(position) == ["BON4", "BON1", "BON3"]


def cards(position: Position, names: str) -> bytes:
    return bytes([held_by(position).data.card(name) for name in names.split()])


def finish_round(position: Position) -> list[str]:
    """Let the Automa play all its turns of a round; the cards that it acted with."""
    held = held_by(position)
    acted: list[str] = []
    while not automa_of(position).passed:
        position.active, position.offers = held.owner, []
        turn.go_on(position, held)
        if held.is_acting and held.agenda == turn._agenda(held.data.cards[held.action], held.faction):
            name = held.data.cards[held.action].name
            acted += [name] if acted[-1:] != [name] else []
    return acted


def in_first_round(pile: str) -> Position:
    position = begun(automa_level=2, automa_terrain="forest")
    held = held_by(position)
    held.pile, held.shown = cards(position, pile), b""
    position.reported = []
    return position


def passing(position: Position) -> Values:
    return next(event for event in position.reported if event.row()[0] == "automa_passed").values()


@pytest.mark.parametrize(
    ("pile", "acted", "support", "place", "why"),
    [
        ("*5 *1 *3 *2 *4", ["*1", "*3", "*2"], "*2", "middle", "tipped"),
        ("*5 *1 *3 *4 *2", ["*1", "*3"], "*3", "right", "tipped"),
        ("*4 *5 *1 *2 *3", ["*5", "*1", "*2", "*3"], "*3", "right", "empty"),
    ],
)
def test_c12_c13_when_it_passes(pile: str, acted: list[str], support: str, place: str, why: str) -> None:
    position = in_first_round(pile)
    assert finish_round(position) == acted
    told = passing(position)
    assert (told["support"], told["place"], told["why"]) == (support, place, why)


def test_c14_navigation_of_the_second_level() -> None:
    held = drawn(2).held
    assert [held.navigation(round_) for round_ in range(1, 7)] == [0, 0, 1, 1, 2, 2]


def test_c15_catching_up() -> None:
    table = drawn().cults([4, 0, 0, 2], [5, 3, 1, 2]).at(1, "*2")
    choice = choose_track(table.attempt(), [0, 1, 2, 3], False)
    assert CULTS[choice.chosen()] == "earth"
    for support, chosen in (("11", "water"), ("7", "fire")):  # ←2, →4
        table = drawn().cults([3, 5, 2, 6], [4, 4, 6, 5]).at(1, support)
        choice = choose_track(table.attempt(), [0, 1, 2, 3], False)
        assert [CULTS[cult] for cult in choice.steps[1].left] == ["fire", "water", "air"]
        assert CULTS[choice.chosen()] == chosen


def by_tile(automa: list[int], human: list[int]) -> Drawn:
    table = drawn().cults(automa, human).at(4, "*1")
    assert table.position.data.round_tiles[table.position.round_tiles[3]].name == "SCORE3"
    advance(table.attempt())
    return table


def test_c16_the_cult_of_the_tile() -> None:
    assert explained(by_tile([1, 8, 0, 0], [0, 0, 0, 0]).told(), "cult")["left"] == ["water"]
    table = by_tile([1, 8, 1, 1], [0, 10, 5, 5])
    told = explained(table.told(), "cult")
    assert told["candidates"] == ["fire", "earth", "air"] and told["left"] == ["fire"]
    assert codes(told)[0] == "round_tile"


def test_c16_steps_stop_on_ten() -> None:
    table = by_tile([1, 8, 0, 0], [0, 0, 0, 0])
    assert steps_of(table.player)[1] == 10 and table.position.slots[4] == table.player.seat
    table = drawn().cults([1, 8, 0, 0], [0, 0, 0, 0]).at(4, "*1")
    table.position.slots = bytes([0]) * 16
    advance(table.attempt())
    assert steps_of(table.player)[1] == 9


def test_c17_upgrade_beside_a_human_with_the_least_power() -> None:
    table = drawn().stand("D5", "F4 B4", E7="trading_post", E8="dwelling").at(1, "*1")
    attempt = table.attempt()
    power = {name: attempt.power_for_humans(table.position.board.number[name]) for name in ("D5", "F4", "B4")}
    assert power == {"D5": 3, "F4": 2, "B4": 0}
    upgrade(attempt)
    told = explained(table.told(), "upgrade")
    assert left_by(told) == [["B4", "D5", "F4"], ["D5", "F4"], ["F4"]]
    assert standing(table.position, "F4") == "automa trading_post"


def test_c18_upgrade_without_a_trading_post_in_supply() -> None:
    table = drawn().stand("B4", "C3 D5 F4", E7="trading_post", E8="dwelling").at(1, "*1")
    for name in ("B4", "C3", "D5", "F4"):
        table.replace(name, "trading_post")
    upgrade(table.attempt())
    told = explained(table.told(), "upgrade")
    assert codes(told) == ["least_power", "direction"]
    assert left_by(told)[1:] == [["B4", "C3"], ["C3"]]
    assert standing(table.position, "C3") == "automa stronghold"


@pytest.mark.parametrize(
    ("tile", "raw", "value"),
    [
        ("stronghold_sanctuary_distance", 9, 5),
        ("building_on_edge", 3, 1),
        ("building_on_edge", 2, 0),
        ("building_on_edge", 1, 0),
        ("connected_distance", 9, 9),
        ("connected_clusters", 3, 3),
    ],
)
def test_c19_end_tiles(tile: str, raw: int, value: int) -> None:
    table = drawn(2)
    position = table.position
    number = position.data.end_tiles.index(tile)
    source = {"stronghold_sanctuary_distance": "connected_distance", "building_on_edge": "connected_clusters"}
    other = position.data.end_tiles.index(source.get(tile, tile))
    table.stand(*CHAINS[source.get(tile, tile), raw])
    assert ending.measure(position, table.player, other) == raw
    position.reported = []
    assert automa_ending.measure(position, table.held, number) == value
    assert position.reported[-1].row() == ["automa_measured", "automa", tile, source.get(tile, tile), raw, value]


CHAINS = {
    ("connected_distance", 9): ("H1", "I7 F2 A7 E4 C2"),
    ("connected_clusters", 3): ("D8", "B5 A12"),
    ("connected_clusters", 2): ("C3", "C2"),
    ("connected_clusters", 1): ("F2", "F1"),
}


@pytest.mark.parametrize(("card", "points", "steps"), [("8", 2, 0), ("12", 0, 1), ("10", 1, 0)])
def test_c20_cultists_draw_one_card_for_a_building(card: str, points: int, steps: int) -> None:
    position, human = beside_the_automa("cultists")
    held = held_by(position)
    held.reserve = cards(position, card) + held.reserve.replace(cards(position, card), b"")
    before = human.points
    events = play(position, 0, "build", "F3")
    assert [event.row()[0] for event in events].count("cultists_drew") == 1
    drew = next(event for event in events if event.row()[0] == "cultists_drew").values()
    assert (drew["card"], drew["points"], drew["steps"]) == (card, points, steps)
    assert human.points - before >= points and human.steps == steps
    assert held.aside == cards(position, card)


def beside_the_automa(faction: str, level: int = 3) -> tuple[Position, Player]:
    """A human who can build on F3, beside two Automa dwellings, with one of his own beside it."""
    position = begun(humans=(faction,), automa_terrain="forest", automa_level=level)
    human = position.players[0]
    table = Drawn(position).stand("E6 F4", "H4", E5="dwelling")
    hex = position.board.number["F3"]
    position.terrain = position.terrain[:hex] + bytes([human.home]) + position.terrain[hex + 1 :]
    human.coins, human.workers, position.active = 20, 20, 0
    assert table.player.seat == 1
    return position, human


def test_c21_two_humans() -> None:
    table = drawn(seats=2).cults([3, 3, 3, 3], [1, 2, 5, 6], [6, 4, 0, 3]).at(1, "*2")
    choice = choose_track(table.attempt(), [0, 1, 2, 3], False)
    assert CULTS[choice.chosen()] == "water"
    assert choice.steps[-1].measures == [3, 1, 2, 3]
    table = drawn(seats=2).stand("D5", "A1", E7="dwelling", A2="trading_post").at(1, "*1")
    table.put(table.position.players[1], "D4", "trading_post")
    upgrade(table.attempt())
    told = explained(table.told(), "upgrade")
    assert told["criteria"][1]["values"]["measure"] == {"A1": 2, "D5": 3}  # type: ignore[index,call-overload]
    assert told["left"] == ["A1"]


def test_c22_level_1_has_the_five_starting_cards_in_round_2() -> None:
    position, _ = beside_the_automa("cultists", 1)
    held = held_by(position)
    for _ in range(2):
        held.aside += deck.take_from_reserve(held)
    position.round = 1
    finish_round(position)
    names = sorted(held.data.cards[card].name for card in held.pile)
    assert names == ["*1", "*2", "*3", "*4", "*5"]


def test_the_terrains_of_the_cases_are_those_of_the_board() -> None:
    board = drawn().position.board
    assert [TERRAINS[board.terrain[board.number[name]]] for name in ("F2", "G3", "H4", "D5")] == [
        "forest",
        "forest",
        "lakes",
        "lakes",
    ]
