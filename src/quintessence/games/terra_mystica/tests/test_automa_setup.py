"""AU-01 to AU-30: components, special rules, set-up, first dwellings, the first pile."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from quintessence.core.discovery import load
from quintessence.core.game import BadOption, Seat
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.core.variant import BadData
from quintessence.games.terra_mystica import DATA_FILES, SLUG
from quintessence.games.terra_mystica.automa import deck
from quintessence.games.terra_mystica.data.names import CULTS, TERRAINS, WHEEL
from quintessence.games.terra_mystica.rules.economy.prices import prices
from quintessence.games.terra_mystica.rules.position import CARDS, DWELLINGS, PLAY, Position
from quintessence.games.terra_mystica.snellman.files import log_of
from quintessence.games.terra_mystica.snellman.lines import LogError
from quintessence.games.terra_mystica.tests.automa_table import (
    BOARDS,
    FACTIONS,
    GAME,
    automa_of,
    begun,
    drawn,
    held_by,
    play,
    started,
    steps_of,
)

DATA = GAME.data.automa
FILE = next(file for file in DATA_FILES if file.stem == "automa")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (2, {"automa": "kuddlers"}), (4, {}), (1, {"automa": "none"})],
)
def test_au01_au108_one_human_or_two_against_the_simpletons(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as caught:
        start_match(GAME, seats, "seats", {"automa": "simpletons", **options})
    assert caught.value.code == "wrong_seats"


def test_au02_the_components() -> None:
    assert [card.name for card in DATA.cards] == ["*1", "*2", "*3", "*4", "*5", *map(str, range(6, 14))]
    assert [card.name for card in DATA.cards if not card.passes] == ["*1", "*2", "*3", "*5"]
    pairs = ["".join("ABCDEF"[letter] for letter in card.letters) for card in DATA.cards]
    assert {pair: pairs.count(pair) for pair in pairs} == {"AB": 3, "AC": 4, "DE": 3, "DF": 3}
    assert (len(DATA.factions), len(DATA.levels), len(DATA.letters), len(DATA.tiles)) == (10, 5, 5, 9)
    assert len([name for name, card in FILE.contents["decision_cards"].items() if name[0] == "M"]) == 3


def test_au03_provenance_by_entry() -> None:
    labels = GAME.variant.provenance()
    reconstructed = {name for name, label in labels.items() if label == "reconstructed"}
    assert {f"automa_factions.{name}" for name in ("symbionts", "blight", "gognomes")} <= reconstructed
    assert {"strips", "automa_tiles", *(f"letters.{board}" for board in BOARDS)} <= reconstructed
    assert labels["decision_cards"] == labels["levels"] == labels["automa_factions.simpletons"] == "printed"
    position = started(automa="blight")
    assert position.view(None)["automa"]["provenance"] == "reconstructed"  # type: ignore[index,call-overload]


def test_au04_its_pieces() -> None:
    shown = begun().view(None)["automa"]
    assert isinstance(shown, dict)
    assert shown["supply"] == {"dwelling": 4, "trading_post": 4, "temple": 3, "stronghold": 1, "sanctuary": 1}
    assert shown["priests"] == 7


def test_au05_no_income_and_no_reward() -> None:
    position, rng = begun(automa_level=5), Rng(5)
    while position.to_act():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
        player = automa_of(position)
        assert player.coins == player.workers == player.tokens_in_all() == player.keys == player.spades == 0
        assert not any(player.towns) and not player.owes()


def test_au06_au129_its_points_come_from_its_own_sources_only() -> None:
    position, rng = begun(automa_level=5, end_tile="connected_clusters"), Rng(6)
    while position.to_act():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
    outcome = position.outcome()
    assert outcome is not None
    side = outcome.sides[0]
    own = {"automa_card", "automa_x", "automa_faction", "automa_tile", *CULTS, "network", "connected_clusters"}
    assert set(side.scores) <= {"initial", *own} and side.total() == automa_of(position).points


def test_au08_the_automa_counts_as_a_player() -> None:
    assert sum(holder != 255 for holder in started().card_at) == 5
    assert sum(holder != 255 for holder in started(2).card_at) == 6
    position = begun(humans=("dragonlords",), automa_terrain="desert")
    prices_of_volcanoes = prices(position, position.players[0])["volcano"]
    assert prices_of_volcanoes == [2, 1, 1, 1, 1, 1, 1]
    assert len(position.players) == 2  # tokens of the stronghold: one a player


def test_au11_it_is_last_in_the_first_order_and_equal_states_give_equal_turns() -> None:
    one, other = begun(2), begun(2)
    assert one.view(None)["order"] == [0, 1, "automa"]
    assert one.sides() == ["automa"]
    assert one.facts() == other.facts()


def test_au12_pile_and_reserve_are_covered() -> None:
    position = begun(automa_level=3)
    shown = position.view(Seat(0))["automa"]
    assert isinstance(shown, dict) and "covered" not in shown
    assert (shown["left"], shown["unknown"], shown["reserve"]) == (6, 1, 7)
    assert shown["known"] == ["*1", "*2", "*3", "*4", "*5"]
    seen = set()
    for number in range(60):
        world = position.resample(Seat(0), Rng(number))
        assert isinstance(world, Position)
        held = held_by(world)
        assert world.view(Seat(0)) == position.view(Seat(0))
        deck.deal_covered(held)
        seen.add(next(card for card in held.pile if not DATA.cards[card].starts))
    assert len(seen) == 8
    assert position.information() == "shared"


def test_au12_a_world_knows_nothing_of_what_is_covered() -> None:
    position, rng = begun(automa_level=5), Rng(12)
    while waiting := position.to_act():
        world = position.resample(waiting[0], rng)
        assert isinstance(world, Position)
        true, held = held_by(position), held_by(world)
        assert not any(held.pile + held.reserve)
        assert (len(held.pile), len(held.reserve)) == (len(true.pile), len(true.reserve))
        assert world.view(None) == position.view(None)
        deck.deal_covered(held)
        assert sorted(held.pile + held.reserve) == sorted(true.pile + true.reserve)
        assert set(deck.known_in_pile(true)) <= set(held.pile) & set(true.pile)
        legal = position.legal(waiting[0])
        position.apply(waiting[0], legal[rng.below(len(legal))])


def test_au16_the_options_have_their_defaults() -> None:
    defaults = {option.name: option.default for option in GAME.options()}
    assert (defaults["automa"], defaults["automa_level"], defaults["automa_terrain"]) == ("none", 1, "random")


def test_au17_the_tiles_have_a_side_for_each_half() -> None:
    first, second = (sum(tile.points[side] for tile in DATA.tiles.values()) for side in (0, 1))
    assert (first, second) == (32, 53)
    for name, tile in DATA.tiles.items():
        human = next(tile for tile in GAME.data.round_tiles if tile.name == name)
        assert tile.cult == human.cult  # PRIESTS_ON_SLOTS is no cult either


@pytest.mark.parametrize("seats", [1, 2])
def test_au18_a_human_has_the_first_turn(seats: int) -> None:
    assert begun(seats).active == 0


def test_au19_a_given_terrain_is_taken_before_humans_choose() -> None:
    position = started(automa_terrain="lakes")
    refusal = position.why_not(Seat(0), position.action(["take", "mermaids"]))
    assert refusal is not None and refusal.code == "terrain_is_taken"


def test_au19_a_random_terrain_is_no_humans() -> None:
    found = set()
    for number in range(60):
        position = started(2, f"terrain {number}")
        play(position, 0, "take", "mermaids")
        play(position, 1, "take", "icemaidens")
        play(position, 1, "pick", "swamp")
        play(position, 1, "favour", "FAV1")
        found.add(TERRAINS[automa_of(position).home])
    assert found == {"desert", "plains", "forest", "mountains", "wasteland"}


def test_au19_it_is_drawn_before_volcanoes_are_picked() -> None:
    position = started()
    play(position, 0, "take", "acolytes")
    home = automa_of(position).home
    assert home < WHEEL
    refusal = position.why_not(Seat(0), position.action(["pick", TERRAINS[home]]))
    assert refusal is not None and refusal.code == "terrain_is_taken"


@pytest.mark.parametrize("slug", FACTIONS)
def test_au20_first_cult_steps(slug: str) -> None:
    printed = {
        "simpletons": [1, 1, 1, 1],
        "kuddlers": [1, 1, 0, 0],
        "druids": [2, 0, 0, 0],
        "racelings": [1, 1, 0, 0],
        "wanderers": [1, 0, 1, 0],
        "mimics": [0, 1, 1, 0],
        "powermongers": [0, 0, 0, 0],
        "symbionts": [1, 0, 1, 0],
        "blight": [0, 1, 1, 0],
        "gognomes": [1, 0, 0, 1],
    }
    assert steps_of(automa_of(started(automa=slug))) == printed[slug]


def test_au21_cards_come_before_dwellings_and_the_automa_takes_the_leftmost() -> None:
    position = started(2, bonus_cards=["BON4", "BON1", "BON2", "BON3", "BON8", "BON9"])
    play(position, 0, "take", "mermaids")
    events = play(position, 1, "take", "witches")
    assert ["took_card", "automa", "BON4", 0] in [event.row() for event in events]
    assert position.phase == CARDS and position.to_act() == [1]
    play(position, 1, "card", "BON2")
    play(position, 0, "card", "BON9")
    assert position.phase == DWELLINGS
    assert position.view(None)["automa"]["row"] == {"left": "BON1", "middle": "BON3", "right": "BON8"}  # type: ignore[index,call-overload]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"start_points": "balanced"}, "automa_start_points"),
        ({"leaves": [[5, 0]]}, "automa_leaves"),
        ({"bonus_cards": ["BON1", "BON2", "BON3", "BON4"]}, "automa_cards"),
    ],
)
def test_au22_what_is_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as caught:
        started(2 if "leaves" in options else 1, **options)
    assert caught.value.code == code


def test_au22_the_log_language_knows_no_automa() -> None:
    match = start_match(GAME, 1, "log", {"automa": "simpletons"})
    with pytest.raises(LogError) as caught:
        log_of(match)
    assert caught.value.code == "log_no_automa"


def order_of_placing(seats: int, *humans: str) -> list[object]:
    position = started(seats, automa_terrain="desert")
    placed: list[object] = []
    for seat, human in enumerate(humans):
        play(position, seat, "take", human)
    while position.phase < PLAY:
        seat = position.to_act()[0]
        events = position.apply(seat, position.legal(seat)[0])
        placed += [event.values()["seat"] for event in events if event.row()[0] == "placed"]
    return placed


def test_au23_the_order_of_first_dwellings() -> None:
    assert order_of_placing(1, "mermaids") == [0, "automa", "automa", 0]
    assert order_of_placing(2, "mermaids", "witches") == [0, 1, "automa", "automa", 1, 0]


def test_au104_chaos_magicians_place_last() -> None:
    assert order_of_placing(1, "chaosmagicians") == ["automa", "automa", 0]


def test_au24_the_card_of_the_letters_is_put_back() -> None:
    position = begun(automa_level=5)
    held = held_by(position)
    assert len(held.pile) + len(held.reserve) == 13
    shown = {str(settled(f"letters {number}")["card"]) for number in range(120)}
    assert shown == {card.name for card in DATA.cards}


def settled(seed: str) -> dict[str, Any]:
    position = started(seed=seed, automa_terrain="desert")
    play(position, 0, "take", "mermaids")
    play(position, 0, "card", position.legal(Seat(0))[0].row()[1])
    events = position.apply(Seat(0), position.legal(Seat(0))[0])
    return next(event for event in events if event.row()[0] == "automa_settled").values()


def test_au25_au112_the_first_letter_is_marked() -> None:
    told = settled("letters")
    position = begun(automa_terrain="desert")
    assert held_by(position).marked == bytes([1, 0])
    card = DATA.cards[DATA.card(told["card"])]
    assert (told["marked_letter"], told["unmarked_letter"]) == tuple("ABCDEF"[letter] for letter in card.letters)
    hexes = DATA.letters["base"][0]
    assert (told["marked_hex"], told["unmarked_hex"]) == tuple(hexes[letter] for letter in card.letters)


@pytest.mark.parametrize("slug", BOARDS)
def test_au26_au94_au98_letters_lie_on_their_terrain_and_pairs_are_far_enough(slug: str) -> None:
    board = GAME.data.boards[slug]
    for terrain in range(WHEEL):
        hexes = [board.number[name] for name in DATA.letters[slug][terrain]]
        assert {board.terrain[hex] for hex in hexes} == {terrain}
        for one, other in ((0, 1), (0, 2), (3, 4), (3, 5)):
            assert 5 <= board.distance[hexes[one]][hexes[other]] <= 7


@pytest.mark.parametrize(("level", "size", "unknown"), [(1, 4, 0), (2, 5, 0), (3, 6, 1), (4, 6, 1), (5, 7, 2)])
def test_au27_the_first_pile(level: int, size: int, unknown: int) -> None:
    shown = begun(automa_level=level).view(None)["automa"]
    assert isinstance(shown, dict)
    assert (shown["left"], shown["unknown"], shown["reserve"]) == (size, unknown, 8 - unknown)
    assert shown["late"] == (["*3"] if level == 1 else [])


def test_au30_the_levels() -> None:
    navigation = [level.navigation for level in DATA.levels]
    points = [level.points for level in DATA.levels]
    assert navigation == [[0, 1, 1], [0, 1, 2], [0, 1, 2], [1, 2, 2], [1, 2, 3]]
    assert points == [[0, 0, 0], [0, 1, 1], [1, 2, 2], [2, 2, 3], [2, 3, 4]]
    assert [begun(automa_level=level).players[-1].ship for level in (1, 2, 3, 4, 5)] == [1, 2, 2, 2, 3]


def test_au07_a_temple_brings_no_favour_tile() -> None:
    from quintessence.games.terra_mystica.automa.actions.upgrade import upgrade

    table = drawn().stand("F2", "G3", I1="dwelling").at(1, "*1")
    table.replace("F2", "trading_post").replace("G3", "stronghold")
    upgrade(table.attempt())
    assert table.player.buildings[2] == 1 and not table.player.favours and not table.player.due_favours


def changed(change: Any) -> dict[str, Any]:
    contents = copy.deepcopy(FILE.contents)
    change(contents)
    return {FILE.name: contents}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda file: file["decision_cards"]["*1"].update(arrow="up"), "data_choice"),
        (lambda file: file["decision_cards"]["7"].update(number=0), "data_range"),
        (lambda file: file["decision_cards"]["7"].update(actions=["trade_3_6"]), "data_choice"),
        (lambda file: file["decision_cards"]["*1"].update(letters=["A"]), "data_length"),
        (lambda file: file["decision_cards"].pop("7"), "data_missing"),
        (lambda file: file["levels"]["1"].update(late=["*1", "*2"]), "data_automa_first_pile"),
        (lambda file: file["levels"]["1"].update(navigation=[0]), "data_length"),
        (lambda file: file["strips"].update(A=[0, 1, 1, 2, 3, 4, 5]), "data_automa_strip"),
        (lambda file: file["automa_tiles"]["SCORE1"].update(cult="sun"), "data_choice"),
        (lambda file: file["automa_factions"]["druids"].update(ability="wins"), "data_choice"),
        (lambda file: file["letters"]["base"].update(desert=["D3"] * 5), "data_length"),
        (lambda file: file["letters"]["base"].update(desert=["D3"] * 5 + ["??"]), "data_automa_hex"),
    ],
)
def test_au03_data_of_an_owner_are_checked(change: Any, code: str) -> None:
    with pytest.raises(BadData) as caught:
        load(SLUG, changed(change))
    assert caught.value.faults[0].code == code


def test_au03_an_owner_replaces_letters_and_numbers() -> None:
    def own(file: dict[str, Any]) -> None:
        file["letters"]["base"]["desert"] = ["A5", "B1", "B6", "D3", "F3", "G4"]
        file["automa_tiles"]["SCORE2"]["points"] = [2, 7]

    game = load(SLUG, changed(own))
    assert game.variant.provenance()["automa_tiles"] == "replaced"
    state = start_match(game, 1, "own", {"automa": "simpletons", "automa_terrain": "desert"}).state
    assert isinstance(state, Position) and state.data.automa.tiles["SCORE2"].points == [2, 7]


def test_au26_letters_that_do_not_fit_the_board_are_refused() -> None:
    def wrong(file: dict[str, Any]) -> None:
        file["letters"]["base"]["desert"] = ["A1"] * 6

    game = load(SLUG, changed(wrong))
    with pytest.raises(BadOption) as caught:
        start_match(game, 1, "own", {"automa": "simpletons"})
    assert caught.value.code == "automa_letters"
    start_match(game, 2, "own", {})  # without an Automa nobody reads them
