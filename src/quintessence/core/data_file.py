"""One data file of a game: what the package has in it, and what is wrong with a file that shall stand in its place."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias, final

from quintessence.core.data_shape import Fault, Shape
from quintessence.core.game import Json
from quintessence.core.toml_text import DEEPEST, LONGEST_KEY, is_too_deep

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
class DataFile:
    """One data file of a game, as the package has it."""

    def __init__(self, slug: str, packaged: Path, rules: DataRules) -> None:
        self.slug: Final = slug
        self.stem: Final = packaged.stem
        self.name: Final = slug if packaged.stem == "data" else f"{slug}.{packaged.stem}"
        """What an owner's file is called: ephyran, terra_mystica.boards."""
        self.packaged: Final = packaged
        self.rules: Final = rules
        self.contents: Final[Tables] = tomllib.loads(packaged.read_text(encoding="utf-8"))

    def read(self, text: str | None) -> tuple[Tables, list[Fault]]:
        """What a text holds, and all that is wrong with it; None is a file that cannot be read as text."""
        if text is None or len(text) > LARGEST:
            return {}, [Fault([], "data_not_text", {"most": LARGEST})]
        if is_too_deep(text):
            return {}, [Fault([], "data_too_deep", {"most": DEEPEST, "longest": LONGEST_KEY})]
        try:
            contents: Tables = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
            return {}, [Fault([], "data_not_toml", {"detail": str(error)})]
        return contents, self.faults(contents)

    def faults(self, contents: Tables) -> list[Fault]:
        """All that is wrong with contents that shall stand in the place of the package's."""
        faults = self._label_faults(contents)
        faults += self.rules.shape.faults(tables_of(self.contents), tables_of(contents))
        return faults or self.rules.meaning(tables_of(contents))

    def _label_faults(self, contents: Tables) -> list[Fault]:
        faults: list[Fault] = []
        if contents.get("game", self.name) != self.name:
            faults.append(Fault(["game"], "data_other_game", {"expected": self.name, "found": str(contents["game"])}))
        names = contents.get("names", {})
        if not isinstance(names, dict):
            return [*faults, Fault(["names"], "data_kind", {"expected": "table", "found": str(names)})]
        for key, words in names.items():
            is_right = isinstance(words, dict) and sorted(words) == LANGUAGES
            if not is_right or not all(isinstance(word, str) and 0 < len(word) <= 60 for word in words.values()):
                faults.append(Fault(["names", key], "data_name"))
            elif not _KEY.fullmatch(key):
                faults.append(Fault(["names", key], "data_key", {"found": key}))
        return faults

    def is_other(self, contents: Tables) -> bool:
        """Whether contents have other tables than the package's."""
        return contents is not self.contents and bare(tables_of(contents)) != bare(tables_of(self.contents))

    def provenance(self, contents: Tables) -> dict[str, str]:
        """Where each set of some contents comes from: printed, reconstructed, or replaced by an owner of the box."""
        own, changed = tables_of(self.contents), tables_of(contents)
        labels: dict[str, str] = {}
        common = self.contents.get("provenance", "")
        for name, table in changed.items():
            inner = {f"{name}.{entry}": value for entry, value in table.items() if _has_label(value)}
            for path, value in (inner or {name: table}).items():
                model = own.get(name, {}).get(path[len(name) + 1 :]) if inner else own.get(name)
                label = value.get("provenance", common) if bare(value) == bare(model) else "replaced"
                if label:
                    labels[path] = label
        return labels

    def fluent(self, contents: Tables, language: str) -> str:
        """The words that some contents need beside the game's own, as a Fluent file."""
        if contents is self.contents:
            return ""
        words = {} if self.rules.words is None else self.rules.words(tables_of(contents), tables_of(self.contents))
        for key, named in contents.get("names", {}).items():
            words[key] = quoted(named[language])
        return "".join(f"{key} = {pattern}\n" for key, pattern in words.items())


def tables_of(contents: Tables) -> Tables:
    """A file without its labels."""
    return {name: value for name, value in contents.items() if name not in _LABELS}


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
