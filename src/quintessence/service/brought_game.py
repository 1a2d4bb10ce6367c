"""A finished game as its player carries it from one browser or server to another, once it was read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from quintessence.core.game import Json, Values
from quintessence.service.reading import Body

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_CODE: Final = re.compile(r"[a-z0-9_-]{1,60}")
_KINDS: Final = ("me", "screen", "friend", "bot")
_ORIGINS: Final = ("new", "import", "fork", "again", "challenge")
"""Set up here; made of a record; goes on from a point of another table; follows another; the same deal as others'."""
_PLACES: Final = 40
_POINTS: Final = 1_000_000
_SEATS: Final = 32
_SIDES: Final = 8


@dataclass(frozen=True)
class BroughtGame:
    """All of a finished game that its player has, with its record where there is one."""

    summary: Values
    """The game without its record and without what only its player has noted."""
    record: Values | None
    label: str
    is_deleted: bool


def brought_game_of(body: Body) -> BroughtGame:
    """A game out of a file; Refused where anything in it is not as it has to be."""
    seats: list[Json] = [_seat(seat) for seat in body.parts("seats", _SEATS, 1)]
    summary: Values = {
        "id": body.matching("id", _ID),
        "game": body.text("game", 100),
        "variant": body.text("variant", 64) if body.has("variant") else "",
        "relation": body.choice("relation", "rivals", "allies"),
        "sides": [code for code in body.matches("sides", _CODE, _SIDES)],
        "seats": seats,
        "held": [seat for seat in body.integers("held", 0, len(seats) - 1, _SEATS)],
        "result": _result(body.part("result")) if body.has("result") else None,
        "casual": body.flag("casual"),
        "origin": body.choice("origin", *_ORIGINS),
        "played": body.integer("played", 0, 1_000_000),
        "created": body.number("created", 0, 1e11),
        "updated": body.number("updated", 0, 1e11),
    }
    record = body.values("record") if body.has("record") else None
    label = body.text("label", 200) if body.has("label") else ""
    game = BroughtGame(summary, record, label, body.flag("deleted", otherwise=False))
    body.end()
    return game


def _seat(body: Body) -> Values:
    level = body.text("level", 200) if body.has("level") else None
    seat: Values = {"name": body.text("name", 200), "kind": body.choice("kind", *_KINDS), "level": level}
    body.end()
    return seat


def _result(body: Body) -> Values:
    """How it ended, in short; what else there may be is dropped."""
    result: Values = {"places": [place for place in body.integers("places", 0, _PLACES, _SEATS)]}
    if body.has("totals"):
        result["totals"] = [total for total in body.integers("totals", -_POINTS, _POINTS, _SEATS)]
    result["reason"] = body.matching("reason", _CODE)
    if body.has("sides"):
        result["sides"] = [_side(side) for side in body.parts("sides", _SIDES)]
    return result


def _side(body: Body) -> Values:
    side: Values = {"code": body.matching("code", _CODE), "place": body.integer("place", 0, _PLACES)}
    if body.has("total"):
        side["total"] = body.integer("total", -_POINTS, _POINTS)
    body.end()
    return side
