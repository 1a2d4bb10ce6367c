from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.serving import Person, Running, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file."""
    with server(tmp_path_factory.mktemp("data"), {"bot_grace": 2}) as found:
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
