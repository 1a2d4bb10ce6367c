"""The pages about research are true: the tables are those of the code, and the guide can be followed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core.discovery import companions_of, known_games
from quintessence.core.encoding import size_of
from quintessence.research.kind import Kind
from quintessence.research.tables import rows_of

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "reference" / "environments.md").read_text(encoding="utf-8")
GUIDE = (DOCS / "guides" / "train-a-bot.md").read_text(encoding="utf-8")
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("connect_four", {}),
    ("earth_water_sun", {"options": {"board": "flat-58"}}),
    ("ephyran", {}),
    ("erythro", {}),
    ("terra_mystica", {}),
]


def rows_after(heading: str) -> list[tuple[str, int, int]]:
    """The table of slots under a line of the page."""
    _, _, part = PAGE.partition(heading)
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (.+) \|$", part.partition("\n### ")[0], re.MULTILINE)
    return [(name, int(count), int(most)) for name, count, most, _ in rows]


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_each_table_of_slots_is_that_of_the_code(game: str, chosen: dict[str, Any]) -> None:
    kind = Kind(game, **chosen)
    assert rows_after(f"`{game}`: {kind.size} slots, {kind.space.size} actions.") == rows_of(kind.fields)


@pytest.mark.parametrize("game", known_games())
def test_each_table_of_features_is_that_of_the_code(game: str) -> None:
    features, state = companions_of(quintessence.load(game)).features, quintessence.start(game, seed="tea").state
    fields = features.fields(state)
    assert bool(fields) == (features.version() > 0) == (f"features of `{game}`" in PAGE)
    assert rows_after(f"The features of `{game}`: {size_of(fields)} numbers.") == rows_of(fields)


def test_the_guide_can_be_followed(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL):
        exec(block, names)
    rewards, counted = capsys.readouterr().out.splitlines()
    assert sum(float(part) for part in rewards.strip("[]").split(",")) == pytest.approx(0)
    assert counted.endswith("(8, 1461) (8, 2)")
