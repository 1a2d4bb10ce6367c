"""Two servers that differ only in what a guest may not know answer it alike, and tell it the same elsewhere."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import quintessence
from quintessence.server.notification_settings import NotificationSettings, WebhookSettings
from quintessence.server.notifications.channel import TurnNotification
from quintessence.server.notifications.push import payload
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from quintessence.table.model import Guest, SeatHold
from quintessence.table.table import Table
from tests.server import deck, windowed
from tests.server.serving import server
from tests.server.windowed import TestClock, finished

HANDS = [[deck.MAGIC], [deck.NOTHING]]
"""What seat 1 holds in either world: it counters what seat 0 may play next, or does not."""
TIMES = re.compile(r'"(created|updated|exported|at)":[0-9.]+|(?<="too_early", "values": \{"seconds": )[0-9]+')
"""When something was, and how long one still has to wait: that is a second less where the machine is busier."""


async def make(service: Service, hand: list[str]) -> Table:
    """A match that goes on, and one of the same guests that is over."""
    table = await windowed.new_table(service, [hand, windowed.REST], seconds=None)  # nothing happens by itself
    async with service.tables.locked(table.id) as table:
        await service.committer.commit(table, table.play(windowed.A, windowed.TAKE))
    match = quintessence.start("earth_water_sun", 2, "over")
    seats = [SeatHold("me", None, "i0", "k0", ["g0"]), SeatHold("friend", None, "i1", "k1", ["g1"])]
    over = await service.creation.create(Guest("g0", "Ann", "fire"), match, seats)
    async with service.tables.locked(over.id) as over:
        await service.committer.commit(over, over.resign(over.to_act()[0]))
    return table


def world(data: Path, monkeypatch: pytest.MonkeyPatch, hand: list[str]) -> tuple[str, dict[str, str]]:
    """The table that goes on, and the cookies of who sits there; all that is drawn by chance is the same in each."""
    numbers = iter(range(1000))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: f"drawn-{next(numbers):06}")
    found: list[Any] = []

    async def run() -> None:
        data.mkdir()
        (data / "secret").write_bytes(b"x" * 32)
        service = Service(Settings(data, Limits(workers=1)))
        try:
            table = await make(service, hand)
            found.append((table.id, {guest: service.identities.signed(guest) for guest in ("g0", "g2", "nobody")}))
        finally:
            await service.stop()

    asyncio.run(run())
    monkeypatch.undo()
    return found[0][0], found[0][1]


def answers(data: Path, table: str, cookies: dict[str, str]) -> dict[str, Any]:
    """What a rival, an other one and a stranger get of all that could tell of the match; times left out."""
    place = f"/api/tables/{table}"
    paths = [place, f"{place}/record", f"{place}/review", f"{place}/review/0", f"{place}/review/1", f"{place}/public/0"]
    paths += [f"{place}/evaluation", f"{place}/log/bga", f"{place}/puzzle", "/api/tables", "/api/mine/export"]
    paths += ["/api/mine/achievements", "/api/challenges", "/api/puzzles", f"/t/{table}"]
    posts = [("fork", {"at": 0, "seats": [{"kind": "me"}] * 3}), ("hint", {"seat": 0}), ("hint", {"seat": 1})]
    posts += [("rematch", None), ("claim", {"seat": 1}), ("stand-in", {"seat": 1, "level": "level4"})]
    found: dict[str, Any] = {}
    with server(data) as running:
        for guest, cookie in cookies.items():
            with httpx.Client(base_url=running.address, cookies={"guest": cookie}, timeout=60) as http:
                for path in paths:
                    found[f"{guest} {path}"] = told(http.get(path))
                for name, body in posts:
                    found[f"{guest} {name} {body}"] = told(http.post(f"{place}/{name}", json=body))
                found[f"{guest} challenge"] = told(http.post(f"/api/challenges/of/{table}"))
    return found


def told(answer: httpx.Response) -> tuple[int, str, int]:
    """The status and the text of an answer, and how long it is as it came."""
    text = TIMES.sub("", answer.text).replace(f":{answer.url.port}/", ":/")
    return answer.status_code, text, len(text)


@pytest.mark.own_server
def test_two_worlds_answer_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records, exports, lists, reviews, previews and refusals: none depends on what another seat holds."""
    both = []
    for number, hand in enumerate(HANDS):
        table, cookies = world(tmp_path / str(number), monkeypatch, hand)
        both.append(answers(tmp_path / str(number), table, cookies))
    one, two = both
    assert {name: one[name] for name in one if one[name] != two[name]} == {}
    assert any(status == 200 and "over" in text for status, text, _ in one.values())  # there was something to compare
    assert one["g0 /api/mine/export"][0] == 200 and '"state_hash"' in one["g0 /api/mine/export"][1]
    assert json.dumps(deck.MAGIC)[1:-1] not in json.dumps([value for name, value in one.items() if "g0" in name])


def test_two_worlds_are_told_of_alike_by_mail_push_and_webhook(tmp_path: Path) -> None:
    """Who is gone hears the same words after the same time, whatever the others hold."""

    async def heard(data: Path, hand: list[str]) -> list[tuple[float, TurnNotification]]:
        clock, sent = TestClock(), list[tuple[float, TurnNotification]]()
        ways = NotificationSettings(webhook=WebhookSettings("http://127.0.0.1:9/", "a secret of the owner"))
        settings = Settings(data, Limits(workers=1), public_url="https://games.example.org", notifications=ways)
        service = Service(settings, clock=clock)

        async def note(notification: TurnNotification) -> None:
            sent.append((clock.now(), notification))

        service.notifier.watch._tell = note  # type: ignore[misc]
        try:
            clock.windows, clock.clocks = service.windows, service.clocks
            table = await windowed.new_table(service, [hand, windowed.REST])
            service.wake(table)
            await clock.pass_by(61)
            async with service.tables.locked(table.id) as table:
                await service.committer.commit(table, table.play(windowed.A, windowed.TAKE))
            service.wake(table)
            await clock.pass_by(120)
            await service.notifier.watch.settled()
        finally:
            await service.stop()
        return sent

    worlds = [finished(heard(tmp_path / str(number), hand)) for number, hand in enumerate(HANDS)]
    shown = [[(when, one.game, one.seat, one.name, one.guests) for when, one in sent] for sent in worlds]
    assert shown[0] == shown[1] and shown[0]
    texts = [[payload(one, language) for _, one in sent for language in ("en", "fr")] for sent in worlds]
    texts = [[{**text, "link": ""} for text in found] for found in texts]
    assert texts[0] == texts[1]
