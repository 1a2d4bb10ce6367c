"""Every code of this game that the texts must put into words."""

from __future__ import annotations

from quintessence.games.ephyran.data import deck
from quintessence.games.ephyran.data.constants import GODS, OBJECTS, SLOT_NAMES, SUPPORTS, TERRITORIES
from quintessence.games.ephyran.data.tables import Data
from quintessence.games.ephyran.events import TAGS
from quintessence.games.ephyran.rules import scenario
from quintessence.games.ephyran.rules.objections import RULES
from quintessence.games.ephyran.rules.score import SOURCES
from quintessence.games.ephyran.rules.stages import STAGE_NAMES


def vocabulary_of(data: Data) -> dict[str, list[str]]:
    """The codes by kind; those of the cards are a variant's own."""
    return {
        "action": [
            *["choose", "add", "swap", "recover", "lay", "twins", "graeae", "exchange", "take", "destroy", "steal"],
            *["lock", "unlock", "set", "give_up", "fit", "keep", "bury", "discard", "pass", "draw", "counter"],
            "decline",
        ],
        "event": list(TAGS),
        "objection": list(RULES),
        "prompt": [*STAGE_NAMES, "wait", "wait_for_answer", "last_turn", "drawing_twins"],
        "reason": ["pile_empty", "city_complete"],
        "score": SOURCES,
        "error": [*scenario.ERRORS, *deck.ERRORS],
        "card": _halves(data),
        "slot": SLOT_NAMES,
        "territory": TERRITORIES,
        "god": GODS,
        "trait": ["order", "god"],
        "order": ["1", "2", "3", "4"],
        "object": [*OBJECTS, "none", "hidden"],
        "support": SUPPORTS,
        "stage": STAGE_NAMES,
        "to": ["discard", "hand", "tartarus"],
        "source": ["pile", "discard"],
    }


def _halves(data: Data) -> list[str]:
    """Every half there is, once, and the word for a card that one does not see."""
    halves = {half: True for names in data.half_names for half in names}
    return [*halves, "none"]
