"""REST: by which ways a guest is told of a turn while gone; each is asked for, and ended, by the guest alone."""

from __future__ import annotations

from typing import Annotated, TypeVar

from fastapi import APIRouter, Query
from starlette.responses import Response

from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask
from quintessence.server.wire.requests import LanguageIn, MailCode, MailIn, PushIn, PushOut
from quintessence.server.wire.server_shapes import NotificationsOut
from quintessence.service.problems import Problem

T = TypeVar("T")
router = APIRouter(prefix="/api/notifications", responses=PROBLEMS)


@router.get("", response_model=NotificationsOut)
async def notifications(ask: Ask) -> Values:
    """The ways that there are here, and what is kept of the caller."""
    notifier = ask.service.notifier
    known = None if notifier.mail is None else await notifier.mail.addresses.of(ask.guest)
    return {
        "push_key": None if notifier.push is None else notifier.push.public_key,
        "mail": notifier.mail is not None,
        "webhook": notifier.has_webhook,
        "address": None if known is None else known.address,
        "is_confirmed": known is not None and known.is_confirmed,
    }


@router.post("/push", response_model=NotificationsOut)
async def subscribe(ask: Ask, body: PushIn) -> Values:
    """Have a browser of the caller told."""
    push = _offered(ask.service.notifier.push)
    await push.subscribe(ask.guest, body.endpoint, body.keys.p256dh, body.keys.auth, body.language)
    return await notifications(ask)


@router.post("/push/remove", response_model=NotificationsOut)
async def unsubscribe(ask: Ask, body: PushOut) -> Values:
    """Have a browser told no more."""
    await _offered(ask.service.notifier.push).unsubscribe(ask.guest, body.endpoint)
    return await notifications(ask)


@router.post("/mail", response_model=NotificationsOut)
async def give_address(ask: Ask, body: MailIn) -> Values:
    """Give an address; a code is mailed there, and nothing else before it has come back."""
    delivery = await _offered(ask.service.notifier.mail).ask(ask.guest, body.address, body.language)
    if not ask.service.notifier.outbox.add(delivery):
        raise Problem(503, "server_busy")
    return await notifications(ask)


@router.post("/mail/confirm", response_model=NotificationsOut)
async def confirm(ask: Ask, body: MailCode) -> Values:
    """Give the code that was mailed."""
    await _offered(ask.service.notifier.mail).addresses.confirm(ask.guest, body.code)
    return await notifications(ask)


@router.delete("/mail", response_model=NotificationsOut)
async def remove_address(ask: Ask) -> Values:
    """Have the caller's address forgotten."""
    await _offered(ask.service.notifier.mail).addresses.remove(ask.guest)
    return await notifications(ask)


@router.put("/language", response_model=NotificationsOut)
async def speak(ask: Ask, body: LanguageIn) -> Values:
    """Have mails written in another language; a browser that subscribes says its own."""
    if ask.service.notifier.mail is not None:
        await ask.service.notifier.mail.addresses.speak(ask.guest, body.language)
    return await notifications(ask)


@router.post("/stop", status_code=204)
async def stop(ask: Ask, token: Annotated[str, Query(max_length=300)]) -> Response:
    """End the mails that a link belongs to: for a mail program by one POST, or for the page that a person is led to."""
    await _offered(ask.service.notifier.mail).addresses.stop(token)
    return Response(status_code=204)


def _offered(way: T | None) -> T:
    """A way that is open here; Problem where it is not."""
    if way is None:
        raise Problem(404, "no_such_notifications")
    return way
