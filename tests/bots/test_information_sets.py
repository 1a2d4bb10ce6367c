"""Searches where something is hidden: what an information set is, and what one observer and many make of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import quintessence
from quintessence.bots.information import InformationSet, sight
from quintessence.bots.ismcts import IsmctsBot
from quintessence.core.game import Seat, Values
from quintessence.core.knowledge import Seen
from quintessence.core.match import Match
from quintessence.core.rng import Rng

from .hide_and_seek import HIDE, HIDER, NAME, PLACES, SEEKER, SETTLE, HideAndSeek


def test_who_sees_a_secret_is_elsewhere_for_each_and_who_does_not_is_in_one_place() -> None:
    hider, seeker = InformationSet(), InformationSet()
    told = [HideAndSeek(place).apply(HIDE) for place in range(PLACES)]
    assert len({id(hider.after(sight(events, HIDER))) for events in told}) == PLACES
    assert len({id(seeker.after(sight(events, SEEKER))) for events in told}) == 1


def test_a_choice_is_tried_in_the_order_of_promise_and_the_better_one_more_often() -> None:
    place = InformationSet()
    tries = []
    for _ in range(60):
        choice = place.pick([*NAME])
        choice.tries += 1
        choice.total += 1.0 if choice.action is NAME[2] else 0.0
        tries.append(choice.action)
    assert tries[0] is NAME[0]
    assert set(tries) == set(NAME)
    assert tries.count(NAME[2]) > 30


def test_only_what_a_world_offers_is_picked() -> None:
    place = InformationSet()
    for offered, other in pairwise(NAME * 5):
        assert place.pick([offered, other]).action in (offered, other)


def test_with_many_observers_a_secret_that_is_drawn_is_safe_from_the_others() -> None:
    """The seeker would find one place in four: to hide is better than a tie."""
    assert IsmctsBot(Rng(1), 2000, is_multi=True).choose(Seen(HideAndSeek(0), HIDER)) is HIDE


def test_with_one_observer_the_others_are_taken_to_see_what_it_sees() -> None:
    """The seeker would find every place: a tie is better than to hide."""
    assert IsmctsBot(Rng(1), 2000, is_multi=False).choose(Seen(HideAndSeek(0), HIDER)) is SETTLE


@pytest.mark.parametrize("is_multi", [False, True])
def test_a_search_chooses_by_what_its_seat_knows(is_multi: bool) -> None:
    match = quintessence.start("ephyran", seats=3, seed="search")
    for _ in range(25):
        seat = match.to_act()[0]
        chosen = IsmctsBot(Rng(3), 60, is_multi=is_multi).choose(match.seen(seat))
        twin = Match(match.game, match.options, 3, match.seed, match.state.resample(seat, Rng(7)))
        assert IsmctsBot(Rng(3), 60, is_multi=is_multi).choose(twin.seen(seat)) is chosen
        match.play(chosen)


def test_a_thunderbolt_is_stolen_in_the_last_turn() -> None:
    scenario: Values = {
        "first": 1,
        "turn": 0,
        "gods": ["poseidon", "gaia"],
        "hands": [["steal"], []],
        "cities": [{"lagoon": ["dionysos"]}, {"forest": ["dionysos"]}],
        "tokens": [{}, {"forest-1": "thunderbolt"}],
        "pile": 1,
    }
    match = quintessence.start("ephyran", seats=2, seed="theft", options={"scenario": scenario})
    assert repr(IsmctsBot(Rng(1), 600).choose(match.seen(Seat(0)))).startswith("steal")
