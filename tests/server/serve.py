"""Servers for tests: all are forked from one process that has imported everything, so that each starts at once.

`python -m tests.server.serve SOCKET` waits at a Unix socket. Whoever connects says in one line of JSON what server is
wanted, reads its port, and gives orders line by line: start, kill, stop. The server's data and port stay the same
however often it is killed. It goes with the connection, and all of them with this process's standard input.
"""

from __future__ import annotations

import json
import os
import selectors
import signal
import socket
import sys
from pathlib import Path
from typing import Any, TextIO

import quintessence
from quintessence.server.http import network
from quintessence.server.http.web_server import Server
from quintessence.server.main import be_quick, configuration, listening
from quintessence.server.notification_settings import MailSettings, NotificationSettings, WebhookSettings
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits


def main() -> None:
    """Import all that a server needs, then fork a keeper for every server that is asked for."""
    for slug in quintessence.known_games():
        quintessence.load(slug)
    be_quick()  # as every server is: what is measured here is what people have
    vars(network)["own_address"] = lambda: "127.0.0.2"  # no test opens a port to the real network
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a keeper
    door = socket.socket(socket.AF_UNIX)
    door.bind(sys.argv[1])
    door.listen()
    print("ready", flush=True)
    with selectors.DefaultSelector() as waiting:
        waiting.register(door, selectors.EVENT_READ)
        waiting.register(sys.stdin, selectors.EVENT_READ)
        while all(key.fileobj is door for key, _ in waiting.select()):
            connection, _ = door.accept()
            if os.fork() == 0:
                door.close()
                _keep(connection)
            connection.close()


def _keep(connection: socket.socket) -> None:
    """Follow the orders for one server, and end with them."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    orders = connection.makefile("rw")
    settings = _settings(json.loads(orders.readline()))
    place = listening("127.0.0.1", 0)
    _say(orders, str(place.getsockname()[1]))
    running = 0
    for line in orders:
        if line == "start\n":
            running = os.fork()
            if running == 0:
                _serve(settings, place, orders)
        else:
            os.kill(running, signal.SIGKILL if line == "kill\n" else signal.SIGTERM)
            _, code = os.waitpid(running, 0)
            running = 0
            _say(orders, "killed" if line == "kill\n" else f"stopped {code}")
    if running:  # whoever gave the orders is gone
        os.kill(running, signal.SIGKILL)
    os._exit(0)


def _say(orders: TextIO, text: str) -> None:
    orders.write(f"{text}\n")
    orders.flush()


def _settings(asked: dict[str, Any]) -> Settings:
    return Settings(
        Path(asked["data"]),
        Limits(**asked["limits"]),
        database=asked["database"],
        has_open_tables=True,
        has_lab=asked["has_lab"],
        notifications=_notifications(asked["notifications"]),
        public_url="https://games.example.org" if asked["notifications"] else None,
    )


def _notifications(asked: dict[str, Any]) -> NotificationSettings:
    """Channels that lead back into the test."""
    asked = dict(asked)
    mail, webhook = asked.pop("mail", None), asked.pop("webhook", None)
    return NotificationSettings(
        None if mail is None else MailSettings(**mail),
        None if webhook is None else WebhookSettings(**webhook),
        **asked,
    )


def _serve(settings: Settings, place: socket.socket, orders: TextIO) -> None:
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops in its own way, then raises the signal once more
    server = Server(configuration(settings, "127.0.0.1", 0), lambda: _say(orders, f"ready {os.getpid()}"))
    server.run([place])
    os._exit(0 if server.started else 1)


if __name__ == "__main__":
    main()
