"""Every code of this game that the texts must put into words."""

from __future__ import annotations

from quintessence.games.erythro import actions, events
from quintessence.games.erythro.advice import explain
from quintessence.games.erythro.data import data_rules
from quintessence.games.erythro.data.constants import (
    ADVERSARIES,
    CAUSES,
    CHARACTERS,
    DIFFICULTIES,
    EFFECTS,
    ELEMENTS,
    EVENT_EFFECTS,
    PHASES,
    ZONES,
)
from quintessence.games.erythro.data.tables import Data
from quintessence.games.erythro.rules import scenario, setup
from quintessence.games.erythro.rules.adversary.ends import REASONS
from quintessence.games.erythro.rules.objections import RULES
from quintessence.games.erythro.rules.stages import STAGE_NAMES


def vocabulary_of(data: Data) -> dict[str, list[str]]:
    """The codes by kind; those of cards, mines and events are a variant's own."""
    return {
        "action": actions.TAGS,
        "event": events.TAGS,
        "objection": list(RULES),
        "prompt": [*STAGE_NAMES[1:], "wait", "wait_for_others"],
        "reason": REASONS,
        "score": ["destroyed", "contaminated"],
        "side": ADVERSARIES,
        "criterion": ["lot", "oldest", "refused_mine", "refused_dome", "refused_contaminated"],
        "advice": explain.CODES,
        "error": [*setup.ERRORS, *scenario.ERRORS, *data_rules.ERRORS],
        "difficulty": DIFFICULTIES,
        "element": [*ELEMENTS, "mix", "none"],
        "character": [*CHARACTERS, "none"],
        "trait": ["character"],
        "number": ["rounds"],
        "zone": ZONES,
        "phase": PHASES,
        "cause": [*CAUSES, "mine", "dome", "contaminated"],
        "purpose": ["pollution", "mine", "pawn"],
        "answer": ["mine", "pollution", "profitability", "event", "nothing"],
        "source": ["hand", "discard"],
        "goal": ["mines", "dome", "profitability", "destroyed", "pollution", "mines_and_deck"],
        "danger": ["contaminated", "profitability", "mine"],
        "line": EFFECTS,
        "mine-line": ["none", "destroy", "own", "around", "lost"],
        "event-effect": EVENT_EFFECTS,
        "card": [*data.cards.names, "hidden", "nothing", "none"],
        "mine": [*data.mines.names, "dome"],
        "event-card": data.events.names,
    }
