"""What the lab counts of finished games: results by god and place in the round, and which supports were played."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.ephyran.actions import Announce, WithCard
from quintessence.games.ephyran.data.tables import GODS, MAGIC, PLAIN, SHIELD, SUPPORTS, SUPPORTS_OF
from quintessence.games.ephyran.rules.position import Position


def traits(position: Position, seat: int) -> dict[str, str]:
    """Where a seat came in the round, and its god."""
    place = (seat - position.first) % position.seats + 1
    return {"order": str(place), "god": GODS[position.gods[seat]]}


def uses(position: Position, played: list[Action]) -> dict[str, bool]:
    """Of each support that left the pile, whether anybody played it, in turn or as a counter."""
    drawn = {support for card in range(PLAIN) if card not in position.pile for support in SUPPORTS_OF[card]}
    found: set[int] = set()
    for action in played:
        if isinstance(action, Announce):
            found.add(action.support)
        elif isinstance(action, WithCard) and action.tag == "counter":
            found.update(support for support in SUPPORTS_OF[action.card] if support in (SHIELD, MAGIC))
    return {f"support-{SUPPORTS[support]}": support in found for support in sorted(drawn)}
