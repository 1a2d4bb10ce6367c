"""The table itself: shows the match, asks the people, lets the bots play, until the end or until someone leaves."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from rich.console import Console
from rich.text import Text

from quintessence.bots.bot import Bot
from quintessence.bots.levels import make_bot
from quintessence.core.game import ALLIES, PRIVATE, Action, Event, IllegalAction, Json, Refused, Seat, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.terminal.choices import Choices
from quintessence.terminal.drawing import drawing_of, marked_drawing_of
from quintessence.terminal.steps import Steps
from quintessence.text import Texts
from quintessence.text.narration import narrate_outcome

COMMANDS: Final = ("help", "all", "board", "why", "undo", "hint", "log", "seat", "steps", "save", "resign", "quit")
ADVISER: Final = "level3"
"""Who gives hints."""


class Ending(Enum):
    """How a sitting ended."""

    OVER = "over"
    RESIGNED = "resigned"
    LEFT = "left"


class Table:
    """One sitting: a match, the people and the bots around it."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], texts: Texts, console: Console) -> None:
        self.match: Final = match
        self._bots: Final = bots
        self._texts: Final = texts
        self._console: Final = console
        self._draw: Final = drawing_of(match.game.slug)
        self._people: Final = [Seat(number) for number in range(match.seats) if Seat(number) not in bots]
        self._viewer: Final = self._people[0] if len(self._people) == 1 else None
        self._tags: Final = {str(action.row()[0]) for action in match.game.actions(match.state)}
        self._shown = -1
        self._before: Seat | None = None
        self._wanted: Seat | None = None
        """Who acts next, where several may: as a person has asked, else who acted last."""
        self.steps: Final = Steps(texts, console, self._draw_marked, self._typed)
        self._ending: Ending | None = None
        self.on_save: Callable[[str], str] = lambda name: name

    def sit(self) -> Ending:
        """Play until the match is over or someone leaves."""
        while self._ending is None and (waiting := self.match.to_act()):
            people = [seat for seat in waiting if seat not in self._bots]
            wanted = self._wanted
            if wanted in self._bots and wanted in waiting:  # as a person has asked: one action
                self._wanted = None
                self._let_bot(wanted)
            elif people:
                self._ask(wanted if wanted is not None and wanted in people else people[0], waiting)
            else:
                self._let_bot(waiting[0])
        if self._ending is None:
            self._ending = Ending.OVER
            self._show_end()
        return self._ending

    def _let_bot(self, seat: Seat) -> None:
        with self._console.status(Text(self._texts.say("terminal-thinking", {"name": self._texts.seat(seat)}))):
            chosen = self._bots[seat].choose(self.match.knowledge(seat))
        self._play(seat, chosen)

    def _play(self, seat: Seat, action: Action | list[Json]) -> None:
        viewer = seat if self._viewer is None and seat not in self._bots else self._viewer
        before = self.match.view(viewer)
        events = self.match.play(seat, action)
        self.steps.show(before, observed(events, viewer))

    def _ask(self, seat: Seat, waiting: list[Seat]) -> None:
        """Show the decision, then take lines (a number, a row, a part of a text, a command) until it is made."""
        self._wanted = seat
        self._pass_screen(seat)
        if self._ending is not None:
            return
        if self._shown != len(self.match.history()):
            self._show_board(seat)
        choices = Choices(self.match.legal(seat), self._texts)
        self._console.print()
        name = self._texts.seat(seat)
        self._console.print(
            Text.assemble((f"{name} · ", "bold green"), (self._texts.prompt(self.match.prompt(seat)), "bold"))
        )
        choices.show(self._console)
        if len(waiting) > 1:
            others = ", ".join(self._texts.seat(other) for other in waiting if other != seat)
            self._note("terminal-others-may-act", {"names": others})
        while self._ending is None and self._shown == len(self.match.history()) and self._wanted == seat:
            line = self._typed()
            if line:
                self._obey(seat, choices, line)

    def _pass_screen(self, seat: Seat) -> None:
        """Where people share a screen and hide things from each other, let the next one take the seat unseen."""
        before, self._before = self._before, seat
        if before == seat or self._viewer is not None or self.match.state.information() != PRIVATE:
            return
        if all(self.match.view(seat) == self.match.view(other) for other in self._people):
            return
        self._console.clear()
        self._note("terminal-pass-screen", {"seat": seat, "name": self._texts.seat(seat)})
        if self._typed() == "quit":
            self._ending = Ending.LEFT

    def _typed(self, question: str = "> ") -> str:
        """A line from the keyboard; the end of the input leaves the table."""
        try:
            return self._console.input(Text(question, style="bold")).strip()
        except EOFError:
            self._console.print()
            return "quit"

    def _obey(self, seat: Seat, choices: Choices, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._command(word.lower())
        if line.isdecimal():
            self._choose(seat, choices, int(line))
        elif command is not None and not (word in self._tags and self._named(seat, line) is not None):
            self._command_table()[command](seat, choices, rest.strip())
        else:
            self._take_row(seat, choices, line)

    def _command(self, word: str) -> str | None:
        """The command of a word, in the language of the table or in English."""
        for name in COMMANDS:
            if word == name or word in self._texts.say(f"terminal-words-{name}").split():
                return name
        return None

    def _command_table(self) -> dict[str, Callable[[Seat, Choices, str], None]]:
        return {
            "help": self._help,
            "all": lambda seat, choices, rest: choices.show(self._console, choices.matching(rest)),
            "board": lambda seat, choices, rest: self._show_board(seat),
            "why": self._why,
            "undo": self._undo,
            "hint": self._hint,
            "log": self._log,
            "seat": self._change_seat,
            "steps": self._change_steps,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }

    def _choose(self, seat: Seat, choices: Choices, number: int) -> None:
        if 1 <= number <= len(choices.actions):
            self._play(seat, choices.actions[number - 1])
        else:
            self._note("terminal-no-such-number", {"number": number, "count": len(choices.actions)})

    def _take_row(self, seat: Seat, choices: Choices, line: str) -> None:
        """Play a legal row; say why an illegal one is not; anything else narrows the list."""
        row = self._named(seat, line)
        if row is None:
            places = choices.matching(line)
            if places:
                choices.show(self._console, places)
            else:
                self._note("terminal-nothing-fits", {"text": line})
            return
        objection = self.match.why_not(seat, row)
        if objection is None:
            self._play(seat, row)
        else:
            self._warn(self._texts.objection(objection))

    def _named(self, seat: Seat, line: str) -> list[Json] | None:
        """The row that a line spells, where it names an action at all, legal or not."""
        parts = line.split()
        if parts[0].lower() not in self._tags:
            return None
        texts: list[Json] = [parts[0].lower(), *parts[1:]]
        numbers: list[Json] = [int(part) if part.isdecimal() else part for part in map(str, texts)]
        for row in (numbers, texts):
            try:
                self.match.why_not(seat, row)
            except IllegalAction:
                continue
            return row
        return None

    def _why(self, seat: Seat, choices: Choices, rest: str) -> None:
        if rest.isdecimal() and 1 <= int(rest) <= len(choices.actions):
            self._note("terminal-is-legal", {"text": self._texts.action(choices.actions[int(rest) - 1])})
            return
        row = self._named(seat, rest) if rest else None
        if row is None:
            self._note("terminal-why-usage", {"text": rest, "tags": ", ".join(sorted(self._tags))})
            return
        objection = self.match.why_not(seat, row)
        if objection is None:
            self._note("terminal-is-legal", {"text": rest})
        else:
            self._warn(self._texts.objection(objection))

    def _undo(self, seat: Seat, choices: Choices, rest: str) -> None:
        """Take the last action back, if a person did it: at one keyboard, that may be the player before.

        Allies take their own last action back, also when others have acted since.
        """
        history = self.match.history()
        actor = history[-1][0] if history and history[-1][0] in self._people else seat
        if self.match.state.relation() == ALLIES and self.match.last_action_of(seat) is not None:
            actor = seat
        index = self.match.last_action_of(actor)
        allowed = self.match.can_undo(actor)
        if isinstance(allowed, str):
            self._warn(self._texts.refusal(Refused(allowed)))
        elif index is not None:
            self.match.undo(actor)
            self._note("terminal-undone", {"text": self._texts.action(history[index][1])})

    def _hint(self, seat: Seat, choices: Choices, rest: str) -> None:
        adviser = make_bot(ADVISER, f"hint/{len(self.match.history())}", self.match.game)
        with self._console.status(Text(self._texts.say("terminal-thinking", {"name": ADVISER}))):
            chosen = adviser.choose(self.match.knowledge(seat))
        values: Values = {
            "bot": ADVISER,
            "number": choices.actions.index(chosen) + 1,
            "text": self._texts.action(chosen),
        }
        self._note("terminal-hint", values)
        reason = adviser.reason()
        if reason is not None:
            self._console.print(Text(f"  {self._texts.advice(reason)}"))

    def _log(self, seat: Seat, choices: Choices, rest: str) -> None:
        """What happened, each explained step with a number; followed by such a number, that step once more."""
        viewer = self._viewer if self._viewer is not None else seat
        number = 0
        for count, (_, _, happened) in enumerate(self.match.history()):
            events = observed(happened, viewer)
            for place, event in enumerate(events):
                explanation = event.explanation()
                number += explanation is not None
                if not rest:
                    mark = "" if explanation is None else f" [{number}]"
                    self._console.print(Text.assemble(f"  {self._texts.event(event)}", (mark, "dim")))
                elif explanation is not None and rest == str(number):
                    self.steps.show_again(self.match.view_at(count, viewer), events, place)
                    return
        if rest:
            self._note("terminal-log-usage", {"count": number})
        elif not self.match.history():
            self._note("terminal-log-empty", {})
        elif number:
            self._note("terminal-log-steps", {"count": number})

    def _change_seat(self, seat: Seat, choices: Choices, rest: str) -> None:
        """Let another seat act that may: a person takes the keyboard, a bot does one action."""
        waiting = self.match.to_act()
        if rest.isdecimal() and Seat(int(rest) - 1) in waiting:
            self._wanted = Seat(int(rest) - 1)
            self._shown = -1
        else:
            self._note("terminal-seat-usage", {"numbers": ", ".join(str(other + 1) for other in waiting)})

    def _change_steps(self, seat: Seat, choices: Choices, rest: str) -> None:
        """Explanations at the reader's pace, or all at once."""
        self.steps.is_paced = not self.steps.is_paced
        self._note("terminal-steps-paced" if self.steps.is_paced else "terminal-steps-at-once", {})

    def _save(self, seat: Seat, choices: Choices, rest: str) -> None:
        try:
            self._note("terminal-saved", {"file": self.on_save(rest)})
        except Refused as error:
            self._warn(self._texts.refusal(error))

    def _resign(self, seat: Seat, choices: Choices, rest: str) -> None:
        own = next((action for action in choices.actions if action.row()[0] == "resign"), None)
        if own is not None:
            self._play(seat, own)
            return
        self._note("terminal-resigned", {"seat": seat, "name": self._texts.seat(seat)})
        self._ending = Ending.RESIGNED

    def _quit(self, seat: Seat, choices: Choices, rest: str) -> None:
        self._ending = Ending.LEFT

    def _help(self, seat: Seat, choices: Choices, rest: str) -> None:
        example = choices.actions[0]
        values: Values = {"row": repr(example), "part": repr(example).split()[-1]}
        self._console.print(Text(self._texts.say("terminal-help", values)))

    def _show_board(self, seat: Seat | None) -> None:
        self._shown = len(self.match.history())
        self._console.print()
        drawn = Text.from_ansi(self._draw(self.match.view(seat), self._texts.language))
        self._console.print(drawn, soft_wrap=True)

    def _draw_marked(self, view: Values, happened: list[Event], ids: list[str]) -> str | None:
        draw = marked_drawing_of(self.match.game.slug)
        return None if draw is None else draw(view, self._texts.language, happened, ids)

    def _show_end(self) -> None:
        self._show_board(self._viewer)
        ended = self.match.outcome()
        assert ended is not None
        self._console.print()
        for line in narrate_outcome(self._texts, ended, self.match.state.relation()):
            self._console.print(Text(line, style="bold"))

    def _note(self, key: str, values: Values) -> None:
        self._console.print(Text(self._texts.say(key, values), style="italic"))

    def _warn(self, text: str) -> None:
        self._console.print(Text(text, style="yellow"))
