"""Draws a view for the terminal: the planet tile by tile, the sheet, the market, the players, and one's own hand.

A tile is its number and what lies there: ▲ a mine with the steps left of it, ◆ the dome, ■ a contaminated tile, • a
pollution token, the first letter of a sanctuary's element in brackets, and the players' numbers after @.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.core.parts import as_fields, as_items, as_number
from quintessence.text import Texts

_WIDTH: Final = 18
_WORDS: Final = {
    "en": {
        "round": "Round {round}, {phase}. {adversary}, {difficulty}.",
        "goal": "Goal",
        "danger": "Danger",
        "of": "{value} of {limit}",
        "to": "{value}, to reach {target}",
        "deck": "Mine deck by level {deck}   Destroyed {destroyed}   Bag {bag}   Contamination pile {pile}",
        "event": "Event: {name} (clean {clean})",
        "market": "Market",
        "player": "{mark}Player {number}, {character}, tile {tile}: {influence}; hand {hand}, deck {deck}, discard {discard}, owes {owes}",
        "hand": "Your hand",
        "mine": "tile {tile}: {name}, level {level}, cost {costs}, step {line} of {lines}: {next}",
        "lost": "Lost",
        "forecast": "Certain to come: {tiles}",
        "nothing": "nothing",
        "key": "▲n mine, n steps left   ◆ dome   ■ contaminated   • pollution   [a] sanctuary   @1 player",
    },
    "fr": {
        "round": "Manche {round}, {phase}. {adversary}, {difficulty}.",
        "goal": "But",
        "danger": "Danger",
        "of": "{value} sur {limit}",
        "to": "{value}, à atteindre : {target}",
        "deck": "Paquet de mines par niveau {deck}   Détruites {destroyed}   Sac {bag}   Pile de contamination {pile}",
        "event": "Événement : {name} (retirer {clean})",
        "market": "Marché",
        "player": "{mark}Joueur {number}, {character}, tuile {tile} : {influence} ; main {hand}, pioche {deck}, défausse {discard}, doit {owes}",
        "hand": "Votre main",
        "mine": "tuile {tile} : {name}, niveau {level}, coût {costs}, étape {line} sur {lines} : {next}",
        "lost": "Perdu",
        "forecast": "À coup sûr : {tiles}",
        "nothing": "rien",
        "key": "▲n mine, n étapes restantes   ◆ dôme   ■ contaminée   • pollution   [e] sanctuaire   @1 joueur",
    },
}
"""Only what stands on the drawing; the words of the game are in text/."""
