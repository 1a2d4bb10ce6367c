"""What is hidden stays so: hands, the order of the pile, face-down tokens, what was looked at, and bots' choices."""

from __future__ import annotations

import quintessence
from quintessence.bots.levels import make_bot
from quintessence.core.game import Seat
from quintessence.core.knowledge import picture
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.rng import Rng
from quintessence.games.ephyran.tests.table import A, B, C, deal, hand, known, learned, legal, play, stage, tokens

ONE = {"lagoon": ["triton-1"]}


def worlds(match: Match, seat: Seat | None) -> list[str]:
    """What the deal anew for a seat leads to, many times."""
    return [canonical(match.state.resample(seat, Rng(number)).facts()) for number in range(12)]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    match = deal([["triton-1"], ["bull-4"]])
    for watcher in (A, None):
        assert "bull-4" not in canonical(match.view(watcher))
    assert hand(match, B) == ["bull-4/take"]


def test_a_card_from_the_pile_is_shown_to_whoever_draws_it() -> None:
    match = deal([["triton-1"], ["bull-4"]], pile=["satyr-4", "sphinx-4"])
    play(match, "add triton-1 lagoon-1")
    assert "drew 0 satyr-4/take" in learned(match, A)
    assert "drew 0 None" in learned(match, B)
    assert "drew 0 None" in learned(match, None)


def test_a_card_taken_openly_stays_known_until_it_is_played() -> None:
    match = deal([["triton-1"], ["bull-4"]], discard=["siren-2/destroy"])
    play(match, "add triton-1 lagoon-1", "draw discard")
    assert known(match, A) == ["siren-2/destroy"]
    for number in range(8):
        world = match.state.resample(B, Rng(number))
        assert "siren-2/destroy" in canonical(world.view(A)["hands"])
    play(match, "discard bull-4", "add siren-2 lagoon-2")
    assert known(match, A) == []


def test_nobody_else_sees_what_the_graeae_show() -> None:
    match = deal([["graeae"], ["chimera-1"]], pile=["triton-1", "siren-2/destroy", "satyr-3", "bull-4"])
    play(match, "graeae graeae")
    assert "siren-2/destroy" in canonical(match.view(A)["shown"])
    assert match.view(B)["shown"] == {"count": 3, "cards": None}
    play(match, "keep siren-2")
    assert "kept 0 None" in learned(match, B)
    assert "siren-2" not in canonical(match.view(B))


def test_a_face_down_token_is_known_to_its_owner_and_to_former_owners() -> None:
    match = deal(
        [["steal"], ["bull-4"], ["satyr-4"]], [ONE, {"lands": ["centaur-1"]}, {}], tokens=[{}, {"lands-1": "owl"}, {}]
    )
    play(match, "steal steal lands-1 1", "decline", "decline")
    assert [tokens(match, A, "lagoon", watcher)[0] for watcher in (A, B, C, None)] == ["owl", "owl", "hidden", "hidden"]


def test_a_lost_token_stays_face_down() -> None:
    match = deal([["siren-1"], ["bull-4"]], [ONE, {}], tokens=[{"lagoon-1": "owl"}, {}])
    play(match, "swap siren-1 lagoon-1")
    assert match.view(A)["lost"] == ["owl"]
    assert match.view(B)["lost"] == ["hidden"]


def test_whoever_announces_an_exchange_with_the_hand_holds_a_card_for_it_in_every_world() -> None:  # EP-32
    match = deal([["exchange", "siren-1", "satyr-4"], ["chimera-1"]], [ONE, {}])
    play(match, "exchange exchange lagoon-1 hand")
    for number in range(30):
        world = match.state.resample(B, Rng(number))
        world.apply(B, world.legal(B)[-1])
        assert world.legal(A)


def test_the_card_for_an_exchange_is_asked_for_even_when_there_is_only_one() -> None:  # EP-24
    match = deal([["exchange", "siren-1", "satyr-4"], ["chimera-1"]], [ONE, {}])
    play(match, "exchange exchange lagoon-1 hand", "decline")
    assert stage(match) == "fitting"
    assert len(legal(match)) == 1


def test_worlds_differ_in_what_is_hidden_and_not_in_what_is_seen() -> None:
    match = quintessence.start("ephyran", seats=3, seed="worlds")
    for watcher in (A, B, C, None):
        assert len(set(worlds(match, watcher))) == 12
        seen = picture(match.state, [], watcher)
        assert {picture(match.state.resample(watcher, Rng(n)), [], watcher) for n in range(12)} == {seen}


def test_a_deal_anew_does_not_depend_on_the_truth() -> None:
    match = quintessence.start("ephyran", seats=4, seed="truth")
    other = match.state.resample(A, Rng(5))
    assert worlds(match, A) == [canonical(other.resample(A, Rng(number)).facts()) for number in range(12)]


def test_a_bot_chooses_by_what_its_seat_knows() -> None:
    for level in ("level1", "level2"):
        match = quintessence.start("ephyran", seats=3, seed="bots")
        for _ in range(60):
            seat = match.to_act()[0]
            chosen = make_bot(level, "same", match.game).choose(match.knowledge(seat))
            twin = Match(match.game, match.options, 3, match.seed, match.state.resample(seat, Rng(7)))
            assert make_bot(level, "same", match.game).choose(twin.knowledge(seat)) is chosen
            match.play(seat, chosen)


def test_undo_ends_where_a_card_is_drawn_or_a_token_is_looked_at() -> None:
    match = deal([["take", "satyr-4"], ["bull-4"]], [{"lagoon": ["triton-1"], "lands": ["centaur-1"]}, {}])
    play(match, "take take")
    play(match, "decline")
    assert match.can_undo(B) == "something_was_shown"
    play(match, "set lagoon-1")
    assert match.can_undo(A) == "something_was_shown"


def test_an_answer_that_shows_nothing_can_be_taken_back() -> None:
    match = deal([["take"], ["bull-4"], ["satyr-4"]], [ONE, {}, {}])
    play(match, "take take", "decline")
    assert match.can_undo(B) is True
    match.undo(B)
    assert match.to_act() == [B]


def test_a_world_has_as_many_cards_in_each_hand_as_the_truth() -> None:
    match = quintessence.start("ephyran", seats=2, seed="sizes")
    rng = Rng(3)
    while match.to_act():
        for watcher in (A, B, None):
            world = match.state.resample(watcher, rng)
            assert [match.view(None)["hands"], match.view(None)["pile"]] == [
                world.view(None)["hands"],
                world.view(None)["pile"],
            ]
        seat = match.to_act()[0]
        legal_now = match.legal(seat)
        match.play(seat, legal_now[rng.below(len(legal_now))])
