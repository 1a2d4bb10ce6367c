"""The stages, one class each; what the contract asks of a position is asked of its stage."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import ONE_SEAT, Action, Event, Objection, Prompt, Seat
from quintessence.games.erythro.actions import Buy
from quintessence.games.erythro.data.constants import ACQUIRE, ATTACK, GAIN_ANY, LOSE, MOVE, REMOVE, TRASH
from quintessence.games.erythro.rules.course import run
from quintessence.games.erythro.rules.effects.table import ROOMS
from quintessence.games.erythro.rules.objections import RULES
from quintessence.games.erythro.rules.position import (
    BUYING,
    CLEANING,
    DISCARDING,
    EMBODYING,
    MOVING,
    NAMING,
    OVER,
    PLAYING,
    RUNNING,
    SHARING,
    WINDOW,
    Position,
)
from quintessence.games.erythro.rules.stage import Stage
from quintessence.games.erythro.rules.stages.phases import Buying, Cleaning, Discarding, Embodying, Window
from quintessence.games.erythro.rules.stages.playing import Naming, Over, Playing
from quintessence.games.erythro.rules.zones import can_finish, finishes_after_purchase, is_search_needed

STAGES: Final[list[Stage]] = [
    Over(RUNNING, "running"),  # never asks: nobody looks at a position while the course goes on
    Embodying(EMBODYING, "embodying", is_for_all=True),
    Playing(PLAYING, "playing", is_for_all=True),
    Naming(NAMING, "naming"),
    ROOMS[GAIN_ANY],
    ROOMS[LOSE],
    ROOMS[ATTACK],
    ROOMS[TRASH],
    ROOMS[REMOVE],
    ROOMS[MOVE],
    ROOMS[ACQUIRE],
    Cleaning(CLEANING, "cleaning", is_for_all=True),
    Window(WINDOW, "window", is_for_all=True),
    Discarding(DISCARDING, "discarding", is_for_all=True),
    Buying(BUYING, "buying", is_for_all=True),
    Over(OVER, "over", is_for_all=True),
]
"""By `Stage.index`."""
STAGE_NAMES: Final = [stage.name for stage in STAGES]


def to_act(position: Position) -> list[Seat]:
    """The seats that have something to decide."""
    stage = STAGES[position.stage]
    if not stage.is_for_all:
        return ONE_SEAT[position.asked]
    return [Seat(seat) for seat in range(position.setting.seats) if stage.is_asked(position, seat)]


def legal(position: Position, seat: int) -> list[Action]:
    """All that a seat may do; nothing while it is not asked."""
    stage = STAGES[position.stage]
    choices: list[Action] = []
    if stage.is_asked(position, seat):
        stage.add_choices(position, seat, choices)
        if is_search_needed(position):
            return finishing(position, seat, choices)
    return choices


def finishing(position: Position, seat: int, choices: list[Action]) -> list[Action]:
    """ER-01: answers after which the card can be finished; all of them when none can any more (ER-88)."""
    if len(choices) < 2:
        return choices
    found: list[Action] = []
    for action in choices:
        if _can_finish_after(position, seat, action):
            found.append(action)
    return found or choices


def _can_finish_after(position: Position, seat: int, action: Action) -> bool:
    if isinstance(action, Buy):
        return finishes_after_purchase(position, seat, action)
    trial = position.twin()
    STAGES[position.stage].play(trial, seat, action, [])
    return can_finish(trial)


def why_not(position: Position, seat: int, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    stage = STAGES[position.stage]
    if not stage.is_asked(position, seat) and position.stage != OVER:
        code: str | None = "nothing_to_decide" if stage.is_for_all else "not_your_turn"
    else:
        code = stage.objection(position, seat, action)
        if code is None and is_search_needed(position):
            is_listed = any(choice is action for choice in legal(position, seat))
            code = None if is_listed else "cannot_finish"
    return None if code is None else Objection(code, RULES[code], action.values())


def prompt(position: Position, seat: int) -> Prompt:
    """What a seat is asked, or for whom it waits."""
    stage = STAGES[position.stage]
    if position.stage == OVER:
        return Prompt("over")
    if stage.is_asked(position, seat):
        return stage.prompt(position, seat)
    if stage.is_for_all:
        return Prompt("wait_for_others")
    return Prompt("wait", {"seat": position.asked})


def play(position: Position, seat: int, action: Action) -> list[Event]:
    """Play one decision, and go on to the next one that is a choice."""
    events: list[Event] = []
    position.drawn_tokens = b""
    STAGES[position.stage].play(position, seat, action, events)
    settle(position, events)
    return events


def settle(position: Position, events: list[Event]) -> None:
    """Go on to the next question that leaves a choice: a single answer is given at once, since all can see it."""
    while True:
        run(position, events)
        stage = position.stage
        if stage == SHARING or stage == MOVING or STAGES[stage].is_for_all:
            return
        choices = legal(position, position.asked)
        if len(choices) != 1:
            return
        STAGES[stage].play(position, position.asked, choices[0], events)
