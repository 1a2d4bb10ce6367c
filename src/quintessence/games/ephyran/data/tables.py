"""Reads data.toml once into typed tables: what is printed on each half of each card, and on the tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from quintessence.core import data
from quintessence.core.game import Json
from quintessence.games.ephyran.data.deck import RULES, Deck

_FILE: Final[dict[str, Any]] = data.read("ephyran", Path(__file__).parent / "data.toml", RULES)
_DECK: Final = Deck(_FILE)

NONE: Final = 255
"""Instead of a card, a token, a slot or a seat."""

GODS: Final[list[str]] = _DECK.gods
"""The god of each territory, in the order of the territories."""
TERRITORIES: Final[list[str]] = _DECK.territories
ZONES: Final = 4
SLOTS: Final = 16
"""Places of a city: slot 4 x territory + zone."""
SLOT_NAMES: Final = [f"{territory}-{zone}" for territory in TERRITORIES for zone in range(1, ZONES + 1)]
CREATURES: Final[list[str]] = _DECK.creatures
OBJECTS: Final[list[str]] = _DECK.objects
PRESTIGE: Final[list[int]] = _DECK.prestige

TWINS: Final = 0
GRAEAE: Final = 1
EXCHANGE: Final = 2
TAKE: Final = 3
DESTROY: Final = 4
STEAL: Final = 5
SHIELD: Final = 6
MAGIC: Final = 7
SUPPORTS: Final = ["twins", "graeae", "exchange", "take", "destroy", "steal", "shield", "magic"]
COUNTERS: Final = [SUPPORTS[SHIELD], SUPPORTS[MAGIC]]
COUNTER_OF: Final = bytes(
    SUPPORTS.index(_FILE["supports"]["countered_by"][name]) if name in _FILE["supports"]["countered_by"] else NONE
    for name in SUPPORTS
)
"""The support that counters each support; NONE where nothing does (EP-25, EP-47)."""
TWINS_DRAW: Final[int] = _FILE["supports"]["twins_draw"]
GRAEAE_DRAW: Final[int] = _FILE["supports"]["graeae_draw"]

DRAWN: Final[int] = _FILE["hand"]["drawn"]
HAND: Final[int] = _FILE["hand"]["drawn"] + _FILE["hand"]["dionysos"]
CREATURE_POINTS: Final[int] = _FILE["score"]["creature"]
ALL_DIFFERENT: Final[int] = _FILE["score"]["all_different"]
FIRST_CITY: Final[int] = _FILE["score"]["first_city"]
LATER_CITY: Final[int] = _FILE["score"]["later_city"]

PLAIN: Final = len(_DECK.cards)
"""Cards of the draw pile are numbered from 0; those from here on are Dionysos."""
CARDS: Final[int] = PLAIN + _FILE["dionysos"]["cards"]
CARD_NAMES: Final = _DECK.cards + [f"dionysos-{number}" for number in range(1, CARDS - PLAIN + 1)]
HALF_NAMES: Final[list[list[str]]] = [name.split("/") for name in _DECK.cards] + [["dionysos"]] * (CARDS - PLAIN)
"""The words of each card: its halves."""
CARD_NAMED: Final = {name: card for card, name in enumerate(CARD_NAMES)}
HALF_SLOT: Final = bytes(_DECK.slots)
HALF_CREATURE: Final = bytes(_DECK.half_creatures)
HALF_OBJECT: Final = bytes(_DECK.half_objects)
HALF_SUPPORT: Final = bytes(_DECK.half_supports)
"""Of half 2 x card and 2 x card + 1: its slot, creature and printed object, or its support; NONE for what it lacks."""
DIONYSOS: Final = 254
"""Instead of a creature's number."""

SLOTS_OF: Final[list[bytes]] = [
    bytes(HALF_SLOT[half] for half in (2 * card, 2 * card + 1) if HALF_SLOT[half] != NONE) for card in range(PLAIN)
] + [b""] * (CARDS - PLAIN)
"""The slots that a card's halves can fill; a Dionysos fills any and lists none."""
SUPPORTS_OF: Final[list[bytes]] = [
    bytes(HALF_SUPPORT[half] for half in (2 * card, 2 * card + 1) if HALF_SUPPORT[half] != NONE)
    for card in range(PLAIN)
] + [b""] * (CARDS - PLAIN)

TOKENS: Final = bytes(number for number, name in enumerate(OBJECTS) for _ in range(_FILE["tokens"]["count"][name]))
"""The object on each token."""
PROVENANCE: Final[dict[str, str]] = {name: part["provenance"] for name, part in _FILE.items()}


def is_dionysos(card: int) -> bool:
    return PLAIN <= card < CARDS


def fits(card: int, slot: int) -> bool:
    """Whether a card can stand in a slot: one of its halves is that zone, or it is a Dionysos (EP-27, EP-48)."""
    return card >= PLAIN or slot in SLOTS_OF[card]


def creature_of(card: int, slot: int) -> int:
    """The creature that a card shows in a slot."""
    if card >= PLAIN:
        return DIONYSOS
    return HALF_CREATURE[2 * card] if HALF_SLOT[2 * card] == slot else HALF_CREATURE[2 * card + 1]


def object_of(card: int, slot: int) -> int:
    """The object that is printed on the half that a card shows in a slot; NONE when there is none."""
    if card >= PLAIN:
        return NONE
    return HALF_OBJECT[2 * card] if HALF_SLOT[2 * card] == slot else HALF_OBJECT[2 * card + 1]


def half_in(card: int, slot: int) -> str:
    """The name of the half that a card shows in a slot."""
    if card >= PLAIN:
        return "dionysos"
    return HALF_NAMES[card][0 if HALF_SLOT[2 * card] == slot else 1]


def half_as(card: int, supports: list[str]) -> str:
    """The name of the half with which a card is one of these supports."""
    return next(half for half in HALF_NAMES[card] if half in supports)


def words_of(card: int, used: str) -> dict[str, Json]:
    """A card for the texts: the half that is used, or the first where the whole card is meant, and the other one."""
    names = HALF_NAMES[card]
    others = [name for name in names if name != (used or names[0])]
    return {"card": used or names[0], "other": others[0] if others else None}
