"""Each request of a caller by its fields: a server reads it with pydantic, a host in the browser with `Body`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from quintessence.core.game import Json, Values


class InSeat(Protocol):
    """Something about a seat of one's own."""

    @property
    def seat(self) -> int: ...


class Play(InSeat, Protocol):
    """An action as the answer to a question."""

    @property
    def question(self) -> int: ...

    @property
    def row(self) -> list[Json]: ...


class Undo(InSeat, Protocol):
    """A seat's last action taken back."""

    @property
    def question(self) -> int: ...


class StandingAnswer(InSeat, Protocol):
    """An answer ahead of what may be asked."""

    @property
    def code(self) -> str: ...


class StandIn(InSeat, Protocol):
    """A bot for someone who is gone."""

    @property
    def level(self) -> str: ...


class Answered(InSeat, Protocol):
    """An offer, a question of a seat, or the answer to one."""

    @property
    def answer(self) -> str: ...


class Why(InSeat, Protocol):
    """Rows that cannot be played, perhaps."""

    @property
    def rows(self) -> list[Json]: ...


class Preview(InSeat, Protocol):
    """Ways to go on, each some rows that follow from each other."""

    @property
    def ways(self) -> list[list[list[Json]]]: ...


class TrailsFrom(InSeat, Protocol):
    """Actions of one kind, from a first one."""

    @property
    def tag(self) -> str: ...

    @property
    def start(self) -> list[Json]: ...


class Pin(InSeat, Protocol):
    """A row that is proposed to one's allies."""

    @property
    def row(self) -> list[Json]: ...


class Chat(Protocol):
    """A line of chat."""

    @property
    def text(self) -> str: ...


class Join(Protocol):
    """A token that lets one in."""

    @property
    def token(self) -> str: ...


class Recover(Protocol):
    """A seat's short code."""

    @property
    def code(self) -> str: ...


class Revoke(Protocol):
    """Whose link is renewed: a seat's, or "spectator"."""

    @property
    def seat(self) -> int | str: ...


class WantedSeat(Protocol):
    """A seat that someone asks for."""

    @property
    def kind(self) -> str: ...

    @property
    def level(self) -> str | None: ...


class WantedClock(Protocol):
    """The time that each seat is to have, and what happens at zero."""

    @property
    def per(self) -> str: ...

    @property
    def seconds(self) -> int: ...

    @property
    def increment(self) -> int: ...

    @property
    def at_zero(self) -> str: ...

    @property
    def level(self) -> str: ...


class NewTable(Protocol):
    """A table that someone wants to have."""

    @property
    def game(self) -> str: ...

    @property
    def options(self) -> Values: ...

    @property
    def seats(self) -> Sequence[WantedSeat]: ...

    @property
    def variant(self) -> str | None: ...

    @property
    def answer_seconds(self) -> int | None: ...

    @property
    def seed(self) -> str | None: ...

    @property
    def claim_seconds(self) -> int | None: ...

    @property
    def listed(self) -> bool: ...

    @property
    def pace(self) -> int | None: ...

    @property
    def clock(self) -> WantedClock | None: ...


class Fork(Protocol):
    """A point of a match to go on from."""

    @property
    def at(self) -> int: ...

    @property
    def seats(self) -> Sequence[WantedSeat]: ...

    @property
    def puzzle(self) -> bool: ...
