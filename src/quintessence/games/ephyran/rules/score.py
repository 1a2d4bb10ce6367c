"""§12 The score: territory by territory, the god's own doubled, and the bonus for a complete city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.game import Outcome
from quintessence.games.ephyran.data.constants import DIONYSOS, NONE, SLOTS
from quintessence.games.ephyran.rules.position import OVER, Position

SOURCES: Final = ["creatures", "all_different", "printed", "tokens", "doubled", "city"]
ALL_KNOWN: Final = -1


def score(position: Position, seat: int, watcher: int) -> list[int]:
    """A seat's prestige by source, counting the tokens that a watcher knows (ALL_KNOWN: all; NONE: only open ones)."""
    points = [0, 0, 0, 0, 0, position.bonus[seat]]
    home = dionysos_column(position, seat)
    for territory in range(4):
        column = column_score(position, seat, territory, watcher, home == territory)
        for source in range(4):
            points[source] += column[source]
        if territory == position.gods[seat]:
            points[4] = column[0] + column[1] + column[2] + column[3]  # EP-63: a helmet counts twice as well
    return points


def column_score(position: Position, seat: int, territory: int, watcher: int, has_dionysos: bool) -> list[int]:
    """Creatures, four different ones, printed objects and tokens of one territory."""
    data = position.data
    seen: i64 = 0
    different = 0
    printed = 0
    tokens = 0
    for slot in range(territory * 4, territory * 4 + 4):
        cell = seat * SLOTS + slot
        card = position.city[cell]
        if card == NONE:
            break
        creature = data.creature_of(card, slot)
        if creature != DIONYSOS and not seen >> creature & 1:
            seen |= 1 << creature
            different += 1
        number = data.object_of(card, slot)
        if number != NONE:
            printed += data.prestige[number]
        token = position.tokens[cell]
        if token != NONE and is_token_known(position, cell, watcher):
            tokens += data.prestige[data.tokens[token]]
    bonus = data.all_different_points if different == 4 else 0  # EP-62, EP-64
    return [(different + has_dionysos) * data.creature_points, bonus, printed, tokens]


def is_token_known(position: Position, cell: int, watcher: int) -> bool:
    if watcher == ALL_KNOWN:
        return True
    if watcher == NONE:
        return position.stage == OVER
    return position.knowers[cell] >> watcher & 1 == 1


def dionysos_column(position: Position, seat: int) -> int:
    """EP-61: where the one point for Dionysos counts: in the god's own territory if he is there, else where he is."""
    found = NONE
    for slot in range(SLOTS):
        card = position.city[seat * SLOTS + slot]
        if card != NONE and position.data.creature_of(card, slot) == DIONYSOS:
            if slot // 4 == position.gods[seat]:
                return slot // 4
            if found == NONE:
                found = slot // 4
    return found


def outcome(position: Position) -> Outcome | None:
    """EP-65: whoever has the most wins; equal scores share the place."""
    if position.stage != OVER:
        return None
    scores: list[dict[str, int]] = []
    totals: list[int] = []
    for seat in range(position.seats):
        points = score(position, seat, ALL_KNOWN)
        scores.append({source: points[number] for number, source in enumerate(SOURCES)})
        totals.append(sum(points))
    places = [1 + sum(1 for other in totals if other > total) for total in totals]
    return Outcome(places, scores, position.ending)
