"""§7.5: what an answer given ahead says, and until when."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import Json, Seat
from quintessence.core.match import Match
from quintessence.games.ephyran.answers import ANSWERS
from quintessence.games.ephyran.tests.table import A, B, C, deal, play

ONE = {"lagoon": ["triton-1"]}
OTHER = {"lands": ["centaur-1"]}


def answered(match: Match, seat: Seat, code: str) -> list[Json] | None:
    answer = ANSWERS.standing_answer(match.state, seat, code)
    return None if answer is None else answer.row()


def test_no_answer_lets_it_happen() -> None:  # §7.5 EP-20
    match = deal([["take"], ["magic"], ["graeae"]], [ONE, {}, {}])
    assert [ANSWERS.default_answer(match.state, seat) for seat in (A, B, C)] == [None, None, None]
    play(match, "take take")
    answers = [ANSWERS.default_answer(match.state, seat) for seat in (A, B, C)]
    assert [answer and answer.row() for answer in answers] == [None, ["decline"], None]


def test_an_answer_to_what_hits_me_counters_it_with_the_card_that_is_missed_the_least() -> None:  # §7.5 EP-19
    match = deal([["destroy"], ["shield"], ["shield"]], [{}, ONE, OTHER])
    play(match, "destroy destroy 1")
    counter = answered(match, B, "always_if_hit")
    assert counter is not None and counter[0] == "counter" and str(counter[1]).endswith("/shield")
    assert answered(match, B, "never_this_turn") == ["decline"]
    play(match, "decline")
    assert answered(match, C, "always_if_hit") == ["decline"]  # seat 1 is hit, not seat 2


def test_an_answer_to_what_hits_me_lets_happen_what_nothing_in_hand_counters() -> None:  # §7.5 EP-25
    match = deal([["destroy"], ["magic"]], [{}, ONE])
    play(match, "destroy destroy 1")
    assert answered(match, B, "always_if_hit") == ["decline"]


@pytest.mark.parametrize("code", ["ask", "never_this_turn", "always_if_hit"])
def test_nobody_is_answered_for_who_is_not_asked(code: str) -> None:  # §7.5 EP-23
    match = deal([["destroy", "shield"], ["shield"]], [ONE, OTHER])
    assert answered(match, A, code) is None and answered(match, B, code) is None
    play(match, "destroy destroy 1")
    assert answered(match, A, code) is None
    assert (answered(match, B, code) is None) is (code == "ask")


def test_the_turn_grows_with_every_turn() -> None:  # §3
    match = quintessence.start("ephyran", seats=3, seed="turns")
    seen = [match.state.turn_number()]
    while len(seen) < 8:
        seat = match.to_act()[0]
        discards = [action for action in match.legal(seat) if action.row()[0] == "discard"]
        match.play(seat, discards[0] if discards else match.legal(seat)[0])
        if match.state.turn_number() != seen[-1]:
            seen.append(match.state.turn_number())
    assert seen == list(range(8))
