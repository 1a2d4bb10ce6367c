"""The turns of a match as a review tells them: what one seat did until another acted, or the rules count the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from quintessence.bots.bot import Bot
from quintessence.bots.foresight import LONGEST
from quintessence.core.companions import Advice
from quintessence.core.game import ALLIES, RIVALS, Action, Event, Seat, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match

Steps: TypeAlias = list[tuple[Seat, Action, list[Event]]]
"""Who did what, and what came of it."""


@dataclass(frozen=True)
class TurnSpan:
    """A seat's actions from `start` on, and before `end`."""

    start: int
    end: int
    seat: Seat


def spans_of(match: Match) -> list[TurnSpan]:
    """All turns of a match."""
    spans: list[TurnSpan] = []
    turn = -1
    for number, (seat, before) in enumerate(_movers(match)):
        if spans and spans[-1].seat == seat and before == turn:
            spans[-1] = TurnSpan(spans[-1].start, number + 1, seat)
        else:
            spans.append(TurnSpan(number, number + 1, seat))
        turn = before
    return spans


def _movers(match: Match) -> Iterator[tuple[Seat, int]]:
    """Who acted, and in which turn as the rules count."""
    state = match.game.setup(match.options, match.seats, match.seed)
    for seat, action, _ in match.history():
        yield seat, state.turn_number()
        state.apply(seat, action)


def state_at(match: Match, number: int) -> State:
    """The position after so many actions."""
    state = match.game.setup(match.options, match.seats, match.seed)
    for seat, action, _ in match.history()[:number]:
        state.apply(seat, action)
    return state


def played_with_choice(state: State, steps: Steps, advice: Advice) -> bool:
    """Play a turn on a state; whether it had a choice.

    None was where each step was the only legal one, or the only one worth a thought: what is free is no choice.
    """
    had_choice = False
    for seat, action, _ in steps:
        had_choice = had_choice or len(advice.promising(state, seat)) > 1
        state.apply(seat, action)
    return had_choice


def settle(state: State, bot: Bot, advice: Advice) -> Steps:
    """Let whoever is to act finish a sensible turn; allies, the phase: what lies open is judged after that.

    Alone against a side without a seat nobody answers: that side has moved already, inside the rules.
    """
    if state.relation() == ALLIES:
        return _finish_phase(state, bot, advice)
    if state.sides():
        return []
    waiting = state.to_act()
    return play_turn(state, waiting[0], bot) if waiting else []


def play_turn(state: State, seat: Seat, bot: Bot) -> Steps:
    """Let a bot play a seat's turn to its end; what was done, and what came of it."""
    trial = state.copy()
    steps: Steps = []
    for action in _finish_turn(trial, seat, bot):
        steps.append((seat, action, state.apply(seat, action)))
    return steps


def _finish_turn(state: State, seat: Seat, bot: Bot) -> list[Action]:
    """Let a bot play on a state until someone else is to act; against a side without a seat, until the turn is over."""
    done: list[Action] = []
    turn, is_alone = state.turn_number(), len(state.sides()) > 0 and state.relation() == RIVALS
    while state.to_act() == [seat] and len(done) < LONGEST and not (is_alone and state.turn_number() != turn):
        done.append(bot.choose(SeatKnowledge(state, seat)))
        state.apply(seat, done[-1])
    return done


def _finish_phase(state: State, bot: Bot, advice: Advice) -> Steps:
    steps: Steps = []
    turn = state.turn_number()
    while (waiting := state.to_act()) and len(steps) < LONGEST:
        if state.turn_number() != turn and advice.is_measured(state):
            break
        action = bot.choose(SeatKnowledge(state, waiting[0]))
        steps.append((waiting[0], action, state.apply(waiting[0], action)))
    return steps
