"""§12 How a script tells that it was woken, and by what it answers."""

from __future__ import annotations

from quintessence.core.game import Event
from quintessence.games.erythro.rules.adversary.mines import mines_left
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.scripted import AdversaryWoke, next_moment


def tell_woken(position: Position, why: str, answer: str, events: list[Event]) -> None:
    """The adversary acts: by a phase, a shuffle or a destroyed mine; `answer` is what it does (mine, pollution, …)."""
    moment = next_moment(position, "ER-57")
    events.append(AdversaryWoke(moment, why, position.cause_seat, mines_left(position), answer))
