"""The stages of a turn, one class each; what the contract asks of a position is asked of its stage."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Event, Objection, Prompt, Values
from quintessence.games.ephyran.rules.objections import RULES
from quintessence.games.ephyran.rules.position import (
    BURYING,
    CHOOSING,
    DRAWING,
    FITTING,
    KEEPING,
    OVER,
    REPLAY,
    TURN,
    WINDOW,
    Position,
)
from quintessence.games.ephyran.rules.stages.acting import Choosing, Replay, Turn
from quintessence.games.ephyran.rules.stages.answering import GIVING_UP_STAGE, Fitting, Window
from quintessence.games.ephyran.rules.stages.drawing import Burying, Drawing, Keeping
from quintessence.games.ephyran.rules.stages.over import Over
from quintessence.games.ephyran.rules.stages.placing import LAYING_STAGE, SETTING_STAGE
from quintessence.games.ephyran.rules.stages.stage import Stage

STAGES: Final[list[Stage]] = [
    Choosing(CHOOSING, "choosing"),
    Turn(TURN, "turn"),
    Replay(REPLAY, "replay"),
    Window(WINDOW, "window"),
    Fitting(FITTING, "fitting"),
    SETTING_STAGE,
    GIVING_UP_STAGE,
    LAYING_STAGE,
    Keeping(KEEPING, "keeping"),
    Burying(BURYING, "burying"),
    Drawing(DRAWING, "drawing"),
    Over(OVER, "over"),
]
"""By `Stage.index`."""
STAGE_NAMES: Final = [stage.name for stage in STAGES]


def legal(position: Position, seat: int) -> list[Action]:
    """All that a seat may do; nothing while it is not asked."""
    choices: list[Action] = []
    if seat == position.asked:
        STAGES[position.stage].add_choices(position, seat, choices)
    return choices


def why_not(position: Position, seat: int, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    stage = STAGES[position.stage]
    if seat == position.asked or position.stage == OVER:
        code = stage.objection(position, seat, action)
    else:
        code = "not_your_turn"
    if code is None:
        return None
    values: Values = {**action.values(), **stage.objection_values(position)}
    return Objection(code, RULES[code], values)


def prompt(position: Position, seat: int) -> Prompt:
    """What a seat is asked, or for whom it waits."""
    stage = STAGES[position.stage]
    return stage.prompt(position, seat) if seat == position.asked else stage.waiting(position)


def play(position: Position, seat: int, action: Action) -> list[Event]:
    """Play one decision, and go on to the next one that is a choice."""
    events: list[Event] = []
    STAGES[position.stage].play(position, seat, action, events)
    return events
