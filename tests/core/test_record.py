"""Records last: what is written is read back, and each way of breaking one fails loudly."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import quintessence
from quintessence import BadRecord, Seat, UnknownGame
from quintessence.core.game import Json, Values
from quintessence.core.record import canonical, hash_of, read, write

COLUMNS = [4, 4, 3, 5, 2]


def record() -> Values:
    match = quintessence.start("connect_four", seed="a record")
    for number, column in enumerate(COLUMNS):
        match.play(Seat(number % 2), ["drop", column])
    return match.record()


def finished() -> Values:
    match = quintessence.start("connect_four", seed="a record")
    for number, column in enumerate([1, 2, 1, 2, 1, 2, 1]):
        match.play(Seat(number % 2), ["drop", column])
    return match.record()


def test_a_record_is_a_header_and_one_action_a_line() -> None:  # §1.6
    lines = write(record()).splitlines()
    assert lines[:3] == ["{", '  "format": 2,', '  "game": "connect_four",']
    assert lines[-7:-2] == [
        f'    [{number % 2}, "drop", {column}]' + ("," if number < 4 else "") for number, column in enumerate(COLUMNS)
    ]
    assert json.loads(write(record())) == record()


def test_a_record_of_no_action_can_be_written_and_read() -> None:
    empty = quintessence.start("connect_four", seed="empty").record()
    assert empty["actions"] == []
    assert read(write(empty)) == empty
    assert quintessence.replay(write(empty)).history() == []


@pytest.mark.parametrize("made", [record, finished])
def test_a_record_gives_its_match_back(made: Callable[[], Values]) -> None:
    match = quintessence.replay(made())
    assert match.record() == made()
    assert quintessence.replay(write(made())).record() == made()


def test_the_record_says_how_a_finished_match_ended() -> None:
    assert record()["outcome"] is None
    assert finished()["outcome"] == {"places": [1, 2], "totals": [0, 0], "scores": [{}, {}], "reason": "four"}


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("version", 2, "other_version"),
        ("seats", 3, "wrong_seats"),
        ("seats", 10**40, "wrong_seats"),
        ("seed", "", "empty_seed"),
        ("seed", "another", "wrong_commitment"),
        ("commitment", "0" * 64, "wrong_commitment"),
        ("options", {"colour": "red"}, "unknown_option"),
        ("outcome", {"places": [1, 2]}, "wrong_outcome"),
        ("state_hash", "0" * 64, "wrong_hash"),
        ("actions", [[0, "drop", 1]], "wrong_hash"),
        ("actions", [[1, "drop", 1]], "illegal_in_record"),
        ("actions", [[2, "drop", 1]], "illegal_in_record"),
        ("actions", [[-1, "drop", 1]], "illegal_in_record"),
        ("actions", [[0, "drop", 9]], "illegal_in_record"),
        ("actions", [[0, "drop", 1], [1, "drop", 1]] * 4, "illegal_in_record"),
        ("actions", [[0, "drop", 1, 2]], "illegal_in_record"),
        ("actions", [[0, "fly"]], "illegal_in_record"),
        ("actions", [[0, "drop", ["drop"]]], "illegal_in_record"),
        ("actions", [[]], "record_row_wrong"),
        ("actions", [[0]], "record_row_wrong"),
        ("actions", [["drop", 1]], "record_row_wrong"),
        ("actions", [[True, "drop", 1]], "record_row_wrong"),
        ("data", "0" * 64, "record_field_wrong"),
        ("data", {"connect_four": 3}, "record_field_wrong"),
        ("data", {"connect_four": {}}, "bad_data"),
        ("actions", ["drop"], "record_row_wrong"),
        ("actions", [None], "record_row_wrong"),
        ("actions", {}, "record_field_wrong"),
        ("format", 1, "record_format_unknown"),
        ("format", 3, "record_format_unknown"),
        ("format", True, "record_field_wrong"),
        ("format", "1", "record_field_wrong"),
        ("version", 1.0, "record_field_wrong"),
        ("seats", None, "record_field_wrong"),
        ("seats", True, "record_field_wrong"),
        ("options", [], "record_field_wrong"),
        ("seed", 7, "record_field_wrong"),
        ("game", None, "record_field_wrong"),
    ],
)  # fmt: skip
def test_a_record_that_was_changed_is_refused(field: str, value: Json, code: str) -> None:
    for form in ({**record(), field: value}, json.dumps({**record(), field: value})):
        with pytest.raises(BadRecord) as refused:
            quintessence.replay(form)
        assert refused.value.code == code


@pytest.mark.parametrize("field", [field for field in record() if field != "outcome"])
def test_a_record_that_lacks_a_field_is_refused(field: str) -> None:
    broken = {name: value for name, value in record().items() if name != field}
    with pytest.raises(BadRecord, match="record_field_missing") as refused:
        quintessence.replay(broken)
    assert refused.value.values == {"field": field}


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[" * 100_000, "{" * 100_000, '{"format": 1' + "0" * 5000 + "}", "\ud800"]
)
def test_a_text_that_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="record_not_json"):
        quintessence.replay(text)


@pytest.mark.parametrize("text", ["[]", "null", "1", '"{}"'])
def test_a_text_that_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="record_not_object"):
        quintessence.replay(text)


def test_the_number_of_the_illegal_action_is_told() -> None:
    with pytest.raises(BadRecord) as refused:
        quintessence.replay({**record(), "actions": [[0, "drop", 1], [1, "drop", 0]]})
    assert refused.value.values["number"] == 2
    assert refused.value.values["code"] == "malformed_row"


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        quintessence.replay({**record(), "game": "chess_boxing"})


def test_an_action_more_or_less_or_another_order_is_noticed() -> None:
    rows = record()["actions"]
    assert isinstance(rows, list)
    further: list[Json] = [[1, "drop", 7]]
    swapped: list[Json] = [[0, "drop", 3], *rows[1:2], [0, "drop", 4], *rows[3:]]
    for changed in (rows[:-1], rows + further, swapped):
        with pytest.raises(BadRecord, match="wrong_hash"):
            quintessence.replay({**record(), "actions": changed})


def test_equal_values_have_equal_hashes_however_they_are_written() -> None:
    assert canonical({"b": [1, "é"], "a": None}) == '{"a":null,"b":[1,"é"]}'
    assert hash_of({"b": 1, "a": 2}) == hash_of({"a": 2, "b": 1}) != hash_of({"a": 2, "b": 2})
    assert hash_of([1]) != hash_of([True])
