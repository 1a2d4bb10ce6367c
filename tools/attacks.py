"""Measures an innocent player's pings beside each attack: python tools/attacks.py [SECONDS] [NAME…].

The aim is a p99 below 100 ms on a machine that does nothing else; docs/concepts/trust.md has the numbers.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from quintessence.service.limits import Limits
from tests.server.attacks import ATTACKS
from tests.server.serving import ME, SCREEN, Person, Running, Turn, close_nurseries, server
from tests.server.test_attacks import attacked, latencies, p99

AIM: Final = 0.100


def main() -> int:
    """Attack for so many seconds each; 1 when the aim was missed."""
    words = sys.argv[1:]
    seconds = float(words.pop(0)) if words and words[0].replace(".", "").isdigit() else 10.0
    is_kept, Turn.has_own_server = True, True
    print("| attack | quiet p99 | p99 | memory at most | load |\n| --- | ---: | ---: | ---: | ---: |")
    for name in words or ATTACKS:
        quiet, found, memory = _measured(name, seconds)
        is_kept = is_kept and found < AIM
        load = os.getloadavg()[0]
        print(f"| {name} | {quiet * 1000:.1f} ms | {found * 1000:.1f} ms | {memory} MB | {load:.1f} |", flush=True)
    close_nurseries()
    return 0 if is_kept else 1


def _measured(name: str, seconds: float) -> tuple[float, float, int]:
    with tempfile.TemporaryDirectory() as folder, server(Path(folder), asdict(Limits())) as running:
        one = Person(running)
        one.get("tables")  # a server that people start has this worker ready
        with one.live(one.new_table(ME, SCREEN)["id"]) as live:
            live.hear_until(type="whole")
            quiet = latencies(live, seconds)
            with attacked(running, name, seconds + 1):
                found = latencies(live, seconds)
        memory = _peak(running)
        one.close()
    return p99(quiet), p99(found), memory


def _peak(running: Running) -> int:
    """The most memory that the server's process had, in megabytes; 0 where the system does not tell."""
    status = Path(f"/proc/{running.pid}/status")
    lines = status.read_text().splitlines() if status.is_file() else []
    return max((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM")), default=0)


if __name__ == "__main__":
    sys.exit(main())
