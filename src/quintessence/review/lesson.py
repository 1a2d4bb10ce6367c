"""What is told after a match, as codes and values: what decided it, the turns that mattered, what to try next time."""

from __future__ import annotations

from typing import Final

from quintessence.core.companions import Lessons
from quintessence.core.discovery import companions_of
from quintessence.core.game import Prompt, Seat, Values
from quintessence.core.match import Match
from quintessence.review.curve import (
    curve_of,
    curve_points,
    lead_of,
    turned,
    turning_points,
    winner_of,
)
from quintessence.review.model import (
    TEAM,
    BestTurn,
    ExaminedTurn,
    Judged,
    Lesson,
    LessonTurn,
    Party,
    Result,
    TallyCounts,
    TurningPoint,
)
from quintessence.review.reasons import count_all
from quintessence.review.shares import of_places, party_of, with_rest

COST: Final = 0.03
"""What a turn must have cost before it is called worse than another."""
_AHEAD: Final = 0.1
"""A lead that anyone would see."""
_BEHIND: Final = 2
"""What the game's own weights must add up to before a tip is drawn from them."""


def lesson_of(
    match: Match, points: list[Judged], parties: list[Party], examined: list[ExaminedTurn], result: Result | None
) -> Lesson:
    """All of it, from the judged points, the turns that were looked at, and the result, which a table may know better.

    Someone may have given up there; None while the match goes on.
    """
    final = final_shares(result, parties)
    curve = curve_of(points, parties, final)
    turns = [_turn(turn) for turn in examined]
    lessons = companions_of(match.game).lessons
    tallies = count_all(lessons, match.seats, match.history(), match.state)
    margin = _margin(result) if lessons.points(match.state, Seat(0)) is not None else 0
    return Lesson(
        points=curve_points(points, curve),
        turning=[
            TurningPoint(points[index].number, points[turn].number) for index, turn in turned(points, curve, parties)
        ],
        turns=turns,
        best=[_best(points, curve, parties, turns, seat) for seat in range(match.seats)],
        worst=[_worst(turns, [seat]) for seat in range(match.seats)],
        decided=_decided(points, curve, parties, turns, margin) if final is not None else [],
        tallies=[
            TallyCounts(tally.code, [counted.get(tally.code, 0) for counted in tallies]) for tally in lessons.tallies()
        ],
        tips=[_tip(lessons, tallies, turns, result, seat) for seat in range(match.seats)],
    )


def final_shares(result: Result | None, parties: list[Party]) -> list[float] | None:
    """The result as shares; None where there is none, or a match ended without one."""
    if result is None or not result.places:
        return None
    if TEAM in parties:
        return with_rest(1.0 if result.places[0] == 1 else 0.0, len(parties) - 1)
    all_places = [*result.places, *(side.place for side in result.sides)]
    return of_places(all_places) if len(all_places) == len(parties) and 1 in all_places else None


def _turn(turn: ExaminedTurn) -> LessonTurn:
    """A turn that was looked at; without a better one where that would have changed too little."""
    cost = round(turn.worth - turn.share, 4)
    is_better = cost >= COST and turn.better != turn.played
    return LessonTurn(turn, cost) if is_better else LessonTurn(turn._replace(better=[], reason=None), 0.0)


def _best(
    points: list[Judged], curve: list[list[float]], parties: list[Party], turns: list[LessonTurn], seat: int
) -> BestTurn | None:
    """A seat's turn that beats the bot's own by most; else one after which it stood better, and that nothing beats.

    The last turn is none of them: what changes there is that the result is known.
    """
    last = points[-1].number
    own = [turn for turn, _ in turns if turn.seat == seat and not turn.better and turn.end != last]
    if not own:
        return None
    share_at = {point.number: shares[party_of(parties, seat)] for point, shares in zip(points, curve, strict=True)}
    best = max(own, key=lambda turn: -_over(turn))
    if _over(best) > -COST:
        best = max(own, key=lambda turn: share_at[turn.end] - share_at[turn.number])
        if share_at[best.end] - share_at[best.number] < COST:
            return None
    gain = max(0.0, -_over(best))
    return BestTurn(best.number, round(gain, 4), round(share_at[best.number], 4), round(share_at[best.end], 4))


