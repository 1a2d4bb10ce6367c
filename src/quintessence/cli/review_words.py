"""A review in words: the curve, what decided the match, where it turned, and what each seat can learn of it."""

from __future__ import annotations

from typing import Final

from quintessence.cli.review_curve import curve_lines
from quintessence.core.game import Json, Prompt, Seat, Values
from quintessence.core.match import Match
from quintessence.review.model import EXPERT, JUDGE, TEAM, ActionValues, ExaminedTurn, Lesson, LessonTurn, Party
from quintessence.review.progress import Progress
from quintessence.review.reasons import BOT
from quintessence.text import Texts
from quintessence.text.narration import narrate_outcome, narrate_start

_LONGEST: Final = 8
"""Actions of a turn that are told, at most."""


def review_lines(match: Match, progress: Progress, texts: Texts, width: int) -> list[str]:
    """All of a finished review."""
    assert progress.lesson is not None
    return _Words(match, progress.parties, progress.lesson, texts).lines(width)


def percent(share: float) -> int:
    """A share as it is told."""
    return int(100 * share + 0.5)


class _Words:
    """How one review is told."""

    def __init__(self, match: Match, parties: list[Party], lesson: Lesson, texts: Texts) -> None:
        self._match: Final = match
        self._parties: Final = parties
        self._lesson: Final = lesson
        self._texts: Final = texts
        self._turns: Final = {turn.examined.number: turn for turn in lesson.turns}
        """By the number of actions before each."""

    def lines(self, width: int) -> list[str]:
        outcome, say = self._match.outcome(), self._texts.say
        relation = self._match.state.relation()
        ended = [say("transcript-unfinished")] if outcome is None else narrate_outcome(self._texts, outcome, relation)
        names = [self._name(party) for party in self._parties]
        marks = [point.number for point in self._lesson.turning]
        about = "analysis-about-allies" if TEAM in self._parties else "analysis-about"
        return [
            *narrate_start(self._texts, self._match),
            *ended,
            "",
            *curve_lines(self._lesson.points, names, marks, self._percent, width),
            say(about, {"level": JUDGE, "expert": EXPERT}),
            *self._section("analysis-decided", [self._decided(sentence) for sentence in self._lesson.decided]),
            *self._section("analysis-turning", self._turning() or [say("analysis-no-turning")]),
            *self._section("analysis-further", self._further()),
            *(line for seat in range(self._match.seats) for line in self._of_seat(seat)),
            *self._section("analysis-counted", self._counted()),
        ]

    def _section(self, heading: str, lines: list[str]) -> list[str]:
        return ["", self._texts.say(heading), *(f"  {line}" for line in lines)] if lines else []

    def _turning(self) -> list[str]:
        """Each moment at which the lead changed hands, with the number that stands under the curve."""
        lines: list[str] = []
        for number, point in enumerate(self._lesson.turning, 1):
            first, *others = self._turn_lines(self._turns[point.turn]) if point.turn in self._turns else [""]
            told = first or self._at(point.turn)
            lines += [f"{number}. {told}", *(f"   {other}" for other in others)]
        return lines

    def _further(self) -> list[str]:
        told = {point.turn for point in self._lesson.turning}
        turns = [turn for number, turn in self._turns.items() if number not in told and turn.examined.better]
        return [line for turn in turns for line in self._turn_lines(turn)]

    def _turn_lines(self, turn: LessonTurn) -> list[str]:
        """When it was, what was played, what was better, and why."""
        examined, say = turn.examined, self._texts.say
        shared, played, better = _parted(examined)
        if not examined.better:
            lines = [
                f"{say('analysis-played')} {self._line(examined.played)}",
                say("analysis-nothing-better"),
            ]
        else:
            values: Values = {"worth": percent(examined.worth), "share": percent(examined.share)}
            lines = [
                *([f"{say('analysis-shared')} {self._line(shared)}"] if shared else []),
                f"{say('analysis-played')} {self._line(played)}",
                f"{say('analysis-better')} {self._line(better)}",
                f"{say('analysis-cost', values)} {self._reason(examined.reason)}",
            ]
        return [self._at(examined.number), *(f"  {line}" for line in lines)]

    def _reason(self, reason: Prompt | None) -> str:
        """Why a turn is better: a result, points, what the game counts, or the bot's own reason."""
        if reason is None:
            return self._texts.say("why-judged")
        values = reason.values
        if reason.code == BOT:
            own = values["values"]
            return self._texts.advice(Prompt(str(values["code"]), own if isinstance(own, dict) else {}))
        if "tally" not in values:
            return self._texts.say(f"why-{reason.code}", values)
        return self._texts.say(f"why-{reason.code}", {**values, "what": self._tally(values["tally"])})

    def _decided(self, sentence: Prompt) -> str:
        number = sentence.values.get("number")
        values: Values = {**sentence.values}
        if "party" in values:
            values["name"] = self._name(values["party"])
            values["person"] = "allies" if values["party"] == TEAM else "other"
        if isinstance(number, int):
            values["since"] = self._texts.say("review-since", {"number": number})
            values |= self._worth(number) if sentence.code == "turn" else {}
        return self._texts.say(f"decided-{sentence.code}", values)

    def _of_seat(self, seat: int) -> list[str]:
        """A seat's best and costliest turn, and one thing to try next time."""
        say, best, worst = self._texts.say, self._lesson.best[seat], self._lesson.worst[seat]
        if best is None:
            praised = say("analysis-no-best")
        else:
            told = {"percent": best.gain, "before": best.before, "after": best.after}
            values: Values = {name: percent(share) for name, share in told.items()}
            key = "analysis-best-gain" if best.gain > 0 else "analysis-best-rose"
            praised = f"{self._at(best.number)} {say(key, values)}"
        if worst is None:
            blamed = say("analysis-no-worst")
        else:
            blamed = f"{self._at(worst)} {say('analysis-worst-cost', self._worth(worst))}"
        tip = self._lesson.tips[seat]
        return [
            "",
            self._texts.seat(Seat(seat)),
            f"  {say('review-labelled', {'label': say('analysis-best'), 'text': praised})}",
            f"  {say('review-labelled', {'label': say('analysis-worst'), 'text': blamed})}",
            *(
                [f"  {say('review-labelled', {'label': say('analysis-tip'), 'text': self._tip(tip)})}"]
                if tip.code != "turn"
                else []
            ),
        ]

    def _tip(self, tip: Prompt) -> str:
        values: Values = {**tip.values}
        if "party" in values:
            values["name"] = self._name(values["party"])
        if tip.code == "source":
            values["what"] = self._texts.score(str(values["source"]), 0)
        if tip.code != "tally":
            return self._texts.say(f"tip-{tip.code}", values)
        told = self._texts.say("tip-tally", {**values, "what": self._tally(values["tally"])})
        own = f"tip-{values['tally']}"
        return f"{told} {self._texts.say(own)}" if self._texts.has(own) else told

    def _counted(self) -> list[str]:
        """What the game counts, for each seat."""
        return [
            self._texts.say("review-labelled", {"label": self._tally(tally.code), "text": self._counts(tally.counts)})
            for tally in self._lesson.tallies
        ]

    def _counts(self, counts: list[int]) -> str:
        return ", ".join(f"{count} ({self._texts.seat(Seat(seat))})" for seat, count in enumerate(counts))

    def _worth(self, number: int) -> Values:
        turn = self._turns[number]
        line = self._line(turn.examined.better)
        return {"when": self._when(number), "percent": percent(turn.cost), "line": line}

    def _when(self, number: int) -> str:
        """When the turn was that began after so many actions: numbers are those of `quintessence replay`."""
        seat = self._match.history()[number][0]
        return self._texts.say("review-when", {"number": number + 1, "name": self._texts.seat(seat)})

    def _at(self, number: int) -> str:
        told = self._texts.say("analysis-at", {"when": self._when(number)})
        return told[:1].upper() + told[1:]

    def _line(self, actions: list[ActionValues]) -> str:
        """A turn, one action after the other; a long one is told by its beginning."""
        told = [self._action(action) for action in actions[:_LONGEST]]
        return " · ".join([*told, *(["…"] if len(actions) > _LONGEST else [])]) or "–"

    def _action(self, action: ActionValues) -> str:
        key = f"action-{action.row[0]}"
        written = " ".join(str(part) for part in action.row)
        return self._texts.say(key, action.values) if self._texts.has(key) else written

    def _name(self, party: Json) -> str:
        if isinstance(party, int):
            return self._texts.seat(Seat(party))
        return self._texts.say("curve-together") if party == TEAM else self._texts.side(str(party))

    def _tally(self, code: Json) -> str:
        return self._texts.say(f"tally-{code}")

    def _percent(self, share: float) -> str:
        return self._texts.say("analysis-percent", {"percent": percent(share)})


def _parted(turn: ExaminedTurn) -> tuple[list[ActionValues], list[ActionValues], list[ActionValues]]:
    """What a turn and the better one begin with alike, and each from the step on in which they differ."""
    alike = 0
    for one, other in zip(turn.played, turn.better, strict=False):
        if one.row != other.row:
            break
        alike += 1
    return turn.better[:alike], turn.played[alike:], turn.better[alike:]
