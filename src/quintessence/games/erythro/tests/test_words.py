"""The words: a card's rules text is made from its lines, and French keeps its spaces."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quintessence.core.game import Happened, Json
from quintessence.games.erythro.actions import Buy
from quintessence.games.erythro.data.constants import Card
from quintessence.games.erythro.data.lines import read_line
from quintessence.games.erythro.tests.table import GAME, A, deal, made
from quintessence.text import Texts

ENGLISH, FRENCH = Texts("erythro", "en"), Texts("erythro", "fr")
FOLDER = Path(__file__).parents[1]
CASES = [
    ("attack", "Attack", "Attaquez"),
    (
        "near may attack",
        "You may attack here or on a neighbouring tile",
        "Vous pouvez attaquer ici ou sur une tuile voisine",
    ),
    ("reduce 3", "The attack costs 3 less", "L’attaque coûte 3 de moins"),
    ("gain any 2", "Gain 2 influence of your elements", "Gagnez 2 points d’influence dans vos éléments"),
    ("other gain water 1", "Another player gains 1 water", "Un autre joueur gagne 1 d’eau"),
    (
        "other may move 2",
        "Another player may move up to 2 tiles",
        "Un autre joueur peut se déplacer de 2 tuiles au plus",
    ),
    ("trash", "Trash a contamination card", "Détruisez une carte contamination"),
    ("other acquire", "Another player acquires a card", "Un autre joueur acquiert une carte"),
]


@pytest.mark.parametrize(("line", "english", "french"), CASES)
def test_a_line_tells_itself(line: str, english: str, french: str) -> None:
    values = read_line(line).json()
    key = f"line-{values['effect']}"
    assert (ENGLISH.say(key, values), FRENCH.say(key, values)) == (english, french)


def test_every_line_of_every_card_has_words() -> None:
    cards = GAME.data.cards
    for lines in [*cards.yellow, *cards.bottom]:
        for line in lines:
            values = line.json()
            for texts in (ENGLISH, FRENCH):
                told = texts.say(f"line-{values['effect']}", values)
                assert told and "{" not in told and "$" not in told


@pytest.mark.parametrize("name", ["text/fr.ftl", "rules.fr.md"])
def test_french_has_its_spaces(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert re.findall(r" [:;!?»](?:\s|$)|« ", text) == []


def test_events_are_told_in_both_languages() -> None:
    mine: list[Json] = [{"mine": "sand_dredge", "tile": 2}]
    match = deal(data=made({"blow": ["attack"]}), hands=[["blow"], ["tremor"]], mines=mine, influence=[{"air": 5}, {}])
    events = match.play(A, ["play", "blow", "power"])
    assert [ENGLISH.event(event) for event in events[1:4]] == [
        "Player 1 attacks Sand Dredge on tile 2.",
        "Player 1 pays 5 air.",
        "Sand Dredge is destroyed.",
    ]
    assert FRENCH.event(events[1]) == "Joueur 1 attaque sur la tuile 2\u00a0: Drague à sable."
    assert FRENCH.event(events[2]) == "Joueur 1 paie 5 d’air."


def test_an_attack_names_its_target_and_leaves_the_price_to_the_next_line() -> None:
    event = Happened("attacked", {"seat": 0, "mine": "dome", "tile": 1, "element": "mix", "paid": 10})
    assert ENGLISH.event(event) == "Player 1 attacks the dome on tile 1."
    assert FRENCH.event(event) == "Joueur 1 attaque sur la tuile 1\u00a0: le dôme."


@pytest.mark.parametrize(
    ("first", "english", "french"),
    [
        (0, "paid from your second disc", "payée du second disque"),
        (3, "paying 3 from your first disc", "en payant 3 du premier disque"),
    ],
)
def test_a_price_of_nothing_from_a_disc_is_not_told(first: int, english: str, french: str) -> None:
    action = Buy("squall", Card(0), first, cost=5)
    assert ENGLISH.action(action).endswith(f", {english}")
    assert FRENCH.action(action).endswith(f", {french}")


@pytest.mark.parametrize("why", ["phase", "set_up", "shuffle", "mine_destroyed"])
def test_what_wakes_the_adversary_is_told_in_a_sentence(why: str) -> None:
    event = Happened("adversary_woke", {"adversary": "mars", "why": why, "answer": "mine"})
    assert "because of" not in ENGLISH.event(event) and ENGLISH.event(event).endswith(": a mine.")
    assert FRENCH.event(event).endswith("\u00a0: une mine.") and "(" not in FRENCH.event(event)
