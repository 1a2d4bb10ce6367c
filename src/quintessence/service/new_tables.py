"""Tables that someone asks for: set up, played again, going on from a moment, a puzzle, a record or a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import quintessence
from quintessence.core.game import BadOption, IllegalAction, Values
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.service.accounts.brought_games import BroughtGames
from quintessence.service.people.callers import Visitor
from quintessence.service.people.guests import Guests
from quintessence.service.play.committer import Committer
from quintessence.service.problems import Problem
from quintessence.service.puzzles.puzzles import find_puzzle
from quintessence.service.requests import Fork, NewTable, WantedSeat
from quintessence.service.storage.model import Taken
from quintessence.service.tables.creation import Creation, new_seats
from quintessence.service.tables.registry import Tables
from quintessence.service.tables.replaying import replayed
from quintessence.service.tables.review import require_shown
from quintessence.service.tables.terms import clock_terms
from quintessence.service.wire.updates import send_table
from quintessence.service.workers.review_puzzles import puzzle_at, store_puzzle
from quintessence.service.workers.user_files import UserFiles
from quintessence.table.entry import TERMS
from quintessence.table.model import FORK
from quintessence.table.seating import secret_option
from quintessence.table.state import CLOCK, OVER
from quintessence.table.table import Table
from quintessence.table.terms import CLAIM, LISTED, PACE, changed, mark_of


class NewTables:
    """Makes the tables that callers ask for. Who asks wakes them: their bots may be due."""

    def __init__(
        self,
        tables: Tables,
        committer: Committer,
        creation: Creation,
        guests: Guests,
        files: UserFiles,
        games: BroughtGames,
    ) -> None:
        self._tables: Final = tables
        self._committer: Final = committer
        self._creation: Final = creation
        self._guests: Final = guests
        self._files: Final = files
        self._games: Final = games

    async def set_up(self, guest: str, asked: NewTable) -> Table:
        """A table as a guest wants it; the guest is its host."""
        has_friend = any(seat.kind == "friend" for seat in asked.seats)
        if asked.seed is not None and has_friend:
            raise BadOption("seed_known_to_one")
        seats = new_seats(guest, wanted(asked.seats))
        data = None if asked.variant is None else await self._creation.variant_data(asked.game, asked.variant)
        match = await replayed(quintessence.start, asked.game, len(seats), asked.seed, asked.options, data)
        if has_friend and (secret := secret_option(match.game, match.options)):
            raise BadOption("option_known_to_one", {"option": secret})
        clock = clock_terms(asked.clock, match, seats)
        host = await self._guests.guest(guest)
        table = await self._creation.create(host, match, seats, answer_seconds=asked.answer_seconds)
        terms: Values = {CLAIM: asked.claim_seconds, LISTED: asked.listed, PACE: asked.pace, CLOCK: clock}
        await self.set_terms(table.id, terms)
        return table

    async def set_terms(self, id_: str, terms: Values) -> None:
        """Note what is new of some terms of a table; nothing where all is as it was."""
        async with self._tables.locked(id_) as table:
            if news := changed(table, terms):
                await self._committer.commit(table, table.note(TERMS, None, [news], mark_of(table, news)))

    async def rematch(self, visitor: Visitor, id_: str) -> Table:
        """The same game and people again, everyone one seat further; whoever asks second gets the same table."""
        async with self._tables.locked(id_) as table:
            if not visitor.at(table.stored).held:
                raise Problem(403, "not_at_this_table")
            if table.status() != OVER:
                raise IllegalAction("match_is_not_over")
            made = await self._creation.rematch(table)
            await self.set_terms(made.id, table.log.terms)
            send_table(table)
        return made

    async def fork(self, guest: str, visitor: Visitor, id_: str, asked: Fork) -> Table:
        """A new table that goes on from some point of a match that is over, or of practice."""
        async with self._tables.locked(id_) as table:
            require_shown(table, visitor.at(table.stored))
            match = table.rules().copy()
        if any(seat.kind == "friend" for seat in asked.seats):
            raise BadOption("seed_known_to_one")
        storage = self._tables.storage
        puzzle = await puzzle_at(storage, id_, asked.at) if asked.puzzle else None
        if len(asked.seats) != match.seats:
            raise BadOption("wrong_seats", {"seats": len(asked.seats), "allowed": str(match.seats)})
        seats = new_seats(guest, wanted(asked.seats))
        forked = await replayed(_forked, match, asked.at)
        made = await self._creation.create(await self._guests.guest(guest), forked, seats, f"{FORK}{id_}")
        if puzzle is not None:
            await store_puzzle(storage, made.id, puzzle)
        return made

    async def of_puzzle(self, guest: str, game: str, name: str, level: str) -> Table:
        """A practice table that goes on from a puzzle's position, with bots in the other seats."""
        match = await replayed(_match_of, game, name)
        seats: list[tuple[str, str | None]] = [("bot", level) for _ in range(match.seats)]
        seats[find_puzzle(game, name).seat] = ("me", None)
        host = await self._guests.guest(guest)
        return await self._creation.create(host, match, new_seats(guest, seats), f"puzzle:{name}")

    async def of_record(self, guest: str, text: str) -> str:
        """A table made of a record or a log; its id. BadRecord when it does not hold together."""
        await self._creation.require_room(guest)
        checked = await self._files.record(guest, text)
        return await self._creation.take_in(await self._guests.guest(guest), checked)

    async def of_brought_game(self, guest: str, id_: str) -> str | None:
        """The table of a game that was brought along, made of its record when first asked for; its id."""
        games = self._games
        before = await games.opened(guest, id_)
        if before is not None and await self._tables.storage.table(before) is not None:
            return before
        record = await games.record(guest, id_)
        if record is None:
            raise Problem(404, "no_record")
        await self._creation.require_room(guest)
        checked = await self._files.record(guest, record)
        host = await self._guests.guest(guest)
        try:
            return await self._creation.take_in(host, checked, lambda table: games.claim(guest, id_, table, before))
        except Taken:  # another request of the same guest was quicker
            return await games.opened(guest, id_)


def wanted(seats: Sequence[WantedSeat]) -> list[tuple[str, str | None]]:
    """The seats that someone asks for."""
    return [(seat.kind, seat.level) for seat in seats]


def _match_of(game: str, name: str) -> Match:
    return find_puzzle(game, name).start(quintessence.load(game, {}))


def _forked(match: Match, at: int) -> Match:
    """The same match, so many actions from its start."""
    history = match.history()
    if at > len(history):
        raise Problem(404, "no_such_moment", {"number": at, "count": len(history)})
    forked = start_match(match.game, match.seats, match.seed.text, match.options)
    for seat, action, _ in history[:at]:
        forked.play(seat, action)
    return forked
