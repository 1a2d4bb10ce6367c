"""§14.3 The Consortium's special clean-up, usable at any moment of a round, and the windows for it (ER-61, ER-112)."""

from __future__ import annotations

from quintessence.core.game import Action, Event, Json
from quintessence.games.erythro.actions import CleanUp
from quintessence.games.erythro.rules.influence import highest_first, lowest_first, pay, total
from quintessence.games.erythro.rules.position import WINDOW, Position
from quintessence.games.erythro.rules.tiles import can_remove, remove_tokens
from quintessence.games.erythro.scripted import scripted


def can_clean_anything(position: Position) -> bool:
    """Whether any tile has a token that can be removed."""
    for tile in range(position.setting.layout.tiles):
        if can_remove(position, tile):
            return True
    return False


def can_clean_up(position: Position, seat: int) -> bool:
    """Whether a seat could use its special clean-up now: once a round, paid, on its own tile or a neighbour."""
    return clean_up_lack(position, seat) == ""


def clean_up_lack(position: Position, seat: int) -> str:
    """Why a seat cannot use its special clean-up; "" when it can."""
    if not position.setting.is_consortium:
        return "no_clean_up_here"
    if position.cleaned >> seat & 1:
        return "cleaned_already"
    if total(position, seat) < position.setting.sheet.clean_up_cost:
        return "influence_missing"
    for tile in position.setting.layout.reach[position.pawns[seat]]:
        if can_remove(position, tile):
            return ""
    return "nothing_to_remove"


def add_clean_ups(position: Position, seat: int, choices: list[Action]) -> None:
    """Every tile in reach, every number of tokens, every split of the price (ER-62)."""
    if not position.setting.is_consortium or not can_clean_up(position, seat):
        return
    actions, sheet = position.actions, position.setting.sheet
    low, high = lowest_first(position, seat, sheet.clean_up_cost), highest_first(position, seat, sheet.clean_up_cost)
    for tile in position.setting.layout.reach[position.pawns[seat]]:
        if can_remove(position, tile):
            for count in range(1, min(sheet.clean_up_tokens, position.pollution[tile]) + 1):
                base = (actions.most_tokens * tile + count - 1) * actions.clean_up_splits
                for first in range(low, high + 1):
                    choices.append(actions.clean_up[base + first])


def clean_up_objection(position: Position, seat: int, action: CleanUp) -> str | None:
    lack = clean_up_lack(position, seat)
    if lack:
        return lack
    sheet, tile = position.setting.sheet, action.tile
    if tile >= position.setting.layout.tiles or tile not in position.setting.layout.reach[position.pawns[seat]]:
        return "out_of_reach"
    if not can_remove(position, tile):
        return "nothing_to_remove"
    if action.count > min(sheet.clean_up_tokens, position.pollution[tile]):
        return "too_many_tokens"
    low, high = lowest_first(position, seat, sheet.clean_up_cost), highest_first(position, seat, sheet.clean_up_cost)
    return None if low <= action.first <= high else "influence_missing"


def clean_up(position: Position, seat: int, action: CleanUp, events: list[Event]) -> None:
    cost = position.setting.sheet.clean_up_cost
    before = position.pollution[action.tile]
    position.cleaned |= 1 << seat
    pay(position, seat, action.first, cost - action.first, "clean_up", events)
    remove_tokens(position, action.tile, action.count)
    events.append(
        scripted(
            position,
            "cleaned_up",
            "ER-62",
            {
                "seat": seat,
                "tile": action.tile + 1,
                "paid": cost,
                "count": action.count,
                "before": before,
                "after": before - action.count,
            },
        )
    )


def open_window(position: Position, events: list[Event]) -> bool:
    """Ask all who could clean up now and have not declined for the phase; whether there is anybody."""
    position.is_unsettled = False
    position.let_be = 0
    if not position.setting.is_consortium:
        return False
    able: list[Json] = [seat for seat in range(position.setting.seats) if is_asked_in_window(position, seat)]
    if not able:
        return False
    events.append(scripted(position, "cleanup_open", "ER-112", {"seats": able}))
    position.stage = WINDOW
    return True


def is_asked_in_window(position: Position, seat: int) -> bool:
    return not (position.let_be | position.let_be_phase) >> seat & 1 and can_clean_up(position, seat)
