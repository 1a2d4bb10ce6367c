"""Tables, seats and people: who may do what."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import BOT, FRIEND, ME, SCREEN, Person, run_all

People = Callable[[], Person]


def token_of(link: str) -> str:
    return link.split("join=")[1]


def test_a_guest_keeps_a_name_and_a_colour(person: People) -> None:
    one = person()
    before = one.get("me")
    told = one.http.put("/api/me", json={"name": "  Ada\u202e \n\x00 Lovelace ", "colour": "fire"}).json()
    assert told == {"id": before["id"], "name": "Ada Lovelace", "colour": "fire"} == one.get("me")
    cookie = next(iter(one.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite") == "lax"


def test_a_forged_cookie_is_nobodys(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, BOT, game="stubborn")
    stolen = one.get("me")["id"]
    two.http.cookies.clear()
    for forged in (stolen, f"{stolen}.AAAA", "x"):
        two.http.cookies.set("guest", forged)
        assert two.get(f"tables/{table['id']}", 403)["code"] == "not_at_this_table"
        two.http.cookies.clear()


def test_a_new_table_is_the_hosts_own(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    assert table["status"] == "waiting" and table["host"] and table["seed"] is None
    assert [seat["held"] for seat in table["seats"]] == [True, False]
    assert [entry["id"] for entry in one.get("tables")] == [table["id"]]
    assert two.get("tables") == []
    assert two.get(f"tables/{table['id']}", 403)["code"] == "not_at_this_table"
    assert two.get("tables/nothing", 404)["code"] == "unknown_table"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "nothing", "seats": [ME, BOT]}, 404, "unknown_game"),
        ({"game": "stubborn", "seats": [ME]}, 422, "wrong_seats"),
        ({"game": "stubborn", "seats": [FRIEND, BOT]}, 422, "no_seat_of_yours"),
        ({"game": "stubborn", "seats": [ME, {"kind": "bot", "level": "god"}]}, 422, "unknown_bot"),
        ({"game": "stubborn", "seats": [ME, {"kind": "king"}]}, 422, "malformed_message"),
        ({"game": "stubborn", "seats": [ME, BOT], "options": {"fault": "no"}}, 422, "bad_choice"),
        ({"game": "stubborn", "seats": [ME, BOT], "options": {"colour": 1}}, 422, "unknown_option"),
        ({"game": "stubborn", "seats": [ME, BOT], "seed": "\n"}, 422, "bad_seed"),
        ({"game": "stubborn", "seats": [ME, BOT], "seed": ""}, 422, "empty_seed"),
        ({"game": "stubborn", "seats": [ME, FRIEND], "seed": "a"}, 422, "seed_known_to_one"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_its_code(person: People, body: object, status: int, code: str) -> None:
    problem = person().post("tables", body, status)
    assert problem["code"] == code and problem["status"] == status and problem["type"] == "about:blank"


def test_bots_play_alone_and_the_host_watches(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(BOT, BOT)
    assert table["host"] and not any(seat["held"] for seat in table["seats"])
    assert one.get(f"tables/{table['id']}")["state"]["seat"] is None
    assert two.get(f"tables/{table['id']}", 403)["code"] == "not_at_this_table"


def test_a_seat_is_its_first_comers_for_ever(person: People) -> None:
    one, two, three = person(), person(), person()
    table = one.new_table(ME, FRIEND)
    place, invitation = f"tables/{table['id']}", {"token": token_of(table["seats"][1]["link"])}
    joined = two.post(f"{place}/join", invitation)
    assert joined["seats"][1]["held"] and joined["status"] == "playing"
    assert three.post(f"{place}/join", invitation, 409)["code"] == "seat_taken"
    assert one.post(f"{place}/join", invitation, 409)["code"] == "seat_taken"
    assert two.post(f"{place}/join", invitation)["seats"][1]["held"]
    assert three.post(f"{place}/join", {"token": "guess"}, 403)["code"] == "unknown_invitation"
    assert one.get(place)["seats"][1]["link"] is None  # its key is nobody's but the holder's
    for token in (invitation["token"], "guess", "é", ""):
        assert three.http.get(f"/api/{place}", params={"token": token}).status_code == 403


def test_of_two_who_sit_down_at_once_one_does(person: People) -> None:
    one, two, three = person(), person(), person()
    table = one.new_table(ME, FRIEND)
    body = {"token": token_of(table["seats"][1]["link"])}
    found: list[int] = []
    run_all(
        *(
            lambda who=who: found.append(who.http.post(f"/api/tables/{table['id']}/join", json=body).status_code)
            for who in (two, three)
        )
    )
    assert sorted(found) == [200, 409]


def test_a_second_device_goes_on_by_the_seats_own_key(person: People) -> None:
    one, device = person(), person()
    table = one.new_table(ME, BOT, game="stubborn")
    place = f"tables/{table['id']}"
    assert device.post(f"{place}/join", {"token": token_of(table["seats"][0]["link"])})["seats"][0]["held"]
    assert device.play(table, 0, ["count", 1])["revision"] == 1
    link = one.post(f"{place}/revoke", {"seat": 0})["link"]
    assert device.get(place, 403)["code"] == "not_at_this_table"
    assert one.get(place)["seats"][0]["link"] == link


def test_the_host_can_send_a_friend_away(person: People) -> None:
    one, two, three = person(), person(), person()
    table = one.new_table(ME, FRIEND)
    place, old = f"tables/{table['id']}", token_of(table["seats"][1]["link"])
    two.post(f"{place}/join", {"token": old})
    with two.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        assert two.post(f"{place}/revoke", {"seat": 0}, 403)["code"] == "only_the_host"
        new = token_of(one.post(f"{place}/revoke", {"seat": 1})["link"])
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear_until(type="never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    assert two.get(place, 403)["code"] == "not_at_this_table"
    assert two.post(f"{place}/join", {"token": old}, 403)["code"] == "unknown_invitation"
    assert three.post(f"{place}/join", {"token": new})["seats"][1]["held"]


def test_spectators_watch_and_no_more(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, BOT, game="stubborn")
    place, token = f"tables/{table['id']}", token_of(table["watch_link"])
    watched = two.post(f"{place}/join", {"token": token})
    assert watched["state"]["seat"] is None and watched["state"]["legal"] == [] and watched["watch_link"] is None
    assert two.play(watched, 0, ["count", 1], 403)["code"] == "not_your_seat"
    with two.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        assert socket.ask(type="chat", text="hello")["code"] == "only_listeners"
        one.play(table, 0, ["count", 1])
        assert socket.hear_until(type="update")["events"][0]["row"] == ["counted", 0, 1]
        assert two.post(f"{place}/revoke", {"seat": "spectator"}, 403)["code"] == "only_the_host"
        one.post(f"{place}/revoke", {"seat": "spectator"})
        with pytest.raises(ConnectionClosed):
            socket.hear_until(type="never")
    assert two.get(place, 403)["code"] == "not_at_this_table"


def test_chat_is_one_clean_line(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, game="stubborn")
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        assert socket.ask(type="chat", text="<b>hi</b>\n\x07 there\u2066 ")["ok"]
        assert socket.ask(type="chat", text=" \n\x00 ")["code"] == "empty_text"
        assert socket.table["chat"][-1]["text"] == "<b>hi</b> there"
        assert socket.ask(type="chat", text="é" * 2000)["ok"]
    assert len(one.get(f"tables/{table['id']}")["chat"][-1]["text"]) == 500


def test_resigning_ends_a_game_of_two(person: People) -> None:
    one = person()
    table = one.new_table(ME, BOT)
    over = one.post(f"tables/{table['id']}/resign", {"seat": 0})
    assert over["status"] == "over" and over["result"] == {"places": [2, 1], "reason": "resigned", "seat": 0}
    assert over["seed"] and over["state"]["to_act"] == [] and over["state"]["legal"] == []
    assert one.post(f"tables/{table['id']}/resign", {"seat": 0}, 409)["code"] == "match_is_over"


def test_of_three_the_others_play_on(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, SCREEN, game="sealed_bids")
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        told = one.post(f"tables/{table['id']}/resign", {"seat": 2})
        assert told["status"] == "playing" and told["resigned"] == [2]
        while 2 in socket.state["to_act"]:
            socket.hear_until(type="update")
        assert {message["actor"] for message in socket.heard if message.get("kind") == "play"} == {2}


def test_a_draw_is_offered_and_answered(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    place = f"tables/{table['id']}"
    two.post(f"{place}/join", {"token": token_of(table["seats"][1]["link"])})
    assert two.post(f"{place}/draw", {"seat": 1, "answer": "accept"}, 409)["code"] == "no_draw_offer"
    assert one.post(f"{place}/draw", {"seat": 0, "answer": "offer"})["draw_offer"] == 0
    assert one.post(f"{place}/draw", {"seat": 0, "answer": "accept"}, 409)["code"] == "no_draw_offer"
    assert two.post(f"{place}/draw", {"seat": 1, "answer": "decline"})["draw_offer"] is None
    one.post(f"{place}/draw", {"seat": 0, "answer": "offer"})
    over = two.post(f"{place}/draw", {"seat": 1, "answer": "accept"})
    assert over["result"] == {"places": [1, 1], "reason": "draw_agreed"} and over["status"] == "over"


def test_a_bot_answers_a_draw_and_a_move_cancels_an_offer(person: People) -> None:
    one = person()
    table = one.new_table(ME, BOT, game="stubborn")  # where nothing is worth anything
    assert one.post(f"tables/{table['id']}/draw", {"seat": 0, "answer": "offer"})["result"]["reason"] == "draw_agreed"
    table = one.new_table(ME, SCREEN, game="stubborn")
    place = f"tables/{table['id']}"
    one.post(f"{place}/draw", {"seat": 1, "answer": "offer"})
    one.play(table, 0, ["count", 1])
    assert one.get(place)["draw_offer"] is None


def test_who_plays_together_neither_resigns_nor_offers_a_draw(person: People) -> None:
    one = person()
    table = one.new_table(ME, SCREEN, SCREEN, game="embers")
    place = f"tables/{table['id']}"
    assert (table["relation"], one.new_table(ME, SCREEN)["relation"]) == ("allies", "rivals")
    for path, body in (("resign", {"seat": 0}), ("draw", {"seat": 0, "answer": "offer"})):
        assert one.post(f"{place}/{path}", body, 409)["code"] == "all_play_together"
    assert one.get(place)["status"] == "playing"
    assert one.post(f"{place}/abandon")["result"] == {"places": [], "reason": "abandoned"}


def test_abandoning_is_for_the_host(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    place = f"tables/{table['id']}"
    two.post(f"{place}/join", {"token": token_of(table["seats"][1]["link"])})
    assert two.post(f"{place}/abandon", None, 403)["code"] == "only_the_host"
    assert one.post(f"{place}/abandon")["result"] == {"places": [], "reason": "abandoned"}


def test_the_list_tells_how_each_table_ended(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    two.post(f"tables/{table['id']}/join", {"token": token_of(table["seats"][1]["link"])})
    assert [(listed["held"], listed["result"]) for listed in two.get("tables")] == [([1], None)]
    one.post(f"tables/{table['id']}/resign", {"seat": 0})
    (seen,) = two.get("tables")
    assert seen["status"] == "over" and seen["result"] == {"places": [2, 1], "reason": "resigned", "seat": 0}
    alone = one.new_table(ME, SCREEN)
    one.post(f"tables/{alone['id']}/abandon")
    assert one.get("tables")[0]["result"] == {"places": [], "reason": "abandoned"}


def test_a_rematch_swaps_the_seats_once(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    place = f"tables/{table['id']}"
    two.post(f"{place}/join", {"token": token_of(table["seats"][1]["link"])})
    assert one.post(f"{place}/rematch", None, 409)["code"] == "match_is_not_over"
    one.post(f"{place}/resign", {"seat": 0})
    again, other = two.post(f"{place}/rematch"), one.post(f"{place}/rematch")
    assert again["id"] == other["id"] != table["id"]
    assert [seat["held"] for seat in again["seats"]] == [True, False]
    assert [seat["held"] for seat in other["seats"]] == [False, True]
    assert again["commitment"] != table["commitment"] and one.get(place)["rematch"] == again["id"]


def test_online_is_told(person: People) -> None:
    one, two = person(), person()
    table = one.new_table(ME, FRIEND)
    two.post(f"tables/{table['id']}/join", {"token": token_of(table["seats"][1]["link"])})
    with one.live(table["id"]) as socket:
        socket.hear_until(type="whole")
        with two.live(table["id"]) as other:
            other.hear_until(type="whole")
            while not socket.table["seats"][1]["online"]:
                socket.hear()
        while socket.table["seats"][1]["online"]:
            socket.hear()
