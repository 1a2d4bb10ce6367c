"""Writes recorded/*.json and transcript.txt anew: python -m quintessence.games.terra_mystica.tests.write_recorded

To be run when the rules' version changed, and its result to be read in the diff. A transcript alone, after a change of
words: the same with --transcript.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import quintessence
from quintessence.bots.levels import make_bot
from quintessence.core import record
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.events import TAGS
from quintessence.games.terra_mystica.tests.random_play import BUSY, chosen, options_of
from quintessence.text import Texts
from quintessence.text.telling import told_outcome

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
TRANSCRIPT = HERE / "transcript.txt"
TOLD = "greedy-2-base"
"""The game that the transcript tells."""
GREEDY: list[tuple[int, Values]] = [
    (2, {"board": "base"}),
    (3, {"board": "fjords", "turn_order": "seats"}),
    (4, {"board": "fire_ice_1", "start_points": "balanced"}),
    (5, {"board": "loon_lakes", "leaves": [[150, 2]]}),
]


def main(only_transcript: bool) -> None:
    if not only_transcript:
        RECORDED.mkdir(exist_ok=True)
        told: set[str] = set()
        for seats, options in GREEDY:
            match = _greedy(seats, options)
            _write(f"greedy-{seats}-{options['board']}", match)
            told |= _events(match)
        _write_rare(told)
    TRANSCRIPT.write_text(transcript(read(TOLD)), encoding="utf-8")


def read(name: str) -> Match:
    """A recorded game, played again to its end."""
    return quintessence.replay((RECORDED / f"{name}.json").read_text(encoding="utf-8"))


def transcript(match: Match) -> str:
    """The whole game in English: rounds, turns, what each player does, and what comes of it."""
    texts = Texts(match.game.slug, "en")
    lines = [f"{texts.say('game-name')}: {match.options['board']}, seed “{match.seed.text}”", ""]
    for seat, action, events in match.history():
        lines.append(f"{texts.seat(seat)} · {texts.action(action)}")
        for event in events:
            lines += (
                ["", f"    {texts.event(event)}", ""]
                if event.row()[0] == "round_began"
                else [f"    {texts.event(event)}"]
            )
        if any(event.row()[0] == "turn_ended" for event in events):
            lines.append("")
    outcome = match.outcome()
    assert outcome is not None
    return "\n".join([*lines, "", *told_outcome(texts, outcome), ""])


def _events(match: Match) -> set[str]:
    return {str(event.row()[0]) for event in match.events_for(None)}


def _write_rare(told: set[str]) -> None:
    """Random games that tell of what did not happen in those before, until everything has."""
    for number in itertools.count(1, 2):
        if told >= set(TAGS):
            return
        match = _random(number)
        rare = sorted(_events(match) - told)
        if rare:
            _write(f"random-{match.seats}-{rare[0]}", match)
            told |= _events(match)


def _greedy(seats: int, options: Values) -> Match:
    match = quintessence.start("terra_mystica", seats, "recorded", options)
    bots = [make_bot("level3", f"recorded {seat}") for seat in range(seats)]
    while match.to_act():
        seat = match.to_act()[0]
        match.play(bots[seat].choose(match.seen(seat)))
    return match


def _random(number: int) -> Match:
    match, rng = (
        quintessence.start("terra_mystica", 2 + number // 5 % 4, f"random {number}", options_of(number)),
        Rng(number),
    )
    while match.to_act():
        waiting = match.to_act()
        match.play(chosen(match.state, waiting[rng.below(len(waiting))], rng, BUSY))
    return match


def _write(name: str, match: Match) -> None:
    (RECORDED / f"{name}.json").write_text(record.write(match.record()), encoding="utf-8")


if __name__ == "__main__":
    main("--transcript" in sys.argv[1:])
