"""What a caller can do at a table. The routes and the live socket both end here, with the same validated requests."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from quintessence.core.game import Action, IllegalAction, Json, Seat, Values
from quintessence.server.decisions.answer_window import own_answer_json
from quintessence.server.decisions.objections import objection_json
from quintessence.server.decisions.preview import preview_json
from quintessence.server.decisions.questions import is_late, require_own_count
from quintessence.server.limits import Limits
from quintessence.server.people.callers import Caller
from quintessence.server.play.moves import Moves
from quintessence.server.play.window_timers import WindowTimers
from quintessence.server.problems import Problem
from quintessence.server.storage.model import StoredTable
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.seating import Seating
from quintessence.server.tables.table import Table
from quintessence.server.thinking.match_job import snapshot
from quintessence.server.thinking.thinking import Thinking
from quintessence.server.wire import requests
from quintessence.server.wire.updates import send_pins

HINT_LEVEL: Final = "level4"
_WHY_AT_ONCE: Final = 5


class Asker(Protocol):
    """Who asks for something, whichever way it came in."""

    def at(self, stored: StoredTable) -> Caller:
        """What the asker may do at a table; Problem when that is nothing at all."""


class Commands:
    """One method a request. Each takes the table's lock, looks up what the asker may do, and does it or refuses."""

    def __init__(
        self,
        tables: Tables,
        moves: Moves,
        windows: WindowTimers,
        seating: Seating,
        thinking: Thinking,
        limits: Limits,
    ) -> None:
        self._tables: Final = tables
        self._moves: Final = moves
        self._windows: Final = windows
        self._seating: Final = seating
        self._thinking: Final = thinking
        self._limits: Final = limits

    async def play(self, id_: str, asker: Asker, asked: requests.Play) -> Values:
        """Play an action as the answer to a question; in a window, the default answer is kept until that closes."""
        async with self._tables.locked(id_) as table:
            caller = asker.at(table.stored)
            seat = caller.require_seat(asked.seat)
            table.rules()
            if not table.has_sat(caller):
                await self._seating.notice(table, caller, is_quiet=True)
            late = is_late(table, seat, asked.question)
            try:
                is_kept = table.has_windows and self._windows.keeps(table, seat, asked.row)
                if not is_kept:
                    await self._moves.play(table, seat, asked.row)
            except IllegalAction as error:
                if late:  # another seat was quicker: say that, beside the rule's own reason
                    raise IllegalAction(error.code, {**error.values, "late": True}) from None
                raise
            return {"revision": table.revision, "kept": is_kept}

    async def undo(self, id_: str, asker: Asker, asked: requests.Undo) -> Values:
        """Take the seat's last action back."""
        async with self._tables.locked(id_) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            table.rules()
            require_own_count(table, seat, asked.question)
            await self._moves.undo(table, seat)
            return {"revision": table.revision}

    async def standing_answer(self, id_: str, asker: Asker, asked: requests.StandingAnswer) -> Values:
        """Answer ahead what may be asked in another's turn; nobody else gets to know."""
        async with self._tables.locked(id_) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            await self._windows.choose(table, seat, asked.code)
            return {"revision": table.revision, **own_answer_json(table, seat)}

    async def chat(self, id_: str, asker: Asker, asked: requests.Chat) -> Values:
        """Write something to those at the table."""
        async with self._tables.locked(id_) as table:
            await self._seating.chat(table, asker.at(table.stored), asked.text)
            return {"revision": table.revision}

    async def pin(self, id_: str, asker: Asker, asked: requests.Pin) -> Values:
        """Propose an action to one's allies: all at the table see it."""
        async with self._tables.locked(id_) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            action = _proposed(table, asked.row)
            table.pins.add(seat, action, table.rules().state.turn_number(), self._limits.pins_per_seat)
            send_pins(table)
            return {"revision": table.revision}

    async def unpin(self, id_: str, asker: Asker, asked: requests.Pin) -> Values:
        """Take a proposal of one's own back."""
        async with self._tables.locked(id_) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            if table.pins.remove(seat, _proposed(table, asked.row)):
                send_pins(table)
            return {"revision": table.revision}

    async def why(self, id_: str, asker: Asker, asked: requests.Why) -> Values:
        """Why each of some rows cannot be played now; None where it can."""
        async with self._tables.locked(id_) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            match = table.rules()
            answers: list[Json] = []
            for number, row in enumerate(asked.rows, 1):
                answers.append(objection_json(match, seat, row))
                if number % _WHY_AT_ONCE == 0:
                    await asyncio.sleep(0)  # others first: a long list of rows takes a while
            return {"answers": answers}

    async def preview(self, id_: str, asker: Asker, asked: requests.Preview) -> Values:
        """What each of some ways to go on would come to, in positions where nothing is hidden."""
        async with self._tables.locked(id_) as table:
            seat = _to_act(table, asker, asked.seat)
            match = table.rules()
            previews: list[Json] = []
            for rows in asked.ways:
                previews.append(preview_json(match, seat, rows))
                await asyncio.sleep(0)  # others first
            return {"previews": previews}

    async def trails(self, id_: str, asker: Asker, asked: requests.TrailsFrom) -> Values:
        """Where actions of one kind can lead, one after the other, in positions where nothing is hidden."""
        async with self._tables.locked(id_) as table:
            seat = _to_act(table, asker, asked.seat)
            guest = _payer(table, asker)
            match = snapshot(table)
        more: Values = {"seat": seat, "tag": asked.tag, "start": asked.start}
        return await self._thinking.answer(guest, "turn_jobs:trails", more, match)

    async def hint(self, id_: str, asker: Asker, asked: requests.InSeat) -> Values:
        """What a good bot would do, where no rival is a person."""
        async with self._tables.locked(id_) as table:
            caller = asker.at(table.stored)
            caller.require_seat(asked.seat)
            if not (table.is_allied or table.may_practise(caller)):
                raise Problem(403, "only_in_practice")
            seat = _to_act(table, asker, asked.seat)
            guest = _payer(table, asker)
            match = snapshot(table)
        return await self._thinking.answer(guest, "turn_jobs:hint", {"seat": seat, "level": HINT_LEVEL}, match)

    async def resign(self, id_: str, asker: Asker, asked: requests.InSeat) -> None:
        """Give up."""
        async with self._tables.locked(id_) as table:
            await self._moves.resign(table, asker.at(table.stored).require_seat(asked.seat))

    async def draw(self, id_: str, asker: Asker, asked: requests.Draw) -> None:
        """Offer a draw, accept one or decline it."""
        async with self._tables.locked(id_) as table:
            await self._moves.draw(table, asker.at(table.stored).require_seat(asked.seat), asked.answer)

    async def abandon(self, id_: str, asker: Asker) -> None:
        """End a table without a result; for its host."""
        async with self._tables.locked(id_) as table:
            asker.at(table.stored).require_host()
            await self._moves.abandon(table)

    async def join(self, id_: str, guest: str, asked: requests.Join) -> None:
        """Sit down by an invitation, come back by a seat's own key, or watch by the spectators' token."""
        async with self._tables.locked(id_) as table:
            await self._seating.join(table, guest, asked.token)

    async def revoke(self, id_: str, asker: Asker, asked: requests.Revoke) -> Values:
        """Make a seat's or the spectators' links worthless; the new one."""
        async with self._tables.locked(id_) as table:
            seat = None if asked.seat == "spectator" else asked.seat
            return {"link": await self._seating.revoke(table, asker.at(table.stored), seat)}


def _payer(table: Table, asker: Asker) -> str:
    """In whose name a thought for an asker is thought; who came by a key alone, in the host's."""
    return asker.at(table.stored).guest or table.stored.header.host


def _to_act(table: Table, asker: Asker, seat: int) -> Seat:
    """The asker's seat, when it is to act."""
    found = asker.at(table.stored).require_seat(seat)
    if found not in table.to_act():
        raise Problem(409, "not_your_turn")
    return found


def _proposed(table: Table, row: list[Json]) -> Action:
    """The action that a row names, legal or not; Refused where nobody can propose it."""
    match = table.rules()
    if not table.is_allied:
        raise IllegalAction("only_allies_pin")
    if table.is_over():
        raise IllegalAction("match_is_over")
    return match.action(row)
