"""The shape of a data file: what a replaced one must have in common with the package's own, fault by fault."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, final

from quintessence.core.game import Json, Values

KeyPath: TypeAlias = list[str | int]
"""The way to a value: names of tables, and numbers in lists from 0."""
MOST: Final = 255
"""Numbers of components are kept in bytes."""
PROVENANCES: Final = ["printed", "reconstructed"]


@final
class Fault:
    """One thing that is wrong in a data file: where, and what, as a code and values for the texts."""

    def __init__(self, path: KeyPath, code: str, values: Values | None = None) -> None:
        self.path: Final = path
        self.code: Final = code
        self.values: Final[Values] = values if values is not None else {}

    def json(self) -> Values:
        return {"path": written(self.path), "code": self.code, "values": self.values}

    def __repr__(self) -> str:
        return f"Fault({self.json()})"


def written(path: KeyPath) -> str:
    """A path as people write it, lists counted from 1: cards.two_territories[3]."""
    text = ""
    for step in path:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if text else step
    return text


@final
class Allowed:
    """What may stand in one place of a data file."""

    def __init__(self, kind: str, is_fixed: bool, least: int, most: int, choices: list[str]) -> None:
        self.kind: Final = kind
        """number, yes_or_no, text, list or table."""
        self.is_fixed: Final = is_fixed
        self.least: Final = least
        self.most: Final = most
        """Of a number."""
        self.choices: Final = choices
        """Of a text; none where it is free."""


@final
class Shape:
    """What may differ from the package's file. Places are written with dots, `*` standing for any one name.

    `free`: the entries of this table have whatever names its owner gives them, and are all of one kind.
    `alike`: its entries keep their names, but each may have what any of them has.
    `fixed`: the rules rest on it; it stays as it is.
    `is_coded`: texts are codes that the rules know, and lists have the lengths that they count on.
    """

    def __init__(self, free: list[str], alike: list[str], fixed: list[str], is_coded: bool = False) -> None:
        self._is_coded: Final = is_coded
        self._free: Final = [_steps(path) for path in free]
        self._alike: Final = [_steps(path) for path in alike]
        self._fixed: Final = [_steps(path) for path in fixed]

    def faults(self, model: dict[str, Any], given: dict[str, Any]) -> list[Fault]:
        """All that is wrong with the shape of `found`, where `model` is right."""
        faults: list[Fault] = []
        self._compare([], [model], given, faults)
        return faults

    def allowed(self, model: dict[str, Any], path: KeyPath) -> Allowed | None:
        """What may stand in a place of a file like `model`; None where nothing may."""
        models: list[Any] = [model]
        is_fixed = _is_among([], self._fixed)
        for length, step in enumerate(path):
            models = self._inside(path[:length], models, step)
            is_fixed = is_fixed or _is_among(path[: length + 1], self._fixed)
        if not models:
            return None
        numbers = [one for one in models if _kind(one) == "number"]
        least = -MOST if numbers and min(numbers) < 0 else 0
        texts = sorted({one for one in models if isinstance(one, str)}) if self._is_coded else []
        texts = PROVENANCES if path and path[-1] == "provenance" else texts
        return Allowed(_kind(models[0]), is_fixed, least, MOST, texts)

    def may_grow(self, path: KeyPath, is_list: bool) -> bool:
        """Whether a table or a list may have other entries than the package's."""
        return not self._is_coded if is_list else _is_among(path, self._free)

    def _inside(self, path: KeyPath, models: list[Any], step: str | int) -> list[Any]:
        """The package's values that stand where a step leads to, from values of one kind; none: it leads nowhere."""
        if isinstance(step, int):
            return [item for model in models if isinstance(model, list) for item in model]
        tables = [model for model in models if isinstance(model, dict)]
        own = [table[step] for table in tables if step in table]
        is_free, is_alike = _is_among(path, self._free), _is_among(path, self._alike)
        if step != "provenance" and (is_free or (is_alike and own)):
            entries = [value for table in tables for name, value in table.items() if name != "provenance"]
            return _of_kind(own[0], entries) if own else entries
        return own

    def _compare(self, path: KeyPath, models: list[Any], given: Any, faults: list[Fault]) -> None:
        """Compare a value with those of the same kind in the package's file."""
        model = models[0]
        if _kind(given) != _kind(model):
            faults.append(Fault(path, "data_kind", {"expected": _kind(model), "found": _shown(given)}))
        elif _is_among(path, self._fixed) and given != model:
            faults.append(Fault(path, "data_fixed", {"expected": _shown(model), "found": _shown(given)}))
        elif isinstance(given, dict):
            self._compare_table(path, models, given, faults)
        elif isinstance(given, list):
            self._compare_list(path, models, given, faults)
        elif path and path[-1] == "provenance" and given not in PROVENANCES:
            faults.append(Fault(path, "data_provenance", {"known": ", ".join(PROVENANCES), "found": given}))
        elif isinstance(given, str) and self._is_coded and given not in models:
            known = ", ".join(sorted(set(models)))
            faults.append(Fault(path, "data_choice", {"known": known, "found": given}))
        elif isinstance(given, int) and not isinstance(given, bool):
            least = -MOST if min(models) < 0 else 0
            if not least <= given <= MOST:
                faults.append(Fault(path, "data_range", {"least": least, "most": MOST, "found": given}))

    def _compare_list(self, path: KeyPath, models: list[Any], given: list[Any], faults: list[Fault]) -> None:
        lengths = sorted({len(model) for model in models})
        if self._is_coded and len(given) not in lengths:
            allowed = ", ".join(str(length) for length in lengths)
            faults.append(Fault(path, "data_length", {"expected": allowed, "count": len(given)}))
        items = [item for model in models for item in model]
        for number, item in enumerate(given if items else []):
            self._compare([*path, number], items, item, faults)

    def _compare_table(self, path: KeyPath, models: list[Any], given: dict[str, Any], faults: list[Fault]) -> None:
        entries = [value for model in models for name, value in model.items() if name != "provenance"]
        is_free, is_alike = _is_among(path, self._free), _is_among(path, self._alike)
        known = {name: True for model in models for name in model}
        for name in known:
            if name not in given and (name == "provenance" or not is_free) and all(name in model for model in models):
                faults.append(Fault([*path, name], "data_missing"))
        if is_free and not [name for name in given if name != "provenance"]:
            faults.append(Fault(path, "data_empty"))
        for name, value in given.items():
            own = [model[name] for model in models if name in model]
            if (is_free or (is_alike and own)) and name != "provenance":
                self._compare([*path, name], _of_kind(value, entries), value, faults)
            elif own:
                self._compare([*path, name], own, value, faults)
            else:
                faults.append(Fault([*path, name], "data_unknown", {"known": ", ".join(known)}))


def _of_kind(value: Any, models: list[Any]) -> list[Any]:
    """Those of several models that are of a value's kind, or all when none is."""
    return [model for model in models if _kind(model) == _kind(value)] or models


def _steps(path: str) -> list[str]:
    return path.split(".") if path else []


def _is_among(path: KeyPath, patterns: list[list[str]]) -> bool:
    return any(len(pattern) == len(path) and _fits(path, pattern) for pattern in patterns)


def _fits(path: KeyPath, pattern: list[str]) -> bool:
    return all(wanted in ("*", step) for wanted, step in zip(pattern, path, strict=True))


def _kind(value: Any) -> str:
    if isinstance(value, bool):
        return "yes_or_no"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, list):
        return "list"
    return "table" if isinstance(value, dict) else "other"


def _shown(value: Any) -> Json:
    """A value as it is shown in a fault, cut where it is long."""
    text = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
    return text if len(text) <= 80 else f"{text[:79]}…"
