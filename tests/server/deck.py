"""Cards of Ephyran by what they can do, whatever the deck is: for scenarios that must survive its tuning."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.ephyran.tests.table import DATA

_TAKEN: set[str] = set()


def _card(*wanted: str, never: tuple[str, ...] = ("magic", "shield", "dionysos")) -> str:
    """The first card left that has one of these halves (by their beginning), and none of those."""
    for name in DATA.card_names:
        halves = name.split("/")
        fits = any(half.startswith(wanted) for half in halves)
        if name not in _TAKEN and fits and not any(half.startswith(never) for half in halves):
            _TAKEN.add(name)
            return name
    raise AssertionError(f"the deck has no card with {wanted}")


ANYTHING = ""
MAGIC = _card("magic", never=("shield",))
"""It counters a take."""
SHIELD = _card("shield", never=("magic",))
"""It counters a destruction."""
LAGOON = _card("siren-1", "triton-1", "nereid-1", "hippocampus-1")
LANDS = _card("centaur-1", "minotaur-1", "satyr-1", "boar-1")
FOREST = _card("pegasus-1", "griffin-1", "harpy-1", "sphinx-1")
TAKE = _card("take")
DESTROY = _card("destroy")
NOTHING = _card("exchange")
REST = _card("graeae")
"""They counter nothing."""
CITIES: list[Json] = [{"lagoon": [LAGOON]}, {"lands": [LANDS]}, {"forest": [FOREST]}]
PILE: list[Json] = [_card(ANYTHING) for _ in range(5)]
MORE = [_card(ANYTHING) for _ in range(4)]
