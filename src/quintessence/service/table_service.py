"""The parts that a server and a browser's host have in common, put together."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Final, Protocol

from quintessence.core.game import Values
from quintessence.service.accounts.accounts import Accounts
from quintessence.service.accounts.listing import own_list
from quintessence.service.challenges.challenges import Challenges, DealNames
from quintessence.service.commands import Commands
from quintessence.service.limits import Limits
from quintessence.service.metrics import Metrics
from quintessence.service.new_tables import NewTables
from quintessence.service.own_games import OwnGames
from quintessence.service.people.guests import Guests
from quintessence.service.play.clock_timers import ClockTimers
from quintessence.service.play.committer import Committer, Watcher
from quintessence.service.play.seating import Seating
from quintessence.service.play.window_timers import WindowTimers
from quintessence.service.puzzles.puzzles import Puzzles
from quintessence.service.storage.protocol import Storage
from quintessence.service.tables.clock import Clock
from quintessence.service.tables.creation import Creation
from quintessence.service.tables.leases import Leases
from quintessence.service.tables.registry import OtherProcesses, Tables
from quintessence.service.workers.bots import Bots
from quintessence.service.workers.looks import Looks
from quintessence.service.workers.review_claims import ReviewClaims
from quintessence.service.workers.reviews import Reviews
from quintessence.service.workers.user_files import UserFiles
from quintessence.service.workers.workers import Workers
from quintessence.table.change import NO_CHANGE, Change
from quintessence.table.table import Table


class Own(Protocol):
    """Reads what is stored for guests, in a worker: lists, files of all they have, standings."""

    def ask(self, guest: str, function: str, more: Values) -> Awaitable[Values]:
        """The answer of a function of `own_reading`, by its name, about a guest."""

    def look_through(self, guest: str, more: Values) -> Awaitable[Values]:
        """What a guest has achieved in one of its games."""


@dataclass(frozen=True)
class Surroundings:
    """What a `TableService` is given: storage, workers, clock, leases and limits of the server or the browser."""

    storage: Storage
    guests: Guests
    workers: Workers
    looking: Workers
    """For lists and looks back, which no bot may keep waiting."""
    own: Own
    clock: Clock
    leases: Leases
    secret: bytes
    limits: Limits
    claims: ReviewClaims | None = None
    """Where several processes make reviews."""
    deal_names: DealNames | None = None
    """Where challenges are named by their deals."""


class TableService:
    """The tables, and all that acts on them. Each of `watchers` is given every change."""

    def __init__(self, given: Surroundings, others: OtherProcesses | None = None) -> None:
        """`others` are the other processes that write too, where there are any."""
        limits, storage = given.limits, given.storage
        self._limits: Final = limits
        self.storage: Final = storage
        self.guests: Final = given.guests
        self.workers: Final = given.workers
        self.own: Final = given.own
        self.metrics: Final = Metrics()
        self.tables: Final = Tables(storage, limits, given.clock, others)
        self.committer: Final = Committer(self.tables, self.metrics, self)
        self.creation: Final = Creation(self.tables, given.guests, limits)
        self.seating: Final = Seating(self.tables, self.committer, given.guests, limits)
        self.windows: Final = WindowTimers(self.tables, self.committer, given.leases)
        self.clocks: Final = ClockTimers(self.tables, self.committer, given.leases)
        self.looks: Final = Looks(given.looking, limits)
        self.files: Final = UserFiles(self.workers, limits)
        self.bots: Final = Bots(self.tables, self.committer, self.windows, given.leases, self.workers, limits)
        self.accounts: Final = Accounts(storage, given.own.ask, given.own.look_through, limits)
        self.own_games: Final = OwnGames(self.tables, self.accounts, self.files)
        self.new_tables: Final = NewTables(
            *(self.tables, self.committer, self.creation, given.guests, self.files, self.accounts.games)
        )
        self.challenges: Final = Challenges(
            *(storage, self.creation, given.guests, given.own.ask), given.secret, limits, given.deal_names
        )
        self.reviews: Final = Reviews(storage, self.workers, limits, given.claims)
        self.puzzles: Final = Puzzles(storage, self.workers)
        self.commands: Final = Commands(self.tables, self.committer, self.windows, self.seating, self.workers, limits)
        self.watchers: list[Watcher] = []
        self._acts: Final = others is None
        """Whether windows, clocks and bots act here at every table: among several processes, where a lease is held."""

    async def own_list(self, guest: str, start: str) -> tuple[bytes, str]:
        """The page of a guest's own list that begins at `start`, compressed, and where the next one does."""
        return await own_list(self.tables, self.own.ask, self._limits.listed_tables, guest, start)

    def wake(self, table: Table) -> None:
        """Have whoever is due and is no person play, and windows and clocks keep their time."""
        self.saw(table, NO_CHANGE)

    def saw(self, table: Table, change: Change) -> None:
        """A table has changed: give that to all who act on it."""
        if table.seat_clocks is not None:
            self.clocks.begin(table)
        if not table.current.to_act:
            self.challenges.saw(table, change)
        if self._acts:
            self.act(table, change)
        for watcher in self.watchers:
            watcher.saw(table, change)

    def act(self, table: Table, change: Change) -> None:
        """Have windows and clocks keep their time, and bots play: each where a table has any."""
        if table.has_standing_answers:
            self.windows.saw(table, change)
        if table.seat_clocks is not None:
            self.clocks.saw(table, change)
        if table.bots_due():
            self.bots.saw(table, change)

    async def stop_playing(self) -> None:
        """End what keeps time, thinks or is being made; what is durable stays."""
        await self.windows.close()
        await self.clocks.close()
        await self.bots.close()
        await self.reviews.close()

    async def stop_looking(self) -> None:
        """End the rest, but for the storage."""
        await self.challenges.close()
        await self.looks.close()
        await self.workers.close()
