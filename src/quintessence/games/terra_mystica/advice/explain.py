"""Why a choice is proposed, as a code with values for the texts `advice-…`."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Prompt
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice.plans import Plan
from quintessence.games.terra_mystica.rules.position import Position

CODES: Final = ["found", "town_ahead", "score", "plan", "stop", "accept", "decline", "open", "settle"]
_MANY: Final = 4
"""Points that speak for themselves."""


def explain_plan(before: Position, plan: Plan, seat: int) -> Prompt:
    """A plan, by its first turn and by the round."""
    own = before.players[seat]
    after = plan.turns[0].position
    then = after.players[seat]
    if after.round != before.round or then.passed:
        return Prompt("stop")
    gained: int = then.points - own.points
    if sum(then.towns) > sum(own.towns):
        return Prompt("found", {"points": gained})
    for count, turn in enumerate(plan.turns):
        if sum(turn.position.players[seat].towns) > sum(own.towns):
            return Prompt("town_ahead", {"turns": count, "rounds": turn.position.round - before.round})
    if gained >= _MANY:
        return Prompt("score", {"points": gained})
    last = after
    count = 0
    for turn in plan.turns:
        last = turn.position
        if last.round != before.round or last.players[seat].passed:
            break
        count += 1
    total: int = last.players[seat].points - own.points
    return Prompt("plan", {"turns": count, "points": total})


def explain_choice(before: Position, action: Action) -> Prompt:
    """A choice outside of plans."""
    if isinstance(action, a.Answer):
        return Prompt("accept" if action.tag == "accept" else "decline", {"power": action.amount})
    return Prompt("open" if before.round == 0 else "settle")
