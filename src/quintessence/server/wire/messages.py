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
    """What every message of a client has: a ref of the client's choice, which comes back with the answer."""

    ref: Ref = None
    """Comes back in the answer."""


class PlayMessage(requests.Play, Message):
    """Play an action."""

    type: Literal["play"]


class UndoMessage(requests.Undo, Message):
    """Take one's last action back."""

    type: Literal["undo"]


class ChatMessage(requests.Chat, Message):
    """Write a line of chat."""

    type: Literal["chat"]


class WhyMessage(requests.Why, Message):
    """Ask why some rows cannot be played."""

    type: Literal["why"]


class PreviewMessage(requests.Preview, Message):
    """Ask what some ways to go on would come to."""

    type: Literal["preview"]


class TrailsMessage(requests.TrailsFrom, Message):
    """Ask where actions of one kind lead, one after the other."""

    type: Literal["trails"]


class ViewAsMessage(requests.InSeat, Message):
    """Look at the table through another of one's own seats."""

    type: Literal["view_as"]


class StandingAnswerMessage(requests.StandingAnswer, Message):
    """Answer ahead what may be asked in another's turn."""

    type: Literal["standing_answer"]


class PinMessage(requests.Pin, Message):
    """Propose an action to one's allies."""

    type: Literal["pin"]


class UnpinMessage(requests.Pin, Message):
    """Take a proposal back."""

    type: Literal["unpin"]


class LetPlayMessage(requests.InSeat, Message):
    """Have a bot play at once what it proposes."""

    type: Literal["let_play"]


class AwayMessage(requests.Away, Message):
    """Say that nobody looks at the page now, or somebody does again."""

    type: Literal["away"]


class WholeAskedMessage(Message):
    """Ask for the whole table."""

    type: Literal["whole"]


class PingMessage(Message):
    """Ask whether the server still answers."""

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
    """The whole table, which replaces all that the client has."""

    type: Literal["whole"]
    table: Table


ChangeKind: TypeAlias = (
    Literal["play", "undo", "resign", "offer", "accept", "decline", "abandon"]
    | Literal["stand_in", "back", "terms", "ask_back", "give_back", "keep", "take_back", "time_up"]
)


class UpdateMessage(OwnAnswer):
    """What an action, an undo or the like has changed, from revision `from` to `revision`."""

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
    """What became of the client's message with this ref: done, or refused with a code."""

    type: Literal["answer"]
    ref: Ref
    ok: bool
    revision: int | None = None
    kept: bool | None = None
    code: str | None = None
    values: Value | None = None


class WhyAnswerMessage(WhyAnswers):
    """The answer to `why`."""

    type: Literal["why"]
    ref: Ref


class PreviewAnswerMessage(Previews):
    """The answer to `preview`."""

    type: Literal["preview"]
    ref: Ref


class TrailsAnswerMessage(Trails):
    """The answer to `trails`."""

    type: Literal["trails"]
    ref: Ref


class OwnAnswerMessage(OwnAnswer):
    """For the holders of a seat alone: what it has answered ahead."""

    type: Literal["standing_answer"]
    seat: int


class TableMessage(TableHead):
    """Who is at the table and how it goes; the position is as it was."""

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
    """The answer to `ping`."""

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
