"""What is noted while a game is played: things offered and taken, and a row of each decision on request."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any, Final, TypedDict, final

from quintessence.bots.worth import expected, worth
from quintessence.core.discovery import companions_of, module_of
from quintessence.core.game import Action, Json, Seat, State
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


@final
class Things:
    """Names what actions are about, of some kinds: ["action=buy", "card=squall"].

    Mostly an action names it itself. What depends on the position a game tells in its `things.py`: `kinds()` has all
    things by their kinds, `things(state, action)` those of an action that is about to be played.
    """

    def __init__(self, slug: str, kinds: tuple[str, ...]) -> None:
        self._kinds: Final = kinds
        own = module_of(slug, "things")
        self._own: Final[Any] = own if own is not None and any(kind in own.kinds() for kind in kinds) else None
        self._named: Final[dict[int, tuple[Action, list[str]]]] = {}
        """By the action's identity: a game hands out the same object each time."""

    def of(self, state: State, action: Action) -> list[str]:
        """What an action is about in a position."""
        known = self._named.get(id(action))
        if known is None:
            known = self._named[id(action)] = (action, things_named(action, self._kinds))
        if self._own is None:
            return known[1]
        own: dict[str, str] = self._own.things(state, action)
        return [*known[1], *(f"{kind}={value}" for kind, value in own.items() if kind in self._kinds)]


def things_named(action: Action, kinds: tuple[str, ...]) -> list[str]:
    """What an action itself names of some kinds."""
    values = action.values()
    things = []
    for kind in kinds:
        value = action.row()[0] if kind == ACTION else values.get(kind)
        if value is not None and value != "":
            things.append(f"{kind}={value}")
    return things


def own_kinds(slug: str) -> dict[str, list[str]]:
    """What a game's things.py has beside what actions name."""
    module = module_of(slug, "things")
    by_name: dict[str, list[str]] = {} if module is None else module.kinds()
    return by_name


@final
class Watch:
    """Looks at each decision of one game just before it is played."""

    def __init__(self, match: Match, kinds: tuple[str, ...], traces: bool) -> None:
        self._kinds: Final = kinds
        self._traces: Final = traces
        self._advice: Final = companions_of(match.game).advice
        self._things: Final = Things(match.game.slug, kinds)
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
            state, things = match.state, self._things
            self._offered[seat].update({thing for action in match.legal(seat) for thing in things.of(state, action)})
            self._taken[seat].update(things.of(state, chosen))
        if self._traces:
            self.decisions.append(self._decision(match, seat, chosen))

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
