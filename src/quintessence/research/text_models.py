"""Text models at the table: a seat's observation as JSON, and a harness that lets any model of words play."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from quintessence.core.game import Action, IllegalAction, Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.research.kind import Kind
from quintessence.text import Texts

_ROW: Final = re.compile(r"\[[^\[\]]*\]")
_NUMBER: Final = re.compile(r"-?\d+")


def observation_json(kind: Kind, match: Match, seat: int) -> Values:
    """What a seat may know and do, in the fields that Kaggle's game arena gives its harnesses.

    The field `serializedGameAndState` is left out: it would name the deal, and with it every secret.
    """
    waiting = match.to_act()
    legal = match.legal(Seat(seat)) if Seat(seat) in waiting[:1] else []
    numbers: list[Json] = [number for number in kind.space.numbers(legal)]
    return {
        "observationString": canonical(match.view(Seat(seat))),
        "legalActions": numbers,
        "legalActionStrings": [canonical(action.row()) for action in legal],
        "currentPlayer": waiting[0] if waiting else -4,
        "playerId": seat,
        "isTerminal": not waiting,
    }


class TextPlayer:
    """Plays a seat by asking a model: a function from a prompt to a reply.

    The reply's last row of an action, or else its last number, is the choice. A reply that is no legal action is
    answered with the reason, and the model is asked again; after `tries` replies the first legal action is played.
    """

    def __init__(
        self, match: Match, seat: int, ask: Callable[[str], str], language: str = "en", tries: int = 3
    ) -> None:
        self.match: Final = match
        self.seat: Final = Seat(seat)
        self.ask: Final = ask
        self.tries: Final = tries
        self.texts: Final = Texts(match.game.slug, language, match.game.variant)
        self.refused = 0
        """Replies that were no legal action."""

    def play(self) -> Action:
        """Make one decision."""
        legal = self.match.legal(self.seat)
        prompt = self.prompt(legal)
        for _ in range(self.tries):
            reply = self.ask(prompt)
            chosen, reason = self._chosen(reply, legal)
            if chosen is not None:
                self.match.play(self.seat, chosen)
                return chosen
            self.refused += 1
            prompt = f"{self.prompt(legal)}\nYour reply was: {reply.strip()[:200]}\nIt was not played: {reason}"
        self.match.play(self.seat, legal[0])
        return legal[0]

    def prompt(self, legal: list[Action]) -> str:
        """The view, the question, and the legal actions with their numbers."""
        lines = [
            canonical(self.match.view(self.seat)),
            self.texts.prompt(self.match.prompt(self.seat)),
            *(
                f"{number}. {canonical(action.row())} {self.texts.action(action)}"
                for number, action in enumerate(legal)
            ),
            "Reply with the number or the row of one of these actions.",
        ]
        return "\n".join(lines)

    def _chosen(self, reply: str, legal: list[Action]) -> tuple[Action | None, str]:
        """The legal action that a reply names; or none, and why."""
        rows, numbers = _ROW.findall(reply), _NUMBER.findall(reply)
        if not rows:
            number = int(numbers[-1]) if numbers else -1
            return (legal[number], "") if 0 <= number < len(legal) else (None, "no action has that number")
        try:
            action = self.match.action(json.loads(rows[-1]))
            objection = self.match.why_not(self.seat, action)
        except (ValueError, IllegalAction):
            return None, "that row names no action"
        return (action, "") if objection is None else (None, self.texts.objection(objection))
