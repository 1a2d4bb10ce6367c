"""The messages of the socket, both ways, as the OpenAPI schema gives them to the page."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field, JsonValue

from quintessence.server.models import Own, Prompt, Said, Status, Table, TableHead, Trails, Value, WhyAnswers, Window


class PlayMessage(BaseModel):
    type: Literal["play"]
    number: int
    seat: int
    row: list[JsonValue]
    ref: str | int | None = None


class UndoMessage(BaseModel):
    type: Literal["undo"]
    number: int
    seat: int
    ref: str | int | None = None


class ChatMessage(BaseModel):
    type: Literal["chat"]
    text: str
    ref: str | int | None = None


class WhyMessage(BaseModel):
    type: Literal["why"]
    seat: int
    rows: list[JsonValue]
    ref: str | int | None = None


class TrailsMessage(BaseModel):
    type: Literal["trails"]
    seat: int
    tag: str
    start: list[JsonValue]
    ref: str | int | None = None


class LookMessage(BaseModel):
    type: Literal["look"]
    seat: int
    ref: str | int | None = None


class StandMessage(BaseModel):
    type: Literal["standing"]
    seat: int
    code: str
    ref: str | int | None = None


class PlainMessage(BaseModel):
    type: Literal["whole", "ping"]


class WholeMessage(BaseModel):
    type: Literal["whole"]
    table: Table


class UpdateMessage(Own):
    type: Literal["update"]
    kind: Literal["play", "undo", "resign", "offer", "accept", "decline", "abandon"]
    number: int
    from_: int = Field(alias="from")
    played: int
    seat: int | None
    to_act: list[int]
    changed: Value
    gone: list[str]
    legal: list[Said]
    prompt: Prompt | None
    undo: Literal[True] | str
    undo_seat: int | None
    outcome: Value | None
    draw_offer: int | None
    undone: bool
    events: list[Said]
    actor: int | None
    status: Status
    window: Window | None


class AnswerMessage(BaseModel):
    type: Literal["answer"]
    ref: str | int | None
    ok: bool
    number: int | None = None
    code: str | None = None
    values: Value | None = None


class WhyAnswerMessage(WhyAnswers):
    type: Literal["why"]
    ref: str | int | None


class TrailsAnswerMessage(Trails):
    type: Literal["trails"]
    ref: str | int | None


class StandingMessage(Own):
    type: Literal["standing"]
    seat: int


class TableMessage(TableHead):
    type: Literal["table"]


class PongMessage(BaseModel):
    type: Literal["pong"]


class RefusedMessage(BaseModel):
    """Instead of the first message, when the socket is not let in; it is then closed."""

    type: Literal["refused"]
    code: str
    values: Value


FROM_CLIENT = (
    PlayMessage,
    UndoMessage,
    ChatMessage,
    WhyMessage,
    TrailsMessage,
    LookMessage,
    StandMessage,
    PlainMessage,
)
FROM_SERVER = (
    WholeMessage,
    UpdateMessage,
    AnswerMessage,
    WhyAnswerMessage,
    TrailsAnswerMessage,
    StandingMessage,
    TableMessage,
    PongMessage,
    RefusedMessage,
)
