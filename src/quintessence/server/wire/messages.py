"""The messages of the socket, both ways; a client's message is a REST request's body, with its type and a ref."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, Field, JsonValue, StringConstraints, TypeAdapter, ValidationError

from quintessence.server.wire import requests
from quintessence.server.wire.play_shapes import (
    ActionOut,
    Clocks,
    EventOut,
    OwnAnswer,
    Previews,
    Prompt,
    Trails,
    WhyAnswers,
    Window,
)
from quintessence.server.wire.requests import Sent, Value
from quintessence.server.wire.table_shapes import ChatLine, PinOut, Presence, Status, Table, TableHead, Watcher
from quintessence.service.codec import decode
from quintessence.service.problems import Problem

Ref: TypeAlias = Annotated[str, StringConstraints(max_length=64)] | int | None


class Message(Sent):
    ref: Ref = None
    """Comes back in the answer."""


class PlayMessage(requests.Play, Message):
    type: Literal["play"]


class UndoMessage(requests.Undo, Message):
    type: Literal["undo"]


class ChatMessage(requests.Chat, Message):
    type: Literal["chat"]


class WhyMessage(requests.Why, Message):
    type: Literal["why"]


class PreviewMessage(requests.Preview, Message):
    type: Literal["preview"]


class TrailsMessage(requests.TrailsFrom, Message):
    type: Literal["trails"]


class ViewAsMessage(requests.InSeat, Message):
    type: Literal["view_as"]


class StandingAnswerMessage(requests.StandingAnswer, Message):
    type: Literal["standing_answer"]


class PinMessage(requests.Pin, Message):
    type: Literal["pin"]


class UnpinMessage(requests.Pin, Message):
    type: Literal["unpin"]


class LetPlayMessage(requests.InSeat, Message):
    type: Literal["let_play"]


class AwayMessage(requests.Away, Message):
    type: Literal["away"]


class WholeAskedMessage(Message):
    type: Literal["whole"]


class PingMessage(Message):
    type: Literal["ping"]


FromClient: TypeAlias = (
    PlayMessage
    | UndoMessage
    | ChatMessage
    | WhyMessage
    | PreviewMessage
    | TrailsMessage
    | ViewAsMessage
    | StandingAnswerMessage
    | PinMessage
    | UnpinMessage
    | LetPlayMessage
    | AwayMessage
    | WholeAskedMessage
    | PingMessage
)
_READER: Final[TypeAdapter[FromClient]] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])


def read_message(text: str | bytes) -> FromClient:
    """The message that a client sent; Problem when it is none."""
    try:
        return _READER.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Problem(422, "malformed_message", {"field": where[:200], "detail": first["msg"][:200]}) from None


def ref_of(text: bytes) -> str | int | None:
    """What a client calls a message that could not be read, as far as that can be found."""
    try:
        message = decode(text)
    except (ValueError, RecursionError):
        return None
    ref = message.get("ref") if isinstance(message, dict) else None
    return ref if isinstance(ref, (str, int)) and len(str(ref)) <= 64 else None


class WholeMessage(BaseModel):
    type: Literal["whole"]
    table: Table


ChangeKind: TypeAlias = (
    Literal["play", "undo", "resign", "offer", "accept", "decline", "abandon"]
    | Literal["stand_in", "back", "terms", "ask_back", "give_back", "keep", "take_back", "time_up"]
)


class UpdateMessage(OwnAnswer):
    type: Literal["update"]
    kind: ChangeKind
    revision: int
    from_: int = Field(alias="from")
    played: int
    seat: int | None
    questions: dict[str, int]
    to_act: list[int]
    changed: Value
    """Parts of the view that are new or different, whole."""
    patched: list[tuple[list[str | int], JsonValue]]
    """Inside large parts: the way to each place that is different, and what is there now."""
    gone: list[str]
    legal: list[ActionOut]
    prompt: Prompt | None
    undo: Literal[True] | str
    undo_seat: int | None
    outcome: Value | None
    draw_offer: int | None
    events: list[EventOut]
    actor: int | None
    status: Status
    window: Window | None
    clocks: Clocks | None


class AnswerMessage(BaseModel):
    type: Literal["answer"]
    ref: Ref
    ok: bool
    revision: int | None = None
    kept: bool | None = None
    code: str | None = None
    values: Value | None = None


class WhyAnswerMessage(WhyAnswers):
    type: Literal["why"]
    ref: Ref


class PreviewAnswerMessage(Previews):
    type: Literal["preview"]
    ref: Ref


class TrailsAnswerMessage(Trails):
    type: Literal["trails"]
    ref: Ref


class OwnAnswerMessage(OwnAnswer):
    type: Literal["standing_answer"]
    seat: int


class TableMessage(TableHead):
    type: Literal["table"]


class ChatLineMessage(BaseModel):
    """One line of chat that someone has just written."""

    type: Literal["chat"]
    line: ChatLine


class PinsMessage(BaseModel):
    """All that allies propose to each other now, oldest first."""

    type: Literal["pins"]
    pins: list[PinOut]


class ClocksMessage(BaseModel):
    """What the clocks say, where nothing else has changed."""

    type: Literal["clocks"]
    clocks: Clocks | None


class PresenceMessage(BaseModel):
    """Who is here, away or gone: seat by seat (None for bots and free seats), and those who watch."""

    type: Literal["presence"]
    presence: list[Presence | None]
    watchers: list[Watcher]


class PongMessage(BaseModel):
    type: Literal["pong"]


class RefusedMessage(BaseModel):
    """Instead of the first message, when the socket is not let in; it is then closed."""

    type: Literal["refused"]
    code: str
    values: Value


FROM_CLIENT: Final[tuple[type[BaseModel], ...]] = (
    PlayMessage,
    UndoMessage,
    ChatMessage,
    WhyMessage,
    PreviewMessage,
    TrailsMessage,
    ViewAsMessage,
    StandingAnswerMessage,
    PinMessage,
    UnpinMessage,
    LetPlayMessage,
    AwayMessage,
    WholeAskedMessage,
    PingMessage,
)
FROM_SERVER: Final[tuple[type[BaseModel], ...]] = (
    WholeMessage,
    UpdateMessage,
    AnswerMessage,
    WhyAnswerMessage,
    PreviewAnswerMessage,
    TrailsAnswerMessage,
    OwnAnswerMessage,
    TableMessage,
    ChatLineMessage,
    PinsMessage,
    ClocksMessage,
    PresenceMessage,
    PongMessage,
    RefusedMessage,
)
