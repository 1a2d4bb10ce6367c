"""What bots and hints plan leaves no seat with a card that it owes and cannot play (ER-13, ER-89)."""

from __future__ import annotations

from typing import Any

import pytest

from quintessence.bots.levels import make_bot
from quintessence.core.match import Match
from quintessence.games.erythro.advice import ADVICE
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.rules.position import PLAYERS
from quintessence.games.erythro.tests.table import ALLIANCE, OTHER_FILLER, A, deal, play, position

PLANNING = ["level3", "level5"]


def poisoned(action_cards: list[str], contaminated: list[int], contaminations: int, **more: Any) -> Match:
    """A stands on a contaminated tile, and must play contamination cards once its action cards are gone."""
    return deal(
        hands=[[*action_cards, *["contamination"] * contaminations], [*OTHER_FILLER]],
        owed=[len(action_cards) + 1, 4],
        tiles={str(tile): 4 for tile in contaminated},
        pawns=[contaminated[0], 5],
        **{"mines": [{"mine": "sand_dredge", "tile": contaminated[0], "line": 2}], **more},
    )


def play_phase(match: Match, level: str) -> None:
    """Let a bot play for A for as long as A can."""
    bot = make_bot(level, "stuck", match.game)
    while A in match.to_act() and position(match).phase == PLAYERS:
        match.play(A, bot.choose(match.knowledge(A)))


@pytest.mark.parametrize("level", PLANNING)
@pytest.mark.parametrize("card", ["squall", "sea_breeze"])
def test_the_last_action_card_leaves_the_contaminated_tile(level: str, card: str) -> None:
    match = poisoned([card], [8], 2)
    play_phase(match, level)
    assert position(match).owed[A] == 0
    assert match.outcome() is None


@pytest.mark.parametrize("level", PLANNING)
def test_a_clean_tile_is_sought_while_the_cards_still_reach_it(level: str) -> None:
    """The next clean tile is two steps away, and both action cards move by one."""
    match = poisoned(["drizzle", "sea_foam"], [8, 2, 7], 2, options=ALLIANCE)
    play_phase(match, level)
    assert position(match).owed[A] == 0


@pytest.mark.parametrize("level", PLANNING)
def test_a_way_ends_on_the_one_clean_tile(level: str) -> None:
    """The mine that A could destroy draws it to tile 2, the other one in reach."""
    match = poisoned(["drizzle"], [8, 2], 1, mines=[{"mine": "sand_dredge", "tile": 2, "line": 2}])
    play_phase(match, level)
    assert position(match).owed[A] == 0
    assert position(match).pawns[A] == 7 - 1


def test_what_is_promising_begins_with_the_way_out() -> None:
    match = poisoned(["squall"], [8], 2)
    assert ADVICE.promising(match.state, A)[0].row() == ["play", "squall", "move"]


def test_a_drawn_card_is_no_reason_to_lock_oneself() -> None:
    """A contamination card fills the tile: paying for it leaves no way to play the other, drawing does."""
    match = deal(
        hands=[["contamination"] * 2, [*OTHER_FILLER]],
        owed=[2, 4],
        tiles={"8": 3},
        pawns=[8, 5],
        influence=[{"air": 5}, {}],
        decks=[["squall", "fog_bank", "rainbow", "drizzle"], []],
    )
    play_phase(match, "level3")
    assert position(match).owed[A] == 0


def test_a_seat_that_cannot_play_what_it_owes_is_nearly_lost() -> None:
    free, locked = poisoned(["squall"], [8], 2), poisoned(["squall"], [8], 2)
    play(free, A, "play squall move", "step 7", "stop")
    play(locked, A, "play squall gain")
    assert evaluate(position(free)) > evaluate(position(locked)) + 2000
