"""AU-79 to AU-110: the Automa's factions, the end, Merchants of the Seas, human factions beside it."""

from __future__ import annotations

import pytest

from quintessence.core.game import Event, Seat
from quintessence.games.terra_mystica.automa import deck, turn
from quintessence.games.terra_mystica.automa.factions import blight, look_for_achievements, place_cube
from quintessence.games.terra_mystica.automa.passing import pass_round
from quintessence.games.terra_mystica.data.names import FROM_CARD, FROM_SCRIPT_FACTION, TERRAINS, wheel_distance
from quintessence.games.terra_mystica.rules.course import ending
from quintessence.games.terra_mystica.rules.map.leech import offer_power
from quintessence.games.terra_mystica.rules.position import OVER, Position, put
from quintessence.games.terra_mystica.tests.automa_table import (
    FACTIONS,
    GAME,
    Drawn,
    automa_of,
    begun,
    codes,
    drawn,
    explained,
    held_by,
    play,
    position_p,
    started,
    steps_of,
)
from quintessence.games.terra_mystica.tests.test_automa_cases import beside_the_automa, cards


def by_icon(table: Drawn) -> list[str]:
    """The faction's action by card *5: what is tried, in order."""
    position, held = table.position, table.held
    held.is_acting, held.agenda = True, turn._agenda(held.data.cards[held.data.card("*5")], held.faction)
    position.reported = []
    while held.is_acting:
        position.active, position.offers = held.owner, []
        turn.go_on(position, held)
    return [str(event.values()["action"]) for event in position.reported if event.row()[0] == "automa_tried"]


def faction_points(table: Drawn) -> int:
    return table.player.score[table.position.data.sources.script + FROM_SCRIPT_FACTION]


@pytest.mark.parametrize(
    ("slug", "tried", "points"),
    [
        ("simpletons", ["build", "points"], 2),
        ("kuddlers", ["build", "points"], 2),
        ("druids", ["build", "steps"], 0),
        ("racelings", ["build"], 0),
        ("wanderers", ["build", "points"], 1),
        ("mimics", ["build", "points"], 2),
        ("powermongers", ["build", "points"], 2),
        ("symbionts", ["build", "cube"], 0),
        ("blight", ["build", "blight", "blight", "points"], 1),
        ("gognomes", ["build"], 0),
    ],
)
def test_au79_to_au88_what_the_faction_action_does(slug: str, tried: list[str], points: int) -> None:
    table = position_p(faction=slug).at(3, "11")
    table.held.achieved = 63
    assert by_icon(table) == tried and faction_points(table) == points


def test_au80_kuddlers_build_closest_to_the_human() -> None:
    table = position_p(faction="kuddlers").at(5, "*4")
    by_icon(table)
    assert codes(explained(table.told(), "build"))[0] == "closest"


def test_au81_druids_rise_by_two_without_priest_by_method_c() -> None:
    table = position_p(faction="druids").at(3, "*1").cults([2, 5, 5, 5], [9, 9, 9, 5])
    by_icon(table)
    assert steps_of(table.player) == [2, 5, 5, 7] and table.player.priests == 7
    assert "round_tile" not in codes(explained(table.told(), "steps"))


@pytest.mark.parametrize("human_passed", [False, True])
def test_au82_racelings_score_the_tile_twice_when_they_pass_first(human_passed: bool) -> None:
    table = drawn(faction="racelings").at(2, "*1")  # SCORE4: 5
    table.position.players[0].passed = human_passed
    table.position.reported = []
    pass_round(table.position, table.held, "empty")
    assert table.player.points == 20 + (5 if human_passed else 10)


def test_au83_wanderers_build_anywhere_and_score_structures_at_the_end() -> None:
    table = position_p(faction="wanderers").at(1, "11")
    by_icon(table)
    told = explained(table.told(), "build")
    assert "reaching" not in codes(told) and len(told["candidates"]) > 60  # type: ignore[arg-type]
    before = table.player.points
    assert table.position.script is not None
    table.position.script.end(table.position)
    assert table.player.points == before + len(table.player.hexes)


