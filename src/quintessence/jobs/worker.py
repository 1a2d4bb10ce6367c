"""A worker process: reads one JSON job a line, answers with one JSON line, and ends when there are no more jobs.

A job names its function: {"run": "package.module:function", …}. The function takes the job and returns the answer, both
of them JSON objects. Job names come from the program, never from a client.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from importlib import import_module
from math import ceil
from typing import Final, TextIO

from quintessence.core.game import Refused, Values
from quintessence.jobs.protocol import EXHAUSTED, LIMIT, READY

_GRACE: Final = 2
"""Seconds after a job's limit at which the system ends this process, if its owner no longer lives to do so."""
_LONGEST_ERROR: Final = 300


def main() -> None:
    """Import what will be needed, say so, and answer until there are no more jobs."""
    jobs, answers = _channels()
    for module in sys.argv[1:]:
        import_module(module)
    print(json.dumps(READY), file=answers, flush=True)
    for line in jobs:
        job: Values = json.loads(line)
        limit = job.get(LIMIT)
        _set_alarm(ceil(limit) + _GRACE if isinstance(limit, int | float) else 0)
        print(_encoded(answer(job)), file=answers, flush=True)
        _set_alarm(0)


def answer(job: Values) -> Values:
    """Do what a job asks; what goes wrong is an answer too."""
    try:
        module, _, name = str(job["run"]).partition(":")
        done: Values = getattr(import_module(module), name)(job)
        return done
    except Refused as error:
        return {"refused": error.code, "kind": type(error).__name__, "values": error.values}
    except MemoryError:
        return EXHAUSTED
    except Exception as error:  # a bot or a game may raise anything
        return _error(error)


def _encoded(done: Values) -> str:
    try:
        return json.dumps(done)
    except (TypeError, ValueError) as error:  # a function that does not keep to JSON
        return json.dumps(_error(error))


def _error(error: Exception) -> Values:
    if os.environ.get("QUINTESSENCE_DEBUG") == "1":
        traceback.print_exception(error)
    return {"error": f"{type(error).__name__}: {error}"[:_LONGEST_ERROR]}


def _channels() -> tuple[TextIO, TextIO]:
    """The streams of jobs and answers; what a job prints goes to the errors, and what it reads is empty."""
    jobs, answers = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def _set_alarm(seconds: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
