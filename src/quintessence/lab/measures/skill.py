"""Skill: the ladder of levels as one number."""

from __future__ import annotations

from math import log
from typing import Final

STEP: Final = 0.75
"""Who wins so often is one step of skill above the other."""


def skill_steps(shares: list[tuple[float, int]]) -> float:
    """How many steps of skill there are from the lowest level to the highest, from each level's share against the one
    below and the number of games. A game without skill has 0. A level that always wins counts as if it had lost once in
    twice the games.

    After Robertie's "complexity number" of a game, from backgammon: how many classes of players there are from the best
    to the beginner, each of which wins three games of four against the class below ("Comparing Games of Skill and
    Chance", The Gammon Press). Shares between are added up by their odds: on the logistic scale that ratings after Elo
    ("The Rating of Chessplayers, Past and Present", 1978) mostly use.
    """
    total = 0.0
    for share, games in shares:
        bounded = min(max(share, 1 / (2 * games)), 1 - 1 / (2 * games))
        total += log(bounded / (1 - bounded))
    return total / log(STEP / (1 - STEP))
