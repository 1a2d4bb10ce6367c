"""A turn foreseen: legal step by step, over when the turn is, and no further than the seat can know."""

from __future__ import annotations

from typing import Final

import pytest

import quintessence
from quintessence.bots.bot import Bot
from quintessence.bots.foresight import foresee_turn, sight
from quintessence.bots.levels import make_bot
from quintessence.core.game import Action, Prompt
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.core.rng import Rng, rng_from

TITLES: Final = ["earth_water_sun", "ephyran", "erythro"]


def advanced(title: str, actions: int) -> Match:
    """A match in which bots have played so many actions."""
    match = quintessence.start(title, 2, "foresight", {})
    bot = make_bot("level1", "foresight", match.game)
    while len(match.history()) < actions:
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.knowledge(seat)))
    return match


@pytest.mark.parametrize("title", TITLES)
def test_a_foreseen_turn_can_be_played_and_shows_what_was_foreseen(title: str) -> None:
    longest = 0
    for actions in range(0, 40, 4):
        match = advanced(title, actions)
        seat = match.to_act()[0]
        turn = foresee_turn(match.knowledge(seat), make_bot("level2", f"{actions}", match.game), Rng(actions))
        longest = max(longest, len(turn.actions))
        for action, seen in zip(turn.actions, turn.sights, strict=True):
            assert sight(match.state, seat) == seen
            match.play(seat, action)
    assert longest > 1


def test_nothing_is_foreseen_past_a_draw() -> None:
    match = advanced("ephyran", 0)
    for actions in range(0, 60, 3):
        match = advanced("ephyran", actions)
        seat = match.to_act()[0]
        knowledge = match.knowledge(seat)
        turn = foresee_turn(knowledge, make_bot("level2", "draw", match.game), Rng(actions))
        for number in range(6):  # in any world that the seat holds possible, the same steps show the same
            world = knowledge.world(rng_from(f"other {number}"))
            for action, seen in zip(turn.actions, turn.sights, strict=True):
                assert sight(world, seat) == seen
                world.apply(seat, action)


class Wavering(Bot):
    """Has a new reason after two actions."""

    def __init__(self) -> None:
        self.chosen = 0

    def choose(self, knowledge: SeatKnowledge) -> Action:
        self.chosen += 1
        return knowledge.legal()[0]

    def reason(self) -> Prompt:
        return Prompt("first" if self.chosen < 3 else "second")


def test_another_reason_is_another_hint() -> None:
    match = quintessence.start("terra_mystica", 1, "wavering", {"automa": "simpletons"})
    turn = foresee_turn(match.knowledge(match.to_act()[0]), Wavering(), Rng(1))
    assert turn.reason is not None and turn.reason.code == "first"
    assert len(turn.actions) <= 2
