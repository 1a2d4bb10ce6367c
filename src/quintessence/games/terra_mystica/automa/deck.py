"""§13.3 AU-27 to AU-29, AU-50: the pile that is drawn from, the reserve that feeds it, and what of both is known."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.automa.holdings import NO_DECISION, PILE_STREAM, RESERVE_STREAM, Holdings
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.position import Position

_FUTURES: Final = 2**31 - 86


def make_first_pile(position: Position, held: Holdings) -> None:
    """AU-27: the pile of the first round, by level."""
    deal_covered(held)
    cards = held.data.cards
    late = [number for number, card in enumerate(cards) if card.starts and card.name in held.level.late]
    starting = [number for number, card in enumerate(cards) if card.starts and number not in late]
    held.late = bytes(late)
    held.joining = bytes([number for number, card in enumerate(cards) if card.name == held.data.joining])
    waiting = [number for number, card in enumerate(cards) if not card.starts and number not in held.joining]
    held.reserve = held.shuffled(RESERVE_STREAM, bytes(waiting))
    for number in starting:
        held.known |= 1 << number
    first = held.level.first
    _shuffle_pile(held, bytes(starting) + held.reserve[:first])
    held.reserve = held.reserve[first:]
    _tell(position, held, 1, NO_DECISION)


def _shuffle_pile(held: Holdings, cards: bytes) -> None:
    held.pile = held.shuffled(PILE_STREAM, cards)
    held.shown = b""
    held.support = NO_DECISION
    held.action = NO_DECISION
    held.turns = 0


def make_next_pile(position: Position, held: Holdings) -> None:
    """AU-50: all cards of the round and the top one of the reserve are the pile of the next round."""
    deal_covered(held)
    cards = held.pile + held.shown
    if held.late:  # AU-28
        added, known = held.late, held.late[0]
        held.known |= 1 << known
        held.late = b""
    else:
        added, known = take_from_reserve(held), NO_DECISION
    if held.joining and position.round == held.data.joins_after:  # MS-70: besides
        added, known = added + held.joining, held.joining[0]
        held.known |= 1 << known
        held.joining = b""
    _shuffle_pile(held, cards + added)
    _tell(position, held, position.round + 1, known)


def take_from_reserve(held: Holdings) -> bytes:
    """The top card; those that lie aside are shuffled in first when there is none (AU-103)."""
    deal_covered(held)
    if not held.reserve:
        for card in held.pile + held.shown:  # nothing else can be there: all that is covered is known
            held.known |= 1 << card
        held.reserve = held.shuffled(RESERVE_STREAM, held.aside)
        held.aside = b""
    top = held.reserve[:1]
    held.reserve = held.reserve[1:]
    return top


def _tell(position: Position, held: Holdings, round_: int, added: int) -> None:
    card: Json = None if added == NO_DECISION else held.data.cards[added].name
    position.report("automa_piled", [SCRIPTED, round_, len(held.pile), card, len(held.reserve)])


def draw(held: Holdings) -> int:
    """The top card of the pile, shown to all."""
    deal_covered(held)
    card = held.pile[0]
    held.pile = held.pile[1:]
    held.shown = held.shown + bytes([card])
    held.known |= 1 << card
    return card


def is_tipped(held: Holdings) -> bool:
    """AU-29: whether the card just drawn was one of the last two."""
    return len(held.pile) <= 1


def count_cards(held: Holdings) -> int:
    """The cards in all their places; before the first pile is made they lie together. Two alike count as none."""
    deal_covered(held)
    cards = held.pile + held.reserve + held.shown + held.late + held.joining + held.aside
    if not cards:
        return len(held.data.cards)
    return len(cards) if len(set(cards)) == len(cards) else 0


def known_in_pile(held: Holdings) -> list[int]:
    """The cards that everyone knows to be in the pile."""
    return [card for card in range(len(held.data.cards)) if held.known >> card & 1 and card not in held.shown]


def deal_anew(held: Holdings, rng: Rng) -> None:
    """AU-12: another future. What is covered is forgotten, and dealt where someone looks: few worlds of a bot do."""
    held.future = rng.below(_FUTURES) << 31 | rng.below(_FUTURES)
    held.pile = bytes(len(held.pile))
    held.reserve = bytes(len(held.reserve))
    held.is_dealt = False


def deal_covered(held: Holdings) -> None:
    """In a world whose covered cards were forgotten: some that fit what everyone knows, in some order."""
    if held.is_dealt:
        return
    held.is_dealt = True
    rng, pile = Rng(held.future), known_in_pile(held)
    apart = held.shown + held.late + held.joining + held.aside
    covered = [card for card in range(len(held.data.cards)) if not held.known >> card & 1 and card not in apart]
    rng.shuffle(covered)
    unseen = len(held.pile) - len(pile)
    pile += covered[:unseen]
    rng.shuffle(pile)
    held.pile = bytes(pile)
    held.reserve = bytes(covered[unseen : unseen + len(held.reserve)])
