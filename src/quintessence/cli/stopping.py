"""Ctrl-C while many games are played: the first one ends the run with what is known, the second one leaves."""

from __future__ import annotations

import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import Any, Final, Self, final

from quintessence.text import Texts


@final
class Stopping:
    """While it is open, the first Ctrl-C is only noted."""

    def __init__(self, texts: Texts) -> None:
        self._texts: Final = texts
        self._before: Any = None
        self.is_asked = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():  # signals reach no other
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.is_asked:
            raise KeyboardInterrupt
        self.is_asked = True
        print(self._texts.say("lab-stopping"), file=sys.stderr)
