"""Replays matches in one background thread of this process, one after the other, to make tables of them.

Threads share the interpreter with the event loop. One thread takes at most half of the loop's time; more threads would
take a larger part.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")
_THREAD: Final = ThreadPoolExecutor(1, "quintessence-replay")


async def replayed(function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Call a function that starts or replays a match, in the one thread for that; returns what it returns."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(function, *args, **kwargs))
