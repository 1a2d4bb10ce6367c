"""Challenges: made, taken at a table of one's own, and compared. All is kept in documents that a challenge owns."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from dataclasses import replace
from time import time
from typing import Final, Protocol

import quintessence
from quintessence.core.game import BadOption, Refused, Values
from quintessence.core.match import Match
from quintessence.core.rng import fresh_seed
from quintessence.service.accounts.export import AskWorker
from quintessence.service.challenges.deals import DAILY, Deal, day_of, deal_of_day, handed_on_id, read_deal, today
from quintessence.service.challenges.entries import ENTRY, result_of
from quintessence.service.limits import Limits
from quintessence.service.people.guests import Guests
from quintessence.service.problems import Problem
from quintessence.service.storage.change import Change, add_document, change_document
from quintessence.service.storage.model import Claim, Taken
from quintessence.service.storage.protocol import Storage
from quintessence.service.tables.creation import Claiming, Creation, new_seats
from quintessence.service.tables.handing_on import challenge_of, require_deal
from quintessence.service.tables.replaying import replayed
from quintessence.service.threads import in_some_thread
from quintessence.table.change import Change as TableChange
from quintessence.table.model import CHALLENGE, FORK, StoredTable
from quintessence.table.seating import secret_option
from quintessence.table.state import OVER
from quintessence.table.table import Table

DEAL: Final = "deal"
TAKEN: Final = "challenge"
"""The kinds of documents: of a challenge its deal and each guest's entry; of a guest, those it made or took."""
_LOG: Final = logging.getLogger("quintessence.server")


class DealNames(Protocol):
    """Names of challenges that carry their deals: where nobody keeps challenges for others."""

    def name(self, deal: Deal) -> str:
        """The name that carries a deal."""

    def deal(self, name: str) -> Deal | None:
        """The deal that a name carries; None where it carries none."""


