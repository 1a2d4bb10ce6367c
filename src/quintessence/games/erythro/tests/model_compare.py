"""The engine and the model side by side: one match, both asked and told the same.

`python -m quintessence.games.erythro.tests.model_compare 500` compares that many matches of each kind; a second number
says where to begin.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import quintessence
from quintessence.core.game import Action, Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng, rng_from
from quintessence.games.erythro.tests import model_setup, model_view, model_worlds
from quintessence.games.erythro.tests.model import Model
from quintessence.games.erythro.tests.table import FILES

DIFFICULTIES = ["medium", "fairly_hard", "hard", "initiation", "blitz"]
ADVERSARIES = ["mars", "alliance", "consortium"]
PLACES = {"data": "erythro", "cards": "erythro.cards", "mines": "erythro.mines", "events": "erythro.events"}
EAGER = ["attack", "buy", "power", "power_yellow"]


class Pair:
    """A match and its model. `compare` raises where they differ."""

    def __init__(self, seats: int, rng: Rng, options: Values, data: Any = None) -> None:
        self.rng = rng
        self.seats = seats
        self.seen: Counter[str] = Counter()
        seed = str(rng.below(1 << 30))
        self.match: Match = quintessence.start("erythro", seats=seats, seed=seed, options=options, data=data or {})
        tables = {name: (data or {}).get(key, FILES[key].contents) for name, key in PLACES.items()}
        self.embody()
        self.model = Model(model_view.world(tables, options, [self.match.view(seat) for seat in self.all()]))
        if not options.get("scenario"):
            model_setup.check_planet(self.model.w)
            model_setup.check_players(self.model.w, model_view.printed(tables)[1])
            model_setup.check_supply(self.model.w)
        self.course = self.model.match()
        self.stage, self.rows = next(self.course)

    def all(self) -> list[Any]:
        return list(range(self.seats))

    def embody(self) -> None:
        """Characters that are chosen: whoever has none takes one that is left."""
        while self.match.view(None)["stage"] == "embodying":
            players: Any = self.match.view(None)["players"]
            taken = [p["character"] for p in players if p["character"]]
            assert self.match.to_act() == [seat for seat in self.all() if not players[seat]["character"]]
            for seat in self.match.to_act():
                rows = [["embody", one] for one in model_setup.free_characters(self.seats, taken)]
                assert sorted(map(str, rows)) == sorted(str(action.row()) for action in self.match.legal(seat))
            seat = model_worlds.pick(self.rng, self.match.to_act())
            self.match.play(seat, model_worlds.pick(self.rng, self.match.legal(seat)))

    def play(self, seat: Any, action: Action) -> None:
        events = self.match.play(seat, action)
        told = [{"tag": event.row()[0], **event.values()} for event in events]
        self.check_steps(told)
        self.model.feed = told[:]
        self.stage, self.rows = self.course.send((seat, action.row()))
        assert not [
            event for event in self.model.feed if event["tag"] in ("drew", "token_drawn", "mine_placed", "bought")
        ]
        self.seen.update(str(event["tag"]) for event in told)

    def check_steps(self, told: list[dict[str, Any]]) -> None:
        """1.9: what the script does is numbered in the order in which it is told."""
        numbers = [(event["round"], event["step"]) for event in told if "step" in event]
        assert numbers == sorted(set(numbers)), numbers

    def compare(self) -> None:
        legal = {seat: sorted(str(action.row()) for action in self.match.legal(seat)) for seat in self.all()}
        mine = {seat: sorted(str(row) for row in self.rows.get(seat, [])) for seat in self.all()}
        for seat in self.all():
            more, fewer = set(legal[seat]) - set(mine[seat]), set(mine[seat]) - set(legal[seat])
            assert legal[seat] == mine[seat], f"seat {seat}: engine alone {more}, model alone {fewer}"
        asked = [seat for seat in self.all() if mine[seat]]
        assert self.match.to_act() == asked
        for watcher in [*self.all(), None]:
            found = plain(self.match.view(watcher))
            expected = plain(model_view.view(self.model, self.stage, asked, watcher))
            for key in expected:
                assert found[key] == expected[key], f"{key}: seen by {watcher}: {difference(found[key], expected[key])}"
            assert set(found) == set(expected)
        outcome = self.match.outcome()
        assert (outcome is not None) == (self.stage == "over")
        if outcome is not None:
            assert outcome.reason == self.model.reasons[0]
            assert outcome.places == [1 if self.model.is_won else 2] * self.seats  # ER-114
        self.seen["decisions"] += 1

    def run(self, most: int = 6000) -> None:
        """Random play, compared at every decision: each kind of action is as likely, and some kinds more so."""
        self.compare()
        for _ in range(most):
            if self.match.outcome() is not None:
                return
            seat = model_worlds.pick(self.rng, self.match.to_act())
            legal = self.match.legal(seat)
            kinds = [*sorted({kind(action) for action in legal})]
            eager = [one for one in kinds if one in EAGER]
            chosen = model_worlds.pick(self.rng, eager if eager and self.rng.below(2) else kinds)
            self.play(seat, model_worlds.pick(self.rng, [action for action in legal if kind(action) == chosen]))
            self.compare()


def kind(action: Action) -> str:
    row = action.row()
    return str(row[-1] if row[0] == "play" else row[0])


def difference(engine: Any, model: Any) -> str:
    """Where two values first differ."""
    if isinstance(engine, dict) and isinstance(model, dict) and set(engine) == set(model):
        return next(f"{key} {difference(engine[key], model[key])}" for key in engine if engine[key] != model[key])
    if isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        pairs = zip(engine, model, strict=True)
        return next(f"{n} {difference(*pair)}" for n, pair in enumerate(pairs) if pair[0] != pair[1])
    return f"engine {engine}, model {model}"


def plain(view: Any) -> dict[str, Any]:
    """A view without what the rules leave open: the order of cards, and which of two equal dangers is named."""
    found = dict(view)
    found.pop("script_steps", None)
    found.pop("tokens_drawn", None)
    found["players"] = [{key: in_order(key, value) for key, value in p.items()} for p in found["players"]]
    found["events_gone"] = sorted(found["events_gone"])
    found["market"] = {element: sorted(map(str, row)) for element, row in found["market"].items()}
    found["dangers"] = [
        {"code": "mine", "left": one["limit"] - one["value"]} if one["code"] == "mine" else one
        for one in found["dangers"]
    ]
    if found["stage"] in ("window", "over") and found["pending"]:
        found["pending"] = {"by": found["pending"]["by"], "card": found["pending"]["card"]}
    if found["phase"] not in ("players", "discard"):
        found.pop("forecast")
    return found


def in_order(key: str, value: Any) -> Any:
    return sorted(value) if key in ("hand", "discard", "played", "known") and isinstance(value, list) else value


def from_setup(number: int, adversary: str) -> Pair:
    """A match from set-up on, with options that change with its number."""
    difficulties = DIFFICULTIES if adversary == "mars" else DIFFICULTIES[:3]
    options: Values = {
        "adversary": adversary,
        "difficulty": difficulties[number % len(difficulties)],
        "hands": ["hidden", "shown"][number % 2],
        "characters": ["random", "chosen"][number // 2 % 2],
        "strict_elements": number % 7 == 0,
        "dome_payment": ["mix", "one"][number % 5 == 0],
        "influence_limit": [12, 10, 15, 20][number % 4],
        "layout": ["players", "small", "medium", "large"][number // 3 % 4],
    }
    return Pair(2 + number % 3, rng_from(f"set-up {adversary} {number}"), options)


def from_situation(number: int, is_printed: bool) -> Pair:
    """A situation in the middle of a match, with printed or with other cards and events."""
    rng = rng_from(f"situation {number}")
    seats, adversary = 2 + number // 3 % 3, ADVERSARIES[number % 3]
    options: Values = {
        "adversary": adversary,
        "hands": ["hidden", "shown"][number % 2],
        "strict_elements": number % 7 == 0,
        "dome_payment": ["mix", "one"][number % 5 == 0],
        "scenario": model_worlds.situation(rng, seats, adversary),
    }
    return Pair(seats, rng, options, {} if is_printed else {**model_worlds.cards(rng), **model_worlds.events(rng)})


def is_as_laid(pair: Pair) -> bool:
    """Whether a situation starts where it was laid out: nothing happened that nobody had to decide."""
    scenario: Any = pair.match.options["scenario"]
    return bool(pair.model.w["round"] == scenario["round"] and pair.match.view(None)["phase"] == scenario["phase"])


def main() -> None:
    first, seen = int(sys.argv[2]) if len(sys.argv) > 2 else 0, Counter[str]()
    for number in range(first, first + int(sys.argv[1])):
        pairs = [from_setup(number, adversary) for adversary in ADVERSARIES]
        pairs += [pair for pair in (from_situation(number, True), from_situation(number, False)) if is_as_laid(pair)]
        for pair in pairs:
            pair.run()
            seen.update(pair.seen)
            outcome = pair.match.outcome()
            seen[outcome.reason if outcome else "bound"] += 1
    print(f"{seen['decisions']} decisions agree.")
    print(", ".join(f"{tag} {times}" for tag, times in sorted(seen.items())))


if __name__ == "__main__":
    main()
