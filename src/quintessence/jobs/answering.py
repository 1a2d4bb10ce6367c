"""Runs a job: calls the function that it names. A worker process and a browser's worker both do it by this."""

from __future__ import annotations

import json
import os
import traceback
from importlib import import_module
from typing import Final

from quintessence.core.game import Refused, Values
from quintessence.jobs.protocol import EXHAUSTED

_LONGEST_ERROR: Final = 300


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


def encoded(done: Values) -> str:
    """An answer as JSON."""
    try:
        return json.dumps(done)
    except (TypeError, ValueError) as error:  # a function that does not keep to JSON
        return json.dumps(_error(error))


def _error(error: Exception) -> Values:
    if os.environ.get("QUINTESSENCE_DEBUG") == "1":
        traceback.print_exception(error)
    return {"error": f"{type(error).__name__}: {error}"[:_LONGEST_ERROR]}
