"""A comparison in slices: whoever shares its processes among many plays a second's worth of games at a time."""

from __future__ import annotations

from dataclasses import asdict
from time import monotonic
from typing import Any, Final

from quintessence.core.game import Values
from quintessence.lab.comparing import GAMES, STOPPED, Comparison, add_games
from quintessence.lab.simulate import Played, play_game, read_plan

PLAY: Final = "quintessence.lab.slices:play_slice"


def slice_job(comparison: Comparison, seconds: float) -> Values | None:
    """The job that plays a comparison on for so long; None where it is over. Give its answer to `add_slice`."""
    if comparison.stopped_by == STOPPED and comparison.numbers >= comparison.until.games:
        comparison.stopped_by = GAMES
    if comparison.stopped_by != STOPPED:
        return None
    plans: Any = [asdict(pairing.plan) for pairing in (comparison.base, *comparison.variants)]
    return {
        "run": PLAY,
        "plans": plans,
        "first": comparison.numbers,
        "games": comparison.until.games,
        "seconds": seconds,
    }


def play_slice(job: Values) -> Values:
    """Play number after number, at least one, until the time is up or the games are played."""
    fields: Any = job
    begun, plans = monotonic(), [read_plan(plan) for plan in fields["plans"]]
    rows: Any = []
    for number in range(fields["first"], fields["games"]):
        rows.append([asdict(play_game(plan, number)) for plan in plans])
        if monotonic() - begun >= fields["seconds"]:
            break
    return {"rows": rows}


def add_slice(comparison: Comparison, answer: Values) -> None:
    """Count what came of a slice; numbers after the one that made it sure are left out."""
    rows: Any = answer["rows"]
    for row in rows:
        if comparison.stopped_by != STOPPED:
            return
        add_games(comparison, [Played(**played) for played in row])
