"""What a host reads and what the server's models validate is the same: each accepts and refuses what the other does."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from quintessence.core.game import Refused
from quintessence.host import connection, requests
from quintessence.server.wire import requests as models
from quintessence.server.wire.brought_games import KeptGame
from quintessence.server.wire.messages import read_message
from quintessence.service.brought_game import brought_game_of
from quintessence.service.problems import Problem
from quintessence.service.reading import Body

ROW = ["step", 1]
MESSAGES: list[dict[str, Any]] = [
    {"type": "play", "seat": 0, "question": 3, "row": ROW},
    {"type": "play", "seat": 0, "question": 3, "row": ROW, "ref": "x" * 64},
    {"type": "play", "seat": 0, "question": 3, "row": ROW, "ref": "x" * 65},
    {"type": "play", "seat": 0, "question": 3, "row": ROW, "ref": 7},
    {"type": "play", "seat": 0, "question": 3, "row": []},
    {"type": "play", "seat": 0, "question": 3, "row": [1] * 51},
    {"type": "play", "seat": 32, "question": 3, "row": ROW},
    {"type": "play", "seat": -1, "question": 3, "row": ROW},
    {"type": "play", "seat": True, "question": 3, "row": ROW},
    {"type": "play", "seat": "0", "question": 3, "row": ROW},
    {"type": "play", "seat": 0, "question": 2**53, "row": ROW},
    {"type": "play", "seat": 0, "row": ROW},
    {"type": "play", "seat": 0, "question": 3, "row": ROW, "more": 1},
    {"type": "undo", "seat": 0, "question": 0},
    {"type": "undo", "seat": None, "question": 0},
    {"type": "chat", "text": "x" * 4000},
    {"type": "chat", "text": "x" * 4001},
    {"type": "chat", "text": 1},
    {"type": "why", "seat": 0, "rows": [ROW, 1, None]},
    {"type": "why", "seat": 0, "rows": [ROW] * 201},
    {"type": "preview", "seat": 0, "ways": [[ROW], []]},
    {"type": "preview", "seat": 0, "ways": [[ROW] * 25]},
    {"type": "preview", "seat": 0, "ways": [[[]]]},
    {"type": "preview", "seat": 0, "ways": [ROW] * 9},
    {"type": "trails", "seat": 0, "tag": "step", "start": [1]},
    {"type": "trails", "seat": 0, "tag": "", "start": [1]},
    {"type": "trails", "seat": 0, "tag": "step", "start": [1] * 21},
    {"type": "view_as", "seat": 1},
    {"type": "view_as"},
    {"type": "standing_answer", "seat": 0, "code": "none"},
    {"type": "standing_answer", "seat": 0, "code": "x" * 61},
    {"type": "pin", "seat": 0, "row": ROW},
    {"type": "unpin", "seat": 0, "row": {}},
    {"type": "let_play", "seat": 0},
    {"type": "away", "away": True},
    {"type": "away", "away": 1},
    {"type": "whole"},
    {"type": "ping"},
    {"type": "ping", "seat": 0},
    {"type": "nothing"},
]
OPEN: dict[str, Any] = {"game": "ephyran", "seats": [{"kind": "me"}, {"kind": "bot", "level": "level1"}]}
TABLES: list[dict[str, Any]] = [
    OPEN,
    {**OPEN, "answer_seconds": None},
    {**OPEN, "answer_seconds": 7},
    {**OPEN, "options": {"any": [1]}, "variant": "", "seed": "s", "claim_seconds": 300, "listed": True, "pace": 3},
    {**OPEN, "options": []},
    {**OPEN, "claim_seconds": 301},
    {**OPEN, "pace": 2},
    {**OPEN, "listed": "yes"},
    {**OPEN, "seed": "s" * 201},
    {**OPEN, "game": "g" * 101},
    {**OPEN, "seats": [{"kind": "king"}]},
    {**OPEN, "seats": [{"kind": "me", "name": "x"}]},
    {**OPEN, "seats": [{"kind": "me"}] * 33},
    {**OPEN, "clock": {"per": "turn", "seconds": 60}},
    {**OPEN, "clock": {"per": "day", "seconds": 60}},
    {**OPEN, "clock": {"per": "turn", "seconds": 9}},
    {**OPEN, "clock": {"per": "turn", "seconds": 60, "more": 1}},
    {**OPEN, "more": 1},
    {"game": "ephyran"},
]
GAME: dict[str, Any] = {
    "id": "abc",
    "game": "ephyran",
    "relation": "rivals",
    "sides": [],
    "held": [0],
    "casual": False,
    "seats": [{"name": "Ada", "kind": "me"}, {"name": "", "kind": "bot", "level": "level1"}],
    "result": {"places": [1, 2], "totals": [9, -1], "reason": "scored", "scores": [{}]},
    "origin": "new",
    "played": 3,
    "created": 1.5,
    "updated": 2,
}
GAMES: list[dict[str, Any]] = [
    GAME,
    {**GAME, "result": None, "label": "x", "deleted": True, "record": {"a": 1}, "variant": "v"},
    {**GAME, "id": "a/b"},
    {**GAME, "id": "x" * 41},
    {**GAME, "relation": "foes"},
    {**GAME, "sides": ["Mars!"]},
    {**GAME, "sides": ["mars"] * 9},
    {**GAME, "seats": []},
    {**GAME, "held": [32]},
    {**GAME, "held": [True]},
    {**GAME, "result": {"places": [41], "reason": "scored"}},
    {**GAME, "result": {"places": [1], "reason": "No!"}},
    {**GAME, "result": {"places": [1], "reason": "won", "sides": [{"code": "mars", "place": 1, "total": 3}]}},
    {**GAME, "result": {"places": [1], "reason": "won", "sides": [{"code": "mars", "place": 1, "more": 3}]}},
    {**GAME, "origin": "heaven"},
    {**GAME, "played": -1},
    {**GAME, "created": -1},
    {**GAME, "more": 1},
]


def is_valid(model: type[BaseModel], value: object) -> bool:
    try:
        model.model_validate(value)
    except ValidationError:
        return False
    return True


def is_read(work: Any, value: Any) -> bool:
    body = Body(value)
    try:
        work(body)
        body.end()
    except Refused as error:
        return error.code != "malformed_message"  # another refusal would be one too many
    return True


@pytest.mark.parametrize("message", MESSAGES, ids=str)
def test_messages_are_read_alike(message: dict[str, Any]) -> None:
    text, is_known = json.dumps(message), True
    try:
        read_message(text)
    except Problem:
        is_known = False
    assert connection.is_message(text) == is_known


@pytest.mark.parametrize("value", TABLES, ids=str)
def test_wishes_for_tables_are_read_alike(value: dict[str, Any]) -> None:
    assert is_read(requests.new_table, value) == is_valid(models.NewTable, value)
    if is_valid(models.NewTable, value):
        read, wanted = requests.new_table(Body(value)), models.NewTable.model_validate(value)
        assert read.answer_seconds == wanted.answer_seconds and read.listed == wanted.listed


@pytest.mark.parametrize("value", GAMES, ids=str)
def test_games_brought_along_are_read_as_their_schema_says(value: dict[str, Any]) -> None:
    assert is_read(brought_game_of, value) == is_valid(KeptGame, value)
