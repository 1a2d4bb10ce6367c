"""Recorded games, number by number: our own generated ones, and the reference's where its folder lies beside us."""

from __future__ import annotations

import copy
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.snellman.trace import compare, compare_text

FOLDER = Path(__file__).parent
REFERENCE = FOLDER.parents[4].parent / "shared" / "reference" / "terra-mystica" / "traces"


def own_traces() -> list[str]:
    return lzma.decompress((FOLDER / "traces.jsonl.xz").read_bytes()).decode().splitlines()


@pytest.mark.parametrize("number", range(39))
def test_a_generated_game_agrees_in_every_number(number: int) -> None:
    found = compare_text(own_traces()[number], f"trace {number}")
    assert [str(difference) for difference in found.differences] == []
    assert found.lines > 60 and found.probes > 10


@pytest.mark.slow
@pytest.mark.skipif(not REFERENCE.is_dir(), reason="the reference's traces are not here")
def test_every_game_of_the_reference_agrees() -> None:
    paths = [path for path in sorted(REFERENCE.glob("*.json")) if path.name != "index.json"]
    found = [compare(path) for path in paths]
    assert [str(difference) for one in found for difference in one.differences] == []
    assert len(found) >= 115


def numbers(value: Any, place: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Where the whole numbers of a trace are."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from numbers(part, (*place, name))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from numbers(part, (*place, index))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield place


def test_a_single_changed_number_is_noticed() -> None:
    trace = json.loads(min(own_traces(), key=len))
    places = [place for part in ("lines", "final", "players") for place in numbers(trace[part], (part,))]
    places += [("probes", number, 2) for number in range(len(trace["probes"]))]
    rng = Rng(5)
    for _ in range(80):
        place = places[rng.below(len(places))]
        changed = copy.deepcopy(trace)
        part: Any = changed
        for name in place[:-1]:
            part = part[name]
        part[place[-1]] = 1 - part[place[-1]] if place[0] == "probes" else part[place[-1]] + 1
        assert compare_text(json.dumps(changed), "changed").differences, place
