"""How good a position looks for all: the work that is left, counted in cards, and how near every defeat is."""

from __future__ import annotations

from typing import Final

from quintessence.games.erythro.advice.facts import facts_of
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
from quintessence.games.erythro.data.constants import CONTAMINATION as CONTAMINATION_CARD
from quintessence.games.erythro.rules.adversary.alliance import extraction
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.agenda import ADVANCE, SIZE
from quintessence.games.erythro.rules.position import ADVERSARY, MINES, OVER, Position

WON: Final = 20000
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
    weights = WEIGHTS[position.setting.adversary]
    return _work(position, weights) + _planet(position, weights) + _goal(position, weights) + _means(position, weights)


def rounds_left(position: Position, index: int) -> int:
    """How often a mine still advances before it is lost."""
    return len(position.data.mines.lines[position.mine_ids[index]]) - position.mine_lines[index]


def by_urgency(position: Position) -> list[int]:
    """The mines on the planet, those that are lost soonest first."""
    found: list[int] = []
    for index in range(len(position.mine_ids)):
        left = rounds_left(position, index)
        at = len(found)
        while at > 0 and rounds_left(position, found[at - 1]) > left:
            at -= 1
        found.insert(at, index)
    return found


def _work(position: Position, weights: list[int]) -> int:
    """Who destroys which mine, each given to whoever needs the fewest cards; and whether in time."""
    seats, score = position.setting.seats, 0
    free = list(position.influence)
    busy = [0] * seats
    is_before = position.phase <= MINES
    arms = _arms(position)
    distances = position.setting.layout.distance
    costs, elements = position.data.mines.costs, position.data.character_elements
    for index in by_urgency(position):
        distance = distances[position.mine_tiles[index]]
        base = 4 * position.mine_ids[index]
        best_cards, best_seat, best_disc, best_cost, lowest = 0, 0, 0, 0, 1_000_000
        for seat in range(seats):
            own = elements[position.characters[seat]]
            start = 100 + STEP * distance[position.pawns[seat]]
            if arms[seat] <= 0:
                start += weights[UNARMED]
            for disc in range(2):
                cost = costs[base + own[disc]]
                lack = cost - free[2 * seat + disc]
                cards = start + POINT * lack if lack > 0 else start
                if cards + busy[seat] // 2 < lowest:
                    lowest = cards + busy[seat] // 2
                    best_cards, best_seat, best_disc, best_cost = cards, seat, disc, cost
        disc = 2 * best_seat + best_disc
        free[disc] = max(0, free[disc] - best_cost)
        busy[best_seat] += best_cards
        arms[best_seat] -= 1
        score -= weights[MINE] + weights[WORK] * best_cards // 100
        rounds = rounds_left(position, index) - (1 if is_before else 0)
        late = busy[best_seat] - 400 * rounds - 100 * position.owed[best_seat]
        if late > 0:
            score -= weights[LATE] * late // 100
            if rounds == 0:
                score -= weights[DOOM]
    return score - _dome_work(position, weights, free) + _leftover(weights, free)


def _arms(position: Position) -> list[int]:
    """How many attacks each seat has in hand."""
    attacks = facts_of(position.data).attacks
    found: list[int] = []
    for seat in range(position.setting.seats):
        count = 0
        for card in position.hands[seat]:
            count += attacks[card]
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


def _means(position: Position, weights: list[int]) -> int:
    """Cards: better ones, contamination cards, and how soon each seat will shuffle."""
    score, worth = 0, 0
    cost, facts = position.data.cards.cost, facts_of(position.data)
    for seat in range(position.setting.seats):
        hand, pile = position.hands[seat], position.piles[seat]
        score += weights[PILE] * (len(hand) + len(pile))
        surplus = facts.surplus_of(position.setting.adversary, position.characters[seat])
        for cards in (hand, pile, position.discards[seat], position.played[seat]):
            for card in cards:
                if cost[card]:
                    worth += surplus[card]
        poison = hand.count(CONTAMINATION_CARD) + pile.count(CONTAMINATION_CARD)
        score -= weights[CONTAMINATION] * (poison + position.discards[seat].count(CONTAMINATION_CARD))
        if position.sanctuaries[position.pawns[seat]] != NONE:
            score += weights[SANCTUARY]
    return score + worth * plays_left(position, weights) // 100


def plays_left(position: Position, weights: list[int]) -> int:
    """How often a card that is bought now will be played, in hundredths: at once, and after some shuffles."""
    return weights[CARD] + weights[AGAIN] * max(0, _ROUNDS - position.round)


def card_worth(position: Position, weights: list[int], seat: int, card: int) -> int:
    """What an advanced card is worth to a seat that has it."""
    surplus = facts_of(position.data).surplus_of(position.setting.adversary, position.characters[seat])
    return surplus[card] * plays_left(position, weights) // 100
