"""§12 The script, step by step: ends are tested after each, and players may clean up before what can hurt them."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import ALLIANCE, MARS
from quintessence.games.erythro.rules.adversary import alliance, consortium, mars
from quintessence.games.erythro.rules.adversary.bag import RandomPollution
from quintessence.games.erythro.rules.adversary.ends import check_ends
from quintessence.games.erythro.rules.adversary.event_effects import (
    GainInfluence,
    LoseInfluence,
    RemoveTokens,
    TakeCard,
)
from quintessence.games.erythro.rules.adversary.mines import FirstLine, PlaceMine
from quintessence.games.erythro.rules.agenda import SIZE, AgendaStep
from quintessence.games.erythro.rules.cleaning import open_window
from quintessence.games.erythro.rules.phases.drawing import DrawHand, NewRound
from quintessence.games.erythro.rules.phases.mines import Advance
from quintessence.games.erythro.rules.position import Position


@final
class Wake(AgendaStep):
    """A player has shuffled: the adversary answers (ER-20)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        adversary, seat = position.setting.adversary, position.cause_seat
        if adversary == MARS:
            mars.answer_shuffle(position, seat, events)
        elif adversary == ALLIANCE:
            alliance.answer_shuffle(position, seat, events)
        else:
            consortium.answer_shuffle(position, seat, events)


STEPS: Final[list[AgendaStep]] = [
    Advance(can_hurt=True, unsettles=True),
    FirstLine(can_hurt=True, unsettles=True),
    PlaceMine(can_hurt=True, unsettles=True),
    RandomPollution(can_hurt=True, unsettles=True),
    alliance.Raise(),
    alliance.Extract(),
    consortium.Reveal(),
    consortium.AskClean(),
    DrawHand(),
    Wake(),
    consortium.Destroyed(),
    TakeCard(can_hurt=True, unsettles=True),
    LoseInfluence(can_hurt=True, unsettles=True),
    RemoveTokens(unsettles=True),
    GainInfluence(unsettles=True),
    NewRound(can_hurt=True),
]
"""By the numbers of `agenda`."""


def do_next_step(position: Position, events: list[Event]) -> None:
    """Do the next step of the agenda, or ask who wants to clean up before it."""
    agenda = position.agenda
    step = STEPS[agenda[0]]
    if step.can_hurt and position.is_unsettled and open_window(position, events):
        return
    position.cause, position.cause_seat = agenda[2], agenda[3]
    position.agenda = agenda[SIZE:]
    step.do(position, agenda[1], events)
    if step.unsettles:
        position.is_unsettled = True
    check_ends(position, events)
