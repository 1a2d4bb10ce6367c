"""Embers, the example for allies in free order, a side without a seat, explained steps, secrets and data."""

from __future__ import annotations

from pathlib import Path

import pytest

import quintessence
from quintessence import ALLIES, IllegalAction, Match, Outcome, Seat
from quintessence.bots.worth import WIN, prospect, worth
from quintessence.core.discovery import companions_of
from quintessence.core.game import Event, Json, Side
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng
from quintessence.lab.simulate import Plan, play_games
from quintessence.lab.summary import sum_up
from quintessence.text import LANGUAGES, Texts
from quintessence.text.narration import narrate_explanation, narrate_outcome

A, B = Seat(0), Seat(1)
TOGETHER = {
    "en": {1: "You win together.", 2: "You lose together."},
    "fr": {1: "Vous gagnez ensemble.", 2: "Vous perdez ensemble."},
}


@pytest.fixture(autouse=True)
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTESSENCE_GAMES", str(Path(__file__).parent.parent / "examples"))


def start(seed: str = "1", seats: int = 2) -> Match:
    return quintessence.start("embers", seats, seed)


def hand(match: Match, seat: Seat) -> list[Json]:
    hands = match.view(seat)["hands"]
    assert isinstance(hands, list)
    own = hands[seat]
    assert isinstance(own, list)
    return own


def heat(match: Match, house: str) -> Json:
    houses = match.view(None)["heat"]
    assert isinstance(houses, dict)
    return houses[house]


def ended(is_won: bool) -> Match:
    """The first match that ends so at random."""
    for number in range(400):
        match = start(str(number))
        play_out(match.state, Rng(number), match.game.bound)
        outcome = match.outcome()
        if outcome is not None and (outcome.places[0] == 1) == is_won:
            return match
    raise AssertionError


def end_of_round(match: Match) -> list[Event]:
    """What happens when both rest."""
    match.play(A, ["rest"])
    return match.play(B, ["rest"])


def test_one_house_burns_and_two_more_for_each_seat() -> None:  # §1
    for seats, burning in ((1, 3), (2, 5), (3, 7), (4, 9)):
        houses = start(seats=seats).view(None)["heat"]
        assert isinstance(houses, dict)
        assert sorted(houses.values(), key=str).count(3) == burning


def test_all_pour_at_once_in_any_order_and_the_same_action_is_legal_for_both() -> None:  # §2
    match = start()
    assert match.to_act() == [A, B]
    bucket = next(size for size in hand(match, B) if size in hand(match, A))
    assert match.play(B, ["pour", "c2", bucket])[0].row()[:2] == ["poured", B]
    assert match.play(A, ["pour", "c2", bucket])[0].row()[:2] == ["poured", A]
    assert match.to_act() == [A, B]  # each may pour twice


def test_a_bucket_lowers_the_heat_of_a_burning_house() -> None:  # §2
    match = start()
    bucket = hand(match, A)[0]
    assert isinstance(bucket, int)
    match.play(A, ["pour", "c2", bucket])
    assert heat(match, "c2") == 3 - bucket
    objection = match.why_not(A, ["pour", "b2", hand(match, A)[0]])
    assert objection is not None and (objection.code, objection.rule) == ("does_not_burn", "§2")


def test_who_rests_waits_for_the_others() -> None:  # §2
    match = start()
    match.play(A, ["rest"])
    assert match.to_act() == [B]
    with pytest.raises(IllegalAction, match="not_your_turn"):
        match.play(A, ["rest"])
    objection = match.why_not(A, ["rest"])
    assert objection is not None and objection.code == "already_rests"


def test_an_ally_takes_back_a_pour_though_the_other_has_poured_elsewhere_since() -> None:
    match = start()
    match.play(A, ["pour", "c2", hand(match, A)[0]])
    match.play(B, ["pour", "a1", hand(match, B)[0]])
    assert match.can_undo(A) is True
    match.undo(A)
    assert (heat(match, "c2"), heat(match, "a1")) != (3, 3)
    assert heat(match, "c2") == 3


