"""Looks closely at one turn: what a good bot would have played in its place, what both are worth, and why."""

from __future__ import annotations

from typing import Final

from quintessence.bots.bot import Bot
from quintessence.bots.foresight import LONGEST
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import ALLIES, Action, Prompt, Seat, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.review.judging import settle_after
from quintessence.review.model import EXPERT, ActionValues, ExaminedTurn
from quintessence.review.reasons import Tried, reason_of
from quintessence.review.shares import parties_of, party_of, shares_of
from quintessence.review.turn_spans import Steps, TurnSpan, spans_of, state_at

EXPERT_SECONDS: Final = 1.5
"""How long the expert thinks about one decision."""


def examine_turn(match: Match, start: int, seconds: float | None = EXPERT_SECONDS) -> ExaminedTurn:
    """The turn that began after so many actions beside the expert's: what each is worth to its seat, and why.

    Without seconds the expert has its own budget, the same on every machine.
    """
    span = next(span for span in spans_of(match) if span.start == start)
    played = match.history()[span.start : span.end]
    after = state_at(match, span.start)
    expert = make_bot(EXPERT, f"review {start}", match.game, seconds)
    better, reason = _expert_turn(after, span, expert, len(played))
    shared = _shared([action for _, action, _ in played], [action for _, action, _ in better])
    if reason is not None and 0 < shared < len(better):
        reason = _reason_from(match, span, shared, better[shared][1], seconds)
    actual = state_at(match, span.end)
    own = Tried([*played, *settle_after(match, actual, span.end)], actual)
    other = Tried([*better, *settle_after(match, after, span.end)], after)
    return ExaminedTurn(
        number=span.start,
        end=span.end,
        seat=span.seat,
        played=_values_of(played),
        better=_values_of(better),
        worth=float(_share(match, after, span.seat)),
        share=float(_share(match, actual, span.seat)),
        reason=reason_of(match, span.seat, own, other, reason),
    )


def weigh_turn(match: Match, start: int) -> tuple[float, list[ActionValues]] | None:
    """What the turn that began after so many actions is worth to its seat, and its actions; None while it goes on."""
    span = next((span for span in spans_of(match) if span.start == start), None)
    if span is None or (span.end == len(match.history()) and span.seat in match.to_act()):
        return None
    state = state_at(match, span.end)
    settle_after(match, state, span.end)
    return _share(match, state, span.seat), _values_of(match.history()[span.start : span.end])


def _expert_turn(state: State, span: TurnSpan, bot: Bot, most: int) -> tuple[Steps, Prompt | None]:
    """What the bot does in a seat's turn, and why; among allies no more actions than there were."""
    steps: Steps = []
    reason: Prompt | None = None
    turn, is_allied = state.turn_number(), state.relation() == ALLIES
    while span.seat in state.to_act() and state.turn_number() == turn and len(steps) < LONGEST:
        action = bot.choose(SeatKnowledge(state, span.seat))
        reason = bot.reason() if not steps else reason
        steps.append((span.seat, action, state.apply(span.seat, action)))
        if is_allied and len(steps) >= most:
            break
    return steps, reason


def _shared(played: list[Action], better: list[Action]) -> int:
    """With how many steps two turns begin alike."""
    pairs = zip(played, better, strict=False)
    return next(
        (number for number, (one, other) in enumerate(pairs) if one is not other), min(len(played), len(better))
    )


def _reason_from(match: Match, span: TurnSpan, shared: int, step: Action, seconds: float | None) -> Prompt | None:
    """Why a step is better that follows some which were played: as the bot says it when it thinks from there.

    What it said before the first step is about that one too. None where it would do something else by now.
    """
    number = span.start + shared
    bot = make_bot(EXPERT, f"review {number}", match.game, seconds)
    chosen = bot.choose(SeatKnowledge(state_at(match, number), span.seat))
    return bot.reason() if chosen is step else None


def _share(match: Match, state: State, seat: Seat) -> float:
    parties = parties_of(state, match.seats)
    return round(shares_of(state, match.seats, companions_of(match.game).advice)[party_of(parties, seat)], 4)


def _values_of(steps: Steps) -> list[ActionValues]:
    return [ActionValues(action.row(), action.values()) for _, action, _ in steps]
