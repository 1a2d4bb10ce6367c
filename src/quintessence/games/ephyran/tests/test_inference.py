"""What a seat's worlds make of an answer: whoever lets a blow fall on himself likely holds no counter to it."""

from __future__ import annotations

from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.ephyran.data.constants import MAGIC, SHIELD
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.tests.table import DATA, A, B, deal, play

ZONE = {"lagoon": ["triton-1"], "lands": ["centaur-1"]}


def holders(match: Match, support: int) -> int:
    """In how many of 400 worlds of A some hidden card of B has that support."""
    rng, found = Rng(5), 0
    for _ in range(400):
        world = match.state.resample(A, rng)
        assert isinstance(world, Position)
        found += any(support in DATA.supports_of[card] for card in world.hands[B])
    return found


def attacked(answer: str) -> Match:
    """A destruction is announced against B, who holds three cards that A has not seen; then B answers."""
    hands = [["destroy", "siren-2"], ["bull-4", "griffin-2", "shield"]]
    match = deal(hands, [ZONE, {"forest": ["pegasus-1", "harpy-2"]}], pile=40)
    play(match, "destroy destroy 1", answer)
    return match


def test_who_lets_a_blow_fall_likely_holds_no_counter_to_it() -> None:  # §7.5
    before = deal(
        [["destroy", "siren-2"], ["bull-4", "griffin-2", "shield"]], [ZONE, {"forest": ["pegasus-1"]}], pile=40
    )
    match = attacked("decline")
    assert holders(match, SHIELD) < holders(before, SHIELD) // 2
    assert holders(match, SHIELD) > 0  # a counter may be spared


def test_it_tells_nothing_of_the_other_counter() -> None:  # EP-25
    match = attacked("decline")
    assert holders(match, MAGIC) > holders(match, SHIELD)


def test_a_card_drawn_later_may_be_a_counter_again() -> None:
    match = attacked("decline")
    before = holders(match, SHIELD)
    play(match, "discard bull-4")
    assert holders(match, SHIELD) > 3 * before // 2
