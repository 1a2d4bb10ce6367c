"""Promises about secrets: a seat sees, is told and is dealt nothing that it may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from quintessence.core.companions import Companions
from quintessence.core.conformance.acting import ASKED
from quintessence.core.conformance.comparing import difference, name_of
from quintessence.core.conformance.moments import Check, Moment, starts
from quintessence.core.game import OPEN, SHARED, Action, Game, Seat, State
from quintessence.core.knowledge import SeatKnowledge, events_json, picture
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

_WORLDS: Final = 3


class Chooser(Protocol):
    """A bot, as far as the kit is concerned."""

    def choose(self, knowledge: SeatKnowledge) -> Action: ...


def secrets_are_kept(moment: Moment) -> None:
    """(k) In a world dealt anew, a seat sees the same bytes, gets the same answers and would deal the same worlds."""
    state, measures = moment.state, moment.companions.measures
    pieces, asked = canonical(measures.inventory(state)), moment.some(moment.actions, ASKED // 3)
    for watcher in moment.watchers:
        seen, answers = picture(state, [], watcher), _answers(state, watcher, asked)
        for _ in range(_WORLDS):
            world = state.resample(watcher, moment.rng)
            if (shown := picture(world, [], watcher)) != seen:
                raise moment.broken("secrets_are_kept", f"{name_of(watcher)} sees a secret: {difference(seen, shown)}")
            if (others := _answers(world, watcher, asked)) != answers:
                raise moment.broken("secrets_are_kept", f"why_not tells a secret: {difference(answers, others)}")
            if canonical(measures.inventory(world)) != pieces:
                raise moment.broken("secrets_are_kept", f"a world dealt for {name_of(watcher)} has other pieces")
            number = moment.rng.below(2**30)
            one, other = (canonical(base.resample(watcher, Rng(number)).facts()) for base in (state, world))
            if one != other:
                raise moment.broken("secrets_are_kept", f"the deal depends on the truth: {difference(one, other)}")


def information_is_as_stated(moment: Moment) -> None:
    """(p) Where nothing is hidden, every world is the true one; where all know the same, no seat's view differs."""
    state, information = moment.state, moment.state.information()
    for seat in moment.seats if information in (OPEN, SHARED) else []:
        world = state.resample(seat, moment.rng)
        if information == OPEN and canonical(world.facts()) != canonical(state.facts()):
            raise moment.broken("information_is_as_stated", f"all is open, and {seat} has another world")
        for other in moment.seats:
            if canonical(world.view(other)) != canonical(state.view(other)):
                raise moment.broken("information_is_as_stated", f"{other} knows what {seat} does not")


def events_keep_secrets(moment: Moment) -> None:
    """(k) Events tell a seat nothing that its view does not show then.

    Where the same action in two worlds that a seat cannot tell apart leaves it with the same picture, and where two
    actions of another seat do so in one world though the facts differ, it must have been told the same, byte by byte.
    """
    for actor in moment.state.to_act():
        chosen = moment.some(moment.state.legal(actor), 5)
        for watcher in moment.watchers:
            for action in chosen[:2]:
                worlds = [moment.state.copy(), *(moment.state.resample(watcher, moment.rng) for _ in range(_WORLDS))]
                offering = [world for world in worlds if any(offer is action for offer in world.legal(actor))]
                _told_alike(moment, watcher, [(world, actor, action) for world in offering], False)
            if watcher != actor:
                _told_alike(moment, watcher, [(moment.state.copy(), actor, action) for action in chosen], True)


def _told_alike(moment: Moment, watcher: Seat | None, cases: list[tuple[State, Seat, Action]], one_world: bool) -> None:
    known: dict[str, tuple[str, str]] = {}
    for world, actor, action in cases:
        rows = canonical(events_json(world.apply(actor, action), watcher))
        facts = canonical(world.facts())
        first_facts, first_rows = known.setdefault(picture(world, [], watcher), (facts, rows))
        if rows != first_rows and (facts != first_facts or not one_world):
            detail = f"events of {action!r} tell {name_of(watcher)} what its view does not show: "
            raise moment.broken("events_keep_secrets", detail + difference(first_rows, rows))


def choices_keep_secrets(make_bot: Callable[[], Chooser]) -> Check:
    """(k) A bot chooses the same in every world that its seat cannot tell apart."""

    def choices_are_equal(moment: Moment) -> None:
        for seat in moment.state.to_act():
            chosen = make_bot().choose(SeatKnowledge(moment.state, seat))
            world = moment.state.resample(seat, moment.rng)
            if make_bot().choose(SeatKnowledge(world, seat)) is not chosen:
                raise moment.broken("choices_keep_secrets", f"the bot in {seat} chooses by what it cannot know")

    return choices_are_equal


def secrets_are_dealt_anew(game: Game, seeds: int) -> None:
    """(k) Where two first positions differ only in what a seat does not see, `resample` deals that anew."""
    known: dict[str, str] = {}
    for match in starts(game, seeds):
        moment = Moment(match, Rng(seeds), Companions())
        facts = canonical(match.state.facts())
        for watcher in moment.watchers:
            seen = canonical([match.seats, match.options, watcher, picture(match.state, [], watcher)])
            if known.setdefault(seen, facts) != facts:
                worlds = (match.state.resample(watcher, moment.rng) for _ in range(8))
                if all(canonical(world.facts()) == facts for world in worlds):
                    raise moment.broken("secrets_are_dealt_anew", f"resample gives {name_of(watcher)} the truth")


def _answers(state: State, watcher: Seat | None, asked: list[Action]) -> str:
    """What a seat is told when it asks why not."""
    if watcher is None:
        return ""
    objections = [state.why_not(watcher, action) for action in asked]
    return canonical([None if objection is None else objection.json() for objection in objections])
