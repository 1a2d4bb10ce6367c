"""What takes the server's notifications in the tests: a mail server and an HTTP server on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


@dataclass
class Request:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpSink:
    """Answers every POST with the next of its statuses; the last one stays."""

    port: int = 0
    statuses: list[int] = field(default_factory=lambda: [200])
    requests: list[Request] = field(default_factory=list)
    came: asyncio.Condition = field(default_factory=asyncio.Condition)

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        async with self.came:
            self.requests.append(Request(head[0].split()[1], headers, body))
            self.came.notify_all()
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(f"HTTP/1.1 {status} X\r\nLocation: {self.url('/elsewhere')}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> list[Request]:
        """Once so many have come."""
        async with asyncio.timeout(30), self.came:
            await self.came.wait_for(lambda: len(self.requests) >= count)
        return self.requests


@asynccontextmanager
async def http_sink(*statuses: int) -> AsyncIterator[HttpSink]:
    sink = HttpSink(statuses=[*statuses] or [200])
    server = await asyncio.start_server(sink.answer, "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink


@dataclass
class MailSink:
    """A mail server that takes everything."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    texts: list[bytes] = field(default_factory=list)
    """The same as they came."""
    came: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode().strip().upper():
            if line == "DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                async with self.came:
                    mail = message_from_bytes(text.removesuffix(b".\r\n"), policy=default)
                    assert isinstance(mail, EmailMessage)
                    self.mails.append(mail)
                    self.texts.append(text)
                    self.came.notify_all()
            writer.write(b"221 bye\r\n" if line == "QUIT" else b"250 fine\r\n")
            await writer.drain()
            if line == "QUIT":
                break
        writer.close()

    async def until(self, count: int) -> list[EmailMessage]:
        """Once so many have come."""
        async with asyncio.timeout(30), self.came:
            await self.came.wait_for(lambda: len(self.mails) >= count)
        return self.mails


@asynccontextmanager
async def mail_sink() -> AsyncIterator[MailSink]:
    sink = MailSink()
    server = await asyncio.start_server(sink.talk, "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    async with server:
        yield sink
