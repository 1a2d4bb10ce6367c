"""The words for a card: the half that was used once it is played, both halves while it is whole."""

from __future__ import annotations

import pytest

from quintessence.core.game import Event, Seat
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.tests.table import DATA, GAME
from quintessence.text import Texts

CARD = "dragon-2/shield"
BOTH = "siren-2-thunderbolt/sphinx-1-owl"


def sentences(event: Event) -> list[str]:
    return [Texts("ephyran", language).event(event) for language in ("en", "fr")]


@pytest.mark.parametrize("tag", ["added", "swapped", "removed", "fitted"])
def test_a_zone_is_named_by_the_half_that_stands_there(tag: str) -> None:
    to = ["discard"] if tag == "removed" else []
    english, french = sentences(EphyranEvent(DATA, tag, (0, BOTH, "forest-1", *to)))
    assert "Sphinx (Forest 1, Owl)" in english and "Siren" not in english
    assert "Sphinx (Forêt 1, Chouette)" in french and "Sirène" not in french


def test_dionysos_is_named_with_his_zone() -> None:
    assert sentences(EphyranEvent(DATA, "added", (0, "dionysos-1", "lands-2"))) == [
        "Player 1 adds Dionysos (Lands 2).",
        "Joueur 1 ajoute Dionysos (Terres 2).",
    ]


def test_a_support_is_named_without_the_zone_that_was_given_up() -> None:
    assert sentences(EphyranEvent(DATA, "locked", (0, CARD, "lagoon"))) == [
        "Player 1 locks the Lagoon with Athena’s Shield.",
        "Joueur 1 verrouille le Lagon avec le Bouclier d’Athéna.",
    ]
    assert "Dragon" not in sentences(EphyranEvent(DATA, "countered", (1, CARD, 0)))[0]


def test_a_discarded_card_is_named_by_both_halves_and_a_hidden_one_by_none() -> None:
    discarded, drew = EphyranEvent(DATA, "discarded", (0, CARD)), EphyranEvent(DATA, "drew", (0, CARD), knowers=1)
    assert sentences(discarded)[0] == "Player 1 discards Colchian Dragon (Mountain 2) / Athena’s Shield."
    unseen = drew.seen_by(Seat(1))
    assert unseen is not None
    assert sentences(unseen) == ["Player 1 draws a card.", "Joueur 1 pioche une carte."]


def test_an_action_says_which_half_is_given_up() -> None:
    add = GAME.action_table.rows.find(["add", BOTH, "forest-1"])
    assert Texts("ephyran", "en").action(add) == (
        "Add Sphinx (Forest 1, Owl) rather than Siren (Lagoon 2, Thunderbolt)"
    )
    assert Texts("ephyran", "fr").action(GAME.action_table.rows.find(["lock", CARD, "lagoon"])) == (
        "Verrouiller le Lagon\u00a0: Bouclier d’Athéna, et non Dragon de Colchide (Montagne 2)"
    )
