"""§6.1 Which zones of a card can be played: only those that can be done to the end (ER-01)."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import ONE, put, replaced
from quintessence.core.game import Action
from quintessence.games.erythro.actions import Buy
from quintessence.games.erythro.data.constants import (
    CONTAMINATION,
    DRAW_ZONE,
    ELEMENTS,
    GAIN_ZONE,
    MOVE_ZONE,
    NONE,
    OTHER,
    PAY_ZONE,
    POWER,
    POWER_YELLOW,
    SANCTUARY_ZONE,
    ZONES,
)
from quintessence.games.erythro.data.lines import FREE, HELPED, HINDERED, SEARCHED, Line, Need
from quintessence.games.erythro.rules.decks import has_action_card, take_from_hand
from quintessence.games.erythro.rules.effects.acquiring import building_lack
from quintessence.games.erythro.rules.effects.effect import next_line, program_of
from quintessence.games.erythro.rules.effects.table import ROOMS
from quintessence.games.erythro.rules.influence import ELEMENT_BIT, EVERY_ELEMENT, disc_of, mastered
from quintessence.games.erythro.rules.market import trial_purchase
from quintessence.games.erythro.rules.position import CLEANING, MOVING, RUNNING, WINDOW, Position


def zone_lack(position: Position, seat: int, card: int, zone: int) -> str:
    """Why a card of the hand cannot be played for a zone; "" when it can."""
    cards = position.data.cards
    if zone == POWER_YELLOW:
        if not cards.yellow[card]:
            return "no_yellow_part"
        if position.sanctuaries[position.pawns[seat]] != cards.yellow_of[card]:  # ER-05
            return "no_sanctuary_here"
    if position.setting.is_strict and _is_foreign(position, seat, card, zone):
        return "element_not_mastered"
    index = card * len(ZONES) + zone
    coupling = cards.coupling[index]
    if coupling != SEARCHED:
        lack = _needs_lack(position, seat, cards.needs[index])
        if coupling == FREE or (coupling == HELPED and lack == ""):
            return lack
        if coupling == HINDERED and lack:
            return "cannot_finish"
    return "" if can_finish(_tried(position, seat, card, zone)) else "cannot_finish"


def _needs_lack(position: Position, seat: int, needs: list[Need]) -> str:
    """Why one of the lines of a zone cannot be done as things are."""
    for need in needs:
        lack = line_lack(position, seat, need.line, need.reduction)
        if lack:
            return lack
    return ""


def _is_foreign(position: Position, seat: int, card: int, zone: int) -> bool:
    """ER-115: with strict elements, a sanctuary and a power only of an element that one masters."""
    cards = position.data.cards
    if zone == SANCTUARY_ZONE:
        return disc_of(position, seat, cards.sanctuary[card]) == NONE
    if zone == POWER or zone == POWER_YELLOW:
        for element in cards.elements[card]:
            if disc_of(position, seat, element) != NONE:
                return False
        return True
    return False


def buildable(position: Position, seat: int) -> i64:
    """The elements, a bit each, of which a seat could build a sanctuary where it stands (ER-35 to ER-37, ER-115)."""
    if building_lack(position, position.pawns[seat]):
        return 0
    found: i64 = mastered(position, seat) if position.setting.is_strict else EVERY_ELEMENT
    element: i64
    for element in range(len(ELEMENTS)):
        if not position.stock[element]:
            found &= ~ELEMENT_BIT[element]
    return found


def line_lack(position: Position, actor: int, line: Line, reduction: int) -> str:
    """Why nobody can do a line: its actor, or any other player that could be named (ER-87)."""
    room = ROOMS[line.effect]
    if line.target != OTHER:
        return room.lack(position, actor, line, reduction)
    for seat in range(position.setting.seats):
        if seat != actor and room.lack(position, seat, line, reduction) == "":
            return ""
    return "nobody_can"


def able_others(position: Position, line: Line) -> list[int]:
    """The players that can be named for a line."""
    room = ROOMS[line.effect]
    found: list[int] = []
    for seat in range(position.setting.seats):
        if seat != position.actor and room.lack(position, seat, line, position.reduction) == "":
            found.append(seat)
    return found


def put_on_table(position: Position, seat: int, card: int, zone: int) -> None:
    """The card leaves the hand, and counts as one of those that are owed."""
    take_from_hand(position, seat, card)
    position.played = replaced(position.played, seat, position.played[seat] + ONE[card])
    position.owed = put(position.owed, seat, position.owed[seat] - 1)
    position.actor, position.card, position.zone = seat, card, zone
    position.line, position.named, position.reduction = 0, NONE, 0
    position.steps, position.has_moved = 0, False
    position.stage = RUNNING


def _tried(position: Position, seat: int, card: int, zone: int) -> Position:
    """A copy in which a card was started: where lines touch one another, a way to the end is searched."""
    trial = position.twin()
    put_on_table(trial, seat, card, zone)
    return trial


def can_finish(position: Position) -> bool:
    """Whether the card under way can be done to the end, in one way at least. Changes nothing.

    That the match would end on the way is no way to the end: neither here nor when a zone is chosen.
    """
    program = program_of(position)
    if position.line >= len(program):
        return True
    line = program[position.line]
    is_last, is_under_way = position.line + 1 == len(program), position.stage == MOVING
    if line.is_may and not is_under_way and (is_last or _finishes_after(position.twin())):
        return True
    room = ROOMS[line.effect]
    for doer in _doers(position, line):
        if is_under_way or room.lack(position, doer, line, position.reduction) == "":
            if is_last:  # what can be done has a way to be done
                return True
            for trial in room.trials(position, doer, line):
                if _finishes_after(trial):
                    return True
    return False


def blocking_lack(position: Position) -> str:
    """What stands in the way of the card under way, when no way leads to its end: what the furthest ways met."""
    dead_ends: list[list[str]] = [[] for _ in program_of(position)]
    _add_dead_ends(position, dead_ends)
    codes = [ends for ends in dead_ends if ends][-1]
    if "attack_too_dear" in codes and all(code in ("attack_too_dear", "nothing_to_attack") for code in codes):
        return "attack_too_dear"
    return codes[0] if all(code == codes[0] for code in codes) else "cannot_finish"


def _add_dead_ends(position: Position, dead_ends: list[list[str]]) -> None:
    """Follow every way as far as it leads; note by line why it ended there."""
    program = program_of(position)
    if position.line >= len(program):
        return
    line = program[position.line]
    if line.is_may:
        trial = position.twin()
        next_line(trial)
        _add_dead_ends(trial, dead_ends)
    lack = line_lack(position, position.actor, line, position.reduction)
    if lack:
        if not line.is_may:
            dead_ends[position.line].append(lack)
        return
    room = ROOMS[line.effect]
    for doer in _doers(position, line):
        if room.lack(position, doer, line, position.reduction) == "":
            for trial in room.trials(position, doer, line):
                next_line(trial)
                _add_dead_ends(trial, dead_ends)


def _finishes_after(trial: Position) -> bool:
    trial.stage = RUNNING
    next_line(trial)
    return can_finish(trial)


def _doers(position: Position, line: Line) -> list[int]:
    if line.target != OTHER:
        return [position.actor]
    if position.named != NONE:
        return [position.named]
    return [seat for seat in range(position.setting.seats) if seat != position.actor]


def is_search_needed(position: Position) -> bool:
    """Whether answers inside the card must be held against its later lines: those to its last line need not be."""
    if position.card == NONE or position.is_scripted:
        return False
    cards, index = position.data.cards, position.card * len(ZONES) + position.zone
    if cards.coupling[index] == FREE:
        return False
    is_window = position.stage == WINDOW or position.stage == CLEANING
    return is_window or position.line + 1 < len(cards.programs[index])


def finishes_after_purchase(position: Position, seat: int, action: Buy) -> bool:
    """Whether the card can be finished after a purchase: the next card on offer is not known yet."""
    return _finishes_after(trial_purchase(position, seat, action))


def can_play(position: Position, seat: int) -> bool:
    """Whether a seat that owes a card has any legal play: an action card always moves (ER-12)."""
    if not position.owed[seat]:
        return False
    if has_action_card(position, seat):
        return True
    if not position.hands[seat]:
        return False
    return (
        zone_lack(position, seat, CONTAMINATION, PAY_ZONE) == ""
        or zone_lack(position, seat, CONTAMINATION, DRAW_ZONE) == ""
    )


def add_plays(position: Position, seat: int, choices: list[Action]) -> None:
    """Every card of the hand for every zone that can be done; an action card always moves (ER-12)."""
    cards, plays, hand = position.data.cards, position.actions.play, position.hands[seat]
    gained, built = mastered(position, seat), buildable(position, seat)
    here = position.sanctuaries[position.pawns[seat]]
    last: i64 = NONE
    place: i64
    for place in range(len(hand)):
        card: i64 = hand[place]
        if card == last:  # of equal cards once
            continue
        last = card
        first = card * len(ZONES)
        if card == CONTAMINATION:
            if zone_lack(position, seat, card, PAY_ZONE) == "":
                choices.append(plays[first + PAY_ZONE])
            if zone_lack(position, seat, card, DRAW_ZONE) == "":
                choices.append(plays[first + DRAW_ZONE])
            continue
        if gained >> cards.gained[card] & 1:
            choices.append(plays[first + GAIN_ZONE])
        choices.append(plays[first + MOVE_ZONE])
        if built >> cards.sanctuary[card] & 1:
            choices.append(plays[first + SANCTUARY_ZONE])
        if zone_lack(position, seat, card, POWER) == "":
            choices.append(plays[first + POWER])
        if here != NONE and cards.yellow_of[card] == here and zone_lack(position, seat, card, POWER_YELLOW) == "":
            choices.append(plays[first + POWER_YELLOW])


def play_lack(position: Position, seat: int, card: int, zone: int) -> str:
    """Why a card cannot be played for a zone; "" when it can."""
    if not position.owed[seat]:
        return "nothing_owed"
    if card not in position.hands[seat]:
        return "not_in_hand"
    lack = zone_lack(position, seat, card, zone)
    return blocking_lack(_tried(position, seat, card, zone)) if lack == "cannot_finish" else lack
