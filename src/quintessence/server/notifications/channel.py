"""What is told, and the protocol of the ways by which it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Protocol, TypeAlias

from quintessence.core.game import Refused
from quintessence.text import Texts

Delivery: TypeAlias = Callable[[], Awaitable[None]]
"""One message to one recipient; Undelivered when it may be tried once more."""


@dataclass(frozen=True)
class TurnNotification:
    """That a table waits for someone who is gone: all that any channel ever gets to know."""

    id: str
    """The same when it is sent once more; it says nothing."""
    table: str
    game: str
    seat: int
    name: str
    """What whoever sits there is called; "" without a name."""
    guests: tuple[str, ...]
    """Who is to be told, where they have asked for it."""


class Channel(Protocol):
    """A way to tell people."""

    async def deliveries(self, notification: TurnNotification) -> list[Delivery]:
        """What is to be sent to whom; nothing where nobody has asked for it."""


class PushChannel(Channel, Protocol):
    """The way through browsers, which subscribe to it."""

    @property
    def public_key(self) -> str:
        """The key with which a browser subscribes."""

    async def subscribe(self, guest: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Keep a browser's subscription."""

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Forget it."""


class Undelivered(Exception):
    """A message that did not get through, and might the next time."""


def path_of(table: str) -> str:
    """Where a table is on this server: a link without any right in it."""
    return f"/t/{table}"


@cache
def texts_of(language: str) -> Texts:
    """The words of a language that belong to no game."""
    return Texts(None, language)


def game_name(slug: str, language: str) -> str:
    """What a game is called; its slug where its folder is gone."""
    try:
        return _game_name(slug, language)
    except Refused:
        return slug


@cache
def _game_name(slug: str, language: str) -> str:
    return Texts(slug, language).say("game-name")
