"""Why not: every objection of this game occurs, with its rule, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quintessence
from quintessence.core.game import Seat
from quintessence.core.rng import Rng
from quintessence.games.ephyran.rules.objections import RULES
from quintessence.games.ephyran.rules.position import DRAWING, Position
from quintessence.games.ephyran.tests.table import GAME, deal, play, why_not

HERE = Path(__file__).parent
ALL = GAME.action_table.all


def test_every_objection_occurs() -> None:
    found: set[str] = set()
    for number in range(12):
        match = quintessence.start("ephyran", 2 + number % 3, str(number), {"gods": "chosen"})
        rng = Rng(number)
        while match.to_act():
            seat = match.to_act()[0]
            if rng.below(4) == 0:
                for _ in range(400):
                    objection = match.why_not(seat, ALL[rng.below(len(ALL))])
                    found |= {objection.code} if objection else set()
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        objection = match.why_not(Seat(0), ALL[0])
        found |= {objection.code} if objection else set()
    cited = set(re.findall(r'"(\w+)"', "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))))
    assert sorted(set(RULES) - found - cited) == []


def test_what_random_play_does_not_meet() -> None:
    match = quintessence.start("ephyran", 3, "gods", {"gods": "chosen"})
    play(match, "choose gaia")
    assert why_not(match, "choose gaia") == "god_taken"
    assert why_not(match, "add triton-1/take lagoon-1") == "not_now"


@pytest.mark.parametrize(
    ("pile", "discard", "is_fresh", "source", "code"),
    [
        (b"", b"1", False, "pile", "pile_empty"),
        (b"1", b"", False, "discard", "discard_empty"),
        (b"1", b"1", True, "discard", "discard_is_fresh"),
    ],
)
def test_a_source_that_cannot_be_drawn_from(
    pile: bytes, discard: bytes, is_fresh: bool, source: str, code: str
) -> None:  # §4 EP-08 EP-10: such a draw is never asked for, only explained
    state = deal([["siren-2"], ["bull-4"]]).state
    assert isinstance(state, Position)
    state.pile, state.discard, state.is_fresh, state.stage = pile, discard, is_fresh, DRAWING
    objection = state.why_not(Seat(0), state.action(["draw", source]))
    assert objection is not None and objection.code == code


def test_every_rule_of_an_objection_is_in_the_rules() -> None:
    text = (HERE.parent / "rules.md").read_text(encoding="utf-8")
    for code, rule in RULES.items():
        for part in rule.split():
            assert part.removeprefix("§") in text, (code, part)


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = set(re.findall(r"EP-\d\db?", "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))))
    assert {f"EP-{number:02}" for number in range(1, 68)} | {"EP-42b"} <= cited
