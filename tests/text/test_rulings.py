"""Every ruling that code, data or tests cite can be read in the rules, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent.parent / "src" / "quintessence" / "games"
MARKS = [
    ("earth_water_sun", "EW"),
    ("ephyran", "EP"),
    ("erythro", "ER"),
    ("terra_mystica", "AU"),
    ("terra_mystica", "MS"),
]
SOURCES = (".py", ".ts", ".svelte", ".toml")


def rulings(text: str, mark: str) -> set[int]:
    """The numbers behind `AU-07`, `AU-60 to AU-62`, `AU-60–62` and `EW-01, 02`."""
    found: set[int] = set()
    for first, last in re.findall(rf"\b{mark}-(\d+)(?:\s*(?:[–-]|to|à)\s*(?:{mark}-)?(\d+)\b)?", text):
        found |= set(range(int(first), max(int(first), int(last or first)) + 1))
    for more in re.findall(rf"\b{mark}-\d+((?:, \d+)+)", text):
        found |= {int(number) for number in re.findall(r"\d+", more)}
    return found


def test_each_way_to_cite_is_understood() -> None:
    assert rulings("AU-07; AU-60 to AU-62, AU-70 à AU-71; AU-80–82; AU-01, 02", "AU") == {
        *(7, 60, 61, 62, 70, 71),
        *(80, 81, 82, 1, 2),
    }


@pytest.mark.parametrize("page", ["rules.md", "rules.fr.md"])
@pytest.mark.parametrize(("game", "mark"), MARKS)
def test_every_ruling_that_is_cited_can_be_read(game: str, mark: str, page: str) -> None:
    folder = GAMES / game
    written = rulings((folder / page).read_text(encoding="utf-8"), mark)
    cited: dict[int, str] = {}
    for path in folder.rglob("*"):
        if path.suffix in SOURCES:
            cited |= dict.fromkeys(rulings(path.read_text(encoding="utf-8"), mark), path.name)
    assert len(cited) > 60
    assert {f"{mark}-{number:02}": cited[number] for number in sorted(set(cited) - written)} == {}
