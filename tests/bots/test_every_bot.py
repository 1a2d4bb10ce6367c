"""What every bot promises, in every game there is: legal choices, the same for the same seed, from what a seat sees."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

import quintessence
from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot, RandomBot
from quintessence.bots.budget import Allowance
from quintessence.bots.greedy import CasualBot, GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.companions import Advice
from quintessence.core.conformance.samples import sample
from quintessence.core.discovery import companions_of
from quintessence.core.game import Refused, Seat, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.core.replay import fewest_seats
from quintessence.core.rng import Rng

os.environ.setdefault("QUINTESSENCE_GAMES", str(Path(__file__).parent.parent.parent / "examples"))
GAMES = quintessence.known_games()
SHORT: dict[str, Values] = {"earth_water_sun": {"board": "flat-58"}}
"""The options that make a game quick."""
MOST = sample(12, 40, 40)
"""How many decisions two matches are compared by."""

Maker = Callable[[Advice, Rng], Bot]
MAKERS: dict[str, Maker] = {
    "random": lambda advice, rng: RandomBot(rng),
    "casual": lambda advice, rng: CasualBot(advice, rng, 20),
    "greedy": lambda advice, rng: GreedyBot(advice, rng, Allowance(), 10, 5),
    "ismcts of one observer": lambda advice, rng: IsmctsBot(advice, rng, Allowance(40), is_multi=False),
    "ismcts of many observers": lambda advice, rng: IsmctsBot(advice, rng, Allowance(40), turns=1),
    "ismcts of one node": lambda advice, rng: IsmctsBot(advice, rng, Allowance(1)),
    "alphabeta": lambda advice, rng: AlphaBetaBot(advice, rng, Allowance(60)),
    "alphabeta of one node": lambda advice, rng: AlphaBetaBot(advice, rng, Allowance(1)),
}


def started(slug: str) -> Match:
    options = SHORT.get(slug, {})
    return quintessence.start(slug, fewest_seats(quintessence.load(slug), options), "bots", options)


def played(slug: str, make: Maker, most: int) -> list[str]:
    """The actions of a match between bots of one kind: all of them, or the first so many."""
    match = started(slug)
    advice = companions_of(match.game).advice
    bots = [make(advice, Rng(seat)) for seat in range(match.seats)]
    rows: list[str] = []
    while len(rows) < most and (waiting := match.to_act()):
        seat = waiting[0]
        action = bots[seat].choose(match.knowledge(seat))
        assert any(action is offered for offered in match.legal(seat))
        match.play(seat, action)
        rows.append(repr(action))
    return rows


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("kind", list(MAKERS))
def test_a_bot_plays_whole_games_by_the_rules(slug: str, kind: str) -> None:
    rows = played(slug, MAKERS[kind], 1000)
    assert rows
    if kind != "random":
        assert len(rows) < 1000


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("kind", list(MAKERS))
def test_the_same_seed_gives_the_same_choices(slug: str, kind: str) -> None:
    assert played(slug, MAKERS[kind], MOST) == played(slug, MAKERS[kind], MOST)


@pytest.mark.parametrize("slug", GAMES)
def test_another_seed_gives_other_games(slug: str) -> None:
    make = MAKERS["alphabeta"]
    other = played(slug, lambda advice, rng: make(advice, Rng(rng.below(1000) + 7)), 40)
    assert played(slug, make, 40) != other


@pytest.mark.parametrize("kind", list(MAKERS))
def test_thinking_leaves_the_match_as_it_is(kind: str) -> None:
    match = started("earth_water_sun")
    before = match.state_hash()
    MAKERS[kind](companions_of(match.game).advice, Rng(1)).choose(match.knowledge(match.to_act()[0]))
    assert match.state_hash() == before


def test_a_bot_is_given_no_way_to_the_true_state() -> None:
    shown = {name for name in dir(SeatKnowledge) if not name.startswith("_")}
    assert shown - {"seat"} == {"legal", "prompt", "view", "world"}
    match = started("connect_four")
    world = match.knowledge(Seat(0)).world(Rng(1))
    assert world is not match.state


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_made_and_plays(level: str) -> None:
    match = started("connect_four")
    action = make_bot(level, "seed", match.game, seconds=0.02).choose(match.knowledge(Seat(0)))
    assert action in match.legal(Seat(0))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        make_bot("level9", "seed", quintessence.load("connect_four"))
    assert refusal.value.code == "unknown_bot"
    assert refusal.value.values == {"bot": "level9", "known": ", ".join(LEVELS)}


def test_levels_are_in_order() -> None:
    assert all(lower < upper for lower, upper in pairwise(LEVELS))
