"""The ways by which `quintessence serve` tells people of their turn: arguments, and secrets of the environment."""

from __future__ import annotations

import argparse

from quintessence.cli.arguments import Group, from_environment
from quintessence.core.game import Refused
from quintessence.server.notification_settings import (
    NotificationSettings,
    mail_settings,
    push_contact,
    webhook_settings,
)

_UNREADABLE = "secret_unreadable"


def add(group: Group) -> None:
    """Describe the arguments."""
    group.value("--mail", "url")
    group.value("--mail-from", "host")
    group.value("--webhook", "url")
    group.value("--push", "url")


def chosen(arguments: argparse.Namespace) -> NotificationSettings:
    """What the owner has chosen; Refused when it cannot be used."""
    mail = arguments.mail or from_environment("QUINTESSENCE_MAIL", _UNREADABLE)
    webhook = arguments.webhook or from_environment("QUINTESSENCE_WEBHOOK", _UNREADABLE)
    contact = arguments.push or from_environment("QUINTESSENCE_PUSH", _UNREADABLE)
    if (mail or webhook) and not arguments.public_url:
        raise Refused("notifications_need_url")
    sender = arguments.mail_from or from_environment("QUINTESSENCE_MAIL_FROM", _UNREADABLE)
    password = from_environment("QUINTESSENCE_MAIL_PASSWORD", _UNREADABLE) if mail else ""
    secret = from_environment("QUINTESSENCE_WEBHOOK_SECRET", _UNREADABLE) if webhook else ""
    if contact:
        from quintessence.server.notifications.notifier import check_push  # only here: the server takes a while to load

        check_push()
    return NotificationSettings(
        mail_settings(mail, sender, password) if mail else None,
        webhook_settings(webhook, secret) if webhook else None,
        push_contact(contact) if contact else "",
    )
