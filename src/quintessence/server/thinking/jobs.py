"""A process that thinks: reads an order a line, answers with a line of JSON. It is killed when it overruns."""

from __future__ import annotations

import json
import signal
import sys
from itertools import pairwise
from math import ceil
from time import monotonic

import quintessence
from quintessence.bots.bot import Bot
from quintessence.bots.levels import make_bot
from quintessence.bots.worth import share, worth
from quintessence.core.game import Action, Json, Refused, Seat, State, Values
from quintessence.core.knowledge import Seen, observed
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.server.said import said
from quintessence.server.trails import trails_of, why_not
from quintessence.server.turning import turning

LOOKING = "level2"
"""The bot that looks one turn ahead for the evaluation."""
_LONGEST = 60
"""Actions of one turn that are looked at, at most."""


def main() -> None:
    """Answer until there are no more orders."""
    for line in sys.stdin:
        order = json.loads(line)
        _set_alarm(ceil(order["seconds"]) + 2)
        print(json.dumps(answer(order)), flush=True)
        _set_alarm(0)


def _set_alarm(seconds: int) -> None:
    """Have the system end this process when its server is no longer there to do so."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def answer(order: Values) -> Values:
    """Do what an order asks; what goes wrong is an answer too."""
    try:
        return _JOBS[str(order["job"])](order)
    except Refused as error:
        return {"refused": error.code, "kind": type(error).__name__, "values": error.values}
    except Exception as error:  # a bot or a game may raise anything
        return {"error": f"{type(error).__name__}: {error}"[:300]}


def turn(order: Values) -> Values:
    """What a bot does in a seat until someone else is to act; at least one action."""
    match, seat = _match(order), Seat(_int(order["seat"]))
    deadline = monotonic() + _seconds(order) / 2
    bot = make_bot(str(order["level"]), f"{match.seed.text}/{seat}/{len(match.history())}")
    rows: list[Json] = []
    while match.to_act() == [seat] or (not rows and seat in match.to_act()):
        action = bot.choose(match.seen(seat))
        rows.append(action.row())
        match.play(action)
        if monotonic() > deadline:
            break
    return {"rows": rows}


def hint(order: Values) -> Values:
    """What a good bot would do in a seat, the rest of its turn, and what that is worth from -1 to 1."""
    match, seat = _match(order), Seat(_int(order["seat"]))
    bot, world = make_bot(str(order["level"]), "hint"), match.seen(seat).world(rng_from("hint"))
    first = bot.choose(match.seen(seat))
    line: list[Json] = [said(first)]
    if any(action is first for action in world.legal(seat)):
        world.apply(first)
        line += [said(action) for action in _finish_turn(world, seat, bot)]
    return {**said(first), "value": _value(world, seat), "line": line}


def evaluation(order: Values) -> Values:
    """How the match looked for seat 0 at the start of each turn, and where it turned."""
    match = _match(order)
    seat = order.get("eyes")
    eyes = None if seat is None else Seat(_int(seat))
    state = match.game.setup(match.options, match.seats, match.seed)
    history = match.history()
    points: list[Json] = []
    mover: Seat | None = None
    for number in range(len(history) + 1):
        waiting = state.to_act()
        if not waiting or mover not in waiting or number == len(history):
            known = state if eyes is None else state.resample(eyes, rng_from(f"evaluation {number}"))
            points.append({"number": number, "value": _outlook(known)})
        mover = waiting[0] if waiting else None
        if number < len(history):
            state.apply(history[number][1])
    smooth = _smooth(points)
    values, numbers = [_of(point, "value") for point in smooth], [_of(point, "number") for point in smooth]
    return {"points": smooth, "turning": [numbers[place] for place in turning(values)]}


def trails(order: Values) -> Values:
    """Where a seat's actions of one kind can lead."""
    match, start = _match(order), order["start"]
    assert isinstance(start, list)
    return {"trails": trails_of(match, Seat(_int(order["seat"])), str(order["tag"]), start)}


def sketch(order: Values) -> Values:
    """A position that is played out for a lesson, and what can be asked of it."""
    rows = order["rows"]
    assert isinstance(rows, list)
    game = quintessence.load(str(order["game"]))
    match = _match({**order, "seats": min(game.seats), "seed": "sketch", "rows": rows[:-1]})
    events = match.play(rows[-1]) if rows else []
    waiting = match.to_act()
    asked = order.get("seat")
    seat = Seat(_int(asked)) if asked is not None else waiting[0] if waiting else Seat(0)
    outcome = match.outcome()
    state: Values = {
        "number": len(rows),
        "played": len(rows),
        "seat": seat,
        "to_act": [number for number in waiting],
        "view": match.view(seat),
        "legal": [said(action) for action in match.legal(seat)],
        "prompt": match.prompt(seat).json(),
        "undo": "nothing_to_undo",
        "undo_seat": None,
        "outcome": None if outcome is None else outcome.json(),
        "practice": True,
    }
    told: Values = {"state": state, "events": [said(event) for event in observed(events, seat)]}
    why, wanted = order.get("why"), order.get("trails")
    if isinstance(why, list):
        told["answers"] = [why_not(match, seat, row) for row in why]
    if isinstance(wanted, dict):
        start = wanted["start"]
        told["trails"] = trails_of(match, seat, str(wanted["tag"]), start if isinstance(start, list) else [])
    return told


def replayed(order: Values) -> Values:
    """Whether a record holds together, and who acted at each step."""
    record = order["record"]
    assert isinstance(record, dict)
    match = quintessence.replay(record)
    return {"actors": [int(seat) for seat, _, _ in match.history()]}


def _match(order: Values) -> Match:
    rows, options = order["rows"], order["options"]
    assert isinstance(rows, list) and isinstance(options, dict)
    match = quintessence.start(str(order["game"]), _int(order["seats"]), str(order["seed"]), options)
    for row in rows:
        match.play(row)
    return match


def _outlook(state: State) -> float:
    """What seat 0 can expect once whoever is to act has made a sensible turn."""
    later, waiting = state.copy(), state.to_act()
    if waiting:
        _finish_turn(later, waiting[0], make_bot(LOOKING, "evaluation"))
    return _value(later, Seat(0))


def _finish_turn(state: State, seat: Seat, bot: Bot) -> list[Action]:
    """Let a bot play on a state until someone else is to act."""
    done: list[Action] = []
    while state.to_act() == [seat] and len(done) < _LONGEST:
        done.append(bot.choose(Seen(state, seat)))
        state.apply(done[-1])
    return done


def _value(state: State, seat: Seat) -> float:
    return round(2 * share(worth(state, seat)) - 1, 3)


def _smooth(points: list[Json]) -> list[Json]:
    """Each point between itself and the one before: looking ahead flatters whoever is to act. The end stays."""
    smooth: list[Json] = []
    for one, other in pairwise([points[0], *points]):
        value = (_of(one, "value") + _of(other, "value")) / 2
        smooth.append({"number": _of(other, "number"), "value": round(value, 3)})
    return [*smooth[:-1], points[-1]]


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _float(value: Json) -> float:
    assert isinstance(value, (int, float))
    return value


def _of(point: Json, name: str) -> float:
    assert isinstance(point, dict)
    return _float(point[name])


def _seconds(order: Values) -> float:
    return _float(order["seconds"])


_JOBS = {
    "turn": turn,
    "hint": hint,
    "evaluation": evaluation,
    "trails": trails,
    "sketch": sketch,
    "replay": replayed,
}

if __name__ == "__main__":
    main()
