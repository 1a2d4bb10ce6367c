"""The storage for many processes: one PostgreSQL database, a writer for the logs, and a few connections beside it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import Final

from asyncpg import Connection, Record

from quintessence.core.game import Values
from quintessence.server.storage.documents import IN_ALL, document_text
from quintessence.server.storage.postgres.documents import (
    REMOVE,
    change_documents,
    claim_document,
    put_document,
)
from quintessence.server.storage.postgres.leases import BEAT, BURY, CLAIM, DEAD, GO_OFFLINE, LEASES, ORPHANS, USAGE
from quintessence.server.storage.postgres.notices import Notices
from quintessence.server.storage.postgres.pool import PostgresPool
from quintessence.server.storage.postgres.reading import PostgresReading
from quintessence.server.storage.postgres.review_claims import PostgresReviewClaims
from quintessence.server.storage.postgres.room import drop_copies, make_room
from quintessence.server.storage.postgres.rows import (
    ADD_SITTER,
    changed_tables,
    delete_table,
    insert_table,
    news_of,
    remove_tables,
    whole_table,
)
from quintessence.server.storage.postgres.teller import TELL, Teller
from quintessence.server.storage.postgres.variants import insert_variant
from quintessence.server.storage.postgres.writer import PostgresWriter
from quintessence.server.storage.room import HELD, OPEN
from quintessence.server.storage.rows import COLUMNS, entry_values, summary_values
from quintessence.service.limits import DEFAULT, Limits
from quintessence.service.storage.model import Claim, Decide, ForeignEntry, KnownState, News, NoRoom, Taken
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, StoredTable, Summary

_NO_SUMMARY: Final = (None,) * 7
_CHANGE_PEOPLE: Final = """
    UPDATE tables SET people = people + 1 WHERE id = $1 AND ($2::int IS NULL OR people = $2) RETURNING people
"""
"""First in each transaction that changes who may do what: so they come one after the other."""
_LINK_REMATCH: Final = """
    UPDATE tables SET rematch = $1, people = people + 1 WHERE id = $2 AND rematch IN ('', $1) RETURNING id
