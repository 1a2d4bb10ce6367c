"""For whoever runs the server: whether a process lives, and whether it can serve."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse

from quintessence.core.game import Refused
from quintessence.server.service import Service
from quintessence.service.metrics import exposition

PATHS: Final = ("/healthz", "/readyz", "/metrics")
"""Asked by any name: whoever watches a process knows it by its address."""
_SECONDS: Final = 2.0
_KEPT: Final = 1.0
"""Seconds for which an answer holds: nobody can ask the database more often in this way."""


def install(app: FastAPI, has_metrics: bool) -> None:
    """Answer both, and tell the numbers of all processes where the owner wants that."""
    ready = Readiness()

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> JSONResponse:
        return JSONResponse({"status": "ok"})

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> JSONResponse:
        is_ready = await ready.ask(request.app.state.service)
        return JSONResponse({"status": "ok" if is_ready else "storage"}, 200 if is_ready else 503)

    if has_metrics:

        @app.get("/metrics", include_in_schema=False)
        async def metrics(request: Request) -> PlainTextResponse:
            text = exposition(await request.app.state.service.all_metrics())
            return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


class Readiness:
    """Whether the database answers."""

    def __init__(self) -> None:
        self._asked = -_KEPT
        self._is_ready = False

    async def ask(self, service: Service) -> bool:
        """Ask the database, unless that was done just now."""
        if monotonic() - self._asked >= _KEPT:
            self._asked = monotonic()
            try:
                await asyncio.wait_for(service.storage.guest(""), _SECONDS)
                self._is_ready = True
            except (TimeoutError, Refused):
                self._is_ready = False
        return self._is_ready
