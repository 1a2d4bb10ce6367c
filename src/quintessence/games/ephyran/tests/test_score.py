"""§12: the score and its sources."""

from __future__ import annotations

from quintessence.core.game import Json, Outcome
from quintessence.core.match import Match
from quintessence.games.ephyran.tests.table import FULL, LAGOON, LANDS, deal, play


def counted(city: dict[str, list[str]], tokens: Json = None, bonus: Json = None) -> dict[str, int]:
    """The points of seat 0, Poseidon, whose territory is the lagoon, with that city."""
    match = deal([["satyr-4"], ["sphinx-4"]], [city, {}], pile=[], tokens=tokens or [{}, {}], bonus=bonus or [0, 0])
    return ended(match).scores[0]


def ended(match: Match) -> Outcome:
    play(match, "discard satyr-4", "discard sphinx-4")
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def test_each_different_creature_is_worth_a_point() -> None:  # §12
    assert counted({"lands": ["centaur-1", "centaur-2", "satyr-3"]})["creatures"] == 2


def test_four_different_creatures_are_worth_one_point_more() -> None:  # §12
    points = counted({"lands": LANDS})
    assert (points["creatures"], points["all_different"]) == (4, 1)


def test_printed_objects_and_tokens_add_to_their_territory() -> None:  # §12
    points = counted({"lands": ["minotaur-1-trident", "minotaur-2-thunderbolt"]}, tokens=[{"lands-2": "owl"}, {}])
    assert (points["printed"], points["tokens"]) == (5, 1)


def test_the_gods_own_territory_counts_twice() -> None:  # §12
    points = counted({"lagoon": LAGOON})
    assert points["doubled"] == 5
    assert sum(points.values()) == 10


def test_several_dionysos_are_worth_one_point_doubled_if_one_is_at_home() -> None:  # §12 EP-61
    away = counted({"lands": ["dionysos-1"], "forest": ["dionysos-2"]})
    assert (away["creatures"], away["doubled"]) == (1, 0)
    home = counted({"lands": ["dionysos-1"], "lagoon": ["dionysos-2"]})
    assert (home["creatures"], home["doubled"]) == (1, 1)


def test_a_dionysos_spoils_the_bonus_of_his_own_territory_only() -> None:  # §12 EP-62
    points = counted({"lands": [*LANDS[:3], "dionysos-1"], "lagoon": LAGOON})
    assert points["creatures"] == 8
    assert points["all_different"] == 1


def test_a_helmet_at_home_costs_two_and_a_territory_may_be_negative() -> None:  # §12 EP-63
    points = counted({"lagoon": ["triton-1"]}, tokens=[{"lagoon-1": "helmet"}, {}])
    assert (points["tokens"], points["doubled"], sum(points.values())) == (-1, 0, 0)
    worse = counted({"lagoon": ["triton-1", "triton-2"]}, tokens=[{"lagoon-1": "helmet", "lagoon-2": "helmet"}, {}])
    assert worse["doubled"] == -1
    assert sum(worse.values()) == -2


def test_an_unfinished_territory_scores_without_the_bonus() -> None:  # §12 EP-64
    points = counted({"lands": LANDS[:3]})
    assert (points["creatures"], points["all_different"]) == (3, 0)


def test_equal_scores_share_the_victory() -> None:  # §12 EP-65
    cities = [{"forest": ["pegasus-1"]}, {"forest": ["pegasus-1"]}]
    outcome = ended(deal([["satyr-4"], ["sphinx-4"]], cities, pile=[]))
    assert outcome.places == [1, 1]


def test_each_source_is_counted_apart() -> None:  # §12
    points = counted(FULL, bonus=[3, 0])
    assert points == {"creatures": 16, "all_different": 4, "printed": 0, "tokens": 0, "doubled": 5, "city": 3}
    assert sum(points.values()) == 28