def test_au84_mimics_read_the_humans_strip_first() -> None:
    table = position_p(faction="mimics").at(3, "11")
    by_icon(table)
    told = explained(table.told(), "build")
    assert codes(told) == ["reaching", "human_strip", "closest"]
    assert told["criteria"][1]["values"]["passed_over"] == ["lakes", "swamp"]  # type: ignore[index,call-overload]


@pytest.mark.parametrize(("power", "rises"), [(2, True), (1, False)])
def test_au85_powermongers_rise_when_two_power_are_taken(power: int, rises: bool) -> None:
    table = drawn(faction="powermongers").stand("D5", "H4", E7="trading_post").at(1, "*2")
    human = table.position.players[0]
    human.bowl1, human.bowl2, human.points = (5, 0, 20) if power > 1 else (0, 1, 20)
    table.cults([3, 3, 3, 3], [3, 9, 9, 9])
    table.position.active = table.player.seat
    offer_power(table.position, table.player, table.position.board.number["D5"])
    table.held.is_acting = True
    play(table.position, 0, "accept", "automa", 2)
    assert steps_of(table.player)[0] == (4 if rises else 3)


def test_au85_nothing_rises_when_power_is_declined() -> None:
    table = drawn(faction="powermongers").stand("D5", "H4", E7="trading_post").at(1, "*2")
    table.position.players[0].bowl1 = 5
    table.cults([3, 3, 3, 3], [3, 9, 9, 9])
    table.position.active, table.held.is_acting = table.player.seat, True
    offer_power(table.position, table.player, table.position.board.number["D5"])
    play(table.position, 0, "decline", "automa", 2)
    assert steps_of(table.player) == [3, 3, 3, 3]


def test_au86_symbionts_place_cubes_beside_humans_and_score_those_left() -> None:
    table = drawn(faction="symbionts").stand("F2", "G3", D5="dwelling").at(1, "*1")
    position, held = table.position, table.held
    assert held.youth not in (table.player.home, position.players[0].home)
    for _ in range(5):
        place_cube(table.attempt())
    beside = {position.board.names[hex] for hex in position.board.land_near[position.board.number["D5"]]}
    assert {position.board.names[hex] for hex in held.cubes} == beside
    assert table.told()[-1].values()["why"] == "no_hex"
    human = position.players[0]
    human.workers, human.coins, human.actions, position.active = 20, 20, 1, 0
    play(position, 0, "transform", "E7", "lakes")
    assert len(held.cubes) == len(beside) - 1
    assert position.script is not None
    before = table.player.points
    position.script.end(position)
    assert table.player.points == before + 2 * len(held.cubes)


def test_au87_blight_turns_land_into_the_most_expensive_terrain() -> None:
    table = drawn(faction="blight").stand("F2", "G3", D5="dwelling").at(1, "*1")
    position, held = table.position, table.held
    human = position.players[0].home
    assert wheel_distance(held.blighted, human) == 3 and held.blighted != table.player.home
    assert (held.blighted - human) % 7 == 4  # three steps back, for the Automa is not at home there
    blight(table.attempt())
    told = explained(table.told(), "blight")
    assert codes(told)[0] == "closest"
    chosen = position.board.number[str(told["left"][0])]  # type: ignore[index]
    assert position.terrain[chosen] == held.blighted


def test_au87_the_other_terrain_when_the_automa_is_at_home_in_the_first() -> None:
    position = begun(automa="blight", automa_terrain="desert", humans=("mermaids",))
    assert TERRAINS[held_by(position).blighted] == "wasteland"


def test_au88_gognomes_score_each_achievement_once() -> None:
    table = drawn(faction="gognomes").stand("F2", "H4 H5", A1="dwelling").at(1, "*1")
    look_for_achievements(table.position, table.held)
    assert table.held.achieved == 0
    table.player.buildings = bytes([0, 2, 1, 1, 1])
    table.player.cults = bytes([7, 0, 0, 0])
    for _ in range(2):
        look_for_achievements(table.position, table.held)
    assert table.held.achieved == 0b11111 and faction_points(table) == 15
    table.stand("G3")
    table.position.round = 6
    look_for_achievements(table.position, table.held)
    assert faction_points(table) == 18


