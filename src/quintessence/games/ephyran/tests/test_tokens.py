"""§9: magic objects."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import A, B, deal, learned, legal, play, stage, tokens, why_not

PAIR = {"lagoon": ["triton-1", "siren-2"]}


def test_one_token_a_zone_and_several_in_a_territory() -> None:  # §9 EP-37
    match = deal([["take"], ["bull-4"]], [PAIR, {}], tokens=[{"lagoon-1": "owl"}, {}])
    play(match, "take take")
    assert play(match, "decline")[2] == "set 0 lagoon-2"
    assert tokens(match, A, "lagoon") == ["hidden", "hidden"]


def test_a_printed_object_does_not_count_against_it() -> None:  # §9 EP-37
    match = deal([["take"], ["bull-4"]], [{"lagoon": ["cetus-1-owl", "siren-2"]}, {}])
    play(match, "take take", "decline")
    assert legal(match) == ["set lagoon-1", "set lagoon-2"]
    assert why_not(match, "set lagoon-3") == "no_zone_there"


def test_a_zone_that_has_one_takes_no_second() -> None:  # §9 EP-37
    city = {**PAIR, "lands": ["centaur-1"]}
    match = deal([["take"], ["bull-4"]], [city, {}], tokens=[{"lagoon-1": "owl"}, {}])
    play(match, "take take", "decline")
    assert why_not(match, "set lagoon-1") == "token_there"


def test_nothing_is_set_on_a_locked_column() -> None:  # §9 EP-38
    city = {"lagoon": ["triton-1"], "lands": ["centaur-1", "minotaur-2"]}
    match = deal([["take"], ["bull-4"]], [city, {}], locks=[["lagoon"], []])
    play(match, "take take", "decline")
    assert why_not(match, "set lagoon-1") == "column_locked"
    assert legal(match) == ["set lands-1", "set lands-2"]


def test_without_a_zone_for_it_neither_take_nor_steal_can_be_played() -> None:  # §9 EP-39
    match = deal([["take", "steal"], ["bull-4"]], [{}, PAIR], tokens=[{}, {"lagoon-1": "owl"}])
    assert why_not(match, "take take") == "no_zone_for_token"
    assert why_not(match, "steal steal lagoon-1 1") == "no_zone_for_token"


def test_without_a_token_in_stock_take_cannot_be_played() -> None:  # §9 EP-40
    match = deal([["take"], ["bull-4"]], [PAIR, {}], stock=[])
    assert why_not(match, "take take") == "no_token_left"
    assert match.view(None)["stock"] == 0


def test_a_token_on_a_covered_zone_can_be_stolen_and_a_printed_object_cannot() -> None:  # §9 EP-41
    match = deal(
        [["steal"], ["bull-4"]],
        [{"lands": ["centaur-1"]}, {"lagoon": ["cetus-1-owl", "siren-2"]}],
        tokens=[{}, {"lagoon-1": "trident"}],
    )
    assert [row.split()[2] for row in legal(match, "steal")] == ["lagoon-1"]
    assert why_not(match, "steal steal lagoon-2 1") == "no_token_there"


def test_a_locked_column_keeps_its_tokens() -> None:  # §9 EP-41
    match = deal(
        [["steal"], ["bull-4"]],
        [{"lands": ["centaur-1"]}, PAIR],
        tokens=[{}, {"lagoon-1": "owl"}],
        locks=[[], ["lagoon"]],
    )
    assert why_not(match, "steal steal lagoon-1 1") == "column_locked"


def test_the_thief_chooses_blindly_and_an_owner_may_always_look_again() -> None:  # §9 EP-42
    match = deal(
        [["steal"], ["bull-4"]],
        [{"lands": ["centaur-1"]}, PAIR],
        tokens=[{}, {"lagoon-1": "owl", "lagoon-2": "helmet"}],
    )
    assert tokens(match, B, "lagoon", A) == ["hidden", "hidden"]
    assert tokens(match, B, "lagoon", B) == ["owl", "helmet"]
    assert len(legal(match, "steal")) == 2
    play(match, "steal steal lagoon-2 1", "decline")
    assert tokens(match, A, "lands", A) == ["helmet"]
    assert tokens(match, A, "lands", B) == ["helmet"]  # the old owner knows it still
    assert tokens(match, A, "lands") == ["hidden"]


def test_a_player_without_tokens_is_not_stolen_from() -> None:  # §9 EP-42
    match = deal([["steal"], ["bull-4"]], [{"lands": ["centaur-1"]}, PAIR])
    assert legal(match, "steal") == []


def test_the_value_is_looked_at_before_the_zone_is_chosen() -> None:  # §9 EP-42b
    match = deal([["take"], ["bull-4"]], [{"lagoon": ["triton-1"], "lands": ["centaur-1"]}, {}], stock=["helmet"])
    play(match, "take take", "decline")
    assert stage(match) == "setting"
    assert match.view(A)["held"] == "helmet"
    assert match.view(B)["held"] == "hidden"
    assert "looked_at 0 helmet" in learned(match, A)
    assert "looked_at 0 None" in learned(match, B)
    play(match, "set lands-1")
    assert tokens(match, A, "lands", A) == ["helmet"]


def test_a_bad_token_cannot_be_given_back_or_moved() -> None:  # §9 EP-43
    match = deal([["take"], ["bull-4"]], [{"lagoon": ["triton-1"], "lands": ["centaur-1"]}, {}], stock=["helmet"])
    play(match, "take take", "decline")
    assert legal(match) == ["set lagoon-1", "set lands-1"]
