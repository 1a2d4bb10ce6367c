"""Keys that would cost the parser gigabytes are refused before it sees them, in a time that grows with the text."""

from __future__ import annotations

import time
import tomllib

import pytest

from quintessence.core.discovery import data_files, known_games
from quintessence.core.toml_text import DEEPEST, LONGEST_KEY, is_too_deep

DEEP = "a." * 20 + "a = 1"


@pytest.mark.parametrize(
    "text",
    [
        DEEP,
        "a . " * 20 + "a = 1",
        '"a".' * 20 + "a = 1",
        f"[{'a.' * 20}a]",
        f"x = {'[' * 20}{']' * 20}",
        f"x = {'{a = ' * 20}1{'}' * 20}",
        "a" * (LONGEST_KEY + 1) + " = 1",
        f'# "\n{DEEP}',
        f"x = '''it''s'''\n{DEEP}",
        f"x = ''''a''''\n{DEEP}",
        f'x = """ " "" """""\n{DEEP}',
        f'x = """\\""" """\n{DEEP}',
        f"x = 'a\\'\n{DEEP}",
    ],
)
def test_deep_and_long_keys_are_found_wherever_they_hide(text: str) -> None:
    assert is_too_deep(text)


@pytest.mark.parametrize(
    "text",
    ["a.b = 1.5", f'x = """\n{DEEP}\n"""', f"x = '{DEEP}'", f"# {DEEP}", "x = [[1, 2], [3]]", f'x = "{"a" * 900}"'],
)
def test_what_only_looks_deep_is_none(text: str) -> None:
    tomllib.loads(text)
    assert not is_too_deep(text)


def test_the_packages_own_files_are_far_from_the_bound() -> None:
    files = [file for slug in known_games() for file in data_files(slug)]
    assert files and not any(is_too_deep(file.packaged.read_text(encoding="utf-8")) for file in files)
    deepest, text = 0, "a" + ".a" * (DEEPEST - 1)
    for file in files:
        found, faults = file.read(f"{text} = 1")
        deepest = max(deepest, len(found))
        assert all(fault.code != "data_too_deep" for fault in faults)
        assert [fault.code for fault in file.read(f"{text}.a.a = 1")[1]] == ["data_too_deep"]
    assert deepest == 1


@pytest.mark.parametrize(
    "piece", ["a.", "a", '"a".', '"', "'", '\\"', "'''a", '""a', '"\n', "a ", "#", "[", "]", "a" * 200 + "\n", '"""\\']
)
def test_looking_takes_no_square_of_the_time(piece: str) -> None:
    """Forty times as long takes some forty times as long, never 1,600 times."""

    def seconds(length: int) -> float:
        text = f"x = {piece * (length // len(piece))}"
        start = time.process_time()
        is_too_deep(text)
        return time.process_time() - start

    assert seconds(80_000) < 400 * max(min(seconds(2_000) for _ in range(5)), 0.0005)
