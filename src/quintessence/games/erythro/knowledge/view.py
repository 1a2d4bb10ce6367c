"""What a seat sees, built from nothing: the planet, the sheet, the market, and every player as far as they are open."""

from __future__ import annotations

from quintessence.core.game import Json, Seat, Values
from quintessence.games.erythro.data.constants import (
    ADVERSARIES,
    ALLIANCE,
    CHARACTERS,
    CONTAMINATION,
    DIFFICULTIES,
    ELEMENTS,
    NONE,
    PHASES,
    ZONES,
)
from quintessence.games.erythro.data.lines import Line, written_mine_line
from quintessence.games.erythro.knowledge.forecast import forecast
from quintessence.games.erythro.rules.adversary.consortium import told_effects
from quintessence.games.erythro.rules.adversary.ends import REASONS, dangers, goals, lines_left
from quintessence.games.erythro.rules.position import OVER, RUNNING, Position
from quintessence.games.erythro.rules.stages import STAGE_NAMES, STAGES
from quintessence.games.erythro.rules.tiles import is_contaminated, mine_at


def view(position: Position, seat: Seat | None) -> Values:
    """The table as a seat sees it; None is a spectator."""
    setting = position.setting
    players: list[Json] = [_player(position, other, seat) for other in range(setting.seats)]
    return {
        "seat": seat,
        "round": position.round,
        "phase": PHASES[position.phase],
        "stage": STAGE_NAMES[position.stage],
        "adversary": ADVERSARIES[setting.adversary],
        "difficulty": DIFFICULTIES[setting.difficulty],
        "influence_limit": setting.influence_limit,
        "dome_cost": setting.sheet.dome_cost or None,
        "clean_up_cost": setting.sheet.clean_up_cost or None,
        **_planet(position),
        "profitability": _profitability(position),
        "event": _event(position),
        "events_left": len(position.event_pool),
        "events_gone": _events_gone(position),
        "contamination_pile": position.contamination,
        **_market(position),
        "players": players,
        "pending": _pending(position),
        "cards": _cards(position, seat),
        "goals": goals(position),
        "dangers": dangers(position),
        "forecast": forecast(position),
        "reasons": [REASONS[reason] for reason in position.reasons],
        "script_steps": position.script_steps,
        "tokens_drawn": [tile + 1 for tile in position.drawn_tokens],
    }


def _planet(position: Position) -> Values:
    tiles: Values = {str(tile + 1): _tile(position, tile) for tile in range(position.setting.layout.tiles)}
    names = position.data.mines.names
    mines: Values = {names[mine]: _mine(position, index) for index, mine in enumerate(position.mine_ids)}
    return {
        "tiles": tiles,
        "mines": mines,
        "mine_deck": [count for count in position.mine_counts],
        "destroyed": [names[mine] for mine in position.destroyed],
        "bag": [tile + 1 for tile in position.bag],
        "sanctuaries": {name: position.stock[element] for element, name in enumerate(ELEMENTS)},
    }


def _tile(position: Position, tile: int) -> Values:
    index, element = mine_at(position, tile), position.sanctuaries[tile]
    layout = position.setting.layout
    pawns: list[Json] = [seat for seat, at in enumerate(position.pawns) if at == tile]
    return {
        "q": layout.q[tile],
        "r": layout.r[tile],
        "pollution": position.pollution[tile],
        "contaminated": is_contaminated(position, tile),
        "sanctuary": None if element == NONE else ELEMENTS[element],
        "mine": None if index < 0 else position.data.mines.names[position.mine_ids[index]],
        "dome": tile == position.dome,
        "pawns": pawns,
    }


def _mine(position: Position, index: int) -> Values:
    mines, mine = position.data.mines, position.mine_ids[index]
    lines: list[Json] = [written_mine_line(line) for line in mines.lines[mine]]
    return {
        "tile": position.mine_tiles[index] + 1,
        "level": mines.level[mine],
        "extraction": mines.extraction[mine],
        "costs": {name: mines.costs[4 * mine + element] for element, name in enumerate(ELEMENTS)},
        "lines": lines,
        "line": position.mine_lines[index],
        "left": lines_left(position, index),
        "age": index,
    }


def _profitability(position: Position) -> Json:
    if position.setting.adversary != ALLIANCE:
        return None
    return {"value": position.profitability, "limit": position.setting.sheet.profitability_limit}


def _event(position: Position) -> Json:
    if position.event == NONE:
        return None
    cards, event = position.data.events, position.event
    return {
        "card": cards.names[event],
        "clean": cards.clean[event],
        "shuffle": told_effects(cards.shuffle[event]),
        "destroyed": told_effects(cards.destroyed[event]),
    }


