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
from quintessence import BadData, Seat
from quintessence.core import data
from quintessence.core.data import owner_files, owner_variant
from quintessence.core.data_file import LARGEST, DataFile, DataRules
from quintessence.core.data_shape import Fault, KeyPath, Shape, written
from quintessence.core.discovery import data_files, whose_data
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng
from quintessence.core.variant import Variant

MODEL: dict[str, Any] = {
    "parts": {"provenance": "printed", "roots": 20, "debts": -1, "is_open": True},
    "row": {"provenance": "printed", "names": ["oak", "elm"], "levels": [0, 1, 2]},
    "boards": {"small": {"rows": [3, 4]}, "large": {"rows": [5], "word": "big"}},
    "tiles": {"A": {"coins": 1}, "B": {"power": 2, "coins": 3}},
}
SHAPE = Shape(["boards"], ["tiles"], ["row.levels"])


def changed(path: KeyPath, value: Any) -> dict[str, Any]:
    """The model with one value replaced, added, or (None) taken away."""
    file: dict[str, Any] = json.loads(json.dumps(MODEL))
    inner: Any = file
    for step in path[:-1]:
        inner = inner[step]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return file


def faults_of(file: dict[str, Any], shape: Shape = SHAPE) -> list[tuple[str, str]]:
    return [(written(fault.path), fault.code) for fault in shape.faults(MODEL, file)]


def test_the_package_s_own_shape_has_no_fault() -> None:
    assert faults_of(MODEL) == []


