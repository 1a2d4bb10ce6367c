"""Which process makes which review, as PostgreSQL has it: in a table without a log, for a crash ends every claim."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Final

from asyncpg import Connection, Record

from quintessence.core.game import Values
from quintessence.server.storage.postgres.leases import DEAD
from quintessence.server.storage.postgres.pool import PostgresPool
from quintessence.service.storage.model import Failure, NoRoom, StoredReview

_LEFT: Final = timedelta(minutes=10)
"""How long what nobody makes any more is there for whoever asks: made, failed, or left by a process that died."""
_GUESTS: Final = 0x51524556
"""Claims for one guest come one after the other."""
_LIVES: Final = """
    EXISTS (SELECT 1 FROM processes WHERE id = review_claims.process AND seen > now() - $2::interval)
"""
_LOOK: Final = f"""
    SELECT notes, failure FROM review_claims WHERE "key" = $1
    AND (is_made OR failure IS NOT NULL OR (process != $3 AND {_LIVES}))
"""
_HEAR: Final = 'DELETE FROM review_claims WHERE "key" = $1 AND failure IS NOT NULL RETURNING failure'
_SWEEP: Final = f"""
    DELETE FROM review_claims WHERE told < now() - $1::interval
    AND (is_made OR failure IS NOT NULL OR NOT {_LIVES})
"""
_COUNT: Final = f"""
    SELECT count(*) FROM review_claims WHERE guest = $1 AND "key" != $3
    AND NOT is_made AND failure IS NULL AND {_LIVES}
"""
_ITS_TABLE: Final = "FROM tables WHERE id = split_part($1, '/', 1) FOR KEY SHARE"
"""A claim is written only for a table that is there, and a table is not removed in between: claims go with tables."""
_CLAIM: Final = f"""
    INSERT INTO review_claims ("key", process, guest, told) SELECT $1, $3, $4, now() {_ITS_TABLE}
    ON CONFLICT ("key") DO UPDATE SET process = $3, guest = $4, told = now()
    WHERE NOT review_claims.is_made AND review_claims.failure IS NULL
    AND (review_claims.process = $3 OR NOT {_LIVES}) RETURNING notes
"""
_TELL: Final = f"""
    INSERT INTO review_claims ("key", process, guest, notes, is_made, told)
    SELECT $1, $2, $3, $4, $5::boolean, now() {_ITS_TABLE}
    ON CONFLICT ("key") DO UPDATE SET notes = $4, is_made = $5, told = now()
    WHERE review_claims.process = $2 RETURNING 1
"""
_FAIL: Final = 'UPDATE review_claims SET failure = $3, notes = NULL, told = now() WHERE "key" = $1 AND process = $2'
_DROP: Final = 'DELETE FROM review_claims WHERE "key" = $1 AND process = $2'


class PostgresReviewClaims:
    """The claims of all processes on one database."""

    def __init__(self, pool: PostgresPool, process: str) -> None:
        self._pool: Final = pool
        self._process: Final = process

    async def look(self, key: str) -> StoredReview | None:
        """Of another process, or made, or failed: that is heard once."""

        async def read(connection: Connection[Record]) -> StoredReview | None:
            row = await connection.fetchrow(_LOOK, key, DEAD, self._process)
            if row is None:
                return None
            if row["failure"] is None:
                return _stored(row["notes"])
            heard = await connection.fetchval(_HEAR, key)
            return None if heard is None else StoredReview(None, _failure(heard))

        return await self._pool.do(read)

    async def claim(self, key: str, guest: str, most: int) -> StoredReview | None:
        """Insert it, or take it over from a process that is gone; what nobody wants any more is swept away."""

        async def write(connection: Connection[Record]) -> StoredReview | None:
            await connection.execute("SELECT pg_advisory_xact_lock($1, hashtext($2))", _GUESTS, guest)
            await connection.execute(_SWEEP, _LEFT, DEAD)
            if int(await connection.fetchval(_COUNT, guest, DEAD, key)) >= most:
                raise NoRoom("too_many_reviews")
            row = await connection.fetchrow(_CLAIM, key, DEAD, self._process, guest)
            return None if row is None else _stored(row["notes"])

        return await self._pool.change(write)

    async def tell(self, key: str, guest: str, notes: Values, is_made: bool) -> bool:
        """Also where the claim was lost in a crash of the database; not where another has it, or the table is gone."""
        values = (key, self._process, guest, json.dumps(notes), is_made)
        return await self._pool.do(lambda connection: connection.fetchval(_TELL, *values)) is not None

    async def fail(self, key: str, failure: Failure) -> None:
        """Without what was found so far: who asks again begins anew."""
        text = json.dumps(failure)
        await self._pool.do(lambda connection: connection.execute(_FAIL, key, self._process, text))

    async def drop(self, key: str) -> None:
        """Only a claim of our own."""
        await self._pool.do(lambda connection: connection.execute(_DROP, key, self._process))


def _stored(notes: str | None) -> StoredReview:
    return StoredReview(None if notes is None else json.loads(notes), None)


def _failure(text: str) -> Failure:
    status, code, values = json.loads(text)
    return status, code, values
