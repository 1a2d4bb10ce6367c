"""Challenges without a server: the name of one carries its whole deal, so that its link can be opened in any browser.

Whoever takes a name apart can read the seed in it. The commitment in it shows that nobody has changed the deal.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import Final

from quintessence.core.game import Refused, Values
from quintessence.core.rng import Seed
from quintessence.service.challenges.deals import Deal
from quintessence.service.problems import Problem
from quintessence.service.reading import Body
from quintessence.service.tables.creation import new_seats

_START: Final = "deal-"
_LONGEST: Final = 4000
_MOST: Final = 20_000
_COMMITMENT: Final = 64


class DealLinks:
    """Names challenges by their deals."""

    def name(self, deal: Deal) -> str:
        """The name that carries a deal."""
        body: Values = {
            "game": deal.game,
            "version": deal.version,
            "variant": deal.variant,
            "options": deal.options,
            "seats": [{"kind": kind, "level": level} for kind, level in deal.seats],
            "seed": deal.seed,
            "commitment": deal.commitment(),
            "created": round(deal.created),
            "chosen": deal.chosen,
        }
        packed = zlib.compress(json.dumps(body, separators=(",", ":")).encode(), 9)
        return _START + urlsafe_b64encode(packed).decode().rstrip("=")

    def deal(self, name: str) -> Deal | None:
        """The deal that a name carries; None where it carries none. Problem where it was damaged."""
        if not name.startswith(_START) or len(name) > _LONGEST:
            return None
        try:
            return _read(name, Body(_unpacked(name.removeprefix(_START)), "challenge"))
        except (Refused, ValueError, NotBase64, zlib.error, RecursionError):
            raise Problem(404, "unknown_challenge") from None


def _unpacked(packed: str) -> Values:
    text = zlib.decompressobj().decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), _MOST)
    value: Values = json.loads(text)
    return value


def _read(name: str, body: Body) -> Deal:
    seats = [(seat.choice("kind", "me", "bot"), _level(seat)) for seat in body.parts("seats", 32, 1)]
    new_seats("", seats)  # refuses bots that there are not
    deal = Deal(
        id=name,
        game=body.text("game", 100),
        version=body.integer("version", 0, 1_000_000),
        variant=body.text("variant", 64),
        options=body.values("options"),
        seats=seats,
        seed=body.text("seed", 200),
        host="",
        created=body.number("created", 0, 1e11),
        chosen=body.values("chosen"),
    )
    is_whole = body.text("commitment", _COMMITMENT) == Seed(deal.seed).commitment()
    if not is_whole or [kind for kind, _ in seats].count("me") != 1:
        raise Problem(404, "unknown_challenge")
    return deal


def _level(seat: Body) -> str | None:
    return seat.text("level", 200) if seat.has("level") else None
