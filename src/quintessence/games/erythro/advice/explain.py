"""Why a choice is proposed: the first of its effects that matters, as a code with values for the texts `advice-…`."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Prompt
from quintessence.games.erythro.actions import Buy, CleanUp, Keep, Remove
from quintessence.games.erythro.advice.aims import Aim, aim_of
from quintessence.games.erythro.advice.threats import threats_of
from quintessence.games.erythro.data.constants import ALLIANCE, CONTAMINATION, NONE
from quintessence.games.erythro.rules.adversary.ends import is_defeat
from quintessence.games.erythro.rules.influence import total
from quintessence.games.erythro.rules.position import OVER, Position
from quintessence.games.erythro.rules.tiles import mine_at

CODES: Final = [
    *["win", "destroy", "dome", "save", "clean", "trash", "gather", "help", "approach", "build", "buy", "keep"],
    *["keep_nothing", "clean_up", "leave", "ready"],
]


def explain_choice(action: Action) -> Prompt:
    """A choice outside of cards."""
    if isinstance(action, Buy):
        return Prompt("buy", {"card": action.values()["card"], "price": action.first + action.second})
    if isinstance(action, CleanUp):
        return Prompt("clean_up", {"tile": action.tile + 1, "count": action.count})
    if isinstance(action, Remove):
        return Prompt("clean", {"cards": 1, "tile": action.tile + 1, "count": action.count})
    if isinstance(action, Keep):
        return Prompt("keep_nothing") if action.card == NONE else Prompt("keep", {"card": action.values()["card"]})
    return Prompt("leave")


def explain_plan(before: Position, afters: list[Position], seat: int) -> Prompt:
    """Some cards of a seat, by the positions after each: what they lead to, and with how many of them."""
    reason = _explain(before, afters[-1], seat, len(afters))
    for number in range(len(afters) - 1):
        sooner = _explain(before, afters[number], seat, number + 1)
        if sooner.code == reason.code:
            return sooner
    return reason


def _explain(before: Position, after: Position, seat: int, cards: int) -> Prompt:
    if after.stage == OVER and not is_defeat(after):
        return Prompt("win", {"cards": cards})
    names = before.data.mines.names
    if len(after.destroyed) > len(before.destroyed):
        return Prompt("destroy", {"cards": cards, "mine": names[after.destroyed[len(before.destroyed)]]})
    is_alliance = before.setting.adversary == ALLIANCE
    if after.dome != before.dome or (is_alliance and after.profitability < before.profitability):
        return Prompt("dome", {"cards": cards})
    return _planet(before, after, cards) or _means(before, after, seat, cards) or Prompt("ready")


def _planet(before: Position, after: Position, cards: int) -> Prompt | None:
    """What is cleaned."""
    limit = before.data.numbers.contaminated
    old, new = threats_of(before).tokens, threats_of(after).tokens
    for tile in range(len(old)):
        if old[tile] >= limit > new[tile]:
            return Prompt("save", {"cards": cards, "tile": tile + 1})
    for tile in range(len(old)):
        cleaned = before.pollution[tile] - after.pollution[tile]
        if cleaned > 0:
            return Prompt("clean", {"cards": cards, "tile": tile + 1, "count": cleaned})
    return None


def _means(before: Position, after: Position, seat: int, cards: int) -> Prompt | None:
    """What is gained, for oneself or for another; where a pawn goes; what is built."""
    if _poison(after, seat) < _poison(before, seat):
        return Prompt("trash", {"cards": cards, "seat": seat})
    aim = aim_of(before, seat)
    gained = total(after, seat) - total(before, seat)
    if gained > 0:
        return Prompt("gather", {"cards": cards, "count": gained, "mine": _target(before, aim)})
    for other in range(before.setting.seats):
        helped = total(after, other) - total(before, other)
        if other != seat and helped > 0:
            return Prompt("help", {"cards": cards, "player": other, "count": helped})
    distance = before.setting.layout.distance[aim.tile]
    if distance[after.pawns[seat]] < distance[before.pawns[seat]]:
        return Prompt("approach", {"cards": cards, "mine": _target(before, aim), "tile": after.pawns[seat] + 1})
    return Prompt("build", {"cards": cards}) if after.stock != before.stock else None


def _poison(position: Position, seat: int) -> int:
    return (position.hands[seat] + position.piles[seat] + position.discards[seat]).count(CONTAMINATION)


def _target(position: Position, aim: Aim) -> str:
    index = mine_at(position, aim.tile)
    return "dome" if index < 0 else position.data.mines.names[position.mine_ids[index]]
