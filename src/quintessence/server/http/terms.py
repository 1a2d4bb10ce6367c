"""What the host sets for a table beside the game, where the list of open tables has to know."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.server.service import Service
from quintessence.service.problems import Problem
from quintessence.table.terms import LISTED


async def set_terms(service: Service, id_: str, terms: Values) -> None:
    """Note what is new of some terms; nothing where all is as it was."""
    await service.new_tables.set_terms(id_, terms)
    if LISTED in terms:
        service.open_tables.forget()


def require_list(service: Service) -> None:
    """Problem where this server has no list of open tables."""
    if not service.settings.has_open_tables:
        raise Problem(403, "no_open_tables")
