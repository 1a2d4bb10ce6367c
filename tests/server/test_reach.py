"""How others get to a table: the address of its links, QR codes, and the local network opened by the host alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from quintessence.server.http.hosts import is_own_host
from quintessence.server.http.network import Network
from quintessence.server.settings import Settings
from tests.server.serving import BOT, FRIEND, ME, Person, Running


@pytest.fixture
def host(running: Running, person: Callable[[], Person]) -> Iterator[Person]:
    one = person()
    yield one
    table = one.new_table(ME, BOT)["id"]
    one.post(f"tables/{table}/network", {"open": False})


def test_a_server_for_one_machine_says_so_and_offers_to_open(host: Person) -> None:
    table = host.new_table(ME, FRIEND)["id"]
    assert host.get(f"tables/{table}/reach") == {"address": None, "opened": False, "may_open": True}


def test_the_host_opens_the_network_and_closes_it(host: Person, running: Running) -> None:
    table = host.new_table(ME, FRIEND)
    path = f"tables/{table['id']}/network"
    opened = host.post(path, {"open": True})
    assert opened == {"address": f"http://127.0.0.2:{running.port}", "opened": True, "may_open": True}
    assert host.post(path, {"open": True}) == opened  # twice is once
    with httpx.Client(base_url=opened["address"]) as friend:
        token = table["seats"][1]["link"].partition("join=")[2]
        joined = friend.post(f"/api/tables/{table['id']}/join", json={"token": token})
        assert joined.status_code == 200 and joined.json()["seats"][1]["held"]
        reach = friend.get(f"/api/tables/{table['id']}/reach").json()
        assert reach == {"address": opened["address"], "opened": True, "may_open": False}
        host.post(path, {"open": False})
        with pytest.raises(httpx.TransportError):  # the connection that was there is cut off, and no other is taken
            friend.get("/api/me")
    assert host.get(f"tables/{table['id']}/reach")["address"] is None


def test_only_the_host_at_the_machine_itself_opens_the_network(host: Person, person: Callable[[], Person]) -> None:
    table = host.new_table(ME, FRIEND)
    path = f"tables/{table['id']}/network"
    friend = person()
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    assert not friend.get(f"tables/{table['id']}/reach")["may_open"]
    assert friend.post(path, {"open": True}, 403)["code"] == "only_the_host"
    assert person().post(path, {"open": True}, 403)["code"] == "not_at_this_table"
    for headers in ({"x-forwarded-for": "10.0.0.1"}, {"via": "1.1 proxy"}, {"forwarded": "for=10.0.0.1"}):
        answer = host.http.post(f"/api/{path}", json={"open": True}, headers=headers)
        assert answer.json()["code"] == "only_at_this_machine", headers
    address = host.post(path, {"open": True})["address"]
    with httpx.Client(base_url=address, cookies=dict(host.http.cookies)) as outside:  # the host, from the network
        assert outside.post(f"/api/{path}", json={"open": False}).json()["code"] == "only_at_this_machine"


def test_a_table_open_to_the_network_is_called_by_that_address_alone() -> None:
    def may(host: str, opened: str) -> bool:
        return is_own_host({"server": ("192.168.1.5", 80)}, Headers({"host": host}), Settings(Path()), opened)

    assert may("192.168.1.5:8765", "192.168.1.5") and not may("192.168.1.5:8765", "")
    assert not may("192.168.1.6:8765", "192.168.1.5") and not may("evil.example", "192.168.1.5")


class Gate:
    """A gate that nobody goes through."""

    port = 8765

    async def open(self, host: str) -> int:
        return self.port

    def close(self) -> None:
        return


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(Path()), None),
        (Settings(Path(), public_url="https://games.example.org/"), "https://games.example.org"),
        (Settings(Path(), bound="192.168.1.5"), "http://192.168.1.5:8765"),
        (Settings(Path(), bound="fd00::1"), "http://[fd00::1]:8765"),
    ],
)
def test_links_have_the_address_that_others_use(settings: Settings, address: str | None) -> None:
    network = Network(settings)
    network.gate = Gate()
    assert network.address() == address
    scope = {"type": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8765)}
    here = HTTPConnection({**scope, "headers": [(b"host", b"localhost:8765")]})
    named = HTTPConnection({**scope, "headers": [(b"host", b"games.example.org")]})
    assert network.may_open(here) is (address is None) and not network.may_open(named)


def test_a_link_is_drawn_for_those_who_have_it(host: Person, person: Callable[[], Person]) -> None:
    table = host.new_table(ME, FRIEND)["id"]
    for of in ("0", "1", "watch"):
        answer = host.http.get(f"/api/tables/{table}/code", params={"of": of})
        assert answer.headers["content-type"] == "image/svg+xml" and b"<svg" in answer.content
    assert host.http.get(f"/api/tables/{table}/code", params={"of": "7"}).status_code == 404
    assert host.http.get(f"/api/tables/{table}/code", params={"of": "all"}).status_code == 422
    assert person().http.get(f"/api/tables/{table}/code", params={"of": "1"}).status_code == 403
