"""What each turn of a seat is worth: for whoever asks which one is best, and by how much."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.budget import Budget
from quintessence.bots.playing_on import worths_of
from quintessence.bots.puzzle_turns import puzzle_turns
from quintessence.bots.search import WIDEST, Search
from quintessence.bots.turns import Turn, turns_of
from quintessence.bots.worth import WIN, Viewpoint, expected, share
from quintessence.core.companions import Advice
from quintessence.core.discovery import companions_of
from quintessence.core.game import OPEN, Action, Game, Seat, State
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
_MOST_STEPS: Final = 4_000
"""Steps of turns that are looked at where bots play on; a position that has more is passed over."""
_MOST_PLAYED: Final = 60
"""Turns after which a match is played on, in a few worlds."""
_MOST_TRIED: Final = 16
"""Of them, how many are tried in all worlds."""
_FEW_BEST: Final = 4
"""A turn that is one of so many good ones is not worth a look."""
_FLAT: Final = 0.08
"""Shares of a win that differ by less are much the same."""


@final
class Effort:
    """What a rating may cost."""

    def __init__(self, nodes: int, depth: int, worlds: int, ahead: int, width: int = 0) -> None:
        self.nodes: Final = nodes
        """Of a search, where every seat knows all; elsewhere, to look for turns."""
        self.depth: Final = depth
        """Turns ahead that it looks: 2 is the answer as well."""
        self.worlds: Final = worlds
        """Worlds in which each turn is played on, where something is hidden or left to chance, or a planner plays."""
        self.ahead: Final = ahead
        """Turns of the match that are played on in each."""
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


def rated_turns(
    knowledge: SeatKnowledge, game: Game, effort: Effort, seed: str, known: list[RatedTurn] | None = None
) -> list[RatedTurn]:
    """The turns of a seat that is to act, best first; of those that lead to the same state, the first.

    All that are named were looked into as deeply; those that fell behind early are left out, here or among the `known`.
    None are named where the effort did not reach the end of all.
    """
    rng, advice = rng_from(seed), companions_of(game).advice
    world = knowledge.world(rng)
    viewpoint, budget = Viewpoint(world, knowledge.seat, advice), Budget(effort.nodes, None)
    if can_search(world, advice):
        turns = _some(turns_of(world, knowledge.seat, viewpoint, budget, WIDEST), effort.width)
        if budget.is_over or (effort.is_quick and _is_flat(turns)):
            return []
        return _searched(turns, Search(viewpoint, budget, rng), effort.depth)
    rng = rng_from(f"{seed} {effort.worlds}")  # a second look is at other worlds
    if known is not None:
        return _played(_foremost_rated(known), knowledge, game, effort, rng)
    turns = _turns_to_play(world, viewpoint, effort)
    if not turns or (effort.is_quick and _is_even(turns, knowledge.seat, advice)):
        return []
    rated = [RatedTurn(turn.actions, 0.0) for turn in turns]
    if effort.is_quick:
        return _played(rated, knowledge, game, effort, rng)
    glance = Effort(effort.nodes, effort.depth, max(1, effort.worlds // 4), effort.ahead)
    rated = _played(rated, knowledge, game, glance, rng)
    return _played(rated[:_MOST_TRIED], knowledge, game, effort, rng) + rated[_MOST_TRIED:]


def _turns_to_play(world: State, viewpoint: Viewpoint, effort: Effort) -> list[Turn]:
    """All turns where they are not too many, else the promising ones; none where those are too many."""
    for is_wide in [False] if effort.is_quick else [True, False]:
        budget = Budget(min(effort.nodes, _MOST_STEPS), None)
        turns = puzzle_turns(world, viewpoint, budget, is_wide)
        if not budget.is_over:
            return _some(turns, min(effort.width, _MOST_PLAYED))
    return []


def _played(turns: list[RatedTurn], knowledge: SeatKnowledge, game: Game, effort: Effort, rng: Rng) -> list[RatedTurn]:
    """Rated by what comes of them when bots play on, best first."""
    actions = [turn.actions for turn in turns]
    worths = worths_of(actions, knowledge, game, effort.worlds, effort.ahead, rng)
    return sorted(map(RatedTurn, actions, worths), key=_worth, reverse=True)


def _is_even(turns: list[Turn], seat: Seat, advice: Advice) -> bool:
    """Whether the best turns promise much the same where they end, so that it is hardly worth playing on."""
    shares = sorted((expected(turn.state, seat, advice) for turn in turns), reverse=True)
    return not shares or shares[0] - shares[min(_FEW_BEST, len(shares) - 1)] < EQUAL


def can_search(state: State, advice: Advice) -> bool:
    """Whether a search of turns and answers judges best: where all is known, and the game has no planner of its own."""
    return state.information() == OPEN and advice.planner(rng_from("judge"), 2, 0) is None


def rated_turn(knowledge: SeatKnowledge, turn: list[Action], game: Game, effort: Effort, seed: str) -> float:
    """What one turn is worth that someone has chosen: a whole one, legal for the seat. For what can be searched."""
    rng, advice = rng_from(seed), companions_of(game).advice
    world = knowledge.world(rng)
    viewpoint = Viewpoint(world, knowledge.seat, advice)
    for action in turn:
        world.apply(knowledge.seat, action)
    turns = [Turn(turn, world, viewpoint.worth(world))]
    return _searched(turns, Search(viewpoint, Budget(effort.nodes, None), rng), effort.depth)[0].worth


def _below(value: int) -> int:
    """How much less than a value is far behind it."""
    low, high, least = -2 * WIN, value, share(value) - _FAR_BEHIND
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if share(middle) < least else (low, middle)
    return value - low


def _foremost(turns: list[Turn]) -> list[Turn]:
    """Of turns, best first, those as good as the best, and the next."""
    equal = _equal([share(turn.value) for turn in turns])
    return turns[: min(equal, MOST_EQUAL)] + turns[equal : equal + _NEXT]


def _foremost_rated(turns: list[RatedTurn]) -> list[RatedTurn]:
    equal = _equal([turn.worth for turn in turns])
    return turns[: min(equal, MOST_EQUAL) + _FEW_BEST]


def _equal(shares: list[float]) -> int:
    """How many, best first, are as good as the best."""
    return sum(1 for one in shares if one > shares[0] - EQUAL)


def _some(turns: list[Turn], width: int) -> list[Turn]:
    """The first turns that lead to different states, and a few of those after them."""
    chosen: dict[str, Turn] = {}
    looked = 0
    while looked < len(turns) and len(chosen) < width:
        chosen.setdefault(canonical(turns[looked].state.facts()), turns[looked])
        looked += 1
    rest = turns[looked:]
    step = max(1, len(rest) // _SPREAD)
    for turn in rest[step - 1 :: step][:_SPREAD]:
        chosen.setdefault(canonical(turn.state.facts()), turn)
    return list(chosen.values())


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


def _worth(rated: RatedTurn) -> float:
    return rated.worth
