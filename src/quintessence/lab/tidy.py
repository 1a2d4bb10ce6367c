"""A comparison as tidy tables: a row a game, a row a measure, a row a decision, each a dict of plain values."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from quintessence.core.game import Refused
from quintessence.lab.comparing import Comparison, Pairing, has_changed
from quintessence.lab.measures.balance import won
from quintessence.lab.simulate import Played
from quintessence.lab.summary import Result

Row: TypeAlias = dict[str, Any]
BASE: Final = "package"
"""What the column `variant` calls the package's data."""
JSON: Final = ".json"
PARQUET: Final = ".parquet"
GAMES: Final = "games"


def game_rows(comparison: Comparison) -> list[Row]:
    """One row for each game of each variant. A column of a seat ends with its number: won_0, points_0, colour_0."""
    return [
        _game_row(comparison, pairing, first, played)
        for pairing in _pairings(comparison)
        for first, played in zip(comparison.base.games, pairing.games, strict=True)
    ]


def _game_row(comparison: Comparison, pairing: Pairing, first: Played, played: Played) -> Row:
    assert played.outcome is not None
    result = Result.of(played.outcome)
    row: Row = {
        "variant": _label(comparison, pairing),
        "game": played.number,
        "seed": played.seed,
        "is_changed": has_changed(first, played),
        "decisions": played.steps,
        "rounds": played.rounds,
        "reason": result.reason,
    }
    for seat, who in enumerate(played.sitting):
        row[f"bot_{seat}"] = pairing.plan.bots[who]
        row[f"won_{seat}"] = won(played, seat)
        row[f"place_{seat}"] = result.places[seat]
        row[f"points_{seat}"] = result.totals[seat]
        row.update({f"{trait}_{seat}": value for trait, value in played.traits[seat].items()})
    return {**row, **{f"number_{name}": number for name, number in played.numbers.items()}}


def measure_rows(comparison: Comparison) -> list[Row]:
    """One row for each measure of each variant beside the package's data."""
    return [
        {
            "variant": pairing.label,
            "measure": one.key.code,
            "thing": one.key.thing,
            "base": one.base,
            "value": one.other,
            "difference": one.difference,
            "half_width": one.half_width,
            "is_sure": one.is_sure(),
            "correlation": one.correlation,
            "saved": one.saved,
        }
        for pairing in comparison.variants
        for one in (comparison.differences(pairing) if comparison.count else [])
    ]


def decision_rows(comparison: Comparison) -> list[Row]:
    """One row for each decision of each game; none where decisions were not asked for."""
    return [
        {
            "variant": _label(comparison, pairing),
            "game": played.number,
            "step": step,
            "seat": one["seat"],
            "legal": one["legal"],
            "action": one["row"][0],
            "row": json.dumps(one["row"], ensure_ascii=False),
            "best_worth": max(one["worths"], default=None),
            "second_worth": sorted(one["worths"])[-2] if len(one["worths"]) > 1 else None,
            "expectation": one["expectations"][one["seat"]],
        }
        for pairing in _pairings(comparison)
        for played in pairing.games
        for step, one in enumerate(played.decisions)
    ]


def as_arrow(rows: list[Row]) -> Any:
    """Rows as a pyarrow.Table, which pandas, polars and DuckDB take as it is. A column that some rows lack is null in
    them. Needs the extra `lab`."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    arrow, _ = _arrow()
    return arrow.table({name: [row.get(name) for row in rows] for name in names})


def write_rows(comparison: Comparison, path: Path) -> list[Path]:
    """Write all tables for other tools: into one file of JSON, or each into a file of Parquet, of which that of the
    games has the name that was asked for. The files that were written."""
    tables = {name: rows for name, rows_of in TABLES.items() if (rows := rows_of(comparison))}
    if path.suffix == JSON:
        path.write_text(json.dumps(tables, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        return [path]
    check_suffix(path)
    _, parquet = _arrow()
    written = []
    for name, rows in tables.items():
        file = path if name == GAMES else path.with_suffix(f".{name}{PARQUET}")
        parquet.write_table(as_arrow(rows), file, compression="zstd")
        written.append(file)
    return written


def check_suffix(path: Path) -> None:
    """Refuse a file that is neither of JSON nor of Parquet, and one of Parquet where that cannot be written."""
    if path.suffix not in (JSON, PARQUET):
        raise Refused("lab_out_suffix", {"file": str(path)})
    if path.suffix == PARQUET:
        _arrow()


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError:
        raise Refused("lab_needs_extra", {"package": "pyarrow"}) from None
    return pa, parquet


def _pairings(comparison: Comparison) -> list[Pairing]:
    return [comparison.base, *comparison.variants]


def _label(comparison: Comparison, pairing: Pairing) -> str:
    return BASE if pairing is comparison.base else pairing.label


TABLES: Final[dict[str, Callable[[Comparison], list[Row]]]] = {
    GAMES: game_rows,
    "measures": measure_rows,
    "decisions": decision_rows,
}
