"""Games between bots as Parquet, for learners: a row a decision, a row a game, and a datasheet. Needs pyarrow."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import quintessence
from quintessence.bots.registry import make_bot
from quintessence.core.discovery import companions_of
from quintessence.core.game import BadRecord, Refused, Seat, Values
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.vector import ActionSpace, rewards_of
from quintessence.lab.simulate import Plan

FORMAT: Final = 1
GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
DATASHEET: Final = "README.md"
_AT_ONCE: Final = 50
"""Games of which the decisions are written together."""


def write_dataset(
    plan: Plan, games: int, folder: Path, observations: bool, advance: Callable[[], None] = lambda: None
) -> int:
    """Play so many games and write them into a folder; how many decisions there were."""
    arrow, parquet = _arrow()
    folder.mkdir(parents=True, exist_ok=True)
    kinds = _schemas(arrow, observations)
    decisions, count = 0, 0
    with (
        parquet.ParquetWriter(folder / GAMES, kinds[0], compression="zstd") as headers,
        parquet.ParquetWriter(folder / DECISIONS, kinds[1], compression="zstd") as rows,
    ):
        heads: list[Values] = []
        bodies: list[dict[str, Any]] = []
        for number in range(games):
            head, body = _played(plan, number, observations)
            heads.append(head)
            bodies += body
            decisions += len(body)
            count += 1
            advance()
            if len(heads) == _AT_ONCE or count == games:
                headers.write_table(arrow.Table.from_pylist(heads, kinds[0]))
                rows.write_table(arrow.Table.from_pylist(bodies, kinds[1]))
                heads, bodies = [], []
    (folder / DATASHEET).write_text(_datasheet(plan, games, decisions, observations), encoding="utf-8")
    return decisions


def read_dataset(folder: Path) -> Iterator[Match]:
    """The games of a folder, each played again; BadRecord where one does not end as it did."""
    _, parquet = _arrow()
    decisions = parquet.ParquetFile(folder / DECISIONS)
    rows = (row for batch in decisions.iter_batches(columns=["game", "seat", "action"]) for row in batch.to_pylist())
    waiting = next(rows, None)
    for head in parquet.read_table(folder / GAMES).to_pylist():
        data, options = json.loads(head["data"]), json.loads(head["options"])
        match = quintessence.start(head["slug"], head["seats"], head["seed"], options, data)
        if match.game.version != head["version"]:
            values: Values = {"game": head["slug"], "record": head["version"], "rules": match.game.version}
            raise BadRecord("other_version", values)
        actions = match.game.actions(match.state)
        while waiting is not None and waiting["game"] == head["game"]:
            match.play(Seat(waiting["seat"]), actions[waiting["action"]])
            waiting = next(rows, None)
        if match.state_hash() != head["state_hash"]:
            raise BadRecord("wrong_hash", {"recorded": head["state_hash"], "found": match.state_hash()})
        yield match


def _played(plan: Plan, number: int, observations: bool) -> tuple[Values, list[dict[str, Any]]]:
    """One game: its own row, and those of its decisions."""
    match, sitting = plan.start(number), plan.sitting(number)
    seed, names = plan.seed_of(number), [plan.bots[who] for who in sitting]
    bots = [
        make_bot(name, f"{seed}/{seat}", match.game, plan.seconds, counts_nodes=False)
        for seat, name in enumerate(names)
    ]
    space, beside = ActionSpace(match.game.actions(match.state)), companions_of(match.game)
    rows: list[dict[str, Any]] = []
    while waiting := match.to_act():
        seat = waiting[0]
        knowledge = match.knowledge(seat)
        chosen = bots[seat].choose(knowledge)
        row: dict[str, Any] = {
            "game": number,
            "number": len(rows),
            "seat": seat,
            "bot": names[seat],
            "legal": space.numbers(match.legal(seat)),
            "action": space.number(chosen),
            "row": canonical(chosen.row()),
            "expectation": beside.advice.expectation(match.state, seat),
        }
        if observations:
            row["observation"] = beside.encoding.encode(match.state, seat)
        rows.append(row)
        match.play(seat, chosen)
    ended = match.outcome()
    assert ended is not None
    rewards = rewards_of(match.state, ended)
    for row in rows:
        row["outcome"] = rewards[row["seat"]]
    head: Values = {
        "game": number,
        "slug": match.game.slug,
        "version": match.game.version,
        "data": canonical(match.game.variant.json()),
        "seats": match.seats,
        "options": canonical(match.options),
        "seed": seed,
        "bots": [name for name in names],
        "decisions": len(rows),
        "places": [place for place in ended.places],
        "totals": [total for total in ended.totals()],
        "reason": ended.reason,
        "state_hash": match.state_hash(),
    }
    return head, rows


def _schemas(arrow: Any, observations: bool) -> tuple[Any, Any]:
    names, numbers = arrow.list_(arrow.string()), arrow.list_(arrow.int32())
    games = [
        *[("game", arrow.int64()), ("slug", arrow.string()), ("version", arrow.int32()), ("data", arrow.string())],
        *[("seats", arrow.int32()), ("options", arrow.string()), ("seed", arrow.string()), ("bots", names)],
        *[("decisions", arrow.int32()), ("places", numbers), ("totals", numbers), ("reason", arrow.string())],
        ("state_hash", arrow.string()),
    ]
    decisions = [
        *[("game", arrow.int64()), ("number", arrow.int32()), ("seat", arrow.int32()), ("bot", arrow.string())],
        *[("legal", numbers), ("action", arrow.int32()), ("row", arrow.string()), ("expectation", arrow.float64())],
        ("outcome", arrow.float64()),
    ]
    told = {"format": str(FORMAT), "quintessence": quintessence.__version__}
    further = [("observation", arrow.binary())] if observations else []
    return arrow.schema(games, told), arrow.schema(decisions + further, told)


def _datasheet(plan: Plan, games: int, decisions: int, observations: bool) -> str:
    game = plan.load()
    what = "a row a decision, with the observation" if observations else "a row a decision"
    encoding = companions_of(game).encoding.version()
    return f"""# {game.slug}: {games} games between bots

- What: `{GAMES}` (a row a game) and `{DECISIONS}` ({what}); {decisions} decisions; format {FORMAT}.
- Made by: quintessence {quintessence.__version__}, rules version {game.version}, encoding version {encoding}.
- Bots: {", ".join(plan.bots)}; they move round by one seat from game to game.
- Seed: `{plan.seed}`; game n has the seed `{plan.seed}/n`. Options: `{canonical(plan.options)}`.
- People: none. No row tells anything about a person.
- Secrets: observations hold what the seat knew; seed and actions together reveal every hand.
- Limits: the bots' choices are no advice, and games of one pair of bots look alike. `expectation` is the game's own
  guess, where it has one.
- Read it back: `quintessence.lab.dataset.read_dataset(folder)` plays every game again and checks its end.
"""


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError as error:
        raise Refused("research_missing", {"package": "pyarrow"}) from error
    return pa, parquet
