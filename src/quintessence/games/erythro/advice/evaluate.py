"""How good a position looks for all: the work that is left, counted in cards, and how near every defeat is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.games.erythro.advice.facts import CardFacts, facts_of
from quintessence.games.erythro.advice.stuck import count_poison, is_short
from quintessence.games.erythro.advice.threats import Threats, threats_of
from quintessence.games.erythro.advice.weights import (
    AGAIN,
    CARD,
    CONTAMINATION,
    DOME,
    DOOM,
    EXTRACTION,
    FREE,
    GOAL,
    LATE,
    MINE,
    PILE,
    POINT,
    SANCTUARY,
    STEP,
    TOTAL,
    UNARMED,
    WEIGHTS,
    WORK,
)
from quintessence.games.erythro.data.constants import ALLIANCE, CONSORTIUM, NONE, SEATS
from quintessence.games.erythro.rules.adversary.alliance import extraction
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.position import MINES, OVER, Position

WON: Final = 20000
_STUCK: Final = 3000
"""A seat that owes more cards than it can play: the match is lost unless another player helps it."""
_ROUNDS: Final = 7
"""How long a match lasts, about."""
_DISCS: Final = 2 * SEATS
_PLENTY: Final = 8
"""Influence of a disc beyond which more is worth little."""


def evaluate(position: Position) -> int:
    """Points of all work, dangers and means together."""
    if position.stage == OVER:
        return -WON if is_defeat(position) else WON
    if NONE in position.pawns:
        return 0
    weights, facts, threats = WEIGHTS[position.setting.adversary], facts_of(position.data), threats_of(position)
    worth = threats.planet + goal(position, weights, threats)
    return worth + work(position, facts, weights, threats) + means(position, facts, weights)


def work(position: Position, facts: CardFacts, weights: list[int], threats: Threats) -> int:
    """Who destroys which mine, each given to whoever needs the fewest cards; and whether in time."""
    score = 0
    free = [points for points in position.influence]
    if threats.by_urgency:
        score = _mines_work(position, facts, weights, threats, free)
    return score - _dome_work(position, weights, free) + _leftover(weights, free)


def _mines_work(position: Position, facts: CardFacts, weights: list[int], threats: Threats, free: list[int]) -> int:
    """The influence that a mine asks for is spoken for."""
    score: i64 = 0
    busy = [0] * position.setting.seats
    arms = _arms(position, facts)
    is_before: i64 = 1 if position.phase <= MINES else 0
    mine_weight: i64 = weights[MINE]
    work_weight: i64 = weights[WORK]
    for index in threats.by_urgency:
        task = _cheapest(position, index, free, busy, arms, weights[UNARMED])
        cards = task // _DISCS
        disc = task % _DISCS
        seat = disc // 2
        free[disc] = max(0, free[disc] - _mine_cost(position, index, disc))
        busy[seat] += cards
        arms[seat] -= 1
        score -= mine_weight + work_weight * cards // 100
        rounds: i64 = threats.rounds[index] - is_before
        late: i64 = i64(busy[seat]) - 400 * rounds - 100 * i64(position.owed[seat])
        if late > 0:
            score -= weights[LATE] * late // 100
            if rounds == 0:
                score -= weights[DOOM]
    return score


def _mine_cost(position: Position, index: int, disc: i64) -> i64:
    """What a mine on the planet costs from one of all discs."""
    own = position.data.character_elements[position.characters[disc // 2]]
    return position.data.mines.costs[4 * position.mine_ids[index] + own[disc % 2]]


def _cheapest(position: Position, index: int, free: list[int], busy: list[int], arms: list[int], unarmed: i64) -> i64:
    """Who destroys a mine with the fewest cards, those who are busy later: 8 x cards, and the disc that pays."""
    pawns, characters = position.pawns, position.characters
    distance = position.setting.layout.distance[position.mine_tiles[index]]
    costs, elements = position.data.mines.costs, position.data.character_elements
    base: i64 = 4 * position.mine_ids[index]
    best: i64 = 0
    lowest: i64 = 1_000_000
    seat: i64
    disc: i64
    for seat in range(len(busy)):
        own = elements[characters[seat]]
        start: i64 = 100 + STEP * i64(distance[pawns[seat]])
        if arms[seat] <= 0:
            start += unarmed
        later: i64 = busy[seat]
        later //= 2
        for disc in range(2):
            cost: i64 = costs[base + own[disc]]
            lack: i64 = cost - i64(free[2 * seat + disc])
            cards = start + POINT * lack if lack > 0 else start
            if cards + later < lowest:
                lowest = cards + later
                best = _DISCS * cards + 2 * seat + disc
    return best


def _arms(position: Position, facts: CardFacts) -> list[int]:
    """How many attacks each seat has in hand."""
    attacks = facts.attacks
    arms: list[int] = []
    index: i64
    for hand in position.hands:
        count: i64 = 0
        for index in range(len(hand)):
            count += attacks[hand[index]]
        arms.append(count)
    return arms


def _dome_work(position: Position, weights: list[int], free: list[int]) -> int:
    """The fewest cards to attack the dome; the influence for it is spoken for."""
    if position.dome == NONE or not weights[DOME]:
        return 0
    distance, pawns = position.setting.layout.distance[position.dome], position.pawns
    cost: i64 = position.setting.sheet.dome_cost
    lowest: i64 = 1_000_000
    best: i64 = 0
    seat: i64
    for seat in range(position.setting.seats):
        cards: i64 = 100 + STEP * i64(distance[pawns[seat]])
        lack: i64 = cost - i64(free[2 * seat]) - i64(free[2 * seat + 1])
        if lack > 0:
            cards += POINT * lack
        if cards < lowest:
            lowest, best = cards, seat
    first: i64 = min(i64(free[2 * best]), cost)
    free[2 * best] -= first
    free[2 * best + 1] = max(0, free[2 * best + 1] - cost + first)
    return weights[DOME] * lowest // 100


def _leftover(weights: list[int], free: list[int]) -> int:
    total: i64 = 0
    index: i64
    for index in range(len(free)):
        points: i64 = free[index]
        total += points if points <= _PLENTY else _PLENTY + (points - _PLENTY) // 3
    return weights[FREE] * total


def goal(position: Position, weights: list[int], threats: Threats) -> int:
    adversary, sheet = position.setting.adversary, position.setting.sheet
    if adversary == ALLIANCE:
        extracted = extraction(position)
        score = -weights[GOAL] * position.profitability - weights[EXTRACTION] * extracted
        slack = sheet.profitability_limit - position.profitability
        if position.phase <= MINES:
            slack -= extracted
        if slack <= 0:
            return score - weights[DOOM]
        return score - 600 // slack
    if adversary == CONSORTIUM:
        missing = max(0, sheet.goal - len(position.destroyed))
        return -weights[GOAL] * missing - weights[TOTAL] * threats.total
    return 0


def means(position: Position, facts: CardFacts, weights: list[int]) -> int:
    """Cards: better ones, contamination cards, and how soon each seat will shuffle."""
    hands, piles, discards, played = position.hands, position.piles, position.discards, position.played
    characters, adversary = position.characters, position.setting.adversary
    cards: i64 = 0
    poison: i64 = 0
    worth: i64 = 0
    score = 0
    for seat in range(position.setting.seats):
        hand, pile, discard = hands[seat], piles[seat], discards[seat]
        cards += len(hand) + len(pile)
        poison += count_poison(hand) + count_poison(pile) + count_poison(discard)
        surplus = facts.surplus_of(adversary, characters[seat])
        bought: i64 = facts.first_bought
        worth += _sum(surplus, hand, bought) + _sum(surplus, pile, bought)
        worth += _sum(surplus, discard, bought) + _sum(surplus, played[seat], bought)
        pawn = position.pawns[seat]
        if position.sanctuaries[pawn] != NONE:
            score += weights[SANCTUARY]
        if position.owed[seat] and is_short(position, seat, pawn):
            score -= _STUCK
    score += weights[PILE] * cards - weights[CONTAMINATION] * poison
    return score + worth * plays_left(position, weights) // 100


def _sum(values: list[int], cards: bytes, bought: i64) -> i64:
    """The values of some cards together; those before the first that can be bought have none."""
    total: i64 = 0
    index: i64
    for index in range(len(cards)):
        card: i64 = cards[index]
        if card >= bought:
            total += values[card]
    return total


def plays_left(position: Position, weights: list[int]) -> int:
    """How often a card that is bought now will be played, in hundredths: at once, and after some shuffles."""
    return weights[CARD] + weights[AGAIN] * max(0, _ROUNDS - position.round)


def card_worth(position: Position, weights: list[int], seat: int, card: int) -> int:
    """What an advanced card is worth to a seat that has it."""
    surplus = facts_of(position.data).surplus_of(position.setting.adversary, position.characters[seat])
    return surplus[card] * plays_left(position, weights) // 100