"""


class PostgresStorage(PostgresReading):
    """The storage protocol on a PostgreSQL database that other processes write to as well."""

    is_shared: Final = True

    def __init__(self, url: str, limits: Limits = DEFAULT) -> None:
        """Connect when first asked for something: only then is there a loop."""
        self.process: Final = secrets.token_hex(4)
        """This process among all that use the database."""
        super().__init__(PostgresPool(url))
        self.location: Final = url
        self._teller: Final = Teller(self.pool.connect, self.process)
        self._writer: Final = PostgresWriter(self.pool.connect_planned, self._teller.tell)
        self._limits: Final = limits
        self._notices: Notices | None = None
        self.review_claims: Final = PostgresReviewClaims(self.pool, self.process)

    async def store_guest(self, guest: Guest) -> None:
        store = """
            INSERT INTO guests (id, name, colour) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE
            SET name = $2, colour = $3 WHERE (guests.name, guests.colour) IS DISTINCT FROM ($2, $3) RETURNING xmax = 0
        """
        change = """
            UPDATE tables SET people = people + 1 WHERE id IN (SELECT "table" FROM holders WHERE guest = $1)
            RETURNING id
        """

        async def write(connection: Connection[Record]) -> None:
            is_new = await connection.fetchval(store, guest.id, guest.name, guest.colour)
            if is_new is False:  # a new name: whoever shows a table of theirs has to read it
                for row in await connection.fetch(change, guest.id):
                    await self._tell(connection, str(row[0]), is_own_too=True)

        await self.pool.change(write)

    async def add_table(
        self,
        table: StoredTable,
        data: Values | None = None,
        spared: Sequence[str] = (),
        claim: Claim | None = None,
        rematch_of: str = "",
    ) -> Sequence[str]:
        head = table.header

        async def write(connection: Connection[Record]) -> list[str]:
            if claim is not None:
                await claim_document(connection, claim, self._limits)
            if rematch_of:
                if await connection.fetchval(_LINK_REMATCH, head.id, rematch_of) is None:
                    raise Taken("rematch")
                await self._tell(connection, rematch_of)
            if data:
                await insert_variant(connection, head.game, head.variant, data, head.host, self._limits)
            gone = await make_room(connection, table, self._limits, spared)
            await insert_table(connection, table)
            return gone

        return await self.pool.change(write)

    async def table_bytes(self) -> int:
        row = await self.pool.do(lambda connection: connection.fetchrow(HELD))
        assert row is not None
        return int(row[1])

    async def drop_copies(self, bytes_: int, spared: Sequence[str]) -> tuple[Sequence[str], int]:
        return await self.pool.change(lambda connection: drop_copies(connection, bytes_, spared))

    async def table_after(self, table: str, line: int) -> StoredTable | None:
        return await self.pool.do(lambda connection: whole_table(connection, table, line))

    async def news(self, table: str, line: int) -> News | None:
        return await self.pool.do(lambda connection: news_of(connection, table, line, self.process))

    async def chat_between(self, table: str, first: int, last: int) -> list[ChatLine]:
        query = 'SELECT name, text, at FROM chat WHERE "table" = $1 ORDER BY id OFFSET $2 LIMIT $3'
        rows = await self.pool.do(lambda connection: connection.fetch(query, table, first, last - first))
        return [ChatLine(*row) for row in rows]

    def append(self, table: str, entry: Entry, summary: Summary | None, people: int = 0) -> Awaitable[None]:
        line = (table, *entry_values(entry), people)
        return self._writer.append(line, _NO_SUMMARY if summary is None else summary_values(summary))

    async def hold(self, table: str, seat: int, guest: str, first: bool, people: int | None = None) -> int:
        async def write(connection: Connection[Record]) -> int:
            count = await self._change_people(connection, table, people)
            others = 'SELECT EXISTS (SELECT 1 FROM holders WHERE "table" = $1 AND seat = $2 AND guest != $3)'
            if first and await connection.fetchval(others, table, seat, guest):
                raise Taken("seat")
            add = 'INSERT INTO holders ("table", seat, guest, since) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING'
            await connection.execute(add, table, seat, guest, time())
            await connection.execute(ADD_SITTER, table, seat, guest)
            return count

        return await self.pool.change(write)

    async def store_sitter(self, table: str, seat: int, guest: str) -> int:
        return await self._change_by(table, None, ADD_SITTER, table, seat, guest)

    async def renew_seat(
        self, table: str, seat: int, invitation: str, key: str, holder: str | None, people: int | None = None
    ) -> int:
        async def write(connection: Connection[Record]) -> int:
            count = await self._change_people(connection, table, people)
            change = "UPDATE seats SET invitation = $1, \"key\" = $2, standing_answer = '', kept_revision = -1"
            await connection.execute(f'{change} WHERE "table" = $3 AND seat = $4', invitation, key, table, seat)
            send_away = 'DELETE FROM holders WHERE "table" = $1 AND seat = $2 AND guest != $3'
            await connection.execute(send_away, table, seat, holder or "")
            return count

        return await self.pool.change(write)

    async def renew_watch(self, table: str, token: str, people: int | None = None) -> int:
        async def write(connection: Connection[Record]) -> int:
            count = await self._change_people(connection, table, people)
            await connection.execute("UPDATE tables SET watch = $1 WHERE id = $2", token, table)
            await connection.execute('DELETE FROM watchers WHERE "table" = $1', table)
            return count

        return await self.pool.change(write)

    async def watch(self, table: str, guest: str, people: int | None = None) -> int:
        add = 'INSERT INTO watchers ("table", guest) VALUES ($1, $2) ON CONFLICT DO NOTHING'
        return await self._change_by(table, people, add, table, guest)

    async def store_standing_answer(
        self, table: str, seat: int, code: str, turn: int, people: int | None = None
    ) -> int:
        change = "UPDATE seats SET standing_answer = $1, standing_turn = $2, kept_revision = -1"
        return await self._change_by(
            table, people, f'{change} WHERE "table" = $3 AND seat = $4', code, turn, table, seat
        )

    async def store_default_answer(self, table: str, seat: int, revision: int, people: int | None = None) -> int:
        change = 'UPDATE seats SET kept_revision = $1 WHERE "table" = $2 AND seat = $3'
        return await self._change_by(table, people, change, revision, table, seat)

    async def add_chat(self, table: str, guest: str, line: ChatLine) -> None:
        add = """
            INSERT INTO chat ("table", guest, name, text, at) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING RETURNING id
        """

        most = self._limits.chat_lines_stored

        async def write(connection: Connection[Record]) -> None:
            chats = await connection.fetchval("SELECT chats FROM tables WHERE id = $1 FOR UPDATE", table)
            if chats is not None and chats >= most:  # the lock has the ids come in the order of commits, too
                raise NoRoom("chat_full", {"most": most})
            if await connection.fetchval(add, table, guest, line.name, line.text, line.at) is not None:
                await connection.execute("UPDATE tables SET chats = chats + 1 WHERE id = $1", table)
            await self._tell(connection, table)

        await self.pool.change(write)

    async def listed_tables(self, most: int) -> list[StoredTable]:
        going = "SELECT * FROM tables WHERE status IN ('waiting', 'playing') ORDER BY updated DESC LIMIT 1000"
        terms = "SELECT note FROM entries WHERE \"table\" = going.id AND kind = 'terms' ORDER BY line DESC LIMIT 1"
        query = f"SELECT {COLUMNS} FROM ({going}) AS going WHERE ({terms}) = 'listed' ORDER BY updated DESC LIMIT $1"
        return await self._listed(query, most)

    async def open_tables(self, guest: str) -> int:
        return int(await self.pool.do(lambda connection: connection.fetchval(OPEN.format("$1"), guest)))

    async def bots_due(self) -> list[str]:
        rows = await self.pool.do(
            lambda connection: connection.fetch("SELECT id FROM tables WHERE bot_due ORDER BY updated DESC")
        )
        return [str(row[0]) for row in rows]

    async def people_due(self, since: float, most: int) -> list[str]:
        query = """
            SELECT id FROM tables WHERE status = 'playing' AND NOT bot_due AND updated > $1
            ORDER BY updated DESC LIMIT $2
        """
        rows = await self.pool.do(lambda connection: connection.fetch(query, since, most))
        return [str(row[0]) for row in rows]

    async def store_variant(self, game: str, fingerprint: str, files: Values, guest: str) -> None:
        await self.pool.change(
            lambda connection: insert_variant(connection, game, fingerprint, files, guest, self._limits)
        )

    async def store_document(self, owner: str, kind: str, name: str, body: Values | str) -> None:
        text, limits = document_text(body, self._limits), self._limits
        await self.pool.change(lambda connection: put_document(connection, owner, kind, name, text, limits))

    async def change_documents(
        self, owner: str, kind: str, names: Sequence[str] | None, decide: Decide
    ) -> dict[str, Values]:
        limits = self._limits
        return await self.pool.change(
            lambda connection: change_documents(connection, owner, kind, names, decide, limits)
        )

    async def remove_document(self, owner: str, kind: str, name: str) -> None:
        await self.pool.do(lambda connection: connection.execute(REMOVE, owner, kind, name))

    async def document_bytes(self) -> int:
        return int(await self.pool.do(lambda connection: connection.fetchval(IN_ALL)))

    async def remove_table(self, table: str) -> None:
        async def write(connection: Connection[Record]) -> None:
            await delete_table(connection, table)
            await self._tell(connection, table)  # others may have it in memory

        await self.pool.change(write)

    async def forget(self, is_over: bool, before: float, spared: list[str], most: int) -> list[str]:
        return await self.pool.change(lambda connection: remove_tables(connection, is_over, before, spared, most))

    def listen(
        self,
        on_table: Callable[[str, ForeignEntry | None], None],
        on_gap: Callable[[], None],
        on_orphans: Callable[[], None],
    ) -> None:
        self._notices = Notices(self.pool.connect, self.process, on_table, on_gap, on_orphans)

    async def store_pins(self, table: str, before: str, after: str) -> bool:
        change = "UPDATE tables SET pins = $3 WHERE id = $1 AND pins IN ($2, $3) RETURNING id"

        async def write(connection: Connection[Record]) -> bool:
            if await connection.fetchval(change, table, before, after) is None:
                return False
            await self._tell(connection, table)
            return True

        return await self.pool.change(write)

    async def changed(self, known: list[KnownState]) -> list[str]:
        return await self.pool.do(lambda connection: changed_tables(connection, known))

    async def beat(self, metrics: Values, usage: Values) -> dict[str, Values]:
        async def write(connection: Connection[Record]) -> dict[str, Values]:
            await connection.execute(BEAT, self.process, json.dumps(metrics), json.dumps(usage))
            if dead := [str(row[0]) for row in await connection.fetch(BURY, DEAD)]:
                await self._go_offline(connection, dead)
            return {
                str(id_): json.loads(usage_text)
                for id_, usage_text in await connection.fetch(USAGE, self.process, DEAD)
            }

        return await self.pool.change(write)

    async def metrics(self) -> dict[str, Values]:
        rows = await self.pool.do(lambda connection: connection.fetch("SELECT id, metrics FROM processes ORDER BY id"))
        return {str(row[0]): json.loads(row[1]) for row in rows}

    async def store_presence(self, seats: dict[str, list[int]]) -> None:
        drop = 'DELETE FROM presence WHERE "table" = ANY($1::text[]) AND process = $2'
        add = 'INSERT INTO presence ("table", process, seat) VALUES ($1, $2, $3)'

        async def write(connection: Connection[Record]) -> None:
            await connection.execute("SET LOCAL synchronous_commit TO off")  # a crash ends all presence anyway
            await connection.execute(drop, list(seats), self.process)
            rows = [(table, self.process, seat) for table, own in seats.items() for seat in own]
            await connection.executemany(add, rows)
            await connection.execute(TELL, " ".join([self.process, *seats]))

        await self.pool.change(write)

    async def _go_offline(self, connection: Connection[Record], processes: list[str]) -> None:
        """Nobody is online at some processes any more: everyone shows that."""
        for table in {str(row[0]) for row in await connection.fetch(GO_OFFLINE, processes)}:
            await self._tell(connection, table, is_own_too=True)

    async def claim(self, table: str) -> bool:
        return await self.pool.do(lambda connection: connection.fetchval(CLAIM, table, self.process, DEAD)) is not None

    async def leases(self) -> set[str]:
        rows = await self.pool.do(lambda connection: connection.fetch(LEASES, self.process))
        return {str(row[0]) for row in rows}

    async def orphans(self) -> list[str]:
        rows = await self.pool.do(lambda connection: connection.fetch(ORPHANS, DEAD))
        return [str(row[0]) for row in rows]

    async def leave(self) -> None:
        async def write(connection: Connection[Record]) -> None:
            await connection.execute("DELETE FROM processes WHERE id = $1", self.process)
            await self._go_offline(connection, [self.process])
            await connection.execute(TELL, self.process)

        await self.pool.change(write)

    async def close(self) -> None:
        if self._notices is not None:
            await self._notices.close()
        await self._writer.close()
        await self._teller.close()
        await self.pool.close()

    async def _tell(self, connection: Connection[Record], table: str, is_own_too: bool = False) -> None:
        """Tell the other processes, once this is committed, to look at a table."""
        await connection.execute(TELL, f"{'' if is_own_too else self.process} {table}")

    async def _change_people(self, connection: Connection[Record], table: str, people: int | None) -> int:
        """Count a change of who may do what, and tell the other processes; the new count. Taken when it was another."""
        count = await connection.fetchval(_CHANGE_PEOPLE, table, people)
        if count is None and people is not None:
            raise Taken("people")
        await self._tell(connection, table)
        return int(count or 0)

    async def _change_by(self, table: str, people: int | None, statement: str, *values: object) -> int:
        """Change who may do what by one statement."""

        async def write(connection: Connection[Record]) -> int:
            count = await self._change_people(connection, table, people)
            await connection.execute(statement, *values)
            return count

        return await self.pool.change(write)
