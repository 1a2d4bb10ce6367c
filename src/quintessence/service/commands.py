"""What a caller can do at a table. The routes and the live socket both end here, with the same validated requests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeVar

from quintessence.core.game import Json, Seat, Values
from quintessence.service import requests
from quintessence.service.limits import Limits
from quintessence.service.play.committer import Committer
from quintessence.service.play.seating import Seating
from quintessence.service.play.window_timers import WindowTimers
from quintessence.service.problems import Overtaken, Problem
from quintessence.service.tables.objections import objection_json
from quintessence.service.tables.preview import preview_json
from quintessence.service.tables.registry import Tables
from quintessence.service.workers.hints import Hints
from quintessence.service.workers.match_job import snapshot
from quintessence.service.workers.workers import Workers
from quintessence.table.answer_window import own_answer_json
from quintessence.table.caller import Caller
from quintessence.table.change import Change
from quintessence.table.model import StoredTable
from quintessence.table.questions import require_own_count
from quintessence.table.table import Table

_T = TypeVar("_T")
_WHY_AT_ONCE: Final = 5
_ATTEMPTS: Final = 5
"""How often an action is tried that other processes overtake."""


class Asker(Protocol):
    """Who asks for something, whichever way it came in."""

    def at(self, stored: StoredTable) -> Caller:
        """What the asker may do at a table; Problem when that is nothing at all."""


class Commands:
    """One method a request. Each takes the table's lock, looks up what the asker may do, and does it or refuses."""

    def __init__(
        self,
        tables: Tables,
        committer: Committer,
        windows: WindowTimers,
        seating: Seating,
        workers: Workers,
        limits: Limits,
    ) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._windows: Final = windows
        self._seating: Final = seating
        self._workers: Final = workers
        self._limits: Final = limits
        self._hints: Final = Hints()

    async def play(self, id_: str, asker: Asker, asked: requests.Play) -> Values:
        """Play an action as the answer to a question; in a window, the default answer is kept until that closes."""
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                async with self._tables.locked(id_, is_decided=True) as table:
                    caller, seat = asker.at(table.stored), Seat(asked.seat)
                    back = table.arrive(caller, seat)
                    if not table.has_sat(caller):
                        await self._seating.notice(table, caller, is_quiet=True)
                    if back is not None:
                        await self._committer.commit(table, back)
                    change = table.move(seat, asked.question, asked.row)
                    if change.is_default_given:
                        await self._windows.store_default_answer(table, seat)
                    else:
                        await self._committer.commit(table, change)
                    return {"revision": table.log.revision, "kept": change.is_default_given}
            except Overtaken:
                if attempt == _ATTEMPTS:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def undo(self, id_: str, asker: Asker, asked: requests.Undo) -> Values:
        """Take the seat's last action back."""
        return await _until_decided(lambda: self._undo(id_, asker, asked))

    async def _undo(self, id_: str, asker: Asker, asked: requests.Undo) -> Values:
        async with self._tables.locked(id_, is_decided=True) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            table.rules()
            require_own_count(table, seat, asked.question)
            await self._committer.undo(table, seat)
            return {"revision": table.revision}

    async def standing_answer(self, id_: str, asker: Asker, asked: requests.StandingAnswer) -> Values:
        """Answer ahead what may be asked in another's turn; nobody else gets to know."""

        async def work() -> Values:
            async with self._tables.locked(id_) as table:
                seat = asker.at(table.stored).require_seat(asked.seat)
                await self._windows.choose(table, seat, asked.code)
                return {"revision": table.revision, **own_answer_json(table, seat)}

        return await _until_decided(work)

    async def chat(self, id_: str, asker: Asker, asked: requests.Chat) -> Values:
        """Write something to those at the table."""
        async with self._tables.locked(id_) as table:
            await self._seating.chat(table, asker.at(table.stored), asked.text)
            return {"revision": table.revision}

    async def pin(self, id_: str, asker: Asker, asked: requests.Pin) -> Values:
        """Propose an action to one's allies: all at the table see it."""
        most = self._limits.pins_per_seat
        return await self._change_pins(id_, asker, asked, lambda table, seat: table.pin(seat, asked.row, most))

    async def unpin(self, id_: str, asker: Asker, asked: requests.Pin) -> Values:
        """Take a proposal of one's own back."""
        return await self._change_pins(id_, asker, asked, lambda table, seat: table.unpin(seat, asked.row))

    async def let_play(self, id_: str, asker: Asker, asked: requests.InSeat) -> Values:
        """Have a bot play at once what it proposes to its allies, though they may still act themselves."""
        return await _until_decided(lambda: self._let_play(id_, asker, asked))

    async def _let_play(self, id_: str, asker: Asker, asked: requests.InSeat) -> Values:
        async with self._tables.locked(id_, is_decided=True) as table:
            if not asker.at(table.stored).held:
                raise Problem(403, "only_listeners")
            await self._committer.commit(table, table.let_play(asked.seat))
            return {"revision": table.revision}

    async def _change_pins(
        self, id_: str, asker: Asker, asked: requests.Pin, change: Callable[[Table, Seat], Change | None]
    ) -> Values:
        while True:
            async with self._tables.locked(id_) as table:
                seat = asker.at(table.stored).require_seat(asked.seat)
                if await self._committer.show_pins(table, change(table, seat)):  # else another process was quicker
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
        return await self._workers.answer(guest, "turn_jobs:trails", more, match)

    async def hint(self, id_: str, asker: Asker, asked: requests.InSeat) -> Values:
        """A turn as a good bot would play it, where no rival is a person; what is left of it while it holds."""
        async with self._tables.locked(id_) as table:
            caller = asker.at(table.stored)
            caller.require_seat(asked.seat)
            if table.is_challenge() or not (table.is_allied or table.may_practise(caller)):
                raise Problem(403, "only_in_practice")
            seat = _to_act(table, asker, asked.seat)
            guest = _payer(table, asker)
            match = snapshot(table)
            rest = self._hints.rest(match.key, table.rules(), seat)
        if rest is not None:
            return rest
        plan = await self._workers.answer(guest, "hint_jobs:hint", {"seat": seat}, match)
        return self._hints.remember(match.key, len(match.history), seat, plan)

    async def resign(self, id_: str, asker: Asker, asked: requests.InSeat) -> None:
        """Give up."""
        async with self._tables.locked(id_) as table:
            await self._committer.commit(table, table.resign(asker.at(table.stored).require_seat(asked.seat)))

    async def draw(self, id_: str, asker: Asker, asked: requests.Answered) -> None:
        """Offer a draw, accept one or decline it."""
        async with self._tables.locked(id_) as table:
            seat = asker.at(table.stored).require_seat(asked.seat)
            await self._committer.commit(table, table.draw(seat, asked.answer))
            while asked.answer == "offer" and (answer := table.bots_answer()) is not None:
                await self._committer.commit(table, answer)

    async def take_back(self, id_: str, asker: Asker, asked: requests.Answered) -> None:
        """Take back more than an undo may, ask the others for it, or answer whoever asks."""
        async with self._tables.locked(id_) as table:
            caller = asker.at(table.stored)
            seat = caller.require_seat(asked.seat)
            if asked.answer == "ask":
                await self._committer.commit(table, table.ask_back(caller, seat))
            else:
                await self._committer.commit(table, table.answer_back(seat, asked.answer == "agree"))
                await self._committer.commit(table, table.agreed_back())

    async def stand_in(self, id_: str, asker: Asker, asked: requests.StandIn) -> None:
        """Have a bot play for someone who is gone."""
        async with self._tables.locked(id_) as table:
            seconds = self._limits.absent_seconds
            caller = asker.at(table.stored)
            await self._committer.commit(table, table.stand_in(caller, asked.seat, asked.level, seconds))

    async def claim(self, id_: str, asker: Asker, asked: requests.InSeat) -> None:
        """Claim the win against someone who is gone."""
        async with self._tables.locked(id_) as table:
            await self._committer.commit(table, table.claim(asker.at(table.stored), asked.seat))

    async def abandon(self, id_: str, asker: Asker) -> None:
        """End a table without a result; for its host."""
        async with self._tables.locked(id_) as table:
            asker.at(table.stored).require_host()
            await self._committer.commit(table, table.abandon())

    async def join(self, id_: str, guest: str, asked: requests.Join) -> None:
        """Sit down by an invitation, come back by a seat's own key, or watch by the spectators' token."""

        async def work() -> None:
            async with self._tables.locked(id_) as table:
                await self._seating.join(table, guest, asked.token)

        await _until_decided(work)

    async def recover(self, id_: str, guest: str, asked: requests.Recover) -> None:
        """Come back to a seat by its short code."""

        async def work() -> None:
            async with self._tables.locked(id_) as table:
                await self._seating.recover(table, guest, asked.code)

        await _until_decided(work)

    async def revoke(self, id_: str, asker: Asker, asked: requests.Revoke) -> Values:
        """Make a seat's or the spectators' links worthless; the new one."""

        async def work() -> Values:
            async with self._tables.locked(id_) as table:
                seat = asked.seat if isinstance(asked.seat, int) else None
                return {"link": await self._seating.revoke(table, asker.at(table.stored), seat)}

        return await _until_decided(work)


async def _until_decided(work: Callable[[], Awaitable[_T]]) -> _T:
    """Do some work; where another process was quicker, try again: what is asked now decides whether it can be done."""
    for _ in range(_ATTEMPTS - 1):
        try:
            return await work()
        except Overtaken:
            continue
    return await work()


def _payer(table: Table, asker: Asker) -> str:
    """In whose name a thought for an asker is thought; who came by a key alone, in the host's."""
    return asker.at(table.stored).guest or table.stored.header.host


def _to_act(table: Table, asker: Asker, seat: int) -> Seat:
    """The asker's seat, when it is to act."""
    own = asker.at(table.stored).require_seat(seat)
    if own not in table.to_act():
        raise Problem(409, "not_your_turn")
    return own
