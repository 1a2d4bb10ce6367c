"""Bots of other people: installed under an entry point, or named by their module."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.bots.registry import known_bots, make_bot
from quintessence.core.game import Refused, Seat

CODE = """
from quintessence.bots.bot import Bot

class Last(Bot):
    def __init__(self, game, seed, seconds):
        self.known = (game.slug, seed, seconds)
    def choose(self, knowledge):
        return knowledge.legal()[-1]

class Visitor:
    def choose(self, knowledge):
        return knowledge.legal()[0]

def visitor(game, seed, seconds):
    return Visitor()

class Cheat(Visitor):
    def choose(self, knowledge):
        return "everything"

def cheat(game, seed, seconds):
    return Cheat()

def broken(game, seed, seconds):
    raise ValueError("no brain")

def nobody(game, seed, seconds):
    return None
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, with a module of bots in it."""
    (tmp_path / "some_bots.py").write_text(CODE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "some_bots", raising=False)
    return tmp_path


def refusal(name: str) -> Refused:
    with pytest.raises(Refused) as refused:
        make_bot(name, "s", quintessence.load("connect_four"))
    return refused.value


def test_the_levels_are_known() -> None:
    assert known_bots()[: len(LEVELS)] == LEVELS
    assert refusal("level9").code == "unknown_bot"
    assert refusal("level9").values["known"] == ", ".join(known_bots())


def test_a_bot_is_named_by_its_module(folder: Path) -> None:
    match = quintessence.start("connect_four")
    for name, column in (("some_bots:Last", 7), ("some_bots:visitor", 1)):
        bot = make_bot(name, "s", match.game, 1.5)
        assert bot.choose(match.knowledge(Seat(0))).values() == {"column": column}
    assert "some_bots:Last" not in known_bots()


def test_the_owner_of_a_machine_offers_bots_to_everyone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTESSENCE_BOTS", "some_bots:Last, some_bots:visitor,")
    assert known_bots() == [*LEVELS, "some_bots:Last", "some_bots:visitor"]


def test_what_is_wrong_with_a_bot_is_refused_in_words(folder: Path) -> None:
    assert refusal("no_such_module:Bot").code == "bot_not_found"
    assert refusal("some_bots:Unknown").code == "bot_not_found"
    assert refusal(":").code == "bot_not_found"
    assert refusal("some_bots:broken").values["detail"] == "ValueError: no brain"
    assert refusal("some_bots:nobody").code == "bot_cannot_choose"
    match = quintessence.start("connect_four")
    with pytest.raises(Refused, match="bot_chose_badly"):
        make_bot("some_bots:cheat", "s", match.game).choose(match.knowledge(Seat(0)))


def test_an_installed_bot_has_a_name_of_its_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder / "some_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(
        "[quintessence.bots]\nlast = some_bots:Last\nlevel1 = some_bots:Last\nlost = nowhere:Bot\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    assert known_bots() == [*LEVELS, "last", "lost"]
    match = quintessence.start("connect_four")
    assert make_bot("last", "s", match.game).choose(match.knowledge(Seat(0))).values() == {"column": 7}
    assert type(make_bot("level1", "s", match.game)).__name__ == "CasualBot", "nobody takes a level's name"
    assert refusal("lost").code == "bot_not_found"
