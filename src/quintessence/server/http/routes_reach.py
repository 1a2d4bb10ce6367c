"""REST: by which address others get to a table, its links as QR codes, and the local network opened and closed."""

from __future__ import annotations

from asyncio import to_thread
from io import BytesIO
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask, TableId
from quintessence.server.http.network import Network
from quintessence.server.wire.requests import OpenNetwork
from quintessence.server.wire.server_shapes import Reach
from quintessence.service.problems import Problem
from quintessence.service.wire.table_json import link_of

Of = Annotated[str, Query(pattern="^(watch|[0-9]{1,2})$")]
"""Of which link: a seat's number, or the spectators'."""
router = APIRouter(prefix="/api/tables", responses=PROBLEMS)


@router.get("/{id}/reach", response_model=Reach)
async def reach(ask: Ask, request: Request, id: TableId) -> Values:  # noqa: A002
    """By which address others reach this table, and whether the caller may open it to the local network."""
    async with ask.service.tables.locked(id) as table:
        caller = ask.visitor.at(table.stored)
    return _network(request).reach(request, caller.is_host)


@router.post("/{id}/network", response_model=Reach)
async def network(ask: Ask, request: Request, id: TableId, body: OpenNetwork) -> Values:  # noqa: A002
    """Open this server to the local network, or close it again: for a table's host, at the machine itself."""
    async with ask.service.tables.locked(id) as table:
        ask.visitor.at(table.stored).require_host()
    own = _network(request)
    if not own.may_open(request):
        raise Problem(403, "only_at_this_machine")
    await (own.open() if body.open else own.close())
    return own.reach(request, is_host=True)


@router.get("/{id}/code", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def code(ask: Ask, request: Request, id: TableId, of: Of) -> Response:  # noqa: A002
    """The link of a seat, or the spectators', as a QR code; only what the caller is shown anyway."""
    async with ask.service.tables.locked(id) as table:
        caller = ask.visitor.at(table.stored)
        link = link_of(table, caller, None if of == "watch" else int(of))
    if link is None:
        raise Problem(404, "unknown_invitation")
    address = _network(request).address() or str(request.base_url).rstrip("/")
    drawn = await to_thread(_drawn, address + link)
    answer = Response(drawn, media_type="image/svg+xml")
    answer.raw_headers.extend(pair for pair in ask.response.raw_headers if pair[0] == b"set-cookie")
    return answer


def _network(request: Request) -> Network:
    network = request.app.state.network
    assert isinstance(network, Network)
    return network


def _drawn(text: str) -> bytes:
    """A text as a QR code: dark on white with a margin, which every camera reads, whatever the page's colours."""
    import segno  # only here: it takes a while to load

    drawing = BytesIO()
    segno.make(text, error="m").save(drawing, kind="svg", scale=4, border=3, dark="#1c1326", light="#ffffff")
    return drawing.getvalue()
