"""The application: routes, guards, and the schema that the page's types are made from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

import quintessence
from quintessence.server.http import (
    boards,
    errors,
    health,
    pages,
    previews,
    routes_accounts,
    routes_challenges,
    routes_games,
    routes_lab,
    routes_notifications,
    routes_open,
    routes_play,
    routes_public,
    routes_puzzles,
    routes_reach,
    routes_review,
    routes_tables,
)
from quintessence.server.http.guard import Guard
from quintessence.server.http.hosts import is_own_host, is_own_origin
from quintessence.server.http.live import Live
from quintessence.server.http.network import Network
from quintessence.server.http.rates import Rates
from quintessence.server.people.identity import COOKIE
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.wire.brought_games import KeptGame
from quintessence.server.wire.messages import FROM_CLIENT, FROM_SERVER
from quintessence.service.people.callers import Visitor
from quintessence.service.storage.protocol import Storage
from quintessence.table.listener import NOT_ALLOWED

ROUTES: Final = (
    routes_games,
    routes_tables,
    routes_play,
    routes_review,
    routes_public,
    routes_reach,
    routes_open,
    routes_notifications,
    routes_accounts,
    routes_challenges,
    routes_puzzles,
    routes_lab,
)
_REFS: Final = "#/components/schemas/"


def create_app(settings: Settings, storage: Storage | None = None) -> FastAPI:
    """A server on some data, as an ASGI application; Refused when the database cannot be used."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, storage)
        app.state.service, app.state.rates, app.state.live = service, Rates(service), Live(service)
        service.start()
        yield
        app.state.live.close()
        await service.stop()

    app = FastAPI(
        title="Quintessence",
        version=quintessence.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    network = app.state.network = Network(settings)
    for routes in ROUTES:
        app.include_router(routes.router)
    errors.install(app)

    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str, token: str | None = None, viewer: int | None = None) -> None:  # noqa: A002
        is_own = is_own_host(socket.scope, socket.headers, settings, network.opened)
        if not is_own or not is_own_origin(socket.scope, socket.headers, settings):
            await socket.close(NOT_ALLOWED)
            return
        guest = socket.app.state.service.identities.read(socket.cookies.get(COOKIE))
        await socket.app.state.live.serve(socket, id, Visitor(guest, token), viewer)

    health.install(app, settings.has_metrics)
    boards.install(app)
    previews.install(app)
    pages.install(app, settings)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings, network=network)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


def _schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI schema, with the messages of the socket among its components."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        wanted = [(model, "serialization") for model in (*FROM_CLIENT, *FROM_SERVER)]
        wanted += [(KeptGame, "validation")]  # a worker reads it, not a route
        _, definitions = models_json_schema(wanted, ref_template=_REFS + "{model}")  # type: ignore[arg-type]
        schemas = schema["components"]["schemas"]
        for name, value in definitions["$defs"].items():
            schemas.setdefault(name, value)
        for name, models in (("FromClient", FROM_CLIENT), ("FromServer", FROM_SERVER)):
            schemas[name] = {"oneOf": [{"$ref": f"{_REFS}{model.__name__}"} for model in models]}
        app.openapi_schema = schema
    return app.openapi_schema
