"""The actions worth a search's time, the likeliest first: for bots."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.core.ranking import Ranking
from quintessence.games.ephyran.actions import HAND, Announce, Bare, Draw, GiveUp, PutDown, Recover, WithCard, Zone
from quintessence.games.ephyran.advice.worth import POINT, card_worth, column_worth, gain, token_worth
from quintessence.games.ephyran.data.constants import (
    DESTROY,
    EXCHANGE,
    GRAEAE,
    MAGIC,
    NONE,
    SHIELD,
    SLOTS,
    STEAL,
    TAKE,
    TWINS,
)
from quintessence.games.ephyran.rules.position import REPLAY, SETTING, TURN, Position, height
from quintessence.games.ephyran.rules.stages import legal as legal_actions

_DISCARDS: Final = 2
_SUPPORTS: Final = 8
_TAKEN: Final = 60
"""The top of the discard is taken first when it is worth that much."""


def promising(position: Position) -> list[Action]:
    """What the seat that is asked might well do; never empty, since something is legal."""
    legal = legal_actions(position, position.asked)
    if len(legal) == 1:
        return legal
    if position.stage == TURN or position.stage == REPLAY:
        return _main(position, legal)
    ranking = Ranking()
    for action in legal:
        ranking.add(action, _answer(position, action))
    return ranking.actions


def _main(position: Position, legal: list[Action]) -> list[Action]:
    """Zones that gain, the better supports, and the cards that are missed the least."""
    ranking, supports, discards = Ranking(), Ranking(), Ranking()
    seat = position.active
    for action in legal:
        if isinstance(action, Zone):
            gained = gain(position, seat, action.card, action.slot)
            if action.tag == "add":
                ranking.add(action, 150 + gained - card_worth(position, seat, action.card) // 4)
            elif gained > _lost_with(position, seat, action.slot):
                ranking.add(action, gained - _lost_with(position, seat, action.slot))
        elif isinstance(action, Announce):
            worth = _support(position, seat, action)
            if worth > 0:
                supports.add(action, worth - card_worth(position, seat, action.card) // 4)
        elif isinstance(action, WithCard):
            discards.add(action, 40 - card_worth(position, seat, action.card))
        elif isinstance(action, Recover):
            ranking.add(action, 220)
        else:
            return legal
    for rank, action in enumerate(supports.actions[:_SUPPORTS]):
        ranking.add(action, supports.scores[rank])
    for rank, action in enumerate(discards.actions[:_DISCARDS]):
        ranking.add(action, discards.scores[rank])
    return ranking.actions or legal


def _lost_with(position: Position, seat: int, slot: int) -> int:
    """What goes with a zone that is replaced: its token."""
    cell = seat * SLOTS + slot
    if position.tokens[cell] == NONE:
        return 0
    return token_worth(position, position.tokens[cell], position.knowers[cell], seat)


def _support(position: Position, seat: int, action: Announce) -> int:
    """A guess at what a support brings with these targets; none is worth playing below zero."""
    support, victim, slot = action.support, action.seat, action.slot
    if support == TWINS:
        return 190
    if support == GRAEAE:
        return 60
    if support == TAKE:
        return 170
    if support == DESTROY:
        return 60 + _columns_worth(position, victim, seat) // 8
    if support == STEAL:
        cell = victim * SLOTS + slot
        return POINT // 2 + token_worth(position, position.tokens[cell], position.knowers[cell], seat)
    if support == SHIELD:
        if height(position, seat, slot // 4) < 4:
            return 1 if slot % 4 else 0
        return column_worth(position, seat, slot // 4, seat) // 6
    if support == MAGIC:
        if victim == seat:
            return 90 if height(position, seat, slot // 4) < 4 else 0
        return 30
    assert support == EXCHANGE
    if victim == HAND:
        return _hand_exchange(position, seat, action.card, slot)
    return _exchange(position, seat, victim, slot)


def _columns_worth(position: Position, seat: int, watcher: int) -> int:
    total = 0
    for territory in range(4):
        total += column_worth(position, seat, territory, watcher)
    return total


def _exchange(position: Position, seat: int, victim: int, slot: int) -> int:
    """What the one gains and the other loses."""
    mine, theirs = position.city[seat * SLOTS + slot], position.city[victim * SLOTS + slot]
    return gain(position, seat, theirs, slot) - gain(position, victim, mine, slot) // 2


def _hand_exchange(position: Position, seat: int, card: int, slot: int) -> int:
    best = 0
    for held in position.hands[seat]:
        if held != card and position.data.fits(held, slot):
            best = max(best, gain(position, seat, held, slot) - _lost_with(position, seat, slot))
    return best


def _answer(position: Position, action: Action) -> int:
    """How likely an answer is at any other stage; only what the seat itself knows counts."""
    seat = position.asked
    if isinstance(action, Bare):
        return 40
    if isinstance(action, WithCard):
        return _card_answer(position, seat, action)
    if isinstance(action, Draw):
        if action.source == "pile":
            return _TAKEN
        return card_worth(position, seat, position.discard[-1])
    if isinstance(action, GiveUp):
        slot = action.territory * 4 + int(height(position, seat, action.territory)) - 1
        before = column_worth(position, seat, action.territory, seat)
        return column_worth(position, seat, action.territory, seat, slot, NONE) - before
    if isinstance(action, PutDown):
        return _put_down(position, seat, action.slot)
    return 0


def _card_answer(position: Position, seat: int, action: WithCard) -> int:
    if action.tag == "counter":
        if position.target == seat:
            return 120 - card_worth(position, seat, action.card) // 2
        return 10
    if action.tag == "fit":
        return gain(position, seat, action.card, position.slot)
    return card_worth(position, seat, action.card)


def _put_down(position: Position, seat: int, slot: int) -> int:
    """A good token and Dionysos in the god's own territory, a helmet anywhere else."""
    is_home = position.gods[seat] == slot // 4
    if position.stage == SETTING:
        worth = token_worth(position, position.held, position.held_knowers, seat)
        depth = 3 - slot % 4  # a covered zone is safer
        if worth < 0:
            return (0 if is_home else 100) - depth
        return (200 if is_home else 100) + depth
    return (200 if is_home else 0) + 10 * int(height(position, seat, slot // 4))
