"""What every route is given: the server, and who asks."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response

from quintessence.server.http.rates import GUEST
from quintessence.server.service import Service
from quintessence.server.wire.server_shapes import ProblemOut
from quintessence.service.packing import plain
from quintessence.service.people.callers import Visitor
from quintessence.service.wire.table_json import whole_json

TableId = Annotated[str, Path(max_length=40)]
PACKED = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
"""The headers of what is compressed already."""
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemOut, "content": {"application/problem+json": {}}, "description": description}
    for status, description in {
        400: "No JSON in UTF-8",
        403: "Not allowed",
        404: "Not found",
        409: "Not now: illegal, stale, taken",
        408: "Too slow",
        413: "Too large",
        422: "Cannot be understood or done",
        429: "Too many",
        503: "Not ready",
        507: "Cannot be stored",
    }.items()
}


@dataclass(frozen=True)
class Asking:
    """One request."""

    service: Service
    guest: str
    visitor: Visitor
    response: Response
    """The one that FastAPI makes; its cookie goes with every other."""
    takes_packed: bool
    """Whether who asks can read what is compressed."""

    async def table(self, id_: str) -> Response:
        """A table as who asks may see it, or a Problem."""
        async with self.service.tables.locked(id_) as table:
            caller = self.visitor.at(table.stored)
            if not table.has_sat(caller):
                await self.service.seating.notice(table, caller)
            return self.json(await whole_json(table, caller))

    async def new_table(self, id_: str) -> Response:
        """A table that has just been made for who asks; no token is needed there."""
        async with self.service.tables.locked(id_) as table:
            return self.json(await whole_json(table, Visitor(self.guest).at(table.stored)), 201)

    def json(self, body: bytes | str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
        """A body that is JSON already, and is not validated and encoded once more."""
        return self.known(Response(body, status, headers, media_type="application/json"))

    def packed(self, body: bytes, headers: dict[str, str] | None = None) -> Response:
        """A body that is JSON and compressed already; it is decompressed for who cannot take that."""
        if not self.takes_packed:
            return self.json(plain(body), headers=headers)
        return self.json(body, headers={**(headers or {}), **PACKED})

    def known(self, answer: Response) -> Response:
        """An answer by which a new guest is known from now on."""
        answer.raw_headers.extend(pair for pair in self.response.raw_headers if pair[0] == b"set-cookie")
        return answer


async def asking(
    request: Request, response: Response, token: Annotated[str | None, Query(max_length=100)] = None
) -> Asking:
    """Who asks; whoever is not known yet becomes a guest."""
    service, guest = request.app.state.service, request.scope.get(GUEST)
    assert isinstance(service, Service)
    if guest is None:
        guest = secrets.token_urlsafe(12)
        service.identities.set_cookie(response, guest, request.url.scheme == "https")
    takes_packed = "gzip" in request.headers.get("accept-encoding", "")
    return Asking(service, guest, Visitor(guest, token), response, takes_packed)


Ask = Annotated[Asking, Depends(asking)]
