"""Mail: to the address that a guest has confirmed, with a link to stop in each."""

from __future__ import annotations

from functools import partial
from typing import Final

from quintessence.core.game import Values
from quintessence.server.notifications.addresses import Addresses
from quintessence.server.notifications.channel import Delivery, TurnNotification, game_name, path_of, texts_of
from quintessence.server.notifications.smtp import Mailer


class Mail:
    """Writes to guests in their language."""

    def __init__(self, mailer: Mailer, addresses: Addresses, address: str) -> None:
        """`address` is where people find this server."""
        self._mailer: Final = mailer
        self.addresses: Final = addresses
        self._address: Final = address

    async def ask(self, guest: str, address: str, language: str) -> Delivery:
        """Keep an address until it is confirmed; what mails the code to it."""
        code = await self.addresses.begin(guest, address, language)
        token = self.addresses.never_token(address)
        values: Values = {"code": code, "server": self._address, "stop": self._stop_page(token)}
        return partial(self._send, address, "mail-code", values, language, token)

    async def deliveries(self, notification: TurnNotification) -> list[Delivery]:
        deliveries: dict[str, Delivery] = {}
        for guest in notification.guests:
            known = await self.addresses.of(guest)
            if known is not None and known.is_confirmed:
                deliveries[known.address] = partial(self._tell, guest, notification)
        return [*deliveries.values()]

    async def _tell(self, guest: str, notification: TurnNotification) -> None:
        """Write to a guest, unless the address is gone since."""
        known = await self.addresses.of(guest)
        if known is None or not known.is_confirmed:
            return
        token = self.addresses.stop_token(guest, known.address)
        values: Values = {
            "game": game_name(notification.game, known.language),
            "link": self._address + path_of(notification.table),
            "stop": self._stop_page(token),
        }
        await self._send(known.address, "mail-turn", values, known.language, token)

    async def _send(self, address: str, key: str, values: Values, language: str, token: str) -> None:
        texts = texts_of(language)
        subject, text = texts.say(f"{key}-subject", values), texts.say(key, values)
        stop = f"{self._address}/api/notifications/stop?token={token}"
        await self._mailer.send(address, subject, text, language, stop)

    def _stop_page(self, token: str) -> str:
        """The page on which a person stops the mails: a press of a button, since programs follow links."""
        return f"{self._address}/mail?stop={token}"
