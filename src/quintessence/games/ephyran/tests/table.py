"""The few tools that these tests share: deal a scenario, play rows written as short strings, and look."""

from __future__ import annotations

import quintessence
from quintessence.core.discovery import companions_of
from quintessence.core.game import Json, Seat, Values
from quintessence.core.match import Match
from quintessence.games.ephyran import EphyranGame

A = Seat(0)
B = Seat(1)
C = Seat(2)
D = Seat(3)
_game = quintessence.load("ephyran", {})
assert isinstance(_game, EphyranGame)
GAME = _game
"""The game with the package's own data."""
DATA = GAME.data
COMPANIONS = companions_of(GAME)
GODS = ["poseidon", "gaia", "aeolus", "hephaestus"]
LAGOON = ["triton-1", "siren-2", "hippocampus-3", "nereid-4"]
LANDS = ["centaur-1", "minotaur-2", "satyr-3", "cyclops-4"]
FOREST = ["pegasus-1", "harpy-2", "griffin-3", "sphinx-4"]
MOUNTAIN = ["chimera-1", "phoenix-2", "dragon-3", "bull-4"]
FULL: dict[str, list[str]] = {"lagoon": LAGOON, "lands": LANDS, "forest": FOREST, "mountain": MOUNTAIN}
"""A complete city: four different creatures in each territory, no object."""


def deal(
    hands: list[list[str]],
    cities: list[dict[str, list[str]]] | None = None,
    options: Values | None = None,
    **more: Json,
) -> Match:
    """A match from that scenario, seat 0 first, with gods in order; `more` holds its other fields."""
    scenario: Values = {"first": 0, "gods": [*GODS[: len(hands)]], "pile": 30, **more}
    scenario["hands"] = [[*hand] for hand in hands]
    if cities is not None:
        scenario["cities"] = [{name: [*zones] for name, zones in city.items()} for city in cities]
    chosen: Values = {**(options or {}), "scenario": scenario}
    return quintessence.start("ephyran", seats=len(hands), seed="tests", options=chosen, data={})


def row(match: Match, text: str) -> list[Json]:
    """A row such as "add triton-1 lagoon-1" or "destroy bull-4/take 1"; a half names the first card that has it."""
    parts: list[Json] = []
    visible = visible_cards(match, match.to_act()[0])
    for number, word in enumerate(text.split()):
        is_half = number == 1 and word not in visible
        found = [card for card in visible if is_half and word in card.split("/")]
        parts.append(int(word) if word.isdigit() else found[0] if found else word)
    return parts


def visible_cards(match: Match, seat: Seat) -> list[str]:
    """The cards that a seat may name: its hand, and what the Graeae show it."""
    shown = match.view(seat)["shown"]
    return hand(match, seat) + (_texts(shown["cards"]) if isinstance(shown, dict) else [])


def play(match: Match, *rows: str) -> list[str]:
    """Play rows one after the other, each in the seat that is asked; all that happened."""
    return [repr(event) for text in rows for event in match.play(match.to_act()[0], row(match, text))]


def learned(match: Match, seat: Seat | None) -> list[str]:
    """All that a seat has learned of what happened."""
    return [repr(event) for event in match.events_for(seat)]


def tags(events: list[str]) -> list[str]:
    return [event.split()[0] for event in events]


def legal(match: Match, tag: str = "") -> list[str]:
    """What may be done now by whoever is asked, or only the actions of one tag."""
    rows = [repr(action) for seat in match.to_act() for action in match.legal(seat)]
    return [text for text in rows if not tag or text.split()[0] == tag]


def why_not(match: Match, text: str) -> str | None:
    """The code of why whoever is asked may not do that now; None when it may be done."""
    objection = match.why_not(match.to_act()[0], row(match, text))
    return None if objection is None else objection.code


def stage(match: Match) -> str:
    return str(match.view(None)["stage"])


def hand(match: Match, seat: Seat) -> list[str]:
    return _texts(_of(match.view(seat)["hands"], seat)["cards"])


def known(match: Match, seat: Seat) -> list[str]:
    """The cards of a hand that everybody has seen."""
    return _texts(_of(match.view(None)["hands"], seat)["known"])


def zones(match: Match, seat: Seat, territory: str) -> list[str]:
    """The creatures of a column, from zone 1 up."""
    return [str(zone["creature"]) for zone in _zones(match, None, seat, territory)]


def tokens(match: Match, seat: Seat, territory: str, watcher: Seat | None = None) -> list[Json]:
    """The token on each zone of a column, as somebody sees it."""
    return [zone["token"] for zone in _zones(match, watcher, seat, territory)]


def is_locked(match: Match, seat: Seat, territory: str) -> bool:
    return _column(match, None, seat, territory)["lock"] is not None


def cards_in(match: Match, pile: str) -> list[str]:
    """The discard or Tartarus; the top is the last."""
    return _texts(match.view(None)[pile])


def scores(match: Match, seat: Seat) -> dict[str, Json]:
    """A seat's points by source as a spectator counts them now."""
    return _of(match.view(None)["scores"], seat)


def total(match: Match, seat: Seat) -> int:
    return sum(points for points in scores(match, seat).values() if isinstance(points, int))


def to_the_end(match: Match) -> None:
    """Everybody discards until the match is over."""
    while match.to_act():
        seat = match.to_act()[0]
        actions = match.legal(seat)
        match.play(seat, next((action for action in actions if action.row()[0] == "discard"), actions[-1]))


def _column(match: Match, watcher: Seat | None, seat: Seat, territory: str) -> Values:
    column = _of(match.view(watcher)["cities"], seat)[territory]
    assert isinstance(column, dict)
    return column


def _zones(match: Match, watcher: Seat | None, seat: Seat, territory: str) -> list[Values]:
    listed = _column(match, watcher, seat, territory)["zones"]
    assert isinstance(listed, list)
    return [zone for zone in listed if isinstance(zone, dict)]


def _of(value: Json, seat: Seat) -> Values:
    assert isinstance(value, list)
    found = value[seat]
    assert isinstance(found, dict)
    return found


def _texts(value: Json) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else []