def test_the_fire_acts_when_all_rest_and_says_why() -> None:  # §3
    steps = [event for event in end_of_round(start()) if event.explanation() is not None]
    assert len(steps) == 5  # two for each seat, and one
    for step in steps:
        explanation = step.explanation()
        assert explanation is not None
        assert explanation.side == "fire"
        assert explanation.left == [step.values()["house"]]
        assert explanation.criteria[0].code == "most_fires_around"
        assert step.json()["explanation"] == explanation.json()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_told_with_what_each_criterion_took_away(language: str) -> None:  # §3
    step = next(event for event in end_of_round(start()) if event.explanation() is not None)
    explanation = step.explanation()
    assert explanation is not None
    lines = narrate_explanation(Texts("embers", language), explanation)
    left, told = explanation.candidates, 1
    for criterion in explanation.criteria:  # each that was asked while there was a choice
        told += len(left) > 1
        left = [name for name in left if name not in criterion.removed]
    assert len(lines) == told
    assert all(name in lines[0] for name in explanation.candidates)
    assert explanation.left[0] in lines[-1]


def test_only_the_holder_sees_the_buckets_that_it_draws() -> None:  # §1, §3
    match = start()
    bucket = hand(match, A)[0]
    match.play(A, ["pour", "c2", bucket])
    events = end_of_round(match)
    drew = next(event for event in events if event.row()[0] == "drew" and event.row()[1] == A)
    seen = [None if event is None else event.row()[3] for event in map(drew.seen_by, (A, B, None))]
    assert isinstance(seen[0], list) and len(seen[0]) == 1
    assert seen[1:] == [None, None]


@pytest.mark.parametrize("is_won", [True, False])
def test_all_win_or_lose_together_against_the_fire(is_won: bool) -> None:  # §4
    match = ended(is_won)
    outcome = match.outcome()
    assert outcome is not None and match.state.relation() == ALLIES
    assert outcome.places == [1 if is_won else 2] * 2
    assert [(side.code, side.place) for side in outcome.sides] == [("fire", 2 if is_won else 1)]
    told = outcome.json()["sides"]
    assert isinstance(told, list) and isinstance(told[0], dict)
    assert told[0]["total"] == match.view(None)["lost"]


@pytest.mark.parametrize("is_won", [True, False])
def test_a_bot_wants_what_all_want(is_won: bool) -> None:
    match = ended(is_won)
    advice = companions_of(match.game).advice
    assert [worth(match.state, seat, advice) for seat in (A, B)] == [WIN if is_won else -WIN] * 2
    assert [prospect(match.state, seat, advice) for seat in (A, B)] == [1.0 if is_won else 0.0] * 2


def test_a_common_win_is_a_whole_one_in_the_lab_and_the_fire_has_its_line() -> None:
    plan = Plan("embers", ("level3", "level3"), "lab")
    summary = sum_up(plan, list(play_games(plan, 30, 1)))
    wins = summary.seats[0].wins
    assert 0 < wins < 30
    assert [(seat.wins, seat.draws) for seat in summary.seats] == [(wins, 0)] * 2
    assert summary.sides["fire"].wins == 30 - wins


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [1, 2])
def test_it_is_told_as_what_all_did(language: str, place: int) -> None:
    texts, fire = Texts("embers", language), [Side("fire", 3 - place, {"lost": 5})]
    lines = narrate_outcome(texts, Outcome([place] * 3, [{}] * 3, "dry", fire), ALLIES)
    assert lines[1] == TOGETHER[language][place]
    assert texts.side("fire") in lines[2]
    alone = narrate_outcome(texts, Outcome([place], [{}], "dry", fire), ALLIES)
    assert alone[1] == lines[1].replace(" together", "").replace(" ensemble", "")
