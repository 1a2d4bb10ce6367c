"""The lab has a word, in both languages, for every sheet, row and column of every game's data."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.discovery import folder
from quintessence.server.lab.form import data_form
from quintessence.text import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
GAMES = ("earth_water_sun", "ephyran", "erythro", "terra_mystica")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
STEP = re.compile(r'"(?:[^"\\]|\\.)*"|[^."\[\]]+')
SIGN = re.compile(r"\d+|\*\d|[A-Z]\d?")
"""Numbers and letters that stand on a component are their own words."""


def keys(path: Path) -> set[str]:
    return set(MESSAGE.findall(path.read_text(encoding="utf-8")))


def kinds() -> list[str]:
    """The kinds of things whose words the lab looks for among the game's own."""
    source = (ROOT / "web/src/lab/words.svelte.ts").read_text(encoding="utf-8")
    found = re.search(r"const KINDS = \((.*?)\)\.split", source, re.DOTALL)
    assert found is not None
    return "".join(re.findall(r"'([^']*)'", found[1])).split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_data_of_a_game_have_words(game: str, language: str) -> None:
    own, words = (keys(folder(game) / part / f"{language}.ftl") for part in ("data/text", "text"))
    form: Any = data_form(game)
    steps = {choice for kind in form["kinds"] for choice in kind["choices"]} - {"printed", "reconstructed"}
    for sheet in form["sheets"]:
        name = sheet["name"].replace("_", "-")
        last = name.split(".")[-1]
        assert f"sheet-{name.replace('.', '-')}" in own or any(f"{kind}-{last}" in words for kind in kinds()), name
        columns = [column for column in sheet["columns"] if column[0] not in "[("]
        for text in [*columns, *(row["name"] for row in sheet["rows"])]:
            steps |= {step.strip('"') for step in STEP.findall(text)}
    assert len(steps) > 20
    lacking = [step for step in sorted(steps) if not SIGN.fullmatch(step) and not is_worded(step, own, words)]
    assert lacking == []


def is_worded(step: str, own: set[str], words: set[str]) -> bool:
    key = step.replace("_", "-")
    return f"field-{key}" in own or any(f"{kind}-{key}" in words for kind in kinds())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_worded_that_is_not_there(game: str) -> None:
    form: Any = data_form(game)
    text = repr(form).replace("_", "-")
    files = {f"file-{sheet['file'].partition('.')[2]}" for sheet in form["sheets"]}
    names = {f"sheet-{sheet['name'].replace('.', '-').replace('_', '-')}" for sheet in form["sheets"]}
    for key in keys(folder(game) / "data/text/en.ftl"):
        kind, _, name = key.partition("-")
        assert key in files | names if kind != "field" else name in text or name.partition("-")[2] in text, key
