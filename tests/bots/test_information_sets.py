"""Searches where something is hidden: what an information set is, and what one observer and many make of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

import quintessence
from quintessence.bots.budget import Allowance
from quintessence.bots.information import InformationSet, observation
from quintessence.bots.ismcts import IsmctsBot
from quintessence.core.companions import Advice
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Seat, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.core.rng import Rng

from .hide_and_seek import HIDE, HIDER, NAME, PLACES, SEEKER, SETTLE, HideAndSeek

ADVICE = Advice()


def test_who_sees_a_secret_is_elsewhere_for_each_and_who_does_not_is_in_one_place() -> None:
    hider, seeker = InformationSet(), InformationSet()
    events_of = [HideAndSeek(place).apply(HIDER, HIDE) for place in range(PLACES)]
    assert len({id(hider.after(observation(events, HIDER))) for events in events_of}) == PLACES
    assert len({id(seeker.after(observation(events, SEEKER))) for events in events_of}) == 1


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
    assert (
        IsmctsBot(ADVICE, Rng(1), Allowance(2000), is_multi=True).choose(SeatKnowledge(HideAndSeek(0), HIDER)) is HIDE
    )


def test_with_one_observer_the_others_are_taken_to_see_what_it_sees() -> None:
    """The seeker would find every place: a tie is better than to hide."""
    assert (
        IsmctsBot(ADVICE, Rng(1), Allowance(2000), is_multi=False).choose(SeatKnowledge(HideAndSeek(0), HIDER))
        is SETTLE
    )


@pytest.mark.parametrize("is_multi", [False, True])
def test_a_search_chooses_by_what_its_seat_knows(is_multi: bool) -> None:
    match = quintessence.start("ephyran", seats=3, seed="search")
    advice = companions_of(match.game).advice

    def chosen_in(other: Match, seat: Seat) -> Action:
        return IsmctsBot(advice, Rng(3), Allowance(60), is_multi=is_multi).choose(other.knowledge(seat))

    for _ in range(25):
        seat = match.to_act()[0]
        chosen = chosen_in(match, seat)
        twin = Match(match.game, match.options, 3, match.seed, match.state.resample(seat, Rng(7)))
        assert chosen_in(twin, seat) is chosen
        match.play(seat, chosen)


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
    bot = IsmctsBot(companions_of(match.game).advice, Rng(1), Allowance(600))
    assert repr(bot.choose(match.knowledge(Seat(0)))).startswith("steal")
