"""The deck: what the rulings say of it, and what is wrong with a bad file."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from quintessence.core.data_shape import written
from quintessence.games.ephyran import DATA_FILES
from quintessence.games.ephyran.data import constants
from quintessence.games.ephyran.data.deck import ERRORS, RULES, Deck, faults, words
from quintessence.games.ephyran.tests.table import DATA, GAME

FILE: dict[str, Any] = DATA_FILES[0].contents
HALVES = [half for names in DATA.half_names[: DATA.pile_cards] for half in names]


MANY = {f"c{chr(97 + number // 26)}{chr(97 + number % 26)}": "scales" for number in range(50)}


def test_a_hundred_and_twenty_four_cards_of_two_halves_four_dionysos_and_twenty_tokens() -> None:
    assert (DATA.pile_cards, DATA.cards, len(DATA.tokens)) == (124, 128, 20)
    assert len(set(DATA.card_names)) == 128


def test_each_of_sixteen_zones_has_twelve_halves_of_five_creatures() -> None:
    for slot in range(constants.SLOTS):
        creatures = [DATA.half_creature[half] for half in range(2 * DATA.pile_cards) if DATA.half_slot[half] == slot]
        assert sorted(Counter(creatures).values()) == [1, 2, 2, 3, 4]


def test_the_supports_are_as_many_as_the_rulings_say() -> None:
    counted = Counter(half for half in HALVES if half in constants.SUPPORTS)
    assert counted == {
        "twins": 6,
        "graeae": 6,
        "exchange": 8,
        "take": 8,
        "destroy": 8,
        "steal": 6,
        "shield": 8,
        "magic": 6,
    }


def test_no_card_has_two_supports_or_two_zones_of_one_territory() -> None:
    for card in range(DATA.pile_cards):
        slots = DATA.slots_of[card]
        assert len(slots) >= 1
        assert len({slot // 4 for slot in slots}) == len(slots)


def test_printed_objects_are_three_at_most_on_a_zone_and_the_dearer_the_rarer() -> None:
    printed = [half.split("-") for half in HALVES if half.count("-") == 2]
    assert max(Counter(f"{creature}-{zone}" for creature, zone, _ in printed).values()) <= 3
    counted = Counter(name for _, _, name in printed)
    assert counted == {"owl": 28, "trident": 20, "thunderbolt": 12}


def test_every_territory_has_the_same_share_of_everything() -> None:
    for territory in range(4):
        mine = [
            half
            for half in range(2 * DATA.pile_cards)
            if DATA.half_slot[half] // 4 == territory and DATA.half_slot[half] < 16
        ]
        assert len(mine) == 48
        assert sum(1 for half in mine if DATA.half_object[half] != constants.NONE) == 15
        assert sum(1 for half in mine if len(DATA.slots_of[half // 2]) == 1) == 14


def test_each_part_says_where_it_comes_from() -> None:
    labels = GAME.variant.provenance()
    assert set(labels.values()) == {"printed", "reconstructed"}
    assert labels["cards"] == "reconstructed"


def test_what_the_rules_rest_on_is_what_the_file_says() -> None:
    assert FILE["territories"]["order"] == constants.TERRITORIES
    assert [FILE["gods"]["territory"][god] for god in constants.GODS] == constants.TERRITORIES
    assert list(FILE["objects"]["prestige"]) == constants.OBJECTS
    assert FILE["supports"]["kinds"] == constants.SUPPORTS


def broken(**changes: Any) -> dict[str, Any]:
    file = copy.deepcopy(FILE)
    for name, value in changes.items():
        if value is None:
            del file[name]
        else:
            file[name] |= value
    return file


@pytest.mark.parametrize(
    ("code", "changes"),
    [
        ("data_creature_twice", {"creatures": {"lands": {**FILE["creatures"]["lands"], "siren": "lyre"}}}),
        ("data_bad_name", {"creatures": {"lagoon": {**FILE["creatures"]["lagoon"], "Great-Squid": "arms"}}}),
        ("data_bad_name", {"creatures": {"lagoon": {**FILE["creatures"]["lagoon"], "shield": "shell"}}}),
        ("data_bad_name", {"creatures": {"lagoon": {**FILE["creatures"]["lagoon"], "dionysos": "grapes"}}}),
        ("data_too_many_creatures", {"creatures": {"lagoon": {**FILE["creatures"]["lagoon"], **MANY}}}),
        ("data_too_many_tokens", {"tokens": {"count": {**FILE["tokens"]["count"], "owl": 240}}}),
        ("data_too_many_cards", {"dionysos": {"cards": 40}}),
        ("data_too_few_cards", {"hand": {"drawn": 30}}),
        ("data_too_few_dionysos", {"dionysos": {"cards": 3}}),
        ("data_card_twice", {"cards": {"two_territories": ["triton-1/bull-3", "triton-1/bull-3"]}}),
        ("data_card_not_two_halves", {"cards": {"two_territories": ["triton-1"]}}),
        ("data_card_twice_the_same", {"cards": {"two_territories": ["triton-1/siren-1"]}}),
        ("data_unknown_creature", {"cards": {"two_territories": ["unicorn-1/bull-3"]}}),
        ("data_bad_zone", {"cards": {"two_territories": ["triton-5/bull-3"]}}),
        ("data_unknown_object", {"cards": {"two_territories": ["triton-1-crown/bull-3"]}}),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong(code: str, changes: dict[str, Any]) -> None:
    assert RULES.shape.faults(FILE, broken(**changes)) == []
    assert {fault.code for fault in faults(broken(**changes))} == {code}
    assert code in ERRORS


def test_everything_that_is_wrong_is_named_at_once_with_its_path() -> None:
    cards = ["triton-1/take", "unicorn-1/bull-9", "triton-1", "triton-1/take"]
    found = faults(broken(cards={"two_territories": cards}))
    assert [(written(fault.path), fault.code) for fault in found] == [
        ("cards.two_territories[1]", "data_card_twice"),
        ("cards.two_territories[2]", "data_unknown_creature"),
        ("cards.two_territories[2]", "data_bad_zone"),
        ("cards.two_territories[3]", "data_card_not_two_halves"),
        ("cards.two_territories[4]", "data_card_twice"),
    ]


@pytest.mark.parametrize(
    "changes",
    [{"gods": {"territory": {"zeus": "lagoon"}}}, {"supports": {"kinds": ["twins"]}}, {"territories": {"zones": 5}}],
)
def test_what_the_rules_rest_on_stays_as_it_is(changes: dict[str, Any]) -> None:
    assert [fault.code for fault in RULES.shape.faults(FILE, broken(**changes))] == ["data_fixed"]


def test_other_files_may_be_played_with() -> None:
    deck = Deck(broken(cards={"two_territories": ["triton-1/take"], "territory_and_support": ["shield/magic"]}))
    assert deck.cards == ["shield/magic", "triton-1/take"]
    assert deck.faults == []


def test_new_creatures_and_cards_have_words() -> None:
    lagoon = {**FILE["creatures"]["lagoon"], "kelpie": "horse"}
    found = words(broken(creatures={"lagoon": lagoon}, cards={"two_territories": ["kelpie-2-owl/boar-1"]}), FILE)
    assert found["creature-kelpie"] == '{"Kelpie"}'
    assert "creature-triton" not in found
    assert found["card-kelpie-2-owl"] == "{ creature-kelpie } ({ slot-lagoon-2 }, { object-owl.short })"
    assert found["card-boar-1"] == "{ creature-boar } ({ slot-lands-1 })"
    assert "card-shield" not in found
