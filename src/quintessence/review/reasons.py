"""Why one turn is better than another, from what came of both: a result, points, or what the game counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quintessence.core.companions import Lessons, Tally
from quintessence.core.discovery import companions_of
from quintessence.core.game import Prompt, Seat, State
from quintessence.core.match import Match
from quintessence.review.turn_spans import Steps

BOT: Final = "advice"
"""The bot's own reason: `advice-<code>` of the game's texts."""


@dataclass(frozen=True)
class Tried:
    """A turn and the answer to it, and where they led."""

    steps: Steps
    state: State


def reason_of(match: Match, seat: Seat, played: Tried, better: Tried, told: Prompt | None) -> Prompt | None:
    """The plainest that holds; None where there is nothing but the bot's judgement."""
    if _is_first(better.state, seat) and not _is_first(played.state, seat):
        return Prompt("wins")
    if _is_lost(played.state, seat) and not _is_lost(better.state, seat):
        return Prompt("saves")
    if told is not None:
        return Prompt(BOT, {"code": told.code, "values": told.values})
    lessons = companions_of(match.game).lessons
    return _by_points(lessons, seat, played, better) or _by_tallies(lessons, match.seats, seat, played, better)


def _is_first(state: State, seat: Seat) -> bool:
    outcome = state.outcome()
    return outcome is not None and outcome.places[seat] == 1


def _is_lost(state: State, seat: Seat) -> bool:
    outcome = state.outcome()
    return outcome is not None and outcome.places[seat] != 1


def _by_points(lessons: Lessons, seat: Seat, played: Tried, better: Tried) -> Prompt | None:
    one, other = lessons.points(played.state, seat), lessons.points(better.state, seat)
    if one is None or other is None or other <= one:
        return None
    return Prompt("points", {"count": other - one})


def _by_tallies(lessons: Lessons, seats: int, seat: Seat, played: Tried, better: Tried) -> Prompt | None:
    """What the better turn has more or less of, of all that the game counts: what weighs most."""
    one, other = (
        count_all(lessons, seats, played.steps, played.state),
        count_all(lessons, seats, better.steps, better.state),
    )
    reasons: list[tuple[int, Prompt]] = []
    for tally in lessons.tallies():
        gap = other[seat].get(tally.code, 0) - one[seat].get(tally.code, 0)
        reasons += _reason(tally, gap, "more" if gap > 0 else "fewer", 1)
        rivals = sum(
            other[number].get(tally.code, 0) - one[number].get(tally.code, 0)
            for number in range(seats)
            if number != seat
        )
        reasons += _reason(tally, rivals, "they_more" if rivals > 0 else "they_fewer", -1)
    return max(reasons, key=lambda pair: pair[0])[1] if reasons else None


def _reason(tally: Tally, gap: int, code: str, sign: int) -> list[tuple[int, Prompt]]:
    weight = sign * tally.weight * gap
    return [(weight, Prompt(code, {"tally": tally.code, "count": abs(gap)}))] if weight > 0 else []


def count_all(lessons: Lessons, seats: int, steps: Steps, state: State) -> list[dict[str, int]]:
    """What some steps brought each seat, by the codes of the tallies."""
    total: list[dict[str, int]] = [{} for _ in range(seats)]
    for mover, _, events in steps:
        for seat, counted in enumerate(lessons.count(state, mover, events)):
            for code, count in counted.items():
                total[seat][code] = total[seat].get(code, 0) + count
    return total
