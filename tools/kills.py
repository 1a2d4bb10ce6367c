"""Kills server processes and restarts PostgreSQL under play: python tools/kills.py [KILLS] [RESTARTS] [PROCESSES].

It fails when an acknowledged move is lost, doubled or out of place, when a table stands still, and when a client
was away for more than five seconds.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server import postgres
from tests.server.killing import BACK_WITHIN, Cluster, Player, wait_for_moves, watched


def main() -> int:
    """Kill, restart, watch; 1 when someone was away for too long."""
    given = [int(word) for word in sys.argv[1:]]
    kills, restarts, processes = [*given, *[200, 20, 2][len(given) :]]
    chance = random.Random(kills)
    events = ["kill"] * kills + ["restart"] * restarts
    chance.shuffle(events)
    done: list[tuple[float, float, str]] = []
    """When each event began and ended."""

    def trouble(players: list[Player]) -> None:
        for number, event in enumerate(events, 1):
            wait_for_moves(players)
            time.sleep(chance.uniform(0, 0.3))
            began = time.monotonic()
            if event == "kill":
                cluster.kill_one(chance)
            else:
                postgres.restart(server, chance.choice(["fast", "immediate"]))
            done.append((began, time.monotonic(), event))
            if number % 20 == 0:
                print(f"{number} of {len(events)}: {sum(player.moves for player in players)} moves", flush=True)

    server = postgres.started("kills")
    with tempfile.TemporaryDirectory() as folder, postgres.new_database(server) as database:
        cluster = Cluster(Path(folder), database, processes)
        try:
            players = watched(cluster, 3, 3, 2, trouble)
        finally:
            cluster.stop()
    refused = sum((player.refused for player in players), start=players[0].refused.__class__())
    print(f"{kills} kills, {restarts} restarts, {processes} processes: {sum(player.moves for player in players)} moves")
    print(f"refused: {dict(refused)}; load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    aways = [away for player in players for away in player.aways]
    tell("clients away, all", [end - start for start, end in aways])
    tell("PostgreSQL away", [end - start for start, end, kind in done if kind == "restart"])
    for kind in ("kill", "restart"):
        tell(f"clients away around a {kind}", [end - start for start, end in aways if _near(start, end, kind, done)])
    return 0 if max(player.longest for player in players) < BACK_WITHIN else 1


def _near(start: float, end: float, kind: str, done: list[tuple[float, float, str]]) -> bool:
    """Whether something happened while a client was away, or just before."""
    return any(known == kind and began < end and ended > start - 0.2 for began, ended, known in done)


def tell(what: str, seconds: list[float]) -> None:
    """Print how long something took."""
    found = sorted(seconds)
    if found:
        middle, high = found[len(found) // 2], found[len(found) * 99 // 100]
        print(f"{what}: {len(found)} times, p50 {middle:.2f} s, p99 {high:.2f} s, longest {found[-1]:.2f} s")


if __name__ == "__main__":
    sys.exit(main())