def _over(turn: ExaminedTurn) -> float:
    """What the bot's turn would have been worth more."""
    return turn.worth - turn.share


def _worst(turns: list[LessonTurn], seats: list[int]) -> int | None:
    """Where the costliest turn of some seats started."""
    costly = [turn for turn in turns if turn.examined.seat in seats and turn.examined.better]
    return max(costly, key=lambda turn: turn.cost).examined.number if costly else None


def _decided(
    points: list[Judged], curve: list[list[float]], parties: list[Party], turns: list[LessonTurn], margin: int
) -> list[Prompt]:
    """Three sentences: the result, how the lead went, the turn that cost most."""
    winner = winner_of(curve)
    is_drawn = lead_of(curve[-1], winner) <= 0
    losers = [turn.seat for turn, _ in turns if is_drawn or party_of(parties, turn.seat) != winner]
    costliest = _worst(turns, losers)
    values: Values = {"party": parties[winner], "actions": points[-1].number, "margin": margin}
    return [
        Prompt("drawn" if is_drawn else "won", values),
        _course(points, curve, parties, winner),
        Prompt("no_turn") if costliest is None else Prompt("turn", {"number": costliest}),
    ]


def _margin(result: Result | None) -> int:
    """By how many points the first is in front of the next; 0 where points do not say it."""
    if result is None or not result.totals:
        return 0
    totals = sorted([*result.totals, *(side.total for side in result.sides)])
    return totals[-1] - totals[-2] if len(totals) > 1 else 0


def _course(points: list[Judged], curve: list[list[float]], parties: list[Party], winner: int) -> Prompt:
    leads = [lead_of(shares, winner) for shares in curve[:-1]]
    changes = len(turning_points(curve))
    behind = [index for index, lead in enumerate(leads) if lead < 0]
    if all(abs(lead) < _AHEAD for lead in leads):
        return Prompt("close")
    since = points[behind[-1] + 1].number if behind else 0
    values: Values = {"party": parties[winner], "number": since, "changes": changes}
    if changes > 1:
        return Prompt("changed", values)
    return Prompt("ahead_since" if since else "always_ahead", values)


def _tip(
    lessons: Lessons, tallies: list[dict[str, int]], turns: list[LessonTurn], result: Result | None, seat: int
) -> Prompt:
    """One thing to try next time: what the game counts, else a source of points, else the costliest turn."""
    worst = _worst(turns, [seat])
    places = result.places if result is not None else []
    if result is not None and len(places) > 1 and places[seat] != 1 and 1 in places:
        first = places.index(1)
        tip = _tally_tip(lessons, tallies, seat, first) or _source_tip(result, seat, first)
        if tip is not None:
            return tip
    return Prompt("clean") if worst is None else Prompt("turn", {"number": worst})


def _tally_tip(lessons: Lessons, tallies: list[dict[str, int]], seat: int, first: int) -> Prompt | None:
    gaps = [
        (tally.weight * (tallies[first].get(tally.code, 0) - tallies[seat].get(tally.code, 0)), tally.code)
        for tally in lessons.tallies()
    ]
    gap, code = max(gaps, default=(0, ""))
    if gap < _BEHIND:
        return None
    own, other = tallies[seat].get(code, 0), tallies[first].get(code, 0)
    return Prompt("tally", {"tally": code, "own": own, "other": other, "party": first})


def _source_tip(result: Result, seat: int, first: int) -> Prompt | None:
    """The source of points in which whoever won was furthest ahead."""
    scores = result.scores
    if len(scores) <= max(seat, first) or len(scores[first]) < 2:
        return None
    source = max(scores[first], key=lambda name: scores[first][name] - scores[seat].get(name, 0))
    own, other = scores[seat].get(source, 0), scores[first][source]
    return Prompt("source", {"source": source, "own": own, "other": other, "party": first}) if other > own else None
