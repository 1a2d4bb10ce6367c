"""What the server tells of itself and of who asks; and the one shape of every refusal."""

from __future__ import annotations

from pydantic import BaseModel

from quintessence.server.wire.requests import Value


class Me(BaseModel):
    """Who the caller is to this server."""

    id: str
    name: str
    colour: str


class NotificationsOut(BaseModel):
    """By which ways this server tells people of their turn, and what it keeps of who asks."""

    push_key: str | None
    """The key with which a browser subscribes; None where there is no push."""
    mail: bool
    webhook: bool
    """Whether a program of the server's owner is told as well."""
    address: str | None
    is_confirmed: bool


class Reach(BaseModel):
    """Where others find this server; None where only its own machine does. Whether that was opened, and may be."""

    address: str | None
    opened: bool
    may_open: bool


class Health(BaseModel):
    """Whether the server can serve, and what it runs."""

    ok: bool
    version: str
    compiled: bool
    server: bool
    """Whether there is one: a page whose tables are in the browser is told that there is not."""


class ProblemOut(BaseModel):
    """JSON problem details with the engine's code and values."""

    type: str
    title: str
    status: int
    code: str
    values: Value
