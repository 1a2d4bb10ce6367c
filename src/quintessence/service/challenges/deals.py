"""What everyone who takes a challenge plays: a game with its options, bots and seed."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

import quintessence
from quintessence.core.daily import daily_deal
from quintessence.core.game import Json, Values
from quintessence.core.rng import Seed
from quintessence.service.problems import Problem

DAILY: Final = "daily-"
"""Before the date in the id of a daily challenge."""
_ID_LENGTH: Final = 12
_BACK: Final = timedelta(days=400)
"""How far back a day's results can be looked at."""


@dataclass(frozen=True)
class Deal:
    """A challenge: all that its tables have in common. The seed is a secret until a table is over."""

    id: str
    game: str
    version: int
    variant: str
    options: Values
    seats: list[tuple[str, str | None]]
    seed: str
    host: str
    """The guest who made it; "" for a daily one."""
    created: float
    chosen: Values
    """The options that are not as the game has them by default."""

    def json(self) -> Values:
        """As it is stored."""
        seats: list[Json] = [[kind, level] for kind, level in self.seats]
        return {**self.__dict__, "seats": seats}

    def commitment(self) -> str:
        """The hash of the seed: the same at each of its tables."""
        return Seed(self.seed).commitment()


def read_deal(body: Values) -> Deal:
    """A deal as it was stored."""
    values = dict(body)
    seats = values.pop("seats")
    assert isinstance(seats, list)
    pairs = [(str(seat[0]), None if seat[1] is None else str(seat[1])) for seat in seats if isinstance(seat, list)]
    return Deal(seats=pairs, **values)  # type: ignore[arg-type]


def today() -> date:
    """The day, as everyone has it."""
    return datetime.now(UTC).date()


def day_of(id_: str) -> date | None:
    """The day of a daily challenge; None for others. Problem where there is no such day, or not yet."""
    if not id_.startswith(DAILY):
        return None
    try:
        day = date.fromisoformat(id_.removeprefix(DAILY))
    except ValueError:
        raise Problem(404, "unknown_challenge") from None
    if not today() - _BACK <= day <= today():
        raise Problem(404, "unknown_challenge")
    return day


def deal_of_day(day: date, secret: bytes) -> Deal | None:
    """The deal of a day, the same for all on this server; nobody without its secret can know the seed ahead."""
    daily = daily_deal(day.weekday())
    if daily is None:
        return None
    slug, deal = daily
    game = quintessence.load(slug, {})
    seed = hmac.new(secret, f"quintessence daily {day.isoformat()}".encode(), sha256).hexdigest()
    bots: list[tuple[str, str | None]] = [("bot", deal.level)] * (deal.seats - 1)
    began = datetime.combine(day, datetime.min.time(), UTC).timestamp()
    return Deal(
        *(f"{DAILY}{day.isoformat()}", slug, game.version, "", deal.options),
        *([("me", None), *bots], seed, "", began, deal.options),
    )


def handed_on_id(table: str, secret: bytes) -> str:
    """The id of the challenge with a table's deal: always the same, and it does not tell the table."""
    digest = hmac.new(secret, f"quintessence deal of {table}".encode(), sha256).digest()
    return urlsafe_b64encode(digest).decode()[:_ID_LENGTH]