@pytest.mark.parametrize(
    ("path", "value"),
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
def test_what_may_differ(path: KeyPath, value: Any) -> None:
    assert faults_of(changed(path, value)) == []


@pytest.mark.parametrize(
    ("path", "value", "code"),
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
def test_what_may_not(path: KeyPath, value: Any, code: str) -> None:
    assert [fault for _, fault in faults_of(changed(path, value))] == [code]


def test_every_fault_is_told_with_its_path() -> None:
    file = changed(["parts", "roots"], -1)
    file["row"]["names"] = ["oak", 3]
    del file["tiles"]
    assert faults_of(file) == [
        ("tiles", "data_missing"),
        ("parts.roots", "data_range"),
        ("row.names[2]", "data_kind"),
    ]


def test_codes_are_those_that_the_rules_know() -> None:
    coded = Shape(["boards"], ["tiles"], [], is_coded=True)
    assert faults_of(changed(["row", "names"], ["ash", "elm"]), coded) == [("row.names[1]", "data_choice")]
    assert faults_of(changed(["row", "levels"], [1, 2]), coded) == [("row.levels", "data_length")]
    assert faults_of(changed(["boards", "tiny"], {"rows": [1], "word": "big"}), coded) == []


@pytest.mark.parametrize("slug", ["earth_water_sun", "ephyran", "terra_mystica"])
def test_every_file_of_the_package_passes_its_own_check(slug: str) -> None:
    assert data_files(slug)
    for file in data_files(slug):
        assert file.read(file.packaged.read_text(encoding="utf-8"))[1] == [], file.name
        assert set(file.provenance(file.contents).values()) <= {"printed", "reconstructed"}
    variant = quintessence.load(slug).variant
    assert (variant.fingerprint, variant.json(), variant.fluent("fr")) == ("", {}, "")
    assert whose_data(slug) == "package"


SMALL = """# a game of one table
[parts]
provenance = "printed"
roots = 20
"""


@pytest.fixture
def file(tmp_path: Path) -> DataFile:
    packaged = tmp_path / "data.toml"
    packaged.write_text(SMALL, encoding="utf-8")
    return DataFile("toy", packaged, DataRules(Shape([], [], []), _even, lambda file, own: {"a-b": "{ c }"}))


def _even(tables: dict[str, Any]) -> list[Fault]:
    return [] if tables["parts"]["roots"] % 2 == 0 else [Fault(["parts", "roots"], "data_odd")]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (SMALL, []),
        (SMALL.replace("20", "18"), []),
        (SMALL.replace("20", "17"), ["data_odd"]),
        (SMALL.replace("20", "-17"), ["data_range"]),
        (SMALL.replace("20", "2026-11-15"), ["data_kind"]),
        (SMALL.replace("20", "9" * 5000), ["data_too_deep"]),
        ("[parts", ["data_not_toml"]),
        ("a = " + "[" * 10_000, ["data_too_deep"]),
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
def test_a_text_is_told_all_that_is_wrong_with_it(file: DataFile, text: str, codes: list[str]) -> None:
    assert [fault.code for fault in file.read(text)[1]] == codes


def test_words_mean_nothing_but_themselves(file: DataFile) -> None:
    text = SMALL + '[names]\nroot-oak = { en = "The {oak}", fr = "Le « \\"chêne\\" »" }\n'
    contents, faults = file.read(text)
    assert faults == []
    variant = Variant("toy", [file], {"toy": contents})
    assert variant.fingerprint == ""  # words alone change no rule
    assert variant.fluent("en") == 'a-b = { c }\nroot-oak = {"The {oak}"}\n'
    assert variant.fluent("fr") == 'a-b = { c }\nroot-oak = {"Le « \\"chêne\\" »"}\n'


def owned(file: DataFile, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Variant, list[Fault]]:
    """What an owner's folder makes of a game with that file, and what is wrong in it."""
    monkeypatch.setenv(data.VARIABLE, str(folder))
    found = owner_files([file])
    return owner_variant("toy", [file], found), [fault for one in found for fault in one.faults]


def test_a_file_in_place_is_used_when_it_is_right(
    file: DataFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert owned(file, tmp_path, monkeypatch)[0].fingerprint == ""
    (tmp_path / "toy.toml").write_text(SMALL.replace("20", "18"), encoding="utf-8")
    variant, faults = owned(file, tmp_path, monkeypatch)
    assert (faults, len(variant.fingerprint)) == ([], 64)
    assert variant.tables()["parts"]["roots"] == 18
    assert variant.provenance() == {"parts": "replaced"}
    assert variant.json() == {"toy": {"parts": {"provenance": "printed", "roots": 18}}}


@pytest.mark.parametrize("content", [SMALL.replace("20", "17").encode(), b"\xff\xfe", b"#" * (LARGEST + 1)])
def test_a_file_in_place_that_is_wrong_is_not_used(
    file: DataFile, tmp_path: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy.toml").write_bytes(content)
    variant, faults = owned(file, tmp_path, monkeypatch)
    assert len(faults) == 1
    assert variant.fingerprint == ""
    assert variant.tables()["parts"]["roots"] == 20


# Variants of Embers, which live side by side in one process.


def embers(**fire: int) -> dict[str, Any]:
    """The data of Embers with another fire."""
    contents: dict[str, Any] = json.loads(json.dumps(data_files("embers")[0].contents))
    contents["fire"].update(fire)
    return {"embers": contents}


def test_two_variants_live_side_by_side() -> None:
    calm, wild = embers(gusts=0), embers(gusts=9)
    alone = [played_alone(variant) for variant in (calm, wild, {})]
    assert len(set(alone)) == 3
    matches = [quintessence.start("embers", 2, "x", data=variant) for variant in (calm, wild, {})]
    rngs = [Rng(1), Rng(1), Rng(1)]
    while any(match.to_act() for match in matches):  # an action of each in turn
        for match, rng in zip(matches, rngs, strict=True):
            if match.to_act():
                play_out(match.state, rng, 1)
    assert [match.state_hash() for match in matches] == alone


def played_alone(variant: dict[str, Any]) -> str:
    match, rng = quintessence.start("embers", 2, "x", data=variant), Rng(1)
    while match.to_act():
        play_out(match.state, rng, 1)
    return match.state_hash()


def test_a_game_is_made_once_for_each_variant() -> None:
    assert quintessence.load("embers", embers(gusts=2)) is quintessence.load("embers", embers(gusts=2))
    assert quintessence.load("embers", embers(gusts=2)) is not quintessence.load("embers", embers(gusts=4))
    assert quintessence.load("embers", {}) is quintessence.load("embers", embers())


def test_many_variants_do_not_make_the_package_s_own_game_anew() -> None:
    own = quintessence.load("embers", {})
    for gusts in range(40):
        quintessence.load("embers", embers(gusts=gusts))
    assert quintessence.load("embers", {}) is own


@pytest.mark.parametrize(
    ("given", "name", "code"),
    [
        (embers(heat=0), "embers", "data_fire_out_of_bounds"),
        ({"embers": "[fire"}, "embers", "data_not_toml"),
        ({"embers": {}}, "embers", "data_missing"),
        ({"chess": {}}, "chess", "data_unknown"),
    ],
)
def test_data_that_are_wrong_are_refused_with_all_their_faults(given: dict[str, Any], name: str, code: str) -> None:
    with pytest.raises(BadData) as refused:
        quintessence.load("embers", given)
    assert (refused.value.name, refused.value.faults[0].code) == (name, code)
    assert refused.value.values["fault"] == code


def test_a_record_of_a_variant_carries_its_data_or_can_be_given_them() -> None:
    match = quintessence.start("embers", 2, "x", data=embers(gusts=9))
    match.play(Seat(0), match.legal(Seat(0))[0])
    record = match.record()
    assert record["data"] == embers(gusts=9)
    assert quintessence.replay(record).state_hash() == match.state_hash()
    without = {name: value for name, value in record.items() if name != "data"}
    assert quintessence.replay(without, embers(gusts=9)).state_hash() == match.state_hash()
    assert "data" not in quintessence.start("embers", 2, "x").record()


# Whole matches, each in a process that finds the file when it loads the game.


def in_process(folder: Path, code: str) -> str:
    environment = {**os.environ, data.VARIABLE: str(folder)}
    head = "import json, quintessence\nfrom quintessence.core.discovery import whose_data\n"
    command = [sys.executable, "-c", head + code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def replaced(tmp_path: Path) -> Path:
    """A folder with a deck of Ephyran that has a creature of its own."""
    text = data_files("ephyran")[0].packaged.read_text(encoding="utf-8")
    text = text.replace("lagoon = { ", 'lagoon = { kelpie = "horse", ', 1)
    text = text.replace("territory_and_support = [", 'territory_and_support = [\n    "kelpie-1-owl/twins",', 1)
    names = '\n[names]\ncreature-kelpie = { en = "Water horse", fr = "Cheval d’eau" }\n'
    (tmp_path / "ephyran.toml").write_text(text + names, encoding="utf-8")
    return tmp_path


RECORD = "match = quintessence.start('ephyran', seed='x'); print(json.dumps(match.record()))"
REPLAY = """
try:
    print(quintessence.replay(json.loads({record!r})).state_hash())
except quintessence.BadRecord as error:
    print(error.code)
"""


def test_a_match_with_replaced_data_is_played_again_anywhere(replaced: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    with_own, with_replaced = in_process(nowhere, RECORD), in_process(replaced, RECORD)
    assert "data" not in json.loads(with_own)
    assert list(json.loads(with_replaced)["data"]) == ["ephyran"]
    for record in (with_own, with_replaced):
        for folder in (nowhere, replaced):
            assert in_process(folder, REPLAY.format(record=record)) == json.loads(record)["state_hash"]


def test_replaced_data_bring_their_words(replaced: Path) -> None:
    code = (
        "from quintessence.text import Texts\n"
        "for language in ('en', 'fr'): print(Texts('ephyran', language).say('card-kelpie-1-owl'))\n"
        "print(whose_data('ephyran'), *sorted(set(quintessence.load('ephyran').variant.provenance().values())))"
    )
    assert in_process(replaced, code).splitlines() == [
        "Water horse (Lagoon 1, Owl)",
        "Cheval d’eau (Lagon 1, Chouette)",
        "replaced printed reconstructed replaced",
    ]


def test_a_wrong_file_leaves_the_package_s_data_in_force(replaced: Path) -> None:
    path = replaced / "ephyran.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("kelpie-1-owl", "kelpie-9-owl"), encoding="utf-8")
    code = "m = quintessence.start('ephyran', seed='x'); print(whose_data('ephyran'), 'data' in m.record())"
    assert in_process(replaced, code) == "refused False"


def test_data_that_break_a_game_are_named(tmp_path: Path) -> None:
    game = tmp_path / "games" / "fragile"
    game.mkdir(parents=True)
    (game / "data.toml").write_text(SMALL, encoding="utf-8")
    (game / "__init__.py").write_text(
        "from pathlib import Path\nfrom quintessence.core.data_file import DataFile, DataRules\n"
        "from quintessence.core.data_shape import Shape\nfrom quintessence.games.connect_four import ConnectFour\n"
        "rules = DataRules(Shape([], [], []), lambda file: [])\n"
        "DATA_FILES = [DataFile('fragile', Path(__file__).parent / 'data.toml', rules)]\n"
        "def make_game(variant):\n"
        "    assert variant.tables()['parts']['roots'] == 20, 'odd roots'\n"
        "    game = ConnectFour(variant)\n    game.slug = 'fragile'\n    return game\n",
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
