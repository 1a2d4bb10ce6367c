"""§13.3 AU-13, AU-14, AU-42 to AU-46, AU-53: a turn: a card is drawn and worked down; an offer of power stops it."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.actions.block import block
from quintessence.games.terra_mystica.automa.actions.build import build_or_upgrade
from quintessence.games.terra_mystica.automa.actions.cults import advance, advance_without_priest
from quintessence.games.terra_mystica.automa.actions.favour import take_favour
from quintessence.games.terra_mystica.automa.actions.points import score_card, score_faction_action, score_x
from quintessence.games.terra_mystica.automa.actions.trade import trade
from quintessence.games.terra_mystica.automa.actions.upgrade import upgrade
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.deck import draw, is_tipped
from quintessence.games.terra_mystica.automa.factions import blight, look_for_achievements, place_cube
from quintessence.games.terra_mystica.automa.holdings import NO_DECISION, Holdings
from quintessence.games.terra_mystica.automa.passing import pass_round
from quintessence.games.terra_mystica.data.automa import (
    AGENDA,
    CARD_ACTIONS,
    RANGE_CODE,
    TRADE_CODE,
    AutomaFaction,
    DecisionCard,
)
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.course.turns import move_on
from quintessence.games.terra_mystica.rules.position import Position

UPGRADE: Final = CARD_ACTIONS.index("upgrade")
FAVOUR: Final = CARD_ACTIONS.index("favour")
X_POINTS: Final = CARD_ACTIONS.index("x_points")
BLOCK: Final = CARD_ACTIONS.index("block")
CULT: Final = CARD_ACTIONS.index("cult")
BUILD: Final = CARD_ACTIONS.index("build")
POINTS: Final = CARD_ACTIONS.index("points")
FACTION: Final = CARD_ACTIONS.index("faction")
FACTION_BUILD: Final = AGENDA.index("faction_build")
STEPS: Final = AGENDA.index("steps")
CUBE: Final = AGENDA.index("cube")
BLIGHT: Final = AGENDA.index("blight")
FACTION_POINTS: Final = AGENDA.index("faction_points")


def go_on(position: Position, held: Holdings) -> None:
    """The next thing of a turn: a card, one action of it, or the end."""
    if not held.is_acting:
        _draw(position, held)
    elif held.agenda:
        action, number = held.agenda[0], held.agenda[1]
        held.agenda = held.agenda[2:]
        _do(position, held, action, number)
        look_for_achievements(position, held)
    else:
        held.is_acting = False
        position.report("turn_ended", [SCRIPTED])
        move_on(position, position.players[held.owner])


def _draw(position: Position, held: Holdings) -> None:
    """AU-14, AU-44, AU-45: the first turn of a round draws Support and Action; later the Action becomes Support."""
    held.last_turn = []
    if held.action == NO_DECISION:
        held.support = draw(held)
    else:
        held.support = held.action
    if not held.pile:
        pass_round(position, held, "empty")
        return
    held.action = draw(held)
    card, tipped = held.data.cards[held.action], is_tipped(held)
    passes = tipped and card.passes
    held.turns += 0 if passes else 1
    position.report(
        "automa_drew",
        [
            *(SCRIPTED, position.round, held.turns, card.name, held.support_card().name),
            *(len(held.pile), tipped, passes),
        ],
    )
    if passes:
        pass_round(position, held, "tipped")
        return
    held.is_acting = True
    held.agenda = _agenda(card, held.faction)


def _agenda(card: DecisionCard, faction: AutomaFaction) -> bytes:
    """AU-53, AU-55: the actions from top to bottom, those of the faction in the place of its icon."""
    agenda: list[int] = []
    for index, action in enumerate(card.codes):
        if action == FACTION:
            agenda += [FACTION_BUILD, 0]
            agenda += [STEPS, faction.steps] if faction.steps else []
            agenda += [CUBE, 0] * faction.cubes
            agenda += [BLIGHT, 0] * faction.blights
            agenda += [FACTION_POINTS, faction.points] if faction.points else []
        else:
            agenda += [action, card.numbers[index]]
    return bytes(agenda)


def _do(position: Position, held: Holdings, action: int, number: int) -> None:
    attempt = Attempt(position, held, "faction" if FACTION < action <= FACTION_POINTS else "card")
    if action == UPGRADE:
        upgrade(attempt)
    elif action == FAVOUR:
        take_favour(attempt)
    elif action == X_POINTS:
        score_x(attempt)
    elif action == BLOCK:
        block(attempt)
    elif action == CULT:
        advance(attempt)
    elif action == BUILD or action == FACTION_BUILD:
        build_or_upgrade(attempt, action == FACTION_BUILD)
    elif action == RANGE_CODE:
        attempt.build_range = number  # MS-73
        build_or_upgrade(attempt, False)
    elif action == TRADE_CODE:
        trade(attempt, number)
    elif action == POINTS:
        score_card(attempt, number)
    elif action == STEPS:
        advance_without_priest(attempt, number)
    elif action == CUBE:
        place_cube(attempt)
    elif action == BLIGHT:
        blight(attempt)
    else:
        score_faction_action(attempt, number)
