"""Checks the answer of a puzzle: by a stronger search than the one that found it, and whether people can tell it apart.

Where everything is known and turns are searched, the best turn and its nearest rivals are looked into one turn deeper.
Elsewhere the strongest bot plays on after each of them, in other worlds, where a quick one had done so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from quintessence.bots.budget import Budget
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.bots.puzzle_turns import puzzle_turns
from quintessence.bots.rating import can_search
from quintessence.bots.search import WIDEST, Search
from quintessence.bots.turns import Turn, turns_of
from quintessence.bots.worth import WIN, Viewpoint, expected, share
from quintessence.core.companions import Advice
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Json, Seat, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.match import Match
from quintessence.core.puzzle import Puzzle, result_of
from quintessence.core.rng import rng_from
from quintessence.lab.puzzle_line import whole_line

_LONGEST: Final = 300
"""Actions after which a match that goes on is judged as it stands."""
_STEPS: Final = 4_000
"""Steps of turns that are looked at to find those of a written puzzle again, where bots play on."""
_NODES: Final = 200_000
"""The same where turns are searched."""
_FEW: Final = 3
"""Right turns that may have nothing in common."""
_SURE: Final = 2.0
"""A difference is known when it is so many standard errors away from what is asked for."""


@dataclass(frozen=True)
class Check:
    """What a check may cost."""

    depth: int = 4
    """Turns ahead that are searched: one more than by the finder."""
    nodes: int = 12_000_000
    level: str = LEVELS[-1]
    """Who plays on."""
    ahead: int = 8
    """Turns of the match that are played on."""
    fewest: int = 8
    worlds: int = 40
    """Worlds in which that is done: no more than are needed to know."""
    rivals: int = 3
    """The turns that come nearest to the best, with which it is compared."""

    def json(self) -> Values:
        """For the file: how its puzzles were checked."""
        return {"depth": self.depth, "level": self.level, "worlds": self.worlds, "ahead": self.ahead}


def is_told_apart(advice: Advice, right: list[list[Action]], others: list[list[Action]]) -> bool:
    """Whether a person can say what makes the right turns right.

    Either they decide something in common that no other turn decides as a whole, or they are few, and no other turn
    decides the same as one of them.
    """
    decided_by_right, wrong = ([decided_by(advice, turn) for turn in turns] for turns in (right, others))
    common = set.intersection(*decided_by_right)
    if common and not any(common <= decided for decided in wrong):
        return True
    return len(right) <= _FEW and not any(decided in decided_by_right for decided in wrong)


def decided_by(advice: Advice, turn: list[Action]) -> set[str]:
    """What a person decides in a turn."""
    return {str(advice.decision(action)) for action in turn}


def checked_margin(
    match: Match, seat: Seat, best: list[Action], others: list[list[Action]], margin: float, check: Check
) -> float | None:
    """By how much the best turn beats each other, as the stronger search has it; None where that did not find out.

    Where it is plain that the margin is missed, the search ends.
    """
    rivals = others[: check.rivals]
    if can_search(match.state, companions_of(match.game).advice):
        return _searched_margin(match, seat, best, rivals, check)
    return _played_margin(match, seat, best, rivals, margin, check)


def _searched_margin(
    match: Match, seat: Seat, best: list[Action], rivals: list[list[Action]], check: Check
) -> float | None:
    viewpoint = Viewpoint(match.state, seat, companions_of(match.game).advice)
    turns = [_turn(match.state, viewpoint, actions) for actions in (best, *rivals)]
    first, rest = turns[0], turns[1:]
    search = Search(viewpoint, Budget(check.nodes, None), rng_from("check"))
    for depth in range(2, check.depth + 1):
        search.rate(turns, depth, 4 * WIN)
    if search.depth < check.depth:
        return None
    return share(first.value) - max(share(turn.value) for turn in rest)


def _turn(state: State, viewpoint: Viewpoint, actions: list[Action]) -> Turn:
    after = state.copy()
    for action in actions:
        after.apply(viewpoint.seat, action)
    return Turn(actions, after, viewpoint.worth(after))


def _played_margin(
    match: Match, seat: Seat, best: list[Action], rivals: list[list[Action]], margin: float, check: Check
) -> float:
    """On average over worlds, the same for all; a rival that is far enough behind is left, one that is near ends it."""
    knowledge, rng = match.knowledge(seat), rng_from("check")
    gaps: list[list[float]] = [[] for _ in rivals]
    pending = [*range(len(rivals))]
    for number in range(check.worlds):
        world = knowledge.world(rng)
        own = _played_on(match, world.copy(), seat, best, check, number)
        for rival in pending:
            gaps[rival].append(own - _played_on(match, world.copy(), seat, rivals[rival], check, number))
        if number + 1 < check.fewest:
            continue
        if any(fmean(gaps[rival]) + _error(gaps[rival]) < margin for rival in pending):
            break
        pending = [rival for rival in pending if fmean(gaps[rival]) - _error(gaps[rival]) < margin]
        if not pending:
            break
    return min(fmean(gap) for gap in gaps)


def _error(gaps: list[float]) -> float:
    return _SURE * stdev(gaps) / sqrt(len(gaps))


def _played_on(match: Match, state: State, seat: Seat, turn: list[Action], check: Check, number: int) -> float:
    """What the seat can expect in one world, so many turns after its own."""
    for action in turn:
        state.apply(seat, action)
    advice, first = companions_of(match.game).advice, state.turn_number()
    bots = [make_bot(check.level, f"check/{number}/{mover}", match.game) for mover in range(match.seats)]
    for _ in range(_LONGEST):
        waiting = state.to_act()
        if not waiting or (state.turn_number() - first >= check.ahead and advice.is_measured(state)):
            break
        state.apply(waiting[0], bots[waiting[0]].choose(SeatKnowledge(state, waiting[0])))
    return expected(state, seat, advice)


def checked_again(puzzle: Puzzle, match: Match, margin: float, check: Check) -> tuple[Puzzle | None, str]:
    """A written puzzle, at its position, with what the stronger search says of it; or None, and why it does not hold.

    `lost`: its turns are not found any more; `alike`: people cannot tell what is right; `close`: another is as good.
    """
    turns = turns_by_result(match, puzzle.seat)
    right = [turns[str(result)] for result in puzzle.right if result in turns]
    others = [turns[result] for result in _by_worth(puzzle) if result in turns]
    if not right or not others:
        return None, "lost"
    if not is_told_apart(companions_of(match.game).advice, right, others):
        return None, "alike"
    promised = checked_margin(match, puzzle.seat, right[0], others, margin, check)
    if promised is None or promised < margin:
        return None, "close"
    shown = [turns[str(result)] for result in puzzle.right[: len(puzzle.solutions)] if result in turns]
    lines: list[Json] = [[action.row() for action in whole_line(match, puzzle.seat, turn)] for turn in shown]
    return Puzzle({**puzzle.fields, "solutions": lines, "checked": round(100 * promised)}), ""


def _by_worth(puzzle: Puzzle) -> list[str]:
    """Where the turns lead that are not right, the best first."""
    worths = {result: worth for result, worth in puzzle.worths.items() if result not in puzzle.right}
    return sorted(worths, key=lambda result: worths[result], reverse=True)  # type: ignore[arg-type, return-value]


def turns_by_result(match: Match, seat: Seat) -> dict[str, list[Action]]:
    """All turns that a finder looks at, by where they lead; of those that lead to the same state, the first."""
    by_result: dict[str, list[Action]] = {}
    for turn in _turns(match, seat):
        trial = match.copy()
        for action in turn.actions:
            trial.play(seat, action)
        by_result.setdefault(result_of(trial), turn.actions)
    return by_result


def _turns(match: Match, seat: Seat) -> Iterator[Turn]:
    viewpoint = Viewpoint(match.state, seat, companions_of(match.game).advice)
    if can_search(match.state, companions_of(match.game).advice):
        yield from turns_of(match.state, seat, viewpoint, Budget(_NODES, None), WIDEST)
    else:
        for is_wide in (False, True):
            yield from puzzle_turns(match.state, viewpoint, Budget(_STEPS, None), is_wide)