def test_au89_the_reconstructed_three_come_last() -> None:
    assert FACTIONS[-3:] == ["symbionts", "blight", "gognomes"]
    assert [faction.provenance for faction in GAME.data.automa.factions] == ["printed"] * 7 + ["reconstructed"] * 3


def test_au90_au92_it_is_ranked_like_a_player_and_sells_nothing() -> None:
    table = drawn().stand("F2 E2", "G3", D5="dwelling").cults([5, 4, 0, 3], [4, 4, 0, 9])
    human = table.position.players[0]
    human.coins = human.workers = human.priests = human.bowl3 = human.bowl2 = 0
    ending.finish(table.position)
    scores = table.position.outcome()
    assert scores is not None
    side = scores.sides[0].scores
    assert (side["fire"], side["water"], side.get("earth"), side["air"]) == (8, 6, None, 4)
    assert side["network"] == 18 and "convert" not in side


def test_au91_the_network_has_the_highest_navigation_of_the_level() -> None:
    sizes = []
    for level in (1, 2, 5):
        table = drawn(level).stand("H1", "I7 F2 A7 E4 C2")  # a chain that needs ships of two
        sizes.append(ending.network_size(table.position, table.player))
    assert sizes[0] < sizes[1] <= sizes[2]


def test_au92_equal_points_share_a_place() -> None:
    table = drawn()
    table.position.phase = OVER
    table.position.players[0].points = table.player.points = 77
    outcome = table.position.outcome()
    assert outcome is not None and outcome.places == [1] and outcome.sides[0].place == 1


@pytest.mark.parametrize(("faction", "pick"), [("icemaidens", "swamp"), ("acolytes", "swamp")])
def test_au95_the_humans_terrain_is_the_wheel_of_ice_and_volcano(faction: str, pick: str) -> None:
    position = started(automa="mimics", automa_terrain="forest")
    play(position, 0, "take", faction)
    play(position, 0, "pick", pick)
    table = Drawn(position).at(1, "*1")
    assert TERRAINS[table.attempt().human_terrain()] == pick


def test_au96_shapeshifters_cannot_change_to_the_automas_terrain() -> None:
    position = started(automa_terrain="forest")
    play(position, 0, "take", "shapeshifters")
    refusal = position.why_not(Seat(0), position.action(["pick", "forest"]))
    assert refusal is not None and refusal.code == "terrain_is_taken"
    position.players[0].home, position.round = 2, 3
    assert position.why_not(Seat(0), position.action(["pick", "forest"])) is not None


def test_ms01_merchants_is_off_by_default() -> None:
    option = next(option for option in GAME.options() if option.name == "merchants")
    assert option.default is False and option.choices == [False, True]
    position = started()
    assert not position.data.merchants.is_played and not position.players[0].fleet.ships


@pytest.mark.parametrize("board", ["loon_lakes", "fjords", "fire_ice_1", "fire_ice_2"])
def test_au94_au98_all_boards_are_offered(board: str) -> None:
    position = begun(board=board, automa_terrain="forest")
    assert len(automa_of(position).hexes) == 2


def test_au99_the_cards_of_merchants_never_enter_a_pile() -> None:
    assert not [card for card in GAME.data.automa.cards if card.name.startswith("M")]


def test_au102_only_cards_with_printed_points_give_points() -> None:
    found = {card.name: card.points for card in GAME.data.automa.cards if not card.starts}
    assert found == {"6": 0, "7": 0, "8": 2, "9": 2, "10": 1, "11": 0, "12": 0, "13": 2}


def test_au102_a_cult_step_is_the_players_to_choose() -> None:
    position, human = beside_the_automa("cultists")
    held = held_by(position)
    held.reserve = cards(position, "12") + held.reserve.replace(cards(position, "12"), b"")
    play(position, 0, "build", "F3")
    before = steps_of(human)[2]
    play(position, 0, "step", "earth")
    assert steps_of(human)[2] == before + 1


