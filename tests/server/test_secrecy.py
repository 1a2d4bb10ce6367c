"""What a seat's socket receives never contains what that seat may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from quintessence.core.game import Option, Seat
from quintessence.core.knowledge import observed
from quintessence.core.match import begin
from quintessence.core.rng import Rng
from quintessence.server.identity import Caller, caller_at
from quintessence.server.shown import Telling, table_json, whole_json
from quintessence.server.storage import Header, Place, Stored, Summary
from quintessence.server.table import Table
from tests.core.toys import SealedBids
from tests.server.serving import FRIEND, ME, Person

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
            while socket.state["number"] < sockets[seat].state["number"]:
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
    match = begin(SealedBids(), record["seats"], record["seed"], record["options"])
    told = [[m for m in socket.heard if m["type"] == "update"] for socket in sockets]
    views = [next(m for m in s.heard if m["type"] == "whole")["table"]["state"]["view"] for s in sockets]
    for number, row in enumerate(record["actions"]):
        events = match.play(row)
        for watcher, updates in enumerate(told):
            eyes = Seat(watcher) if watcher < 3 else None
            update = updates[number]
            views[watcher] = {**views[watcher], **update["changed"]}
            assert views[watcher] == match.view(eyes)
            assert update["events"] == [{"row": e.row(), "values": e.values()} for e in observed(events, eyes)]
            legal = [] if eyes is None else [action.row() for action in match.legal(eyes)]
            assert [said["row"] for said in update["legal"]] == legal
            assert "row" not in update and "action" not in update


class Ear:
    """A connection, as far as an update is concerned."""

    def __init__(self, table: Table, caller: Caller, eyes: Seat | None) -> None:
        self.caller = caller
        self.eyes: int | None = None
        self.shown = table.pieces(eyes)
        self.number = table.number


def a_table(world: int | None, eyes: Seat | None) -> Table:
    """A table after its first action, in the true world or in another that those eyes cannot tell from it."""
    header = Header("t", "sealed_bids", 1, {"cards": 4, "peeking": True, "given_points": 0}, 3, "s", "c", "g0", 1.0)
    places = [Place("friend", None, f"t{seat}", f"k{seat}", [f"g{seat}"]) for seat in range(3)]
    stored = Stored(header, places, "w", Summary("playing", 0, 0, [], False), 1.0)
    match = begin(SealedBids(), 3, "s", header.options)
    if world is not None:
        match.state = match.state.resample(eyes, Rng(world))
    return Table(stored, match)


@pytest.mark.parametrize("eyes", [0, 1, 2, None])
@pytest.mark.parametrize("world", range(6))
def test_two_worlds_that_a_seat_cannot_tell_apart_sound_the_same(eyes: int | None, world: int) -> None:
    async def heard(table: Table, action: Any, actor: Seat, seat: Seat | None) -> tuple[str, bytes]:
        caller = caller_at(table, None if seat is None else f"g{seat}", "w")
        before = json.dumps(await whole_json(table, caller))
        ear = Ear(table, caller, seat)
        _, events = table.play(actor, action)
        telling = Telling(table, "play", actor, events, await table.can_undo())
        return before, telling.text_for(ear)  # type: ignore[arg-type]

    seat = None if eyes is None else Seat(eyes)
    true, other = a_table(None, seat), a_table(world, seat)
    actor = Seat(1 if eyes == 0 else 0)
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
    lay = next(said["row"] for said in mine if said["row"][0] == "lay")
    one.post(f"{place}/play", {"seat": 0, "number": 0, "row": lay})
    assert one.get(f"{place}/review")["steps"][0]["action"]["row"] == lay
    hidden = two.get(f"{place}/review")["steps"][0]
    assert hidden["action"] is None and hidden["events"][0]["row"][-1] is None
    assert two.get(f"{place}/review?seat=0", 403)["code"] == "not_your_seat"
    assert two.get(f"{place}/review/1?seat=0", 403)["code"] == "not_your_seat"
    assert two.get(f"{place}/review/1")["view"]["laid"] == [True, 0]
    one.post(f"{place}/resign", {"seat": 0})
    assert two.get(f"{place}/review?seat=0")["steps"][0]["action"]["row"] == lay


def test_nothing_is_taken_back_that_someone_saw(person: People) -> None:
    one = person()
    table = one.new_table(ME, {"kind": "screen"}, game="sealed_bids")
    place = f"tables/{table['id']}"
    assert one.post(f"{place}/play", {"seat": 0, "number": 0, "row": ["peek", 0]})
    assert one.get(place)["state"]["undo"] == "something_was_shown"
    assert one.post(f"{place}/undo", {"seat": 0, "number": 1}, 409)["code"] == "something_was_shown"


class SecretlyGiven(SealedBids):
    """The points that are given can tell what someone holds."""

    def options(self) -> list[Option]:
        return [Option("cards", 4, [2, 3, 4]), Option("peeking", True), Option("given_points", 0, is_secret=True)]


def test_an_option_that_names_secrets_is_shown_once_it_is_over() -> None:
    table = a_table(None, None)
    watching = caller_at(table, None, "w")
    assert table_json(table, watching)["options"] == {"cards": 4, "peeking": True, "given_points": 0}
    table.match = begin(SecretlyGiven(), 3, "s", table.stored.header.options)
    assert table_json(table, watching)["options"] == {"cards": 4, "peeking": True}
    table.match = None
    assert table_json(table, watching)["options"] == {}
    table.stored.summary = Summary("over", 0, 0, [], False)
    assert table_json(table, watching)["options"] == {"cards": 4, "peeking": True, "given_points": 0}
