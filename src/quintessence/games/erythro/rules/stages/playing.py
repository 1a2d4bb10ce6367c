"""§6.1 The stages of the players' phase: a card is started, and a line's other player is named."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Happened, Prompt, Values
from quintessence.games.erythro.actions import LET_BE, LET_BE_THIS_PHASE, NAME, CleanUp, Name, Play
from quintessence.games.erythro.events import Played
from quintessence.games.erythro.rules.adversary.ends import check_ends
from quintessence.games.erythro.rules.cleaning import (
    add_clean_ups,
    clean_up,
    clean_up_objection,
    is_asked_in_window,
)
from quintessence.games.erythro.rules.effects.effect import current_line
from quintessence.games.erythro.rules.position import BY_CARD, OVER, RUNNING, Position
from quintessence.games.erythro.rules.stage import Stage
from quintessence.games.erythro.rules.zones import able_others, add_plays, can_play, play_lack, put_on_table


@final
class Playing(Stage):
    """Between two cards: whoever owes one may start it (ER-11); who cannot play any may still clean up (ER-112)."""

    def is_asked(self, position: Position, seat: int) -> bool:
        if can_play(position, seat):
            return True
        return position.setting.is_consortium and is_asked_in_window(position, seat)

    def prompt(self, position: Position, seat: int) -> Prompt:
        code = self.name if can_play(position, seat) else "window"
        return Prompt(code, self.details(position, seat))

    def details(self, position: Position, seat: int) -> Values:
        return {"seat": seat, "owed": position.owed[seat], "round": position.round}

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        if position.owed[seat]:
            add_plays(position, seat, choices)
        if choices:
            add_clean_ups(position, seat, choices)
        elif self.is_asked(position, seat):
            add_clean_ups(position, seat, choices)
            choices.append(LET_BE)
            choices.append(LET_BE_THIS_PHASE)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if isinstance(action, Play):
            return play_lack(position, seat, action.card, action.zone) or None
        if isinstance(action, CleanUp):
            return clean_up_objection(position, seat, action)
        if (action is LET_BE or action is LET_BE_THIS_PHASE) and not can_play(position, seat):
            return None
        return self.reason(position, seat, action)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        return "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, CleanUp):
            position.stage = RUNNING
            clean_up(position, seat, action, events)
            check_ends(position, events)
        elif isinstance(action, Play):
            put_on_table(position, seat, action.card, action.zone)
            position.cause, position.cause_seat = BY_CARD, seat
            events.append(Played(position.data, seat, action.card, action.zone))
        else:
            let_be(position, seat, action, events)
            position.stage = RUNNING


def let_be(position: Position, seat: int, action: Action, events: list[Event]) -> None:
    """A window passes unused: this one, or all of the phase."""
    if action is LET_BE_THIS_PHASE:
        position.let_be_phase |= 1 << seat
    else:
        position.let_be |= 1 << seat
    events.append(Happened("let_be", {"seat": seat, "phase": action is LET_BE_THIS_PHASE}))


@final
class Naming(Stage):
    """ER-86: the starter names the player, who then does the line; only one who can (ER-87)."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for other in able_others(position, current_line(position)):
            choices.append(NAME[other])

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, Name):
            return "not_now"
        if action.seat == seat:
            return "not_oneself"
        return "cannot_do_it" if action.seat < position.setting.seats else "no_such_player"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Name)
        position.named = action.seat
        position.stage = RUNNING
        events.append(Happened("named", {"seat": seat, "player": action.seat}))


@final
class Over(Stage):
    """The match is over."""

    def is_asked(self, position: Position, seat: int) -> bool:
        return False

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        assert position.stage == OVER

    def reason(self, position: Position, seat: int, action: Action) -> str:
        return "match_is_over"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        raise AssertionError(self.name)
