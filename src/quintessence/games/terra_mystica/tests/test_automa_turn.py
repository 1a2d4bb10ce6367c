"""AU-09, AU-10, AU-13 to AU-15, AU-31 to AU-53: terms, turns, passing."""

from __future__ import annotations

import pytest

from quintessence.core.game import Seat
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.automa import deck, turn
from quintessence.games.terra_mystica.automa.actions.build import build
from quintessence.games.terra_mystica.automa.actions.upgrade import upgrade
from quintessence.games.terra_mystica.automa.choosing.choice import counted
from quintessence.games.terra_mystica.automa.choosing.distance import MUST_SEARCH, NO_WAY, direct_way, distances
from quintessence.games.terra_mystica.automa.choosing.ranges import are_joined, in_range
from quintessence.games.terra_mystica.automa.holdings import NO_DECISION
from quintessence.games.terra_mystica.data.names import ICE, TERRAINS, WHEEL
from quintessence.games.terra_mystica.rules.map.building import upgrade_cost
from quintessence.games.terra_mystica.rules.position import NONE, Position, put
from quintessence.games.terra_mystica.tests.automa_table import (
    GAME,
    automa_of,
    begun,
    codes,
    drawn,
    explained,
    held_by,
    names_of,
    play,
    position_p,
)

DATA = GAME.data.automa


def rows(events: list[object]) -> list[str]:
    return [str(event.row()[0]) for event in events]  # type: ignore[attr-defined]


def hexes(position: Position, names: str) -> bytes:
    return bytes([position.board.number[name] for name in names.split()])


def test_au09_a_human_building_offers_the_automa_nothing() -> None:
    table = drawn().stand("E6", "H4", E5="dwelling")
    position, human = table.position, table.position.players[0]
    position.terrain = put(position.terrain, position.board.number["F3"], human.home)
    human.coins = human.workers = 20
    position.active = 0
    assert "offered" not in rows([*play(position, 0, "build", "F3")])


def test_au10_an_automa_upgrade_offers_power_and_halves_the_price_of_a_trading_post() -> None:
    table = drawn().stand("D5", "H4", E7="trading_post").at(1, "*1")
    position = table.position
    human = position.players[0]
    human.bowl1, human.bowl2, human.passed, position.active = 5, 5, True, table.player.seat
    near, far = position.board.number["E7"], position.board.number["I1"]
    assert upgrade_cost(position, human, near, 1)[1] * 2 == upgrade_cost(position, human, far, 1)[1]
    upgrade(table.attempt())
    assert [(offer.seat, offer.builder, offer.amount) for offer in position.offers] == [(0, 1, 2)]
    assert [action.row() for action in position.legal(Seat(0))] == [["accept", "automa", 2], ["decline", "automa", 2]]
    before = human.points
    play(position, 0, "accept", "automa", 2)
    assert human.points == before - 1


def test_au13_the_support_card_gives_the_parameters_of_the_action_card() -> None:
    table = position_p().at(3, "*2")
    table.held.action = DATA.card("13")
    turn._do(table.position, table.held, turn.BUILD, 0)
    tried = table.position.reported[0].values()
    assert (tried["support"], tried["structure"], tried["reaching"], tried["strip"]) == ("*2", "marked", False, "B")


def test_au14_au44_support_is_the_older_card() -> None:
    position = begun(automa_level=2)
    held = held_by(position)
    first, second, third = held.pile[:3]
    position.active = held.owner
    turn._draw(position, held)
    assert (held.support, held.action) == (first, second)
    held.is_acting = False
    turn._draw(position, held)
    assert (held.support, held.action) == (second, third)


def test_au15_au55_the_factions_priorities_serve_its_own_action_only() -> None:
    told = []
    for by_faction in (False, True):
        table = position_p(faction="kuddlers").at(3, "11")
        build(table.attempt(), by_faction)
        told.append(codes(explained(table.told(), "build")))
    assert told == [["reaching", "strip", "closest"], ["reaching", "closest"]]


def test_au31_the_token_stays_through_upgrades() -> None:
    table = drawn().stand("D5", "H4", E7="dwelling").at(1, "*1")
    upgrade(table.attempt())
    assert table.position.building[table.position.board.number["D5"]] == 1
    assert names_of(table.attempt().marked, table.position) == ["D5"]


def test_au32_au33_range_by_land_and_river() -> None:
    table = drawn().stand("F2", "H4")
    position = table.position
    found = [names_of(bytes(in_range(position, hexes(position, "F2"), reach)), position) for reach in (0, 1, 2)]
    assert found[0] == ["E2", "E3", "F1"]
    assert set(found[0]) < set(found[1]) < set(found[2])
    assert found[1] == ["E2", "E3", "E4", "F1", "G1", "H1", "H2", "H3"]


