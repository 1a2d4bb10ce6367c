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
from quintessence.bots.greedy import CasualBot, GreedyBot
from quintessence.bots.ismcts import IsmctsBot
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.game import Refused, Seat, Values
from quintessence.core.knowledge import Seen
from quintessence.core.match import Match
from quintessence.core.rng import Rng

os.environ.setdefault("QUINTESSENCE_GAMES", str(Path(__file__).parent.parent.parent / "examples"))
GAMES = quintessence.known_games()
SHORT: dict[str, Values] = {"earth_water_sun": {"board": "flat-58"}}
"""The options that make a game quick."""

MAKERS: dict[str, Callable[[Rng], Bot]] = {
    "random": RandomBot,
    "casual": lambda rng: CasualBot(rng, 20),
    "greedy": lambda rng: GreedyBot(rng, 10, 5),
    "ismcts of one observer": lambda rng: IsmctsBot(rng, 40, is_multi=False),
    "ismcts of many observers": lambda rng: IsmctsBot(rng, 40, turns=1),
    "ismcts of one node": lambda rng: IsmctsBot(rng, 1),
    "alphabeta": lambda rng: AlphaBetaBot(rng, 60),
    "alphabeta of one node": lambda rng: AlphaBetaBot(rng, 1),
}


def begin(slug: str) -> Match:
    return quintessence.start(slug, min(quintessence.load(slug).seats), "bots", SHORT.get(slug, {}))


def played(slug: str, make: Callable[[Rng], Bot], most: int) -> list[str]:
    """The actions of a match between bots of one kind: all of them, or the first so many."""
    match = begin(slug)
    bots = [make(Rng(seat)) for seat in range(match.seats)]
    told: list[str] = []
    while len(told) < most and (waiting := match.to_act()):
        seat = waiting[0]
        action = bots[seat].choose(match.seen(seat))
        assert any(action is offered for offered in match.legal(seat))
        match.play(action)
        told.append(repr(action))
    return told


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("kind", list(MAKERS))
def test_a_bot_plays_whole_games_by_the_rules(slug: str, kind: str) -> None:
    told = played(slug, MAKERS[kind], 1000)
    assert told
    if kind != "random":
        assert len(told) < 1000


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("kind", list(MAKERS))
def test_the_same_seed_gives_the_same_choices(slug: str, kind: str) -> None:
    assert played(slug, MAKERS[kind], 40) == played(slug, MAKERS[kind], 40)


@pytest.mark.parametrize("slug", GAMES)
def test_another_seed_gives_other_games(slug: str) -> None:
    one = played(slug, lambda rng: AlphaBetaBot(rng, 60), 40)
    assert one != played(slug, lambda rng: AlphaBetaBot(Rng(rng.below(1000) + 7), 60), 40)


@pytest.mark.parametrize("kind", list(MAKERS))
def test_thinking_leaves_the_match_as_it_is(kind: str) -> None:
    match = begin("earth_water_sun")
    before = match.state_hash()
    MAKERS[kind](Rng(1)).choose(match.seen(match.to_act()[0]))
    assert match.state_hash() == before


def test_a_bot_is_given_no_way_to_the_true_state() -> None:
    shown = {name for name in dir(Seen) if not name.startswith("_")}
    assert shown - {"seat"} == {"legal", "prompt", "view", "world"}
    match = begin("connect_four")
    world = match.seen(Seat(0)).world(Rng(1))
    assert world is not match.state


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_made_and_plays(level: str) -> None:
    match = begin("connect_four")
    action = make_bot(level, "seed", seconds=0.02).choose(match.seen(Seat(0)))
    assert action in match.legal(Seat(0))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        make_bot("level9", "seed")
    assert refusal.value.code == "unknown_bot"
    assert refusal.value.values == {"bot": "level9", "known": ", ".join(LEVELS)}


def test_levels_are_in_order() -> None:
    assert all(lower < upper for lower, upper in pairwise(LEVELS))
