"""Writes recorded/*.json and transcript.txt anew: python -m quintessence.games.earth_water_sun.tests.write_recorded

To be run when the rules' version or the order of legal actions changed, and its result to be read in the diff. A
transcript alone, after a change of words: the same with --transcript.
"""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import quintessence
from quintessence.bots.bot import Bot, RandomBot
from quintessence.bots.levels import make_bot
from quintessence.core import record
from quintessence.core.game import Json
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.text import Texts
from quintessence.text.telling import told_outcome

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
TRANSCRIPT = HERE / "transcript.txt"
TOLD = "level2-flat-58"
"""The game that the transcript tells."""


def main(only_transcript: bool) -> None:
    if not only_transcript:
        RECORDED.mkdir(exist_ok=True)
        for board in ("hexagon-7", "flat-58", "tall-79"):
            _write(f"random-{board}", _random(board, "recorded"))
            _write(f"level2-{board}", _played(board, "recorded", [make_bot("level2", f"recorded {n}") for n in (0, 1)]))
        for name, tag in (("drawn", "drew"), ("rebounded", "rebounded"), ("skipped", "skipped_move")):
            _write(f"{name}-flat-58", _with_event("flat-58", tag))
    TRANSCRIPT.write_text(transcript(read(TOLD)), encoding="utf-8")


def read(name: str) -> Match:
    """A recorded game, played again to its end."""
    return quintessence.replay((RECORDED / f"{name}.json").read_text(encoding="utf-8"))


def transcript(match: Match) -> str:
    """The whole game in English: who is to move, what each player does, and what comes of it."""
    texts = Texts(match.game.slug, "en")
    colours = match.view(None)["colours"]
    assert isinstance(colours, list)
    lines = [f"{texts.say('game-name')}: {match.options['board']}, seed “{match.seed.text}”"]
    turn = 0
    is_new = True
    for seat, action, events in match.history():
        if is_new:
            turn += 1
            lines += ["", f"{turn}. {texts.say(f'colour-{colours[seat]}')}"]
        lines.append(f"  {texts.say(f'colour-{colours[seat]}')} · {texts.action(action)}")
        lines += [f"      {texts.event(event)}" for event in events]
        is_new = any(event.row()[0] == "turn_ended" for event in events)
    outcome = match.outcome()
    assert outcome is not None
    return "\n".join([*lines, "", *told_outcome(texts, outcome), ""])


def _random(board: str, seed: str) -> Match:
    rng = rng_from(f"random {board} {seed}")
    return _played(board, seed, [RandomBot(rng), RandomBot(rng)])


def _with_event(board: str, tag: str) -> Match:
    """The first random game in which something rare happens."""
    for number in itertools.count():
        match = _random(board, str(number))
        if any(event.row()[0] == tag for event in match.events_for(None)):
            return match
    raise AssertionError


def _played(board: str, seed: str, bots: list[Bot]) -> Match:
    options: dict[str, Json] = {"board": board}
    match = quintessence.start("earth_water_sun", seed=seed, options=options)
    while match.to_act():
        seat = match.to_act()[0]
        match.play(bots[seat].choose(match.seen(seat)))
    return match


def _write(name: str, match: Match) -> None:
    (RECORDED / f"{name}.json").write_text(record.write(match.record()), encoding="utf-8")


if __name__ == "__main__":
    main("--transcript" in sys.argv[1:])
