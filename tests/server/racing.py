"""One of two programs that ask for the same at once: python -m tests.server.racing DATA DATABASE.

It says that it is ready, waits for a word, and tells what it got as one line of JSON.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import quintessence
from quintessence.core.game import Refused, Values
from quintessence.server.notifications.addresses import Addresses
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.wire.requests import Join, TakeBack
from quintessence.service.challenges.deals import read_deal
from quintessence.service.limits import DEFAULT, Limits
from quintessence.service.people.callers import Visitor
from quintessence.service.puzzles.results import results_of
from quintessence.service.storage.model import Claim, Taken
from quintessence.service.tables.creation import new_seats
from quintessence.table.model import Guest
from tests.server.stored import some_table

MANY = 8
TABLES = 3
CHALLENGES = 2
LIMITS: Limits = dataclasses.replace(DEFAULT, workers=1, tables_per_guest=TABLES, challenges_per_guest=CHALLENGES)
DEAL: tuple[str, Values, list[tuple[str, str | None]]] = ("earth_water_sun", {}, [("me", None), ("bot", "level1")])
BOB = Guest("bob", "Bob", "fire")


async def at_once(asked: list[Awaitable[Any]]) -> tuple[list[Any], Counter[str]]:
    answers = await asyncio.gather(*asked, return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, (Refused, Taken)):
            raise answer
    refusals = Counter(str(getattr(one, "code", "taken")) for one in answers if isinstance(one, Exception))
    return [one for one in answers if not isinstance(one, Exception)], refusals


async def race(service: Service) -> Values:
    """All that counts once or only so often, eight times each."""
    storage, counts = service.storage, Counter[str]()
    deal = read_deal((await storage.documents("race", "race"))["deal"])
    right = str((await storage.documents("race", "race"))["code"]["code"])
    taken, _ = await at_once([service.challenges.take("cy", deal) for _ in range(MANY)])

    async def table() -> str:
        seats = new_seats("bob", [("me", None), ("screen", None)])
        return (await service.creation.create(BOB, quintessence.start("earth_water_sun"), seats)).id

    counts["tables"] = len((await at_once([table() for _ in range(MANY)]))[0])
    counts["challenges"] = len((await at_once([service.challenges.make("dan", *DEAL) for _ in range(MANY)]))[0])
    book = Addresses(storage, b"secret", Limits())
    wrong = "000000" if right != "000000" else "000001"
    counts.update((await at_once([book.confirm("ada", wrong) for _ in range(MANY)]))[1])
    mails = [book.begin(f"g{os.getpid()}-{number}", "one@example.org", "en") for number in range(MANY)]
    counts["mails"] = len((await at_once([*mails]))[0])
    results = await results_of(storage, "ada")
    await at_once([results.attempted("p", False, None) for _ in range(MANY)])
    is_first = os.getpid() % 2 == 0
    marks = [service.accounts.table_notes.mark("ada", f"t{number}", "mine", None) for number in range(MANY)]
    gone = [service.accounts.table_notes.mark("ada", f"t{number}", None, True) for number in range(MANY)]
    await at_once([*marks, *gone] if is_first else [*gone, *marks])

    def opened(number: int) -> Awaitable[Any]:
        found = some_table(f"o{os.getpid()}-{number}")
        found.header = dataclasses.replace(found.header, host="eve", origin="opened")
        return storage.add_table(found, claim=Claim("eve", "opened", "r", {"table": found.header.id}))

    counts["opened"] = len((await at_once([opened(number) for number in range(MANY)]))[0])
    if storage.is_shared:  # else one process has all tables
        counts += await race_at_tables(service)
    return {"counts": {**counts}, "attempt": taken[0][0]}


async def race_at_tables(service: Service) -> Counter[str]:
    """A free seat, an action taken back, a rematch: eight times each at tables that both processes know."""
    ids = {name: str(value["id"]) for name, value in (await service.storage.documents("race", "tables")).items()}
    commands, counts = service.commands, Counter[str]()
    joins = [commands.join(ids["seat"], f"j{os.getpid()}-{n}", Join(token="token1")) for n in range(MANY)]
    counts["seats"] = len((await at_once([*joins]))[0])
    for said in (TakeBack(seat=0, answer="ask"), TakeBack(seat=1, answer="agree")):
        await at_once([commands.take_back(ids["back"], Visitor(f"g{said.seat}"), said) for _ in range(MANY)])

    async def rematch() -> None:
        async with service.tables.locked(ids["ended"]) as table:
            await service.creation.rematch(table)

    await at_once([rematch() for _ in range(MANY)])
    return counts


async def main() -> None:
    service = Service(Settings(Path(sys.argv[1]), LIMITS, database=sys.argv[2]))
    try:
        print("ready", flush=True)
        sys.stdin.readline()
        print(json.dumps(await race(service)))
    finally:
        await service.stop()


if __name__ == "__main__":
    asyncio.run(main())
