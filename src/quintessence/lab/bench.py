"""Times our games and other engines in turns, round after round, so that a busy machine slows all of them alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Final, Protocol

from quintessence.core.game import Json, Refused, Values
from quintessence.lab import others

CONTENTS: Final = "quintessence.lab.bench_jobs:contents"
OTHER_ENGINES: Final = "quintessence.lab.bench_jobs:other_engines"
SAMPLE: Final = "quintessence.lab.bench_jobs:sample"
LOOPS: Final = ("engine", "front_door", "copy", "search")
_NAMES: Final = {
    "engine": {
        "steps_per_s": "steps_per_s",
        "games_per_s": "games_per_s",
        "mean_legal": "mean_legal",
        "mean_steps": "mean_steps",
    },
    "front_door": {"steps_per_s": "front_door_steps_per_s", "games_per_s": "front_door_games_per_s"},
    "copy": {"copy_us": "copy_us"},
    "search": {"nodes_per_s": "search_nodes_per_s"},
}
"""What each loop's numbers are called in the report."""


class Side(Protocol):
    """Whoever answers jobs: a process that runs the package in one way."""

    def ask(self, job: Values) -> Values:
        """The answer to a job."""


@dataclass
class Samples:
    """All that was measured, one value a round."""

    sides: list[str]
    games: list[str]
    others: list[str]
    rules_compiled: dict[str, bool] = field(default_factory=dict)
    """Whether the compiled side runs a game's own rules compiled."""
    own: dict[str, list[str]] = field(default_factory=dict)
    """The loops that a game has beside those of all games."""
    rounds: dict[tuple[str, str, str], list[Values]] = field(default_factory=dict)
    """By (side, loop, game), or ("other", "other", name)."""

    def values(self, side: str, loop: str, name: str, number: str) -> list[float]:
        """One number of every round in which it was measured."""
        measured = (sample.get(number) for sample in self.rounds.get((side, loop, name), []))
        return [float(value) for value in measured if isinstance(value, int | float)]

    def middle(self, side: str, loop: str, name: str, number: str) -> float | None:
        """The median of the rounds."""
        values = self.values(side, loop, name, number)
        return median(values) if values else None

    def errors(self) -> list[str]:
        """What went wrong, each once."""
        lines = (
            f"{name}, {loop}, {side}: {sample['error']}"
            for (side, loop, name), samples in self.rounds.items()
            for sample in samples
            if "error" in sample
        )
        return list(dict.fromkeys(lines))


def measure(
    sides: Mapping[str, Side], wanted: list[str], rounds: int, seconds: float, advance: Callable[[int], None]
) -> Samples:
    """Run every loop in turn, so many rounds; `advance` is told how many samples there will be, then 0 after each."""
    samples = _table_of_contents(sides, wanted)
    plan = [
        (side, loop, game)
        for game in samples.games
        for loop in (*LOOPS, *samples.own.get(game, []))
        for side in samples.sides
    ]
    plan += [("other", "other", name) for name in samples.others]
    advance(rounds * len(plan))
    for number in range(1, rounds + 1):
        for side, loop, name in plan if number % 2 else plan[::-1]:
            job: Values = {"run": SAMPLE, "loop": loop, "name": name, "seconds": seconds, "round": number}
            answered = sides[samples.sides[0] if side == "other" else side].ask(job)
            samples.rounds.setdefault((side, loop, name), []).append(answered)
            advance(0)
    return samples


def _table_of_contents(sides: Mapping[str, Side], wanted: list[str]) -> Samples:
    known: dict[str, dict[str, bool]] = {}
    own: dict[str, list[str]] = {}
    for name, side in sides.items():
        answered = side.ask({"run": CONTENTS})
        if "error" in answered:
            raise Refused("bench_process_died", {"detail": answered["error"]})
        games, loops = answered.get("games"), answered.get("own")
        for slug, listed in loops.items() if isinstance(loops, dict) else []:
            own[slug] = [str(loop) for loop in listed] if isinstance(listed, list) else []
        known[name] = {slug: bool(flag) for slug, flag in games.items()} if isinstance(games, dict) else {}
    shared = sorted(set.intersection(*(set(games) for games in known.values())))
    for slug in wanted:
        if slug not in shared:
            raise Refused("unknown_game", {"game": slug, "known": ", ".join(shared)})
    names: list[Json] = list(wanted or shared)
    others = next(iter(sides.values())).ask({"run": OTHER_ENGINES, "games": names}).get("others")
    compared = [str(name) for name in others] if isinstance(others, list) else []
    return Samples(list(sides), [str(name) for name in names], compared, known.get("compiled", {}), own)


def report(samples: Samples) -> Values:
    """The medians and ratios, as `bench --json` prints them."""
    games: list[Json] = [_game(samples, game) for game in samples.games]
    compared: Values = {}
    for name in samples.others:
        numbers = ("steps_per_s", "games_per_s", "mean_steps", "copy_us")
        compared[name] = {number: _rounded(samples.middle("other", "other", name, number)) for number in numbers}
    errors: list[Json] = list(samples.errors())
    return {"games": games, "others": compared, "ratios": ratios(samples), "errors": errors}


def _game(samples: Samples, game: str) -> Values:
    told: Values = {
        "game": game,
        "compiled": None,
        "interpreted": None,
        "rules_compiled": samples.rules_compiled.get(game),
    }
    for side in samples.sides:
        told[side] = {
            name: _rounded(samples.middle(side, loop, game, number))
            for loop, numbers in _NAMES.items()
            for number, name in numbers.items()
        }
    told["own"] = {
        name: {side: _rounded(samples.middle(side, name, game, "value")) for side in samples.sides}
        for name in samples.own.get(game, [])
    }
    sums = [samples.values(side, "engine", game, "checksum") for side in samples.sides]
    told["same_play"] = sums[0] == sums[1] if len(sums) == 2 else None
    return told


def ratios(samples: Samples) -> list[Json]:
    """Each ratio of one round, then the median of the rounds; against others, ours is compiled where it can be."""
    told: list[Json] = []
    for game in samples.games:
        if "compiled" in samples.sides:
            for loop, number in (("engine", "steps_per_s"), ("front_door", "steps_per_s"), ("search", "nodes_per_s")):
                ours = samples.values("compiled", loop, game, number)
                theirs = samples.values("interpreted", loop, game, number)
                told += _ratio(game, "compiled", "interpreted", loop, ours, theirs)
        told += [ratio for name in samples.others for ratio in _against(samples, game, name)]
    return told


def _against(samples: Samples, game: str, name: str) -> list[Json]:
    """A game of ours beside another engine: its twin of the same game, or chess, the rich game that everyone has."""
    if others.is_twin(name) and name != others.twin(game):
        return []
    side, theirs = samples.sides[0], samples.values("other", "other", name, "steps_per_s")
    ratios_by_loop = [
        _ratio(game, side, name, loop, samples.values(side, loop, game, "steps_per_s"), theirs) for loop in LOOPS[:2]
    ]
    return [ratio for ratios in ratios_by_loop for ratio in ratios]


def _ratio(game: str, side: str, against: str, way: str, ours: list[float], theirs: list[float]) -> list[Json]:
    """One line, or none where either was not measured."""
    if not ours or len(ours) != len(theirs):
        return []
    value = median(our / their for our, their in zip(ours, theirs, strict=True))
    return [{"game": game, "side": side, "against": against, "way": way, "ratio": _rounded(value)}]


def _rounded(value: float | None) -> float | None:
    """Four digits: more would be noise."""
    return None if value is None else float(f"{value:.4g}")
