"""The stages of the game, and the chapters of its rules: each is found where it says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from quintessence.core.game import Seat
from quintessence.games.terra_mystica.rules.position import PHASES, Offer
from quintessence.games.terra_mystica.rules.stages import STAGES
from quintessence.games.terra_mystica.rules.stages.playing import (
    ACTING,
    ANSWERING,
    EXCHANGING,
    REACTING,
    USING,
    room_of,
)
from quintessence.games.terra_mystica.tests.table import nomads_and_witches

GAME = Path(__file__).parent.parent
ROOMS = ["rules/stages", "rules/course", "rules/map", "rules/economy", "rules/sea", "automa"]
CHAPTERS = [path for room in ROOMS for path in sorted((GAME / room).rglob("*.py")) if path.name != "stage.py"]


def test_each_stage_stands_where_its_phase_says() -> None:
    assert [stage.index for stage in STAGES] == list(range(len(PHASES)))
    assert [stage.name for stage in STAGES] == PHASES


def test_a_seat_stands_in_a_room_of_the_round() -> None:  # §3, §4, §8
    position = nomads_and_witches().reader.position
    nomads, witches = position.players
    assert room_of(position, nomads) is ACTING
    assert room_of(position, witches) is REACTING
    nomads.spades = 1
    assert room_of(position, nomads) is USING
    position.offers = [Offer(1, 0, 1, 2, 2, False)]
    assert room_of(position, nomads) is ANSWERING
    position.is_converting = True
    assert room_of(position, nomads) is EXCHANGING
    assert room_of(position, witches) is REACTING


def test_one_action_may_be_legal_for_two_seats_at_once() -> None:  # §8, §9
    position = nomads_and_witches().reader.position
    position.offers = [Offer(1, 0, 1, 2, 2, False), Offer(1, 1, 1, 2, 2, False)]
    accept = position.table.accept(1, 2)
    assert accept in position.legal(Seat(0)) and accept in position.legal(Seat(1))
    position.apply(Seat(1), accept)
    assert accept in position.legal(Seat(0)) and accept not in position.legal(Seat(1))


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: str(path.relative_to(GAME)))
def test_each_chapter_names_its_part_of_the_rules(chapter: Path) -> None:
    said = ast.get_docstring(ast.parse(chapter.read_text(encoding="utf-8"))) or ""
    named = set(re.findall(r"§\d+(?:\.\d+)?", said))
    assert named
    for language in ("rules.md", "rules.fr.md"):
        text = (GAME / language).read_text(encoding="utf-8")
        assert named <= set(re.findall(r"^#+ (§\d+(?:\.\d+)?) ", text, re.MULTILINE))
