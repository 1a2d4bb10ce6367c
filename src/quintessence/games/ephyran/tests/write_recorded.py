"""Writes recorded/*.json and transcript.txt anew: python -m quintessence.games.ephyran.tests.write_recorded

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
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.text import Texts
from quintessence.text.telling import told_outcome

HERE = Path(__file__).parent
RECORDED = HERE / "recorded"
TRANSCRIPT = HERE / "transcript.txt"
TOLD = "level2-3-seats"
"""The game that the transcript tells."""
RARE = ["passed", "drew_nothing", "fitted", "unlocked"]
"""What a random game seldom shows: the first one that does is recorded."""


def main(only_transcript: bool) -> None:
    if not only_transcript:
        RECORDED.mkdir(exist_ok=True)
        for seats in (2, 3, 4):
            _write(f"random-{seats}-seats", _random(seats, "recorded", {"gods": "chosen"}))
            bots = [make_bot("level2", f"recorded {seat}") for seat in range(seats)]
            _write(f"level2-{seats}-seats", _played(seats, "recorded", {}, bots))
        for tag in RARE:
            _write(f"{tag}-2-seats", _with_event(tag))
        _write("completed-2-seats", _completed())
    TRANSCRIPT.write_text(transcript(read(TOLD)), encoding="utf-8")


def read(name: str) -> Match:
    """A recorded game, played again to its end."""
    return quintessence.replay((RECORDED / f"{name}.json").read_text(encoding="utf-8"))


def transcript(match: Match) -> str:
    """The whole game in English, secrets included: what each player does, and what comes of it."""
    texts = Texts(match.game.slug, "en")
    lines = [f"{texts.say('game-name')}: {match.seats} players, seed “{match.seed.text}”"]
    is_new = True
    turn = 0
    for seat, action, events in match.history():
        if is_new:
            turn += 1
            lines += ["", f"{turn}. {texts.seat(seat)}"]
        lines.append(f"  {texts.seat(seat)} · {texts.action(action)}")
        lines += [f"      {texts.event(event)}" for event in events]
        is_new = any(event.row()[0] == "turn_ended" for event in events)
    outcome = match.outcome()
    assert outcome is not None
    return "\n".join([*lines, "", *told_outcome(texts, outcome), ""])


def _random(seats: int, seed: str, options: Values) -> Match:
    rng = rng_from(f"random {seats} {seed}")
    return _played(seats, seed, options, [RandomBot(rng) for _ in range(seats)])


def _with_event(tag: str) -> Match:
    """The first random game in which something rare happens; an empty hand needs a scenario."""
    scenario: Values = {"pile": 3, "hands": [[], ["triton-1", "exchange"]]}
    for number in itertools.count():
        options: Values = {"exchange_with_hand": "tartarus", "discard_history": "hidden"}
        match = _random(2, str(number), {**options, "scenario": scenario} if tag == "passed" else options)
        if any(event.row()[0] == tag for event in match.events_for(None)):
            return match
    raise AssertionError


def _completed() -> Match:
    """The first game of better players that ends with a complete city."""
    for number in itertools.count():
        match = _played(2, str(number), {}, [make_bot("level2", f"completed {seat}") for seat in range(2)])
        outcome = match.outcome()
        if outcome is not None and outcome.reason == "city_complete":
            return match
    raise AssertionError


def _played(seats: int, seed: str, options: Values, bots: list[Bot]) -> Match:
    match = quintessence.start("ephyran", seats=seats, seed=seed, options=options)
    while match.to_act():
        seat = match.to_act()[0]
        match.play(bots[seat].choose(match.seen(seat)))
    return match


def _write(name: str, match: Match) -> None:
    (RECORDED / f"{name}.json").write_text(record.write(match.record()), encoding="utf-8")


if __name__ == "__main__":
    main("--transcript" in sys.argv[1:])
