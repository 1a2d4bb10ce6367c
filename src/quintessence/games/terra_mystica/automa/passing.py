"""§13.6 AU-47 to AU-52: passing: the tile's number, a bonus card by its place, and the pile of the next round."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.terra_mystica.automa.actions.cults import tile_name
from quintessence.games.terra_mystica.automa.actions.points import score_own
from quintessence.games.terra_mystica.automa.choosing.choice import Choice, Chose, Kept
from quintessence.games.terra_mystica.automa.deck import make_next_pile
from quintessence.games.terra_mystica.automa.factions import tell_ability
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.data.automa import PLACES
from quintessence.games.terra_mystica.data.names import FROM_SCRIPT_FACTION, FROM_TILE, SCRIPTED
from quintessence.games.terra_mystica.rules.course.passing import begin_pass, finish_pass
from quintessence.games.terra_mystica.rules.player import NO_CARD
from quintessence.games.terra_mystica.rules.position import FREE, Position, put, seats_of


def pass_round(position: Position, held: Holdings, why: str) -> None:
    """The Automa passes: a card said so, or there is none left."""
    player = position.players[held.owner]
    is_first = not any(other.passed for other in position.players)
    points = tile_points(position, held)
    coins = _coins_at(position, held)
    choice = _bonus_choice(position, held)
    gave_back: Json = None
    took: Json = None
    if choice is not None:
        gave_back = position.data.bonus_cards[player.card].name
        took = position.data.bonus_cards[choice.chosen()].name
    support = held.support_card()
    place: Json = None if choice is None else PLACES[support.place]
    parts: list[Json] = [
        *(SCRIPTED, why, support.name, tile_name(position), points, place),
        *(took, gave_back, coins, is_first),
    ]
    position.reported.append(Chose("automa_passed", parts, choice if choice is not None else Choice([], [])))
    begin_pass(position, player)
    score_own(position, player, points, FROM_TILE)
    if held.faction.ability == "tile_twice" and not any(other.passed for other in seats_of(position)):
        tell_ability(position, held, "passed_first", None, None, points)  # AU-82
        score_own(position, player, points, FROM_SCRIPT_FACTION)
    if choice is not None:
        _change_card(position, held, choice.chosen())
        make_next_pile(position, held)
    finish_pass(position, player)


def tile_points(position: Position, held: Holdings) -> int:
    """AU-47: the number of the round's tile."""
    return points_in(position, held, position.round)


def points_in(position: Position, held: Holdings, number: int) -> int:
    """AU-17: the number of a round's tile, on its side for the first or the second half of the rounds."""
    tile = held.data.tiles.get(position.data.round_tiles[position.round_tiles[number - 1]].name)
    return tile.points[0 if 2 * number <= position.data.rounds else 1] if tile is not None else 0


def _bonus_choice(position: Position, held: Holdings) -> Choice | None:
    """AU-48, AU-51: the card at the place that the Support card names; none in the last round."""
    if position.round == position.data.rounds:
        return None
    row = list(held.row)
    place = held.support_card().place
    choice = Choice([card.name for card in position.data.bonus_cards], row)
    kept = Kept("place", "AU-48", row, [row[place]])
    kept.values = {"place": PLACES[place], "support": held.support_card().name}
    choice.take(kept)
    return choice


def _coins_at(position: Position, held: Holdings) -> int:
    """Coins on the card that is going to be taken: they return to the supply."""
    if position.round == position.data.rounds:
        return 0
    return position.card_coins[held.row[held.support_card().place]]


def _change_card(position: Position, held: Holdings, card: int) -> None:
    """AU-48: the old card goes to the place of the new one."""
    player = position.players[held.owner]
    old = player.card
    assert old != NO_CARD
    position.card_at = put(put(position.card_at, old, FREE), card, player.seat)
    position.card_coins = put(position.card_coins, card, 0)
    player.card = card
    held.row = held.row.replace(bytes([card]), bytes([old]))
    position.report("took_card", [SCRIPTED, position.data.bonus_cards[card].name, 0])
