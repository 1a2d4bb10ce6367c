"""What seats know: undo ends where someone learned something, and no seat is told another's secret."""

from __future__ import annotations

import pytest

import quintessence
from quintessence import IllegalAction, Match, Seat
from quintessence.core.game import Values
from quintessence.core.knowledge import SeatKnowledge, Teaching, has_taught, observed, picture
from quintessence.core.record import canonical
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from tests.core.toys import Lay, Noted, Sealed, SealedBids

A, B, C = Seat(0), Seat(1), Seat(2)


def bids(seats: int = 2) -> Match:
    return start_match(SealedBids(), seats, "knowledge", {})


def lay(match: Match, seat: Seat) -> None:
    match.play(seat, next(action for action in match.legal(seat) if isinstance(action, Lay)))


def test_an_open_action_can_be_taken_back_by_who_did_it() -> None:  # §1.5
    match = quintessence.start("connect_four", seed="x")
    before = match.state_hash()
    match.play(A, ["drop", 4])
    assert match.can_undo(A) is True
    assert match.can_undo(B) == "nothing_to_undo"
    match.undo(A)
    assert match.state_hash() == before
    assert match.can_undo(A) == "nothing_to_undo"


def test_actions_are_taken_back_one_by_one() -> None:  # §1.5
    match = quintessence.start("connect_four", seed="x")
    hashes = [match.state_hash()]
    for seat, column in ((A, 1), (B, 2), (A, 3)):
        match.play(seat, ["drop", column])
        hashes.append(match.state_hash())
    for seat in (A, B, A):
        assert hashes.pop() == match.state_hash()
        assert match.can_undo(seat) is True
        match.undo(seat)
    assert match.state_hash() == hashes.pop()
    assert match.history() == []
    assert match.events_for(None) == []


def test_a_card_laid_face_down_can_be_taken_back_though_hands_are_secret() -> None:  # §1.5
    match = bids()
    before = match.state_hash()
    lay(match, A)  # B learns that A laid a card, not which one: in its other worlds A may not even hold this one
    assert match.can_undo(A) is True
    match.undo(A)
    assert match.state_hash() == before


def test_after_another_seat_acted_nothing_is_taken_back() -> None:  # §1.5
    match = bids(seats=3)
    lay(match, A)
    lay(match, B)
    before = match.state_hash()
    assert match.can_undo(A) == "other_seat_acted"
    assert match.can_undo(B) is True
    with pytest.raises(IllegalAction, match="other_seat_acted"):
        match.undo(A)
    assert match.state_hash() == before


def test_who_looked_at_a_hidden_prize_cannot_unsee_it() -> None:  # §1.5
    match = bids()
    match.play(A, ["peek"])
    before = match.state_hash()
    assert match.can_undo(A) == "something_was_shown"
    with pytest.raises(IllegalAction, match="something_was_shown"):
        match.undo(A)
    assert match.state_hash() == before
    assert len(match.history()) == 1


def test_cards_shown_to_the_other_seat_cannot_be_taken_back() -> None:  # §1.5
    match = bids()
    lay(match, A)
    lay(match, B)  # both cards are shown, and the next prize
    assert match.can_undo(B) == "something_was_shown"
    assert match.can_undo(A) == "other_seat_acted"


def test_a_secret_shown_to_the_other_seat_alone_is_something_shown() -> None:  # §1.5
    match = bids()
    lay(match, A)
    state = match.state
    assert isinstance(state, Sealed)
    state.prizes.clear()  # B lays the last card of all: B and A each see only what the other laid
    assert has_taught(state, B, next(action for action in match.legal(B) if isinstance(action, Lay)), 2)


def test_asking_about_undo_leaves_the_chance_of_the_match_alone() -> None:  # §1.4
    match, twin = bids(), bids()
    for number in range(6):
        seat = match.to_act()[0]
        lay(match, seat)
        lay(twin, seat)
        assert [match.can_undo(Seat(other)) for other in range(2)] != []
        assert match.state_hash() == twin.state_hash(), number


