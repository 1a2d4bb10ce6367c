"""The application: routes, guards, and the schema that the page's types are made from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, WebSocket
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

import quintessence
from quintessence.server import pages, problems, routes_people, routes_play, routes_review, routes_tables
from quintessence.server.asking import Rates
from quintessence.server.headers import Guard, is_own_origin
from quintessence.server.identity import COOKIE
from quintessence.server.limits import Settings
from quintessence.server.messages import FROM_CLIENT, FROM_SERVER
from quintessence.server.service import Service
from quintessence.server.storage import Storage

FOREIGN = 4403


def create_app(settings: Settings, storage: Storage | None = None) -> FastAPI:
    """A server on some data, as an ASGI application; Refused when the database cannot be used."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        service = Service(settings, storage)
        app.state.service, app.state.rates = service, Rates(service)
        service.start()
        yield
        await service.stop()

    app = FastAPI(
        title="Quintessence",
        version=quintessence.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in (routes_people, routes_tables, routes_play, routes_review):
        app.include_router(routes.router)
    problems.install(app)

    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str, token: str | None = None, eyes: int | None = None) -> None:  # noqa: A002
        service = socket.app.state.service
        assert isinstance(service, Service)
        if not is_own_origin(socket.headers, settings):
            await socket.close(FOREIGN)
            return
        await service.live.serve(socket, id, service.identities.read(socket.cookies.get(COOKIE)), token, eyes)

    pages.install(app, settings.pages)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=settings)
    app.openapi = lambda: _schema(app)  # type: ignore[method-assign]
    return app


def _schema(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI schema, with the messages of the socket among its components."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, found = models_json_schema(
            [(model, "serialization") for model in (*FROM_CLIENT, *FROM_SERVER)],
            ref_template="#/components/schemas/{model}",
        )
        schemas = schema["components"]["schemas"]
        for name, value in found["$defs"].items():
            schemas.setdefault(name, value)
        for name, models in (("FromClient", FROM_CLIENT), ("FromServer", FROM_SERVER)):
            schemas[name] = {"oneOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in models]}
        app.openapi_schema = schema
    return app.openapi_schema
