"""Tension: how often the lead changes, how early the winner is known, how far behind it was. Needs decisions.

After Browne, "Automatic Generation and Evaluation of Recombination Games" (2008), who measures lead change, uncertainty
and drama by an evaluation along a game. Here it is what each seat can expect, as a review has it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from quintessence.core.game import ALLIES
from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.measures.balance import won
from quintessence.lab.simulate import Played

KNOWN: Final = 0.9
"""With such an expectation the winner is taken to be known."""


def lead_changes(played: Played) -> Amounts:
    """How often another seat than before is alone in the lead, in a game of rivals."""
    if not played.decisions or played.relation == ALLIES:
        return {}
    leaders = [_leader(one["expectations"]) for one in played.decisions]
    alone = [leader for leader in leaders if leader is not None]
    changes = sum(one != other for one, other in pairwise(alone))
    return {Key("lead_changes"): (changes, 1)}


def known_after(played: Played) -> Amounts:
    """After which share of its decisions a game is decided: from there on the expectation of the winner never falls
    below 90 % again. 1 where it is open to the end. For allies, of what then comes true: that they win, or lose."""
    course = winners_course(played)
    if not course:
        return {}
    known = len(course)
    while known and course[known - 1] >= KNOWN:
        known -= 1
    return {Key("known_after"): (known / len(course), 1)}


def drama(played: Played) -> Amounts:
    """How far the winner of a game of rivals was behind at the worst moment, as a share of a win; 0 where it never was.

    The notion is Thompson's, and Browne put it into numbers; here it is the greatest distance, easy to picture.
    """
    winner = _winner(played)
    if winner is None or played.relation == ALLIES or not played.decisions:
        return {}
    behind = [max(one["expectations"]) - one["expectations"][winner] for one in played.decisions]
    return {Key("drama"): (max(behind), 1)}


def winners_course(played: Played) -> list[float]:
    """What was expected, before each decision, of what came true; nothing where several rivals won."""
    winner = _winner(played)
    if played.relation == ALLIES:
        expected = [one["expectations"][0] for one in played.decisions]
        return expected if won(played, 0) else [1 - value for value in expected]
    return [] if winner is None else [one["expectations"][winner] for one in played.decisions]


def _winner(played: Played) -> int | None:
    seats = [seat for seat in range(len(played.sitting)) if won(played, seat) == 1]
    return seats[0] if len(seats) == 1 else None


def _leader(expectations: list[float]) -> int | None:
    """Who is alone in the lead."""
    best = max(expectations)
    return expectations.index(best) if expectations.count(best) == 1 else None
