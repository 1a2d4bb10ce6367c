"""Every code of this game that the texts must put into words."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.choosing.priorities import CODES
from quintessence.games.terra_mystica.data import automa_rules, data_rules, merchants_rules
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.events import TAGS
from quintessence.games.terra_mystica.rules.objections import RULES

PROMPTS: Final = [
    "over",
    "wait",
    "faction",
    "pick",
    "dwelling",
    "card",
    "offer",
    "convert",
    "lose_steps",
    "spades",
    "sandstorm",
    "free_dwelling",
    "free_trading_post",
    "steps",
    "favour",
    "town",
    "bridge",
    "ordain",
    "unlock",
    "token",
    "act",
    "wind_up",
    "dock",
    "voyage",
    "build_ships",
]

ERRORS: Final = [
    "wrong_round_tiles",
    "wrong_bonus_cards",
    "unknown_tile",
    "wrong_leaves",
    "log_unknown_command",
    "log_unknown_faction",
    "log_unknown_board",
    "log_unknown_hex",
    "log_refused",
    "log_one_track",
    "log_no_balance",
    "not_a_trace",
    "log_cannot_tell",
    "log_no_automa",
    "automa_start_points",
    "automa_leaves",
    "automa_cards",
    "automa_letters",
    "merchants_end_tile",
    "merchants_canals",
    "log_no_merchants",
]

ACTIONS: Final = [
    "take",
    "pick",
    "unlock",
    "place",
    "build",
    "link",
    "transform",
    "upgrade",
    "bridge",
    "power",
    "special",
    "favour",
    "town",
    "card",
    "pass",
    "convert",
    "forgo",
    "lose",
    "send",
    "step",
    "accept",
    "decline",
    "retire",
    "ship",
    "dig",
    "keep_priest",
    "buy_token",
    "ordain",
    "open",
    "close",
    "end",
    "buy_spade",
    "dock",
    "sail",
    "trade",
    "settle",
    "launch",
]


def vocabulary(data: Data) -> dict[str, list[str]]:
    """The codes by kind; what scores is a matter of the data."""
    return {
        "action": ACTIONS,
        "event": TAGS,
        "objection": list(RULES),
        "prompt": PROMPTS,
        "reason": ["six_rounds"],
        "score": data.sources.names,
        "error": [*ERRORS, *data_rules.ERRORS, *automa_rules.ERRORS, *merchants_rules.ERRORS],
        "side": [SCRIPTED],
        "criterion": CODES,
    }
