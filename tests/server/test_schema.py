"""The API as its own schema describes it, asked in every way a fuzzer thinks of."""

from __future__ import annotations

import gc
import json
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from requests import Session
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from quintessence.core.conformance.samples import sample
from quintessence.server.http.app import create_app
from quintessence.server.settings import Settings
from tests.server.serving import ME, ROOT, SCREEN, Person, Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(create_app(Settings(ROOT / "nowhere")).openapi())


@pytest.fixture(scope="module")
def table(running: Running) -> Iterator[tuple[Session, str]]:
    """Someone with a table, so that not every answer is 404."""
    one = Person(running)
    session = Session()
    session.headers["Connection"] = "close"  # none is left open when the fuzzer forgets it
    session.cookies.update(dict(one.http.cookies.items()))
    yield session, one.new_table(ME, SCREEN)["id"]
    session.close()
    one.close()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # the fuzzer forgets sockets
@schema.parametrize()
@settings(
    max_examples=sample(5, 5, 60),
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)
def test_the_api_keeps_to_its_schema(
    case: schemathesis.Case[Any], table: tuple[Session, str], running: Running
) -> None:
    session, known = table
    if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = known
    answer = case.call(base_url=running.address, session=session, timeout=30)
    case.validate_response(answer, checks=CHECKS)


def test_the_schema_names_the_sockets_messages(person: Callable[[], Person]) -> None:
    found = person().get("openapi.json")
    names = found["components"]["schemas"]
    assert {
        "FromClient",
        "FromServer",
        "UpdateMessage",
        "Table",
        "State",
        "ActionOut",
        "EventOut",
        "ProblemOut",
    } <= set(names)
    for line in json.dumps(found).split('"$ref": "')[1:]:
        assert line.split('"')[0].rpartition("/")[2] in names
