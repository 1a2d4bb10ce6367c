"""The front door: a match is started, asked, played, taken back, copied and recorded through it, and nothing else."""

from __future__ import annotations

import json

import pytest

import quintessence
from quintessence import BadOption, IllegalAction, Match, Seat, UnknownGame
from quintessence.core.game import Action, Json
from quintessence.core.replay import replay_record, start_match
from tests.core.toys import ACTIONS, Allied, Lay, Sealed, SealedBids

A, B, C = Seat(0), Seat(1), Seat(2)


def bids(seed: str = "match", seats: int = 2, **options: Json) -> Match:
    return start_match(SealedBids(), seats, seed, options)


def lay(match: Match, seat: Seat) -> None:
    match.play(seat, next(action for action in match.legal(seat) if isinstance(action, Lay)))


def first_round(match: Match) -> None:
    for seat in match.to_act():
        lay(match, seat)


def nested(depth: int) -> Json:
    row: Json = "deep"
    for _ in range(depth):
        row = [row]
    return row


def test_games_are_found_loaded_and_started_by_name() -> None:
    assert "connect_four" in quintessence.known_games()
    assert quintessence.known_games() == sorted(quintessence.known_games())
    assert quintessence.load("connect_four").slug == "connect_four"
    match = quintessence.start("connect_four", seats=2, seed="door", options={})
    assert match.game is quintessence.load("connect_four")
    assert quintessence.replay(match.record()).state_hash() == match.state_hash()


def test_no_seed_means_a_new_one_each_time() -> None:
    seeds = {quintessence.start("connect_four").seed.text for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 64 for seed in seeds)


def test_an_unknown_game_is_refused_by_naming_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="unknown_game") as refused:
        quintessence.start("chess_boxing")
    assert "connect_four" in str(refused.value.values["known"])


@pytest.mark.parametrize(
    ("seats", "seed", "options", "code"),
    [
        (4, "x", {}, "wrong_seats"),
        (0, "x", {}, "wrong_seats"),
        (-1, "x", {}, "wrong_seats"),
        (2, "", {}, "empty_seed"),
        (2, "\ud800", {}, "bad_seed"),
        (2, "two\nlines", {}, "bad_seed"),
        (2, "x", {"colour": "red"}, "unknown_option"),
        (2, "x", {"cards": 5}, "bad_choice"),
        (2, "x", {"cards": "3"}, "bad_choice"),
        (2, "x", {"cards": 3.0}, "bad_choice"),
        (2, "x", {"cards": True}, "bad_choice"),
        (2, "x", {"peeking": 1}, "bad_choice"),
        (2, "x", {"cards": [3]}, "bad_choice"),
        (2, "x", {"given_points": "many"}, "points_not_a_number"),
    ],
)
def test_a_match_that_cannot_start_so_is_refused(seats: int, seed: str, options: dict[str, Json], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        start_match(SealedBids(), seats, seed, options)
    assert refused.value.code == code


def test_options_are_completed_with_defaults() -> None:
    assert bids(cards=4).options == {"cards": 4, "peeking": True, "given_points": 0}


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    assert bids("one").state_hash() == bids("one").state_hash() != bids("two").state_hash()


def test_several_seats_may_owe_a_decision_at_once() -> None:
    match = bids(seats=3)
    assert match.to_act() == [A, B, C]
    match.play(B, match.legal(B)[-1])
    assert match.to_act() == [A, C]
    assert match.legal(B) == []


def test_an_action_its_row_and_its_row_from_json_are_the_same_move() -> None:
    action = bids().legal(A)[-1]
    played = [bids(), bids(), bids()]
    for match, form in zip(played, [action, action.row(), json.loads(json.dumps(action.row()))], strict=True):
        assert match.play(A, form)[0].row() == ["laid", 0, action.row()[1]]
    assert len({match.state_hash() for match in played}) == 1


def test_why_not_answers_for_actions_and_rows() -> None:
    match = bids()
    legal = match.legal(A)[-1]
    assert match.why_not(A, legal) is None
    assert match.why_not(A, legal.row()) is None
    match.play(A, legal)
    objection = match.why_not(A, legal)
    assert objection is not None
    assert objection.json() == {"code": "already_laid", "rule": "§2", "values": {}}


def test_an_illegal_action_is_refused_with_code_values_and_rule() -> None:
    match = bids()
    held = {action.row()[1] for action in match.legal(A) if isinstance(action, Lay)}
    missing = min({1, 2, 3, 4} - held)
    before = match.state_hash()
    with pytest.raises(IllegalAction) as refused:
        match.play(A, ["lay", missing])
    assert refused.value.code == "card_not_held"
    assert refused.value.values == {"card": missing, "rule": "§2"}
    assert str(refused.value) == f'card_not_held (card={missing}, rule="§2")'
    assert match.state_hash() == before


BAD_ROWS: list[object] = [
    None, True, 1, 1.5, "lay", b"lay", (), ("lay", 1), {}, {"lay": 0}, {1, 2}, object(), [], [None], [True], [1],
    [[]], [["lay", 1]], [{"lay": 0}], ["lay"], ["lay", 1, 1], ["lay", "1"], ["lay", None], ["lay", True], ["lay", 1.0],
    ["lay", -1], ["lay", 10**100], ["lay", 10**5000], ["lay", [1]], ["lay", {"card": 1}], ["lay", float("nan")],
    ["Lay", 1], ["", 1], ["lay\0", 1], ["fly", 1], ["\ud800"], ["lay", object()], ["lay", {1}], ["lay"] * 100_000,
    ["lay", "x" * 10_000_000], ["lay", nested(100)], ["lay", nested(100_000)], [nested(100_000)],
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(BAD_ROWS)))
def test_whatever_is_no_row_is_refused_in_one_way_and_changes_nothing(number: int) -> None:
    match = bids()
    before = match.state_hash()
    for refused_by in (match.play, match.why_not):
        with pytest.raises(IllegalAction) as refused:
            refused_by(A, BAD_ROWS[number])
        assert refused.value.code == "malformed_row"
        shown = refused.value.values["row"]
        assert isinstance(shown, str)
        assert len(shown) < 500
    assert match.state_hash() == before
    assert match.history() == []


