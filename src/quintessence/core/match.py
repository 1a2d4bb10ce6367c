"""A match: (game, version, options, seed, actions), and the front door through which everyone plays."""

from __future__ import annotations

from typing import Final, cast, final

from quintessence.core import data
from quintessence.core import record as records
from quintessence.core.game import (
    Action,
    BadOption,
    BadRecord,
    Event,
    Game,
    IllegalAction,
    Json,
    Objection,
    Outcome,
    Prompt,
    Refused,
    Seat,
    State,
    Values,
)
from quintessence.core.knowledge import Seen, observed, taught
from quintessence.core.rng import Seed

_LONGEST_ROW: Final = 300


@final
class Match:
    """One match under way or over. Every method but `play` and `undo` leaves it as it is."""

    def __init__(self, game: Game, options: Values, seats: int, seed: Seed, state: State) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seats: Final = seats
        self.seed: Final = seed
        self.state = state
        self._actions: list[Action] = []
        self._actors: list[Seat] = []
        self._told: list[list[Event]] = []
        self._legal: list[list[Action] | None] = [None] * seats

    def to_act(self) -> list[Seat]:
        """The seats that owe a decision; none when the match is over."""
        return self.state.to_act()

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do now; the list is the caller's own."""
        return self._listed(seat)[:]

    def prompt(self, seat: Seat) -> Prompt:
        return self.state.prompt(self._seat(seat))

    def why_not(self, seat: Seat, action: object) -> Objection | None:
        """Why a seat may not do this now; None when it may."""
        return self.state.why_not(self._seat(seat), self._own(self._read(action)))

    def play(self, action: object, seat: Seat | None = None) -> list[Event]:
        """Play an action or its row, and tell what happened; IllegalAction, and no change, when it is not legal.

        With a seat, it must be that seat's own action: whoever speaks for a seat cannot act for another.
        """
        chosen = self._read(action)
        actor = self._actor(chosen) if seat is None else self._own_actor(chosen, self._seat(seat))
        self._forget()
        events = self.state.apply(chosen)
        self._actions.append(chosen)
        self._actors.append(actor)
        self._told.append(events[:])  # the list that is given back is the caller's own
        return events

    def view(self, seat: Seat | None) -> Values:
        """All that a seat may know now; None is a spectator."""
        return self.state.view(None if seat is None else self._seat(seat))

    def seen(self, seat: Seat) -> Seen:
        """The match as a bot in that seat may know it."""
        return Seen(self.state, self._seat(seat))

    def events_for(self, seat: Seat | None) -> list[Event]:
        """All that a seat has been told since the start."""
        if seat is not None:
            self._seat(seat)
        return [event for events in self._told for event in observed(events, seat)]

    def history(self) -> list[tuple[Seat, Action, list[Event]]]:
        """Who did what, and what came of it, from the start. It holds secrets."""
        return list(zip(self._actors, self._actions, self._told, strict=True))

    def can_undo(self, seat: Seat) -> bool | str:
        """True, or the code of the reason why this seat cannot take its last action back."""
        self._seat(seat)
        if not self._actions:
            return "nothing_to_undo"
        if self._actors[-1] != seat:
            return "other_seat_acted"
        if all(self.state.knows_all(Seat(other)) for other in range(self.seats)):
            return True
        if taught(self._at(len(self._actions) - 1), self._actions[-1], seat, self.seats):
            return "something_was_shown"
        return True

    def undo(self, seat: Seat) -> None:
        """Take this seat's last action back."""
        allowed = self.can_undo(seat)
        if isinstance(allowed, str):
            raise IllegalAction(allowed)
        self.state = self._at(len(self._actions) - 1)
        self._forget()
        self._actions.pop()
        self._actors.pop()
        self._told.pop()

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        twin = Match(self.game, self.options, self.seats, self.seed, self.state.copy())
        twin._actions = self._actions[:]
        twin._actors = self._actors[:]
        twin._told = self._told[:]
        return twin

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def state_hash(self) -> str:
        """Equal exactly when all the facts of two states are equal."""
        return records.hash_of(self.state.facts())

    def record(self) -> Values:
        """The match as a JSON value that `replay` reads."""
        ended = self.outcome()
        replaced = data.fingerprint(self.game.slug)
        of_data: Values = {} if replaced is None else {"data": replaced}
        return {
            "format": records.FORMAT,
            "game": self.game.slug,
            "version": self.game.version,
            **of_data,
            "seats": self.seats,
            "options": {**self.options},
            "seed": self.seed.text,
            "commitment": self.seed.commitment(),
            "outcome": None if ended is None else ended.json(),
            "state_hash": self.state_hash(),
            "actions": [action.row() for action in self._actions],
        }

    def _listed(self, seat: Seat) -> list[Action]:
        listed = self._legal[self._seat(seat)]
        if listed is None:
            listed = self.state.legal(seat)
            self._legal[seat] = listed
        return listed

    def _forget(self) -> None:
        for number in range(self.seats):  # in place: a new container for each action would cost a fifth of its time
            self._legal[number] = None

    def _seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.seats:
            raise IllegalAction("no_such_seat", {"seat": seat, "seats": self.seats})
        return seat

    def _read(self, action: object) -> Action:
        """An action as it is, or the one its row names; whatever else came in is refused."""
        if isinstance(action, Action):
            return action
        if not isinstance(action, list) or not action or not isinstance(action[0], str) or not _is_short(action):
            raise IllegalAction("malformed_row", {"row": _shown(action)})
        return self.state.action(action)

    def _actor(self, action: Action) -> Seat:
        """The one seat for which the action is legal now."""
        waiting = self.state.to_act()
        for seat in waiting:
            for offered in self._listed(seat):
                if offered is action:
                    return seat
        if not waiting:
            raise IllegalAction("match_is_over")
        raise self._refusal(waiting[0], action)

    def _own_actor(self, action: Action, seat: Seat) -> Seat:
        """The same seat, when the action is legal for it now."""
        waiting = self.state.to_act()
        if not waiting:
            raise IllegalAction("match_is_over")
        if seat not in waiting:
            raise IllegalAction("not_your_turn", {"seat": seat})
        for offered in self._listed(seat):
            if offered is action:
                return seat
        raise self._refusal(seat, action)

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        """Why a seat that is to act may not do this."""
        objection = self.state.why_not(seat, self._own(action))
        if objection is None:
            return IllegalAction("not_offered", {"row": _shown(action.row())})
        return IllegalAction(objection.code, {**objection.values, "rule": objection.rule})

    def _own(self, action: Action) -> Action:
        """The same action, once it is seen to be this game's own object."""
        if self.state.action(action.row()) is not action:
            raise IllegalAction("not_this_games_action", {"row": _shown(action.row())})
        return action

    def _at(self, number: int) -> State:
        """The state after so many actions, played again from the start."""
        state = self.game.setup(self.options, self.seats, self.seed)
        for action in self._actions[:number]:
            state.apply(action)
        return state


