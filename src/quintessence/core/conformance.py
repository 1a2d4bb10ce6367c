"""The conformance kit: what every game promises, checked in random matches. For the tests of games, ours and yours."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Final, Protocol

from quintessence.core import record as records
from quintessence.core.conformance_answers import nothing_is_between_seats, standing_answers_are_own, windows_are_fair
from quintessence.core.game import Action, Game, IllegalAction, Json, Seat, State
from quintessence.core.knowledge import Seen, observed, picture
from quintessence.core.match import again
from quintessence.core.moments import SAMPLES, Broken, Check, Moment, starts, walk
from quintessence.core.playout import play_out
from quintessence.core.record import canonical
from quintessence.core.rng import Rng

__all__ = ["Broken", "Check", "Moment", "check", "check_all", "checksum"]
_ASKED: Final = 120
"""Actions of which a position is asked at most, when there are many more."""
_WORLDS: Final = 3


class Chooser(Protocol):
    """A bot, as far as the kit is concerned."""

    def choose(self, seen: Seen) -> Action: ...


def check_all(game: Game, seeds: int, make_bot: Callable[[], Chooser] | None = None) -> None:
    """Every promise of this page in so many random matches; `make_bot` gives a new bot that chooses alike each time."""
    bot: list[Check] = [] if make_bot is None else [choices_keep_secrets(make_bot)]
    walk(game, seeds, EVERYWHERE, SAMPLED + bot)
    secrets_are_dealt_anew(game, seeds)


def check(promise: Check, game: Game, seeds: int) -> None:
    """One promise at every position of so many random matches."""
    walk(game, seeds, [promise], [])


def checksum(game: Game, seeds: int) -> int:
    """(j) A number that tells so many random matches from others: the same compiled and interpreted, on any machine."""
    total = 0
    for number, match in enumerate(starts(game, seeds)):
        played = play_out(match.state, Rng(number), game.bound)
        total = total * 31 + played.checksum * 7 + played.steps + int(match.state_hash()[:12], 16)
    return total % (2**61 - 1)


def someone_acts(moment: Moment) -> None:
    """(a) While the game is not over, someone is to act; something is legal for exactly those who are."""
    state, waiting, outcome = moment.state, moment.state.to_act(), moment.state.outcome()
    is_denied = outcome is not None and outcome.is_common != moment.game.is_common()
    if is_denied or (outcome is None) != bool(waiting):
        raise moment.broken("someone_acts", f"to act {waiting}, while the outcome is {outcome and outcome.json()}")
    if len(set(waiting)) != len(waiting) or not set(waiting) <= set(moment.seats):
        raise moment.broken("someone_acts", f"to act {waiting}")
    for seat in moment.seats:
        if bool(state.legal(seat)) != (seat in waiting):
            raise moment.broken("someone_acts", f"to act {waiting}, but legal for {seat}: {state.legal(seat)}")


def legal_actions_apply(moment: Moment) -> None:
    """(b) Each legal action is listed once, for one seat, and can be played."""
    listed: dict[str, Seat] = {}
    for seat in moment.seats:
        for action in moment.state.legal(seat):
            row = canonical(action.row())
            if row in listed:
                raise moment.broken("legal_actions_apply", f"{row} is listed for {listed[row]} and again for {seat}")
            listed[row] = seat
            try:
                moment.state.copy().apply(action)
            except Exception as error:
                raise moment.broken("legal_actions_apply", f"{row} is legal, and fails: {error!r}") from error


def objections_agree(moment: Moment) -> None:
    """(c) `why_not` is None exactly for legal actions, and `Game.actions` names every action there can be."""
    state, actions = moment.state, moment.game.actions(moment.state)
    known = {id(action) for action in actions}
    if len(known) != len(actions) or known != {id(action) for action in moment.actions}:
        raise moment.broken("objections_agree", "Game.actions names one twice, or changed during the match")
    everything = moment.rng.below(SAMPLES) == 0
    for seat in moment.seats:
        legal = state.legal(seat)
        offered = {id(action) for action in legal}
        if not offered <= known:
            raise moment.broken("objections_agree", f"Game.actions lacks a legal action of {seat}: {legal}")
        for action in actions if everything else legal + moment.some(actions, _ASKED):
            objection = state.why_not(seat, action)
            if (objection is None) != (id(action) in offered):
                answer = "no objection to" if objection is None else f"{objection.code} against"
                raise moment.broken("objections_agree", f"{answer} {action!r} of {seat}; legal: {legal}")


def rows_round_trip(moment: Moment) -> None:
    """(d) A row read back from JSON gives the same object; any other row IllegalAction and no change."""
    state, before = moment.state, moment.match.state_hash()
    rows: list[list[Json]] = list(_GARBAGE)
    for action in moment.some(moment.actions, _ASKED):
        row = json.loads(json.dumps(action.row()))
        if state.action(row) is not action or state.copy().action(row) is not action:
            raise moment.broken("rows_round_trip", f"{row} does not give back its own action")
    for action in moment.some(moment.actions, 3):
        rows.extend(_spoiled(action.row()))
    for row in rows:
        try:
            found = canonical(state.action(row).row())
        except IllegalAction:
            continue
        except Exception as error:
            raise moment.broken("rows_round_trip", f"{row} is answered by {error!r}") from error
        if found != canonical(row):
            raise moment.broken("rows_round_trip", f"{row} is taken for {found}")
    _refuses(moment, rows)
    if moment.match.state_hash() != before:
        raise moment.broken("rows_round_trip", "a row that was refused changed the state")


def _refuses(moment: Moment, rows: list[list[Json]]) -> None:
    legal = {canonical(action.row()) for seat in moment.seats for action in moment.state.legal(seat)}
    for row in [*moment.some(rows, 40), *(action.row() for action in moment.some(moment.actions, 40))]:
        if canonical(row) not in legal:
            try:
                moment.match.play(row)
            except IllegalAction:
                continue
            raise moment.broken("rows_round_trip", f"{row} is not legal, and was played")


_GARBAGE: Final[list[list[Json]]] = [
    [],
    [""],
    [None],
    [True],
    [0],
    [[]],
    [{}],
    ["no such tag"],
    ["no such tag", 1],
    [["a"]],
]
_WRONG: Final[list[Json]] = [
    None,
    True,
    False,
    -1,
    1,
    2**31,
    10**30,
    0.5,
    1.0,
    "",
    "?",
    "\ud800",
    [],
    [[]],
    {},
    {"a": 1},
]


def _spoiled(row: list[Json]) -> Iterator[list[Json]]:
    yield from (row[:-1], [*row, 0], [*row, None], [*row, *row], list(reversed(row)))
    for place, part in enumerate(row):
        alike: list[Json] = [float(part), str(part)] if isinstance(part, int) else [f"{part} ", [part]]
        for wrong in _WRONG + alike:
            yield [*row[:place], wrong, *row[place + 1 :]]


def replay_equals_play(moment: Moment) -> None:
    """(e) A record, also through its text, leads to the same state by the same events."""
    if moment.is_over() or moment.rng.below(SAMPLES) == 0:
        record = moment.match.record()
        read = records.read(records.write(record))
        if canonical(read) != canonical(record):
            raise moment.broken("replay_equals_play", "the record's text does not hold the record")
        try:
            twin = again(moment.game, read)
        except Exception as error:
            raise moment.broken("replay_equals_play", f"the record is refused: {error}") from error
        for watcher in moment.watchers:
            if twin.events_for(watcher) != moment.match.events_for(watcher):
                raise moment.broken("replay_equals_play", f"other events are told to {_who(watcher)}")


def copies_are_apart(moment: Moment) -> None:
    """(f) What happens to a state never shows in its copies, nor in what they were made from."""
    state, before = moment.state, canonical(moment.state.facts())
    earlier, played, followed = state.copy(), state.copy(), state.copy()
    if canonical(earlier.facts()) != before:
        raise moment.broken(
            "copies_are_apart", f"a copy is different: {_difference(before, canonical(earlier.facts()))}"
        )
    chosen: list[Action] = []
    while len(chosen) < 8 and (offered := _offered(played)):
        chosen.append(offered[0])
        played.apply(offered[0])
        if canonical(state.facts()) != before or canonical(earlier.facts()) != before:
            raise moment.broken("copies_are_apart", f"{chosen} on a copy changed the state or another copy")
    for action in chosen:
        followed.apply(action)
    if canonical(followed.facts()) != canonical(played.facts()):
        raise moment.broken("copies_are_apart", f"{chosen} on two copies led to different states")


def questions_change_nothing(moment: Moment) -> None:
    """(g) Every method but `apply` leaves the state as it is and answers the same again; `promising` is legal."""
    state, before = moment.state, canonical(moment.state.facts())
    for seat in moment.seats:
        legal, promising = state.legal(seat), state.promising(seat)
        for action in legal[:3] + moment.some(moment.actions, 5):
            state.why_not(seat, action)
        for question in (state.prompt, state.evaluate):
            question(seat)
        if state.legal(seat) != legal or state.promising(seat) != promising:
            raise moment.broken("questions_change_nothing", f"{seat} gets another list when it asks again")
        if not {id(action) for action in promising} <= {id(action) for action in legal}:
            raise moment.broken("questions_change_nothing", f"promising, and not legal: {promising} of {legal}")
        if bool(promising) != bool(legal):
            raise moment.broken("questions_change_nothing", f"nothing is promising for {seat}")
    for watcher in moment.watchers:
        world = state.resample(watcher, moment.rng)
        for action in _offered(world)[:1]:
            world.apply(action)
        _spoil(state.view(watcher))
    _spoil(state.facts())
    if canonical(state.facts()) != before:
        raise moment.broken("questions_change_nothing", _difference(before, canonical(state.facts())))


def _spoil(value: Json) -> None:
    """Empty a value from the inside, to see whether a state was made of the same lists."""
    if isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            _spoil(part)
        value.clear()


def ends_in_time(moment: Moment) -> None:
    """(h) No match takes more than `Game.bound` actions."""
    if moment.number >= moment.game.bound and not moment.is_over():
        raise moment.broken("ends_in_time", f"not over after {moment.number} actions")


def nothing_is_lost(moment: Moment) -> None:
    """(i) The pieces there are never change."""
    found = canonical(moment.game.inventory(moment.state))
    if found != moment.inventory:
        raise moment.broken("nothing_is_lost", _difference(moment.inventory, found))


def secrets_are_kept(moment: Moment) -> None:
    """(k) In a world dealt anew, a seat sees the same bytes, gets the same answers and would deal the same worlds."""
    state, pieces = moment.state, canonical(moment.game.inventory(moment.state))
    asked = moment.some(moment.actions, _ASKED // 3)
    for watcher in moment.watchers:
        seen, answers = picture(state, [], watcher), _answers(state, watcher, asked)
        for _ in range(_WORLDS):
            world = state.resample(watcher, moment.rng)
            if (shown := picture(world, [], watcher)) != seen:
                raise moment.broken("secrets_are_kept", f"{_who(watcher)} sees a secret: {_difference(seen, shown)}")
            if (told := _answers(world, watcher, asked)) != answers:
                raise moment.broken("secrets_are_kept", f"why_not tells a secret: {_difference(answers, told)}")
            if canonical(moment.game.inventory(world)) != pieces:
                raise moment.broken("secrets_are_kept", f"a world dealt for {_who(watcher)} has other pieces")
            if (
                watcher is not None
                and state.knows_all(watcher)
                and canonical(world.facts()) != canonical(state.facts())
            ):
                raise moment.broken("secrets_are_kept", f"{_who(watcher)} knows all, and has another world")
            number = moment.rng.below(2**30)
            one, other = (canonical(base.resample(watcher, Rng(number)).facts()) for base in (state, world))
            if one != other:
                raise moment.broken("secrets_are_kept", f"the deal depends on the truth: {_difference(one, other)}")


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
                _told_alike(moment, watcher, [(world, action) for world in offering], False)
            if watcher != actor:
                _told_alike(moment, watcher, [(moment.state.copy(), action) for action in chosen], True)


def _told_alike(moment: Moment, watcher: Seat | None, cases: list[tuple[State, Action]], one_world: bool) -> None:
    known: dict[str, tuple[str, str]] = {}
    for world, action in cases:
        events = observed(world.apply(action), watcher)
        rows = canonical([[event.row(), event.values()] for event in events])
        facts = canonical(world.facts())
        first_facts, first_rows = known.setdefault(picture(world, [], watcher), (facts, rows))
        if rows != first_rows and (facts != first_facts or not one_world):
            detail = f"events of {action!r} tell {_who(watcher)} what its view does not show: "
            raise moment.broken("events_keep_secrets", detail + _difference(first_rows, rows))


def choices_keep_secrets(make_bot: Callable[[], Chooser]) -> Check:
    """(k) A bot chooses the same in every world that its seat cannot tell apart."""

    def choices_are_equal(moment: Moment) -> None:
        for seat in moment.state.to_act():
            chosen = make_bot().choose(Seen(moment.state, seat))
            world = moment.state.resample(seat, moment.rng)
            if make_bot().choose(Seen(world, seat)) is not chosen:
                raise moment.broken("choices_keep_secrets", f"the bot in {seat} chooses by what it cannot know")

    return choices_are_equal


def secrets_are_dealt_anew(game: Game, seeds: int) -> None:
    """(k) Where two first positions differ only in what a seat does not see, `resample` deals that anew."""
    known: dict[str, str] = {}
    for match in starts(game, seeds):
        moment = Moment(match, Rng(seeds))
        facts = canonical(match.state.facts())
        for watcher in moment.watchers:
            seen = canonical([match.seats, match.options, watcher, picture(match.state, [], watcher)])
            if known.setdefault(seen, facts) != facts:
                worlds = (match.state.resample(watcher, moment.rng) for _ in range(8))
                if all(canonical(world.facts()) == facts for world in worlds):
                    raise moment.broken("secrets_are_dealt_anew", f"resample gives {_who(watcher)} the truth")


def undo_restores(moment: Moment) -> None:
    """(l) Undo gives back exactly the state before; where `can_undo` is not True it is refused and changes nothing."""
    if moment.is_over() or moment.rng.below(3):
        return
    twin, before = moment.match.copy(), moment.match.state_hash()
    actor = moment.some(twin.to_act(), 1)[0]
    twin.play(moment.some(twin.legal(actor), 1)[0])
    after = twin.state_hash()
    for seat in [*(seat for seat in moment.seats if seat != actor), actor]:
        allowed = twin.can_undo(seat)
        try:
            twin.undo(seat)
        except IllegalAction as error:
            if error.code != allowed or twin.state_hash() != after:
                raise moment.broken("undo_restores", f"undo is refused by {error.code}, after {allowed}") from error
            continue
        if allowed is not True or seat != actor or twin.state_hash() != before:
            raise moment.broken("undo_restores", f"{seat} undoes {actor}'s action ({allowed}): not the state before")


EVERYWHERE: Final[list[Check]] = [
    someone_acts,
    ends_in_time,
    nothing_is_lost,
    windows_are_fair,
    standing_answers_are_own,
]
SAMPLED: Final[list[Check]] = [
    legal_actions_apply,
    objections_agree,
    rows_round_trip,
    replay_equals_play,
    copies_are_apart,
    questions_change_nothing,
    secrets_are_kept,
    events_keep_secrets,
    undo_restores,
    nothing_is_between_seats,
]


def _offered(state: State) -> list[Action]:
    """All that someone may do now."""
    return [action for seat in state.to_act() for action in state.legal(seat)]


def _answers(state: State, watcher: Seat | None, asked: list[Action]) -> str:
    """What a seat is told when it asks why not."""
    if watcher is None:
        return ""
    objections = [state.why_not(watcher, action) for action in asked]
    return canonical([None if objection is None else objection.json() for objection in objections])


def _who(watcher: Seat | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"


def _difference(one: str, other: str) -> str:
    """The first place where two texts differ."""
    length = min(len(one), len(other))
    start = max(0, next((place for place in range(length) if one[place] != other[place]), length) - 40)
    return f"…{one[start : start + 120]}… against …{other[start : start + 120]}…"
