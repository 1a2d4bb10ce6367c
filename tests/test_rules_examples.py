"""Drawn examples in the rules: each names a position that the rules allow, in both languages."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from quintessence.server.wire.requests import SketchAsked
from quintessence.service.workers.review_jobs import sketch

GAMES = Path(__file__).parent.parent / "src" / "quintessence" / "games"
FILES = sorted(GAMES.glob("*/examples.json"))
EXAMPLES = [(path.parent.name, name) for path in FILES for name in json.loads(path.read_text(encoding="utf-8"))]


def example(game: str, name: str) -> Any:
    return json.loads((GAMES / game / "examples.json").read_text(encoding="utf-8"))[name]


def captions(game: str, language: str) -> list[str]:
    page = (GAMES / game / ("rules.md" if language == "en" else f"rules.{language}.md")).read_text(encoding="utf-8")
    return re.findall(r"^```example (\S+)\n.+?\n```$", page, re.MULTILINE | re.DOTALL)


def test_every_game_has_several_examples() -> None:
    counts = {path.parent.name: len(json.loads(path.read_text(encoding="utf-8"))) for path in FILES}
    assert set(counts) == {path.parent.name for path in GAMES.glob("*/rules.md")}
    assert min(counts.values()) >= 5


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [path.parent.name for path in FILES])
def test_the_rules_caption_each_example_once(game: str, language: str) -> None:
    names = [name for slug, name in EXAMPLES if slug == game]
    assert captions(game, language) == names


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_legal_and_changes_the_board(game: str, name: str) -> None:
    """As the page asks for it: every row is refused unless it is legal."""
    found = example(game, name)
    before, actions = found.get("before", []), found.get("actions", [])
    asked = {"game": game, "options": found["options"]} | ({"seat": found["seat"]} if "seat" in found else {})
    first = sketch(SketchAsked(**asked, rows=before).model_dump(exclude_none=True))
    if actions:
        last = sketch(SketchAsked(**asked, rows=before + actions).model_dump(exclude_none=True))
        assert last["state"] != first["state"]
    assert found["part"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", [path.parent.name for path in FILES])
def test_the_aid_has_the_aim_in_a_sentence_the_signs_and_the_end(game: str, language: str) -> None:
    page = (GAMES / game / ("aid.md" if language == "en" else f"aid.{language}.md")).read_text(encoding="utf-8")
    aim, _, rest = page.partition("\n\n")
    assert re.fullmatch(r"[^.!?]+\.", aim)
    assert len(aim) < 140
    assert rest.count("\n| **") >= 5
    assert ("**How it ends.**" if language == "en" else "**Comment cela finit.**") in rest
    assert len(page.splitlines()) < 40
