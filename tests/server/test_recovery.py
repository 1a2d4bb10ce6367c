"""Back to one's seat from another browser, by its link or its short code; and seats that the host frees."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from quintessence.service.people.recovery import LENGTH, code_of, is_code_of
from tests.server.serving import BOT, FRIEND, ME, Person, server


def test_a_code_is_short_and_follows_from_the_key_alone() -> None:
    codes = {code_of(f"key{number}") for number in range(2000)}
    assert len(codes) == 2000 and all(len(code) == LENGTH for code in codes)
    assert not set("".join(codes)) & set("ILOU")
    assert code_of("a key") == "26BNB50A"
    assert is_code_of("a key", "26bn-b5oa") and is_code_of("a key", " 26BN B50A ") and not is_code_of("a key", "")
    assert not is_code_of("another key", "26BNB50A")


def test_a_cleared_cookie_gets_back_in_by_the_code(person: Callable[[], Person]) -> None:
    before, friend, after = person(), person(), person()
    table = before.new_table(ME, FRIEND, options={"colours": "seat-0-black"})
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    code = table["seats"][0]["code"]
    assert table["seats"][1]["code"] is None
    assert friend.get(f"tables/{table['id']}")["seats"][0]["code"] is None
    assert after.post(f"tables/{table['id']}/recover", {"code": "00000000"}, 403)["code"] == "unknown_code"
    after.get(f"tables/{table['id']}", 403)
    again = after.post(f"tables/{table['id']}/recover", {"code": code.lower()})
    assert again["seats"][0]["held"] and again["host"]  # whoever has the host's own seat is the host
    assert again["notes"][-1] == {"played": 0, "code": "seat_changed", "seat": 0}  # and nobody comes unseen
    after.play(again, 0, again["state"]["legal"][0]["row"])


def test_a_code_ends_with_its_key(person: Callable[[], Person]) -> None:
    one, other = person(), person()
    table = one.new_table(ME, FRIEND)
    code = table["seats"][0]["code"]
    one.post(f"tables/{table['id']}/revoke", {"seat": 0})
    assert other.post(f"tables/{table['id']}/recover", {"code": code}, 403)["code"] == "unknown_code"
    new = one.get(f"tables/{table['id']}")["seats"][0]["code"]
    assert new != code
    other.post(f"tables/{table['id']}/recover", {"code": new})


def test_a_free_seat_and_a_bot_s_have_no_code(person: Callable[[], Person]) -> None:
    table = person().new_table(ME, FRIEND)
    invitation = table["seats"][1]["link"].partition("join=")[2]
    assert table["seats"][1]["code"] is None
    assert person().post(f"tables/{table['id']}/recover", {"code": code_of(invitation)}, 403)["code"] == "unknown_code"


def test_who_held_another_hand_gets_into_no_friend_s_seat_by_its_code(person: Callable[[], Person]) -> None:
    host, friend = person(), person()
    table = host.new_table(ME, FRIEND, game="ephyran")
    joined = friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    code = joined["seats"][1]["code"]
    assert host.post(f"tables/{table['id']}/recover", {"code": code}, 403)["code"] == "held_another_seat"


@pytest.mark.own_server
def test_codes_are_tried_only_so_often(tmp_path: Path) -> None:
    with server(tmp_path, {"codes_per_second": 0.001, "code_burst": 5}) as running:
        one = Person(running)
        table = one.new_table(ME, BOT)["id"]
        codes = []
        for number in range(7):
            stranger = Person(running)
            answer = stranger.http.post(f"/api/tables/{table}/recover", json={"code": f"{number:08}"})
            codes.append(answer.json()["code"])
            stranger.close()
        assert codes == ["unknown_code"] * 5 + ["too_fast"] * 2
        elsewhere = httpx.Client(base_url=running.address, transport=httpx.HTTPTransport(local_address="127.0.0.2"))
        code = one.get(f"tables/{table}")["seats"][0]["code"]
        answer = elsewhere.post(f"/api/tables/{table}/recover", json={"code": code})
        assert answer.status_code == 200  # nobody locks the owner out
        elsewhere.close()
        one.close()


def test_the_host_frees_a_seat_for_someone_else(person: Callable[[], Person]) -> None:
    host, friend, other = person(), person(), person()
    table = host.new_table(ME, FRIEND)
    friend.post(f"tables/{table['id']}/join", {"token": table["seats"][1]["link"].partition("join=")[2]})
    code = friend.get(f"tables/{table['id']}")["seats"][1]["code"]
    link = host.post(f"tables/{table['id']}/revoke", {"seat": 1})["link"]
    friend.get(f"tables/{table['id']}", 403)
    assert friend.post(f"tables/{table['id']}/recover", {"code": code}, 403)["code"] == "unknown_code"
    other.post(f"tables/{table['id']}/join", {"token": link.partition("join=")[2]})
    assert host.get(f"tables/{table['id']}")["notes"][-1]["code"] == "seat_changed"
