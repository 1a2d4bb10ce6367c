"""Hints: a whole turn, the same one for as long as it holds; who follows them plays as the bot does that gives them."""

from __future__ import annotations

from collections.abc import Callable

import quintessence
from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.service.workers.hint_jobs import plan_of
from quintessence.service.workers.hints import Hints
from tests.server.serving import ME, SCREEN, Person

People = Callable[[], Person]
OWN = Seat(0)
SOLO: Values = {"automa": "simpletons", "automa_level": 1, "end_tile": "none"}


def asked(hints: Hints, match: Match, seat: Seat = OWN) -> Values:
    """What a seat is told, as the server tells it."""
    rest = hints.rest("table", match, seat)
    return rest or hints.remember("table", len(match.history()), seat, plan_of(match, seat, "level4", None))


def rows(hint: Values) -> list[object]:
    line = hint["line"]
    assert isinstance(line, list)
    return [action["row"] for action in line if isinstance(action, dict)]


def follow(match: Match, told: Values) -> None:
    row = told["row"]
    assert isinstance(row, list)
    match.play(OWN, row)


def begun() -> Match:
    """The first round alone against the Automa, after a set-up without any thought."""
    match = quintessence.start("terra_mystica", 1, "hints", SOLO)
    while match.state.prompt(OWN).code != "act":
        match.play(OWN, match.legal(OWN)[0])
    return match


def test_a_turn_is_told_until_it_is_left_or_over() -> None:
    hints, match = Hints(), begun()
    told = asked(hints, match)
    turn, whole = match.state.turn_number(), rows(told)
    assert len(whole) > 1 and told["aim"] is not None
    other = next(action for action in match.legal(OWN) if action.row() != told["row"])
    match.play(OWN, other)
    assert hints.rest("table", match, OWN) is None  # something else was played
    match.undo(OWN)
    assert hints.rest("elsewhere", match, OWN) is None
    for number in range(len(whole)):
        again = asked(hints, match)
        assert (again["done"], rows(again), again["aim"]) == (number, whole[number:], told["aim"])
        follow(match, again)
    assert match.state.turn_number() != turn  # it was the whole turn
    assert hints.rest("table", match, OWN) is None


def test_the_server_tells_the_rest_of_a_turn(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN)
    seat = table["state"]["seat"]
    hint = one.post(f"tables/{table['id']}/hint", {"seat": seat})
    assert len(hint["line"]) > 1 and hint["done"] == 0
    one.play(table, seat, hint["row"])
    rest = one.post(f"tables/{table['id']}/hint", {"seat": seat})
    assert (rest["line"], rest["aim"], rest["done"]) == (hint["line"][1:], hint["aim"], 1)


def test_what_a_turn_brings_is_told_though_it_ends_with_a_draw() -> None:
    match = quintessence.start("ephyran", 2, "foresight", {})
    told = plan_of(match, match.to_act()[0], "level2", None)
    assert told["aim"] == {"code": "points", "values": {"count": 1}}
    assert rows(told) == [["add", "dionysos-1", "forest-1"]]  # there is one pile alone: the draw is no choice