def test_au34_anybodys_bridge_makes_neighbours() -> None:
    table = drawn().stand("C3", "H4")
    position = table.position
    site = next(site for site in position.board.sites if position.board.number["C3"] in site)
    other = position.board.other_end(position.board.site_at[site], position.board.number["C3"])
    assert other not in in_range(position, hexes(position, "C3"), 0)
    position.bridges = put(position.bridges, position.board.site_at[site], 0)
    assert other in in_range(position, hexes(position, "C3"), 0)
    assert are_joined(position, hexes(position, "C3"), bytes([other]), 0)


def test_au35_no_way_is_infinitely_far() -> None:
    table = drawn().stand("A1", "I1", A2="dwelling", B1="dwelling")
    attempt = table.at(1, "*1").attempt()
    assert attempt.to_marked(table.position.board.number["I1"]) == NO_WAY
    assert attempt.gap() == NO_WAY


@pytest.mark.parametrize("slug", list(GAME.data.boards))
def test_au35_a_way_read_off_the_map_is_the_one_that_is_searched(slug: str) -> None:
    state = begun(board=slug)
    board, rng = state.board, Rng(35)
    for humans in (0, 4, 12):
        order = list(range(board.land))
        rng.shuffle(order)
        own, others = bytes(order[:3]), bytes(order[3 : 3 + humans])
        state.owner = bytes([0 if hex in others else 1 if hex in own else NONE for hex in range(board.land)])
        searched = distances(state, own, 1)
        direct = [direct_way(board, hex, own, others) for hex in order[3 + humans :]]
        for hex, way in zip(order[3 + humans :], direct, strict=True):
            assert way in (searched[hex], MUST_SEARCH)
        assert direct.count(MUST_SEARCH) < len(direct) / 2 and (humans > 0 or MUST_SEARCH not in direct)


def test_au36_the_gap_is_the_smallest_distance_between_the_kinds() -> None:
    assert position_p().at(1, "*1").attempt().gap() == 6


@pytest.mark.parametrize("home", range(WHEEL))
def test_au37_strips_begin_at_home_and_have_all_terrains(home: int) -> None:
    letters = "YUKBGSR"
    strips = {
        "U": ("UYKRGBS", "UKYBSRG"),
        "K": ("KUBYSGR", "KBUGRYS"),
        "B": ("BKGURSY", "BGKSYUR"),
        "G": ("GBSKYRU", "GSBRUKY"),
        "S": ("SGRBUYK", "SRGYKBU"),
        "R": ("RSYGKUB", "RYSUBGK"),
        "Y": ("YRUSBKG", "YURKGSB"),
    }
    found = tuple("".join(letters[terrain] for terrain in DATA.strips[strip][home]) for strip in (0, 1))
    assert found == strips[letters[home]]


def test_au38_ice_is_never_valid_and_terrain_counts_as_it_lies() -> None:
    table = position_p().at(3, "11")
    position = table.position
    for name, terrain in (("F4", ICE), ("E7", TERRAINS.index("forest"))):
        position.terrain = put(position.terrain, position.board.number[name], terrain)
    build(table.attempt(), False)
    told = explained(table.told(), "build")
    assert "F4" not in told["candidates"] and told["left"] == ["E7"]  # type: ignore[operator]


@pytest.mark.parametrize(("is_reverse", "number", "place"), [(False, 1, 0), (False, 4, 0), (True, 1, 2), (True, 5, 1)])
def test_au39_counting_goes_on_from_the_first(is_reverse: bool, number: int, place: int) -> None:
    assert counted([7, 8, 9], is_reverse, number).left == [[7, 8, 9][place]]


def test_au40_spaces_cults_and_tiles_lie_in_rows() -> None:
    table = drawn().at(1, "*3")  # →3
    turn._do(table.position, table.held, turn.BLOCK, 0)
    assert explained(table.position.reported, "block")["left"] == ["ACT3"]


def test_au41_no_priority_is_asked_once_one_option_is_left() -> None:
    table = position_p().at(3, "6")
    build(table.attempt(), False)
    assert codes(explained(table.told(), "build")) == ["reaching", "strip"]


def play_on(position: Position, rng: Rng) -> list[str]:
    """Let humans pass at once in every round; the tags of all events."""
    told: list[str] = []
    while position.to_act():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        passing = [action for action in legal if action.row()[0] in ("pass", "retire", "accept")]
        told += rows([*position.apply(seat, passing[0] if passing else legal[rng.below(len(legal))])])
    return told


@pytest.mark.parametrize("order", ["passing", "seats"])
def test_au42_its_turns_follow_each_other_when_all_humans_passed(order: str) -> None:
    position = begun(automa_level=5, turn_order=order)
    told = play_on(position, Rng(1))
    assert told.count("automa_passed") == 6 and told.count("automa_drew") > 30
    assert position.outcome() is not None


