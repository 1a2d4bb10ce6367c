"""`quintessence serve`: the table for browsers, on this machine or for a whole network."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from quintessence.cli import notifications
from quintessence.cli.arguments import Commands, add_command, from_environment, whole_number
from quintessence.cli.choices import say_all_refused_data, say_uncompiled
from quintessence.core.game import Refused
from quintessence.server.notification_settings import NO_NOTIFICATIONS, NotificationSettings
from quintessence.text import Texts

HOST = "127.0.0.1"


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "serve", texts)
    group.value("--host", "host", HOST)
    group.value("--port", "count")
    group.value("--data", "folder")
    group.value("--database", "url")
    group.value("--processes", "count")
    group.value("--public-url", "host")
    group.repeated("--allowed-host", "host")
    group.repeated("--proxy", "host")
    group.value("--forget-unfinished", "days")
    group.value("--forget-finished", "days")
    notifications.add(group)
    group.flag("--open-tables")
    group.flag("--lab")
    group.flag("--metrics")
    group.flag("--log-json")
    group.flag("--open")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    port = None if arguments.port is None else whole_number(arguments.port, "--port", 0, 65535)
    data = None if arguments.data is None else Path(arguments.data)
    page = "/" if arguments.open else None
    database = database_of(arguments.database)
    processes = 1 if arguments.processes is None else whole_number(arguments.processes, "--processes", 1, 256)
    ways = Ways(
        _public_url(arguments.public_url),
        tuple(arguments.allowed_host),
        tuple(arguments.proxy),
        database,
        processes,
        arguments.metrics,
        _days(arguments.forget_unfinished, "--forget-unfinished"),
        _days(arguments.forget_finished, "--forget-finished"),
        arguments.open_tables,
        notifications.chosen(arguments),
        arguments.lab,
    )
    if arguments.log_json:
        from quintessence.server.json_logs import log_json  # only here: the server takes a while to load

        log_json()
    return serve(texts, arguments.host, port, data, page, ways)


def database_of(given: str | None) -> str:
    """The database that was asked for: by the argument, in the environment, or in a file that is named there."""
    return given or from_environment("QUINTESSENCE_DATABASE", "database_unusable")


def _days(text: str | None, name: str) -> int | None:
    return None if text is None else whole_number(text, name, 1, 36500)


def _public_url(text: str | None) -> str | None:
    """The address that others use; Refused when it is none."""
    if text is None:
        return None
    try:
        url = urlsplit(text)
    except ValueError:
        url = urlsplit("")
    if url.scheme not in ("http", "https") or not url.netloc:
        raise Refused("bad_url", {"name": "--public-url", "value": text})
    return text


@dataclass(frozen=True)
class Ways:
    """How a server is reached and where it stores, where that is more than its own address and folder."""

    public_url: str | None = None
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    database: str = ""
    processes: int = 1
    has_metrics: bool = False
    unfinished_days: int | None = None
    finished_days: int | None = None
    """After so many days without a change a table is forgotten; None: never."""
    has_open_tables: bool = False
    notifications: NotificationSettings = NO_NOTIFICATIONS
    has_lab: bool = False


def serve(
    texts: Texts, host: str, port: int | None, data: Path | None, page: str | None, ways: Ways | None = None
) -> int:
    """Say that it starts, and serve; `page` is what the browser opens."""
    from quintessence.server import main as server  # only here: it takes a while to load
    from quintessence.server.settings import Settings
    from quintessence.service.limits import Limits

    say_uncompiled(texts)
    say_all_refused_data(texts)
    print(texts.say("serving"), flush=True)
    known = ways or Ways()
    reached = Settings(
        Path(),
        Limits(workers=max(1, Limits().workers // known.processes)),
        public_url=known.public_url,
        hosts=known.hosts,
        proxies=known.proxies,
        database=known.database,
        processes=known.processes,
        has_metrics=known.has_metrics,
        unfinished_days=known.unfinished_days,
        finished_days=known.finished_days,
        has_open_tables=known.has_open_tables,
        notifications=known.notifications,
        has_lab=known.has_lab,
    )
    return server.run(host, server.PORT if port is None else port, data, page, reached=reached)
