"""The stages of the game, one class each; what the contract asks of a position is asked of its stage.

§2 setting_up · §3 playing, and where a seat can stand in a round: in_round (§8), exchanging (§4), using, acting ·
§12 between_rounds · §1 over.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Event, Objection, Seat, Values
from quintessence.games.terra_mystica.actions import LEAVE
from quintessence.games.terra_mystica.rules.course.leaving import leave, leave_in_time
from quintessence.games.terra_mystica.rules.course.rounds import settle
from quintessence.games.terra_mystica.rules.objections import RULES
from quintessence.games.terra_mystica.rules.position import (
    CARDS,
    DOCKS,
    DWELLINGS,
    FACTIONS,
    INCOME,
    OVER,
    PLAY,
    REWARDS,
    TERRAIN,
    Position,
)
from quintessence.games.terra_mystica.rules.script import Script
from quintessence.games.terra_mystica.rules.stages.between_rounds import Income, Rewards
from quintessence.games.terra_mystica.rules.stages.over import Over
from quintessence.games.terra_mystica.rules.stages.playing import Playing
from quintessence.games.terra_mystica.rules.stages.setting_up import Cards, Docks, Dwellings, Factions, Terrain
from quintessence.games.terra_mystica.rules.stages.stage import Stage

STAGES: Final[list[Stage]] = [
    Factions(FACTIONS),
    Terrain(TERRAIN),
    Dwellings(DWELLINGS),
    Cards(CARDS),
    Playing(PLAY),
    Rewards(REWARDS),
    Income(INCOME),
    Over(OVER),
    Docks(DOCKS),
]
"""By `Stage.index`."""


def to_act(position: Position) -> list[Seat]:
    """The seats that owe a decision, the one whose turn it is first."""
    return STAGES[position.phase].asked(position)


def legal(position: Position, seat: int) -> list[Action]:
    """All that a seat may do; nothing while it is not asked."""
    stage = STAGES[position.phase]
    choices: list[Action] = []
    if stage.asks(position, seat):
        stage.add_choices(position, position.players[seat], choices)
    return choices


def objection(position: Position, seat: int, action: Action) -> str | None:
    """The code of the rule that forbids an action to a seat now; None when it is legal."""
    stage = STAGES[position.phase]
    if position.phase == OVER or stage.asks(position, seat):
        return stage.objection(position, position.players[seat], action)
    return "not_your_turn"


def why_not(position: Position, seat: int, action: Action) -> Objection | None:
    """Why a seat may not play an action now; None when it may."""
    code = objection(position, seat, action)
    if code is None:
        return None
    values: Values = {**action.values(), "phase": STAGES[position.phase].name}
    return Objection(code, RULES[code], values)


def play(position: Position, seat: int, action: Action) -> list[Event]:
    """Play one decision of a seat, and go on to the next one."""
    position.reported = []
    player = position.players[seat]
    if action is LEAVE:
        leave(position, player)
    else:
        STAGES[position.phase].play(position, player, action)
        settle(position)
        if position.script is not None:
            _run(position, position.script)
        if position.leaves:
            leave_in_time(position)
    return position.reported


def _run(position: Position, script: Script) -> None:
    """§13: the side without a seat goes on, until a seat owes a decision."""
    while script.is_due(position):
        begun = len(position.reported)
        script.act(position)
        script.remember(position.reported[begun:])
        settle(position)
