"""All there is, field by field: two positions are equal when their facts are."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.erythro.data.constants import ADVERSARIES, DIFFICULTIES, PHASES
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.stages import STAGE_NAMES


def facts(position: Position) -> Values:
    """Every field under its own name."""
    return {**_setting(position), **_planet(position), **_players(position), **_course(position), **_card(position)}


def _setting(position: Position) -> Values:
    setting = position.setting
    return {
        "seats": setting.seats,
        "adversary": ADVERSARIES[setting.adversary],
        "difficulty": DIFFICULTIES[setting.difficulty],
        "tiles": setting.layout.tiles,
        "influence_limit": setting.influence_limit,
        "is_strict": setting.is_strict,
        "is_dome_in_one": setting.is_dome_in_one,
        "are_hands_shown": setting.are_hands_shown,
        "chance": [position.chance.key.hex(), position.chance.drawn],
    }


def _planet(position: Position) -> Values:
    return {
        "pollution": _numbers(position.pollution),
        "sanctuaries": _numbers(position.sanctuaries),
        "dome": position.dome,
        "mine_ids": _numbers(position.mine_ids),
        "mine_tiles": _numbers(position.mine_tiles),
        "mine_lines": _numbers(position.mine_lines),
        "pawns": _numbers(position.pawns),
        "stock": _numbers(position.stock),
        "bag": _numbers(position.bag),
        "contamination": position.contamination,
        "mine_counts": _numbers(position.mine_counts),
        "mine_pool": _numbers(position.mine_pool),
        "destroyed": _numbers(position.destroyed),
        "market": _numbers(position.market),
        "decks": _piles(position.decks),
        "profitability": position.profitability,
        "event": position.event,
        "event_pool": _numbers(position.event_pool),
    }


def _players(position: Position) -> Values:
    return {
        "characters": _numbers(position.characters),
        "influence": _numbers(position.influence),
        "hands": _piles(position.hands),
        "piles": _piles(position.piles),
        "discards": _piles(position.discards),
        "played": _piles(position.played),
        "known": _piles(position.known),
        "owed": _numbers(position.owed),
        "kept": _numbers(position.kept),
        "done": position.done,
        "bought": position.bought,
        "cleaned": position.cleaned,
        "let_be": position.let_be,
        "let_be_phase": position.let_be_phase,
    }


def _course(position: Position) -> Values:
    return {
        "round": position.round,
        "phase": PHASES[position.phase],
        "stage": STAGE_NAMES[position.stage],
        "asked": position.asked,
        "agenda": _numbers(position.agenda),
        "cause": position.cause,
        "cause_seat": position.cause_seat,
        "script_steps": position.script_steps,
        "is_unsettled": position.is_unsettled,
        "reasons": _numbers(position.reasons),
    }


def _card(position: Position) -> Values:
    return {
        "actor": position.actor,
        "card": position.card,
        "zone": position.zone,
        "line": position.line,
        "named": position.named,
        "amount": position.amount,
        "steps": position.steps,
        "has_moved": position.has_moved,
        "reduction": position.reduction,
        "is_scripted": position.is_scripted,
    }


def _numbers(cells: bytes) -> list[Json]:
    return [cell for cell in cells]


def _piles(piles: list[bytes]) -> list[Json]:
    return [_numbers(pile) for pile in piles]
