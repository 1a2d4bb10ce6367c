"""What a seat's socket receives never contains what that seat may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from quintessence.core.game import Game, Option, Seat
from quintessence.core.knowledge import observed
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.service.tables.clock import LoopClock
from quintessence.service.tables.environment import environment_with
from quintessence.service.tables.undo_looks import learn_undo
from quintessence.service.wire.table_json import table_json, whole_json
from quintessence.service.wire.updates import UpdateBuilder
from quintessence.table.caller import Caller, caller_at
from quintessence.table.model import Header, SeatHold, StoredTable, Summary
from quintessence.table.table import Table
from tests.core.toys import SealedBids
from tests.server.serving import FRIEND, ME, Person, patched

People = Callable[[], Person]


def test_every_socket_hears_its_own_seat_only(person: People) -> None:
    one, two, three, four = person(), person(), person(), person()
    table = one.new_table(ME, FRIEND, FRIEND, game="sealed_bids", options={"cards": 4})
    place = f"tables/{table['id']}"
    for seat, who in ((1, two), (2, three)):
        who.post(f"{place}/join", {"token": table["seats"][seat]["link"].split("=")[1]})
    four.post(f"{place}/join", {"token": table["watch_link"].split("=")[1]})
    sockets = [who.live(table["id"]) for who in (one, two, three, four)]
    for socket in sockets:
        socket.hear_until(type="whole")
    rng = Rng(8)
    while waiting := sockets[0].state["to_act"]:
        seat = waiting[rng.below(len(waiting))]
        legal = sockets[seat].state["legal"]
        assert sockets[seat].play(seat, legal[rng.below(len(legal))]["row"])["ok"]
        for socket in sockets:
            while socket.state["revision"] < sockets[seat].state["revision"]:
                socket.hear()
    for socket in sockets:
        while socket.table["status"] != "over":
            socket.hear()
    record = one.get(f"{place}/record")
    _compare(record, sockets)
    for socket in sockets:
        heard = [message for message in socket.heard if message.get("status") != "over"]
        assert record["seed"] not in json.dumps(heard[:-1])
        socket.__exit__()


def _compare(record: Any, sockets: list[Any]) -> None:
    """Play the record again: each update is exactly what the engine shows that seat."""
    match = start_match(SealedBids(), record["seats"], record["seed"], record["options"])
    heard = [[m for m in socket.heard if m["type"] == "update"] for socket in sockets]
    views = [next(m for m in s.heard if m["type"] == "whole")["table"]["state"]["view"] for s in sockets]
    for number, (seat, *row) in enumerate(record["actions"]):
        events = match.play(seat, row)
        for watcher, updates in enumerate(heard):
            viewer = Seat(watcher) if watcher < 3 else None
            update = updates[number]
            views[watcher] = patched(views[watcher], update)
            assert views[watcher] == match.view(viewer)
            assert update["events"] == [event.json() for event in observed(events, viewer)]
            legal = [] if viewer is None else [action.row() for action in match.legal(viewer)]
            assert [action["row"] for action in update["legal"]] == legal
            assert "row" not in update and "action" not in update


async def heard(table: Table, action: Any, actor: Seat, viewer: Seat | None) -> tuple[bytes, bytes]:
    """What a viewer is shown before an action, and told of it."""
    caller = caller_at(table.stored, None if viewer is None else f"g{viewer}", "w")
    before = await whole_json(table, caller)
    ear = Ear(table, caller, viewer)
    events = table.play(actor, action.row()).events or []
    await learn_undo(table, range(table.seats))
    builder = UpdateBuilder(table, "play", actor, events)
    return before, builder.update_for(ear)  # type: ignore[arg-type]


class Ear:
    """A listener, as far as an update is concerned."""

    def __init__(self, table: Table, caller: Caller, viewer: Seat | None) -> None:
        self.caller = caller
        self.viewer: int | None = None
        self.shown = table.current.parts(viewer)
        self.revision = table.revision


def a_table(world: int | None, viewer: Seat | None, game: Game | None = None) -> Table:
    """A table after its first action, in the true world or in another that the viewer cannot tell from it."""
    header = Header("t", "sealed_bids", 1, {"cards": 4, "peeking": True, "given_points": 0}, 3, "s", "c", "g0", 1.0)
    seats = [SeatHold("friend", None, f"t{seat}", f"k{seat}", [f"g{seat}"]) for seat in range(3)]
    stored = StoredTable(header, seats, "w", Summary("playing", 0, 0, [], False), 1.0)
    match = start_match(game or SealedBids(), 3, "s", header.options)
    if world is not None:
        match.state = match.state.resample(viewer, Rng(world))
    return Table(stored, match, environment_with(LoopClock()))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("world", range(6))
def test_two_worlds_that_a_seat_cannot_tell_apart_sound_the_same(viewer: int | None, world: int) -> None:
    seat = None if viewer is None else Seat(viewer)
    true, other = a_table(None, seat), a_table(world, seat)
    actor = Seat(1 if viewer == 0 else 0)
    rows = [action.row() for action in other.rules().legal(actor)]
    shared = [action for action in true.rules().legal(actor) if action.row() in rows and action.row()[0] == "lay"]
    for action in shared[:1]:
        one = asyncio.run(heard(true, action, actor, seat))
        two = asyncio.run(heard(other, action, actor, seat))
        assert one == two


def test_a_review_names_no_hidden_action(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND, game="sealed_bids")
    place = f"tables/{table['id']}"
    two.post(f"{place}/join", {"token": table["seats"][1]["link"].split("=")[1]})
    mine = one.get(place)["state"]["legal"]
    lay = next(action["row"] for action in mine if action["row"][0] == "lay")
    one.play(table, 0, lay)
    assert one.get(f"{place}/review")["steps"][0]["action"]["row"] == lay
    hidden = two.get(f"{place}/review")["steps"][0]
    assert hidden["action"] is None and hidden["events"][0]["row"][-1] is None
    assert two.get(f"{place}/review?seat=0", 403)["code"] == "not_your_seat"
    assert two.get(f"{place}/review/1?seat=0", 403)["code"] == "not_your_seat"
    assert two.get(f"{place}/review/1")["view"]["laid"] == [True, 0]
    one.post(f"{place}/resign", {"seat": 0})
    assert two.get(f"{place}/review?seat=0")["steps"][0]["action"]["row"] == lay


def test_a_picture_is_drawn_from_what_a_spectator_knows_whoever_asks(person: People) -> None:
    one = person()
    table = one.new_table(ME, {"kind": "screen"}, game="sealed_bids")
    place = f"tables/{table['id']}"
    lay = next(action["row"] for action in table["state"]["legal"] if action["row"][0] == "lay")
    one.play(table, 0, lay)
    told = one.get(f"{place}/public/1")
    assert told["view"]["laid"] == [True, 0] and told["view"] != one.get(f"{place}/review/1")["view"]
    assert [step["action"] for step in told["steps"]] == [None] and told["steps"][0]["events"][0]["row"][-1] is None
    one.post(f"{place}/resign", {"seat": 0})
    assert one.get(f"{place}/public/1") == told
    assert one.get(f"{place}/public/2", 404)["code"] == "no_such_moment"
    assert person().get(f"{place}/public/1", 403)["code"] == "not_at_this_table"


def test_nothing_is_taken_back_that_someone_saw(person: People) -> None:
    one = person()
    table = one.new_table(ME, {"kind": "screen"}, game="sealed_bids")
    place = f"tables/{table['id']}"
    assert one.play(table, 0, ["peek"])
    state = one.get(place)["state"]
    assert state["undo"] == "something_was_shown"
    body = {"seat": 0, "question": state["questions"]["0"]}
    assert one.post(f"{place}/undo", body, 409)["code"] == "something_was_shown"


class SecretlyGiven(SealedBids):
    """The points that are given can tell what someone holds."""

    def options(self) -> list[Option]:
        return [Option("cards", 4, [2, 3, 4]), Option("peeking", True), Option("given_points", 0, is_secret=True)]


def test_an_option_that_names_secrets_is_shown_once_it_is_over() -> None:
    table = a_table(None, None)
    watching = caller_at(table.stored, None, "w")
    assert table_json(table, watching)["options"] == {"cards": 4, "peeking": True, "given_points": 0}
    assert table_json(a_table(None, None, SecretlyGiven()), watching)["options"] == {"cards": 4, "peeking": True}
    without_rules = Table(table.stored, None, table.environment)
    assert table_json(without_rules, watching)["options"] == {}
    table.stored.summary = Summary("over", 0, 0, [], False)
    assert table_json(without_rules, watching)["options"] == {"cards": 4, "peeking": True, "given_points": 0}
