"""The stages of a turn, one class each; what the contract asks of a position is asked of its stage.

§4 growing (and §10 rewards) · §5 moving · §6, §9 attacking · §8, EW-58, §1 ending. Each leads to the next, with what
`rules/turn.py` says of the end of a turn; the chapters of the rules are beside it.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import NO_SEATS, ONE_SEAT, Action, Event, Objection, Prompt, Seat, Values
from quintessence.games.earth_water_sun.data.components import COLOURS
from quintessence.games.earth_water_sun.rules.objections import RULES
from quintessence.games.earth_water_sun.rules.position import (
    ATTACK,
    EXTRA,
    GROWTH,
    MOVE,
    OVER,
    REWARD,
    STEPPING,
    TARGET,
    WIND_UP,
    Position,
    colour_to_act,
    is_to_act,
    seat_of,
)
from quintessence.games.earth_water_sun.rules.stages.attacking import Attack, Target
from quintessence.games.earth_water_sun.rules.stages.ending import Extra, Over, WindUp
from quintessence.games.earth_water_sun.rules.stages.growing import Growth, Reward
from quintessence.games.earth_water_sun.rules.stages.moving import Move, Stepping
from quintessence.games.earth_water_sun.rules.stages.stage import Stage

STAGES: Final[list[Stage]] = [
    Growth(GROWTH),
    Move(MOVE),
    Stepping(STEPPING, allows_roots=False),
    Attack(ATTACK),
    Target(TARGET, allows_roots=False),
    Reward(REWARD, allows_roots=False),
    Extra(EXTRA),
    WindUp(WIND_UP),
    Over(OVER),
]
"""By `Stage.index`."""


def to_act(position: Position) -> list[Seat]:
    """The seat that owes a decision; none when the game is over."""
    return NO_SEATS if position.stage == OVER else ONE_SEAT[seat_of(position, colour_to_act(position))]


def choices(position: Position) -> list[Action]:
    """All that the colour that is asked may do."""
    found: list[Action] = []
    STAGES[position.stage].add_choices(position, colour_to_act(position), found)
    return found


def legal(position: Position, seat: Seat) -> list[Action]:
    """All that a seat may do; nothing while it is not asked."""
    return choices(position) if is_to_act(position, seat) else []


def why_not(position: Position, seat: Seat, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    if position.stage != OVER and not is_to_act(position, seat):
        return _object("not_your_turn", RULES["not_your_turn"], position, action)
    stage = STAGES[position.stage]
    code = stage.objection(position, colour_to_act(position), action)
    return None if code is None else _object(code, stage.rule(code), position, action)


def _object(code: str, rule: str, position: Position, action: Action) -> Objection:
    values: Values = {**action.values(), "stage": STAGES[position.stage].name}
    return Objection(code, rule, values)


def prompt(position: Position, seat: Seat) -> Prompt:
    """What a seat is asked, or whom it waits for."""
    colour = colour_to_act(position)
    if position.stage == OVER or is_to_act(position, seat):
        return STAGES[position.stage].prompt(position, colour)
    return Prompt("wait", {"colour": COLOURS[colour]})


def play(position: Position, action: Action) -> list[Event]:
    """Play one decision and go on to the next one that is a choice."""
    events: list[Event] = []
    STAGES[position.stage].play(position, colour_to_act(position), action, events)
    return events