def test_a_row_that_holds_itself_is_refused() -> None:
    row: list[Json] = ["lay"]
    row.append(row)
    with pytest.raises(IllegalAction, match="malformed_row"):
        bids().play(A, row)


def test_an_action_of_another_game_is_refused() -> None:
    drop = quintessence.start("connect_four").legal(A)[0]
    match = bids()
    for refused_by in (match.play, match.why_not):
        with pytest.raises(IllegalAction):
            refused_by(A, drop)


def test_an_action_made_by_hand_is_not_the_games_own() -> None:
    legal = next(action for action in bids().legal(A) if isinstance(action, Lay))
    with pytest.raises(IllegalAction, match="not_this_games_action"):
        bids().play(A, Lay(legal.card))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    match = bids()
    stranger = Seat(seat)
    asked = [match.legal, match.prompt, match.view, match.events_for, match.can_undo, match.undo, match.knowledge]
    for question in asked:
        with pytest.raises(IllegalAction, match="no_such_seat"):
            question(stranger)
    for asked_of in (match.why_not, match.play):
        with pytest.raises(IllegalAction, match="no_such_seat"):
            asked_of(stranger, ACTIONS[0])


def test_a_match_that_is_over_takes_no_action_and_has_an_outcome() -> None:
    match = bids(cards=2)
    assert match.outcome() is None
    while match.to_act():
        first_round(match)
    outcome = match.outcome()
    assert outcome is not None
    assert sum(outcome.totals()) == 3
    assert outcome.json()["reason"] == "no_prizes_left"
    assert sorted(outcome.places) in ([1, 1], [1, 2])
    with pytest.raises(IllegalAction, match="match_is_over"):
        match.play(A, ACTIONS[0])


def test_lists_that_the_match_gives_are_the_callers_own() -> None:
    match = bids()
    before = match.state_hash()
    match.legal(A).clear()
    match.to_act().clear()
    match.view(A).clear()
    record = match.record()
    assert isinstance(record["options"], dict)
    record["options"].clear()
    match.history().clear()
    assert len(match.legal(A)) > 0
    match.play(A, match.legal(A)[-1]).clear()
    assert len(match.events_for(A)) == 1
    match.undo(A)
    assert match.state_hash() == before


@pytest.mark.parametrize("game", ["earth_water_sun", "ephyran", "erythro", "terra_mystica"])
def test_who_is_asked_is_the_callers_own_list_though_positions_share_theirs(game: str) -> None:
    match = quintessence.start(game, 2, "shared")
    asked = match.to_act()
    match.to_act().clear()
    assert asked and match.to_act() == asked == quintessence.start(game, 2, "shared").to_act()


def test_each_seat_is_told_its_own_events() -> None:  # §1.3
    match = bids()
    card = match.legal(A)[-1].row()[1]
    match.play(A, ["lay", card])
    assert [event.row() for event in match.events_for(A)] == [["laid", 0, card]]
    assert [event.row() for event in match.events_for(B)] == [["laid", 0, None]]
    assert [event.row() for event in match.events_for(None)] == [["laid", 0, None]]
    assert [(seat, action.row()) for seat, action, _ in match.history()] == [(A, ["lay", card])]


