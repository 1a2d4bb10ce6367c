"""What is told after a match, as codes and values: what decided it, the turns that mattered, what to try next time."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.companions import Lessons
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Prompt, Seat, Values
from quintessence.core.match import Match
from quintessence.server.thinking.curve import (
    Judged,
    curve_of,
    judged,
    lead_of,
    turned,
    turning_points,
    winner_of,
)
from quintessence.server.thinking.reasons import count_all
from quintessence.server.thinking.shares import TEAM, of_places, party_of, with_rest

COST: Final = 0.03
"""What a turn must have cost before it is called worse than another."""
_AHEAD: Final = 0.1
"""A lead that anyone would see."""
_BEHIND: Final = 2
"""What the game's own weights must add up to before a tip is drawn from them."""


def lesson_of(match: Match, job: Values) -> Values:
    """All of it, from the judged points, the turns that were looked at, and the result as the table has it."""
    points, parties, result = judged(_list(job["points"])), _list(job["parties"]), job["result"]
    final = final_shares(result, parties) if isinstance(result, dict) else None
    curve = curve_of(points, parties, final)
    turns = [_turn(turn) for turn in _list(job["examined"])]
    lessons = companions_of(match.game).lessons
    tallies = count_all(lessons, match.seats, match.history(), match.state)
    turns_told: list[Json] = [turn for turn in turns]
    margin = _margin(result, lessons.points(match.state, Seat(0)) is not None)
    return {
        "points": [
            {"number": point.number, "shares": [round(share, 4) for share in shares]}
            for point, shares in zip(points, curve, strict=True)
        ],
        "turning": [
            {"number": points[index].number, "turn": points[turn].number}
            for index, turn in turned(points, curve, parties)
        ],
        "turns": turns_told,
        "best": [_best(points, curve, parties, turns, seat) for seat in range(match.seats)],
        "worst": [_worst(turns, [seat]) for seat in range(match.seats)],
        "decided": _decided(points, curve, parties, turns, margin) if final is not None else [],
        "tallies": [
            {"code": tally.code, "counts": [counted.get(tally.code, 0) for counted in tallies]}
            for tally in lessons.tallies()
        ],
        "tips": [_tip(lessons, tallies, turns, result, seat).json() for seat in range(match.seats)],
    }


def final_shares(result: Values, parties: list[Json]) -> list[float] | None:
    """The result as shares; None where a match ended without one."""
    places, sides = _list(result["places"]), _list(result.get("sides") or [])
    if not places:
        return None
    if TEAM in parties:
        return with_rest(1.0 if places[0] == 1 else 0.0, len(parties) - 1)
    all_places = [*places, *(side["place"] for side in sides)]
    return of_places(all_places) if len(all_places) == len(parties) and 1 in all_places else None


def _turn(turn: Any) -> Values:
    """A turn that was looked at; without a better one where that would have changed too little."""
    cost = round(turn["worth"] - turn["share"], 4)
    is_better = cost >= COST and turn["better"] != turn["played"]
    return (
        {**turn, "cost": cost if is_better else 0.0}
        if is_better
        else {**turn, "cost": 0.0, "better": [], "reason": None}
    )


def _best(points: list[Judged], curve: list[list[float]], parties: list[Json], turns: list[Values], seat: int) -> Json:
    """A seat's turn that beats the bot's own by most; else one after which it stood better, and that nothing beats.

    The last turn is none of them: what changes there is that the result is known.
    """
    own = [turn for turn in turns if turn["seat"] == seat and not turn["better"] and turn["end"] != points[-1].number]
    if not own:
        return None
    best = max(own, key=lambda turn: -_over(turn))
    numbers, party = [point.number for point in points], party_of(parties, seat)
    if _over(best) > -COST:
        best = max(own, key=lambda turn: _risen(curve, numbers, party, turn))
        if _risen(curve, numbers, party, best) < COST:
            return None
    start, end = (curve[numbers.index(_int(best[name]))][party] for name in ("number", "end"))
    more = max(0.0, -_over(best))
    return {"number": best["number"], "gain": round(more, 4), "before": round(start, 4), "after": round(end, 4)}


def _over(turn: Values) -> float:
    """What the bot's turn would have been worth more."""
    worth, share = turn["worth"], turn["share"]
    assert isinstance(worth, float) and isinstance(share, float)
    return worth - share


def _risen(curve: list[list[float]], numbers: list[int], party: int, turn: Values) -> float:
    start, end = (curve[numbers.index(_int(turn[name]))][party] for name in ("number", "end"))
    return end - start


def _worst(turns: list[Values], seats: list[int]) -> Json:
    """Where the costliest turn of some seats started."""
    costly = [turn for turn in turns if turn["seat"] in seats and turn["better"]]
    return max(costly, key=_cost)["number"] if costly else None


def _cost(turn: Values) -> float:
    cost = turn["cost"]
    return cost if isinstance(cost, float) else 0.0


def _decided(
    points: list[Judged], curve: list[list[float]], parties: list[Json], turns: list[Values], margin: int
) -> list[Json]:
    """Three sentences: the result, how the lead went, the turn that cost most."""
    winner = winner_of(curve)
    is_drawn = lead_of(curve[-1], winner) <= 0
    losers = [turn["seat"] for turn in turns if is_drawn or party_of(parties, _int(turn["seat"])) != winner]
    costliest = _worst(turns, [_int(seat) for seat in losers])
    found = [
        Prompt(
            "drawn" if is_drawn else "won", {"party": parties[winner], "actions": points[-1].number, "margin": margin}
        ),
        _course(points, curve, parties, winner),
        Prompt("no_turn") if costliest is None else Prompt("turn", {"number": costliest}),
    ]
    return [one.json() for one in found]


def _margin(result: Json, has_points: bool) -> int:
    """By how many points the first is in front of the next; 0 where points do not say it."""
    if not has_points or not isinstance(result, dict) or not result.get("totals"):
        return 0
    totals = sorted([*_list(result["totals"]), *(side["total"] for side in _list(result.get("sides") or []))])
    return int(totals[-1] - totals[-2]) if len(totals) > 1 else 0


def _course(points: list[Judged], curve: list[list[float]], parties: list[Json], winner: int) -> Prompt:
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


def _tip(lessons: Lessons, tallies: list[dict[str, int]], turns: list[Values], result: Json, seat: int) -> Prompt:
    """One thing to try next time: what the game counts, else a source of points, else the costliest turn."""
    worst = _worst(turns, [seat])
    places = _list(result["places"]) if isinstance(result, dict) else []
    if len(places) > 1 and places[seat] != 1 and 1 in places:
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


def _source_tip(result: Json, seat: int, first: int) -> Prompt | None:
    """The source of points in which whoever won was furthest ahead."""
    scores = _list(result["scores"]) if isinstance(result, dict) and result.get("scores") else []
    if len(scores) <= max(seat, first) or len(scores[first]) < 2:
        return None
    source = max(scores[first], key=lambda name: scores[first][name] - scores[seat].get(name, 0))
    own, other = scores[seat].get(source, 0), scores[first][source]
    return Prompt("source", {"source": source, "own": own, "other": other, "party": first}) if other > own else None


def _list(value: Any) -> list[Any]:
    assert isinstance(value, list)
    return value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value
