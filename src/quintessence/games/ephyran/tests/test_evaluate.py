"""What bots make of the end: whoever ends the game wants to have won it."""

from __future__ import annotations

import pytest

from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance
from quintessence.bots.greedy import GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.core.game import Json, Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.ephyran.advice import ADVICE
from quintessence.games.ephyran.tests.table import FOREST, LAGOON, LANDS, MOUNTAIN, A, B, deal, play

NEARLY = {"lagoon": LAGOON, "lands": LANDS, "forest": FOREST, "mountain": MOUNTAIN[:3]}
"""All but the last zone."""
OTHER = {
    "lagoon": ["siren-1", "hippocampus-2", "triton-3", "cetus-4"],
    "lands": ["minotaur-1", "satyr-2", "boar-3", "centaur-4"],
}
HELMETS: Values = {f"lagoon-{zone}": "helmet" for zone in range(1, 5)}
TRIDENTS: Values = {f"lands-{zone}": "trident" for zone in range(1, 5)}
AHEAD: list[Json] = [{}, {}]
BEHIND: list[Json] = [HELMETS, TRIDENTS]
"""Each seat's tokens, the other's unseen."""
BOTS = [GreedyBot(ADVICE, Rng(1), Allowance(), 6, 0), IsmctsBot(ADVICE, Rng(1), Allowance(200))]


def dealt(tokens: list[Json]) -> Match:
    """A needs one more zone, which it holds; B gets a turn after it."""
    hands = [["bull-4", "take", "destroy"], ["typhon-2", "boar-4", "griffin-4"]]
    return deal(hands, [NEARLY, OTHER], tokens=tokens)


def ends(match: Match, bot: Bot) -> bool:
    """Whether a bot completes A's city."""
    return repr(bot.choose(match.knowledge(A))).startswith("add bull-4")


@pytest.mark.parametrize("bot", BOTS, ids=["greedy", "ismcts"])
def test_a_city_is_completed_by_whoever_leads(bot: Bot) -> None:  # EP-58
    assert ends(dealt(AHEAD), bot)


@pytest.mark.parametrize("bot", BOTS, ids=["greedy", "ismcts"])
def test_whoever_is_far_behind_does_not_end_the_game(bot: Bot) -> None:  # EP-58
    assert not ends(dealt(BEHIND), bot)


def test_in_the_last_round_a_lead_is_worth_more() -> None:
    match = dealt(AHEAD)
    before = ADVICE.evaluate(match.state, A)
    play(match, "add bull-4 mountain-4")
    assert match.to_act() == [B]
    assert ADVICE.evaluate(match.state, A) > 2 * before > 0
    assert ADVICE.evaluate(match.state, B) < 0
