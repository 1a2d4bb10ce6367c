"""A position in few numbers, for learners of values: it says what is counted; what that is worth is theirs to learn."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.cells import put
from quintessence.core.encoding import MOST, Encoding, Field, flag, number, one_of
from quintessence.core.game import Seat, State
from quintessence.games.ephyran.data.constants import NONE, SLOTS, SUPPORTS, TERRITORIES, ZONES
from quintessence.games.ephyran.rules.columns import BIT, open_zones
from quintessence.games.ephyran.rules.position import Position, has_dionysos, height, is_locked, is_top, zones_of
from quintessence.games.ephyran.rules.score import column_score, score
from quintessence.games.ephyran.rules.stages import STAGE_NAMES

_BELOW: Final = 10
"""Points below nothing that are told apart."""
_HELD: Final = 6
"""Cards of a hand that are told one by one."""
_LAST: Final = 4
"""Zones missing from a city that are told apart."""
_CITY: Final = [
    Field("points", 1, MOST),
    Field("home", ZONES),
    Field("columns", ZONES, len(TERRITORIES)),
    Field("varied", ZONES, len(TERRITORIES)),
    Field("varied_home", ZONES),
    Field("missing", _LAST),
    Field("hidden_tokens", 1, SLOTS),
    Field("locked", 3, MOST),
    Field("dionysos", 2, SLOTS),
    Field("cards", 1, MOST),
    Field("bonus", 1, MOST),
    Field("turns_later", 1, MOST),
]


@final
class Counts(Encoding):
    """Each city from one's own on, what one's own hand can do, and where the turn stands."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        assert isinstance(state, Position)
        fields: list[Field] = []
        for player in range(state.seats):
            fields += [Field(f"{field.name}_{player}", field.count, field.most) for field in _CITY]
        return [
            *fields,
            Field("held_supports", len(SUPPORTS), MOST),
            Field("held_dionysos", 1, MOST),
            Field("gains", _HELD, MOST),
            Field("swap", 1, MOST),
            Field("open", 2, SLOTS),
            Field("top", 1, MOST),
            Field("stage", len(STAGE_NAMES)),
            Field("support", len(SUPPORTS)),
            *(Field(name, 1) for name in ("is_own_turn", "is_asked", "is_target", "twins", "ending", "pile_out")),
            Field("counts", 3, MOST),
        ]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        parts = [_city(state, (seat + turn) % state.seats, seat) for turn in range(state.seats)]
        parts += [
            _hand(state, seat),
            number(_gain_of(state, seat, state.discard[-1]) if state.discard else 0),
            one_of(len(STAGE_NAMES), state.stage),
            one_of(len(SUPPORTS), state.support),
            flag(state.active == seat),
            flag(state.asked == seat),
            flag(state.target == seat),
            flag(state.is_twins),
            flag(state.ending != ""),
            flag(len(state.pile) < state.seats),
            number(len(state.pile)),
            number(state.rounds),
            number(state.draws),
        ]
        return b"".join(parts)


def _city(position: Position, seat: int, watcher: int) -> bytes:
    """A city and what is open of its owner, as a watcher knows it."""
    home = position.gods[seat]
    columns, varied, home_varied = bytearray(ZONES), bytearray(ZONES), bytearray(ZONES)
    at_home = 0
    locks, locked_points, locked_out = 0, 0, 0
    for territory in range(len(TERRITORIES)):
        zones = int(height(position, seat, territory))
        points = column_score(position, seat, territory, watcher, has_dionysos=False)
        is_varied = points[0] == zones * position.data.creature_points
        if territory == home:
            at_home = zones
        for zone in range(zones):
            columns[zone] += 1
            if is_varied and zone == zones - 1:
                varied[zone] += 1
                if territory == home:
                    home_varied[zone] = 1
        if is_locked(position, seat, territory):
            locks += 1
            locked_points += sum(points)
            locked_out += ZONES - zones
    base, hidden, dionysos, open_dionysos = seat * SLOTS, 0, 0, 0
    for slot in range(SLOTS):
        if position.tokens[base + slot] != NONE and not position.knowers[base + slot] >> watcher & 1:
            hidden += 1
        if has_dionysos(position, seat, slot):
            dionysos += 1
            if is_top(position, seat, slot) and not is_locked(position, seat, slot // ZONES):
                open_dionysos += 1
    missing = SLOTS - zones_of(position, seat)
    numbers = [hidden, locks, locked_points, locked_out, dionysos, open_dionysos, len(position.hands[seat])]
    later = (seat - position.first) % position.seats
    return b"".join(
        [
            number(_BELOW + sum(score(position, seat, watcher))),
            one_of(ZONES, at_home - 1),
            bytes(columns),
            bytes(varied),
            bytes(home_varied),
            bytes([1 if missing <= left else 0 for left in range(_LAST)]),
            b"".join([number(value) for value in numbers]),
            number(position.bonus[seat]),
            number(later),
        ]
    )


def _hand(position: Position, seat: int) -> bytes:
    """What one's own cards could do: supports, the points that each would add now, and where they fit."""
    data, hand = position.data, position.hands[seat]
    supports = bytearray(len(SUPPORTS))
    gains: list[int] = []
    open_now = open_zones(position, seat)
    fitting, next_fitting, dionysos, swap = 0, 0, 0, 0
    for card in hand:
        if card >= data.pile_cards:
            dionysos += 1
            continue
        for support in data.supports_of[card]:
            supports[support] += 1
        gains.append(_gain_of(position, seat, card))
        for slot in data.slots_of[card]:
            if is_top(position, seat, slot) and not is_locked(position, seat, slot // ZONES):
                swap = max(swap, _gain(position, seat, card, slot))
    for slot in range(SLOTS):
        if not open_now & BIT[slot]:
            continue
        if _fits_any(position, hand, slot):
            fitting += 1
        if slot % ZONES < ZONES - 1 and _fits_any(position, hand, slot + 1):
            next_fitting += 1
    gains.sort(reverse=True)
    gains += [0] * _HELD
    numbers = [dionysos, *gains[:_HELD], swap, fitting, next_fitting]
    return bytes(supports) + b"".join([number(value) for value in numbers])


def _fits_any(position: Position, cards: bytes, slot: int) -> bool:
    return any(card < position.data.pile_cards and position.data.fits(card, slot) for card in cards)


def _gain_of(position: Position, seat: int, card: int) -> int:
    """The points that a card would add, and one, where it opens or continues a column; 0 where it does neither."""
    best = 0
    if card < position.data.pile_cards:
        for slot in position.data.slots_of[card]:
            is_open = height(position, seat, slot // ZONES) == slot % ZONES
            if is_open and not is_locked(position, seat, slot // ZONES):
                best = max(best, 1 + _gain(position, seat, card, slot))
    return best


def _gain(position: Position, seat: int, card: int, slot: int) -> int:
    """What a card in a slot adds to the points of its column, in place of what may stand there."""
    before = _points(position, seat, slot // ZONES)
    city = position.city
    position.city = put(city, seat * SLOTS + slot, card)
    after = _points(position, seat, slot // ZONES)
    position.city = city
    return after - before


def _points(position: Position, seat: int, territory: int) -> int:
    points = sum(column_score(position, seat, territory, seat, has_dionysos=False))
    return 2 * points if position.gods[seat] == territory else points


FEATURES: Final = Counts()
