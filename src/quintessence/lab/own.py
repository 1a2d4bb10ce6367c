"""What a game measures beside what all games do: the loops that its own bench.py offers."""

from __future__ import annotations

from collections.abc import Callable

from quintessence.core.discovery import module_of
from quintessence.core.game import Values

Loop = Callable[[float, int], Values]
"""Runs for some seconds in a numbered round, and gives its one number as `value`."""


def loops_of(slug: str) -> dict[str, Loop]:
    """The loops of a game by name; none where it has no bench.py. The text `bench-<name>` says what is counted."""
    module = module_of(slug, "bench")
    loops: dict[str, Loop] = {} if module is None else module.loops()
    return loops
