"""A server that is killed at any moment loses no acknowledged move and keeps no half one."""

from __future__ import annotations

import os
import random
import select
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from quintessence.core.conformance.samples import sample
from quintessence.server.main import listening
from quintessence.server.storage.opening import is_postgresql
from tests.server import postgres
from tests.server.killing import Cluster
from tests.server.serving import BOT, ME, SCREEN, Client, Person, Running, server

pytestmark = pytest.mark.own_server

KILLS = {"sqlite": sample(10, 10, 200), "postgresql": sample(5, 5, 60)}
GONE = (WebSocketException, httpx.TransportError, OSError, EOFError)


class Player:
    """Plays both seats as fast as it can, comes back whenever the server does, and remembers what was acknowledged."""

    def __init__(self, person: Person, number: int) -> None:
        self.person = person
        self.chance = random.Random(number)
        self.tables: dict[str, list[Any]] = {}
        """For each table the rows that were acknowledged, and at the end perhaps one that was on its way."""
        self.on_its_way: dict[str, Any] = {}
        self.table = ""
        self.stop = False
        self.fault: BaseException | None = None
        self.moves = 0

    def run(self) -> None:
        try:
            while not self.stop:
                try:
                    self.sit()
                except TimeoutError:  # nobody may be left waiting
                    raise
                except GONE:
                    time.sleep(0.02)
        except BaseException as error:
            self.fault = error

    def sit(self) -> None:
        if not self.table:
            return
        with self.person.live(self.table) as client:
            client.hear_until(type="whole")
            self.check(client)
            while not self.stop and client.state["to_act"]:
                self.move(client)
        if not client.state["to_act"]:
            self.new_table()

    def check(self, client: Client) -> None:
        """What was acknowledged is there; what was on its way is there whole, or not at all."""
        known = self.tables[self.table]
        assert client.table["status"] != "unreadable"
        played = client.state["played"]
        assert len(known) <= played <= len(known) + (self.table in self.on_its_way), (played, len(known))
        if played > len(known):
            known.append(self.on_its_way[self.table])
        self.on_its_way.pop(self.table, None)

    def move(self, client: Client) -> None:
        row = self.chance.choice(client.state["legal"])["row"]
        self.on_its_way[self.table] = row
        answer = client.play(client.state["to_act"][0], row)
        assert answer["ok"], answer
        self.tables[self.table].append(row)
        self.on_its_way.pop(self.table)
        self.moves += 1
        while client.state["played"] < len(self.tables[self.table]):
            client.hear()

    def new_table(self) -> None:
        table = self.person.new_table(ME, SCREEN)["id"]
        self.tables[table] = []
        self.table = table


def test_kills_lose_nothing(data: Path, database: str) -> None:
    chance = random.Random(3)
    kills = KILLS["postgresql" if is_postgresql(database) else "sqlite"]
    with server(data, database=database) as running:
        players = [Player(Person(running), number) for number in range(3)]
        for player in players:
            player.new_table()
        threads = [threading.Thread(target=player.run) for player in players]
        for thread in threads:
            thread.start()
        try:
            for _ in range(kills):
                _wait_for_moves(players)
                time.sleep(chance.uniform(0, 0.15))
                running.kill()
                running.start()
            _wait_for_moves(players)
        finally:
            for player in players:
                player.stop = True
            for thread in threads:
                thread.join(30)
        for player in players:
            assert player.fault is None, player.fault
            for table, rows in player.tables.items():
                record = player.person.get(f"tables/{table}/record")
                assert [row[1:] for row in record["actions"]] in (rows, [*rows, player.on_its_way.get(table)])
            player.person.close()
        assert sum(len(rows) for player in players for rows in player.tables.values()) > kills
    _numbers_have_no_gaps(database)


def _wait_for_moves(players: list[Player]) -> None:
    """Until play is on again, after the server came back."""
    moves, waited = sum(player.moves for player in players), 0
    while sum(player.moves for player in players) < moves + 3:
        time.sleep(0.01)
        waited += 1
        assert waited < 3000 and not any(player.fault for player in players), [player.fault for player in players]


def _numbers_have_no_gaps(database: str) -> None:
    query = """
        SELECT count(*), max(line), min(line), max(tables.revision) FROM entries
        JOIN tables ON tables.id = "table" GROUP BY "table"
    """
    if not is_postgresql(database):
        assert _ask(database, "PRAGMA integrity_check") == [("ok",)]
    for count, last, first, told in _ask(database, query):
        assert count == last and first == 1 and told <= count


def _ask(database: str, query: str) -> list[Any]:
    if is_postgresql(database):
        return postgres.rows(database, query)
    connection = sqlite3.connect(database)
    found = connection.execute(query).fetchall()
    connection.commit()
    connection.close()
    return found


def test_a_bot_that_was_thinking_is_asked_again(data: Path, database: str) -> None:
    running = Running(data, database=database)
    running.start()
    person = Person(running)
    table = person.new_table(ME, BOT, game="stubborn", options={"fault": "overrun"})
    person.play(table, 0, ["count", 1])
    running.kill()
    _ask(database, """UPDATE tables SET options = '{"fault": "none"}'""")
    running.start()  # nobody opens the table: the server itself remembers
    waited = 0.0
    while person.get("tables")[0]["played"] < 2:
        time.sleep(0.1)
        waited += 0.1
        assert waited < 15
    assert person.get("tables")[0]["yours"]
    person.close()
    running.stop()
    running.end()


def test_the_port_is_free_as_soon_as_the_parent_of_all_processes_is_killed_while_bots_think(
    data: Path, postgresql: str
) -> None:
    cluster = Cluster(data, postgresql, 2, {"bot_grace": 600})
    person = Person(cluster)
    table = person.new_table(ME, {"kind": "bot", "level": "level4"}, game="stubborn", options={"fault": "overrun"})
    person.play(table, 0, ["count", 1])
    family = descendants(cluster.process.pid)
    while len(family) < 3:  # two servers, and a worker that thinks for ten minutes
        family = descendants(cluster.process.pid)
    handles = [os.pidfd_open(one) for one in family]
    cluster.process.kill()
    cluster.process.communicate()
    for handle in handles:
        ended, _, _ = select.select([handle], [], [], 30)
        assert ended
        os.close(handle)
    listening("127.0.0.1", cluster.port).close()  # the next server can start
    person.close()


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    children = [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return children + [one for child in children for one in descendants(child)]
