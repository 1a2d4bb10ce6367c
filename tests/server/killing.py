"""Play that is watched while server processes are killed: what was acknowledged is in the log once, in its place."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server import postgres
from tests.server.serving import BOT, FRIEND, ME, ROOT, SCREEN, WIDE, Client, Person, environment

GONE = (WebSocketException, httpx.TransportError, OSError, EOFError)
Line = tuple[int, Any]
BACK_WITHIN = 5.0
"""Seconds in which a client is to be back."""


class Cluster:
    """Several server processes behind one port."""

    def __init__(self, data: Path, database: str, processes: int, limits: dict[str, float] | None = None) -> None:
        self.database = database
        wide = {**WIDE, "workers": 1, **(limits or {})}
        asked = {"data": str(data), "limits": wide, "database": database, "processes": processes}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.serve_many", json.dumps(asked)],
            stdout=subprocess.PIPE,
            stderr=None if "KILLS_LOG" in os.environ else subprocess.DEVNULL,
            text=True,
            env=environment(),
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def children(self) -> list[int]:
        parent = self.process.pid
        return [int(word) for word in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]

    def kill_one(self, chance: random.Random) -> None:
        children = self.children()
        if children:
            os.kill(chance.choice(children), signal.SIGKILL)

    def renew(self) -> None:
        """Replace all processes, one after the other."""
        self.process.send_signal(signal.SIGHUP)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=30)
        return self.process.returncode


class Game:
    """One table after the other, and what its players were told."""

    def __init__(self, host: Person, kind: str) -> None:
        self.host = host
        self.kind = kind
        self.table = ""
        self.acknowledged: dict[str, dict[int, Line]] = {}
        self.on_its_way: dict[str, list[Line]] = {}

    def new_table(self, friend: Person | None) -> None:
        if friend is None:
            made = self.host.new_table(ME, SCREEN if self.kind == "alone" else BOT)
        else:
            made = self.host.new_table(ME, FRIEND, game="ephyran", answer_seconds=5)
            friend.post(f"tables/{made['id']}/join", {"token": made["seats"][1]["link"].partition("join=")[2]})
        self.acknowledged[made["id"]], self.on_its_way[made["id"]] = {}, []
        self.table = made["id"]


class Player(threading.Thread):
    """Plays as fast as it can, and comes back whenever it is cut off."""

    def __init__(self, game: Game, person: Person, number: int, friend: Person | None = None) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.person = person
        self.friend = friend
        """With whom this player, the host, sits down; None for others."""
        self.chance = random.Random(number)
        self.is_ending = False
        self.fault: BaseException | None = None
        self.moves = 0
        self.aways: list[tuple[float, float]] = []
        """When each time without a table began and ended."""
        self.refused: Counter[str] = Counter()
        self._lost = time.monotonic()

    @property
    def longest(self) -> float:
        """The longest time without a table."""
        return max(end - start for start, end in self.aways)

    def run(self) -> None:
        try:
            while not self.is_ending:
                try:
                    self._sit()
                except TimeoutError:  # nobody may be left waiting, but at the end
                    if not self.is_ending:
                        raise
                except GONE:
                    time.sleep(0.02)
        except BaseException as error:
            traceback.print_exception(error)
            self.fault = error

    def _sit(self) -> None:
        table = self.game.table
        with self.person.live(table) as client:
            client.hear_until(type="whole")
            self.aways.append((self._lost, time.monotonic()))
            try:
                while not self.is_ending and client.table["status"] != "over" and self.game.table == table:
                    self._act(client, table)
            finally:
                self._lost = time.monotonic()
        if self.is_ending or self.game.table != table:
            return
        if self.person is self.game.host:
            self.game.new_table(self.friend)
        else:
            time.sleep(0.05)
        self._lost = time.monotonic()

    def _act(self, client: Client, table: str) -> None:
        state = client.state
        seats = [seat for seat in state["to_act"] if str(seat) in state["questions"]]
        if not seats or not state["legal"]:
            self._hear(client)
            return
        line = (seats[0], self.chance.choice(state["legal"])["row"])
        self.game.on_its_way[table].append(line)
        answer = client.play(*line)
        if not answer["ok"]:
            self.refused[answer["code"]] += 1
            if answer["code"] not in ("storage_unreachable", "storage_failed", "server_error"):
                self.game.on_its_way[table].remove(line)
        elif answer["kept"]:
            self.game.on_its_way[table].remove(line)
            revision = state["revision"]
            while client.state["revision"] == revision and not self.is_ending:
                self._hear(client)
            return
        else:
            self.game.on_its_way[table].remove(line)
            assert answer["revision"] not in self.game.acknowledged[table], "two moves were acknowledged as one"
            self.game.acknowledged[table][answer["revision"]] = line
            self.moves += 1
            while client.state["revision"] < answer["revision"]:
                self._hear(client)
            return
        client.say(type="whole")
        client.hear_until(type="whole")

    def _hear(self, client: Client) -> None:
        """The next message; without any for long, the table stands still."""
        client.hear(20)


def watched(
    cluster: Cluster, alone: int, bots: int, duels: int, trouble: Callable[[list[Player]], None]
) -> list[Player]:
    """Have so many games of each kind played while there is trouble; then all must be as it was told."""
    players: list[Player] = []
    games: list[Game] = []
    for number, kind in enumerate(["alone"] * alone + ["bot"] * bots + ["duel"] * duels):
        host, friend = Person(cluster), Person(cluster) if kind == "duel" else None
        games.append(Game(host, kind))
        games[-1].new_table(friend)
        players.append(Player(games[-1], host, number, friend))
        if friend is not None:
            players.append(Player(games[-1], friend, number + 1000))
    for player in players:
        player.start()
    try:
        trouble(players)
        wait_for_moves(players, share=1.0)
    finally:
        for player in players:
            player.is_ending = True
        for player in players:
            player.join(40)
            if player.person is not player.game.host:
                player.person.close()
    for player in players:
        assert player.fault is None, (player.game.kind, player.game.table, player.fault)
    for game in games:
        for table in game.acknowledged:
            check(cluster, game, table)
        game.host.close()
    return players


def wait_for_moves(players: list[Player], seconds: float = 30, share: float = 0.5) -> None:
    """Until such a share of the games has gone on."""
    games = {id(player.game) for player in players}

    def moves() -> list[int]:
        return [sum(player.moves for player in players if id(player.game) == game) for game in games]

    before, end = moves(), time.monotonic() + seconds
    while sum(now > then for now, then in zip(moves(), before, strict=True)) < len(games) * share:
        faults = [(player.game.kind, player.fault) for player in players if player.fault]
        assert not faults and time.monotonic() < end, faults or "play stands still"
        time.sleep(0.01)


def check(cluster: Cluster, game: Game, table: str) -> None:
    """The log has every acknowledged move in its place, no line twice, none missing, and nothing that nobody sent."""
    query = f"""SELECT line, kind, seat, "row", note FROM entries WHERE "table" = '{table}' ORDER BY line"""
    entries: list[Any] = postgres.rows(cluster.database, query)
    assert [entry[0] for entry in entries] == [*range(1, len(entries) + 1)]
    changes = [(seat, json.loads(row)) for _, kind, seat, row, _ in entries if kind == "play"]
    assert {note for *_, note in entries} <= {None, "bot_overran"}  # a busy machine may take a bot's time from it
    for revision, line in game.acknowledged[table].items():
        assert changes[revision - 1] == line, (table, revision)
    if game.kind != "duel":  # where the server answers for whoever is silent
        unsent = [
            line
            for revision, line in enumerate(changes, 1)
            if revision not in game.acknowledged[table] and (game.kind == "alone" or line[0] == 0)
        ]
        for line in unsent:
            assert line in game.on_its_way[table], (table, line)
            game.on_its_way[table].remove(line)
    shown = game.host.get(f"tables/{table}")  # its rules accept the whole log
    assert shown["status"] != "unreadable" and shown["state"]["revision"] >= len(changes)
