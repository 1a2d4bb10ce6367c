"""The board in plain characters: drawn exactly, and never wider than a terminal."""

from typing import Final

import quintessence
from quintessence.core.game import Json, Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.earth_water_sun.terminal import draw

BLACK_FIRST: Final[Values] = {"board": "flat-58", "colours": "seat-0-black"}
STACKS: Final = ("Stacked Roots", "Racines empilées")
"""The one line that may be long, and wraps."""

AFTER_A_ROOT: Final = """\
            .' '. .' '. .' '. .' '. .' '. .' '. .' '.
         g │ ○   │ △   │ ○   │ ○   │ ○   │ △   │ ○   │ 7
         .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '.
      f │ f1  │ f2  │ f3  │ f4  │ f5  │ f6  │ f7  │ f8  │ 8
      .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '.
   e │ e1  │ e2  │ e3  │ e4  │ e5  │ e6  │ e7  │ e8  │ e9  │ 9
   .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '.
d │ d1  │ d2  │ d3  │ d4  │ d5  │ d6  │ d7  │ d8  │ d9  │ d10 │ 10
   '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .'
   c │ c1  │ c2  │ c3  │ c4  │ c5  │ c6  │ c7  │ c8  │ c9  │ 9
      '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .' '. .'
      b │ b1  │ b2  │ b3  │»●   │ b5  │ b6  │ b7  │ b8  │ 8
         '. .' '. .' ▀▄ .' '. .' '. .' '. .' '. .' '. .'
         a │ ●   │ ▲1··█ ●   │ a4  │ ●   │ ▲   │ ●   │ 7
            '. .' '. .' '. .' '. .' '. .' '. .' '. .'

Turn 1, Black’s.
Stock: Earth 19, Water 20, Sun 20
Black ▲ ●  Roots: 0 in hand, 2 on the board, 18 to gain, 0 lost
White △ ○  Roots: 0 in hand, 0 on the board, 20 to gain, 0 lost
» from a4 to b4; steps left: 1, changes of direction left: 0

▲ △ Tree   ● ○ Mushroom   2·1 two Earth, no Water, one Sun   ◆ Shield (three Earth)
» moving   ▲×△ in attack   ░ destroyed   Roots: █ ▄▀ Black, ║ ╱╱ White, 2 several"""


def started(rows: list[list[Json]]) -> Match:
    match = quintessence.start("earth_water_sun", seed="drawn", options=BLACK_FIRST)
    for row in rows:
        match.play(match.to_act()[0], row)
    return match


def test_a_position_is_drawn_with_its_roots_and_the_specimen_that_moves() -> None:
    match = started([["grow", "a2", "earth"], ["lay", "a2:e"], ["lay", "a2:ne"], ["step", "a4", "nw"]])
    assert draw(match.view(None), "en") == AFTER_A_ROOT


def test_what_a_long_fight_leaves_has_signs_of_its_own() -> None:
    view = started([]).view(None)
    view["pieces"] = [
        {"colour": "black", "species": "tree", "hex": "b2", "earth": 1, "water": 0, "sun": 2, "shield": False},
        {"colour": "white", "species": "tree", "hex": "b2", "earth": 3, "water": 0, "sun": 0, "shield": False},
        {"colour": "white", "species": "tree", "hex": "b4", "earth": 3, "water": 1, "sun": 0, "shield": True},
    ]
    view["roots"] = {"black": ["a1:e", "a2:ne"], "white": ["a1:e", "a1:e", "b4:e", "b3:se"]}
    view["destroyed"] = ["a1"]
    view["stage"] = "attack"
    left: Values = {"steps_left": 0, "turns_left": 0, "attacks_left": 1}
    view["move"] = {"from": "b1", "at": "b2", "alive": True, "target": None, **left}
    view["world_ended"] = {"black": False, "white": True}
    drawn = draw(view, "fr").split("\n")
    assert drawn[11:14] == [
        "      b │ b1  │»▲×△ │ b3  │ △◆1·║ b5  │ b6  │ b7  │ b8  │ 8",
        "         '. .' '. .' ▀▄ ╱╱ '. .' '. .' '. .' '. .' '. .'",
        "         a │░░░░░3 a2  │ a3  │ a4  │ a5  │ a6  │ a7  │ 7",
    ]
    assert drawn[19:23] == [
        "Blanc △ ○  Racines\u00a0: 0 en main, 4 en jeu, 20 à gagner, 0 perdues  (Fin du monde)",
        "» de b1 à b2\u202f; attaques restantes\u00a0: 1",
        "En b2\u00a0: ▲1·2 × △3··",
        "Racines empilées\u00a0: a1:e (Noir 1, Blanc 2)",
    ]


def test_every_board_fits_a_hundred_columns_all_through_a_game() -> None:
    for number, board in enumerate(("hexagon-7", "flat-58", "tall-79")):
        match, rng = quintessence.start("earth_water_sun", seed=board, options={"board": board}), Rng(number)
        while match.to_act():
            seat = match.to_act()[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
            for language in ("en", "fr") if rng.below(8) == 0 else ():
                lines = draw(match.view(None), language).split("\n")
                assert max(len(line) for line in lines if not line.startswith(STACKS)) <= 100
        assert "The match is over." in draw(match.view(None), "en")
