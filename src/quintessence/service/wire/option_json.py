"""The options of a game as the set-up is told of them."""

from __future__ import annotations

import json

import quintessence
from quintessence.core.game import IN_OPPONENT, Game, Json, Option, Refused, Values
from quintessence.core.replay import completed


def options_json(game: Game) -> list[Json]:
    """Each option with the numbers of players that its choices leave."""
    return [{**option.json(), "seats": _seats(game, option)} for option in game.options()]


def terms_json(slug: str, options: Values) -> Values:
    """Against what a match is played, of what could be chosen about it: {"adversary": "mars", "difficulty": "hard"}."""
    try:
        known = quintessence.load(slug).options()
    except Refused:  # a game that is gone, or whose data were replaced by what does not fit
        return {}
    about = [option for option in known if option.group == IN_OPPONENT and option.name in options]
    return {option.name: options[option.name] for option in about if len(option.left(options)) > 1}


def _seats(game: Game, option: Option) -> Values:
    """The numbers of players that each choice leaves, where they are not the usual ones."""
    usual = game.seats_with(completed(game, {}))
    by_choice: Values = {}
    for choice in option.choices:
        allowed = game.seats_with(completed(game, {option.name: choice}))
        if allowed != usual:
            by_choice[json.dumps(choice)] = [count for count in allowed]
    return by_choice
