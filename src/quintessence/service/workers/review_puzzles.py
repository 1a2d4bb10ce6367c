"""A moment of a reviewed match as a puzzle: find the better turn that the review has found."""

from __future__ import annotations

from typing import Any, Final

from quintessence.core.game import Json, Values
from quintessence.service.problems import Problem
from quintessence.service.storage.protocol import Storage
from quintessence.service.workers.match_job import Snapshot
from quintessence.service.workers.review_asked import KIND as REVIEW
from quintessence.service.workers.workers import Workers

KIND: Final = "puzzle"
_ASKED: Final = "asked"
_VERDICT: Final = "verdict"
_AS_GOOD: Final = 0.02
"""So much less, and a turn still counts as found: the bot does not judge finer than that."""


async def puzzle_at(storage: Storage, table: str, at: int) -> Values:
    """The turn of a kept review that starts after so many actions and has a better one; Problem where there is none."""
    for review in (await storage.documents(table, REVIEW)).values():
        lesson: Any = review["lesson"]
        for turn in lesson["turns"]:
            if turn["number"] == at and turn["better"]:
                return {**turn, "origin": table}
    raise Problem(409, "no_puzzle_here")


async def store_puzzle(storage: Storage, table: str, puzzle: Values) -> None:
    """Note what is to be found at a table."""
    await storage.store_document(table, KIND, _ASKED, puzzle)


async def puzzle_of(
    storage: Storage, workers: Workers, guest: str, table: str, match: Snapshot, played: int
) -> Values | None:
    """The puzzle of a table, without its answer until a turn was played; None where it is none."""
    documents = await storage.documents(table, KIND)
    asked: Any = documents.get(_ASKED)
    if asked is None:
        return None
    verdict = documents.get(_VERDICT)
    if verdict is None and played > asked["number"]:
        verdict = await _verdict(workers, guest, match, asked)
        if verdict is not None:
            await storage.store_document(table, KIND, _VERDICT, verdict)
    head: Values = {"at": asked["number"], "seat": asked["seat"], "cost": asked["cost"], "origin": asked["origin"]}
    return {**head, "verdict": verdict}


async def _verdict(workers: Workers, guest: str, match: Snapshot, asked: Any) -> Values | None:
    """How the turn does that was played first; None while it goes on."""
    job: Values = {"number": asked["number"]}
    weighed: Any = await workers.answer(guest, "teaching_jobs:weigh", job, match)
    if weighed["share"] is None:
        return None
    is_same = _rows(weighed["played"]) == _rows(asked["better"])
    return {
        "found": is_same or weighed["share"] >= asked["worth"] - _AS_GOOD,
        "share": weighed["share"],
        "worth": asked["worth"],
        "played": weighed["played"],
        "better": asked["better"],
        "reason": asked["reason"],
    }


def _rows(actions: list[Any]) -> list[Json]:
    return [action["row"] for action in actions]
