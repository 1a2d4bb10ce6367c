"""The mail addresses that guests gave: none is written to before its owner has typed the code that was mailed there."""

from __future__ import annotations

import contextlib
import hmac
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Final

from itsdangerous import BadSignature, Signer

from quintessence.core.game import Json, Values
from quintessence.server.notification_settings import is_mail_address
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.storage.change import change_document
from quintessence.service.storage.protocol import Storage
from quintessence.table.caller import is_same

KIND: Final = "mail"
_NAME: Final = "address"
_SENT: Final = "sent"
_REFUSED: Final = "refused"
_NEVER: Final = "never"
_HOUR: Final = 3600.0
_DAY: Final = 24 * _HOUR


@dataclass(frozen=True)
class Address:
    """A guest's address, and whether its owner has confirmed it."""

    address: str
    language: str
    is_confirmed: bool


class Addresses:
    """Keeps one address a guest. What bounds the mails with codes is stored, and so holds in every process."""

    def __init__(self, storage: Storage, secret: bytes, limits: Limits, now: Callable[[], float] = time) -> None:
        self._storage: Final = storage
        self._secret: Final = secret
        self._signer: Final = Signer(secret, salt="quintessence mail", digest_method=sha256)
        self._limits: Final = limits
        self._now: Final = now
        self._lately: Final[deque[float]] = deque(maxlen=limits.mail_codes_per_hour)

    async def of(self, guest: str) -> Address | None:
        """The address that a guest gave."""
        document = await self._document(guest)
        return (
            None
            if document is None
            else Address(str(document["address"]), str(document["language"]), bool(document["confirmed"]))
        )

    async def begin(self, guest: str, address: str, language: str) -> str:
        """Keep an address that is not confirmed yet; the code to mail to it. Problem where there were too many."""
        if not is_mail_address(address):
            raise Problem(422, "bad_mail_address")
        await self._count(guest, address)
        code = f"{secrets.randbelow(10**6):06}"
        body: Values = {"address": address, "language": language, "confirmed": False, "tries": 0}
        body |= {"code": code, "until": self._now() + _HOUR}
        await self._storage.store_document(guest, KIND, _NAME, body)
        return code

    async def confirm(self, guest: str, code: str) -> None:
        """Take the code that was mailed; Problem when it is another one, too old, or too many were tried."""

        def change(document: Values | None) -> Values:
            if document is None or document["confirmed"]:
                raise Problem(409, "no_mail_code")
            tries, until = document["tries"], document["until"]
            assert isinstance(tries, int) and isinstance(until, float)
            if tries >= self._limits.mail_code_tries or until < self._now():
                raise Problem(409, "no_mail_code")
            if not is_same(str(document["code"]), code.replace(" ", "")):
                return {**document, "tries": tries + 1}
            return {"address": document["address"], "language": document["language"], "confirmed": True}

        confirmed = await change_document(self._storage, guest, KIND, _NAME, change)
        if confirmed is None or not confirmed["confirmed"]:
            raise Problem(403, "wrong_mail_code")

    async def remove(self, guest: str) -> None:
        """Forget a guest's address."""
        await self._storage.remove_document(guest, KIND, _NAME)

    async def speak(self, guest: str, language: str) -> None:
        """Write to a guest in another language from now on."""
        if await self._document(guest) is not None:  # what most guests have not is not written
            await change_document(
                self._storage, guest, KIND, _NAME, lambda document: document and {**document, "language": language}
            )

    def stop_token(self, guest: str, address: str) -> str:
        """With it, whoever reads a mail of ours ends them."""
        return self._signer.sign(f"{guest}:{self._hash(address)}").decode()

    def never_token(self, address: str) -> str:
        """With it, whoever was sent a code unasked has that address left alone for good."""
        return self._signer.sign(f"{_NEVER}:{self._hash(address)}").decode()

    async def stop(self, token: str) -> None:
        """Do what a token says; Problem when it is none of ours."""
        try:
            guest, _, hashed = self._signer.unsign(token).decode().partition(":")
        except (BadSignature, UnicodeDecodeError):
            raise Problem(404, "unknown_stop_link") from None
        if guest == _NEVER:
            await self._storage.store_document(f"mail:{hashed}", KIND, _REFUSED, {})
            return
        address = await self.of(guest)
        if address is not None and self._hash(address.address) == hashed:
            await self.remove(guest)

    async def _count(self, guest: str, address: str) -> None:
        """Count a mail with a code, of this guest, to this address and in all; Problem where there were too many."""
        owner, now = f"mail:{self._hash(address)}", self._now()
        if await self._storage.document(owner, KIND, _REFUSED) is not None:
            raise Problem(403, "mail_refused")
        if len(self._lately) == self._lately.maxlen and self._lately[0] > now - _HOUR:
            raise Problem(429, "too_many_mail_codes")
        self._lately.append(now)
        try:
            for name in (guest, owner):  # a guest who has no more to send uses up nothing of an address
                await change_document(self._storage, name, KIND, _SENT, lambda sent: self._one_more(sent, now))
        except Problem:
            with contextlib.suppress(ValueError):
                self._lately.remove(now)
            raise

    def _one_more(self, sent: Values | None, now: float) -> Values:
        """The times of a day's mails with one more; Problem where there were too many."""
        times = [at for at in _times(sent) if at > now - _DAY]
        if len(times) >= self._limits.mail_codes_per_day:
            raise Problem(429, "too_many_mail_codes")
        return {"times": [*times, now]}

    async def _document(self, guest: str) -> Values | None:
        return (await self._storage.documents(guest, KIND)).get(_NAME)

    def _hash(self, address: str) -> str:
        """An address as it is counted by, without being readable."""
        return hmac.new(self._secret, b"quintessence mail " + address.lower().encode(), sha256).hexdigest()[:32]


def _times(sent: Values | None) -> list[float]:
    times: Json = [] if sent is None else sent.get("times")
    return [at for at in times if isinstance(at, float)] if isinstance(times, list) else []
