"""Recorded games: whole matches kept beside a game's tests, to be played again, and some of them put into words.

A game's tests/write_recorded.py says which ones there are and hands them to `main`; nobody writes one by hand. A rules
bug that comes as a record is put beside them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

import quintessence
from quintessence.bots.bot import Bot, RandomBot
from quintessence.bots.levels import make_bot
from quintessence.core import record
from quintessence.core.discovery import folder
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.text import Texts
from quintessence.text.narration import narrate_events, narrate_outcome, narrate_start

Named: TypeAlias = Iterable[tuple[str, Match]]


class Shelf:
    """The recorded games of one game: tests/recorded/NAME.json, and beside some of them NAME.txt, the transcript."""

    def __init__(self, slug: str) -> None:
        self.folder: Final = folder(slug) / "tests" / "recorded"

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def narrated(self) -> list[str]:
        """The games that have a transcript; an empty NAME.txt asks for one."""
        return sorted(path.stem for path in self.folder.glob("*.txt"))

    def text(self, name: str, ending: str = "json") -> str:
        return (self.folder / f"{name}.{ending}").read_text(encoding="utf-8")

    def read(self, name: str) -> Match:
        """A recorded game, played again to its end."""
        return quintessence.replay(self.text(name))

    def write(self, name: str, match: Match) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{name}.json").write_text(record.write(match.record()), encoding="utf-8")

    def narrate(self) -> None:
        """Write the transcripts anew."""
        for name in self.narrated():
            (self.folder / f"{name}.txt").write_text(transcript(self.read(name)), encoding="utf-8")


def main(slug: str, games: Callable[[], Named]) -> None:
    """Write a game's records and transcripts anew; after a change of words, with --transcript, only the latter."""
    shelf = Shelf(slug)
    if "--transcript" not in sys.argv[1:]:
        for name, match in games():
            shelf.write(name, match)
    shelf.narrate()


def transcript(match: Match) -> str:
    """The whole game in English, secrets included: what each player does, and what comes of it."""
    texts = Texts(match.game.slug, "en")
    lines = [*narrate_start(texts, match), ""]
    state = match.game.setup(match.options, match.seats, match.seed)
    for seat, action, events in match.history():
        turn = state.turn_number()
        state.apply(seat, action)
        lines.append(f"{texts.seat(seat)} · {texts.action(action)}")
        lines += [f"    {sentence}" for sentence in narrate_events(texts, events)]
        if state.turn_number() != turn:
            lines.append("")
    outcome = match.outcome()
    assert outcome is not None
    return "\n".join([*lines, "", *narrate_outcome(texts, outcome, match.state.relation()), ""])


def by_level(match: Match, level: str, seed: str = "recorded") -> Match:
    """The match, played to its end by bots of a level."""
    return played(match, [make_bot(level, f"{seed} {seat}", match.game) for seat in range(match.seats)])


def by_lot(match: Match, seed: str) -> Match:
    """The match, played to its end at random."""
    rng = rng_from(seed)
    return played(match, [RandomBot(rng)] * match.seats)


def played(match: Match, bots: list[Bot]) -> Match:
    """The match, played to its end; where several seats owe a decision, the first of them goes first."""
    while waiting := match.to_act():
        match.play(waiting[0], bots[waiting[0]].choose(match.knowledge(waiting[0])))
    return match


def first_with(tag: str, matches: Iterable[Match]) -> Match:
    """The first match in which something rare happens."""
    return next(match for match in matches if tag in tags(match))


def tags(match: Match) -> set[str]:
    """What kinds of events a match tells of."""
    return {str(event.row()[0]) for event in match.events_for(None)}
