"""Judges the turns of a match: what each party could expect when each began, as a careful bot sees it."""

from __future__ import annotations

from collections.abc import Iterator

from quintessence.bots.levels import careful_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import Seat, State
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.review.model import Judged
from quintessence.review.shares import shares_of
from quintessence.review.turn_spans import Steps, TurnSpan, played_with_choice, settle, state_at


def judged_turns(match: Match, spans: list[TurnSpan], first: int = 0, viewer: Seat | None = None) -> Iterator[Judged]:
    """The shares at the start of each turn, from one on, and at the end of the match.

    Through the eyes of a viewer where secrets hold; None where all may be known.
    """
    state = state_at(match, spans[first].start if first < len(spans) else len(match.history()))
    for span in [*spans[first:], None]:
        number = len(match.history()) if span is None else span.start
        known = state.copy() if viewer is None else state.resample(viewer, rng_from(f"evaluation {number}"))
        settle_after(match, known, number)
        shares = [round(share, 4) for share in shares_of(known, match.seats, companions_of(match.game).advice)]
        if span is None:
            yield Judged(number, None, shares, decides=False)
            return
        steps = match.history()[span.start : span.end]
        decides = played_with_choice(state, steps, companions_of(match.game).advice)
        # While secrets hold, whether others had a choice is one of them.
        yield Judged(number, span.seat, shares, decides=decides or viewer is not None)


def settle_after(match: Match, state: State, number: int) -> Steps:
    """Let a state come to rest, always in the same way after so many actions."""
    return settle(state, careful_bot(match.game, f"review {number}"), companions_of(match.game).advice)
