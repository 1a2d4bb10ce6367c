"""§8 Contamination cards: taking one, trashing one, and playing one, which is never done on a contaminated tile."""

from __future__ import annotations

from typing import final

from quintessence.core.cells import has
from quintessence.core.game import Action, Event, Happened, Values
from quintessence.games.erythro.actions import TRASH_DISCARD, TRASH_HAND, Trash
from quintessence.games.erythro.data.constants import ACQUIRE, CONTAMINATION, SELF, TAKE
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.rules.decks import draw, take_contamination, trash_contamination
from quintessence.games.erythro.rules.effects.effect import Effect, Immediate, end_line, program_of
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.tiles import add_tokens, is_contaminated, tell_change, tell_contaminated


@final
class Take(Immediate):
    """A contamination card from the pile into the hand; nothing when the pile is empty is illegal (ER-28)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return "" if position.contamination else "contamination_pile_empty"

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        take_contamination(position, doer)
        events.append(Happened("took", {"seat": doer, "left": position.contamination}))
        end_line(position, events)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        twin = position.twin()
        take_contamination(twin, doer)
        return [twin]


@final
class Trashing(Effect):
    """A contamination card of the hand or the discard pile goes back to the pile (ER-30)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        if has(position.discards[doer], CONTAMINATION) or can_trash_from_hand(position, doer):
            return ""
        return "hand_too_small" if has(position.hands[doer], CONTAMINATION) else "nothing_to_trash"

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        self.ask(position, doer, 0)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        found: list[Position] = []
        if can_trash_from_hand(position, doer):
            found.append(position.twin())
            trash_contamination(found[-1], doer, True)
        if has(position.discards[doer], CONTAMINATION):
            found.append(position.twin())
            trash_contamination(found[-1], doer, False)
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        if can_trash_from_hand(position, seat):
            choices.append(TRASH_HAND)
        if has(position.discards[seat], CONTAMINATION):
            choices.append(TRASH_DISCARD)
        self.add_decline(position, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, Trash):
            return "not_now"
        is_held = action.is_from_hand and CONTAMINATION in position.hands[seat]
        return "hand_too_small" if is_held else "nothing_to_trash"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        assert isinstance(action, Trash)
        trash_contamination(position, seat, action.is_from_hand)
        source = "hand" if action.is_from_hand else "discard"
        events.append(Happened("trashed", {"seat": seat, "source": source, "left": position.contamination}))
        end_line(position, events)


def can_trash_from_hand(position: Position, seat: int) -> bool:
    """ER-31, ER-90: the hand must keep as many cards as are owed, unless the rest of one's own card refills it."""
    hand = position.hands[seat]
    if not has(hand, CONTAMINATION):
        return False
    is_own = position.actor == seat
    left = len(hand) - 1 + (_refills(position) if is_own else 0)
    return left >= position.owed[seat]


def _refills(position: Position) -> int:
    """Cards that the lines to come put into the actor's own hand for sure."""
    program = program_of(position)
    found = 0
    for index in range(position.line + 1, len(program)):
        line = program[index]
        if (line.effect == TAKE or line.effect == ACQUIRE) and line.target == SELF and not line.is_may:
            found += 1
    return found


@final
class Pollute(Immediate):
    """The first part of playing one: a token on one's own tile; none is played on a contaminated tile (ER-26)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return "tile_contaminated" if is_contaminated(position, position.pawns[doer]) else ""

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        tile = position.pawns[doer]
        before = position.pollution[tile]
        contaminated: list[Values] = []
        add_tokens(position, tile, line.count, contaminated)
        events.append(tell_change(position, tile, before, "ER-27", is_own=True))
        tell_contaminated(position, contaminated, events, is_own=True)
        end_line(position, events)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        return [position.twin()]


@final
class Draw(Immediate):
    """The second part of a contamination card: draw, only if pile and discard pile hold enough (ER-22)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        cards = len(position.piles[doer]) + len(position.discards[doer])
        return "too_few_cards_to_draw" if cards < line.count else ""

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        draw(position, doer, line.count, events)
        end_line(position, events)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        return [position.twin()]