def test_au43_it_stops_until_offers_are_answered_and_goes_on_with_the_same_card() -> None:
    table = drawn().stand("D5", "H4", E7="trading_post")
    position, held = table.position, table.held
    position.players[0].bowl1 = 5
    held.pile = bytes([DATA.card(name) for name in ("*2", "10", "*3", "*4", "*5")])
    held.support = held.action = NO_DECISION
    position.active, position.round = 0, 1
    position.players[0].actions = 0
    events = play(position, 0, "end")
    assert position.view(None)["active"] == "automa" and position.to_act() == [0]
    assert "scored" not in rows([*events]) and held.agenda == bytes([turn.POINTS, 1])
    events = play(position, 0, "decline", "automa", 2)
    assert rows([*events])[:4] == ["declined", "automa_tried", "scored", "turn_ended"]
    assert position.active == 0


def test_au45_au46_the_first_turn_is_never_a_pass() -> None:
    for number in range(40):
        position = begun(automa_level=1 + number % 5, seed=f"first {number}")
        held = held_by(position)
        size = len(held.pile)
        position.active = held.owner
        turns = 0
        while not automa_of(position).passed:
            position.active, position.offers = held.owner, []
            turn.go_on(position, held)
            turns = max(turns, held.turns)
        assert size - 3 <= turns <= size - 1


def test_au29_the_last_two_cards_are_tipped() -> None:
    position = begun(automa_level=2)
    held = held_by(position)
    tipped = []
    while held.pile:
        deck.draw(held)
        tipped.append(deck.is_tipped(held))
    assert tipped == [False, False, False, True, True]


def passed(round_: int, support: str) -> Position:
    """The Automa passes in a round with that Support card, as first."""
    position = begun(automa_level=2)
    held = held_by(position)
    position.round, position.active = round_, held.owner
    held.action, held.pile = DATA.card(support), b""
    held.shown = bytes(range(5))
    position.reported = []
    turn.go_on(position, held)
    return position


@pytest.mark.parametrize(("round_", "points"), [(1, 0), (2, 5), (3, 3), (4, 6), (5, 6), (6, 6)])
def test_au47_the_number_of_the_tile(round_: int, points: int) -> None:
    position = passed(round_, "*1")
    told = next(event for event in position.reported if event.row()[0] == "automa_passed").values()
    assert told["points"] == points and automa_of(position).points == 20 + points


def test_au48_coins_on_the_card_that_it_takes_are_lost() -> None:
    position = begun(automa_level=2)
    held = held_by(position)
    left, old = held.row[0], automa_of(position).card
    position.card_coins = put(position.card_coins, left, 3)
    position.round, position.active = 1, held.owner
    held.action, held.pile, held.shown = DATA.card("*1"), b"", bytes(range(5))
    position.reported = []
    turn.go_on(position, held)
    told = next(event for event in position.reported if event.row()[0] == "automa_passed").values()
    assert (told["place"], told["coins_lost"]) == ("left", 3)
    assert automa_of(position).card == left and held.row[0] == old and position.card_coins[left] == 0


def test_au49_a_human_lays_his_card_at_the_place_of_the_new_one() -> None:
    position = begun()
    row, own = held_by(position).row, position.players[0].card
    name = position.data.bonus_cards[row[1]].name
    play(position, 0, "pass", name)
    assert held_by(position).row == bytes([row[0], own, row[2]])


def test_au50_the_pile_grows_by_a_card_each_round() -> None:
    position = passed(1, "*1")
    held = held_by(position)
    assert (len(held.pile), len(held.reserve), held.shown) == (6, 7, b"")
    assert held.support == held.action == NO_DECISION


def test_au51_in_the_last_round_it_takes_no_card() -> None:
    position = passed(6, "*1")
    told = next(event for event in position.reported if event.row()[0] == "automa_passed").values()
    assert told["place"] is told["took"] is None and held_by(position).pile == b""


def test_au52_who_passes_first_begins_the_next_round() -> None:
    position = passed(1, "*1")
    assert position.starter == automa_of(position).seat
    position = begun(automa_level=2)
    play(position, 0, "pass", position.data.bonus_cards[held_by(position).row[0]].name)
    assert position.starter == 0


def test_au53_an_action_that_fails_does_not_stop_the_others() -> None:
    table = drawn(3).stand("F2", "G3").at(1, "*1")
    table.position.used = 0b111111
    held, position = table.held, table.position
    held.is_acting, held.agenda = True, bytes([turn.BLOCK, 0, turn.X_POINTS, 0])
    position.active, position.reported = held.owner, []
    turn.go_on(position, held)
    assert position.reported[-1].values()["why"] == "no_space"
    turn.go_on(position, held)
    assert table.player.score[position.data.sources.script + 1] == 1


def test_undo_stops_where_a_card_was_drawn() -> None:
    from quintessence.core.replay import start_match

    match = start_match(GAME, 1, "undo", {"automa": "simpletons", "automa_terrain": "forest"})
    match.play(Seat(0), ["take", "mermaids"])
    assert match.can_undo(Seat(0)) is True
    while match.state.to_act() and match.state.view(None)["phase"] != "play":
        match.play(Seat(0), match.legal(Seat(0))[0])
    match.play(Seat(0), next(action for action in match.legal(Seat(0)) if action.row()[0] == "pass"))
    assert match.can_undo(Seat(0)) is not True