def test_each_seat_has_its_own_view_and_prompt() -> None:  # §1.3
    match = bids()
    own, other, spectator = match.view(A), match.view(B), match.view(None)
    assert isinstance(own["hands"], list)
    assert isinstance(own["hands"][0], list)
    assert isinstance(other["hands"], list)
    assert other["hands"][0] == 3
    assert spectator["hands"] == [3, 3]
    assert match.knowledge(A).view() == own
    match.play(A, match.legal(A)[-1])
    assert (match.prompt(A).code, match.prompt(B).code) == ("wait", "lay")


def test_a_copy_goes_its_own_way() -> None:
    match = bids()
    match.play(A, match.legal(A)[-1])
    before, twin = match.state_hash(), match.copy()
    assert twin.state_hash() == before
    assert twin.history() == match.history()
    twin.play(B, twin.legal(B)[-1])
    assert match.state_hash() == before
    assert len(match.history()) == 1
    assert twin.legal(A) != []
    assert match.legal(A) == []


def test_asking_between_moves_never_shows_yesterdays_list() -> None:
    match = quintessence.start("connect_four", seed="x")
    asked: list[tuple[list[Action], list[Action]]] = []
    for number in range(4):
        asked.append((match.legal(A), match.legal(B)))
        match.play(Seat(number % 2), ["drop", 1])
    assert [bool(a) for a, _ in asked] == [True, False, True, False]
    assert [bool(b) for _, b in asked] == [False, True, False, True]
    match.undo(B)
    assert match.legal(A) == []
    assert len(match.legal(B)) == 7


def test_one_action_may_be_legal_for_several_seats_and_who_acts_is_said() -> None:
    match = bids(seats=3)
    shared = next(action for action in match.legal(A) if action in match.legal(B))
    before = match.state_hash()
    with pytest.raises(IllegalAction, match="no_such_seat"):
        match.play(Seat(3), shared)
    assert match.state_hash() == before
    twin = match.copy()
    assert match.play(B, shared)[0].row()[1] == B
    assert twin.play(A, shared)[0].row()[1] == A
    assert match.state_hash() != twin.state_hash()


def test_a_seat_that_has_acted_is_told_that_it_is_not_its_turn() -> None:
    match = bids(seats=3)
    lay(match, B)
    with pytest.raises(IllegalAction) as refused:
        match.play(B, ACTIONS[-1])
    assert (refused.value.code, refused.value.values) == ("not_your_turn", {"seat": 1})


def test_after_the_end_no_seat_plays() -> None:
    match = quintessence.start("connect_four", seed="x")
    for column in [1, 2, 1, 2, 1, 2, 1]:
        match.play(match.to_act()[0], ["drop", column])
    with pytest.raises(IllegalAction, match="match_is_over"):
        match.play(B, ["drop", 3])


def allied(kind: type[Sealed] = Allied) -> Match:
    """Three seats that lay in any order; A and B have laid, C has not."""
    match = start_match(SealedBids(kind), 3, "allies", {})
    lay(match, A)
    lay(match, B)
    return match


def test_an_ally_takes_its_own_last_action_back_though_another_has_acted_since() -> None:
    match = allied()
    assert match.can_undo(A) is True
    match.undo(A)
    assert match.to_act() == [A, C]
    assert [seat for seat, _, _ in match.history()] == [B]
    assert replay_record(match.game, match.record()).state_hash() == match.state_hash()


def test_a_rival_does_not() -> None:
    match = allied(Sealed)
    assert match.can_undo(A) == "other_seat_acted"
    with pytest.raises(IllegalAction, match="other_seat_acted"):
        match.undo(A)


def test_what_others_built_on_stays_and_so_does_what_was_shown() -> None:
    match = allied()
    lay(match, C)  # the cards are shown: A's and B's are part of what happened
    assert match.can_undo(A) == "others_built_on_it"
    assert match.can_undo(C) == "something_was_shown"
    peeked = start_match(SealedBids(Allied), 2, "allies", {})
    peeked.play(A, ["peek"])
    lay(peeked, B)
    assert peeked.can_undo(A) == "something_was_shown"


def test_a_match_goes_back_to_any_moment_and_on_from_there() -> None:
    match = bids()
    first_round(match)
    before, events = match.state_hash(), match.events_for(None)
    for _ in range(2):
        first_round(match)
    match.rewind(2)
    assert match.state_hash() == before and match.events_for(None) == events and len(match.history()) == 2
    first_round(match)
    assert len(match.history()) == 4
    assert replay_record(SealedBids(), match.record()).state_hash() == match.state_hash()


def test_who_has_not_acted_has_nothing_to_undo() -> None:
    match = allied()
    assert match.can_undo(C) == "nothing_to_undo"
