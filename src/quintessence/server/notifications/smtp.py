"""Hands a mail to the owner's mail server: over TLS, but to a relay on this machine."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from quintessence.server.notification_settings import STARTTLS, TLS, MailSettings
from quintessence.server.notifications.channel import Undelivered

_POLICY: Final = SMTP.clone(max_line_length=998)
"""No header is folded or encoded for its length alone: a mail program must find the link to stop as it is."""


class Mailer:
    """Writes and hands over plain mails."""

    def __init__(self, settings: MailSettings, seconds: float) -> None:
        self._settings: Final = settings
        self._seconds: Final = seconds

    async def send(self, address: str, subject: str, text: str, language: str, stop: str) -> None:
        """One mail to one address; `stop` is where a mail program tells that it wants no more. Undelivered else."""
        mail = EmailMessage(_POLICY)
        mail["From"], mail["To"], mail["Subject"] = self._settings.sender, address, subject
        mail["Date"] = formatdate(usegmt=True)
        mail["Message-ID"] = make_msgid(domain=parseaddr(self._settings.sender)[1].rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        mail["Content-Language"] = language  # after the content, which clears such headers
        try:
            await asyncio.to_thread(self._hand_over, mail)
        except (smtplib.SMTPException, OSError, ssl.SSLError) as error:
            raise Undelivered(f"the mail server: {type(error).__name__}") from error  # its words may name the address

    def _hand_over(self, mail: EmailMessage) -> None:
        settings = self._settings
        address = (settings.host, settings.port)
        if settings.security == TLS:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                *address, timeout=self._seconds, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(*address, timeout=self._seconds)
        with server:
            if settings.security == STARTTLS:
                server.starttls(context=ssl.create_default_context())
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(mail)
