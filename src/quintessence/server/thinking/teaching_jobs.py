"""What a worker does for a review, piece by piece: judge turns, look for better ones, and draw the lesson."""

from __future__ import annotations

from time import monotonic
from typing import Final

from quintessence.bots.bot import Bot
from quintessence.bots.foresight import LONGEST
from quintessence.bots.levels import careful_bot
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import ALLIES, Action, Json, Prompt, Seat, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.server.codec import action_json
from quintessence.server.thinking.lesson import lesson_of
from quintessence.server.thinking.match_job import MISSING, match_of
from quintessence.server.thinking.outlook import number_of
from quintessence.server.thinking.reasons import Tried, reason_of
from quintessence.server.thinking.shares import parties_of, party_of, shares_of
from quintessence.server.thinking.turn_jobs import seat_of
from quintessence.server.thinking.turn_spans import Steps, TurnSpan, played_with_choice, settle, spans_of, state_at

JUDGE: Final = "level3"
"""The bot that judges every turn, without its slips."""
EXPERT: Final = "level5"
"""The bot that looks for better turns where much was lost."""
_EXPERT_SECONDS: Final = 1.5


def judge(job: Values) -> Values:
    """The shares at the start of each turn from one on, as many as the seconds allow, and at the end of the match."""
    match = match_of(job)
    if match is None:
        return MISSING
    viewer = None if job["viewer"] is None else seat_of({"seat": job["viewer"]})
    spans, first = spans_of(match), int(number_of(job, "first"))
    end = monotonic() + number_of(job, "seconds")
    state = state_at(match, spans[first].start if first < len(spans) else len(match.history()))
    points: list[Json] = []
    for span in [*spans[first:], None]:
        number = len(match.history()) if span is None else span.start
        known = state.copy() if viewer is None else state.resample(viewer, rng_from(f"evaluation {number}"))
        _settle(match, known, number)
        point: Values = {"number": number, "seat": None, "shares": _rounded(match, known), "decides": False}
        if span is not None:
            steps = match.history()[span.start : span.end]
            decides = played_with_choice(state, steps, companions_of(match.game).advice)
            # While secrets hold, whether others had a choice is one of them.
            point |= {"seat": span.seat, "decides": decides or viewer is not None}
        points.append(point)
        if monotonic() >= end:
            break
    return {"points": points, "count": len(spans) + 1, "parties": parties_of(match.state, match.seats)}


def _settle(match: Match, state: State, number: int) -> Steps:
    """Let a state come to rest, always in the same way after so many actions."""
    return settle(state, careful_bot(match.game, f"review {number}"), companions_of(match.game).advice)


def _rounded(match: Match, state: State) -> list[Json]:
    return [round(share, 4) for share in shares_of(state, match.seats, companions_of(match.game).advice)]


def examine(job: Values) -> Values:
    """A turn of the match beside the one that a good bot would have played: what each is worth to its seat, and why."""
    match = match_of(job)
    if match is None:
        return MISSING
    start = int(number_of(job, "number"))
    span = next(span for span in spans_of(match) if span.start == start)
    before = state_at(match, span.start)
    played = [(action, events) for _, action, events in match.history()[span.start : span.end]]
    bot = make_bot(EXPERT, f"review {start}", match.game, _EXPERT_SECONDS)
    after = before.copy()
    better, reason = _expert_turn(after, span, bot, len(played))
    shared = _shared([action for action, _ in played], [action for _, action, _ in better])
    if reason is not None and 0 < shared < len(better):
        reason = _reason_from(match, span, shared, better[shared][1])
    actual = state_at(match, span.end)
    own_steps: Steps = [(span.seat, action, events) for action, events in played]
    own_steps += _settle(match, actual, span.end)
    better_steps = better + _settle(match, after, span.end)
    worth, share = _share(match, after, span.seat), _share(match, actual, span.seat)
    told = reason_of(match, span.seat, Tried(own_steps, actual), Tried(better_steps, after), reason)
    return {
        "number": span.start,
        "end": span.end,
        "seat": span.seat,
        "played": [action_json(action) for action, _ in played],
        "better": [action_json(action) for _, action, _ in better],
        "worth": float(worth),
        "share": float(share),
        "reason": None if told is None else told.json(),
    }


def _expert_turn(state: State, span: TurnSpan, bot: Bot, most: int) -> tuple[Steps, Prompt | None]:
    """What the bot does in a seat's turn, and why; among allies no more actions than there were."""
    found: Steps = []
    reason: Prompt | None = None
    turn, is_allied = state.turn_number(), state.relation() == ALLIES
    while span.seat in state.to_act() and state.turn_number() == turn and len(found) < LONGEST:
        action = bot.choose(SeatKnowledge(state, span.seat))
        reason = bot.reason() if not found else reason
        found.append((span.seat, action, state.apply(span.seat, action)))
        if is_allied and len(found) >= most:
            break
    return found, reason


def _shared(played: list[Action], better: list[Action]) -> int:
    """With how many steps two turns begin alike."""
    pairs = zip(played, better, strict=False)
    return next(
        (number for number, (one, other) in enumerate(pairs) if one is not other), min(len(played), len(better))
    )


def _reason_from(match: Match, span: TurnSpan, shared: int, step: Action) -> Prompt | None:
    """Why a step is better that follows some which were played: as the bot says it when it thinks from there.

    What it said before the first step is about that one too. None where it would do something else by now.
    """
    number = span.start + shared
    bot = make_bot(EXPERT, f"review {number}", match.game, _EXPERT_SECONDS)
    chosen = bot.choose(SeatKnowledge(state_at(match, number), span.seat))
    return bot.reason() if chosen is step else None


def _share(match: Match, state: State, seat: Seat) -> float:
    parties = parties_of(state, match.seats)
    return round(shares_of(state, match.seats, companions_of(match.game).advice)[party_of(parties, seat)], 4)


def conclude(job: Values) -> Values:
    """What is told after the match."""
    match = match_of(job)
    return MISSING if match is None else lesson_of(match, job)


def weigh(job: Values) -> Values:
    """What a turn that someone played is worth to its seat, judged as a review judges turns."""
    match = match_of(job)
    if match is None:
        return MISSING
    start = int(number_of(job, "number"))
    span = next((span for span in spans_of(match) if span.start == start), None)
    if span is None or (span.end == len(match.history()) and span.seat in match.to_act()):
        return {"share": None, "played": []}
    state = state_at(match, span.end)
    _settle(match, state, span.end)
    played: list[Json] = [action_json(action) for _, action, _ in match.history()[span.start : span.end]]
    return {"share": _share(match, state, span.seat), "played": played}
