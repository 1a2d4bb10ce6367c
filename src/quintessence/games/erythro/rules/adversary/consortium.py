"""§14.3 Erythro Colonisation Consortium: mines every round, and an event in three parts."""

from __future__ import annotations

from typing import final

from quintessence.core.cells import ONE, without
from quintessence.core.game import Event, Json
from quintessence.games.erythro.data.constants import (
    EVENT_EFFECTS,
    EVENT_GAIN,
    EVENT_LOSE,
    EVENT_MINE,
    EVENT_NONE,
    EVENT_POLLUTE,
    EVENT_REMOVE,
    EVENT_TAKE,
    NONE,
)
from quintessence.games.erythro.rules.adversary.mines import mines_left
from quintessence.games.erythro.rules.adversary.waking import tell_woken
from quintessence.games.erythro.rules.agenda import (
    ASK_CLEAN,
    GAIN_INFLUENCE,
    LOSE_INFLUENCE,
    PLACE_MINE,
    RANDOM_POLLUTION,
    REMOVE_TOKENS,
    REVEAL,
    TAKE_CARD,
    AgendaStep,
    put_first,
    step,
)
from quintessence.games.erythro.rules.cleaning import can_clean_anything
from quintessence.games.erythro.rules.decks import random_card
from quintessence.games.erythro.rules.influence import total
from quintessence.games.erythro.rules.position import BY_DESTRUCTION, BY_SHUFFLE, CLEANING, Position
from quintessence.games.erythro.scripted import scripted


def start_phase(position: Position, events: list[Event]) -> None:
    """ER-110: mines one by one, or pollution for each player when the deck is empty (ER-59); then the event."""
    sheet = position.setting.sheet
    left = mines_left(position)
    if left:
        tell_woken(position, "phase", "mine", events)
        steps = step(PLACE_MINE, 1) * min(left, sheet.phase_mines)
    else:
        tell_woken(position, "phase", "pollution", events)
        steps = step(RANDOM_POLLUTION, 1) * sheet.phase_pollution
    put_first(position, steps + step(REVEAL) + step(ASK_CLEAN))


@final
class Reveal(AgendaStep):
    """ER-60: the old event goes, a new one comes; once all were seen, they are shuffled again, the old one too."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        cards = position.data.events
        old = position.event
        if not position.event_pool:
            position.event_pool = bytes(range(cards.count))
        position.event = random_card(position, position.event_pool)
        position.event_pool = without(position.event_pool, position.event)
        new = ONE[position.event]
        events.append(
            scripted(
                position,
                "event_revealed",
                "ER-60",
                {
                    "event_card": cards.names[position.event],
                    "old": None if old == NONE else cards.names[old],
                    "left": len(position.event_pool),
                    "clean": cards.clean[position.event],
                    "shuffle": told_effects(cards.shuffle[position.event]),
                    "destroyed": told_effects(cards.destroyed[position.event]),
                },
                names=cards.names,
                candidates=new,
                left=new,
            )
        )


@final
class AskClean(AgendaStep):
    """ER-111: the first part of the event is the team's to use or to decline."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        if position.data.events.clean[position.event] and can_clean_anything(position):
            position.amount = position.data.events.clean[position.event]
            position.stage = CLEANING
        else:
            events.append(tell_part(position, 1, [], ["remove"]))


def told_effects(effects: bytes) -> list[Json]:
    """The effects of a part as views tell them."""
    found: list[Json] = []
    for index in range(0, len(effects), 2):
        found.append({"effect": EVENT_EFFECTS[effects[index]], "count": effects[index + 1]})
    return found


def answer_shuffle(position: Position, seat: int, events: list[Event]) -> None:
    """Part 2 of the active event; nothing before the first one (ER-58)."""
    if position.event == NONE:
        tell_woken(position, "shuffle", "nothing", events)
        return
    _do_part(position, 2, position.data.events.shuffle[position.event], BY_SHUFFLE, seat, events)


@final
class Destroyed(AgendaStep):
    """Part 3 of the active event, at once (ER-108)."""

    def do(self, position: Position, number: int, events: list[Event]) -> None:
        if position.event != NONE:
            effects = position.data.events.destroyed[position.event]
            _do_part(position, 3, effects, BY_DESTRUCTION, position.cause_seat, events)


def _do_part(position: Position, part: int, effects: bytes, cause: int, seat: int, events: list[Event]) -> None:
    why = "shuffle" if part == 2 else "mine_destroyed"
    tell_woken(position, why, "nothing" if effects[0] == EVENT_NONE else "event", events)
    steps = b""
    done: list[Json] = []
    skipped: list[Json] = []
    for index in range(0, len(effects), 2):
        what, count = effects[index], effects[index + 1]
        if (index == 0 or what == EVENT_MINE) and _is_impossible(position, what, seat):
            skipped.append(EVENT_EFFECTS[what])
            continue
        done += told_effects(effects[index : index + 2])
        if what == EVENT_MINE:
            steps += step(PLACE_MINE, 1, cause, seat)
        elif what == EVENT_POLLUTE:
            steps += step(RANDOM_POLLUTION, 1, cause, seat) * count
        elif what == EVENT_TAKE:
            steps += step(TAKE_CARD, 1, cause, seat)
        elif what == EVENT_LOSE:
            steps += step(LOSE_INFLUENCE, count, cause, seat)
        elif what == EVENT_REMOVE:
            steps += step(REMOVE_TOKENS, count, cause, seat)
        elif what == EVENT_GAIN:
            steps += step(GAIN_INFLUENCE, count, cause, seat)
    events.append(tell_part(position, part, done, skipped))
    put_first(position, steps)


def _is_impossible(position: Position, what: int, seat: int) -> bool:
    """Whether an effect cannot be done at all as things are: it is skipped (ER-03, ER-28)."""
    if what == EVENT_MINE:
        return mines_left(position) == 0
    if what == EVENT_TAKE:
        return position.contamination == 0
    if what == EVENT_LOSE:
        return total(position, seat) == 0
    return what == EVENT_REMOVE and not can_clean_anything(position)


def tell_part(position: Position, part: int, done: list[Json], skipped: list[Json]) -> Event:
    """A part of the active event is done; by whom says the cause."""
    name = position.data.events.names[position.event]
    return scripted(
        position,
        "event_part_done",
        "ER-111" if part == 1 else "ER-108",
        {"event_card": name, "part": part, "done": done, "skipped": skipped},
    )
