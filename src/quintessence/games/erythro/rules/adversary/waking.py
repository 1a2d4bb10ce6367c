"""§12 How a script tells that it was woken, and by what it answers."""

from __future__ import annotations

from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import ADVERSARIES, NONE
from quintessence.games.erythro.rules.adversary.mines import mines_left
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.scripted import scripted


def tell_woken(position: Position, why: str, answer: str, events: list[Event]) -> None:
    """The adversary acts: by a phase, a shuffle or a destroyed mine; `answer` is what it does (mine, pollution, …)."""
    seat = position.cause_seat
    events.append(
        scripted(
            position,
            "adversary_woke",
            "ER-57",
            {
                "adversary": ADVERSARIES[position.setting.adversary],
                "why": why,
                "seat": None if seat == NONE else seat,
                "deck_left": mines_left(position),
                "answer": answer,
            },
        )
    )
