"""By which ways an owner lets the server tell people that it is their turn; none unless the owner says so."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.utils import parseaddr
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from quintessence.core.game import Refused

STARTTLS: Final = "starttls"
TLS: Final = "tls"
PLAIN: Final = "plain"
LEAST_SECRET: Final = 16
_PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailSettings:
    """The mail server that takes our mails, and the address that they come from."""

    host: str
    port: int
    security: str
    """STARTTLS, TLS from the start, or PLAIN to a relay on this machine."""
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class WebhookSettings:
    """The address of the owner's own program, and the secret that our calls are signed with."""

    url: str
    secret: str = field(repr=False)


@dataclass(frozen=True)
class NotificationSettings:
    """The ways that are open."""

    mail: MailSettings | None = None
    webhook: WebhookSettings | None = None
    push_contact: str = ""
    """Whom a push service may write to about this server ("mailto:…"); "" where there is no push."""
    has_local_push: bool = False
    """Whether push endpoints may be plain and on this machine: for tests alone."""

    def is_any(self) -> bool:
        """Whether anyone can be told at all."""
        return self.mail is not None or self.webhook is not None or bool(self.push_contact)


NO_NOTIFICATIONS: Final = NotificationSettings()


def mail_settings(url: str, sender: str, password: str) -> MailSettings:
    """smtp://user@host:587 (STARTTLS) or smtps://user@host (TLS); plain only to a relay on this machine."""
    parts = _split("--mail", url)
    host = parts.hostname or ""
    if parts.scheme not in _PORTS or not host:
        raise Refused("bad_mail_url", {"value": _without_password(parts)})
    if not is_mail_address(parseaddr(sender)[1]):
        raise Refused("bad_mail_sender", {"value": sender})
    is_relay = is_loopback(host) and not parts.username
    security = PLAIN if is_relay and parts.scheme == "smtp" else STARTTLS if parts.scheme == "smtp" else TLS
    user = unquote(parts.username or "")
    known = unquote(parts.password or "") or password
    port = parts.port or (25 if security == PLAIN else _PORTS[parts.scheme])
    return MailSettings(host, port, security, sender, user, known)


def webhook_settings(url: str, secret: str) -> WebhookSettings:
    """An https address, or one on this machine; signed with a secret that is not short."""
    parts = _split("--webhook", url)
    is_safe = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname or ""))
    if not is_safe or not is_plain_url(url):
        raise Refused("bad_webhook_url", {"value": _without_password(parts)})
    if len(secret) < LEAST_SECRET:
        raise Refused("webhook_secret_short", {"least": LEAST_SECRET})
    return WebhookSettings(url, secret)


def push_contact(text: str) -> str:
    """A mailto: or https address; push services want one of whoever sends."""
    is_mail = text.startswith("mailto:") and is_mail_address(text.removeprefix("mailto:"))
    if not is_mail and not (text.startswith("https://") and is_plain_url(text)):
        raise Refused("bad_push_contact", {"value": text})
    return text


def is_mail_address(text: str) -> bool:
    """Whether a text looks like one address, and nothing that could be two, or a header."""
    name, _, domain = text.rpartition("@")
    is_plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return is_plain and 3 <= len(text) <= 254 and 0 < len(name) <= 64 and "@" not in name and "." in domain.strip(".")


def is_plain_url(text: str) -> bool:
    """Whether an address can stand in a request as it is: no spaces, no control characters, no name and password."""
    try:
        parts = urlsplit(text)
        is_named = bool(parts.hostname) and parts.username is None and (parts.port or 1) > 0
    except ValueError:
        return False
    return is_named and text.isascii() and text.isprintable() and " " not in text and len(text) <= 2000


def is_loopback(host: str) -> bool:
    """Whether a host is this machine, by its name or address."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _split(name: str, url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        _ = parts.port  # which is read, and refused, only here
    except ValueError:
        raise Refused("bad_url", {"name": name, "value": "?"}) from None
    return parts


def _without_password(parts: SplitResult) -> str:
    """An address as it may be shown."""
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
