"""The parts of telling people put together, as the owner has set it up."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Refused
from quintessence.server.notifications.addresses import Addresses
from quintessence.server.notifications.channel import Channel, PushChannel
from quintessence.server.notifications.mail import Mail
from quintessence.server.notifications.outbox import Outbox
from quintessence.server.notifications.smtp import Mailer
from quintessence.server.notifications.turn_watch import TurnWatch
from quintessence.server.notifications.webhook import Webhook
from quintessence.server.settings import Settings
from quintessence.service.tables.leases import Leases
from quintessence.service.tables.registry import Tables
from quintessence.table.change import Change as TableChange
from quintessence.table.table import Table


class Notifier:
    """The channels that are open, and the watch that tells through them. Without channels it does nothing."""

    def __init__(self, settings: Settings, tables: Tables, leases: Leases, secret: bytes) -> None:
        ways, limits = settings.notifications, settings.limits
        address = settings.public_origin()
        self.is_on: Final = ways.is_any()
        self.mail: Mail | None = None
        self.push: PushChannel | None = None
        self.has_webhook: Final = ways.webhook is not None
        channels: list[Channel] = []
        if ways.mail is not None:
            mailer = Mailer(ways.mail, limits.notification_timeout)
            self.mail = Mail(mailer, Addresses(tables.storage, secret, limits), address)
            channels.append(self.mail)
        if ways.push_contact:
            self.push = _push(settings, tables, secret)
            channels.append(self.push)
        if ways.webhook is not None:
            channels.append(Webhook(ways.webhook, address, limits.notification_timeout))
        self.outbox: Final = Outbox(channels, tables.clock, limits.notifications_waiting)
        self.watch: Final = TurnWatch(tables, leases, limits, self.outbox.tell)

    def saw(self, table: Table, change: TableChange) -> None:
        """The position of a table, or who is there, has changed."""
        self.watch.wake(table)

    def is_needed(self, table: Table) -> bool:
        """Whether a process has to keep a table's time for this."""
        return self.is_on and self.watch.is_needed(table)

    async def settled(self) -> None:
        """Wait for what is being told and sent."""
        await self.watch.settled()
        await self.outbox.settled()

    async def close(self) -> None:
        """Tell nobody any more."""
        await self.watch.close()
        await self.outbox.close()


def _push(settings: Settings, tables: Tables, secret: bytes) -> PushChannel:
    """Only here: its library is an extra."""
    from quintessence.server.notifications.push import Push
    from quintessence.server.notifications.vapid import Vapid

    limits, ways = settings.limits, settings.notifications
    vapid = Vapid(secret, ways.push_contact)
    return Push(tables.storage, vapid, limits.notification_timeout, limits.push_browsers, ways.has_local_push)


def check_push() -> None:
    """Refused where what push needs is not installed."""
    try:
        import cryptography  # noqa: F401
    except ImportError as error:
        raise Refused("push_driver_missing", {"detail": str(error)}) from error
