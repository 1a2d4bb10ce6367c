"""Replays matches in one background thread of this process, one after the other, to make tables of them.

Threads share the interpreter with the event loop. One thread takes at most half of the loop's time; more threads would
take a larger part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from quintessence.service.threads import OneThread

_P = ParamSpec("_P")
_T = TypeVar("_T")
_THREAD: Final = OneThread("quintessence-replay")


async def replayed(function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Call a function that starts or replays a match, in the one thread for that; returns what it returns."""
    return await _THREAD.run(function, *args, **kwargs)
