"""What a game measures beside what all games do: the loops that its own bench.py offers."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location

from quintessence.core.discovery import folder
from quintessence.core.game import Values

Loop = Callable[[float, int], Values]
"""Runs for some seconds in a numbered round, and gives its one number as `value`."""


def loops_of(slug: str) -> dict[str, Loop]:
    """The loops of a game by name; none where it has no bench.py. The text `bench-<name>` says what is counted."""
    path = folder(slug) / "bench.py"
    spec = spec_from_file_location(f"quintessence.games.{slug}.bench", path) if path.exists() else None
    if spec is None or spec.loader is None:
        return {}
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    loops: dict[str, Loop] = module.loops()
    return loops
