"""Functions for the workers of the tests: each does one thing that a job may do."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import sleep

import quintessence
from quintessence.core.game import IllegalAction, Json, Values
from quintessence.jobs import memory


def echo(job: Values) -> Values:
    print("printing is no answer")
    return {"text": job["text"], "process": os.getpid(), "read": sys.stdin.read()}


def count(job: Values) -> Values:
    """How often this process was asked about a key."""
    key = str(job["name"])
    before = memory.recall(key)
    times = before + 1 if isinstance(before, int) else 1
    memory.remember(key, times)
    return {"times": times, "process": os.getpid()}


def nap(job: Values) -> Values:
    seconds = job["seconds"]
    assert isinstance(seconds, int | float)
    sleep(seconds)
    return {"process": os.getpid()}


def die(job: Values) -> Values:
    os._exit(3)


def die_once(job: Values) -> Values:
    """Die unless it was tried before."""
    mark = Path(str(job["mark"]))
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return {"text": "at the second time"}


def swell(job: Values) -> Values:
    """Take so much memory, and say how much there was room for."""
    megabytes = job["megabytes"]
    assert isinstance(megabytes, int)
    return {"bytes": len(bytearray(megabytes * 1024 * 1024)), "process": os.getpid()}


def stumble(job: Values) -> Values:
    raise RuntimeError("on a stone")


def refuse(job: Values) -> Values:
    raise IllegalAction("too_poor", {"missing": 2})


def babble(job: Values) -> Values:
    answer: dict[str, Json] = {"text": object()}  # type: ignore[dict-item]
    return answer


def where(job: Values) -> Values:
    return {"file": str(quintessence.__file__), "games": os.environ.get("QUINTESSENCE_GAMES", "")}
