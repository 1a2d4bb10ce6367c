"""Replaced data: what may be in a file, what is said of a bad one, and what it does to matches and their records."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core import data
from quintessence.core.data_shape import Fault, Place, Shape, written
from quintessence.core.data_source import LARGEST, DataRules, Source

MODEL: dict[str, Any] = {
    "parts": {"provenance": "printed", "roots": 20, "debts": -1, "is_open": True},
    "row": {"provenance": "printed", "names": ["oak", "elm"], "levels": [0, 1, 2]},
    "boards": {"small": {"rows": [3, 4]}, "large": {"rows": [5], "word": "big"}},
    "tiles": {"A": {"coins": 1}, "B": {"power": 2, "coins": 3}},
}
SHAPE = Shape(["boards"], ["tiles"], ["row.levels"])


def changed(place: Place, value: Any) -> dict[str, Any]:
    """The model with one value replaced, added, or (None) taken away."""
    file: dict[str, Any] = json.loads(json.dumps(MODEL))
    inner: Any = file
    for step in place[:-1]:
        inner = inner[step]
    if value is None:
        del inner[place[-1]]
    else:
        inner[place[-1]] = value
    return file


def told(file: dict[str, Any], shape: Shape = SHAPE) -> list[tuple[str, str]]:
    return [(written(fault.place), fault.code) for fault in shape.faults(MODEL, file)]


def test_the_package_s_own_shape_has_no_fault() -> None:
    assert told(MODEL) == []


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (["parts", "roots"], 255),
        (["parts", "debts"], -200),
        (["parts", "provenance"], "reconstructed"),
        (["row", "names"], ["oak", "oak", "ash"]),
        (["boards", "tiny"], {"rows": [1]}),
        (["boards", "small", "word"], "little"),
        (["boards", "small"], None),
        (["tiles", "A", "power"], 4),
        (["tiles", "B", "power"], None),
    ],
)
def test_what_may_differ(place: Place, value: Any) -> None:
    assert told(changed(place, value)) == []


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        (["parts", "roots"], "20", "data_kind"),
        (["parts", "roots"], True, "data_kind"),
        (["parts", "roots"], 20.0, "data_kind"),
        (["parts", "is_open"], 1, "data_kind"),
        (["parts", "roots"], 256, "data_range"),
        (["parts", "roots"], -1, "data_range"),
        (["parts", "debts"], -256, "data_range"),
        (["parts", "roots"], None, "data_missing"),
        (["parts", "provenance"], None, "data_missing"),
        (["parts", "provenance"], "invented", "data_provenance"),
        (["parts", "leaves"], 3, "data_unknown"),
        (["parts"], None, "data_missing"),
        (["parts"], 3, "data_kind"),
        (["pieces"], {}, "data_unknown"),
        (["row", "levels"], [0, 1, 3], "data_fixed"),
        (["boards"], {}, "data_empty"),
        (["boards", "tiny"], 3, "data_kind"),
        (["boards", "tiny"], {}, "data_missing"),
        (["boards", "tiny"], {"rows": [1], "colour": "red"}, "data_unknown"),
        (["tiles", "C"], {"coins": 1}, "data_unknown"),
        (["tiles", "A"], None, "data_missing"),
        (["tiles", "A", "wood"], 1, "data_unknown"),
        (["tiles", "B", "coins"], None, "data_missing"),
    ],
)
def test_what_may_not(place: Place, value: Any, code: str) -> None:
    assert [fault for _, fault in told(changed(place, value))] == [code]


def test_every_fault_is_told_with_its_place() -> None:
    file = changed(["parts", "roots"], -1)
    file["row"]["names"] = ["oak", 3]
    del file["tiles"]
    assert told(file) == [
        ("tiles", "data_missing"),
        ("parts.roots", "data_range"),
        ("row.names[2]", "data_kind"),
    ]


def test_codes_are_those_that_the_rules_know() -> None:
    coded = Shape(["boards"], ["tiles"], [], is_coded=True)
    assert told(changed(["row", "names"], ["ash", "elm"]), coded) == [("row.names[1]", "data_choice")]
    assert told(changed(["row", "levels"], [1, 2]), coded) == [("row.levels", "data_length")]
    assert told(changed(["boards", "tiny"], {"rows": [1], "word": "big"}), coded) == []


@pytest.mark.parametrize("slug", ["earth_water_sun", "ephyran", "terra_mystica"])
def test_every_file_of_the_package_passes_its_own_check(slug: str) -> None:
    quintessence.load(slug)
    assert data.sources(slug)
    for source in data.sources(slug):
        assert source.read(source.packaged.read_text(encoding="utf-8"))[1] == [], source.name
        assert set(source.provenance().values()) <= {"printed", "reconstructed"}
        assert source.fluent("fr") == ""
    assert data.whose(slug) == "package"
    assert data.fingerprint(slug) is None


SMALL = """# a game of one table
[parts]
provenance = "printed"
roots = 20
"""


@pytest.fixture
def source(tmp_path: Path) -> Source:
    packaged = tmp_path / "data.toml"
    packaged.write_text(SMALL, encoding="utf-8")
    return Source("toy", packaged, DataRules(Shape([], [], []), _even, lambda file, own: {"a-b": "{ c }"}))


def _even(file: dict[str, Any]) -> list[Fault]:
    return [] if file["parts"]["roots"] % 2 == 0 else [Fault(["parts", "roots"], "data_odd")]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (SMALL, []),
        (SMALL.replace("20", "18"), []),
        (SMALL.replace("20", "17"), ["data_odd"]),
        (SMALL.replace("20", "-17"), ["data_range"]),
        (SMALL.replace("20", "2026-11-15"), ["data_kind"]),
        ("[parts", ["data_not_toml"]),
        ("a = " + "[" * 10_000, ["data_not_toml"]),
        (f'game = "toy"\n{SMALL}', []),
        (f'game = "chess"\n{SMALL}', ["data_other_game"]),
        (f"names = 3\n{SMALL}", ["data_kind"]),
        (f'{SMALL}[names]\nroot-oak = {{ en = "Oak", fr = "Chêne" }}\n', []),
        (f'{SMALL}[names]\nroot-oak = {{ en = "Oak" }}\n', ["data_name"]),
        (f'{SMALL}[names]\nroot-oak = {{ en = "Oak", fr = 3 }}\n', ["data_name"]),
        (f'{SMALL}[names]\nroot-oak = {{ en = "Oak", fr = "{"x" * 61}" }}\n', ["data_name"]),
        (f'{SMALL}[names]\n"Oak tree" = {{ en = "Oak", fr = "Chêne" }}\n', ["data_key"]),
    ],
)
def test_a_text_is_told_all_that_is_wrong_with_it(source: Source, text: str, codes: list[str]) -> None:
    assert [fault.code for fault in source.read(text)[1]] == codes


def test_words_mean_nothing_but_themselves(source: Source) -> None:
    text = SMALL + '[names]\nroot-oak = { en = "The {oak}", fr = "Le « \\"chêne\\" »" }\n'
    file, faults = source.read(text)
    assert faults == []
    source.take(file)
    assert not source.is_replaced  # words alone change no rule
    assert source.fluent("en") == 'a-b = { c }\nroot-oak = {"The {oak}"}\n'
    assert source.fluent("fr") == 'a-b = { c }\nroot-oak = {"Le « \\"chêne\\" »"}\n'


def test_a_file_in_place_is_used_when_it_is_right(source: Source, tmp_path: Path) -> None:
    for nowhere in (None, tmp_path):
        source.find(nowhere)
        assert not source.is_replaced
    place = tmp_path / "toy.toml"
    place.write_text(SMALL.replace("20", "18"), encoding="utf-8")
    source.find(tmp_path)
    assert (source.file, source.faults, source.is_replaced) == (place, [], True)
    assert source.tables()["parts"]["roots"] == 18
    assert source.provenance() == {"parts": "replaced"}


@pytest.mark.parametrize("content", [SMALL.replace("20", "17").encode(), b"\xff\xfe", b"#" * (LARGEST + 1)])
def test_a_file_in_place_that_is_wrong_is_not_used(source: Source, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "toy.toml").write_bytes(content)
    source.find(tmp_path)
    assert len(source.faults) == 1
    assert not source.is_replaced
    assert source.tables()["parts"]["roots"] == 20


# Whole matches, each in a process that finds the file when it loads the game.


def in_process(folder: Path, code: str) -> str:
    environment = {**os.environ, data.VARIABLE: str(folder)}
    head = "import json, quintessence\nfrom quintessence.core import data\n"
    command = [sys.executable, "-c", head + code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def replaced(tmp_path: Path) -> Path:
    """A folder with a deck of Ephyran that has a creature of its own."""
    quintessence.load("ephyran")
    text = data.sources("ephyran")[0].packaged.read_text(encoding="utf-8")
    text = text.replace("lagoon = { ", 'lagoon = { kelpie = "horse", ', 1)
    text = text.replace("territory_and_support = [", 'territory_and_support = [\n    "kelpie-1-owl/twins",', 1)
    names = '\n[names]\ncreature-kelpie = { en = "Water horse", fr = "Cheval d’eau" }\n'
    (tmp_path / "ephyran.toml").write_text(text + names, encoding="utf-8")
    return tmp_path


RECORD = "match = quintessence.start('ephyran', seed='x'); print(json.dumps(match.record()))"
REPLAY = """
try:
    quintessence.replay(json.loads({record!r}))
    print("played")
