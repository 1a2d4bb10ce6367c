"""Embers, the example for secrets, chance, seats that act at once, data, and winning or losing together."""

from __future__ import annotations

from pathlib import Path

import pytest

import quintessence
from quintessence import Match, Outcome, Seat
from quintessence.bots.worth import WIN, prospect, worth
from quintessence.core.game import Json
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng
from quintessence.lab.simulate import Plan, play_games
from quintessence.lab.summary import sum_up
from quintessence.text import LANGUAGES, Texts
from quintessence.text.telling import told_outcome

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


def ended(is_won: bool) -> Match:
    """The first match that ends so at random."""
    for number in range(100):
        match = start(str(number))
        play_out(match.state, Rng(number), match.game.bound)
        outcome = match.outcome()
        if outcome is not None and (outcome.places[0] == 1) == is_won:
            return match
    raise AssertionError


def test_all_pour_at_once_in_any_order() -> None:  # §2
    match = start()
    assert match.to_act() == [A, B]
    match.play(["pour", B, hand(match, B)[0]])
    assert match.to_act() == [A]
    objection = match.why_not(B, ["pour", B, hand(match, B)[0]])
    assert objection is not None and objection.code == "already_poured"


def test_only_the_holder_sees_a_bucket() -> None:  # §2
    match = start()
    bucket = hand(match, A)[0]
    (poured,) = match.play(["pour", A, bucket])
    seen = [None if event is None else event.row() for event in map(poured.seen_by, (A, B, None))]
    assert seen == [["poured", A, bucket], ["poured", A, None], ["poured", A, None]]


def test_of_equal_buckets_only_one_counts() -> None:  # §3
    matches = (start(str(number)) for number in range(100))
    match = next(match for match in matches if hand(match, A)[0] == hand(match, B)[0] == 1)
    fire = match.view(None)["fire"]
    assert isinstance(fire, int)
    match.play(["pour", A, 1])
    assert match.play(["pour", B, 1])[1].row() == ["doused", [1, 1], fire - 1]


@pytest.mark.parametrize("is_won", [True, False])
def test_all_win_or_lose_together(is_won: bool) -> None:  # §4
    match = ended(is_won)
    outcome = match.outcome()
    assert outcome is not None and outcome.is_common
    assert outcome.places == [1 if is_won else 2] * 2
    assert outcome.json()["common"] is True
    assert (match.view(None)["fire"] == 0) is is_won


@pytest.mark.parametrize("is_won", [True, False])
def test_a_bot_wants_what_all_want(is_won: bool) -> None:
    state = ended(is_won).state
    assert [worth(state, seat) for seat in (A, B)] == [WIN if is_won else -WIN] * 2
    assert [prospect(state, seat) for seat in (A, B)] == [1.0 if is_won else 0.0] * 2


def test_a_common_win_is_a_whole_one_in_the_lab() -> None:
    plan = Plan("embers", ("level1", "level1", "level1"), "lab")
    summary = sum_up(plan, list(play_games(plan, 30, 1)))
    assert 0 < summary.shared < 30
    assert [(seat.wins, seat.draws, seat.won) for seat in summary.seats] == [(summary.shared, 0, summary.shared)] * 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [1, 2])
def test_it_is_told_as_what_all_did(language: str, place: int) -> None:
    told = told_outcome(Texts("embers", language), Outcome([place] * 3, [], "dry", is_common=True))
    assert told[1] == TOGETHER[language][place]
    alone = told_outcome(Texts("embers", language), Outcome([place], [], "dry", is_common=True))
    assert alone[1] == told[1].replace(" together", "").replace(" ensemble", "")
