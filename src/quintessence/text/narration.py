"""A match in words: what happened, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from quintessence.core.game import ALLIES, Event, Explanation, Outcome, Seat, Side, Values
from quintessence.core.match import Match
from quintessence.text import Texts


def narrate_start(texts: Texts, match: Match) -> list[str]:
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


def narrate_events(texts: Texts, events: list[Event]) -> list[str]:
    """One sentence an event."""
    return [texts.event(event) for event in events]


def narrate_explanation(texts: Texts, explanation: Explanation) -> list[str]:
    """How a scripted side chose: what it could have taken, and a line for each criterion while there was a choice."""
    return [line for line, _ in explanation_frames(texts, explanation)]


def explanation_frames(texts: Texts, explanation: Explanation) -> list[tuple[str, list[str]]]:
    """The lines of an explanation, each with what is left after it."""
    left = explanation.candidates
    first: Values = {"count": len(left), "ids": [name for name in left]}
    frames = [(texts.say("step-candidates", first), left)]
    for criterion in explanation.criteria:
        before, left = left, [name for name in left if name not in criterion.removed]
        if len(before) > 1 or criterion.removed:
            told: Values = {
                "criterion": texts.criterion(criterion),
                "count": len(left),
                "gone": len(criterion.removed),
                "ids": [name for name in left],
                "removed": [name for name in criterion.removed],
            }
            frames.append((texts.say("step-criterion", told), left))
    return frames


def narrate_match(texts: Texts, match: Match) -> Iterator[str]:
    """The whole match, secrets included: a numbered line for each action, and one for each further event."""
    width = len(str(len(match.history())))
    for number, (seat, action, events) in enumerate(match.history(), 1):
        own = texts.say("narrated-action", {"seat": seat, "seat_name": texts.seat(seat), "text": texts.action(action)})
        first, *others = [line for event in events for line in _event_lines(texts, event)] or [own]
        yield f"{number:>{width}}. {first}"
        yield from (f"{'':>{width}}  {other}" for other in others)


def _event_lines(texts: Texts, event: Event) -> list[str]:
    """An event's sentence, and how a scripted side came to it."""
    explanation = event.explanation()
    reasons = [] if explanation is None else narrate_explanation(texts, explanation)
    return [texts.event(event), *(f"  {reason}" for reason in reasons)]


def narrate_outcome(texts: Texts, outcome: Outcome, relation: str) -> list[str]:
    """Why it ended, who won, and the score of each seat and side by its sources, the best first."""
    return [
        texts.say("outcome-reason", {"reason": texts.reason(outcome.reason)}),
        _capital(_winner(texts, outcome, relation)),
        *(_ranked_line(texts, ranked) for ranked in _ranked(texts, outcome) if ranked.scores),
    ]


def _capital(text: str) -> str:
    """A side's name may begin with a small letter; a sentence does not."""
    return text[:1].upper() + text[1:]


def _winner(texts: Texts, outcome: Outcome, relation: str) -> str:
    first = [Seat(number) for number, place in enumerate(outcome.places) if place == 1]
    sides = [texts.side(side.code) for side in outcome.sides if side.place == 1]
    names = ", ".join([*(texts.seat(seat) for seat in first), *sides])
    if relation == ALLIES:
        key = "outcome-won-together" if first else "outcome-lost-together"
        return texts.say(key, {"seats": len(outcome.places)})
    if not first:
        return texts.say("outcome-side-won", {"names": names}) if sides else texts.say("outcome-all-lost")
    if len(first) == 1 and not sides:
        return texts.say("outcome-won", {"seat": first[0], "names": names})
    is_all = len(first) == len(outcome.places) and len(sides) == len(outcome.sides)
    return texts.say("outcome-all-won" if is_all else "outcome-shared", {"names": names})


def _ranked_line(texts: Texts, ranked: Side) -> str:
    """A seat or a side with its place, points and their sources; its `code` is its name here."""
    sources = ", ".join(
        texts.say("outcome-source", {"source": texts.score(source, points), "points": points})
        for source, points in ranked.scores.items()
    )
    values: Values = {"place": ranked.place, "name": ranked.code, "total": ranked.total(), "sources": sources}
    return texts.say("outcome-standing", values)


def _ranked(texts: Texts, outcome: Outcome) -> list[Side]:
    """Seats and sides by their places, each under its name."""
    scores = outcome.scores or [{} for _ in outcome.places]
    named = [Side(texts.seat(Seat(seat)), place, scores[seat]) for seat, place in enumerate(outcome.places)]
    named += [Side(texts.side(side.code), side.place, side.scores) for side in outcome.sides]
    return sorted(named, key=lambda ranked: ranked.place)