def _is_short(row: list[object]) -> bool:
    """Whether a row is JSON of a size that a game need not fear: neither huge nor nested beyond reading."""
    try:
        return len(records.canonical(cast(Json, row))) <= _LONGEST_ROW
    except (TypeError, ValueError, RecursionError):
        return False


def _shown(value: object) -> str:
    """The beginning of whatever came in, or its type where Python cannot write it (nested or huge beyond measure)."""
    try:
        return repr(value)[:_LONGEST_ROW]
    except (ValueError, RecursionError):
        return type(value).__name__


def begin(game: Game, seats: int, seed: str, options: Values) -> Match:
    """A new match, once the number of seats and the options are seen to be right."""
    if seats not in game.seats:
        raise BadOption("wrong_seats", {"seats": seats, "allowed": ", ".join(str(count) for count in game.seats)})
    if not seed:
        raise BadOption("empty_seed")
    if not seed.isprintable():  # a lone surrogate or a line break would not survive a file
        raise BadOption("bad_seed", {"seed": ascii(seed)})
    complete = completed(game, options)
    sown = Seed(seed)
    return Match(game, complete, seats, sown, game.setup(complete, seats, sown))


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


def again(game: Game, record: Values) -> Match:
    """Play a record again; BadRecord when it is of other rules or data, not legal, or does not end where it says."""
    if record["version"] != game.version:
        raise BadRecord("other_version", {"game": game.slug, "record": record["version"], "rules": game.version})
    if record.get("data") != data.fingerprint(game.slug):
        raise BadRecord("data_not_here" if "data" in record else "data_replaced_here", {"game": game.slug})
    seats, seed, options, rows = record["seats"], record["seed"], record["options"], record["actions"]
    assert isinstance(seats, int) and isinstance(seed, str) and isinstance(options, dict) and isinstance(rows, list)
    try:
        match = begin(game, seats, seed, options)
    except BadOption as refusal:  # a name of its own: mypyc gives a name one type in the whole function
        raise BadRecord(refusal.code, refusal.values) from None
    if record["commitment"] != match.seed.commitment():
        raise BadRecord("wrong_commitment", {"commitment": record["commitment"]})
    for number, row in enumerate(rows, 1):
        assert isinstance(row, list)
        try:
            match.play(row)
        except Refused as error:
            raise BadRecord("illegal_in_record", {"number": number, "code": error.code, "detail": str(error)}) from None
    ended = match.outcome()
    if "outcome" in record and record["outcome"] != (None if ended is None else ended.json()):
        raise BadRecord("wrong_outcome")
    if match.state_hash() != record["state_hash"]:
        raise BadRecord("wrong_hash", {"recorded": record["state_hash"], "found": match.state_hash()})
    return match
