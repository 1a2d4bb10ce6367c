"""The figures of the pile, level by level: turns, actions and points on cards in many games without a board."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from quintessence.core.rng import Seed
from quintessence.games.terra_mystica.automa import deck
from quintessence.games.terra_mystica.automa.holdings import NO_DECISION, Holdings
from quintessence.games.terra_mystica.automa.script import make_automa
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.automa_table import GAME, started

GAMES: Final = 2000
DATA: Final = GAME.data.automa
COUNTED: Final = ["builds", "upgrade", "cult", "block", "favour"]
EXPECTED: Final = {
    1: ([2.250, 3.400, 4.067, 4.857, 5.714, 6.611], [9.15, 6.14, 5.47, 6.14, 1.62], 19.16, 5.37),
    2: ([3.400, 4.067, 4.857, 5.714, 6.611, 7.533], [10.64, 7.18, 7.18, 7.18, 1.65], 33.80, 5.97),
    3: ([4.067, 4.857, 5.714, 6.611, 7.533, 8.473], [12.16, 8.37, 8.37, 8.37, 1.68], 55.54, 6.61),
    4: ([4.067, 4.857, 5.714, 6.611, 7.533, 8.473], [12.16, 8.37, 8.37, 8.37, 1.68], 65.56, 6.61),
    5: ([4.857, 5.714, 6.611, 7.533, 8.473, 9.424], [13.68, 9.64, 9.64, 9.64, 1.70], 88.58, 7.29),
}
"""Turns by round; builds (the faction's too), upgrades, cults, blocks, favours; points on cards; faction actions."""


def one_game(position: Position, held: Holdings, turns: list[int], counts: Counter[str]) -> None:
    """All rounds of a game, as far as cards go."""
    deck.make_first_pile(position, held)
    for round_ in range(1, 7):
        position.round = round_
        while True:
            held.support = deck.draw(held) if held.action == NO_DECISION else held.action
            if not held.pile:
                break
            held.action = deck.draw(held)
            card = held.data.cards[held.action]
            if deck.is_tipped(held) and card.passes:
                break
            turns[round_ - 1] += 1
            for action in card.actions:
                counts[action] += action != "favour" or round_ > 4
                counts["builds"] += action in ("build", "faction")
            counts["scored"] += card.points + (2 if "faction" in card.actions else 0)
            counts["scored"] += held.x_points(round_) if "x_points" in card.actions else 0
        deck.make_next_pile(position, held)
    position.reported = []


@pytest.mark.parametrize("level", EXPECTED)
def test_the_pile_gives_the_expected_figures(level: int) -> None:
    turns, counts = [0] * 6, Counter[str]()
    position = started(automa_level=level)
    for number in range(GAMES):
        seed = Seed(f"figures {level} {number}")
        script = make_automa(GAME.data, 1, DATA.factions[0], DATA.levels[level - 1], level, seed)
        one_game(position, script.held, turns, counts)
    by_round, actions, points, faction = EXPECTED[level]
    assert [count / GAMES for count in turns] == pytest.approx(by_round, abs=0.15)
    assert [counts[name] / GAMES for name in COUNTED] == pytest.approx(actions, abs=0.15)
    assert counts["scored"] / GAMES == pytest.approx(points, abs=1.0)
    assert counts["faction"] / GAMES == pytest.approx(faction, abs=0.15)


def test_the_reserve_never_runs_dry_without_cultists() -> None:
    position = started(automa_level=5)
    script = make_automa(GAME.data, 1, DATA.factions[0], DATA.levels[4], 5, Seed("dry"))
    deck.make_first_pile(position, script.held)
    for round_ in range(1, 6):
        position.round = round_
        deck.make_next_pile(position, script.held)
    assert (len(script.held.pile), len(script.held.reserve)) == (12, 1)
