"""Restricted play: bots that may not take some things, to see what these are worth.

After Jaffe, Miller, Andersen, Liu, Karlin and Popović, "Evaluating Competitive Game Balance with Restricted Play"
(AIIDE 2012): what a restriction costs its player tells how much the game rests on what it forbids.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.worth import worth
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Game, Refused, Seat
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.lab.watching import Things, own_kinds, things_named

NOBODY: Final = "nobody"
ONE: Final = "one"
ALL: Final = "all"


@final
class Restriction:
    """Keeps some seats from taking what is forbidden.

    A bot thinks as ever. Where it would take what it may not, the best of what is left is done in its place, as the
    game's own evaluation has it in a world that fits what the seat knows. Where nothing else is legal, it is taken.
    """

    def __init__(self, game: Game, seed: str, forbidden: tuple[str, ...], seats: list[Seat]) -> None:
        self._forbidden: Final = frozenset(forbidden)
        self._things: Final = Things(game.slug, kinds_of(forbidden))
        self._seats: Final = seats if forbidden else []
        self._advice: Final = companions_of(game).advice
        self._rng: Final = rng_from(f"{seed}/restricted")
        self.forced = 0

    def checked(self, match: Match, seat: Seat, chosen: Action) -> Action:
        """What is played in the place of what a bot has chosen; mostly the same."""
        if seat not in self._seats or self._may(match, chosen):
            return chosen
        allowed = [action for action in match.legal(seat) if self._may(match, action)]
        if not allowed:
            self.forced += 1
            return chosen
        world = match.knowledge(seat).world(self._rng)
        best, highest = allowed[0], None
        for action in allowed:
            later = world.copy()
            later.apply(seat, action)
            value = worth(later, seat, self._advice)
            if highest is None or value > highest:
                best, highest = action, value
        return best

    def _may(self, match: Match, action: Action) -> bool:
        return self._forbidden.isdisjoint(self._things.of(match.state, action))


def kinds_of(things: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds that some things are of: card for card=squall."""
    return tuple(dict.fromkeys(thing.partition("=")[0] for thing in things))


def known_things(match: Match, kind: str) -> list[str]:
    """Everything of a kind that an action of this match can be about, in the order of the actions."""
    if kind in (own := own_kinds(match.game.slug)):
        return [f"{kind}={value}" for value in own[kind]]
    actions = match.game.actions(match.state)
    return list(dict.fromkeys(thing for action in actions for thing in things_named(action, (kind,))))


def known_kinds(match: Match) -> list[str]:
    """The kinds of things that actions of this match name."""
    names = [name for action in match.game.actions(match.state) for name in action.values()]
    return list(dict.fromkeys(["action", *names, *own_kinds(match.game.slug)]))


def check_things(match: Match, kinds: tuple[str, ...], things: tuple[str, ...]) -> None:
    """Refuse kinds and things that no action of this match can name."""
    if not kinds and not things:
        return
    known = known_kinds(match)
    for kind in (*kinds, *kinds_of(things)):
        if kind not in known:
            raise Refused("lab_unknown_kind", {"kind": kind, "known": ", ".join(known)})
    for thing in things:
        of_kind = known_things(match, thing.partition("=")[0])
        if thing not in of_kind:
            raise Refused("lab_unknown_thing", {"thing": thing, "known": ", ".join(of_kind[:20])})
