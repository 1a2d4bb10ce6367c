"""JSON as a table needs it; a server gives a quicker way to make the same."""

from __future__ import annotations

import json
from typing import Final, Protocol

from quintessence.core.game import Action, Json, Values

_ENCODE: Final = json.JSONEncoder(separators=(",", ":")).encode


class Codec(Protocol):
    """What makes JSON of a table's parts: this module, or one with the same functions."""

    def encode(self, value: object) -> bytes:
        """A value as JSON."""

    def encode_briefly(self, value: object) -> bytes:
        """A value as JSON that stays in memory."""

    def encode_actions(self, actions: list[Action]) -> bytes:
        """Some actions as one JSON list."""

    def encode_parts(self, view: Values) -> dict[str, bytes]:
        """A view, each part as JSON."""

    def find_by_row(self, actions: list[Action], row: list[Json]) -> Action | None:
        """The one of some actions that a row names."""


def encode(value: object) -> bytes:
    """A value as JSON."""
    return _ENCODE(value).encode()


def encode_briefly(value: object) -> bytes:
    """The same, for what stays in memory."""
    return encode(value)


def action_json(action: Action) -> Values:
    """An action: its row, and its ids by the names that the texts use."""
    return {"row": action.row(), "values": action.values()}


def encode_actions(actions: list[Action]) -> bytes:
    """Some actions as one JSON list."""
    return encode([action_json(action) for action in actions])


def encode_parts(view: Values) -> dict[str, bytes]:
    """A view, each part as JSON."""
    return {name: encode(part) for name, part in view.items()}


def find_by_row(actions: list[Action], row: list[Json]) -> Action | None:
    """The one of some actions that a row names; as JSON, where 1 is not true."""
    text = encode(row)
    return next((action for action in actions if encode(action.row()) == text), None)