def _events_gone(position: Position) -> list[Json]:
    """ER-93: the events that will not come again before the next shuffle."""
    cards = position.data.events
    if not position.setting.is_consortium:
        return []
    gone = [event for event in range(cards.count) if event not in position.event_pool and event != position.event]
    return [cards.names[event] for event in gone]


def _market(position: Position) -> Values:
    names, size = position.data.cards.names, position.data.numbers.market
    offered: Values = {}
    left: Values = {}
    for element, name in enumerate(ELEMENTS):
        slots = position.market[element * size : (element + 1) * size]
        offered[name] = [None if card == NONE else names[card] for card in slots]
        left[name] = len(position.decks[element]) + len(position.decks[element + len(ELEMENTS)])
    return {"market": offered, "market_left": left}


def _player(position: Position, seat: int, watcher: Seat | None) -> Values:
    names, character = position.data.cards.names, position.characters[seat]
    hand: Json = len(position.hands[seat])
    if position.setting.are_hands_shown or seat == watcher:
        hand = [names[card] for card in position.hands[seat]]
    elements = b"" if character == NONE else position.data.character_elements[character]
    kept: Json = None
    if seat == watcher and position.done >> seat & 1 and position.kept[seat] != NONE:
        kept = names[position.kept[seat]]
    influence: Values = {ELEMENTS[one]: position.influence[2 * seat + disc] for disc, one in enumerate(elements)}
    return {
        "character": None if character == NONE else CHARACTERS[character],
        "elements": [ELEMENTS[element] for element in elements],
        "influence": influence,
        "tile": None if position.pawns[seat] == NONE else position.pawns[seat] + 1,
        "hand": hand,
        "contamination": position.hands[seat].count(CONTAMINATION),
        "known": [names[card] for card in position.known[seat]],
        "deck": len(position.piles[seat]),
        "discard": [names[card] for card in position.discards[seat]],
        "played": [names[card] for card in position.played[seat]],
        "owes": position.owed[seat],
        "is_done": _is_done(position, seat),
        "has_cleaned": bool(position.cleaned >> seat & 1),
        "lets_be": _lets_be(position, seat),
        "kept": kept,
    }


def _lets_be(position: Position, seat: int) -> Json:
    """Whether a seat has let a window pass: this one ("now"), or all of the phase ("phase")."""
    if position.let_be_phase >> seat & 1:
        return "phase"
    return "now" if position.let_be >> seat & 1 else None


def _is_done(position: Position, seat: int) -> bool:
    stage = STAGES[position.stage]
    if position.stage == OVER or position.stage == RUNNING:
        return True
    return not stage.is_asked(position, seat)


def _pending(position: Position) -> Json:
    """The card or the script's question that is under way, and who is asked."""
    if position.card == NONE and not position.is_scripted:
        return None
    asked = None if position.asked == NONE else position.asked
    is_card = not position.is_scripted and position.card != NONE
    return {
        "seat": asked,
        "by": None if position.actor == NONE else position.actor,
        "card": None if position.card == NONE else position.data.cards.names[position.card],
        "zone": None if position.card == NONE else ZONES[position.zone],
        "line": position.line if is_card else None,
        "named": None if position.named == NONE else position.named,
        "amount": position.amount,
        "steps": position.steps,
        "has_moved": position.has_moved,
        "reduction": position.reduction,
    }


def _cards(position: Position, watcher: Seat | None) -> Values:
    """Every card in sight: on offer, played, discarded, and in the hands that the watcher sees."""
    seen = {card: True for card in position.market if card != NONE}
    for seat in range(position.setting.seats):
        piles = [position.played[seat], position.discards[seat], position.known[seat]]
        if position.setting.are_hands_shown or seat == watcher:
            piles.append(position.hands[seat])
        for pile in piles:
            for card in pile:
                seen[card] = True
    return {position.data.cards.names[card]: card_json(position, card) for card in sorted(seen)}


def card_json(position: Position, card: int) -> Values:
    cards = position.data.cards
    if card == CONTAMINATION:
        numbers = position.data.numbers
        return {"contamination": True, "pays": numbers.contamination_pays, "draws": numbers.contamination_draws}
    gain, yellow_of = cards.gain[card], cards.yellow_of[card]
    elements: list[Json] = [ELEMENTS[element] for element in cards.elements[card]]
    return {
        "contamination": False,
        "elements": elements,
        "cost": cards.cost[card] or None,
        "gain": {"element": ELEMENTS[gain.element], "count": gain.count},
        "move": cards.move[card],
        "sanctuary": ELEMENTS[cards.sanctuary[card]],
        "yellow_of": None if yellow_of == NONE else ELEMENTS[yellow_of],
        "yellow": _lines(cards.yellow[card]),
        "bottom": _lines(cards.bottom[card]),
    }


def _lines(lines: list[Line]) -> list[Json]:
    return [line.json() for line in lines]
