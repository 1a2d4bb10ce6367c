"""A process ends with the one that started it, however that ends: nobody thinks or serves on unsupervised."""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread
from time import sleep
from typing import Final

_DEATH_SIGNAL: Final = 1
"""What Linux calls PR_SET_PDEATHSIG."""
_PAUSE: Final = 0.1


def end_with_parent(parent: int, has_signal: bool = True) -> None:
    """Have this process killed when the one with that number is gone, at once if it is gone already.

    Linux does it itself, with a signal, even while compiled code lets no other thread run. It counts the thread that
    started this process as its parent: without `has_signal`, and elsewhere, a thread of this one looks.
    """
    if not (has_signal and _ask_for_signal()):
        Thread(target=_watch, args=(parent,), name="quintessence-parent", daemon=True).start()
    if _is_gone(parent):
        os._exit(1)


def _ask_for_signal() -> bool:
    """Whether the system sends a signal when the parent ends."""
    if sys.platform != "linux":
        return False
    import ctypes  # only here: it takes a while to load

    return bool(ctypes.CDLL(None).prctl(_DEATH_SIGNAL, int(signal.SIGKILL), 0, 0, 0) == 0)


def _watch(parent: int) -> None:
    while not _is_gone(parent):
        sleep(_PAUSE)
    os._exit(1)


def _is_gone(parent: int) -> bool:
    """Whether this process has been left to another parent; never on Windows, which keeps the old number."""
    return os.getppid() != parent
