"""What the server tells of its lab: the data of a game as sheets, what is wrong in them, how a comparison goes."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from quintessence.server.wire.requests import Value


class LabKind(BaseModel):
    """What may stand in a cell."""

    kind: Literal["number", "yes_or_no", "text", "list", "table", "other"]
    fixed: bool
    choices: list[str]
    least: int | None
    most: int | None


class LabRow(BaseModel):
    """A row of a sheet: its cells, and the kind of what may stand in each, by column."""

    name: str
    cells: dict[str, str]
    may: dict[str, int]
    """By the column, the number of the kind of what may stand there, be the cell empty or not."""
    free: bool
    """Whether the row may go, and others like it come."""


class LabSheet(BaseModel):
    """One table of a data file as a sheet."""

    name: str
    file: str
    provenance: dict[str, str]
    columns: list[str]
    rows: list[LabRow]


class LabData(BaseModel):
    """All data of a game as sheets."""

    game: str
    sheets: list[LabSheet]
    kinds: list[LabKind]


class LabFault(BaseModel):
    """What is wrong, and in which cell; rows count from 0, None where the fault is none of a row."""

    sheet: str
    row: int | None
    column: str
    path: str
    code: str
    values: Value


class LabFileRow(BaseModel):
    """A row of a sheet that was read from a file."""

    name: str
    cells: dict[str, str]


class LabFileSheet(BaseModel):
    """A sheet that was read from a file."""

    name: str
    columns: list[str]
    rows: list[LabFileRow]


class LabFile(BaseModel):
    """What stands in a file that someone has; nothing while a part of it cannot be read."""

    faults: list[LabFault]
    sheets: list[LabFileSheet]


class LabPlayed(BaseModel):
    """How much was played with the data as a trial."""

    matches: int
    actions: int


class LabChecked(BaseModel):
    """What is wrong in the sheets; without faults, the data files that they make, and what was played with them."""

    faults: list[LabFault]
    files: dict[str, str]
    """The data files that differ from the package's, in TOML by their names; none while something is wrong."""
    variant: str
    played: LabPlayed | None


class LabMeasure(BaseModel):
    """One measure with the package's data and with the variant's."""

    key: str
    words: dict[str, str]
    """What it is called, by language."""
    is_share: bool
    base: float | None
    variant: float | None
    difference: float | None
    half_width: float | None
    is_sure: bool


class LabResult(BaseModel):
    """What is known so far."""

    changed: int
    """Games that went another way than with the package's data."""
    crashed: int
    chief: str
    low: float
    high: float
    """Between these lies the difference of the chief measure, however often one looks."""
    correlation: float | None
    saved: float | None
    measures: list[LabMeasure]


class LabRunOut(BaseModel):
    """A comparison that runs or has run: how far it is, where it stands in the queue, what is known by now."""

    id: str
    game: str
    name: str
    state: Literal["waiting", "running", "over", "failed"]
    place: int
    """How many wait before it."""
    games: int
    planned: int
    seconds: float
    seconds_left: float | None
    stopped_by: str
    """Once it is over: by which of its bounds, or by whom."""
    result: LabResult | None
    drawn: int
    """How often its plots were drawn anew; 0: there are none."""
    has_report: bool
    writing: bool
    """Whether its report is being written."""


class LabOut(BaseModel):
    """Whether this server has a lab, what it allows there, and the caller's last run."""

    is_on: bool
    most_games: int
    most_minutes: float
    run: LabRunOut | None


class LabFigure(BaseModel):
    """A figure of a report, as SVG."""

    title: str
    svg: str


class LabFigures(BaseModel):
    """The figures of a run's report."""

    figures: list[LabFigure]
