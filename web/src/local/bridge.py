"""Puts the host behind the worker's messages: the browser's storage and workers in Python's shapes."""

from collections.abc import Callable
from typing import Any

from quintessence.host import Host, StorageFull


class Storage:
    """The browser's database; `store` is the object of storage.ts."""

    def __init__(self, store: Any) -> None:
        self._store = store

    async def read(self, key: str) -> str | None:
        """The value of a key; None where there is none."""
        value = await self._store.read(key)
        return value if isinstance(value, str) else None

    async def read_all(self, prefix: str) -> dict[str, str]:
        """Everything whose key begins so, in the keys' order."""
        return dict((await self._store.readAll(prefix)).to_py())

    async def keys(self, prefix: str) -> list[str]:
        """The keys that begin so, in order."""
        return list((await self._store.keys(prefix)).to_py())

    async def write(self, values: dict[str, str], removed: list[str]) -> None:
        """All of it or nothing, durable when it returns."""
        why = await self._store.write(_script([[key, value] for key, value in values.items()]), _script(removed))
        if why == "full":
            raise StorageFull
        if why:
            raise OSError(why)


class Thinker:
    """The bots' workers; `pool` is the object of thinkers.ts."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    async def think(self, task: str) -> str:
        """What a bot's worker answers."""
        answer = await self._pool.think(task)
        assert isinstance(answer, str)
        return answer

    def stop(self, table: str) -> None:
        """What is thought about a table is no longer wanted."""
        self._pool.stop(table)


def _script(value: Any) -> Any:
    from pyodide.ffi import to_js  # only the browser's Python has it

    return to_js(value)


class Bridge:
    """The host, as the worker's script calls it."""

    def __init__(self, store: Any, pool: Any, thinkers: int) -> None:
        self.host = Host(Storage(store), Thinker(pool), thinkers=thinkers)
        self._connections: dict[int, Any] = {}

    async def start(self) -> None:
        """Wake the tables at which a bot is due."""
        await self.host.start()

    async def request(self, method: str, path: str, body: str | None, language: str) -> list[Any]:
        """Status, text and link of the answer."""
        answer = await self.host.request(method, path, body if isinstance(body, str) else None, language)
        return [answer.status, answer.body, answer.link]

    async def connect(self, line: int, path: str, send: Callable[[str], None], closed: Callable[[], None]) -> bool:
        """Open a live connection; False where one is not let in, which `send` has told."""
        connection = await self.host.connect(path, send, closed)
        self._connections[line] = connection
        return bool(connection.is_open)

    async def receive(self, line: int, text: str) -> None:
        """A message of the page."""
        connection = self._connections.get(line)
        if connection is not None:
            await connection.receive(text)

    def close(self, line: int) -> None:
        """The page has left."""
        connection = self._connections.pop(line, None)
        if connection is not None:
            connection.close()
