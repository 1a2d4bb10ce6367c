"""A whole match with hands, tokens and answers: every client is told what its seat may know, and in no other length."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core.discovery import companions_of
from quintessence.core.game import Action, Seat, State
from quintessence.core.knowledge import observed, picture
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.server.service import Service
from quintessence.service.tables.environment import environment_with
from quintessence.table.model import Guest, Header, SeatHold, StoredTable, Summary
from quintessence.table.table import Table
from tests.server.serving import patched
from tests.server.test_secrecy import heard
from tests.server.windowed import Scene, TestClock, finished, staged

SEATS = 3


def people() -> list[SeatHold]:
    return [SeatHold("friend", None, f"token{seat}", f"key{seat}", [f"g{seat}"]) for seat in range(SEATS)]


def test_every_client_hears_its_own_seat_only(data: Path) -> None:
    async def play(scene: Scene) -> None:
        rng, table = Rng(4), scene.table
        while waiting := table.to_act():
            legal = table.rules().legal(waiting[0])
            await scene.play(waiting[0], legal[rng.below(len(legal))].row())
            if table.window is not None:
                await scene.clock.pass_by(10)

    scene = staged(data, _new_table, play)
    record: Any = scene.table.rules().record()
    assert len(record["actions"]) > 60
    for seat, ear in enumerate([*scene.ears, scene.spectator]):
        _compare(record, ear.told(), Seat(seat) if seat < SEATS else None)


async def _new_table(service: Service) -> Table:
    match = quintessence.start("ephyran", SEATS, "sockets")
    return await service.creation.create(Guest("g0", "Ann", "fire"), match, people())


def _compare(record: Any, updates: list[Any], viewer: Seat | None) -> None:
    """Play the record again: each update is exactly what the engine shows that seat, and names no other card."""
    match = quintessence.start("ephyran", SEATS, record["seed"], record["options"])
    view = match.view(viewer)
    assert len(updates) == len(record["actions"])
    for (seat, *row), update in zip(record["actions"], updates, strict=True):
        events = observed(match.play(seat, row), viewer)
        view = patched(view, update)
        assert view == match.view(viewer)
        assert update["events"] == [event.json() for event in events]
        legal = [] if viewer is None else [action.row() for action in match.legal(viewer)]
        assert [action["row"] for action in update["legal"]] == legal
        assert "action" not in update and "row" not in update
        if match.to_act():
            _names_no_hidden_card(match, json.dumps(update), viewer)


def _names_no_hidden_card(match: Match, text: str, viewer: Seat | None) -> None:
    facts: Any = match.state.facts()
    hidden = set(facts["pile"])
    for seat, hand in enumerate(facts["hands"]):
        hidden |= set(hand) - set(facts["known"][seat]) if seat != viewer else set()
    if facts["active"] == viewer:
        hidden -= set(facts["looked_at"])
    assert [card for card in hidden if f'"{card}"' in text] == []


def a_table(state: State, match: Match) -> Table:
    """A table at some position, in the true world or in another one."""
    header = Header("t", "ephyran", 1, match.options, SEATS, "s", "c", "g0", 1.0)
    twin = match.copy()
    twin.state = state.copy()
    return Table(
        StoredTable(header, people(), "w", Summary("playing", 0, 0, [], False), 1.0),
        twin,
        environment_with(TestClock()),
    )


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_worlds_that_a_seat_cannot_tell_apart_sound_the_same(viewer: int | None) -> None:
    seat, rng, compared, windows = None if viewer is None else Seat(viewer), Rng(9), 0, 0
    match = quintessence.start("ephyran", SEATS, "worlds")
    answers = companions_of(match.game).answers
    while (waiting := match.to_act()) and compared < 60:
        actor = waiting[0]
        world = match.state.resample(seat, rng)
        shared = [action for action in match.legal(actor) if any(action is other for other in world.legal(actor))]
        action = shared[rng.below(len(shared))] if shared else None
        if action is not None and seat != actor and _looks_alike(match.state, world, actor, action, seat):
            one = finished(heard(a_table(match.state, match), action, actor, seat))
            two = finished(heard(a_table(world, match), action, actor, seat))
            assert one == two
            compared += 1
            windows += answers.default_answer(match.state, actor) is not None
        legal = match.legal(actor)
        match.play(actor, action or legal[rng.below(len(legal))])
    assert compared > 20 and windows > 2


def _looks_alike(state: State, world: State, actor: Seat, action: Action, seat: Seat | None) -> bool:
    """Whether the action leaves a seat with the same picture in both worlds."""
    one, two = state.copy(), world.copy()
    return picture(one, one.apply(actor, action), seat) == picture(two, two.apply(actor, action), seat)
