"""Tables are made, found and played at; the same commands as by messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from quintessence.host import requests
from quintessence.host.answer import Answer, answer
from quintessence.host.asking import Asking, needs_server
from quintessence.host.requests import WantedSeat
from quintessence.service.commands import Commands
from quintessence.service.packing import plain
from quintessence.service.people.callers import Visitor
from quintessence.service.reading import Body


async def create(ask: Asking) -> Answer:
    """Set up a table; a friend's seat needs a server."""
    asked = requests.new_table(ask.body)
    ask.body.end()
    _require_one_screen(asked.seats)
    if asked.listed:
        raise needs_server()
    table = await ask.service.new_tables.set_up(ask.guest, asked)
    ask.service.wake(table)
    return await ask.new_table(table.id)


async def my_tables(ask: Asking) -> Answer:
    """Some of the tables, last changed first, then of the games brought along."""
    listed, following = await ask.service.own_list(ask.guest, ask.query.get("start", ""))
    link = f'</api/tables?start={following}>; rel="next"' if following else ""
    return Answer(200, plain(listed).decode(), link)


async def one(ask: Asking) -> Answer:
    """A table."""
    return await ask.table()


async def reach(ask: Asking) -> Answer:
    """By which address others reach a table: by none."""
    return answer({"address": None, "opened": False, "may_open": False})


async def rematch(ask: Asking) -> Answer:
    """The same once more, everyone one seat further."""
    made = await ask.service.new_tables.rematch(ask.visitor, ask.id)
    ask.service.wake(made)
    return await ask.new_table(made.id)


async def fork(ask: Asking) -> Answer:
    """A new table that goes on from some point of a match that is over, or of practice."""
    asked = requests.fork(ask.body)
    ask.body.end()
    _require_one_screen(asked.seats)
    made = await ask.service.new_tables.fork(ask.guest, ask.visitor, ask.id, asked)
    ask.service.wake(made)
    return await ask.new_table(made.id)


async def undo(ask: Asking) -> Answer:
    """Take one's last action back."""
    asked = requests.undo(ask.body)
    ask.body.end()
    return answer({**await ask.service.commands.undo(ask.id, ask.visitor, asked), "kept": False})


async def abandon(ask: Asking) -> Answer:
    """End a table without a result."""
    await ask.service.commands.abandon(ask.id, ask.visitor)
    return await ask.table()


def _require_one_screen(seats: list[WantedSeat]) -> None:
    if any(seat.kind == "friend" for seat in seats):
        raise needs_server()


Read = Callable[[Body], Any]
Done = Callable[[Commands, str, Visitor, Any], Awaitable[Any]]


def _command(read: Read, do: Done, tells_table: bool) -> Callable[[Asking], Awaitable[Answer]]:
    """A command at a table; its own answer, or the table after it."""

    async def handle(ask: Asking) -> Answer:
        asked = read(ask.body)
        ask.body.end()
        done = await do(ask.service.commands, ask.id, ask.visitor, asked)
        return await ask.table() if tells_table else answer(done)

    return handle


ROUTES: Final = {
    "POST /tables": create,
    "GET /tables": my_tables,
    "GET /tables/*": one,
    "GET /tables/*/reach": reach,
    "POST /tables/*/rematch": rematch,
    "POST /tables/*/fork": fork,
    "POST /tables/*/abandon": abandon,
    "POST /tables/*/play": _command(requests.play, Commands.play, False),
    "POST /tables/*/undo": undo,
    "POST /tables/*/hint": _command(requests.in_seat, Commands.hint, False),
    "POST /tables/*/resign": _command(requests.in_seat, Commands.resign, True),
    "POST /tables/*/draw": _command(requests.draw, Commands.draw, True),
    "POST /tables/*/take-back": _command(requests.take_back, Commands.take_back, True),
    "POST /tables/*/stand-in": _command(requests.stand_in, Commands.stand_in, True),
    "POST /tables/*/claim": _command(requests.in_seat, Commands.claim, True),
}
