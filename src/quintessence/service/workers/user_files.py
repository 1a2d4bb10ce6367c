"""The files that guests send, read by a worker: nothing of them is parsed in the server's own process."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quintessence.core.game import Values
from quintessence.core.variant import Given
from quintessence.service.limits import Limits
from quintessence.service.problems import Problem
from quintessence.service.tables.creation import ImportedRecord
from quintessence.service.workers.workers import Workers


@dataclass(frozen=True)
class ReadGame:
    """A finished game that its player has brought along, once a worker has read it."""

    id: str
    summary: Values
    record: str | None
    """As JSON; None where there is none, or it is too long."""
    label: str
    is_deleted: bool


class UserFiles:
    """Reads the data of variants, records, logs and finished games."""

    def __init__(self, workers: Workers, limits: Limits) -> None:
        self._workers: Final = workers
        self._limits: Final = limits

    async def variant(self, guest: str, game: str, files: dict[str, str]) -> tuple[Values, Values]:
        """What the set-up is told of a variant, and its data; Problem with all that is wrong with them."""
        job: Values = {"game": game, "files": {**files}}
        answer = await self._workers.answer(guest, "file_jobs:read_variant", job)
        if "faults" in answer:
            raise Problem(422, "variant_refused", {"faults": answer["faults"]})
        described, data = answer["described"], answer["data"]
        assert isinstance(described, dict) and isinstance(data, dict)
        return described, data

    async def words(self, guest: str, game: str, data: Given, language: str) -> str:
        """The words of what is new in a variant, as a Fluent file."""
        job: Values = {"game": game, "data": {**data}, "language": language}
        return str((await self._workers.answer(guest, "file_jobs:write_words", job))["text"])

    async def record(self, guest: str, text: str) -> ImportedRecord:
        """A record or a log that comes in, replayed; BadRecord when it does not hold together."""
        answer = await self._workers.answer(guest, "file_jobs:read_record", self._bounded(text))
        return ImportedRecord(**answer)  # type: ignore[arg-type]

    async def brought_game(self, guest: str, text: str) -> ReadGame:
        """A finished game that its player brings along; Refused when it is none."""
        job: Values = {**self._bounded(text), "longest": self._limits.document_bytes}
        answer = await self._workers.answer(guest, "file_jobs:read_brought_game", job)
        summary, record = answer["game"], answer["record"]
        assert isinstance(summary, dict) and (record is None or isinstance(record, str))
        return ReadGame(str(summary["id"]), summary, record, str(answer["label"]), answer["deleted"] is True)

    def _bounded(self, text: str) -> Values:
        return {"text": text, "depth": self._limits.json_depth, "lists": self._limits.json_lists}
