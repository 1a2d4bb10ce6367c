"""`quintessence serve`: the table for browsers, on this machine or for a whole network."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from quintessence.cli.arguments import Commands, add_command, whole_number
from quintessence.cli.choices import say_all_refused_data, say_uncompiled
from quintessence.core.game import Refused
from quintessence.text import Texts

HOST = "127.0.0.1"


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "serve", texts)
    group.value("--host", "host", HOST)
    group.value("--port", "count")
    group.value("--data", "folder")
    group.value("--public-url", "host")
    group.repeated("--allowed-host", "host")
    group.repeated("--proxy", "host")
    group.flag("--open")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    port = None if arguments.port is None else whole_number(arguments.port, "--port", 0, 65535)
    data = None if arguments.data is None else Path(arguments.data)
    page = "/" if arguments.open else None
    ways = Ways(_public_url(arguments.public_url), tuple(arguments.allowed_host), tuple(arguments.proxy))
    return serve(texts, arguments.host, port, data, page, ways)


def _public_url(text: str | None) -> str | None:
    """The address that others use; Refused when it is none."""
    if text is None:
        return None
    try:
        found = urlsplit(text)
    except ValueError:
        found = urlsplit("")
    if found.scheme not in ("http", "https") or not found.netloc:
        raise Refused("bad_url", {"name": "--public-url", "value": text})
    return text


@dataclass(frozen=True)
class Ways:
    """How a server is reached, where that is more than its own address."""

    public_url: str | None = None
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()


def serve(
    texts: Texts, host: str, port: int | None, data: Path | None, page: str | None, ways: Ways | None = None
) -> int:
    """Say that it starts, and serve; `page` is what the browser opens."""
    from quintessence.server import main as server  # only here: it takes a while to load
    from quintessence.server.limits import Settings

    say_uncompiled(texts)
    say_all_refused_data(texts)
    print(texts.say("serving"), flush=True)
    known = ways or Ways()
    reached = Settings(Path(), public_url=known.public_url, hosts=known.hosts, proxies=known.proxies)
    return server.run(host, server.PORT if port is None else port, data, page, reached=reached)
