"""The storage that the tables' service asks for, over texts by their keys.

A table's outline is one text, each line of its log another: an action writes both together, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import time
from typing import Any, Final

from quintessence.core.game import Values
from quintessence.host.key_reading import KeyReading, document_key, failed, object_of
from quintessence.host.storage import Storage
from quintessence.host.stored_values import chat_text, entry_text, outline_values, summary_values
from quintessence.service.limits import Limits
from quintessence.service.storage.model import Claim, Decide, NoRoom, Taken
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, StoredTable, Summary
from quintessence.table.state import OVER

Outline = dict[str, Any]


class KeyStorage(KeyReading):
    """The storage protocol over texts. What is read and then written is done under one lock."""

    def __init__(self, texts: Storage, limits: Limits) -> None:
        super().__init__(texts)
        self._limits: Final = limits
        self._lock: Final = asyncio.Lock()
        self._outlines: Final[dict[str, Outline]] = {}
        """Of tables that were changed lately, as they are stored."""

    async def store_guest(self, guest: Guest) -> None:
        await self._write({f"guest/{guest.id}": json.dumps([guest.name, guest.colour])})

    async def add_table(
        self,
        table: StoredTable,
        data: Values | None = None,
        spared: Sequence[str] = (),
        claim: Claim | None = None,
        rematch_of: str = "",
    ) -> Sequence[str]:
        head = table.header
        async with self._lock:
            await self._require_few_open(table)
            outline = outline_values(table)
            outline["sitters"] = [[seat, guest] for seat, hold in enumerate(table.seats) for guest in hold.holders]
            values = {f"table/{head.id}": json.dumps(outline)}
            values |= {_line(head.id, entry.line): entry_text(entry) for entry in table.entries}
            if data:
                values[f"variant/{head.game}/{head.variant}"] = json.dumps(data)
            if claim is not None:
                values |= await self._claimed(claim)
            if rematch_of:
                other = await self._outline(rematch_of)
                if other["rematch"]:
                    raise Taken("rematch")
                values[f"table/{rematch_of}"] = json.dumps({**other, "rematch": head.id})
                self._outlines.pop(rematch_of, None)
            await self._write(values)
        return []

    async def drop_copies(self, bytes_: int, spared: Sequence[str]) -> tuple[Sequence[str], int]:
        return [], bytes_

    def append(self, table: str, entry: Entry, summary: Summary | None, people: int = 0) -> Awaitable[None]:
        return asyncio.ensure_future(self._append(table, entry, summary))

    async def _append(self, table: str, entry: Entry, summary: Summary | None) -> None:
        def change(outline: Outline) -> Outline:
            if entry.line != outline["lines"] + 1:
                raise Taken(f"line {entry.line}")
            news: Outline = {"lines": entry.line}
            if summary is not None:
                news |= {"summary": summary_values(summary), "updated": entry.at}
            return {**outline, **news}

        await self._change(table, change, {_line(table, entry.line): entry_text(entry)})

    async def hold(self, table: str, seat: int, guest: str, first: bool, people: int | None = None) -> int:
        def change(outline: Outline) -> Outline:
            holders = outline["seats"][seat]["holders"]
            if first and any(other != guest for other in holders):
                raise Taken("seat")
            more = holders if guest in holders else [*holders, guest]
            return _with_sitter(_with_seat(outline, seat, {"holders": more}), seat, guest)

        return await self._change(table, change)

    async def store_sitter(self, table: str, seat: int, guest: str) -> int:
        return await self._change(table, lambda outline: _with_sitter(outline, seat, guest))

    async def renew_seat(
        self, table: str, seat: int, invitation: str, key: str, holder: str | None, people: int | None = None
    ) -> int:
        def change(outline: Outline) -> Outline:
            holders = [guest for guest in outline["seats"][seat]["holders"] if guest == holder]
            news = {"invitation": invitation, "key": key, "holders": holders, "standing_answer": ""}
            return _with_seat(outline, seat, news)

        return await self._change(table, change)

    async def renew_watch(self, table: str, token: str, people: int | None = None) -> int:
        return await self._change(table, lambda outline: {**outline, "watch": token, "watchers": []})

    async def watch(self, table: str, guest: str, people: int | None = None) -> int:
        def change(outline: Outline) -> Outline:
            return {**outline, "watchers": sorted({*outline["watchers"], guest})}

        return await self._change(table, change)

    async def store_standing_answer(
        self, table: str, seat: int, code: str, turn: int, people: int | None = None
    ) -> int:
        news = {"standing_answer": code, "standing_turn": turn}
        return await self._change(table, lambda outline: _with_seat(outline, seat, news))

    async def store_default_answer(self, table: str, seat: int, revision: int, people: int | None = None) -> int:
        return 0  # the window and who has chosen are in memory

    async def add_chat(self, table: str, guest: str, line: ChatLine) -> None:
        most = self._limits.chat_lines_stored
        async with self._lock:
            outline = await self._outline(table)
            number = outline["chats"] + 1
            if number > most:
                raise NoRoom("chat_full", {"most": most})
            fresh = {**outline, "chats": number}
            await self._put(table, fresh, {f"chat/{table}/{number:08}": chat_text(line)})

    async def store_variant(self, game: str, fingerprint: str, files: Values, guest: str) -> None:
        await self._write({f"variant/{game}/{fingerprint}": json.dumps(files)})

    async def store_document(self, owner: str, kind: str, name: str, body: Values | str) -> None:
        await self._write({document_key(owner, kind, name): self._document_text(body)})

    async def change_documents(
        self, owner: str, kind: str, names: Sequence[str] | None, decide: Decide
    ) -> dict[str, Values]:
        async with self._lock:
            if names is None:
                known = await self.documents(owner, kind)
            else:
                texts = {name: await self.document(owner, kind, name) for name in names}
                known = {name: object_of(text) for name, text in texts.items() if text is not None}
            decided = decide({**known})
            written = {name: body for name, body in decided.items() if body is not None and body != known.get(name)}
            values = {document_key(owner, kind, name): self._document_text(body) for name, body in written.items()}
            gone = [name for name, body in decided.items() if body is None and name in known]
            if values or gone:
                await self._write(values, [document_key(owner, kind, name) for name in gone])
        both = {**known, **written}
        return {name: body for name, body in both.items() if name not in gone}

    async def remove_document(self, owner: str, kind: str, name: str) -> None:
        await self._write({}, [document_key(owner, kind, name)])

    async def remove_table(self, table: str) -> None:
        async with self._lock:
            keys = [f"table/{table}"]
            for prefix in (f"log/{table}/", f"chat/{table}/", f"document/{table}/"):
                keys += await self.read_keys(prefix)
            await self._write({}, keys)
            self._outlines.pop(table, None)

    async def forget(self, is_over: bool, before: float, spared: list[str], most: int) -> list[str]:
        return []  # nothing is forgotten here unless its owner says so

    async def close(self) -> None:
        async with self._lock:
            return

    async def _require_few_open(self, table: StoredTable) -> None:
        most = self._limits.tables_per_guest
        if table.summary.status != OVER and await self.open_tables(table.header.host) >= most:
            raise NoRoom("too_many_tables", {"most": most})

    async def _claimed(self, claim: Claim) -> dict[str, str]:
        """What a claim writes; Taken where something else is there, NoRoom where there are as many as may be."""
        text = await self.document(claim.owner, claim.kind, claim.name)
        known = None if text is None else object_of(text)
        if known != claim.replaced:
            raise Taken(claim.name)
        if (
            claim.most is not None
            and len(await self.read_keys(document_key(claim.owner, claim.kind, ""))) >= claim.most
        ):
            raise NoRoom(claim.full, {"most": claim.most})
        return {document_key(claim.owner, claim.kind, claim.name): self._document_text(claim.body)}

    async def _change(
        self, table: str, change: Callable[[Outline], Outline], values: Mapping[str, str] | None = None
    ) -> int:
        """Change a table's outline, with other texts beside it; nobody counts how often."""
        async with self._lock:
            await self._put(table, change(await self._outline(table)), values or {})
        return 0

    async def _put(self, table: str, outline: Outline, values: Mapping[str, str]) -> None:
        self._outlines.pop(table, None)  # where the write fails, it is read again
        await self._write({f"table/{table}": json.dumps(outline), **values})
        self._outlines[table] = outline

    async def _outline(self, table: str) -> Outline:
        known = self._outlines.get(table)
        if known is None:
            text = await self.read_text(f"table/{table}")
            if text is None:
                raise Taken(table)  # it is gone, and whoever writes has to look
            known = self._outlines[table] = json.loads(text)
        return known

    def _document_text(self, body: Values | str) -> str:
        text = body if isinstance(body, str) else json.dumps(body)
        if len(text.encode()) > self._limits.document_bytes:
            raise NoRoom("document_too_long", {"most": self._limits.document_bytes})
        return f"{time()}\n{text}"

    async def _write(self, values: dict[str, str], removed: list[str] | None = None) -> None:
        try:
            await self._texts.write(values, removed or [])
        except Exception as error:
            raise failed(error) from error


def _with_seat(outline: Outline, seat: int, news: Mapping[str, object]) -> Outline:
    seats = [{**hold, **news} if number == seat else hold for number, hold in enumerate(outline["seats"])]
    return {**outline, "seats": seats}


def _with_sitter(outline: Outline, seat: int, guest: str) -> Outline:
    known = outline["sitters"]
    return outline if [seat, guest] in known else {**outline, "sitters": [*known, [seat, guest]]}


def _line(table: str, line: int) -> str:
    return f"log/{table}/{line:08}"
