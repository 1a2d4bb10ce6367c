"""Matches that are played anew in this process, since a table is made of them: one after the other.

They share the interpreter with the loop. One thread beside it takes half of its time at most; more would take more.
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
    """What a function returns that starts or replays a match, in the one thread for that."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(function, *args, **kwargs))
