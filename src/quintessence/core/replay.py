"""Matches begun and played again: options completed, records of both formats read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, final

from quintessence.core import record as records
from quintessence.core.game import BadOption, BadRecord, Game, IllegalAction, Json, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.core.rng import Seed

RowConverter: TypeAlias = Callable[[list[Json]], tuple[int | None, list[Json]]]
"""For a row of format 1: who acts, where the row says so, and the row as it is now."""

BY_HASH: Final = "hash"
"""The final state is the recorded one, to the last fact."""
BY_OUTCOME: Final = "outcome"
"""The actions are legal and lead to the recorded outcome; the recorded hash counted what is no fact any more."""


@final
class FirstFormat:
    """How a game's records of format 1 are read."""

    def __init__(self, converter: RowConverter | None = None, has_other_hash: bool = False) -> None:
        self.converter: Final = converter
        self.has_other_hash: Final = has_other_hash
        """Whether the state hash counted what no longer is a fact."""


@final
class Replayed:
    """A match played again, and how far its end was checked."""

    def __init__(self, match: Match, checked_by: str) -> None:
        self.match: Final = match
        self.checked_by: Final = checked_by


def start_match(game: Game, seats: int, seed: str, options: Values) -> Match:
    """A new match, once the number of seats and the options are seen to be right."""
    if not seed:
        raise BadOption("empty_seed")
    if not seed.isprintable():  # a lone surrogate or a line break would not survive a file
        raise BadOption("bad_seed", {"seed": ascii(seed)})
    complete = completed(game, options)
    allowed = game.seats_with(complete)
    if seats not in allowed:
        raise BadOption("wrong_seats", {"seats": seats, "allowed": ", ".join(str(count) for count in allowed)})
    sown = Seed(seed)
    return Match(game, complete, seats, sown, game.setup(complete, seats, sown))


def fewest_seats(game: Game, options: Values) -> int:
    """The smallest number of players that a game takes with some options."""
    return min(game.seats_with(completed(game, options)))


def completed(game: Game, options: Values) -> Values:
    """The options with every default filled in; BadOption for an unknown one or a value out of its choices."""
    known = {option.name: option for option in game.options()}
    for name, value in options.items():
        if name not in known:
            raise BadOption("unknown_option", {"option": name, "known": ", ".join(known)})
        choices = known[name].choices
        if choices and not any(type(value) is type(choice) and value == choice for choice in choices):
            listed = ", ".join(str(choice) for choice in choices)
            raise BadOption("bad_choice", {"option": name, "value": records.canonical(value), "choices": listed})
    return {name: options.get(name, option.default) for name, option in known.items()}


def replay_record(game: Game, record: Values, first: FirstFormat | None = None) -> Replayed:
    """Play a record again; BadRecord when it is of another version, not legal, or does not end where it says."""
    if record["version"] != game.version:
        raise BadRecord("other_version", {"game": game.slug, "record": record["version"], "rules": game.version})
    match = _started(game, record)
    if record["commitment"] != match.seed.commitment():
        raise BadRecord("wrong_commitment", {"commitment": record["commitment"]})
    rows = record["actions"]
    assert isinstance(rows, list)
    reader = _Reader(match, record["format"] == records.FIRST_FORMAT, first or FirstFormat())
    for number, row in enumerate(rows, 1):
        assert isinstance(row, list)
        try:
            reader.play(row)
        except Refused as error:
            raise BadRecord("illegal_in_record", {"number": number, "code": error.code, "detail": str(error)}) from None
    ended = match.outcome()
    if "outcome" in record and record["outcome"] != (None if ended is None else ended.json()):
        raise BadRecord("wrong_outcome")
    if match.state_hash() == record["state_hash"]:
        return Replayed(match, BY_HASH)
    if reader.is_first and reader.first.has_other_hash:
        return Replayed(match, BY_OUTCOME)
    raise BadRecord("wrong_hash", {"recorded": record["state_hash"], "found": match.state_hash()})


def _started(game: Game, record: Values) -> Match:
    seats, seed, options = record["seats"], record["seed"], record["options"]
    assert isinstance(seats, int) and isinstance(seed, str) and isinstance(options, dict)
    try:
        return start_match(game, seats, seed, options)
    except BadOption as refusal:  # a name of its own: mypyc gives a name one type in the whole function
        raise BadRecord(refusal.code, refusal.values) from None


@final
class _Reader:
    """Plays the lines of a record, of either format."""

    def __init__(self, match: Match, is_first: bool, first: FirstFormat) -> None:
        self.match: Final = match
        self.is_first: Final = is_first
        self.first: Final = first

    def play(self, line: list[Json]) -> None:
        if self.is_first:
            self._play_first(line)
            return
        seat = line[0]
        assert isinstance(seat, int)
        self.match.play(Seat(seat), line[1:])

    def _play_first(self, line: list[Json]) -> None:
        """Format 1 did not say who acts: no action was legal for two seats at once, so the rules know."""
        seat: int | None = None
        row = line
        if self.first.converter is not None:
            seat, row = self.first.converter(line)
        self.match.play(self._actor(row) if seat is None else Seat(seat), row)

    def _actor(self, row: list[Json]) -> Seat:
        waiting = self.match.to_act()
        if not waiting:
            raise IllegalAction("match_is_over")
        action = self.match.state.action(row)
        for seat in waiting:
            if any(offered is action for offered in self.match.legal(seat)):
                return seat
        return waiting[0]
