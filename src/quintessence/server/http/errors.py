"""What goes wrong, as JSON problem details with the engine's codes."""

from __future__ import annotations

import json
import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from quintessence.core.game import Refused, Values
from quintessence.service.problems import TITLES, status_of

_BY_STATUS: Final = {404: "not_found", 405: "method_not_allowed", 415: "malformed_message", 400: "malformed_message"}
_LOG: Final = logging.getLogger("quintessence.server")


class ProblemResponse(JSONResponse):
    """Problem details, in ASCII: a value that came in can go back out, even half a character."""

    media_type = "application/problem+json"

    def render(self, content: object) -> bytes:
        return json.dumps(content).encode()


def problem(status: int, code: str, values: Values | None = None) -> JSONResponse:
    """A problem as a response."""
    body = {"type": "about:blank", "title": TITLES.get(status, "Error"), "status": status, "code": code}
    return ProblemResponse({**body, "values": values or {}}, status)


def install(app: FastAPI) -> None:
    """Answer every kind of error in the one way."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return problem(status_of(error), error.code, error.values)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0] if error.errors() else {}
        where = ".".join(str(part) for part in first.get("loc", ()))
        return problem(422, "malformed_message", {"field": where[:200], "detail": str(first.get("msg", ""))[:200]})

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        answer = problem(error.status_code, _BY_STATUS.get(error.status_code, "malformed_message"))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def crashed(request: Request, error: Exception) -> JSONResponse:
        _LOG.error("a request failed", exc_info=error)
        return problem(500, "server_error")
