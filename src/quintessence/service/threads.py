"""Work that would hold up the event loop: in a thread, or at once where there are no threads, as in a browser."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")
HAS_THREADS: Final = sys.platform not in ("emscripten", "wasi")


class OneThread:
    """Calls functions one after the other, in a thread that starts with the first."""

    def __init__(self, name: str) -> None:
        self._thread: Final = ThreadPoolExecutor(1, name) if HAS_THREADS else None

    async def run(self, function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        """Call a function there; returns what it returns."""
        if self._thread is None:
            return function(*args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(function, *args, **kwargs))


async def in_some_thread(function: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Call a function in any thread, beside others."""
    return await asyncio.to_thread(function, *args, **kwargs) if HAS_THREADS else function(*args, **kwargs)
