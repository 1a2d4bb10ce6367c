"""A process that plays random matches of one game with the data in force: whoever checks a data file wants to know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import quintessence
from quintessence.core import data
from quintessence.core.game import Values
from quintessence.core.moments import starts
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng

MATCHES = 8
_SECONDS = 120


def tried(slug: str, name: str, text: str) -> Values:
    """What came of playing with a text as the data file of that name, in a process that has loaded no other."""
    with TemporaryDirectory() as folder:
        (Path(folder) / f"{name}.toml").write_text(text, encoding="utf-8")
        environment = {**os.environ, data.VARIABLE: folder}
        command = [sys.executable, "-P", "-m", "quintessence.cli.trial", slug]
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False, timeout=_SECONDS
            )
        except subprocess.TimeoutExpired:
            return {"fault": f"no end after {_SECONDS} s"}
    told = done.stdout.strip().splitlines()
    answer: Values = json.loads(told[-1]) if done.returncode == 0 and told else {"fault": _last_line(done.stderr)}
    return answer


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[-1]


def main(slug: str) -> None:
    """Play a match for each number of seats and each choice, and print how many and how long."""
    game = quintessence.load(slug)
    matches = actions = 0
    for number, match in enumerate(starts(game, MATCHES)):
        if number == MATCHES:
            break
        played = play_out(match.state, Rng(number), game.bound)
        if not played.over:
            raise RuntimeError(f"not over after {played.steps} actions")
        matches, actions = matches + 1, actions + played.steps
    print(json.dumps({"matches": matches, "actions": actions}))


if __name__ == "__main__":
    main(sys.argv[1])
