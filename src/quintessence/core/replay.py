"""Matches begun, with their options completed, and played again from records."""

from __future__ import annotations

from quintessence.core import record as records
from quintessence.core.game import BadOption, BadRecord, Game, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.core.rng import Seed


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


def replay_record(game: Game, record: Values) -> Match:
    """Play a record again; BadRecord when it is of another version, not legal, or does not end where it says."""
    if record["version"] != game.version:
        raise BadRecord("other_version", {"game": game.slug, "record": record["version"], "rules": game.version})
    match = _started(game, record)
    if record["commitment"] != match.seed.commitment():
        raise BadRecord("wrong_commitment", {"commitment": record["commitment"]})
    rows = record["actions"]
    assert isinstance(rows, list)
    for number, row in enumerate(rows, 1):
        assert isinstance(row, list)
        seat = row[0]
        assert isinstance(seat, int)
        try:
            match.play(Seat(seat), row[1:])
        except Refused as error:
            raise BadRecord("illegal_in_record", {"number": number, "code": error.code, "detail": str(error)}) from None
    ended = match.outcome()
    if "outcome" in record and record["outcome"] != (None if ended is None else ended.json()):
        raise BadRecord("wrong_outcome")
    if match.state_hash() != record["state_hash"]:
        raise BadRecord("wrong_hash", {"recorded": record["state_hash"], "found": match.state_hash()})
    return match


def _started(game: Game, record: Values) -> Match:
    seats, seed, options = record["seats"], record["seed"], record["options"]
    assert isinstance(seats, int) and isinstance(seed, str) and isinstance(options, dict)
    try:
        return start_match(game, seats, seed, options)
    except BadOption as refusal:  # a name of its own: mypyc gives a name one type in the whole function
        raise BadRecord(refusal.code, refusal.values) from None
