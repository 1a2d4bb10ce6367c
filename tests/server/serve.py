"""A server for tests, in a process of its own that can be killed and started again on the same port and data."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import quintessence
from quintessence.server.http import network
from quintessence.server.limits import Limits, Settings
from quintessence.server.main import Server, configuration, listening
from quintessence.server.notification_settings import MailSettings, NotificationSettings, WebhookSettings


def main() -> None:
    """Read orders: everything is imported once, each server is a fork."""
    asked = json.loads(sys.argv[1])
    settings = Settings(
        Path(asked["data"]),
        Limits(**asked["limits"]),
        database=asked["database"],
        has_open_tables=True,
        notifications=_notifications(asked["notifications"]),
        public_url="https://games.example.org" if asked["notifications"] else None,
    )
    for slug in quintessence.known_games():
        quintessence.load(slug)
    vars(network)["own_address"] = lambda: "127.0.0.2"  # no test opens a port to the real network
    place = listening("127.0.0.1", 0)
    print(place.getsockname()[1], flush=True)
    running = 0
    for line in sys.stdin:
        if line.strip() == "start":
            running = os.fork()
            if running == 0:
                _serve(settings, place)
        elif line.strip() == "kill":
            os.kill(running, signal.SIGKILL)
            os.waitpid(running, 0)
            running = 0
            print("killed", flush=True)
        else:
            os.kill(running, signal.SIGTERM)
            _, code = os.waitpid(running, 0)
            running = 0
            print("stopped", code, flush=True)
    if running:  # whoever gave the orders is gone
        os.kill(running, signal.SIGKILL)


def _notifications(asked: dict[str, Any]) -> NotificationSettings:
    """Channels that lead back into the test."""
    mail, webhook = asked.pop("mail", None), asked.pop("webhook", None)
    return NotificationSettings(
        None if mail is None else MailSettings(**mail),
        None if webhook is None else WebhookSettings(**webhook),
        **asked,
    )


def _serve(settings: Settings, place: socket.socket) -> None:
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops in its own way, then raises the signal once more
    sys.stdin.close()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    server = Server(configuration(settings, "127.0.0.1", 0), lambda: print("ready", flush=True))
    server.run([place])
    os._exit(0 if server.started else 1)


if __name__ == "__main__":
    main()