except quintessence.BadRecord as error:
    print(error.code)
"""


def test_a_match_with_replaced_data_says_so_and_is_played_again_only_with_them(replaced: Path, tmp_path: Path) -> None:
    nowhere, other = tmp_path / "nowhere", tmp_path / "other"
    other.mkdir()
    text = (replaced / "ephyran.toml").read_text(encoding="utf-8")
    (other / "ephyran.toml").write_text(text.replace("kelpie-1-owl", "kelpie-2-owl"), encoding="utf-8")
    with_own, with_replaced = in_process(nowhere, RECORD), in_process(replaced, RECORD)
    assert "data" not in json.loads(with_own)
    assert len(json.loads(with_replaced)["data"]) == 64
    replays = [
        in_process(folder, REPLAY.format(record=record))
        for record in (with_own, with_replaced)
        for folder in (nowhere, replaced, other)
    ]
    assert replays == ["played", "data_replaced_here", "data_replaced_here", "data_not_here", "played", "data_not_here"]


def test_replaced_data_bring_their_words(replaced: Path) -> None:
    code = (
        "from quintessence.text import Texts\n"
        "for language in ('en', 'fr'): print(Texts('ephyran', language).say('card-kelpie-1-owl'))\n"
        "print(data.whose('ephyran'), *sorted(set(data.sources('ephyran')[0].provenance().values())))"
    )
    assert in_process(replaced, code).splitlines() == [
        "Water horse (Lagoon 1, Owl)",
        "Cheval d’eau (Lagon 1, Chouette)",
        "replaced printed reconstructed replaced",
    ]


def test_a_wrong_file_leaves_the_package_s_data_in_force(replaced: Path) -> None:
    place = replaced / "ephyran.toml"
    place.write_text(place.read_text(encoding="utf-8").replace("kelpie-1-owl", "kelpie-9-owl"), encoding="utf-8")
    code = "m = quintessence.start('ephyran', seed='x'); print(data.whose('ephyran'), 'data' in m.record())"
    assert in_process(replaced, code) == "refused False"


def test_data_that_break_a_game_are_named(tmp_path: Path) -> None:
    game = tmp_path / "games" / "fragile"
    game.mkdir(parents=True)
    (game / "data.toml").write_text(SMALL, encoding="utf-8")
    (game / "__init__.py").write_text(
        "from pathlib import Path\nfrom quintessence.core import data\nfrom quintessence.core.data_shape import Shape\n"
        "rules = data.DataRules(Shape([], [], []), lambda file: [])\n"
        "assert data.read('fragile', Path(__file__).parent / 'data.toml', rules)['parts']['roots'] == 20, 'odd roots'\n"
        "from quintessence.games.connect_four import ConnectFour\nGAME = ConnectFour()\nGAME.slug = 'fragile'\n",
        encoding="utf-8",
    )
    (tmp_path / "fragile.toml").write_text(SMALL.replace("20", "18"), encoding="utf-8")
    code = (
        f"import os; os.environ['QUINTESSENCE_GAMES'] += os.pathsep + {str(game.parent)!r}\n"
        "try:\n    print(quintessence.load('fragile').slug)\n"
        "except quintessence.Refused as error:\n    print(error.code, error.values['detail'])"
    )
    assert in_process(tmp_path, code) == "data_unplayable AssertionError: odd roots"
    assert in_process(tmp_path / "nowhere", code) == "fragile"


def test_the_folder_is_the_user_s_own_unless_another_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(data.VARIABLE, str(tmp_path))
    assert data.folder() == tmp_path
    monkeypatch.setenv(data.VARIABLE, "")
    assert data.folder() is None
    monkeypatch.delenv(data.VARIABLE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert data.folder() == tmp_path / "quintessence" / "data"
