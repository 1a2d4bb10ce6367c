"""The notebook of the examples: its cells run, in their order, and show what its words say."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "notebooks" / "tune-ephyran.ipynb"


def shown_by(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; what its last line is worth, as a notebook shows it."""
    module = ast.parse(source)
    last = module.body.pop() if isinstance(module.body[-1], ast.Expr) else None
    exec(compile(module, "cell", "exec"), names)
    if last is None:
        return None
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


def test_the_notebook_runs() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code")  # kept empty, so that diffs read
    names: dict[str, Any] = {}
    shown = [shown_by("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"]
    assert shown[0].endswith("of 6 games changed") and not shown[0].startswith("0 ")
    assert {"points_from"} <= {row["measure"] for row in names["sure"]}
    assert [row["variant"] for row in shown[2]] == ["package"] * 5
    changed, count, stopped_by = shown[4]
    assert (changed["score.first_city = 3"], count, stopped_by) == (0, 3, "stopped")  # 3 is the package's own
    assert shown[5] is True
