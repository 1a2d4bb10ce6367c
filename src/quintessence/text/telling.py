"""Tells a match in words: what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from quintessence.core.game import Event, Outcome, Seat, Values
from quintessence.core.match import Match
from quintessence.text import Texts


def told_start(texts: Texts, match: Match) -> list[str]:
    """What is played: the game and its version, how many play, the seed, and a line for each option."""
    head: Values = {
        "name": texts.say("game-name"),
        "version": match.game.version,
        "seats": match.seats,
        "seed": match.seed.text,
    }
    options = [(name, value) for name, value in match.options.items() if value is not None]
    return [
        texts.say("transcript-head", head),
        *(
            texts.say("transcript-option", {"label": texts.option(name), "value": texts.choice(name, value)})
            for name, value in options
        ),
    ]


def told_events(texts: Texts, events: list[Event]) -> list[str]:
    """One sentence an event."""
    return [texts.event(event) for event in events]


def told_match(texts: Texts, match: Match) -> Iterator[str]:
    """The whole match, secrets included: a numbered line for each action, and one for each further event."""
    width = len(str(len(match.history())))
    for number, (seat, action, events) in enumerate(match.history(), 1):
        own = texts.say("told-action", {"seat": seat, "seat_name": texts.seat(seat), "text": texts.action(action)})
        first, *others = told_events(texts, events) or [own]
        yield f"{number:>{width}}. {first}"
        yield from (f"{'':>{width}}  {other}" for other in others)


def told_outcome(texts: Texts, outcome: Outcome) -> list[str]:
    """Why it ended, who won, and the score of each seat by its sources, the best first."""
    return [
        texts.say("outcome-reason", {"reason": texts.reason(outcome.reason)}),
        _winner(texts, outcome),
        *(_standing(texts, outcome, seat) for seat in _ranked(outcome) if outcome.scores and outcome.scores[seat]),
    ]


def _winner(texts: Texts, outcome: Outcome) -> str:
    first = [Seat(number) for number, place in enumerate(outcome.places) if place == 1]
    names = ", ".join(texts.seat(seat) for seat in first)
    if outcome.is_common:
        ended = "outcome-won-together" if first else "outcome-lost-together"
        return texts.say(ended, {"seats": len(outcome.places)})
    if not first:
        return texts.say("outcome-all-lost")
    if len(first) == 1:
        return texts.say("outcome-won", {"seat": first[0], "names": names})
    return texts.say("outcome-all-won" if len(first) == len(outcome.places) else "outcome-shared", {"names": names})


def _standing(texts: Texts, outcome: Outcome, seat: Seat) -> str:
    sources = ", ".join(
        texts.say("outcome-source", {"source": texts.score(source, points), "points": points})
        for source, points in outcome.scores[seat].items()
    )
    return texts.say(
        "outcome-standing",
        {
            "place": outcome.places[seat],
            "name": texts.seat(seat),
            "total": sum(outcome.scores[seat].values()),
            "sources": sources,
        },
    )


def _ranked(outcome: Outcome) -> list[Seat]:
    return [Seat(number) for number in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])]
