"""What the lab and the tests count: every component, results by god and seat in the round, and supports played."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Measures
from quintessence.core.game import Action, Json, Seat, State, Values
from quintessence.games.ephyran.actions import Announce, WithCard
from quintessence.games.ephyran.data.constants import COUNTERS, GODS, NONE, SLOTS, SUPPORTS
from quintessence.games.ephyran.rules.position import Position


@final
class EphyranMeasures(Measures):
    """Counts of positions and of finished matches."""

    def inventory(self, state: State) -> Values:
        """In how many spots each card and token is (one, always), and how many stand where they cannot."""
        assert isinstance(state, Position)
        cards: list[Json] = [count for count in _counted(_cards(state), state.data.cards)]
        tokens: list[Json] = [count for count in _counted(_tokens(state), len(state.data.tokens))]
        return {"cards": cards, "tokens": tokens, "misplaced": _misplaced(state)}

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        """When a seat played in the round, and its god."""
        assert isinstance(state, Position)
        order = {"order": str((seat - state.first) % state.seats + 1)}
        god = state.gods[seat]
        return order if god == NONE else {**order, "god": GODS[god]}

    def round_number(self, state: State) -> int | None:
        """Rounds are counted from one."""
        assert isinstance(state, Position)
        return state.rounds + 1

    def uses(self, state: State, played: list[Action]) -> dict[str, bool]:
        """Of each support that left the pile, whether anybody played it, in turn or as a counter."""
        assert isinstance(state, Position)
        used = _used(state, played)
        by_support: dict[str, bool] = {}
        for support, name in enumerate(SUPPORTS):
            if _has_left_pile(state, support):
                by_support[f"support-{name}"] = support in used
        return by_support


MEASURES: Final = EphyranMeasures()


def _has_left_pile(position: Position, support: int) -> bool:
    for card in range(position.data.pile_cards):
        if support in position.data.supports_of[card] and card not in position.pile:
            return True
    return False


def _used(position: Position, played: list[Action]) -> set[int]:
    used: set[int] = set()
    for action in played:
        if isinstance(action, Announce):
            used.add(action.support)
        elif isinstance(action, WithCard) and action.tag == "counter":
            used.update(support for support in position.data.supports_of[action.card] if support in COUNTERS)
    return used


def _counted(things: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for number in things:
        counts[number] += 1
    return counts


def _cards(position: Position) -> list[int]:
    every_card = [card for hand in position.hands for card in hand]
    for cards in (position.pile, position.discard, position.tartarus, position.aside, position.looked_at):
        every_card.extend(cards)
    for cards in (position.city, position.locks, bytes([position.card])):
        every_card.extend(card for card in cards if card != NONE)
    return every_card


def _tokens(position: Position) -> list[int]:
    every_token = [*position.stock, *position.lost]
    every_token.extend(token for token in position.tokens if token != NONE)
    if position.held != NONE:
        every_token.append(position.held)
    return every_token


def _misplaced(position: Position) -> int:
    """Cards in a slot that they do not fit or above a gap, tokens without a zone, and known cards out of hand."""
    wrong = 0
    for cell, card in enumerate(position.city):
        if card == NONE:
            wrong += position.tokens[cell] != NONE
        else:
            wrong += not position.data.fits(card, cell % SLOTS)
            wrong += cell % 4 > 0 and position.city[cell - 1] == NONE
    for hand, known in zip(position.hands, position.known, strict=True):
        wrong += sum(1 for card in known if card not in hand) + (sorted(hand) != list(hand))
    return wrong
