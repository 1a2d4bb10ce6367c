"""The owner's own program is told: a signed POST, in the form of the Standard Webhooks."""

from __future__ import annotations

import hmac
from base64 import b64encode
from hashlib import sha256
from time import time
from typing import Final

from quintessence.server.notification_settings import WebhookSettings
from quintessence.server.notifications.channel import Delivery, TurnNotification, Undelivered, path_of
from quintessence.server.notifications.posting import post
from quintessence.service.codec import encode

EVENT: Final = "turn"


class Webhook:
    """Tells of every turn, whoever's it is. That the address is safe was checked when the server started."""

    def __init__(self, settings: WebhookSettings, address: str, seconds: float) -> None:
        """`address` is where people find this server."""
        self._settings: Final = settings
        self._address: Final = address
        self._seconds: Final = seconds

    async def deliveries(self, notification: TurnNotification) -> list[Delivery]:
        body = encode(
            {
                "event": EVENT,
                "table": notification.table,
                "game": notification.game,
                "seat": notification.seat,
                "name": notification.name,
                "link": self._address + path_of(notification.table),
            }
        )

        async def send() -> None:
            headers = signed_headers(self._settings.secret, notification.id, body)
            status = await post(self._settings.url, headers, body, self._seconds, is_public=False)
            if not 200 <= status < 300:
                raise Undelivered(f"the webhook answers {status}")

        return [send]


def signed_headers(secret: str, id_: str, body: bytes) -> dict[str, str]:
    """By these a receiver knows that it was us, when, and whether it has this one already."""
    stamp = str(int(time()))
    signature = hmac.new(secret.encode(), f"{id_}.{stamp}.".encode() + body, sha256).digest()
    return {
        "Content-Type": "application/json",
        "webhook-id": id_,
        "webhook-timestamp": stamp,
        "webhook-signature": f"v1,{b64encode(signature).decode()}",
    }
