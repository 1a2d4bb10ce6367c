"""What happened, for the log and the board's motion; everyone sees it whole. Steps of the Automa explain themselves."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Event, Json, Values

SHAPES: Final[dict[str, list[str]]] = {
    "took_faction": ["seat", "faction"],
    "picked_terrain": ["seat", "terrain"],
    "placed": ["seat", "hex"],
    "took_card": ["seat", "card", "coins"],
    "round_began": ["round", "tile"],
    "had_reward": ["seat", "coins", "workers", "priests", "power", "spades"],
    "had_income": ["seat", "coins", "workers", "priests", "power"],
    "transformed": ["seat", "hex", "terrain", "bought"],
    "skipped": ["seat", "hex", "skip"],
    "built": ["seat", "hex"],
    "upgraded": ["seat", "hex", "building"],
    "bridged": ["seat", "hex", "to"],
    "offered": ["seat", "builder", "amount"],
    "accepted": ["seat", "builder", "power", "points"],
    "declined": ["seat", "builder", "amount"],
    "all_declined": ["seat", "power"],
    "sent_priest": ["seat", "cult"],
    "rose": ["seat", "cult", "step"],
    "sank": ["seat", "cult", "step"],
    "shipped": ["seat", "level"],
    "dug": ["seat", "level"],
    "used_power": ["seat", "space"],
    "used_special": ["seat", "special"],
    "founded_town": ["seat", "hex"],
    "took_town": ["seat", "tile"],
    "took_favour": ["seat", "tile"],
    "converted": ["seat", "conversion"],
    "ordained": ["seat"],
    "bought_token": ["seat"],
    "gave_up": ["seat", "thing"],
    "unlocked": ["seat", "terrain"],
    "kept_priest": ["seat"],
    "scored": ["seat", "source", "points"],
    "passed": ["seat"],
    "turn_ended": ["seat"],
    "left": ["seat"],
    "game_ended": [],
    "automa_began": ["seat", "faction", "level", "terrain", "youth", "blighted"],
    "automa_settled": ["seat", "card", "marked_letter", "marked_hex", "unmarked_letter", "unmarked_hex"],
    "automa_piled": ["seat", "round", "size", "added", "reserve"],
    "automa_drew": ["seat", "round", "turn", "action", "support", "left", "tipped", "passes"],
    "automa_tried": [
        *("seat", "action", "points", "origin", "support", "structure", "reaching", "strip", "arrow", "number"),
        *("method", "navigation", "x", "rule"),
    ],
    "automa_chose": ["seat", "action", "chosen", "by", "from", "origin", "rule"],
    "automa_skipped": ["seat", "action", "why", "instead", "rule"],
    "automa_marked": ["seat", "hex", "to_marked", "to_unmarked", "marked"],
    "automa_blocked": ["seat", "space"],
    "automa_passed": [
        *("seat", "why", "support", "tile", "points", "place", "took", "gave_back", "coins_lost", "first"),
    ],
    "automa_ability": ["seat", "faction", "ability", "cause", "hex", "cult", "points"],
    "automa_measured": ["seat", "tile", "from_tile", "raw", "value"],
    "docked": ["seat", "hex"],
    "launched": ["seat", "ship", "hex", "origin"],
    "ship_lost": ["seat", "origin"],
    "sailed": ["seat", "ship", "hex", "to", "spaces", "power"],
    "traded": [
        *("seat", "ship", "hex", "partner", "building", "points", "coins", "workers", "priests", "power"),
    ],
    "ship_spent": ["seat", "ship", "hex"],
    "ranged": ["seat", "level"],
    "cultists_drew": ["seat", "card", "points", "steps", "aside", "reserve"],
    "shapeshifters_gained": ["seat", "power"],
}
"""The names of each event's values."""
TAGS: Final = list(SHAPES)


@final
class TaggedEvent(Event):
    """An event of this game: its tag, and its values in the order of SHAPES."""

    def __init__(self, tag: str, parts: list[Json]) -> None:
        self._tag: Final = tag
        self._parts: Final = parts

    def row(self) -> list[Json]:
        return [self._tag, *self._parts]

    def values(self) -> Values:
        return dict(zip(SHAPES[self._tag], self._parts, strict=True))
