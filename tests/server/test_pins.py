"""Pins: what allies propose to each other, told to all at the table and kept nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.game import Seat
from quintessence.service.limits import Limits
from quintessence.table.pins import Pins
from tests.server.games.orchard import ACTIONS
from tests.server.serving import FRIEND, ME, SCREEN, Client, Person, server
from tests.server.test_allies import seated

People = Callable[[], Person]
VILLAGE = {"game": "embers", "seed": "pins"}


def hear_pins(client: Client) -> list[tuple[int, Any]]:
    """What is proposed, as the next message about it says."""
    return [(pin["seat"], pin["row"]) for pin in client.hear_until(type="pins")["pins"]]


def test_everyone_at_the_table_sees_what_a_seat_proposes(person: People) -> None:
    one, two, watcher = person(), person(), person()
    table = seated(one, two)
    watcher.post(f"tables/{table['id']}/join", {"token": table["watch_link"].split("=")[1]})
    with one.live(table["id"]) as first, two.live(table["id"]) as second, watcher.live(table["id"]) as third:
        assert first.ask(type="pin", seat=0, row=["plant", 3])["ok"]
        for client in (second, third):
            heard = client.hear_until(type="pins")["pins"]
            assert heard == [{"seat": 0, "row": ["plant", 3], "values": {"bed": 3}}]
        assert third.ask(type="pin", seat=0, row=["plant", 4])["code"] == "not_your_seat"
        assert second.ask(type="unpin", seat=0, row=["plant", 3])["code"] == "not_your_seat"
        assert first.ask(type="unpin", seat=0, row=["plant", 3])["ok"]
        assert hear_pins(second) == [] and hear_pins(third) == []
        assert first.ask(type="pin", seat=0, row=["plant", 5])["ok"]
    assert [pin["row"] for pin in watcher.get(f"tables/{table['id']}")["pins"]] == [["plant", 5]]  # who comes later


def test_a_pin_falls_when_its_seat_plays_it_and_only_then(person: People) -> None:
    one, two = person(), person()
    table = seated(one, two)
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        for client in (first, second):
            client.hear_until(type="whole")
        assert first.ask(type="pin", seat=0, row=["plant", 3])["ok"]
        assert second.ask(type="pin", seat=1, row=["plant", 4])["ok"]
        assert first.play(0, ["plant", 4])["ok"]  # another's proposal: it stays until its owner takes it back
        assert [pin["row"] for pin in one.get(f"tables/{table['id']}")["pins"]] == [["plant", 3], ["plant", 4]]
        assert first.play(0, ["plant", 3])["ok"]
        assert hear_pins(second)[-1] == (1, ["plant", 4])
        assert [pin["row"] for pin in one.get(f"tables/{table['id']}")["pins"]] == [["plant", 4]]


def test_pins_fall_when_the_turn_does(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, **VILLAGE)
    with one.live(table["id"]) as client:
        client.hear_until(type="whole")
        row = next(action["row"] for action in client.state["legal"] if action["row"] != ["rest"])
        assert client.ask(type="pin", seat=1, row=row)["ok"]
        assert client.play(0, ["rest"])["ok"]
        assert len(one.get(f"tables/{table['id']}")["pins"]) == 1  # the round goes on
        assert client.play(1, ["rest"])["ok"]
        assert [len(message["pins"]) for message in client.heard if message["type"] == "pins"] == [1, 0]


def test_who_is_sent_away_takes_its_proposals_along(person: People) -> None:
    one, two = person(), person()
    table = seated(one, two)
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        assert second.ask(type="pin", seat=1, row=["plant", 4])["ok"]
        first.hear_until(type="pins")
        one.post(f"tables/{table['id']}/revoke", {"seat": 1})
        assert first.hear_until(type="table")["pins"] == []


def test_rivals_unknown_rows_and_matches_that_are_over_are_refused(person: People) -> None:
    one, two = person(), person()
    table = seated(one, two, beds=1)
    with one.live(table["id"]) as first:
        first.hear_until(type="whole")
        for row in (["plant", 999], ["fell", 1], [1], ["plant", "x" * 400], [["plant"]]):
            assert first.ask(type="pin", seat=0, row=row)["code"] == "malformed_row", row
        assert first.ask(type="pin", seat=0, row=["plant", 0])["ok"]
        assert first.play(0, ["plant", 0])["ok"]
        assert first.ask(type="pin", seat=0, row=["plant", 0])["code"] == "match_is_over"
    assert one.get(f"tables/{table['id']}")["pins"] == []
    rivals = one.new_table(ME, FRIEND)
    with one.live(rivals["id"]) as first:
        assert first.ask(type="pin", seat=0, row=["pass"])["code"] == "only_allies_pin"


def test_a_seat_has_only_so_many_and_its_oldest_falls(person: People) -> None:
    most = Limits().pins_per_seat
    one, two = person(), person()
    table = seated(one, two)
    with one.live(table["id"]) as first, two.live(table["id"]) as second:
        assert second.ask(type="pin", seat=1, row=["plant", 100])["ok"]
        for bed in [*range(most + 3), most]:  # the last one once more: it is not there twice
            assert first.ask(type="pin", seat=0, row=["plant", bed])["ok"]
    pins = one.get(f"tables/{table['id']}")["pins"]
    assert [pin["values"]["bed"] for pin in pins] == [100, *range(3, most), most + 1, most + 2, most]


@pytest.mark.own_server
def test_pins_are_not_stored(data: Path) -> None:
    with server(data) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN, game="orchard")
        with one.live(table["id"]) as first:
            assert first.ask(type="pin", seat=0, row=["plant", 3])["ok"]
        assert "plant" not in str(one.get(f"tables/{table['id']}/record")["actions"])
        running.kill()
        running.start()
        assert one.get(f"tables/{table['id']}")["pins"] == []
        one.close()


def test_nothing_falls_where_nothing_was_pinned() -> None:
    pins = Pins()
    assert not pins.settle(3) and not pins.settle(None) and not pins.remove_seat(0)
    pins.add(Seat(0), ACTIONS[1], 3, 6)
    assert not pins.settle(3, 1, ["plant", 1]) and not pins.remove(Seat(1), ACTIONS[1])
    assert pins.settle(4) and pins.all == []
