"""What is noted while a game is played: things offered and taken, and a row of each decision on request."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Final, TypedDict, final

from quintessence.bots.worth import expected, worth
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Json, Seat
from quintessence.core.match import Match
from quintessence.core.record import canonical

ACTION: Final = "action"
"""The kind whose things are the tags of actions."""


class Decision(TypedDict):
    """One decision of a game."""

    seat: int
    legal: int
    """How many actions were legal."""
    row: list[Json]
    """What was chosen."""
    worths: list[int]
    """What each legal action is worth to the seat just after it, as the game's own evaluation has it."""
    expectations: list[float]
    """What each seat could expect before it, from 0 to 1, as a review has it."""


def things_of(action: Action, kinds: tuple[str, ...]) -> list[str]:
    """What an action names of some kinds: ["action=buy", "card=squall"]."""
    values = action.values()
    found = []
    for kind in kinds:
        value = action.row()[0] if kind == ACTION else values.get(kind)
        if value is not None and value != "":
            found.append(f"{kind}={value}")
    return found


@final
class Watch:
    """Looks at each decision of one game just before it is played."""

    def __init__(self, match: Match, kinds: tuple[str, ...], traces: bool) -> None:
        self._kinds: Final = kinds
        self._traces: Final = traces
        self._advice: Final = companions_of(match.game).advice
        self._things: Final[dict[int, tuple[Action, list[str]]]] = {}
        """By the action's identity: a game hands out the same object each time."""
        self._offered: Final[list[Counter[str]]] = [Counter() for _ in range(match.seats)]
        self._taken: Final[list[Counter[str]]] = [Counter() for _ in range(match.seats)]
        self.decisions: Final[list[Decision]] = []

    @property
    def offered(self) -> list[dict[str, int]]:
        return [dict(counter) for counter in self._offered] if self._kinds else []

    @property
    def taken(self) -> list[dict[str, int]]:
        return [dict(counter) for counter in self._taken] if self._kinds else []

    def see(self, match: Match, seat: Seat, chosen: Action) -> None:
        """One more decision."""
        if self._kinds:
            self._offered[seat].update({thing for action in match.legal(seat) for thing in self._named(action)})
            self._taken[seat].update(self._named(chosen))
        if self._traces:
            self.decisions.append(self._decision(match, seat, chosen))

    def _named(self, action: Action) -> list[str]:
        known = self._things.get(id(action))
        if known is None:
            known = self._things[id(action)] = (action, things_of(action, self._kinds))
        return known[1]

    def _decision(self, match: Match, seat: Seat, chosen: Action) -> Decision:
        legal = match.legal(seat)
        worths = []
        for action in legal if len(legal) > 1 else []:
            later = match.state.copy()
            later.apply(seat, action)
            worths.append(worth(later, seat, self._advice))
        expectations = [expected(match.state, Seat(other), self._advice) for other in range(match.seats)]
        return Decision(seat=seat, legal=len(legal), row=chosen.row(), worths=worths, expectations=expectations)


def moves_of(match: Match) -> str:
    """A hash of who did what."""
    rows: list[Json] = [[seat, *action.row()] for seat, action, _ in match.history()]
    return sha256(canonical(rows).encode()).hexdigest()[:16]
