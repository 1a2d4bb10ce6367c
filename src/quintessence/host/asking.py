"""One request of the page: its path in parts, what it asks with, and the body it sends."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from quintessence.host.answer import Answer
from quintessence.service.people.callers import Visitor
from quintessence.service.problems import Problem
from quintessence.service.reading import Body, malformed
from quintessence.service.table_service import TableService
from quintessence.service.wire.table_json import whole_json

_API: Final = "/api"
_LONGEST: Final = 1_000_000_000


@dataclass(frozen=True)
class Address:
    """A path and its query."""

    parts: list[str]
    query: dict[str, str]


def address_of(path: str) -> Address:
    """What a page asks for: what follows /api, or the same with it."""
    split = urlsplit(path)
    parts = [unquote(part) for part in split.path.removeprefix(_API).split("/") if part]
    return Address(parts, {name: values[-1] for name, values in parse_qs(split.query).items()})


class Asking:
    """A request, with what its handler needs."""

    def __init__(self, service: TableService, guest: str, address: Address, names: list[str], body: str | None) -> None:
        self.service: Final = service
        self.guest: Final = guest
        self.query: Final = address.query
        self._names: Final = names
        self._text: Final = body

    @property
    def id(self) -> str:
        """The first name in the path: a table's, a challenge's, a game's."""
        return self._names[0]

    @property
    def name(self) -> str:
        """The second name in the path."""
        return self._names[1]

    @property
    def visitor(self) -> Visitor:
        """Who asks, with the token it brings."""
        return Visitor(self.guest, self.query.get("token"))

    @property
    def text(self) -> str:
        """The body as it came."""
        return self._text or ""

    @cached_property
    def body(self) -> Body:
        """The body, to be read field by field."""
        try:
            return Body(json.loads(self.text or "{}"))
        except (ValueError, RecursionError) as error:
            raise malformed("body", str(error)) from None

    def number(self) -> int:
        """The second name, which is a number."""
        if not self.name.isdecimal() or int(self.name) > _LONGEST:
            raise malformed("path.number", "not a number")
        return int(self.name)

    def seat(self) -> int | None:
        """The seat that is asked about."""
        given = self.query.get("seat")
        if given is not None and not (given.isdecimal() and int(given) < 32):
            raise malformed("query.seat", "not a seat")
        return None if given is None else int(given)

    async def table(self) -> Answer:
        """The table of the path as who asks may see it."""
        async with self.service.tables.locked(self.id) as table:
            whole = await whole_json(table, self.visitor.at(table.stored))
        return Answer(200, whole.decode())

    async def new_table(self, id_: str) -> Answer:
        """A table that has just been made."""
        async with self.service.tables.locked(id_) as table:
            whole = await whole_json(table, Visitor(self.guest).at(table.stored))
        return Answer(201, whole.decode())


def needs_server() -> Problem:
    """The refusal of what needs other people, and so a server."""
    return Problem(409, "needs_server")
