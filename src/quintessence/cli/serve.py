"""`quintessence serve`: the table for browsers, on this machine or for a whole network."""

from __future__ import annotations

import argparse
from pathlib import Path

from quintessence.cli.arguments import Commands, add_command, whole_number
from quintessence.cli.choices import say_all_refused_data, say_uncompiled
from quintessence.text import Texts

HOST = "127.0.0.1"


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "serve", texts)
    group.value("--host", "host", HOST)
    group.value("--port", "count")
    group.value("--data", "folder")
    group.flag("--open")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    port = None if arguments.port is None else whole_number(arguments.port, "--port", 0, 65535)
    data = None if arguments.data is None else Path(arguments.data)
    return serve(texts, arguments.host, port, data, "/" if arguments.open else None)


def serve(texts: Texts, host: str, port: int | None, data: Path | None, page: str | None) -> int:
    """Say that it starts, and serve; `page` is what the browser opens."""
    from quintessence.server import main as server  # only here: it takes a while to load

    say_uncompiled(texts)
    say_all_refused_data(texts)
    print(texts.say("serving"), flush=True)
    return server.run(host, server.PORT if port is None else port, data, page)
