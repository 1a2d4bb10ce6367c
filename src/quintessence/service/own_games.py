"""The games on a guest's own list: noted about, removed for good, brought along from elsewhere."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Values
from quintessence.service.accounts.accounts import Accounts
from quintessence.service.accounts.table_notes import Mark
from quintessence.service.problems import Problem
from quintessence.service.tables.registry import Tables
from quintessence.service.workers.user_files import UserFiles
from quintessence.table.listener import NOT_ALLOWED
from quintessence.table.model import StoredTable


class OwnGames:
    """What a guest does with the games of its own."""

    def __init__(self, tables: Tables, accounts: Accounts, files: UserFiles) -> None:
        self._tables: Final = tables
        self._accounts: Final = accounts
        self._files: Final = files

    async def mark(self, guest: str, id_: str, label: str | None, is_deleted: bool | None) -> Values:
        """Name a game, delete it from the list, or take that back; nobody else sees it."""
        await self._require_own(guest, id_)
        marks = await self._accounts.table_notes.mark(guest, id_, label, is_deleted)
        return {"label": marks.label, "deleted": marks.deleted > 0}

    async def remove(self, guest: str, id_: str) -> None:
        """Remove for good a game that one has deleted, where nobody else ever sat at its table."""
        stored = await self._require_own(guest, id_)
        if not (await self._accounts.table_notes.marks(guest)).get(id_, Mark()).deleted:
            raise Problem(409, "not_deleted_yet")
        if stored is not None:
            if any(who != guest for _, who in stored.sitters) or stored.header.host != guest:
                raise Problem(403, "others_have_it_too")
            await self._remove_table(guest, id_)
        await self._accounts.games.remove(guest, id_)
        await self._accounts.table_notes.remove(guest, id_)

    async def bring(self, guest: str, text: str) -> Values:
        """Take in a finished game; nothing changes where the guest has it already, but for a missing label."""
        game, is_here = await self._files.brought_game(guest, text), True
        try:
            await self._require_own(guest, game.id)
        except Problem:
            is_here = False
        has_record = False if is_here else await self._accounts.games.add(guest, game)
        await self._accounts.table_notes.bring(guest, game.id, game.label, game.is_deleted and not is_here)
        return {"added": not is_here, "record": has_record}

    async def _remove_table(self, guest: str, id_: str) -> None:
        async with self._tables.locked(id_) as table:
            if any(who != guest for _, who in table.stored.sitters):  # who came meanwhile
                raise Problem(403, "others_have_it_too")
            await self._tables.storage.remove_table(id_)
            self._tables.drop(table)
            for listener in list(table.listeners):
                listener.close(NOT_ALLOWED)

    async def _require_own(self, guest: str, id_: str) -> StoredTable | None:
        """The table of a game on one's own list, None where it was brought along; Problem for others' games."""
        stored = await self._tables.storage.table(id_)
        if stored is not None:
            is_held = any(guest in hold.holders for hold in stored.seats)
            if is_held or stored.header.host == guest:
                return stored
        if await self._accounts.games.has(guest, id_):
            return None
        raise Problem(404, "unknown_table")
