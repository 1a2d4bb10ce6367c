"""How the answer of a puzzle goes on: allies play card after card, and a later one may make the point of the first."""

from __future__ import annotations

from itertools import pairwise

from quintessence.bots.foresight import foresee_turn
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.bots.puzzle_turns import PuzzleTurn
from quintessence.bots.worth import Viewpoint
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Seat
from quintessence.core.match import Match
from quintessence.core.rng import rng_from


def whole_line(match: Match, seat: Seat, first: list[Action]) -> list[Action]:
    """A right turn, and what follows it up to where its point is made.

    Only where the seat is asked the same once more: the strongest bot goes on from there, as far as nothing new can
    come to light. The point is made by whichever part raises most how good the position looks.
    """
    advice = companions_of(match.game).advice
    viewpoint = Viewpoint(match.state, seat, advice)
    asked, trial = PuzzleTurn(match.state, viewpoint), match.copy()
    parts, worths = [first], [viewpoint.worth(trial.state)]
    for action in first:
        trial.play(seat, action)
    worths.append(viewpoint.worth(trial.state))
    for part in _following(trial, seat, asked):
        for action in part:
            trial.play(seat, action)
        parts.append(part)
        worths.append(viewpoint.worth(trial.state))
    rises = [after - before for before, after in pairwise(worths)]
    return [action for part in parts[: rises.index(max(rises)) + 1] for action in part]


def _following(match: Match, seat: Seat, asked: PuzzleTurn) -> list[list[Action]]:
    """What the bot does next, in parts, each of them whole; none where somebody else acts, or the turn is over."""
    parts: list[list[Action]] = []
    if seat not in match.to_act() or not asked.is_first(match.state):
        return parts
    turn = foresee_turn(match.knowledge(seat), make_bot(LEVELS[-1], "line", match.game), rng_from("line"))
    trial = match.copy()
    part: list[Action] = []
    for action in turn.actions:
        before = trial.state.copy()
        trial.play(seat, action)
        part.append(action)
        if asked.is_over(before, action, trial.state):
            parts.append(part)
            part = []
            if seat not in trial.to_act() or not asked.is_first(trial.state):
                break
    return parts
