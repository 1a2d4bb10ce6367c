"""One data file of a game: the package's own, what may stand in its place, and what is wrong with that."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias, final

from quintessence.core.data_shape import Fault, Shape
from quintessence.core.game import Json

LARGEST: Final = 1_000_000
LANGUAGES: Final = ["en", "fr"]
_LABELS: Final = ["game", "names", "provenance"]
"""What a file may have beside its tables: whose it is, words for what is new in it, and where all of it comes from."""
_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

Tables: TypeAlias = dict[str, Any]
Meaning: TypeAlias = Callable[[Tables], list[Fault]]
Words: TypeAlias = Callable[[Tables, Tables], dict[str, str]]


@final
class DataRules:
    """What a game asks of its data: their shape, what they must mean, and the words that new ones need."""

    def __init__(self, shape: Shape, meaning: Meaning, words: Words | None = None) -> None:
        self.shape: Final = shape
        self.meaning: Final = meaning
        """All that is wrong with tables of the right shape."""
        self.words: Final = words
        """From the tables in force and the package's: Fluent patterns by key, the same in both languages."""


@final
class Source:
    """One data file of a game: the package's own, what stands in its place if anything, and what is wrong with that."""

    def __init__(self, slug: str, packaged: Path, rules: DataRules) -> None:
        self.slug: Final = slug
        self.name: Final = slug if packaged.stem == "data" else f"{slug}.{packaged.stem}"
        self.packaged: Final = packaged
        self.rules: Final = rules
        self._own: Final = tomllib.loads(packaged.read_text(encoding="utf-8"))
        self._file: Tables = self._own
        self.file: Path | None = None
        """The file that its owner put in place, be it right or wrong."""
        self.faults: list[Fault] = []
        self.is_replaced = False
        """Whether the tables in force are others than the package's."""

    def find(self, place: Path | None) -> None:
        """Take the file of a folder into force when there is one and it is right."""
        file = None if place is None else place / f"{self.name}.toml"
        if file is None or not file.is_file():
            return
        self.file = file
        found, self.faults = self.read(_text(file))
        if not self.faults:
            self.take(found)

    def take(self, file: Tables) -> None:
        """Take the contents of a file into force that has been read and found right."""
        self._file = file
        self.is_replaced = bare(self.tables()) != bare(tables_of(self._own))

    def read(self, text: str | None) -> tuple[Tables, list[Fault]]:
        """What a text holds, and all that is wrong with it; None is a file that cannot be read as text."""
        if text is None:
            return {}, [Fault([], "data_not_text", {"most": LARGEST})]
        try:
            file: Tables = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            return {}, [Fault([], "data_not_toml", {"detail": str(error)})]
        faults = self._label_faults(file) + self.rules.shape.faults(tables_of(self._own), tables_of(file))
        return file, faults or self.rules.meaning(tables_of(file))

    def _label_faults(self, file: Tables) -> list[Fault]:
        faults: list[Fault] = []
        if file.get("game", self.name) != self.name:
            faults.append(Fault(["game"], "data_other_game", {"expected": self.name, "found": str(file["game"])}))
        names = file.get("names", {})
        if not isinstance(names, dict):
            return [*faults, Fault(["names"], "data_kind", {"expected": "table", "found": str(names)})]
        for key, said in names.items():
            is_right = isinstance(said, dict) and sorted(said) == LANGUAGES
            if not is_right or not all(isinstance(word, str) and 0 < len(word) <= 60 for word in said.values()):
                faults.append(Fault(["names", key], "data_name"))
            elif not _KEY.fullmatch(key):
                faults.append(Fault(["names", key], "data_key", {"found": key}))
        return faults

    def tables(self) -> Tables:
        """The tables in force."""
        return tables_of(self._file)

    def provenance(self) -> dict[str, str]:
        """Where each set comes from: printed, reconstructed, or replaced by an owner of the box."""
        own, found = tables_of(self._own), self.tables()
        labels: dict[str, str] = {}
        common = self._own.get("provenance", "")
        for name, table in found.items():
            inner = {f"{name}.{entry}": value for entry, value in table.items() if _has_label(value)}
            for place, value in (inner or {name: table}).items():
                model = own.get(name, {}).get(place[len(name) + 1 :]) if inner else own.get(name)
                label = value.get("provenance", common) if bare(value) == bare(model) else "replaced"
                if label:
                    labels[place] = label
        return labels

    def fluent(self, language: str) -> str:
        """The words that replaced data need beside the game's own, as a Fluent file."""
        if self._file is self._own:
            return ""
        words = {} if self.rules.words is None else self.rules.words(self.tables(), tables_of(self._own))
        for key, said in self._file.get("names", {}).items():
            words[key] = quoted(said[language])
        return "".join(f"{key} = {pattern}\n" for key, pattern in words.items())


def tables_of(file: Tables) -> Tables:
    """A file without its labels."""
    return {name: value for name, value in file.items() if name not in _LABELS}


def bare(value: Any) -> Json:
    """A value without any word on where it comes from; tables as lists, since their order is that of the components."""
    if isinstance(value, dict):
        return [[name, bare(inner)] for name, inner in value.items() if name != "provenance"]
    if isinstance(value, list):
        return [bare(inner) for inner in value]
    plain: Json = value
    return plain


def quoted(text: str) -> str:
    """A text as a Fluent pattern that means nothing but itself."""
    return '{"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"}'


def _has_label(value: Any) -> bool:
    return isinstance(value, dict) and "provenance" in value


def _text(file: Path) -> str | None:
    try:
        if file.stat().st_size > LARGEST:
            return None
        return file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        return None