def test_au103_cards_aside_come_back_when_the_reserve_is_empty() -> None:
    position, _ = beside_the_automa("cultists")
    held = held_by(position)
    seen = [deck.take_from_reserve(held)[0] for _ in range(len(held.reserve))]
    held.aside = bytes(seen)
    assert not held.reserve
    again = deck.take_from_reserve(held)
    assert again[0] in seen and not held.aside and len(held.reserve) == len(seen) - 1
    assert len(deck.known_in_pile(held)) == len(held.pile)


def test_au105_giants_cannot_play_against_the_blight() -> None:
    position = started(automa="blight", automa_terrain="forest")
    refusal = position.why_not(Seat(0), position.action(["take", "giants"]))
    assert refusal is not None and refusal.code == "faction_is_barred"
    assert started(automa="mimics").why_not(Seat(0), position.action(["take", "giants"])) is None


def test_au106_shapeshifters_gain_a_power_without_a_choice() -> None:
    position = started(automa_terrain="forest", automa_level=3)
    play(position, 0, "take", "shapeshifters")
    play(position, 0, "pick", "lakes")
    while position.phase < 4:
        position.apply(Seat(0), position.legal(Seat(0))[0])
    table = Drawn(position).stand("E6 F4", "H4", E5="dwelling")
    human = position.players[0]
    position.terrain = put(position.terrain, position.board.number["F3"], human.home)
    human.coins, human.workers, human.bowl1, human.bowl2 = 20, 20, 4, 4
    before = human.points
    events = play(position, 0, "build", "F3")
    assert ["shapeshifters_gained", 0, 1] in [event.row() for event in events]
    assert (human.bowl1, human.bowl2, human.tokens) == (3, 5, 0) and human.points >= before
    assert table.player.seat == 1


def two_humans(faction: str, reserve: str) -> Position:
    """Seat 0 builds on F3 beside an Automa dwelling and a dwelling of seat 1."""
    position = begun(2, (faction, "darklings"), automa_terrain="forest", automa_level=3)
    table = Drawn(position).stand("E6", "H4", E5="dwelling")
    table.put(position.players[1], "F4", "dwelling")
    human, held = position.players[0], held_by(position)
    position.terrain = put(position.terrain, position.board.number["F3"], human.home)
    human.coins, human.workers, position.active = 20, 20, 0
    position.players[1].bowl1 = 5
    held.reserve = cards(position, reserve) + held.reserve.replace(cards(position, reserve), b"")
    play(position, 0, "build", "F3")
    return position


@pytest.mark.parametrize(("card", "steps"), [("12", 1), ("8", 1)])
def test_au110_one_building_brings_one_step_at_most(card: str, steps: int) -> None:
    position = two_humans("cultists", card)
    play(position, 1, "accept", 0, 1)
    assert position.players[0].steps == steps


def test_au107_au110_no_power_for_refusals_beside_the_automa() -> None:
    position = two_humans("cultists", "8")
    human = position.players[0]
    before = [human.bowl1, human.bowl2, human.bowl3]
    events = play(position, 1, "decline", 0, 1)
    assert "all_declined" not in tags(events) and [human.bowl1, human.bowl2, human.bowl3] == before
    assert human.steps == 0


def tags(events: list[Event]) -> list[str]:
    return [str(event.row()[0]) for event in events]


def test_au108_six_cards_and_the_closest_of_either_human() -> None:
    table = drawn(seats=2).stand("F2", "G3", D5="dwelling")
    table.put(table.position.players[1], "A1", "dwelling")
    assert sorted(table.at(1, "*1").attempt().humans) == sorted(
        table.position.board.number[name] for name in ("D5", "A1")
    )


def test_au129_points_on_cards_have_a_source_of_their_own() -> None:
    names = GAME.data.sources.names
    assert names[GAME.data.sources.script + FROM_CARD] == "automa_card" and names[-1] == "automa_trade"
