"""Whole moves: a card with its zone and everything that is answered on the way, until the next card can begin."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Meter
from quintessence.core.game import Action
from quintessence.games.erythro.actions import CleanUp
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.advice.promising import promising
from quintessence.games.erythro.rules import stages
from quintessence.games.erythro.rules.position import (
    ACQUIRING,
    ATTACKING,
    CLEANING,
    MOVING,
    NAMING,
    PAYING,
    REMOVING,
    SHARING,
    TRASHING,
    WINDOW,
    Position,
)

_BREADTH: Final = {
    NAMING: 3,
    SHARING: 2,
    PAYING: 2,
    ATTACKING: 3,
    TRASHING: 2,
    REMOVING: 3,
    MOVING: 3,
    ACQUIRING: 3,
}
"""How many answers to a question on the way are looked into."""


@final
class Done:
    """An action of a move, and whose it is: players who are named answer for themselves."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action


@final
class Move:
    """A whole move: what is done, where it leads, and what that is worth."""

    def __init__(self, actions: list[Done], position: Position, value: int) -> None:
        self.actions: Final = actions
        self.position: Final = position
        self.value: Final = value


_LIKELY: Final = 7
"""Actions that are looked into where it must go quickly."""


def moves_of(position: Position, seat: int, meter: Meter, is_quick: bool = False) -> list[Move]:
    """All that a seat can do now, each finished in the ways that look best; special clean-ups are not among them.

    Quickly: only the likeliest actions, each finished in the likeliest way.
    """
    moves: list[Move] = []
    likely = promising(position, seat)
    if is_quick:
        likely = likely[:_LIKELY]
    elif position.stage in _BREADTH:
        likely = likely[: _BREADTH[position.stage] + 1]
    for action in likely:
        if not isinstance(action, CleanUp) or len(likely) == 1:
            _finish(position, [], seat, action, is_quick, moves, meter)
            if meter.is_over and moves:
                break
    return moves


def best_move(position: Position, seat: int, meter: Meter, is_quick: bool = False) -> Move:
    """The move after which the position looks best."""
    moves = moves_of(position, seat, meter, is_quick) or moves_of(position, seat, meter)
    best = moves[0]
    for move in moves:
        if move.value > best.value:
            best = move
    return best


def _finish(
    position: Position,
    before: list[Done],
    seat: int,
    action: Action,
    is_quick: bool,
    moves: list[Move],
    meter: Meter,
) -> None:
    """Play an action on a copy, and whatever must be answered then; the copy itself goes the last of all ways."""
    trial = position.twin()
    actions = [*before]
    while True:
        meter.pay()
        stages.play(trial, seat, action)
        actions.append(Done(seat, action))
        stage = trial.stage
        if stage == WINDOW or stage == CLEANING:
            seat = stages.to_act(trial)[0]
            action = promising(trial, seat)[0]
        elif stage in _BREADTH:
            seat = trial.asked
            likely = promising(trial, seat)
            breadth = 1 if is_quick or (stage == MOVING and trial.has_moved) else _BREADTH[stage]
            last = min(breadth, len(likely)) - 1
            for answer in likely[:last]:
                _finish(trial, actions, seat, answer, is_quick, moves, meter)
            action = likely[last]
        else:
            moves.append(Move(actions, trial, evaluate(trial)))
            return
