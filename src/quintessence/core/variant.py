"""A variant of a game: the data that it is made from, the package's own or others. Several live side by side."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from quintessence.core.data_file import DataFile, Tables, bare, tables_of
from quintessence.core.data_shape import Fault, written
from quintessence.core.game import Json, Refused, Values
from quintessence.core.record import hash_of

Given: TypeAlias = dict[str, Tables | str]
"""Data files by their names: what each holds, or its text in TOML."""

VARIANT_NAME: Final = "variant-name"
"""The key among a file's `names` under which a variant says what it is called."""


class BadData(Refused):
    """Data that a game cannot be made from; `faults` has them all, by the name of the file."""

    def __init__(self, name: str, faults: list[Fault]) -> None:
        first = faults[0]
        super().__init__(
            "bad_data", {"name": name, "path": written(first.path), "fault": first.code, "more": len(faults) - 1}
        )
        self.name: Final = name
        self.faults: Final = faults


@final
class Variant:
    """The data files of a game, each with the contents in force."""

    def __init__(self, slug: str, files: list[DataFile], contents: dict[str, Tables]) -> None:
        """`contents` has what stands in the place of the package's, by a file's name; each was checked before."""
        self.slug: Final = slug
        self._files: Final = files
        self._contents: Final = {file.name: contents.get(file.name, file.contents) for file in files}
        self.fingerprint: Final = self._fingerprint()
        """Tells these data from any other; "" for the package's own."""

    def tables(self, stem: str = "data") -> Tables:
        """The tables of the file with that stem: "data" for data.toml."""
        for file in self._files:
            if file.stem == stem:
                return tables_of(self._contents[file.name])
        raise KeyError(stem)

    def provenance(self) -> dict[str, str]:
        """Where each set of components comes from: printed, reconstructed, or replaced."""
        labels: dict[str, str] = {}
        for file in self._files:
            labels.update(file.provenance(self._contents[file.name]))
        return labels

    def fluent(self, language: str) -> str:
        """The words that these data need beside the game's own, as a Fluent file."""
        return "".join(file.fluent(self._contents[file.name], language) for file in self._files)

    def json(self) -> Values:
        """The contents that differ from the package's, by the name of their file: what a record carries."""
        values: Values = {}
        for file in self._files:
            if file.is_other(self._contents[file.name]):
                values[file.name] = _plain(self._contents[file.name])
        return values

    def _fingerprint(self) -> str:
        if not any(file.is_other(self._contents[file.name]) for file in self._files):
            return ""
        tables: Values = {file.name: bare(tables_of(self._contents[file.name])) for file in self._files}
        name = self._name()
        return hash_of(tables if name is None else {**tables, VARIANT_NAME: name})

    def _name(self) -> Json:
        """What the variant calls itself: the same data under another name are another variant's."""
        for contents in self._contents.values():
            if VARIANT_NAME in contents.get("names", {}):
                return _plain(contents["names"][VARIANT_NAME])
        return None


def make_variant(slug: str, files: list[DataFile], given: Given) -> Variant:
    """The variant with the data that are given; BadData when a file is wrong or is none of this game's."""
    known = {file.name: file for file in files}
    contents: dict[str, Tables] = {}
    for name, replacement in given.items():
        if name not in known:
            raise BadData(name, [Fault([], "data_unknown", {"known": ", ".join(known)})])
        if isinstance(replacement, str):
            contents[name], faults = known[name].read(replacement)
        else:
            contents[name], faults = replacement, known[name].faults(replacement)
        if faults:
            raise BadData(name, faults)
    return Variant(slug, files, contents)


def _plain(value: object) -> Json:
    """A copy of a JSON value."""
    if isinstance(value, dict):
        return {str(name): _plain(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    assert isinstance(value, (bool, int, float, str))
    return value
