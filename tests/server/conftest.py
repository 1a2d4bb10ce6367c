from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quintessence.server.storage.opening import DATABASE
from tests.server import postgres
from tests.server.serving import Person, Running, Turn, close_nurseries, server


def pytest_runtest_setup(item: pytest.Item) -> None:
    Turn.has_own_server = item.get_closest_marker("own_server") is not None


@pytest.fixture(scope="session", autouse=True)
def nurseries() -> Iterator[None]:
    """The processes that servers are forked from end with the tests."""
    yield
    close_nurseries()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The server of this test process: people are told apart by their cookies."""
    with server(tmp_path_factory.mktemp("data"), {"bot_grace": 2}, is_shared=True) as found:
        yield found


@pytest.fixture
def person(running: Running) -> Iterator[Callable[[], Person]]:
    """Makes people, each with a cookie of its own."""
    people: list[Person] = []

    def new() -> Person:
        people.append(Person(running))
        return people[-1]

    yield new
    for one in people:
        one.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder for a server of one's own."""
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgresql_server() -> str:
    """The address of a PostgreSQL server, one for all processes of a test run."""
    return postgres.started(os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())))


@pytest.fixture
def postgresql(postgresql_server: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.new_database(postgresql_server) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, data: Path) -> str:
    """An empty database of each kind."""
    data.mkdir()
    return str(data / DATABASE) if request.param == "sqlite" else str(request.getfixturevalue("postgresql"))
