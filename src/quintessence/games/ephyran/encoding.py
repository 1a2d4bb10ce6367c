"""What a seat observes as numbers: the cards that it knows by where they are, each city, and where the turn stands."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.encoding import MOST, ONE, ZEROS, Encoding, Field, count_of, flag, number, one_of
from quintessence.core.game import Seat, State
from quintessence.games.ephyran.data.constants import NONE, OBJECTS, SLOTS, SUPPORTS, TERRITORIES
from quintessence.games.ephyran.rules.position import OVER, Position
from quintessence.games.ephyran.rules.score import score
from quintessence.games.ephyran.rules.stages import STAGE_NAMES
from quintessence.games.ephyran.rules.tokens import knows

_TOKEN: Final = 1 + len(OBJECTS)
"""Of a token: 1 where one lies that the seat does not know, then a slot for each object that it may be."""
_FIRST_HALF: Final = 1
_SECOND_HALF: Final = 2


@final
class Cards(Encoding):
    """Cards are told by their number in the data file; seats from one's own on, in the order of play."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        assert isinstance(state, Position)
        cards, seats, fields = state.data.cards, state.seats, [Field("own_hand", state.data.cards)]
        for name in ("discard", "discard_top", "tartarus", "looked_at"):
            fields.append(Field(name, cards))
        for player in range(seats):
            fields += [
                Field(f"known_{player}", cards),
                Field(f"city_{player}", cards, _SECOND_HALF),
                Field(f"dionysos_{player}", SLOTS),
                Field(f"zones_{player}", SLOTS),
                Field(f"tokens_{player}", SLOTS * _TOKEN),
                Field(f"locks_{player}", len(TERRITORIES)),
                Field(f"god_{player}", len(TERRITORIES)),
                Field(f"numbers_{player}", 3, MOST),
            ]
        for name in ("first", "active", "asked", "target"):
            fields.append(Field(name, seats))
        return [
            *fields,
            Field("stage", len(STAGE_NAMES)),
            Field("support", len(SUPPORTS)),
            Field("slot", SLOTS),
            Field("held", _TOKEN),
            Field("lost", _TOKEN, MOST),
            *(Field(name, 1) for name in ("twins", "fresh", "recovered", "ending", "with_hand")),
            Field("counts", 7, MOST),
        ]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Position)
        cards, seats, watcher, discard = state.data.cards, state.seats, int(seat), state.discard
        sees_shown = watcher == state.active
        parts = [
            count_of(cards, state.hands[watcher]),
            count_of(cards, discard if state.is_history_open else discard[-1:]),
            count_of(cards, discard[-1:]),
            count_of(cards, state.tartarus),
            count_of(cards, state.looked_at) if sees_shown else ZEROS[:cards],
        ]
        for turn in range(seats):
            _add_player(parts, state, (watcher + turn) % seats, watcher)
        for other in (state.first, state.active, state.asked if state.stage != OVER else NONE, state.target):
            parts.append(one_of(seats, (other - watcher) % seats) if other != NONE else ZEROS[:seats])
        parts += [
            one_of(len(STAGE_NAMES), state.stage),
            one_of(len(SUPPORTS), state.support),
            one_of(SLOTS, state.slot),
            _token(state, state.held, knows(state.held_knowers, watcher)),
            _lost(state, watcher),
            flag(state.is_twins),
            flag(state.is_fresh),
            flag(state.card != NONE),
            flag(state.ending != ""),
            flag(state.support != NONE and state.target == state.active),
            number(len(state.pile)),
            number(len(discard)),
            number(len(state.aside)),
            number(len(state.stock)),
            number(state.draws),
            number(len(state.looked_at)),
            number(state.rounds),
        ]
        return b"".join(parts)


def _add_player(parts: list[bytes], position: Position, seat: int, watcher: int) -> None:
    """One city, and what everybody knows of its owner's hand."""
    data, base, locks = position.data, seat * SLOTS, position.locks
    city, dionysos, zones = bytearray(data.cards), bytearray(SLOTS), bytearray(SLOTS)
    tokens: list[bytes] = []
    is_over = position.stage == OVER
    for slot in range(SLOTS):
        card = position.city[base + slot]
        if card != NONE:
            zones[slot] = 1
            if card >= data.pile_cards:
                dionysos[slot] = 1
            else:
                city[card] = _FIRST_HALF if data.half_slot[2 * card] == slot else _SECOND_HALF
        token = position.tokens[base + slot]
        tokens.append(_token(position, token, is_over or knows(position.knowers[base + slot], watcher)))
    points = score(position, seat, watcher)
    parts += [
        count_of(data.cards, position.known[seat]),
        bytes(city),
        bytes(dionysos),
        bytes(zones),
        b"".join(tokens),
        b"".join([flag(locks[seat * 4 + territory] != NONE) for territory in range(len(TERRITORIES))]),
        one_of(len(TERRITORIES), position.gods[seat]),
        number(len(position.hands[seat])),
        number(sum(points)),
        number(position.bonus[seat]),
    ]


def _token(position: Position, token: int, is_known: bool) -> bytes:
    """A token as somebody sees it."""
    if token == NONE:
        return ZEROS[:_TOKEN]
    return one_of(_TOKEN, 1 + position.data.tokens[token] if is_known else 0)


def _lost(position: Position, watcher: int) -> bytes:
    """How many tokens are out of the game: unknown ones, then of each object."""
    if not position.lost:
        return ZEROS[:_TOKEN]
    counts = [0] * _TOKEN
    for index in range(len(position.lost)):
        is_known = knows(position.lost_knowers[index], watcher)
        counts[1 + position.data.tokens[position.lost[index]] if is_known else 0] += 1
    return b"".join([ONE[count] for count in counts])


ENCODING: Final = Cards()
