"""Web Push: the browsers that a guest has subscribed are told, through their makers' services."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from quintessence.core.game import Values
from quintessence.server.notification_settings import is_loopback, is_plain_url
from quintessence.server.notifications.channel import (
    Delivery,
    TurnNotification,
    Undelivered,
    game_name,
    path_of,
    texts_of,
)
from quintessence.server.notifications.encryption import AUTH, browser_point, encrypt
from quintessence.server.notifications.posting import post
from quintessence.server.notifications.vapid import Vapid, base64url, from_base64url
from quintessence.service.codec import encode
from quintessence.service.problems import Problem
from quintessence.service.storage.protocol import Storage

KIND: Final = "push"
_LENGTH: Final = 512
"""Bytes to which every message is padded: its length tells no name."""
_DAY: Final = 24 * 3600
_GONE: Final = (404, 410)


class Push:
    """A guest's subscriptions, and what is sent to them."""

    def __init__(self, storage: Storage, vapid: Vapid, seconds: float, most: int, has_local: bool = False) -> None:
        """`has_local` allows plain endpoints on this machine: for tests alone."""
        self._storage: Final = storage
        self._vapid: Final = vapid
        self._seconds: Final = seconds
        self._most: Final = most
        self._has_local: Final = has_local

    @property
    def public_key(self) -> str:
        """The key with which a browser subscribes."""
        return self._vapid.public_key

    async def subscribe(self, guest: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Keep a browser's subscription, or its language anew; the oldest goes where there are too many."""
        self._require_endpoint(endpoint)
        try:
            browser_point(from_base64url(p256dh))
            is_secret = len(from_base64url(auth)) == AUTH
        except ValueError:
            is_secret = False
        if not is_secret:
            raise Problem(422, "bad_push_subscription")
        body: Values = {"endpoint": endpoint, "p256dh": p256dh, "auth": auth, "language": language}

        def decide(known: dict[str, Values]) -> dict[str, Values | None]:
            others = [name for name in known if name != _name(endpoint)]  # the oldest first
            too_many = others[: max(0, len(others) + 1 - self._most)]
            return {**dict.fromkeys(too_many), _name(endpoint): body}

        await self._storage.change_documents(guest, KIND, None, decide)

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Forget a browser."""
        await self._storage.remove_document(guest, KIND, _name(endpoint))

    async def deliveries(self, notification: TurnNotification) -> list[Delivery]:
        deliveries: dict[str, Delivery] = {}
        for guest in notification.guests:
            for name, subscription in (await self._storage.documents(guest, KIND)).items():
                deliveries[name] = partial(self._send, guest, subscription, notification)
        return [*deliveries.values()]

    async def _send(self, guest: str, subscription: Values, notification: TurnNotification) -> None:
        endpoint, language = str(subscription["endpoint"]), str(subscription["language"])
        key, auth = (from_base64url(str(subscription[name])) for name in ("p256dh", "auth"))
        body = encrypt(encode(payload(notification, language)), key, auth, _LENGTH)
        headers = {
            "Authorization": self._vapid.authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_DAY),
            "Urgency": "normal",
            "Topic": _name(endpoint + notification.table),  # a newer one takes an older one's place
        }
        status = await post(endpoint, headers, body, self._seconds, is_public=not self._has_local)
        if status in _GONE:
            await self.unsubscribe(guest, endpoint)
        elif not 200 <= status < 300:
            raise Undelivered(f"a push service answers {status}")

    def _require_endpoint(self, endpoint: str) -> None:
        """Problem for what no push service has: the addresses behind its name are looked at whenever we send."""
        parts = urlsplit(endpoint) if is_plain_url(endpoint) else urlsplit("")
        is_local = self._has_local and parts.scheme == "http" and is_loopback(parts.hostname or "")
        if not is_local and (parts.scheme != "https" or parts.port not in (None, 443)):
            raise Problem(422, "bad_push_subscription")


def payload(notification: TurnNotification, language: str) -> Values:
    """All that a push message says."""
    return {
        "game": game_name(notification.game, language),
        "text": texts_of(language).say("notification-turn"),
        "link": path_of(notification.table),
    }


def _name(text: str) -> str:
    return base64url(sha256(text.encode()).digest()[:18])
