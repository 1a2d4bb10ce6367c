"""What the server tells of a game: its options, its presets, its levels, whose data it has."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, JsonValue

from quintessence.server.wire.requests import Value

Relation = Literal["rivals", "allies"]


class LimitOut(BaseModel):
    """While another option has one of some values, only these choices are left."""

    option: str
    values: list[JsonValue]
    choices: list[JsonValue]


class OptionOut(BaseModel):
    """An option of a game: its choices, and when they may be chosen."""

    name: str
    default: JsonValue
    choices: list[JsonValue]
    seats: dict[str, list[int]]
    """The numbers of players that a choice leaves, by its JSON, where they differ from the usual ones."""
    group: Literal["opponent", "board", "privacy", "expert"]
    limits: list[LimitOut]
    ladder: list[JsonValue]


class PresetOut(BaseModel):
    """A way to begin that the game recommends."""

    code: str
    seats: int
    options: Value
    is_quick: bool


class GameOut(BaseModel):
    """A game that this server has: its options, ways to begin, levels of bots, and whose data it is played with."""

    slug: str
    version: int
    seats: list[int]
    usual_seats: list[int]
    options: list[OptionOut]
    presets: list[PresetOut]
    levels: list[str]
    provenance: Value
    data: Literal["package", "replaced", "refused"]
    data_files: list[str]
    standing_answers: list[str]
    has_windows: bool
    """Whether others wait for an answer for some time at most, since nobody may know who has one to give."""
    board: str | None
    relation: Relation


class VariantOut(BaseModel):
    """A variant that was stored: its name for new tables, where its data are from, and its options."""

    variant: str
    provenance: Value
    options: list[OptionOut]
