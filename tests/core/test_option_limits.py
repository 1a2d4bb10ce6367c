"""What a set-up offers can be started: no choice that the options before it leave is refused afterwards."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.game import Game, Values
from quintessence.core.replay import completed, start_match

GAMES = ["earth_water_sun", "ephyran", "erythro", "terra_mystica"]


def settled(game: Game, options: Values) -> Values:
    """The options as a set-up has them after a choice: what is not left any more gives way."""
    found = completed(game, options)
    for option in game.options():
        choices = option.left(found)
        if choices and found[option.name] not in choices:
            found[option.name] = option.default if option.default in choices else choices[0]
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_choice_that_is_offered_can_be_started(slug: str) -> None:
    game = quintessence.load(slug)
    for first in game.options():
        for value in first.choices:
            options = settled(game, {first.name: value})
            for other in game.options():
                for choice in other.left(options) if other.limits else []:
                    both = settled(game, {**options, other.name: choice})
                    start_match(game, min(game.seats_with(both)), "offered", both)


@pytest.mark.parametrize("slug", GAMES)
def test_a_preset_fits_what_is_offered(slug: str) -> None:
    game = quintessence.load(slug)
    for preset in game.presets():
        options = completed(game, preset.options)
        assert settled(game, options) == options
        start_match(game, preset.seats, "preset", options)


def test_an_adversary_offers_the_difficulties_of_its_own_sheet() -> None:
    difficulty = next(option for option in quintessence.load("erythro").options() if option.name == "difficulty")
    assert difficulty.left({"adversary": "mars"}) == ["initiation", "blitz", "medium", "fairly_hard", "hard"]
    assert difficulty.left({"adversary": "alliance"}) == ["medium", "fairly_hard", "hard"]


def test_without_an_automa_there_is_nothing_to_choose_about_it() -> None:
    options = {option.name: option for option in quintessence.load("terra_mystica").options()}
    for name in ("automa_level", "automa_terrain"):
        assert len(options[name].left({"automa": "none"})) == 1
        assert len(options[name].left({"automa": "simpletons"})) > 1
