"""What the host sets for a table beside the game, noted in its log."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.server.problems import Problem
from quintessence.server.service import Service
from quintessence.server.storage.model import TERMS
from quintessence.server.tables.terms import LISTED, changed, mark_of


async def set_terms(service: Service, id_: str, terms: Values) -> None:
    """Note what is new of some terms; nothing where all is as it was."""
    async with service.tables.locked(id_) as table:
        if news := changed(table, terms):
            await service.moves.add(table, TERMS, None, [news], mark_of(table, news))
    if LISTED in terms:
        service.open_tables.forget()


def require_list(service: Service) -> None:
    """Problem where this server has no list of open tables."""
    if not service.settings.has_open_tables:
        raise Problem(403, "no_open_tables")
