"""How good a position looks for all: the work that is left, counted in cards, and how near every defeat is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.erythro.advice.facts import CardFacts, facts_of
from quintessence.games.erythro.advice.stuck import count_poison, is_short
from quintessence.games.erythro.advice.weights import (
    AGAIN,
    CARD,
    CONTAMINATED,
    CONTAMINATION,
    DOME,
    DOOM,
    EXTRACTION,
    FIRST_TOKENS,
    FREE,
    GOAL,
    LATE,
    MINE,
    PILE,
    POINT,
    SANCTUARY,
    STEP,
    THIRD_TOKEN,
    TOTAL,
    UNARMED,
    WEIGHTS,
    WORK,
)
from quintessence.games.erythro.data.constants import ALLIANCE, AROUND_LINE, CONSORTIUM, NONE, OWN_LINE
from quintessence.games.erythro.rules.adversary.alliance import extraction
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.agenda import ADVANCE, SIZE
from quintessence.games.erythro.rules.position import ADVERSARY, MINES, OVER, Position

WON: Final = 20000
_STUCK: Final = 3000
"""A seat that owes more cards than it can play: the match is lost unless another player helps it."""
_ROUNDS: Final = 7
"""How long a match lasts, about."""
_PLENTY: Final = 8
"""Influence of a disc beyond which more is worth little."""


def evaluate(position: Position) -> int:
    """Points of all work, dangers and means together."""
    if position.stage == OVER:
        return -WON if is_defeat(position) else WON
    if NONE in position.pawns:
        return 0
    weights, facts = WEIGHTS[position.setting.adversary], facts_of(position.data)
    found = _work(position, facts, weights) + _planet(position, weights)
    return found + _goal(position, weights) + _means(position, facts, weights)


def rounds_left(position: Position, index: int) -> int:
    """How often a mine still advances before it is lost."""
    return len(position.data.mines.lines[position.mine_ids[index]]) - position.mine_lines[index]


def by_urgency(position: Position) -> list[int]:
    """The mines on the planet, those that are lost soonest first."""
    found: list[int] = []
    rounds = [rounds_left(position, index) for index in range(len(position.mine_ids))]
    for index in range(len(rounds)):
        left, at = rounds[index], len(found)
        while at > 0 and rounds[found[at - 1]] > left:
            at -= 1
        found.insert(at, index)
    return found


def _work(position: Position, facts: CardFacts, weights: list[int]) -> int:
    """Who destroys which mine, each given to whoever needs the fewest cards; and whether in time."""
    seats, score = position.setting.seats, 0
    free = list(position.influence)
    busy = [0] * seats
    arms = _arms(position, facts)
    is_before = position.phase <= MINES
    for index in by_urgency(position):
        task = _cheapest(position, index, free, busy, arms, weights[UNARMED])
        disc, seat = task.disc, task.disc // 2
        free[disc] = max(0, free[disc] - task.cost)
        busy[seat] += task.cards
        arms[seat] -= 1
        score -= weights[MINE] + weights[WORK] * task.cards // 100
        rounds = rounds_left(position, index) - (1 if is_before else 0)
        late = busy[seat] - 400 * rounds - 100 * position.owed[seat]
        if late > 0:
            score -= weights[LATE] * late // 100
            if rounds == 0:
                score -= weights[DOOM]
    return score - _dome_work(position, weights, free) + _leftover(weights, free)


@final
class Task:
    """A mine for a seat: from which of all discs it is paid, its price there, and the cards until then."""

    def __init__(self, disc: int, cost: int, cards: int) -> None:
        self.disc: Final = disc
        self.cost: Final = cost
        self.cards: Final = cards


def _cheapest(position: Position, index: int, free: list[int], busy: list[int], arms: list[int], unarmed: i64) -> Task:
    """Who destroys a mine with the fewest cards, those who are busy later."""
    pawns, characters = position.pawns, position.characters
    distance = position.setting.layout.distance[position.mine_tiles[index]]
    costs, elements = position.data.mines.costs, position.data.character_elements
    base: i64 = 4 * position.mine_ids[index]
    best_cards: i64 = 0
    best_disc: i64 = 0
    best_cost: i64 = 0
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
                best_cards, best_disc, best_cost = cards, 2 * seat + disc, cost
    return Task(best_disc, best_cost, best_cards)


def _arms(position: Position, facts: CardFacts) -> list[int]:
    """How many attacks each seat has in hand."""
    attacks = facts.attacks
    found: list[int] = []
    place: i64
    for hand in position.hands:
        count: i64 = 0
        for place in range(len(hand)):
            count += attacks[hand[place]]
        found.append(count)
    return found


def _dome_work(position: Position, weights: list[int], free: list[int]) -> int:
    """The fewest cards to attack the dome; the influence for it is spoken for."""
    if position.dome == NONE or not weights[DOME]:
        return 0
    distance = position.setting.layout.distance[position.dome]
    cost = position.setting.sheet.dome_cost
    lowest, best = 1_000_000, 0
    for seat in range(position.setting.seats):
        cards = 100 + STEP * distance[position.pawns[seat]]
        cards += POINT * max(0, cost - free[2 * seat] - free[2 * seat + 1])
        if cards < lowest:
            lowest, best = cards, seat
    first = min(free[2 * best], cost)
    free[2 * best] -= first
    free[2 * best + 1] = max(0, free[2 * best + 1] - cost + first)
    return weights[DOME] * lowest // 100


def _leftover(weights: list[int], free: list[int]) -> int:
    score = 0
    for points in free:
        score += weights[FREE] * points if points <= _PLENTY else weights[FREE] * (_PLENTY + (points - _PLENTY) // 3)
    return score


def coming_tokens(position: Position) -> list[int]:
    """The tokens of each tile once the mines that are still to advance in this round have done so."""
    tokens = list(position.pollution)
    if position.phase >= ADVERSARY:
        return tokens
    if position.phase == MINES:
        agenda = position.agenda
        for at in range(0, len(agenda), SIZE):
            if agenda[at] == ADVANCE:
                _add_line(position, agenda[at + 1], tokens)
    else:
        for index in range(len(position.mine_ids)):
            _add_line(position, index, tokens)
    return tokens


def _add_line(position: Position, index: int, tokens: list[int]) -> None:
    lines = position.data.mines.lines[position.mine_ids[index]]
    number = position.mine_lines[index] + 1
    if number >= len(lines):
        return
    line, tile = lines[number], position.mine_tiles[index]
    if line == AROUND_LINE:
        for other in position.setting.layout.reach[tile]:
            tokens[other] += 1
    elif line > OWN_LINE:
        tokens[tile] += line - OWN_LINE


def _planet(position: Position, weights: list[int]) -> int:
    """Tokens as they will be, and tiles that are lost."""
    score, contaminated = 0, 0
    limit = position.data.numbers.contaminated
    for tokens in coming_tokens(position):
        if tokens >= limit:
            contaminated += 1
        elif tokens:
            score -= weights[FIRST_TOKENS] * tokens
            if tokens == limit - 1:
                score -= weights[THIRD_TOKEN]
    left = position.setting.sheet.contaminated - contaminated
    if left <= 0:
        return score - weights[DOOM] - 300 * (1 - left)
    return score - weights[CONTAMINATED] // left


def _goal(position: Position, weights: list[int]) -> int:
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
        return -weights[GOAL] * missing - weights[TOTAL] * sum(position.pollution)
    return 0


def _means(position: Position, facts: CardFacts, weights: list[int]) -> int:
    """Cards: better ones, contamination cards, and how soon each seat will shuffle."""
    score, worth = 0, 0
    for seat in range(position.setting.seats):
        hand, pile, discards = position.hands[seat], position.piles[seat], position.discards[seat]
        score += weights[PILE] * (len(hand) + len(pile))
        surplus = facts.surplus_of(position.setting.adversary, position.characters[seat])
        worth += _sum(surplus, hand) + _sum(surplus, pile) + _sum(surplus, discards)
        worth += _sum(surplus, position.played[seat])
        score -= weights[CONTAMINATION] * (count_poison(hand) + count_poison(pile) + count_poison(discards))
        pawn = position.pawns[seat]
        if position.sanctuaries[pawn] != NONE:
            score += weights[SANCTUARY]
        if position.owed[seat] and is_short(position, seat, pawn):
            score -= _STUCK
    return score + worth * plays_left(position, weights) // 100


def _sum(values: list[int], cards: bytes) -> i64:
    """The values of some cards together; a base card's is 0."""
    total: i64 = 0
    place: i64
    for place in range(len(cards)):
        total += values[cards[place]]
    return total


def plays_left(position: Position, weights: list[int]) -> int:
    """How often a card that is bought now will be played, in hundredths: at once, and after some shuffles."""
    return weights[CARD] + weights[AGAIN] * max(0, _ROUNDS - position.round)


def card_worth(position: Position, weights: list[int], seat: int, card: int) -> int:
    """What an advanced card is worth to a seat that has it."""
    surplus = facts_of(position.data).surplus_of(position.setting.adversary, position.characters[seat])
    return surplus[card] * plays_left(position, weights) // 100
