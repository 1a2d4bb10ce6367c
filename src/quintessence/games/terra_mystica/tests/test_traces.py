"""Recorded games, number by number: our own generated ones, and the reference's where its folder lies beside us."""

from __future__ import annotations

import copy
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.core.game import Refused
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.snellman.files import packaged_game
from quintessence.games.terra_mystica.snellman.trace import compare, compare_text

FOLDER = Path(__file__).parent
TRACES = Path("shared/reference/terra-mystica/traces")
REFERENCE = next((above / TRACES for above in FOLDER.parents if (above / TRACES).is_dir()), None)
"""The reference's own games, beside the project; the compiled copy lies deeper, so it is sought all the way up."""
FURTHER = sample(20, 100, 4000)


def own_traces() -> list[str]:
    return lzma.decompress((FOLDER / "traces.jsonl.xz").read_bytes()).decode().splitlines()


@pytest.mark.parametrize("number", range(39))
def test_a_generated_game_agrees_in_every_number(number: int) -> None:
    found = compare_text(own_traces()[number], f"trace {number}")
    assert [str(difference) for difference in found.differences] == []
    assert found.lines > 60 and found.probes > 10


@pytest.mark.slow
@pytest.mark.skipif(REFERENCE is None, reason=f"no folder above {FOLDER} has {TRACES}")
def test_every_game_of_the_reference_agrees() -> None:
    assert REFERENCE is not None
    paths = [path for path in sorted(REFERENCE.glob("*.json")) if path.name != "index.json"]
    found = [compare(path) for path in paths[:: sample(8, 1, 1)]]
    assert [str(difference) for one in found for difference in one.differences] == []
    assert len(paths) >= 115


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


def pattern(place: tuple[Any, ...]) -> tuple[Any, ...]:
    """What kind of number a place holds: line and faction do not matter, key and column do."""
    return (*(("*" if at in (1, 3) else part) for at, part in enumerate(place[:-1])), place[-1])


def changed_at(trace: Any, place: tuple[Any, ...]) -> str:
    """The same trace with one number changed."""
    changed = copy.deepcopy(trace)
    part: Any = changed
    for name in place[:-1]:
        part = part[name]
    part[place[-1]] = 1 - part[place[-1]] if place[0] == "probes" else part[place[-1]] + 1
    return json.dumps(changed)


def test_a_single_changed_number_is_noticed_wherever_it_is() -> None:
    """In every key and column that the shortest trace has, one place drawn by lot; and further places anywhere."""
    trace = json.loads(min(own_traces(), key=len))
    places = [place for part in ("lines", "final", "players") for place in numbers(trace[part], (part,))]
    places += [("probes", number, 2) for number in range(len(trace["probes"]))]
    rng = Rng(5)
    rng_places = [places[rng.below(len(places))] for _ in range(FURTHER)]
    kinds: dict[tuple[Any, ...], list[tuple[Any, ...]]] = {}
    for place in places:
        kinds.setdefault(pattern(place), []).append(place)
    drawn = [found[rng.below(len(found))] for found in kinds.values()]
    assert len(drawn) > 50
    for place in drawn + rng_places:
        assert compare_text(changed_at(trace, place), "changed").differences, place


@pytest.mark.parametrize(
    "field", ["options", "score_tiles", "bonus_removed", "extra_final_scoring", "factions", "cols"]
)
def test_a_changed_head_is_noticed(field: str) -> None:
    trace = json.loads(own_traces()[0])
    trace[field] = [*trace[field], "BON1"]
    assert compare_text(json.dumps(trace), "changed").differences[0].what == field


def with_balanced_points(trace: Any) -> Any:
    """The same game from the starting points of 2017: every number of points moves by what its faction gains."""
    changed = copy.deepcopy(trace)
    changed["vp_table"] = "2017"
    more = {faction.slug: faction.start.points_2017 - 20 for faction in packaged_game().data.factions}
    for line in changed["lines"]:
        for slug, row in line.get("s", {}).items():
            row[0] += more[slug]
        for step in line.get("auto", []):
            step[2] += more[step[0]]
    for slug, scores in changed["final"].items():
        scores["vp"] += more[slug]
        scores["vp_sources"]["initial"] += more[slug]
    return changed


@pytest.mark.parametrize("number", [0, 6, 14, 25, 33])
def test_the_head_alone_gives_the_starting_points(number: int) -> None:
    trace = with_balanced_points(json.loads(own_traces()[number]))
    found = compare_text(json.dumps(trace), f"balanced {number}")
    assert [str(difference) for difference in found.differences] == []
    assert found.lines > 60


def test_another_table_of_starting_points_is_noticed() -> None:
    trace = json.loads(own_traces()[0])
    trace["vp_table"] = "2017"
    assert "numbers of witches" in compare_text(json.dumps(trace), "changed").differences[0].what
    trace["vp_table"] = "2019"
    assert compare_text(json.dumps(trace), "changed").differences[0].what == "vp_table"


def test_a_key_that_is_not_compared_is_a_difference() -> None:
    trace = json.loads(own_traces()[0])
    trace["lines"][30]["moon"] = 1
    assert compare_text(json.dumps(trace), "changed").differences[0].found == ["moon"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "tm-trace-2"}'])
def test_what_is_no_trace_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        compare_text(text, "odd")
    assert caught.value.code == "not_a_trace"
