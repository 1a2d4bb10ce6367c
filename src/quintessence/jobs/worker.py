"""A worker process: reads one JSON job a line, answers with one JSON line, and ends when there are no more jobs.

A job names its function: {"run": "package.module:function", …}. The function takes the job and returns the answer, both
of them JSON objects. Job names come from the program, never from a client.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib import import_module
from math import ceil
from typing import Final, TextIO

from quintessence.core.game import Values
from quintessence.jobs.answering import answer, encoded
from quintessence.jobs.protocol import LIMIT, READY

_GRACE: Final = 2
"""Seconds after a job's limit at which the system ends this process, if its owner no longer lives to do so."""


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
        print(encoded(answer(job)), file=answers, flush=True)
        _set_alarm(0)


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