def test_events_are_told_to_each_seat_as_it_may_know_them() -> None:  # §1.3
    secret, open_to_all = Noted("laid", {"seat": 0, "card": 3}, "card"), Noted("won", {"seat": 1, "prize": 2})
    assert [event.row() for event in observed([secret, open_to_all], A)] == [["laid", 0, 3], ["won", 1, 2]]
    for stranger in (B, None):
        assert [event.row() for event in observed([secret, open_to_all], stranger)] == [
            ["laid", 0, None],
            ["won", 1, 2],
        ]


class Whisper(Noted):
    """An event that others do not notice at all."""

    def seen_by(self, seat: Seat | None) -> Noted | None:
        return self if seat == A else None


def test_an_event_may_be_for_one_seat_only() -> None:  # §1.3
    event = Whisper("whispered", {"seat": 0})
    assert observed([event], A) == [event]
    assert observed([event], B) == observed([event], None) == []


def test_a_seat_knows_the_match_through_its_view_and_its_worlds_only() -> None:  # §1.3
    match = bids()
    knowledge = match.knowledge(A)
    assert isinstance(knowledge, SeatKnowledge)
    assert knowledge.seat == A
    assert knowledge.legal() == match.legal(A)
    assert knowledge.prompt().json() == match.prompt(A).json()
    worlds = [knowledge.world(Rng(number)) for number in range(20)]
    assert {canonical(world.view(A)) for world in worlds} == {canonical(match.view(A))}
    assert len({canonical(world.view(B)) for world in worlds}) > 1
    assert [name for name in dir(knowledge) if not name.startswith("_")] == ["legal", "prompt", "seat", "view", "world"]


def test_a_picture_is_all_that_a_seat_has_before_it() -> None:  # §1.3
    match = bids()
    before = [picture(match.state, [], watcher) for watcher in (None, A, B)]
    assert len(set(before)) == 3
    match.play(A, ["peek"])
    after = [picture(match.state, [], watcher) for watcher in (None, A, B)]
    assert all(now != then for now, then in zip(after, before, strict=True))  # everyone sees that A peeked


class Winking(Sealed):
    """The first seat sees by a wink (a number in place of True) whether the other laid its highest card."""

    def view(self, seat: Seat | None) -> Values:
        wink = seat == A and self.laid[B] == 4
        return {**super().view(seat), "wink": 1 if wink else True}


def test_true_and_one_are_two_things_to_see() -> None:
    match = start_match(SealedBids(Winking), 3, "knowledge", {})
    state = match.state
    assert isinstance(state, Winking)
    state.hands[B] = [1, 4]
    low, high = (next(action for action in state.legal(B) if action.row() == ["lay", card]) for card in (1, 4))
    assert not has_taught(state, B, low, 3)
    assert has_taught(state, B, high, 3)


class Shuffled(Sealed):
    """Tells the same in another order each time; the order of names is nothing to learn."""

    def view(self, seat: Seat | None) -> Values:
        items = list(super().view(seat).items())
        return dict(items if sum(self.hands[B]) % 2 else reversed(items))


def test_the_order_of_names_in_a_view_tells_nothing() -> None:
    match = start_match(SealedBids(Shuffled), 2, "knowledge", {})
    lay(match, A)
    assert match.can_undo(A) is True


def test_whether_an_action_taught_is_found_world_by_world() -> None:
    match = bids()
    before, action = match.state.copy(), next(one for one in match.legal(A) if isinstance(one, Lay))
    teaching = Teaching(before, A, action, 2)
    looks = 0
    while teaching.is_open:
        teaching.look_on()
        looks += 1
    assert looks > 2 and not teaching.has_taught  # a card laid face down may be any other
    assert teaching.has_taught == has_taught(before, A, action, 2)
