"""§4 drawing, §6 the supports that change it: Castor & Pollux, the Graeae."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import A, B, cards_in, deal, hand, known, legal, play, stage, tags, why_not


def test_the_card_comes_from_the_pile_or_from_the_top_of_the_discard() -> None:  # §4 EP-09
    match = deal([["triton-1"], ["bull-4"]], discard=["satyr-1", "pegasus-1"])
    play(match, "add triton-1 lagoon-1")
    assert legal(match) == ["draw pile", "draw discard"]
    events = play(match, "draw discard")
    assert events[0] == "took 0 nereid-2/satyr-1"
    assert known(match, A) == ["nereid-2/satyr-1"]


def test_nobody_draws_back_what_he_has_just_discarded_nor_what_lies_under_it() -> None:  # §4 EP-08
    match = deal([["triton-1"], ["bull-4"]], discard=["pegasus-1"])
    assert tags(play(match, "discard triton-1")) == ["discarded", "drew", "turn_ended"]


def test_replacing_a_zone_forces_a_draw_from_the_pile_as_well() -> None:  # §4 EP-08
    match = deal([["siren-1"], ["bull-4"]], [{"lagoon": ["triton-1"]}, {}], discard=["pegasus-1"])
    assert tags(play(match, "swap siren-1 lagoon-1"))[-2:] == ["drew", "turn_ended"]


def test_the_next_player_may_take_it() -> None:  # §4 EP-08
    match = deal([["triton-1"], ["chimera-1"]])
    play(match, "discard triton-1", "add chimera-1 mountain-1", "draw discard")
    assert hand(match, B) == ["triton-1/take"]


def test_with_an_empty_discard_the_pile_is_drawn_from() -> None:  # §4 EP-10
    match = deal([["triton-1"], ["bull-4"]])
    assert tags(play(match, "add triton-1 lagoon-1")) == ["added", "drew", "turn_ended"]


def test_with_an_empty_pile_the_discard_is_taken_and_with_neither_nothing() -> None:  # §4 EP-10
    match = deal([["triton-1"], ["bull-4", "centaur-1"]], discard=["pegasus-1"], pile=[])
    assert tags(play(match, "add triton-1 lagoon-1")) == ["added", "took", "turn_ended"]
    assert tags(play(match, "discard bull-4"))[:2] == ["discarded", "drew_nothing"]


def test_tartarus_is_open_and_never_drawn_from() -> None:  # §4 EP-11
    match = deal([["triton-1"], ["bull-4"]], tartarus=["pegasus-1/twins"], discard=["satyr-1"])
    assert cards_in(match, "tartarus") == ["pegasus-1/twins"]
    play(match, "add triton-1 lagoon-1")
    assert legal(match) == ["draw pile", "draw discard"]


def test_castor_and_pollux_draw_two_play_one_and_end_the_turn() -> None:  # §6.1 EP-13
    match = deal([["twins", "triton-1", "siren-1", "satyr-4", "bull-4"], ["chimera-1"]])
    assert tags(play(match, "twins twins")) == ["played_twins", "drew", "drew"]
    assert len(hand(match, A)) == 6
    assert tags(play(match, "add triton-1 lagoon-1")) == ["added", "turn_ended"]
    assert len(hand(match, A)) == 5


def test_no_support_may_follow_castor_and_pollux() -> None:  # §6.1 EP-14
    match = deal([["cyclops-2/twins", "pegasus-1/twins", "pegasus-1/graeae"], ["chimera-1"]])
    play(match, "twins cyclops-2/twins")
    assert why_not(match, "twins pegasus-1/twins") == "no_support_after_twins"
    assert why_not(match, "graeae pegasus-1/graeae") == "no_support_after_twins"


def test_add_replace_recover_or_discard_may_follow_and_one_of_them_must() -> None:  # §6.1 EP-15
    match = deal(
        [["twins", "siren-1", "centaur-1", "siren-2"], ["chimera-1"]],
        [{"lagoon": ["triton-1"]}, {"lands": ["dionysos-1"]}],
    )
    play(match, "twins twins")
    assert stage(match) == "replay"
    assert {row.split()[0] for row in legal(match)} == {"add", "swap", "recover", "discard"}


def test_each_of_the_two_cards_comes_from_either_pile() -> None:  # §6.1 EP-16
    match = deal([["twins"], ["chimera-1"]], discard=["pegasus-1", "triton-1"])
    play(match, "twins twins")
    assert legal(match) == ["draw pile", "draw discard"]
    play(match, "draw discard")
    assert legal(match) == ["draw pile", "draw discard"]
    play(match, "draw pile")
    assert stage(match) == "replay"
    assert len(hand(match, A)) == 2


def test_the_graeae_show_three_cards_of_the_pile_one_is_kept_and_the_turn_ends() -> None:  # §6.2 EP-17
    match = deal([["graeae"], ["chimera-1"]], pile=["triton-1", "siren-2", "satyr-3", "bull-4"], discard=["pegasus-1"])
    assert tags(play(match, "graeae graeae")) == ["played_graeae", "saw", "saw", "saw"]
    play(match, "keep siren-2")
    assert stage(match) == "burying"
    events = play(match, "bury triton-1")
    assert tags(events) == ["buried", "buried", "turn_ended"]
    assert [card.split("/")[0] for card in cards_in(match, "discard")] == ["pegasus-1", "triton-1", "satyr-3"]
    assert [card.split("/")[0] for card in hand(match, A)] == ["siren-2"]


def test_the_graeae_and_the_twins_take_what_is_there() -> None:  # §6.2 EP-18
    match = deal([["graeae"], ["chimera-1", "satyr-3"]], pile=["triton-1", "siren-2"])
    play(match, "graeae graeae")
    assert tags(play(match, "keep triton-1")) == ["kept", "buried", "turn_ended"]
    lone = deal([["graeae"], ["chimera-1", "satyr-3"]], pile=["triton-1"])
    assert tags(play(lone, "graeae graeae")) == ["played_graeae", "saw", "end_announced", "kept", "turn_ended"]
    twins = deal([["twins", "siren-2"], ["chimera-1"]], pile=["triton-1"])
    assert tags(play(twins, "twins twins")) == ["played_twins", "drew", "end_announced", "drew_nothing"]
    assert stage(twins) == "replay"


def test_the_graeae_may_be_played_without_effect_and_without_a_draw() -> None:  # §6.2 EP-18
    match = deal([["graeae", "siren-2"], ["chimera-1"]], pile=[], discard=["pegasus-1"])
    assert tags(play(match, "graeae graeae")) == ["played_graeae", "turn_ended"]
