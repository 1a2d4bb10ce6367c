from __future__ import annotations

import sys
from dataclasses import replace
from types import FrameType

import pytest

import quintessence
from quintessence.core.discovery import data_files
from quintessence.core.game import ALLIES, BadOption, Json, Refused, UnknownGame, Values
from quintessence.lab.simulate import Plan, Played, check, play_game, play_games, record_text
from quintessence.lab.summary import game_json, names, sum_up
from quintessence.lab.toml_writing import write_toml

FOUR = Plan("connect_four", ("level1", "level1"), "s")
BREAKER = Plan("breaker", ("level1", "level1"), "s")


def played(plan: Plan, games: int, processes: int) -> list[Played]:
    return sorted(play_games(plan, games, processes), key=lambda one: one.number)


def ended(*places: int) -> Values:
    return {"places": [*places], "totals": [2, 1], "reason": "r"}


def test_bots_move_round_by_one_seat_from_game_to_game() -> None:
    plan = Plan("breaker", ("a", "b", "c"), "s")
    assert [plan.sitting(number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_a_game_repeats_and_its_record_replays() -> None:
    first, again = (play_game(replace(FOUR, keep=True), 3) for _ in range(2))
    assert first == again
    text = record_text(first)
    assert text is not None
    match = quintessence.replay(text)
    ended = match.outcome()
    assert ended is not None
    assert ended.json() == first.outcome
    assert match.seed.text == first.seed == "s/3"


def test_the_number_of_processes_changes_nothing() -> None:
    assert played(FOUR, 7, 1) == played(FOUR, 7, 2)


def test_a_game_that_raises_is_reported_and_the_others_go_on() -> None:
    games = played(replace(BREAKER, options={"fault": "raise"}), 4, 1)
    assert [one.fault for one in games] == [None, "RuntimeError: broken on request", None, None]
    assert games[1].seed == "s/1"


def test_a_game_that_kills_its_process_is_reported_and_the_others_go_on() -> None:
    games = played(replace(BREAKER, options={"fault": "die"}), 6, 2)
    assert [one.fault is None for one in games] == [True, False, True, True, True, True]
    assert games[1].fault == "the process died"


def test_a_game_that_does_not_end_is_a_fault() -> None:
    assert (
        play_game(replace(BREAKER, options={"fault": "endless"}), 1).fault == "RuntimeError: not over after 10 actions"
    )


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownGame):
        check(Plan("nothing", ("level1",), "s"))
    with pytest.raises(Refused, match="unknown_bot"):
        check(Plan("connect_four", ("level1", "nobody"), "s"))
    with pytest.raises(BadOption, match="wrong_seats"):
        check(Plan("connect_four", ("level1",) * 3, "s"))
    with pytest.raises(BadOption, match="unknown_option"):
        check(replace(FOUR, options={"board": 1}))


def test_a_summary_counts_each_bot_wherever_it_sat() -> None:
    games = [
        Played(0, "s/0", [0, 1], 10, ended(1, 2)),
        Played(1, "s/1", [1, 0], 20, ended(2, 1)),
        Played(2, "s/2", [0, 1], 30, ended(1, 1)),
        Played(3, "s/3", [1, 0], 0, None, fault="x"),
    ]
    summary = sum_up(FOUR, games)
    bot, other = summary.bots
    assert (bot.games, bot.wins, bot.draws, bot.losses, bot.won) == (3, 2, 1, 0, 2.5)
    assert (other.games, other.wins, other.draws, other.losses, other.won) == (3, 0, 1, 2, 0.5)
    assert [seat.wins for seat in summary.seats] == [1, 1]
    found = summary.json(FOUR)
    assert found["mean_steps"] == 20
    assert found["faults"] == 1
    assert found["reasons"] == {"r": 3}
    assert game_json(FOUR, games[3])["fault"] == "x"


def test_two_bots_of_one_level_have_two_names() -> None:
    assert names(FOUR) == ["level1", "level1 (2)"]


def test_nobody_wins_where_nobody_is_first() -> None:
    summary = sum_up(FOUR, [Played(0, "s/0", [0, 1], 1, {"places": [2, 2], "totals": [0, 0], "reason": "lost"})])
    assert [bot.losses for bot in summary.bots] == [1, 1]


def test_a_seat_shares_the_win_with_a_side_and_loses_to_one() -> None:
    def ended_with(place: int, side: int) -> Played:
        sides: list[Json] = [{"code": "automa", "place": side, "total": 7, "scores": {"all": 7}}]
        outcome: Values = {"places": [place], "totals": [9], "reason": "r", "sides": sides}
        return Played(0, "s/0", [0], 1, outcome)

    alone = replace(FOUR, bots=("level1",))
    summary = sum_up(alone, [ended_with(1, 2), ended_with(2, 1), ended_with(1, 1)])
    assert (summary.bots[0].wins, summary.bots[0].draws, summary.bots[0].losses) == (1, 1, 1)
    assert (summary.sides["automa"].wins, summary.sides["automa"].won, summary.sides["automa"].points) == (1, 1.5, 21)
    sides = summary.json(alone)["sides"]
    assert isinstance(sides, list) and isinstance(sides[0], dict)
    assert (sides[0]["side"], sides[0]["mean_score"]) == ("automa", 7.0)


def test_who_wins_with_all_allies_shares_with_nobody() -> None:
    won = Played(0, "s/0", [0, 1], 1, ended(1, 1), relation=ALLIES)
    assert [bot.wins for bot in sum_up(FOUR, [won]).bots] == [1, 1]


def test_a_person_alone_can_play_against_a_side_without_a_seat() -> None:
    one = play_game(Plan("embers", ("level2",), "s"), 0)
    assert one.fault is None and one.outcome is not None
    sides = one.outcome["sides"]
    assert isinstance(sides, list) and isinstance(sides[0], dict) and sides[0]["code"] == "fire"
    assert one.relation == ALLIES


def test_variants_are_played_side_by_side_in_one_process_and_in_several() -> None:
    gentle = quintessence.load("embers", {}).variant.tables()
    gentle = {**gentle, "fire": {**gentle["fire"], "gusts": 1, "fires": 1, "heat": 1}}
    plan = Plan("embers", ("level3", "level3"), "s", data={})
    easy = replace(plan, data={"embers": gentle}, keep=True)
    for processes in (2, 1):
        hard_games, easy_games = played(plan, 4, processes), played(easy, 4, processes)
        assert [one.fault for one in hard_games + easy_games] == [None] * 8
        assert [one.outcome for one in hard_games] != [one.outcome for one in easy_games]
    record = play_game(easy, 0).record
    assert record is not None and isinstance(record["data"], dict)
    assert quintessence.replay(record).outcome() is not None


def test_the_data_of_a_variant_are_read_once_for_all_its_games() -> None:
    (file,) = data_files("ephyran")
    text = write_toml({**file.contents, "score": {**file.contents["score"], "first_city": 9}})
    plan = Plan("ephyran", ("level1", "level1"), "read once", data={"ephyran": text})
    readings = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal readings
        readings += (
            event == "call"
            and frame.f_code.co_filename.endswith("tomllib/_parser.py")
            and (frame.f_code.co_name == "loads")
        )

    sys.setprofile(count)
    try:
        played = [play_game(plan, number) for number in range(3)]
    finally:
        sys.setprofile(None)
    assert readings == 1
    assert [one.fault for one in played] == [None] * 3
    assert plan.load() is not replace(plan, data={"ephyran": text.replace("first_city = 9", "first_city = 8")}).load()


def test_a_summary_counts_what_the_game_counts_seats_by_and_what_was_used() -> None:
    wins = [{"god": "gaia"}, {"god": "aeolus"}]
    games = [
        Played(0, "s/0", [0, 1], 10, ended(1, 2), traits=wins, uses={"support-take": True}),
        Played(1, "s/1", [1, 0], 10, ended(1, 1), traits=wins, uses={"support-take": False}),
    ]
    summary = sum_up(FOUR, games)
    assert {god: tally.won for god, tally in summary.traits["god"].items()} == {"gaia": 1.5, "aeolus": 0.5}
    found = summary.json(FOUR)
    assert found["uses"] == {"support-take": {"games": 2, "used": 1, "share": 0.5}}
    assert found["shared"] == 1


def test_a_game_of_ephyran_tells_order_gods_and_supports() -> None:
    one = play_game(Plan("ephyran", ("level1", "level1", "level1"), "s"), 0)
    assert sorted(traits["order"] for traits in one.traits) == ["1", "2", "3"]
    assert len({traits["god"] for traits in one.traits}) == 3
    assert all(name.startswith("support-") for name in one.uses)
    assert any(one.uses.values())
