"""What a host answers to a request."""

from __future__ import annotations

import json
from dataclasses import dataclass

from quintessence.core.game import Refused, Values
from quintessence.service.codec import encode
from quintessence.service.problems import TITLES, status_of


@dataclass(frozen=True)
class Answer:
    """A status, as of HTTP, and a body, which is JSON; "" where there is none."""

    status: int
    body: str
    link: str = ""
    """Where a list goes on, as the header of that name says it."""


def answer(value: object, status: int = 200) -> Answer:
    """A value as an answer."""
    return Answer(status, encode(value).decode())


def problem(status: int, code: str, values: Values | None = None) -> Answer:
    """Problem details with the engine's code and values."""
    body = {"type": "about:blank", "title": TITLES.get(status, "Error"), "status": status, "code": code}
    return Answer(status, json.dumps({**body, "values": values or {}}))


def refusal(error: Refused) -> Answer:
    """A refusal as an answer."""
    return problem(status_of(error), error.code, error.values)
