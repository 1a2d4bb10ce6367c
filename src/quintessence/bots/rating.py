"""What each turn of a seat is worth: for whoever asks which one is best, and by how much."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.budget import Budget
from quintessence.bots.search import WIDEST, Search
from quintessence.bots.turns import Turn, has_ended, turns_of
from quintessence.bots.worth import WIN, Viewpoint, prospect, share
from quintessence.core.companions import Advice
from quintessence.core.game import OPEN, Action, Seat, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.record import canonical
from quintessence.core.rng import Rng, rng_from

_FAR_BEHIND: Final = 0.25
"""Turns whose shares are less than the best by so much need not be told from each other."""
EQUAL: Final = 0.02
"""Turns whose shares of a win differ by less are as good as each other."""
MOST_EQUAL: Final = 40
"""Turns as good as the best that are looked into once more, and more deeply."""
_NEXT: Final = 12
"""Of the others, how many are."""
_SPREAD: Final = 8
"""Of the turns that an effort leaves out, how many are looked into all the same, one here and one there."""
_FLAT: Final = 0.08
"""Shares of a win that differ by less are much the same."""
_CARELESS: Final = 5
"""In a played world, one action in so many is any promising one."""


@final
class Effort:
    """What a rating may cost."""

    def __init__(self, nodes: int, depth: int, worlds: int, actions: int, width: int = 0) -> None:
        self.nodes: Final = nodes
        """Of a search, where every seat knows all."""
        self.depth: Final = depth
        """Turns ahead that it looks: 2 is the answer as well."""
        self.worlds: Final = worlds
        """Worlds in which each turn is played on, where something is hidden or left to chance."""
        self.actions: Final = actions
        """Actions that are played on in each."""
        self.is_quick: Final = width > 0
        """Whether it may pass over a position at first sight."""
        self.width: Final = width if width > 0 else WIDEST
        """How many turns are looked into, those first that look best when they end; and a few of the others."""


@final
class RatedTurn:
    """A turn, and the share of a win that it promises: from 0 to 1."""

    def __init__(self, actions: list[Action], worth: float) -> None:
        self.actions: Final = actions
        self.worth: Final = worth


def rated_turns(knowledge: SeatKnowledge, advice: Advice, effort: Effort, seed: str) -> list[RatedTurn]:
    """The promising turns of a seat that is to act, best first; of those that lead to the same state, the first.

    All that are named were looked into as deeply; those that fell behind early are left out. None are named where the
    effort did not reach the end of all.
    """
    rng = rng_from(seed)
    world = knowledge.world(rng)
    viewpoint, budget = Viewpoint(world, knowledge.seat, advice), Budget(effort.nodes, None)
    is_open = world.information() == OPEN
    turns = turns_of(world, knowledge.seat, viewpoint, budget, WIDEST)
    if budget.is_over:
        return []
    turns = _some(turns, effort.width if is_open else min(effort.width, _NEXT))
    if effort.is_quick and is_open and _is_flat(turns):
        return []
    if is_open:
        return _searched(turns, Search(viewpoint, budget, rng), effort.depth)
    return _played(turns, knowledge, advice, effort, rng)


def rated_turn(knowledge: SeatKnowledge, rows: list[Action], advice: Advice, effort: Effort, seed: str) -> float:
    """What one turn is worth that someone has chosen: a whole one, legal for the seat."""
    rng = rng_from(seed)
    world = knowledge.world(rng)
    viewpoint = Viewpoint(world, knowledge.seat, advice)
    if world.information() != OPEN:
        return _played([Turn(rows, world, 0)], knowledge, advice, effort, rng)[0].worth
    for action in rows:
        world.apply(knowledge.seat, action)
    turns = [Turn(rows, world, viewpoint.worth(world))]
    return _searched(turns, Search(viewpoint, Budget(effort.nodes, None), rng), effort.depth)[0].worth


def is_turn_over(before: State, after: State, seat: Seat, advice: Advice) -> bool:
    """Whether an action of a seat, from one state to the other, ended its turn: a puzzle asks for no more."""
    is_alone = len(before.sides()) > 0 and after.turn_number() != before.turn_number()
    return is_alone or has_ended(after, seat, Viewpoint(before, seat, advice), before)


def _below(value: int) -> int:
    """How much less than a value is far behind it."""
    low, high, least = -2 * WIN, value, share(value) - _FAR_BEHIND
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if share(middle) < least else (low, middle)
    return value - low


def _foremost(turns: list[Turn]) -> list[Turn]:
    """Of turns, best first, those as good as the best, and the next."""
    least = share(turns[0].value) - EQUAL
    equal = sum(1 for turn in turns if share(turn.value) > least)
    return turns[: min(equal, MOST_EQUAL)] + turns[equal : equal + _NEXT]


def _some(turns: list[Turn], width: int) -> list[Turn]:
    """The first turns that lead to different states, and a few of those after them."""
    found: dict[str, Turn] = {}
    looked = 0
    while looked < len(turns) and len(found) < width:
        found.setdefault(canonical(turns[looked].state.facts()), turns[looked])
        looked += 1
    rest = turns[looked:]
    step = max(1, len(rest) // _SPREAD)
    for turn in rest[step - 1 :: step][:_SPREAD]:
        found.setdefault(canonical(turn.state.facts()), turn)
    return list(found.values())


def _is_flat(turns: list[Turn]) -> bool:
    """Whether turns look much the same where they end: then it is hardly worth looking further."""
    return not turns or share(turns[0].value) - share(turns[-1].value) < _FLAT


def _searched(turns: list[Turn], search: Search, depth: int) -> list[RatedTurn]:
    """Valued by search: all of them two turns deep, the best more deeply, as far as the budget goes."""
    for deep in range(2, depth + 1):
        kept = turns if deep == 2 else _foremost(turns)
        search.rate(kept[:1], deep, 0)
        search.rate(kept, deep, _below(kept[0].value))
        if search.depth < deep:
            break
        turns = kept
    return [RatedTurn(turn.actions, share(turn.value)) for turn in turns]


def _played(turns: list[Turn], knowledge: SeatKnowledge, advice: Advice, effort: Effort, rng: Rng) -> list[RatedTurn]:
    """Valued by likely play in worlds that fit what the seat knows, the same for all turns."""
    totals = [0.0] * len(turns)
    for number in range(effort.worlds):
        world = knowledge.world(rng)
        for place, turn in enumerate(turns):
            totals[place] += _outlook(world.copy(), turn, knowledge.seat, advice, effort, f"{number}")
    rated = [RatedTurn(turn.actions, totals[place] / effort.worlds) for place, turn in enumerate(turns)]
    rated.sort(key=_worth, reverse=True)
    return rated


def _outlook(state: State, turn: Turn, seat: Seat, advice: Advice, effort: Effort, luck: str) -> float:
    """What a seat may hope for in one world: its turn as far as it can be played there, and likely play after it."""
    for action in turn.actions:
        if not any(offered is action for offered in state.legal(seat)):
            break
        state.apply(seat, action)
    rng = rng_from(luck)
    for _ in range(effort.actions):
        waiting = state.to_act()
        if not waiting:
            break
        mover = seat if seat in waiting else waiting[0]
        likely = advice.promising(state, mover)
        state.apply(mover, likely[rng.below(len(likely)) if rng.below(_CARELESS) == 0 else 0])
    return prospect(state, seat, advice)


def _worth(rated: RatedTurn) -> float:
    return rated.worth
