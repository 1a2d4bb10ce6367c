"""Several processes on one database: the same order for everyone, rights that end everywhere, bots in one of them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import postgres
from tests.server.killing import Cluster, Player, wait_for_moves, watched
from tests.server.serving import BOT, FRIEND, ME, SCREEN, Client, Person, Running
from tests.server.test_allies import seated
from tests.server.test_preview import BUILD, begun
from tests.server.test_reviews import taken_in, whole

pytestmark = pytest.mark.own_server


class Pair:
    """Two server processes on one database, and the people who are at both."""

    def __init__(self, data: Path, database: str) -> None:
        self.database = database
        self.one = Running(data, {"bot_grace": 2}, database)
        self.other = Running(data, {"bot_grace": 2}, database)
        self.people: list[Person] = []

    def person(self) -> tuple[Person, Person]:
        first = Person(self.one)
        self.people += [first, first.through(self.other)]
        return self.people[-2], self.people[-1]


@pytest.fixture(scope="module")
def pair(postgresql_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    with postgres.new_database(postgresql_server) as database:
        found = Pair(tmp_path_factory.mktemp("data"), database)
        found.one.start()
        found.other.start()
        try:
            yield found
            found.one.stop()
            found.other.stop()
        finally:
            for person in found.people:
                person.close()
            found.one.end()
            found.other.end()


def wait_for(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def token_of(link: str) -> str:
    return link.partition("join=")[2]


def play_by_turns(clients: list[Client], moves: int) -> None:
    """Each move through the next of the clients, which must have heard of all before it."""
    for number in range(moves):
        client = clients[number % len(clients)]
        seat = client.state["to_act"][0]
        assert client.play(seat, client.state["legal"][number % len(client.state["legal"])]["row"])["ok"]
        revision = client.state["revision"] + (client.heard[-1]["type"] == "answer")
        for other in clients:
            while other.state["revision"] < client.heard[-1].get("revision", revision):
                other.hear()


def test_sockets_of_one_table_at_two_processes_see_the_same_order(pair: Pair) -> None:
    here, there = pair.person()
    table = here.new_table(ME, SCREEN)["id"]
    with here.live(table) as one, there.live(table) as other:
        one.hear_until(type="whole")
        other.hear_until(type="whole")
        play_by_turns([one, other], 12)
        seat = one.state["undo_seat"]
        assert other.undo(seat)["ok"]
        one.hear_until(type="update", kind="undo")
        updates = [[message for message in client.heard if message["type"] == "update"] for client in (one, other)]
        assert [m["revision"] for m in updates[0]] == [m["revision"] for m in updates[1]] == [*range(1, 14)]
        assert [m["events"] for m in updates[0]] == [m["events"] for m in updates[1]]
        assert one.state["view"] == other.state["view"] and one.state["questions"] == other.state["questions"]


def ask_all(client: Client) -> None:
    client.say(type="why", seat=1, rows=[["x"]])
    client.say(type="play", seat=1, question=0, row=["x"])
    client.hear_until(type="never")


def test_a_link_that_was_revoked_opens_nothing_at_another_process(pair: Pair) -> None:
    host, _ = pair.person()
    _, friend = pair.person()
    table = host.new_table(ME, FRIEND)
    place, invitation = f"tables/{table['id']}", token_of(table["seats"][1]["link"])
    friend.post(f"{place}/join", {"token": invitation})
    for attempt in range(5):
        with friend.live(table["id"]) as client:
            client.hear_until(type="whole")
            link = host.post(f"{place}/revoke", {"seat": 1})["link"]  # acknowledged: from here on nothing is shown
            if attempt % 2:
                friend.get(place, 403)
            with pytest.raises(ConnectionClosed, match="4403"):
                ask_all(client)
            answers = [message for message in client.heard if message["type"] == "answer"]
            assert not any(answer["ok"] for answer in answers)
        friend.get(place, 403)
        friend.post(f"{place}/join", {"token": token_of(link)})


def test_people_and_what_they_say_are_the_same_everywhere(pair: Pair) -> None:
    host, _ = pair.person()
    _, friend = pair.person()
    host.http.put("/api/me", json={"name": "Ann", "colour": "fire"})
    table = host.new_table(ME, FRIEND)
    with host.live(table["id"]) as one:
        one.hear_until(type="whole")
        friend.post(f"tables/{table['id']}/join", {"token": token_of(table["seats"][1]["link"])})
        friend.http.put("/api/me", json={"name": "Bob", "colour": "water"})
        while one.table["seats"][1]["name"] != "Bob" or one.table["status"] != "playing":
            one.hear()
        with friend.live(table["id"]) as other:
            other.hear_until(type="whole")
            for number in range(6):
                (one, other)[number % 2].say(type="chat", text=f"line {number}")
            for client in (one, other):
                while len(client.table["chat"]) < 6:
                    client.hear()
            assert one.table["chat"] == other.table["chat"]
            assert friend.get(f"tables/{table['id']}")["chat"] == one.table["chat"]


def hear_revision(client: Client, revision: int) -> None:
    """Until a client was told so much, by updates or, where its table was read anew, as a whole."""
    while client.state["revision"] < revision:
        client.hear()


def hear_pins(client: Client, *beds: int) -> None:
    """Until just those beds of the orchard are proposed."""
    while [pin["row"][1] for pin in client.hear_until(type="pins")["pins"]] != [*beds]:
        continue


def test_what_allies_propose_is_seen_at_every_process_until_it_falls(pair: Pair) -> None:
    (host, _), (third, friend) = pair.person(), pair.person()
    table = seated(host, friend)
    place = f"tables/{table['id']}"
    with host.live(table["id"]) as one, friend.live(table["id"]) as other:
        one.hear_until(type="whole")
        other.hear_until(type="whole")
        assert one.ask(type="pin", seat=0, row=["plant", 3])["ok"]
        hear_pins(other, 3)
        assert other.ask(type="pin", seat=1, row=["plant", 4])["ok"]
        hear_pins(one, 3, 4)
        assert third.get(place)["pins"] == friend.get(place)["pins"]
        asked = [client.say(type="pin", seat=seat, row=["plant", 7 + seat]) for seat, client in enumerate((one, other))]
        for client, ref in zip((one, other), asked, strict=True):
            assert client.hear_until(ref=ref)["ok"]
        wait_for(lambda: sorted(pin["row"][1] for pin in friend.get(place)["pins"]) == [3, 4, 7, 8])
        wait_for(lambda: host.get(place)["pins"] == friend.get(place)["pins"])
        for bed in (3, 7):
            answer = one.play(0, ["plant", bed])
            assert answer["ok"]
            hear_revision(one, answer["revision"])
        hear_pins(other, 4, 8)
        assert other.ask(type="unpin", seat=1, row=["plant", 4])["ok"]
        hear_pins(one, 8)
        host.post(f"{place}/revoke", {"seat": 1})
        assert host.get(place)["pins"] == []


def test_fallen_proposals_stay_so_for_a_process_that_comes_later(pair: Pair) -> None:
    here, there = pair.person()
    table = here.new_table(ME, SCREEN, game="orchard")["id"]
    with here.live(table) as one:
        one.hear_until(type="whole")
        for bed in (3, 4):
            assert one.ask(type="pin", seat=0, row=["plant", bed])["ok"]
        assert one.play(0, ["plant", 3])["ok"] and one.undo(0)["ok"]
        wait_for(lambda: "4" in pins_stored(pair, table) and "3" not in pins_stored(pair, table))
        assert [pin["row"] for pin in there.get(f"tables/{table}")["pins"]] == [["plant", 4]]


def pins_stored(pair: Pair, table: str) -> str:
    ((text,),) = postgres.rows(pair.database, "SELECT pins FROM tables WHERE id = $1", table)
    return str(text).partition("pins")[2]


def test_an_answer_given_ahead_through_one_process_is_played_once_and_previews_agree(pair: Pair) -> None:
    here, there = pair.person()
    table = begun(here)
    with here.live(table) as one, there.live(table) as other:
        one.hear_until(type="whole")
        other.hear_until(type="whole")
        told = [client.ask(type="preview", seat=0, ways=[BUILD])["previews"] for client in (one, other)]
        assert told[0] == told[1] and told[0][0]["objection"] is None
        assert other.ask(type="standing_answer", seat=1, code="always")["ok"]
        for row in BUILD:
            answer = one.play(0, row)
            assert answer["ok"]
            hear_revision(one, answer["revision"])
        for client in (one, other):
            hear_revision(client, 11)
        assert one.state["view"] == other.state["view"]
    entries = postgres.rows(
        pair.database, """SELECT seat, "row" FROM entries WHERE "table" = $1 AND line > 10""", table
    )
    assert [seat for seat, _ in entries] == [1] and "accept" in str(entries)


def test_who_is_online_is_seen_at_every_process_also_when_one_dies(pair: Pair) -> None:
    host, _ = pair.person()
    _, friend = pair.person()
    table = host.new_table(ME, FRIEND)
    friend.post(f"tables/{table['id']}/join", {"token": token_of(table["seats"][1]["link"])})

    def hear_online(client: Client, seat: int, is_online: bool) -> None:
        while client.table["seats"][seat]["online"] is not is_online:
            client.hear()

    with host.live(table["id"]) as one:
        one.hear_until(type="whole")
        assert not one.table["seats"][1]["online"]
        for _ in range(2):
            with friend.live(table["id"]) as other:
                other.hear_until(type="whole")
                hear_online(other, 0, True)
                hear_online(one, 1, True)
            hear_online(one, 1, False)
        with friend.live(table["id"]):
            hear_online(one, 1, True)
            pair.other.kill()
            hear_online(one, 1, False)
        pair.other.start()


def test_a_lost_notification_costs_time_and_no_move(pair: Pair) -> None:
    here, there = pair.person()
    table = here.new_table(ME, SCREEN)["id"]
    with here.live(table) as one, there.live(table) as other:
        one.hear_until(type="whole")
        other.hear_until(type="whole")
        listening = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        for _ in range(3):
            postgres.rows(pair.database, listening)
            play_by_turns([one, other], 4)


def test_the_bots_of_a_table_play_in_one_process_and_go_on_in_another(pair: Pair) -> None:
    here, there = pair.person()
    tables = [here.new_table(BOT, BOT, game="race")["id"] for _ in range(2)]
    person = {"one": here, "other": there}

    def keeper(table: str) -> str:
        return str(postgres.rows(pair.database, f"SELECT keeper FROM tables WHERE id = '{table}'")[0][0])

    for table in tables:
        wait_for(lambda table=table: keeper(table) != "")  # type: ignore[misc]
    pair.one.kill()
    try:
        for table in tables:
            wait_for(lambda table=table: person["other"].get(f"tables/{table}")["status"] == "over", 30)  # type: ignore[misc]
    finally:
        pair.one.start()
    for table in tables:
        lines = postgres.rows(pair.database, f"""SELECT line FROM entries WHERE "table" = '{table}' ORDER BY line""")
        assert [line for (line,) in lines] == [*range(1, len(lines) + 1)]


def test_a_review_is_made_once_and_goes_on_when_its_process_dies(pair: Pair) -> None:
    here, there = pair.person()
    table = taken_in(here, "earth_water_sun", "random-hexagon-7")
    path, done = f"tables/{table}/evaluation", 0
    while done == 0:
        assert here.get(path)["lesson"] is None
        done = int(there.get(path)["done"])
    claims = 'SELECT process FROM review_claims WHERE "key" LIKE $1'
    assert len(postgres.rows(pair.database, claims, f"{table}/%")) == 1
    pair.one.kill()
    try:
        made = whole(there, table)
    finally:
        pair.one.start()
    assert here.get(path) == made and made["done"] >= done
    wait_for(lambda: postgres.rows(pair.database, claims, f"{table}/%") == [])


def test_processes_that_are_killed_or_replaced_under_play_lose_nothing(
    data: Path, postgresql: str, postgresql_server: str
) -> None:
    data.mkdir()
    cluster, chance = Cluster(data, postgresql, 2), random.Random(5)

    def trouble(players: list[Player]) -> None:
        for number in range(8):
            wait_for_moves(players)
            time.sleep(chance.uniform(0, 0.1))
            cluster.renew() if number == 4 else cluster.kill_one(chance)

    try:
        players = watched(cluster, 2, 1, 1, trouble)
    finally:
        code = cluster.stop()
    assert (
        code == 0 and max(player.longest for player in players) < 60
    )  # back at all: tools/kills.py measures the five seconds


def test_two_who_act_at_once_through_two_processes_are_both_heard_where_both_may(pair: Pair) -> None:
    host, _ = pair.person()
    _, friend = pair.person()
    table = host.new_table(ME, FRIEND, game="orchard")
    friend.post(f"tables/{table['id']}/join", {"token": token_of(table["seats"][1]["link"])})
    with host.live(table["id"]) as one, friend.live(table["id"]) as other:
        one.hear_until(type="whole")
        other.hear_until(type="whole")
        rows = [one.state["legal"][0]["row"], other.state["legal"][-1]["row"]]
        assert rows[0] != rows[1] and len(one.state["to_act"]) == 2
        asked = [client.say(**_play(client, seat, rows[seat])) for seat, client in enumerate((one, other))]
        for client, ref in ((one, asked[0]), (other, asked[1])):
            assert client.hear_until(ref=ref)["ok"]
            while client.state["revision"] < 2:
                client.hear()
        assert one.state["view"] == other.state["view"]


def _play(client: Client, seat: int, row: object) -> dict[str, Any]:
    return {"type": "play", "seat": seat, "question": client.question(seat), "row": row}
