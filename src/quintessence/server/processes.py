"""Several server processes behind one port: the parent holds the socket, starts them, and replaces whoever dies."""

from __future__ import annotations

import logging
import os
import select
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from quintessence.jobs.parent import end_with_parent

_LOG: Final = logging.getLogger("quintessence.server")
_READY_SECONDS: Final = 60.0
_PAUSE: Final = 0.1
_SHORT_LIFE: Final = 5.0
"""A process that lived for less is not replaced at once: it would die again."""
_STOP_SECONDS: Final = 10.0
_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)

Ready = Callable[[], None]
Serve = Callable[[Ready], int]
"""What each process does until it is told to end; it says when it is ready, and returns its exit code."""


class Processes:
    """The children of one server. SIGTERM and SIGINT end them all, SIGHUP replaces them one after the other."""

    def __init__(self, count: int, serve: Serve) -> None:
        self._count: Final = count
        self._serve: Final = serve
        self._born: Final[dict[int, float]] = {}
        """When each child that lives was started."""
        self._is_ending = False
        self._is_renewing = False

    def run(self, when_ready: Ready) -> int:
        """Until interrupted; 1 where the children cannot even start."""
        for number in _SIGNALS:
            signal.signal(number, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        try:
            if not all(self._start() for _ in range(self._count)):
                return 1
            when_ready()
            while not self._is_ending:
                self._watch()
            return 0
        finally:
            self._stop(list(self._born))

    def _watch(self) -> None:
        """Replace who has died; on SIGHUP, everyone in turn."""
        time.sleep(_PAUSE)
        for child in self._dead():
            lived = time.monotonic() - self._born.pop(child)
            _LOG.error("server process %s has ended after %d seconds", child, lived)
            if lived < _SHORT_LIFE:
                time.sleep(_PAUSE * 3)
            if not self._is_ending:
                self._start()
        if self._is_renewing:
            self._is_renewing = False
            for child in list(self._born):
                self._stop([child])
                if not self._is_ending:
                    self._start()

    def _start(self) -> bool:
        """Start one more child; whether it is ready to serve."""
        heard, writing_end = os.pipe()
        parent = os.getpid()
        child = os.fork()
        if child == 0:
            os.close(heard)
            end_with_parent(parent)  # who nobody replaces or stops any more would hold the port
            os._exit(self._live(writing_end))
        os.close(writing_end)
        self._born[child] = time.monotonic()
        try:
            is_told, _, _ = select.select([heard], [], [], _READY_SECONDS)
            return bool(is_told) and os.read(heard, 1) == b"."
        finally:
            os.close(heard)

    def _live(self, pipe: int) -> int:
        """All that a child does."""
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        try:
            return self._serve(lambda: _say(pipe))
        except KeyboardInterrupt:
            return 0
        except BaseException:
            _LOG.exception("a server process fails")
            return 1

    def _dead(self) -> list[int]:
        return [child for child in self._born if os.waitpid(child, os.WNOHANG)[0]]

    def _stop(self, children: list[int]) -> None:
        """Tell some children to end, which hand over what they keep, and wait for them."""
        for child in children:
            del self._born[child]
            os.kill(child, signal.SIGTERM)
        end = time.monotonic() + _STOP_SECONDS
        while children:
            children = [child for child in children if not os.waitpid(child, os.WNOHANG)[0]]
            if children and time.monotonic() > end:
                for child in children:
                    os.kill(child, signal.SIGKILL)
            time.sleep(0.02)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._is_ending = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._is_renewing = True


def _say(pipe: int) -> None:
    """Tell the parent that a child is ready."""
    os.write(pipe, b".")
    os.close(pipe)
