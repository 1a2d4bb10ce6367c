"""Factions are data and named abilities: no chapter of the rules knows one by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path

import pytest

from quintessence.games.terra_mystica.advice.faction_points import FACTION_POINTS
from quintessence.games.terra_mystica.tests.table import GAME, faction

FACTIONS = GAME.data.factions
SLUGS = [one.slug for one in FACTIONS]
FOLDER = Path(__file__).parent.parent
MEASURED = "advice/faction_points.py"
"""A table by faction, of what bots make with each."""
CHAPTERS = sorted(
    {
        str(path.relative_to(FOLDER))
        for rooms in ("*.py", "rules/**/*.py", "advice/**/*.py", "data/**/*.py")
        for path in FOLDER.glob(rooms)
    }
    - {MEASURED}
)


def words_of(tree: ast.AST) -> Iterator[str]:
    """Names and texts of a module, without its docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


@pytest.mark.parametrize("name", CHAPTERS)
def test_no_chapter_names_a_faction(name: str) -> None:
    tree = ast.parse((FOLDER / name).read_text(encoding="utf-8"))
    named = {word for word in words_of(tree) if word.lower() in SLUGS or word.lower().rstrip("s") + "s" in SLUGS}
    assert named == set()


def test_the_measured_points_are_those_of_known_factions() -> None:
    assert set(FACTION_POINTS) == set(SLUGS)


def test_every_ability_belongs_to_somebody() -> None:
    """A hook that no faction has would be dead code."""
    plain = faction("auren")
    for hook in ("special", "standing", "on_accept", "spades.becomes", "skip.word"):
        assert any(attrgetter(hook)(one) for one in FACTIONS)
    hooks = (
        "links_rivers river_only reuses_power_actions sells_points start.places_last spades.power spades.points "
        "spades.straight power_discount pass_per_bridge pass_per_temple town_workers town_points "
        "stronghold.points stronghold.power stronghold.shipping stronghold.spades stronghold.favours "
        "stronghold.ordain stronghold.skip_range stronghold.bridges stronghold.tokens stronghold.priest_steps"
    )
    for hook in hooks.split():
        having = [one.slug for one in FACTIONS if attrgetter(hook)(one)]
        assert 1 <= len(having) <= 2, hook
    assert plain.stronghold.favours == 1
