"""§7.3: Destruction: the attacker picks the victim, the victim the zone."""

from __future__ import annotations

from quintessence.games.ephyran.tests.table import (
    A,
    B,
    cards_in,
    deal,
    legal,
    play,
    stage,
    tags,
    tokens,
    why_not,
    zones,
)

TWO = {"lagoon": ["triton-1/take", "siren-2"], "lands": ["centaur-1"]}


def test_the_victim_picks_among_the_last_zones_of_unlocked_columns() -> None:  # §7.3 EP-33
    match = deal([["destroy"], ["bull-4"]], [{}, {**TWO, "forest": ["pegasus-1"]}], locks=[[], ["forest"]])
    play(match, "destroy destroy 1", "decline")
    assert match.to_act() == [B]
    assert legal(match) == ["give_up lagoon", "give_up lands"]
    play(match, "give_up lagoon")
    assert zones(match, B, "lagoon") == ["triton"]
    assert zones(match, B, "lands") == ["centaur"]


def test_an_empty_or_wholly_locked_city_is_no_victim() -> None:  # §7.3 EP-34
    match = deal(
        [["destroy"], ["bull-4"], ["satyr-4"]],
        [{"lands": ["centaur-1"]}, {}, {"forest": ["pegasus-1"]}],
        locks=[[], [], ["forest"]],
    )
    assert legal(match, "destroy") == []
    assert why_not(match, "destroy destroy 1") == "nothing_to_destroy"
    assert why_not(match, "destroy destroy 2") == "nothing_to_destroy"
    assert why_not(match, "destroy destroy 0") == "not_an_opponent"


def test_the_card_goes_to_tartarus_and_its_token_out_of_the_game() -> None:  # §7.3 EP-35
    match = deal(
        [["satyr-4", "destroy"], ["bull-4"]],
        [{}, {"lagoon": ["triton-1/take"]}],
        tokens=[{}, {"lagoon-1": "owl"}],
    )
    play(match, "destroy destroy 1")
    events = play(match, "decline")
    assert tags(events)[:3] == ["declined", "removed", "token_lost"]
    assert cards_in(match, "tartarus")[-1] == "triton-1/take"
    assert cards_in(match, "discard") == []
    assert tokens(match, B, "lagoon") == []
    assert match.view(B)["lost"] == ["owl"]


def test_the_victim_is_named_before_the_answers_and_the_zone_after_them() -> None:  # §7.3 EP-36
    match = deal([["destroy"], ["bull-4"], ["satyr-4"]], [{}, TWO, {"forest": ["pegasus-1"]}])
    assert play(match, "destroy destroy 1")[0].split()[-1] == "1"
    assert stage(match) == "window"
    play(match, "decline", "decline")
    assert stage(match) == "giving_up"
    play(match, "give_up lands")
    assert stage(match) == "turn"
    assert match.to_act() == [B]
    assert A not in match.to_act()
