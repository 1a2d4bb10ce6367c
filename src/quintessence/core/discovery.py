"""Finds the games: folders of `quintessence.games`, of QUINTESSENCE_GAMES, and installed entry points."""

from __future__ import annotations

import os
import pkgutil
from collections import OrderedDict
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Final

from quintessence.core import data
from quintessence.core.companions import Advice, Answers, Companions, Lessons, Measures
from quintessence.core.data import OwnerFile, owner_files, owner_variant
from quintessence.core.data_file import DataFile
from quintessence.core.encoding import Encoding
from quintessence.core.game import Game, Refused, UnknownGame
from quintessence.core.puzzle import FILE, PuzzleSet, read_puzzles
from quintessence.core.variant import Given, Variant, make_variant

GROUP: Final = "quintessence.games"
_FOLDERS: Final = "QUINTESSENCE_GAMES"
"""The variable that names further folders of games, separated as in PATH."""
_PACKAGE: Final = import_module(GROUP)
_OWN: Final = list(_PACKAGE.__path__)
_EXAMPLE: Final = ".example"
"""The file that marks an example among the compiled games: it is there only for who asks for its folder."""
_MOST_VARIANTS: Final = 32
"""Games made from other data than this machine's default that are kept; a match keeps its own game anyway."""
_DEFAULTS: Final[dict[tuple[str, str | None], Game]] = {}
"""The default game of a slug, by the folder of data that the environment names; its module, once imported, stays."""
_VARIANTS: Final[OrderedDict[tuple[str, str], Game]] = OrderedDict()
_MAKING: Final = RLock()
"""Held while a game is looked up or made: a server opens tables in several threads, and they share one game."""


def known_games() -> list[str]:
    """The slugs of all games there are, in alphabetical order."""
    return sorted(_modules(os.environ.get(_FOLDERS, "")))


def load(slug: str, data: Given | None = None) -> Game:
    """The game of that slug; UnknownGame names those there are.

    Without data it is made from this machine's default: the owner's files, or the package's own. Data name the files
    that stand in the place of the package's; {} is the package's own. BadData says what is wrong with them.
    """
    if data is None:
        return _default(slug)
    variant = make_variant(slug, data_files(slug), data)
    key = (_module_name(slug), variant.fingerprint)
    with _MAKING:
        game = _VARIANTS.pop(key, None)
        _VARIANTS[key] = game = _made(slug, variant) if game is None else game
        others = [known for known in _VARIANTS if known[1]]  # the package's own stay: their actions are held elsewhere
        if len(others) > _MOST_VARIANTS:
            del _VARIANTS[others[0]]
    return game


def _default(slug: str) -> Game:
    """The game from this machine's default data, made once. Every match begins here, so what is known costs little."""
    key = (slug, os.environ.get(data.VARIABLE))
    game = _DEFAULTS.get(key)
    if game is not None:
        return game
    with _MAKING:
        variant = owner_variant(slug, data_files(slug), replaced_files(slug))
        game = _made(slug, variant) if variant.fingerprint else load(slug, {})
        return _DEFAULTS.setdefault(key, game)


def _made(slug: str, variant: Variant) -> Game:
    try:
        game = _module(slug).make_game(variant)
    except Exception as error:
        if not variant.fingerprint:
            raise
        detail = f"{type(error).__name__}: {error}"
        raise Refused("data_unplayable", {"file": ", ".join(variant.json()), "detail": detail}) from error
    assert isinstance(game, Game) and game.slug == slug
    return game


def data_files(slug: str) -> list[DataFile]:
    """The data files of a game; none where it has no components of its own."""
    files: list[DataFile] = getattr(_module(slug), "DATA_FILES", [])
    return files


def replaced_files(slug: str) -> list[OwnerFile]:
    """What an owner of the box put in the place of a game's data files, be it right or wrong."""
    return owner_files(data_files(slug))


def whose_data(slug: str) -> str:
    """Whose data are this machine's default: "package", "replaced", or "refused": the file in place is wrong."""
    if any(one.faults for one in replaced_files(slug)):
        return "refused"
    return "replaced" if load(slug).variant.fingerprint else "package"


def folder(slug: str) -> Path:
    """Where a game's data, texts and rules lie."""
    file = _module(slug).__file__
    assert file is not None
    return Path(file).parent


def puzzles_of(slug: str) -> PuzzleSet | None:
    """The puzzles that a game's folder ships, be they for its present rules or not; None where it has none."""
    path = folder(slug) / FILE
    return _read_puzzles(path, path.stat().st_mtime_ns) if path.is_file() else None


@cache
def _read_puzzles(path: Path, changed: int) -> PuzzleSet:
    return read_puzzles(path.read_text(encoding="utf-8"))


def companions_of(game: Game) -> Companions:
    """What the game's folder offers beside the rules."""
    return _companions(type(game).__module__)


@cache
def _companions(module: str) -> Companions:
    names = ("advice", "answers", "measures", "lessons", "encoding", "features")
    advice, answers, measures, lessons, encoding, features = (companion(module, name) for name in names)
    assert advice is None or isinstance(advice, Advice)
    assert answers is None or isinstance(answers, Answers)
    assert measures is None or isinstance(measures, Measures)
    assert lessons is None or isinstance(lessons, Lessons)
    assert encoding is None or isinstance(encoding, Encoding)
    assert features is None or isinstance(features, Encoding)
    return Companions(advice, answers, measures, lessons, encoding, features)


def companion(module: str, name: str) -> Any:
    """ADVICE of the game's module itself, or of its module `advice`; None where there is neither."""
    own = getattr(import_module(module), name.upper(), None)
    if own is not None:
        return own
    home = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    beside = _beside(home, name) if home else None
    return None if beside is None else getattr(beside, name.upper())


def module_of(slug: str, name: str) -> ModuleType | None:
    """One of the further modules that a game's folder may have (`terminal`, `formats`, …); None where it has none."""
    return _beside(_module_name(slug), name)


def _beside(module: str, name: str) -> ModuleType | None:
    if not hasattr(import_module(module), "__path__") or find_spec(f"{module}.{name}") is None:
        return None
    return import_module(f"{module}.{name}")


def _module(slug: str) -> ModuleType:
    return import_module(_module_name(slug))


def _module_name(slug: str) -> str:
    modules = _modules(os.environ.get(_FOLDERS, ""))
    if slug not in modules:
        raise UnknownGame("unknown_game", {"game": slug, "known": ", ".join(sorted(modules))})
    return modules[slug]


@cache
def _modules(further: str) -> dict[str, str]:
    """The module of each game; `further` names more folders to look in."""
    folders = [str(Path(name).resolve()) for name in further.split(os.pathsep) if name]
    _PACKAGE.__path__.extend(folder for folder in folders if folder not in _PACKAGE.__path__)
    examples = {mark.parent.name for own in _OWN for mark in Path(own).glob(f"*/{_EXAMPLE}")}
    inside = _packages(_OWN) - examples | _packages(folders)
    modules = {slug: f"{GROUP}.{slug}" for slug in inside}
    modules |= {point.name: point.value for point in entry_points(group=GROUP)}
    return modules


def _packages(folders: list[str]) -> set[str]:
    return {module.name for module in pkgutil.iter_modules(folders) if module.ispkg}
