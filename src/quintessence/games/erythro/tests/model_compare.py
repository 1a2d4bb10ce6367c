"""The engine and the model side by side: one match, both asked and told the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import quintessence
from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.games.erythro.tests import model_view
from quintessence.games.erythro.tests.model import Model
from quintessence.games.erythro.tests.table import FILES

FORECAST_PHASES = ["players", "discard"]


def tables_of(data: dict[str, Any]) -> dict[str, Any]:
    names = ["data", "cards", "mines", "events"]
    keys = {name: "erythro" if name == "data" else f"erythro.{name}" for name in names}
    return {name: data.get(key, FILES[key].contents) for name, key in keys.items()}


class Pair:
    """A match and its model. `compare` raises where they differ."""

    def __init__(self, seats: int, seed: str, options: Values, data: Any = None) -> None:
        self.match: Match = quintessence.start("erythro", seats=seats, seed=seed, options=options, data=data or {})
        self.seats = seats
        views = [self.match.view(seat) for seat in self.all()]
        self.model = Model(model_view.world(tables_of(data or {}), options, views))
        self.course = self.model.match()
        self.stage, self.rows = next(self.course)
        self.seen: Counter[str] = Counter()

    def all(self) -> list[Any]:
        return list(range(self.seats))

    def play(self, seat: Any, action: Any) -> None:
        events = self.match.play(seat, action)
        self.model.feed = [{"tag": event.row()[0], **event.values()} for event in events]
        row = action if isinstance(action, list) else action.row()
        self.stage, self.rows = self.course.send((seat, row))
        self.seen[row[0]] += 1
        self.seen.update(f"event {event['tag']}" for event in self.model.feed)

    def compare(self) -> None:
        legal = {seat: sorted(repr(action.row()) for action in self.match.legal(seat)) for seat in self.all()}
        mine = {seat: sorted(repr(row) for row in self.rows.get(seat, [])) for seat in self.all()}
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
        self.seen["decisions"] += 1

    def run(self, rng: Rng, most: int = 6000) -> None:
        """Random play to the end, compared at every decision."""
        self.compare()
        for _ in range(most):
            if self.match.outcome() is not None:
                return
            seats = self.match.to_act()
            seat = seats[rng.below(len(seats))]
            legal = self.match.legal(seat)
            tags = sorted({str(action.row()[0]) + str(action.row()[-1] if action.row()[0] == "play" else "") for action in legal})
            tag = tags[rng.below(len(tags))]
            some = [a for a in legal if str(a.row()[0]) + str(a.row()[-1] if a.row()[0] == "play" else "") == tag]
            self.play(seat, some[rng.below(len(some))])
            self.compare()


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
    found.pop("told", None)
    found["players"] = [
        {k: sorted(v) if k in ("hand", "discard", "played", "known") and isinstance(v, list) else v for k, v in p.items()}
        for p in found["players"]
    ]
    found["events_gone"] = sorted(found["events_gone"])
    found["market"] = {element: sorted(map(str, row)) for element, row in found["market"].items()}
    found["dangers"] = [
        {"code": "mine", "left": d["limit"] - d["value"]} if d["code"] == "mine" else d for d in found["dangers"]
    ]
    if found["stage"] in ("window", "over") and found["pending"]:
        found["pending"] = {"by": found["pending"]["by"], "card": found["pending"]["card"]}
    if found["phase"] not in FORECAST_PHASES:
        found.pop("forecast")
    return found
