"""Promises about scripted sides: each of their steps explains itself."""

from __future__ import annotations

from quintessence.core.conformance.moments import Moment
from quintessence.core.game import Explanation


def steps_explain_themselves(moment: Moment) -> None:
    """(s) A step names a side of the match; its criteria take away candidates, and what they leave is what was left."""
    for event in moment.events:
        explanation = event.explanation()
        fault = "" if explanation is None else _fault(explanation, moment.state.sides())
        if fault:
            raise moment.broken("steps_explain_themselves", f"{event!r}: {fault}")


def _fault(explanation: Explanation, sides: list[str]) -> str:
    if explanation.side not in sides:
        return f"{explanation.side} is not among the sides {sides}"
    rest = explanation.candidates[:]
    if len(set(rest)) != len(rest):
        return f"a candidate is named twice: {rest}"
    for criterion in explanation.criteria:
        if len(set(criterion.removed)) != len(criterion.removed) or not set(criterion.removed) <= set(rest):
            return f"{criterion.code} takes away {criterion.removed} of {rest}"
        rest = [name for name in rest if name not in criterion.removed]
    return "" if rest == explanation.left else f"{rest} is left by the criteria, not {explanation.left}"
