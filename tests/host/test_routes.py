"""Every route of the server has an answer here, if only that it needs a server."""

from __future__ import annotations

import re
from pathlib import Path

from quintessence.host.routes import find_route
from quintessence.server.http.app import create_app
from quintessence.server.settings import Settings


def parts_of(path: str) -> list[str]:
    return re.sub(r"\{\w+\}", "x", path.removeprefix("/api")).strip("/").split("/")


def test_the_host_knows_every_route_of_the_server(tmp_path: Path) -> None:
    paths = create_app(Settings(tmp_path)).openapi()["paths"]
    routes = [(method.upper(), path) for path, operations in paths.items() for method in operations]
    assert len(routes) > 60
    assert [route for route in routes if find_route(route[0], parts_of(route[1])) is None] == []
    assert find_route("GET", ["nowhere"]) is None
