"""§6.2 Phase 2: everyone keeps a card or none; all else that was in hand or played is discarded at once."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import ONE, has, replaced, without
from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import CONTAMINATION, NONE
from quintessence.games.erythro.events import Discarded
from quintessence.games.erythro.rules.cleaning import can_clean_up
from quintessence.games.erythro.rules.phases.mines import start_mines
from quintessence.games.erythro.rules.phases.phase import start_phase
from quintessence.games.erythro.rules.position import DISCARD, DISCARDING, Position


def start_discard(position: Position, events: list[Event]) -> None:
    start_phase(position, DISCARD, events)
    position.is_unsettled = False
    position.kept = ONE[NONE] * position.setting.seats


def is_discarding(position: Position, seat: int) -> bool:
    """Whether a seat has yet to say what it keeps; an empty hand keeps nothing."""
    return not position.done >> seat & 1 and (len(position.hands[seat]) > 0 or can_clean_up(position, seat))


def go_on_discarding(position: Position, events: list[Event]) -> None:
    """When all have said what they keep, all discard at once."""
    for seat in range(position.setting.seats):
        if is_discarding(position, seat):
            position.stage = DISCARDING
            return
    for seat in range(position.setting.seats):
        _discard(position, seat, events)
    position.kept = ONE[NONE] * position.setting.seats
    start_mines(position, events)


def _discard(position: Position, seat: int, events: list[Event]) -> None:
    """A hand but for the kept card, and all played cards; played contamination cards go back to their pile (ER-29)."""
    kept, gone = position.kept[seat], position.hands[seat]
    left, known = b"", b""
    if kept != NONE:
        left, gone = ONE[kept], without(gone, kept)
        known = left if has(position.known[seat], kept) else b""
    returned = 0
    played = position.played[seat]
    place: i64
    for place in range(len(played)):
        if played[place] == CONTAMINATION:
            returned += 1
        else:
            gone = gone + ONE[played[place]]
    position.contamination += returned
    position.hands = replaced(position.hands, seat, left)
    position.known = replaced(position.known, seat, known)
    position.discards = replaced(position.discards, seat, bytes(sorted(position.discards[seat] + gone)))
    position.played = replaced(position.played, seat, b"")
    events.append(Discarded(position.data, seat, gone, returned))
