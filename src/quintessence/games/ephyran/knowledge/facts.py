"""All there is, field by field: two positions are equal when their facts are."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.rules.stages import STAGE_NAMES


def facts(position: Position) -> Values:
    """Every field but the belief, each under its own name."""
    return {
        "seats": position.seats,
        "first": position.first,
        "returns_to_hand": position.returns_to_hand,
        "is_history_open": position.is_history_open,
        "gods": _numbers(position.gods),
        "city": _numbers(position.city),
        "locks": _numbers(position.locks),
        "tokens": _numbers(position.tokens),
        "knowers": _numbers(position.knowers),
        "hands": [position.data.names_of(hand) for hand in position.hands],
        "known": [position.data.names_of(known) for known in position.known],
        "pile": position.data.names_of(position.pile),
        "discard": position.data.names_of(position.discard),
        "tartarus": position.data.names_of(position.tartarus),
        "aside": position.data.names_of(position.aside),
        "stock": _numbers(position.stock),
        "lost": _numbers(position.lost),
        "lost_knowers": _numbers(position.lost_knowers),
        "stage": STAGE_NAMES[position.stage],
        "active": position.active,
        "asked": position.asked,
        "rounds": position.rounds,
        "draws": position.draws,
        "is_twins": position.is_twins,
        "is_fresh": position.is_fresh,
        "support": position.support,
        "target": position.target,
        "slot": position.slot,
        "card": position.card,
        "looked_at": position.data.names_of(position.looked_at),
        "held": position.held,
        "held_knowers": position.held_knowers,
        "bonus": _numbers(position.bonus),
        "ending": position.ending,
    }


def _numbers(cells: bytes) -> list[Json]:
    return [cell for cell in cells]
