"""The shapes of what is told when a match is looked back at."""

from __future__ import annotations

from pydantic import BaseModel

from quintessence.server.models import Prompt, Said, Value


class Step(BaseModel):
    number: int
    seat: int
    action: Said | None
    events: list[Said]
    turn: int


class Review(BaseModel):
    count: int
    steps: list[Step]


class Moment(BaseModel):
    number: int
    seat: int | None
    view: Value
    to_act: list[int]
    prompt: Prompt | None
    legal: list[Said]


class Point(BaseModel):
    number: int
    value: float


class Evaluation(BaseModel):
    points: list[Point]
    turning: list[int]
