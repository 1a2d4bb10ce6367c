"""§14.1 Mars Mining Company: a mine for each shuffle, or random pollution once its deck is empty (ER-57)."""

from __future__ import annotations

from quintessence.core.game import Event, Happened
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.rules.adversary.mines import mines_left
from quintessence.games.erythro.rules.adversary.waking import tell_woken
from quintessence.games.erythro.rules.agenda import PLACE_MINE, RANDOM_POLLUTION, put_first, step
from quintessence.games.erythro.rules.position import BY_SHUFFLE, Position


def answer_shuffle(position: Position, seat: int, events: list[Event]) -> None:
    is_empty = mines_left(position) == 0
    tell_woken(position, "shuffle", "pollution" if is_empty else "mine", events)
    put_first(position, step(RANDOM_POLLUTION if is_empty else PLACE_MINE, 1, BY_SHUFFLE, seat))


def attack_dome(position: Position, seat: int, events: list[Event]) -> None:
    """ER-101: the dome is out of the game; its tile accepts its token from then on."""
    tile = position.dome
    position.dome = NONE
    events.append(Happened("dome_destroyed", {"seat": seat, "tile": tile + 1}))