class Challenges:
    """All challenges of a server."""

    def __init__(
        self,
        storage: Storage,
        creation: Creation,
        guests: Guests,
        ask: AskWorker,
        secret: bytes,
        limits: Limits,
        names: DealNames | None = None,
    ) -> None:
        self._storage: Final = storage
        self._creation: Final = creation
        self._guests: Final = guests
        self._ask: Final = ask
        self._secret: Final = secret
        self._limits: Final = limits
        self._names: Final = names
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def make(self, guest: str, game: str, options: Values, seats: list[tuple[str, str | None]]) -> Deal:
        """A challenge for friends, with a deal that nobody knows, not even its maker."""
        await self._claim_room(guest, None)
        kinds = [kind for kind, _ in seats]
        if kinds.count("me") != 1 or set(kinds) - {"me", "bot"}:
            raise BadOption("challenge_seats")
        new_seats(guest, seats)  # refuses bots that there are not
        match = await replayed(quintessence.start, game, len(seats), fresh_seed(), options)
        if secret := secret_option(match.game, match.options):
            raise BadOption("option_known_to_one", {"option": secret})
        variant = match.game.variant.fingerprint
        deal = Deal(
            *(secrets.token_urlsafe(9), game, match.game.version, variant, match.options),
            *(seats, match.seed.text, guest, time(), _chosen(match)),
        )
        deal = self._named(deal)
        await self._store(deal)
        return deal

    async def _claim_room(self, guest: str, deal: Deal | None) -> None:
        """Note that a guest makes a challenge; Problem where it has made as many as one may.

        Without one, only look: before something expensive is done.
        """
        most = self._limits.challenges_per_guest

        def decide(known: dict[str, Values]) -> dict[str, Values | None]:
            made = [id_ for id_, body in known.items() if body.get("made")]
            if len(made) >= most and (deal is None or deal.id not in made):
                raise Problem(429, "too_many_challenges", {"most": most})
            return {} if deal is None else {deal.id: {"at": deal.created, "made": True}}

        if deal is None:
            decide(await self._storage.documents(guest, TAKEN))
        else:
            await self._storage.change_documents(guest, TAKEN, None, decide)

    async def _store(self, deal: Deal) -> None:
        await self._storage.store_guest(await self._guests.guest(deal.host))
        await self._claim_room(deal.host, deal)
        await add_document(self._storage, deal.id, DEAL, DEAL, deal.json())

    async def hand_on(self, guest: str, stored: StoredTable) -> Deal:
        """The challenge with the deal of a guest's finished game, its first entry; the same when asked again."""
        if (known := challenge_of(stored.header)) is not None:
            return await self.find(known)
        require_deal(stored, guest)
        id_ = handed_on_id(stored.header.id, self._secret)
        if self._names is not None:
            id_ = self._named(replace(await self._deal_of(stored, id_, guest), created=stored.updated)).id
        if (noted := (await self._storage.documents(id_, DEAL)).get(DEAL)) is not None:
            return read_deal(noted)
        await self._claim_room(guest, None)
        deal = await self._deal_of(stored, id_, guest)
        entry = await self._entry(guest, stored.header.id, stored.updated)
        entry.update({"result": result_of(stored, guest), "before": True})
        await add_document(self._storage, id_, ENTRY, guest, entry)  # first: a challenge without it would count twice
        await self._store(deal)
        return await self.find(id_)

    async def _deal_of(self, stored: StoredTable, id_: str, guest: str) -> Deal:
        """What was dealt at a table, where it can still be played."""
        head = stored.header
        seats = [(hold.kind, hold.level) for hold in stored.seats]
        new_seats(guest, seats)  # refuses bots that are gone
        deal = Deal(
            *(id_, head.game, head.version, head.variant, head.options),
            *(seats, head.seed, guest, time(), {}),
        )
        match = await self._match(deal)
        if secret := secret_option(match.game, match.options):
            raise BadOption("option_known_to_one", {"option": secret})
        return replace(deal, chosen=_chosen(match))

    async def find(self, id_: str) -> Deal:
        """A challenge by its id; Problem where there is none."""
        day = day_of(id_)
        stored = (await self._storage.documents(id_, DEAL)).get(DEAL)
        if stored is not None:
            return read_deal(stored)
        deal = None if day is None else await in_some_thread(deal_of_day, day, self._secret)
        if deal is None and self._names is not None:
            deal = self._names.deal(id_)
        if deal is None:
            raise Problem(404, "unknown_challenge")
        return deal

    def _named(self, deal: Deal) -> Deal:
        """A deal by the name that carries it, where names do."""
        return deal if self._names is None else replace(deal, id=self._names.name(deal))

    async def known(self, ids: list[str]) -> list[Deal]:
        """Those of some challenges that are still there."""
        deals = []
        for id_ in ids:
            with contextlib.suppress(Problem):
                deals.append(await self.find(id_))
        return deals

    async def of_today(self) -> Deal | None:
        """Today's challenge; None where no game here has one on this day."""
        try:
            return await self.find(f"{DAILY}{today().isoformat()}")
        except Problem:
            return None

    async def taken_by(self, guest: str) -> list[str]:
        """The challenges that a guest has made or taken, the last one first."""
        return list(await self._storage.documents(guest, TAKEN))[::-1]

    async def entries(self, id_: str) -> dict[str, Values]:
        """What has been made of a challenge, by guest."""
        return await self._storage.documents(id_, ENTRY)

    async def take(self, guest: str, deal: Deal) -> tuple[str, bool, Table | None]:
        """A guest's table of a challenge, whether it counts, and the table where it is new.

        The first attempt counts. While it goes on there is no other; afterwards each is practice.
        """
        own = await self._own(guest, deal.id)
        if own is None:
            try:
                return await self._first(guest, deal)
            except Taken:  # another request of the same guest was quicker
                own = await self._own(guest, deal.id)
                assert own is not None
        before = await self._storage.outline(str(own["table"]))
        if before is not None and before.summary.status != OVER:
            return before.header.id, True, None
        table = await self._table(guest, deal, f"{FORK}{own['table']}")
        return table.id, False, table

    async def _own(self, guest: str, id_: str) -> Values | None:
        """A guest's entry, which names the table of the attempt that counts."""
        text = await self._storage.document(id_, ENTRY, guest)
        body: Values | None = None if text is None else json.loads(text)
        return body

    async def _first(self, guest: str, deal: Deal) -> tuple[str, bool, Table]:
        """The attempt that counts: its entry is claimed as its table is stored. Taken where there is one."""
        if (day := day_of(deal.id)) is not None and day != today():
            raise Problem(409, "challenge_is_over")
        if deal.id.startswith(DAILY):  # it stays as it is, whatever games name the day tomorrow
            await self._storage.store_document(deal.id, DEAL, DEAL, deal.json())
        now, most = time(), self._limits.challenge_entries
        entry = await self._entry(guest, "", now)

        def claim(table: str) -> Claim:
            return Claim(deal.id, ENTRY, guest, {**entry, "table": table}, most=most, full="challenge_is_full")

        table = await self._table(guest, deal, f"{CHALLENGE}{deal.id}", claim)
        is_made = deal.host == guest
        await self._storage.store_document(guest, TAKEN, deal.id, {"at": now, "made": is_made})
        return table.id, True, table

    async def _entry(self, guest: str, table: str, at: float) -> Values:
        known = await self._guests.guest(guest)
        return {"table": table, "at": at, "name": known.name, "watch": "", "result": None}

    async def _table(self, guest: str, deal: Deal, origin: str, claim: Claiming | None = None) -> Table:
        match = await self._match(deal)
        seats = new_seats(guest, deal.seats)
        return await self._creation.create(await self._guests.guest(guest), match, seats, origin, claim=claim)

    async def _match(self, deal: Deal) -> Match:
        data = await self._creation.variant_data(deal.game, deal.variant) if deal.variant else {}
        try:
            match = await replayed(quintessence.start, deal.game, len(deal.seats), deal.seed, deal.options, data)
        except Refused:
            raise Problem(409, "challenge_outdated") from None
        if match.game.version != deal.version:
            raise Problem(409, "challenge_outdated")
        return match

    async def allow(self, guest: str, deal: Deal, is_allowed: bool) -> None:
        """Let others who have played the challenge watch one's own finished game, or not."""
        entry = await self._own(guest, deal.id)
        stored = None if entry is None else await self._storage.outline(str(entry["table"]))
        if entry is None or stored is None or stored.summary.status != OVER:
            raise Problem(409, "challenge_not_played")
        watch = f"/t/{stored.header.id}?join={stored.watch}" if is_allowed else ""
        change: Change = lambda known: known and {**known, "watch": watch}  # noqa: E731
        await change_document(self._storage, deal.id, ENTRY, guest, change)

    def saw(self, table: Table, change: TableChange) -> None:
        """Where a table is over: note what was made of its challenge, if it has one."""
        if not table.current.to_act and table.is_challenge() and table.is_over():
            task = asyncio.create_task(self._note(table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _note(self, table: str) -> None:
        try:
            stored = await self._storage.table(table)
            if stored is not None:
                await self.settle(stored)
        except Refused as error:
            _LOG.error("the result of table %s cannot be kept: %s", table, error)

    async def settle(self, stored: StoredTable) -> None:
        """Keep the result of a table that is over, where it is the attempt that counts."""
        id_, guest = stored.header.origin.removeprefix(CHALLENGE), stored.header.host
        if stored.summary.status != OVER:
            return
        name, result = (await self._guests.guest(guest)).name, result_of(stored, guest)

        def change(entry: Values | None) -> Values | None:
            if entry is None or entry["table"] != stored.header.id or entry["result"]:
                return entry
            return {**entry, "name": name, "result": result}

        await change_document(self._storage, id_, ENTRY, guest, change)

    async def standings(self, guest: str, deals: list[Deal], most: int | None) -> list[Values]:
        """What has been made of some challenges, as a worker reads it.

        The guest's own is up to date even where the server stopped before it could note it.
        """
        standings = await self._standings(guest, deals, most)
        for index, one in enumerate(standings):
            own = one["own"]
            if isinstance(own, dict) and not own["result"]:
                stored = await self._storage.outline(str(own["table"]))
                if stored is not None and stored.summary.status == OVER:
                    await self._note(stored.header.id)
                    standings[index : index + 1] = await self._standings(guest, [deals[index]], most)
        return standings

    async def _standings(self, guest: str, deals: list[Deal], most: int | None) -> list[Values]:
        answer = await self._ask(guest, "standings", {"ids": [deal.id for deal in deals], "most": most})
        standings = answer["standings"]
        assert isinstance(standings, list)
        return [one for one in standings if isinstance(one, dict)]

    async def close(self) -> None:
        """Finish what was started."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _chosen(match: Match) -> Values:
    usual = {option.name: option.default for option in match.game.options()}
    return {name: value for name, value in match.options.items() if value != usual.get(name)}
