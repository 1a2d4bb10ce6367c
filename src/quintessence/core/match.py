"""A match: (game, version, options, seed, actions), and the front door through which everyone plays."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from quintessence.core import record as records
from quintessence.core.game import (
    ALLIES,
    OPEN,
    Action,
    Event,
    Game,
    IllegalAction,
    Json,
    Objection,
    Outcome,
    Prompt,
    Seat,
    State,
    Values,
)
from quintessence.core.knowledge import SeatKnowledge, has_taught, observed
from quintessence.core.rng import Seed
from quintessence.core.undo import without_action

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
        self._actors: list[Seat] = []
        self._actions: list[Action] = []
        self._events: list[list[Event]] = []
        self._legal: list[list[Action] | None] = [None] * seats

    def to_act(self) -> list[Seat]:
        """The seats that owe a decision; none when the match is over. The list is the caller's own."""
        return self.state.to_act()[:]

    def legal(self, seat: Seat) -> list[Action]:
        """What a seat may do now; the list is the caller's own."""
        return self._listed(seat)[:]

    def prompt(self, seat: Seat) -> Prompt:
        return self.state.prompt(self._seat(seat))

    def action(self, row: object) -> Action:
        """The action that a row names, legal or not; IllegalAction when it names none."""
        return self._own(self._read(row))

    def why_not(self, seat: Seat, action: object) -> Objection | None:
        """Why a seat may not do this now; None when it may."""
        return self.state.why_not(self._seat(seat), self._own(self._read(action)))

    def play(self, seat: Seat, action: object) -> list[Event]:
        """Play an action or its row in a seat; what happened. IllegalAction, and no change, when it is not legal."""
        chosen = action if isinstance(action, Action) else self._read(action)
        offered: list[object] = cast(list[object], self._listed(seat))  # as objects, their types are not looked up
        for one in offered:
            if one is chosen:
                break
        else:
            raise self._refusal(seat, chosen)
        number: i64
        for number in range(len(self._legal)):  # in place: a new list for each action would cost a fifth of its time
            self._legal[number] = None
        events = self.state.apply(seat, chosen)
        self._actors.append(seat)
        self._actions.append(chosen)
        self._events.append(events[:])  # the list that is given back is the caller's own
        return events

    def view(self, seat: Seat | None) -> Values:
        """All that a seat may know now; None is a spectator."""
        return self.state.view(None if seat is None else self._seat(seat))

    def view_at(self, count: int, seat: Seat | None) -> Values:
        """What a seat knew after so many actions."""
        return self._at(count).view(None if seat is None else self._seat(seat))

    def knowledge(self, seat: Seat) -> SeatKnowledge:
        """The match as a bot in that seat may know it."""
        return SeatKnowledge(self.state, self._seat(seat))

    def events_for(self, seat: Seat | None) -> list[Event]:
        """All that a seat has been told since the start."""
        if seat is not None:
            self._seat(seat)
        return [event for events in self._events for event in observed(events, seat)]

    def history(self) -> list[tuple[Seat, Action, list[Event]]]:
        """Who did what, and what came of it, from the start. It holds secrets."""
        return list(zip(self._actors, self._actions, self._events, strict=True))

    def last_action_of(self, seat: Seat) -> int | None:
        """Where a seat's last action stands in the history; None when it has not acted."""
        for index in range(len(self._actors) - 1, -1, -1):
            if self._actors[index] == seat:
                return index
        return None

    def can_undo(self, seat: Seat) -> bool | str:
        """True, or the code of the reason why this seat cannot take its last action back.

        It can while no seat has learned anything by it, and nobody has acted since; where all play together, also when
        others have acted since, as long as their actions and this one do not touch.
        """
        index = self.last_action_of(self._seat(seat))
        if index is None:
            return "nothing_to_undo"
        is_last = index == len(self._actions) - 1
        if not is_last and self.state.relation() != ALLIES:
            return "other_seat_acted"
        if is_last and self.state.information() == OPEN:
            return True
        before = self._at(index)
        if not is_last and without_action(before, self._following(index), self.state) is None:
            return "others_built_on_it"
        if has_taught(before, seat, self._actions[index], self.seats):
            return "something_was_shown"
        return True

    def undo(self, seat: Seat) -> None:
        """Take this seat's last action back."""
        allowed = self.can_undo(seat)
        if isinstance(allowed, str):
            raise IllegalAction(allowed)
        index = self.last_action_of(seat)
        assert index is not None
        before = self._at(index)
        later = without_action(before, self._following(index), self.state)
        self.state = before if later is None else later
        self._legal = [None] * self.seats
        del self._actors[index]
        del self._actions[index]
        del self._events[index]

    def rewind(self, count: int) -> None:
        """Go back to where so many actions had been played, whatever was learned since: all seats have agreed to it."""
        self.state = self._at(count)
        self._legal = [None] * self.seats
        del self._actors[count:]
        del self._actions[count:]
        del self._events[count:]

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        twin = Match(self.game, self.options, self.seats, self.seed, self.state.copy())
        twin._actors = self._actors[:]
        twin._actions = self._actions[:]
        twin._events = self._events[:]
        return twin

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as (game, version, variant, options, seats, seed, actions): it is played again when it is loaded."""
        from quintessence.core.travel import played_again  # it finds games, and so knows far more than a match does

        rows = [[seat, *action.row()] for seat, action in zip(self._actors, self._actions, strict=True)]
        game = self.game
        kind = (game.slug, game.version, game.variant.json(), {**self.options})
        return played_again, (*kind, self.seats, self.seed.text, rows)

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def state_hash(self) -> str:
        """Equal exactly when all the facts of two states are equal."""
        return records.hash_of(self.state.facts())

    def record(self) -> Values:
        """The match as a JSON value that `replay` reads."""
        ended = self.outcome()
        data = self.game.variant.json()
        actions: list[Json] = []
        for seat, action in zip(self._actors, self._actions, strict=True):
            actions.append([seat, *action.row()])
        head: Values = {"format": records.FORMAT, "game": self.game.slug, "version": self.game.version}
        if data:
            head["data"] = data
        return {
            **head,
            "seats": self.seats,
            "options": {**self.options},
            "seed": self.seed.text,
            "commitment": self.seed.commitment(),
            "outcome": None if ended is None else ended.json(),
            "state_hash": self.state_hash(),
            "actions": actions,
        }

    def _listed(self, seat: Seat) -> list[Action]:
        listed = self._legal[seat] if 0 <= seat < self.seats else self._legal[self._seat(seat)]
        if listed is None:
            listed = self.state.legal(seat)
            self._legal[seat] = listed
        return listed

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

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        """Why a seat may not do this now."""
        waiting = self.state.to_act()
        if not waiting:
            return IllegalAction("match_is_over")
        if seat not in waiting:
            return IllegalAction("not_your_turn", {"seat": seat})
        objection = self.state.why_not(seat, self._own(action))
        if objection is None:
            return IllegalAction("not_offered", {"row": _shown(action.row())})
        return IllegalAction(objection.code, {**objection.values, "rule": objection.rule})

    def _own(self, action: Action) -> Action:
        """The same action, once it is seen to be this game's own object."""
        if self.state.action(action.row()) is not action:
            raise IllegalAction("not_this_games_action", {"row": _shown(action.row())})
        return action

    def _at(self, count: int) -> State:
        """The state after so many actions, played again from the start."""
        state = self.game.setup(self.options, self.seats, self.seed)
        for index in range(count):
            state.apply(self._actors[index], self._actions[index])
        return state

    def _following(self, index: int) -> list[tuple[Seat, Action, list[Event]]]:
        """The action at an index, and all that came after it."""
        return self.history()[index:]


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
