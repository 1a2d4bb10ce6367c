"""The stages of the other phases: characters at set-up, what is kept, what is bought, and what is cleaned."""

from __future__ import annotations

from typing import final

from quintessence.core.cells import put
from quintessence.core.game import Action, Event, Happened, Values
from quintessence.games.erythro.actions import (
    DECLINE,
    EMBODY,
    FINISH,
    LET_BE,
    LET_BE_THIS_PHASE,
    Buy,
    CleanUp,
    Embody,
    Keep,
    Remove,
)
from quintessence.games.erythro.data.constants import CHARACTERS, NONE
from quintessence.games.erythro.events import Kept
from quintessence.games.erythro.rules.adversary.consortium import tell_part
from quintessence.games.erythro.rules.adversary.ends import check_ends
from quintessence.games.erythro.rules.cleaning import (
    add_clean_ups,
    clean_up,
    clean_up_objection,
    is_asked_in_window,
)
from quintessence.games.erythro.rules.dealing import deal_hand, place_pawn
from quintessence.games.erythro.rules.effects.removing import remove_and_tell
from quintessence.games.erythro.rules.market import add_purchases, buy, purchase_lack
from quintessence.games.erythro.rules.phases.acquisition import is_buying
from quintessence.games.erythro.rules.phases.discard import is_discarding
from quintessence.games.erythro.rules.position import RUNNING, Position
from quintessence.games.erythro.rules.stage import Stage
from quintessence.games.erythro.rules.stages.playing import let_be
from quintessence.games.erythro.rules.tiles import can_remove


@final
class Embodying(Stage):
    """§3: everyone chooses a character; each once, and for two players all four elements (ER-78)."""

    def is_asked(self, position: Position, seat: int) -> bool:
        return position.characters[seat] == NONE

    def details(self, position: Position, seat: int) -> Values:
        return {"seat": seat}

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for character in range(len(CHARACTERS)):
            if self._fits(position, character):
                choices.append(EMBODY[character])

    def _fits(self, position: Position, character: int) -> bool:
        if character in position.characters:
            return False
        if position.setting.seats > 2:
            return True
        complement = position.data.complement(character)
        taken = bytes(other for other in position.characters if other != NONE)
        return complement != NONE and (not taken or taken[0] == complement)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, Embody):
            return "not_now"
        return "character_taken" if action.character in position.characters else "elements_missing"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Embody)
        self._embody(position, seat, action.character, events)
        left = position.characters.count(NONE)
        choices: list[Action] = []
        self.add_choices(position, seat, choices)
        if left == 1 and len(choices) == 1:
            last = choices[0]
            assert isinstance(last, Embody)
            self._embody(position, position.characters.index(NONE), last.character, events)
        if NONE not in position.characters:  # then hands, then pawns by seat (ER-79)
            for other in range(position.setting.seats):
                deal_hand(position, other, events)
            for other in range(position.setting.seats):
                place_pawn(position, other, events)
            position.stage = RUNNING

    def _embody(self, position: Position, seat: int, character: int, events: list[Event]) -> None:
        position.characters = put(position.characters, seat, character)
        events.append(Happened("embodied", {"seat": seat, "character": CHARACTERS[character]}))


@final
class Discarding(Stage):
    """§6.2: keep one card or none; what is kept stays a secret until all have decided."""

    def is_asked(self, position: Position, seat: int) -> bool:
        return is_discarding(position, seat)

    def details(self, position: Position, seat: int) -> Values:
        return {"seat": seat, "count": len(position.hands[seat])}

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        last = NONE
        for card in position.hands[seat]:
            if card != last:
                choices.append(position.actions.keep[card])
            last = card
        choices.append(position.actions.keep_none)
        add_clean_ups(position, seat, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if isinstance(action, CleanUp):
            return clean_up_objection(position, seat, action) or "not_now"
        return "not_in_hand" if isinstance(action, Keep) else "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        position.stage = RUNNING
        if isinstance(action, CleanUp):
            clean_up(position, seat, action, events)
            check_ends(position, events)
            return
        assert isinstance(action, Keep)
        position.kept = put(position.kept, seat, action.card)
        position.done |= 1 << seat
        name = "nothing" if action.card == NONE else position.data.cards.names[action.card]
        events.append(Kept(seat, name))


@final
class Buying(Stage):
    """§6.5: each player may buy one card, in any order."""

    def is_asked(self, position: Position, seat: int) -> bool:
        return is_buying(position, seat)

    def details(self, position: Position, seat: int) -> Values:
        return {"seat": seat, "bought": bool(position.bought >> seat & 1)}

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        if not position.bought >> seat & 1:
            add_purchases(position, seat, choices)
        add_clean_ups(position, seat, choices)
        choices.append(FINISH)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if isinstance(action, CleanUp):
            return clean_up_objection(position, seat, action) or "not_now"
        if isinstance(action, Buy):
            return "bought_already" if position.bought >> seat & 1 else purchase_lack(position, seat, action)
        return "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        position.stage = RUNNING
        if isinstance(action, Buy):
            buy(position, seat, action, events)
            position.bought |= 1 << seat
        elif isinstance(action, CleanUp):
            clean_up(position, seat, action, events)
            check_ends(position, events)
        else:
            position.done |= 1 << seat
            events.append(Happened("finished", {"seat": seat}))


@final
class Cleaning(Stage):
    """ER-111: the first part of an event: any seat answers for the team, and the first answer stands."""

    def is_asked(self, position: Position, seat: int) -> bool:
        return True

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        most = position.actions.most_tokens
        for tile in range(position.setting.layout.tiles):
            if can_remove(position, tile):
                for count in range(1, min(position.amount, position.pollution[tile]) + 1):
                    choices.append(position.actions.clean[most * tile + count - 1])
        choices.append(DECLINE)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, Remove) or action.tag != "clean":
            return "not_now"
        is_there = action.tile < position.setting.layout.tiles and can_remove(position, action.tile)
        return "too_many_tokens" if is_there else "nothing_to_remove"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        position.stage = RUNNING
        position.cause_seat = seat
        if isinstance(action, Remove):
            remove_and_tell(position, seat, action, events)
            events.append(tell_part(position, 1, ["remove"], []))
        else:
            events.append(Happened("declined", {"seat": seat}))
            events.append(tell_part(position, 1, [], ["remove"]))
        position.cause_seat = NONE
        position.amount = 0
        check_ends(position, events)


@final
class Window(Stage):
    """ER-112: between two effects of the script, whoever can may clean up."""

    def is_asked(self, position: Position, seat: int) -> bool:
        return is_asked_in_window(position, seat)

    def details(self, position: Position, seat: int) -> Values:
        return {"seat": seat, "owed": 0, "round": position.round}

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        add_clean_ups(position, seat, choices)
        choices.append(LET_BE)
        choices.append(LET_BE_THIS_PHASE)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if isinstance(action, CleanUp):
            return clean_up_objection(position, seat, action) or "not_now"
        return "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, CleanUp):
            clean_up(position, seat, action, events)
            check_ends(position, events)
        else:
            let_be(position, seat, action, events)
        if position.stage == self.index and not self._is_open(position):
            position.stage = RUNNING

    def _is_open(self, position: Position) -> bool:
        for seat in range(position.setting.seats):
            if is_asked_in_window(position, seat):
                return True
        return False
