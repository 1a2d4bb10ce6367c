"""§11: the two ends of the game."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import FULL, A, B, C, deal, play, scores, tags, to_the_end

NEARLY = {**FULL, "mountain": ["chimera-1", "phoenix-2", "dragon-3"]}
OTHER = {
    "lagoon": ["siren-1", "hippocampus-2", "nereid-3"],
    "lands": ["minotaur-1", "satyr-2", "cyclops-3", "boar-4"],
    "forest": ["harpy-1", "griffin-2", "stymphalian-3", "griffin-4"],
    "mountain": ["phoenix-1", "dragon-2", "bull-3", "typhon-4"],
}


def test_an_empty_pile_lets_the_turn_and_the_round_go_on() -> None:  # §11 EP-56
    match = deal([["triton-1", "siren-2"], ["satyr-4", "sphinx-4"]], pile=["centaur-1"])
    events = play(match, "add triton-1 lagoon-1")
    assert tags(events) == ["added", "drew", "end_announced", "turn_ended"]
    assert match.outcome() is None
    assert match.to_act() == [B]
    assert tags(play(match, "discard satyr-4")) == ["discarded", "drew_nothing", "turn_ended", "ended"]
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "pile_empty"


def test_the_last_card_drawn_by_the_last_player_ends_it_there() -> None:  # §11 EP-57
    match = deal([["triton-1", "siren-2"], ["satyr-4", "sphinx-4"]], pile=["centaur-1"], turn=1)
    assert tags(play(match, "discard satyr-4"))[-2:] == ["turn_ended", "ended"]


def test_a_complete_city_leaves_a_turn_to_those_after_it_in_the_round_only() -> None:  # §11 EP-58
    match = deal(
        [["satyr-1"], ["bull-4-thunderbolt"], ["sphinx-4"]],
        [{}, NEARLY, {}],
        turn=1,
    )
    events = play(match, "add bull-4-thunderbolt mountain-4")
    assert "completed 1 3" in events
    assert match.to_act() == [C]
    play(match, "discard sphinx-4")
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "city_complete"


def test_the_bonus_is_kept_when_the_complete_city_is_hit_afterwards() -> None:  # §11 EP-59
    match = deal([["bull-4-thunderbolt"], ["destroy", "sphinx-4"]], [NEARLY, {}])
    play(match, "add bull-4-thunderbolt mountain-4", "destroy destroy 0", "decline", "give_up lands")
    to_the_end(match)
    assert scores(match, A)["city"] == 3
    outcome = match.outcome()
    assert outcome is not None and outcome.scores[0]["creatures"] == 15


def test_whoever_completes_after_the_pile_ran_out_is_still_the_first() -> None:  # §11 EP-60
    match = deal([["satyr-4", "siren-1"], ["bull-4-thunderbolt"]], [{}, NEARLY], pile=["centaur-1"])
    play(match, "discard satyr-4")
    assert "completed 1 3" in play(match, "add bull-4-thunderbolt mountain-4")
    outcome = match.outcome()
    assert outcome is not None and outcome.reason == "pile_empty"


def test_the_others_who_complete_in_the_round_get_one_point() -> None:  # §11 EP-60
    match = deal([["bull-4-thunderbolt"], ["dionysos-1"]], [NEARLY, OTHER])
    assert "completed 0 3" in play(match, "add bull-4-thunderbolt mountain-4")
    assert "completed 1 1" in play(match, "add dionysos-1 lagoon-4")


def test_a_shield_is_not_a_sixteenth_card() -> None:  # §11 EP-66
    match = deal([["shield"], ["sphinx-4"]], [NEARLY, {}])
    assert "completed" not in tags(play(match, "lock shield mountain"))
    assert match.view(None)["ending"] is None


def test_all_tokens_are_turned_up_at_the_end() -> None:  # §12
    match = deal([["satyr-4"], ["sphinx-4"]], [{"lagoon": ["triton-1"]}, {}], tokens=[{"lagoon-1": "owl"}, {}], pile=[])
    play(match, "discard satyr-4")
    assert "revealed 0 lagoon-1 owl" in play(match, "discard sphinx-4")
    assert scores(match, A)["tokens"] == 1
