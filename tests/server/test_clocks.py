"""Clocks at the table: who is charged, and what happens at zero."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.game import Values
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.server.wire.requests import Play, StandIn, Undo
from quintessence.service.limits import Limits
from quintessence.service.people.callers import Visitor
from quintessence.table.attendance import gone_seconds
from quintessence.table.entry import TERMS
from quintessence.table.seat_time import clocks_json
from quintessence.table.state import OVER
from quintessence.table.table import Table
from quintessence.table.time_control import TimeControl
from tests.server import deck
from tests.server.clocked import A_GAME, A_TURN, DAYS, A, B, at_a_table, left, refused, started, step, whole_turn
from tests.server.serving import BOT, FRIEND, ME, Person
from tests.server.windowed import DECLINE, REST, TAKE, Scene, TestClock, finished, staged
from tests.server.windowed import run as run_windows


def test_a_turn_s_clock_runs_for_who_is_to_act_and_is_full_again_after_it(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        await scene.clock.pass_by(20)
        assert left(scene.table) == [40, 60]
        await step(scene, A)
        assert left(scene.table) == [40, 60]  # the turn is not over
        await whole_turn(scene, A)
        assert left(scene.table) == [60, 60]
        await scene.clock.pass_by(5)
        assert left(scene.table) == [60, 55]
        told = scene.ears[B].told()[-1]["clocks"]
        assert told == {"left": [60_000, 60_000], "running": [1], "overdue": [], "begun": True}

    staged(data, at_a_table(A_TURN, "me", "friend"), work)


def test_the_clocks_wait_until_everyone_is_at_the_table(data: Path) -> None:
    async def work(scene: Scene) -> None:
        table, service = scene.table, scene.service
        table.listeners.discard(scene.ears[B])
        await scene.clock.pass_by(500)
        assert left(table) == [60, 60] and table.seat_clocks is not None and not table.seat_clocks.has_begun
        table.listeners.add(scene.ears[B])
        service.tell_presence(table)
        await started(scene)
        assert scene.ears[A].told("clocks")[-1]["clocks"]["running"] == [0]
        table.listeners.discard(scene.ears[A])  # whoever leaves then is not waited for
        service.tell_presence(table)
        await scene.clock.pass_by(10)
        assert left(table) == [50, 60]

    scene_with_nobody(data, at_a_table(A_TURN, "me", "friend"), work)


def scene_with_nobody(data: Path, make: Any, work: Callable[[Scene], Coroutine[Any, Any, None]]) -> None:
    """A scene whose second seat is not there yet when the server first looks."""

    async def run() -> None:
        clock = TestClock()
        service = Service(Settings(data, Limits(workers=1)), clock=clock)
        clock.windows, clock.clocks = service.windows, service.clocks
        try:
            await work(Scene(service, clock, await make(service)))
        finally:
            await service.stop()

    finished(run())


def test_where_a_turn_takes_days_nobody_needs_to_be_there(data: Path) -> None:
    async def work(scene: Scene) -> None:
        scene.table.listeners.clear()
        scene.service.wake(scene.table)
        await started(scene)
        await scene.clock.pass_by(2 * 86400)
        assert left(scene.table)[A] == 86400
        entries = (await stored(scene.service, scene.table)).entries
        assert 20 <= len([entry for entry in entries if entry.kind == "clocks"]) <= 26  # every two hours

    scene_with_nobody(data, at_a_table(DAYS, "me", "friend"), work)


def test_where_a_turn_takes_days_nobody_is_replaced_for_being_away(data: Path) -> None:
    async def work(scene: Scene) -> None:
        scene.table.listeners.discard(scene.ears[A])
        gone_seconds(scene.table, A)
        await scene.clock.pass_by(3600)
        asked = StandIn(seat=A, level="level5")
        assert await refused(scene.service.commands.stand_in(scene.table.id, Visitor("g1"), asked)) == "clock_decides"

    staged(data, at_a_table(DAYS, "me", "friend"), work)


async def stored(service: Service, table: Table) -> Any:
    found = await service.storage.table(table.id)
    assert found is not None
    return found


def test_at_zero_a_bot_moves_to_the_end_of_the_turn_and_then_the_seat_is_its_player_s_again(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        table = scene.table
        await scene.clock.pass_by(59.9)
        assert table.played == 0
        await scene.clock.pass_by(0.2)
        assert table.log.notes[-1] == {"played": 0, "code": "time_up_bot", "seat": A}
        asked = Play(seat=A, question=table.current.question(A), row=table.rules().legal(A)[0].row())
        if not table.played:  # else the bot was quicker than this line
            assert await refused(scene.service.commands.play(table.id, Visitor("g0"), asked)) == "time_is_up"
        await scene.until(lambda: A not in table.to_act())
        assert table.seat_clocks is not None and not table.seat_clocks.overdue and left(table)[A] == 60
        assert not table.is_bot(A) and table.bots_due() == []
        undone = Undo(seat=A, question=table.current.question(A))
        assert await refused(scene.service.commands.undo(table.id, Visitor("g0"), undone)) == "time_is_up"
        await scene.clock.pass_by(30)
        await whole_turn(scene, B)
        await scene.clock.pass_by(10)
        assert left(table) == [50, 60]

    staged(data, at_a_table(A_TURN, "me", "friend"), work)


def test_at_zero_a_seat_loses_and_everyone_reads_it(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        await scene.clock.pass_by(900)
        result = scene.table.result()
        assert result == {"places": [2, 1], "reason": "out_of_time", "seat": 0}
        assert scene.ears[B].told("table")[-1]["notes"][-1]["code"] == "lost_on_time"
        assert scene.table.status() == OVER and scene.clock.waiting() == []

    staged(data, at_a_table(A_GAME, "me", "friend"), work)


def test_a_game_s_clock_gains_after_each_turn_and_bots_are_not_charged(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        await scene.clock.pass_by(30)
        await whole_turn(scene, A)
        assert left(scene.table) == [880, None]
        scene.clock._now += 500  # the bot thinks, for as long as it likes
        await scene.until(lambda: A in scene.table.to_act())
        assert left(scene.table)[A] == 880

    staged(data, at_a_table(A_GAME, "me", "bot"), work)


def test_a_game_of_three_goes_on_with_a_bot_for_who_has_lost_on_time(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        out = scene.table.to_act()[0]
        await scene.clock.pass_by(901)
        assert scene.table.log.resigned == [out] and scene.table.status() != OVER
        told: Any = clocks_json(scene.table)
        assert told["left"][out] is None

    staged(data, at_a_table(A_GAME, "me", "friend", "friend", game="ephyran"), work)


def test_each_ally_who_owes_a_decision_has_a_clock_of_its_own(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        table = scene.table
        assert table.to_act() == [A, B]
        await scene.clock.pass_by(20)
        assert left(table) == [40, 40]
        while A in table.to_act():
            await scene.play(A, table.rules().legal(A)[0].row())
        assert table.to_act() == [B]
        await scene.clock.pass_by(5)
        assert left(table) == [40, 35]  # A may be asked once more in this phase
        while B in table.to_act() and table.to_act() == [B]:
            await scene.play(B, table.rules().legal(B)[0].row())
        assert left(table) == [60, 60]

    staged(data, at_a_table(A_TURN, "me", "friend", game="erythro"), work)


def test_an_answer_window_keeps_its_own_time(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await scene.service.committer.commit(scene.table, scene.table.note(TERMS, None, [{"clock": A_TURN.json()}]))
        await started(scene)
        await scene.clock.pass_by(5)
        assert left(scene.table)[:2] == [55, 60]
        await scene.play(A, TAKE)
        assert scene.table.to_act() == [B]
        told: Any = clocks_json(scene.table)
        assert told["running"] == []
        await scene.clock.pass_by(10.1)  # the window closes, and its default answer counts as ever
        assert left(scene.table)[B] == 60 and [entry.seat for entry in scene.table.log.actions][-1] == B

    run_windows(data, [[deck.MAGIC], REST], work)


def test_without_a_time_of_its_own_a_window_is_on_the_clock_and_gets_the_default_answer(data: Path) -> None:
    control = TimeControl("turn", 60, 0, "default", "level2")

    async def work(scene: Scene) -> None:
        await scene.service.committer.commit(scene.table, scene.table.note(TERMS, None, [{"clock": control.json()}]))
        await started(scene)
        await scene.play(A, TAKE)
        await scene.clock.pass_by(60)
        stored_rows = [(entry.row, entry.note) for entry in (await stored(scene.service, scene.table)).entries]
        assert (DECLINE, "time_up_default") in stored_rows

    run_windows(data, [[deck.MAGIC], REST], work, seconds=None)


def test_an_undo_brings_the_clocks_back_to_when_the_turn_ended(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        table, commands = scene.table, scene.service.commands
        await scene.clock.pass_by(30)
        await whole_turn(scene, A)
        await scene.clock.pass_by(100)
        assert left(table) == [880, 800]
        await commands.undo(table.id, Visitor("g0"), Undo(seat=A, question=table.current.question(A)))
        assert table.to_act() == [A] and left(table) == [870, 900]
        await scene.clock.pass_by(10)
        assert left(table) == [860, 900]
        await commands.undo(table.id, Visitor("g0"), Undo(seat=A, question=table.current.question(A)))
        assert left(table) == [860, 900]  # within the turn nothing comes back: that would be time for nothing

    staged(data, at_a_table(A_GAME, "me", "friend"), work)


def test_what_is_taken_back_takes_the_clocks_with_it(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await started(scene)
        table = scene.table
        for _ in range(2):
            for seat in (A, B):
                await scene.clock.pass_by(30)
                await whole_turn(scene, seat)
        assert left(table) == [860, 860]
        await scene.clock.pass_by(50)
        async with scene.service.tables.locked(table.id):
            for ear in list(table.listeners):
                table.listeners.discard(ear)
            caller = scene.ears[A].caller
            await scene.service.committer.commit(table, table.ask_back(caller, A))
            await scene.service.committer.commit(table, table.answer_back(B, is_agreed=True))
            await scene.service.committer.commit(table, table.agreed_back())
        assert table.to_act() == [A] and left(table) == [880, 880]

    staged(data, at_a_table(A_GAME, "me", "friend"), work)


def token_of(table: Any) -> str:
    return str(table["seats"][1]["link"].partition("join=")[2])


CLOCK: Values = {"per": "turn", "seconds": 180, "at_zero": "bot", "level": "level2"}


def test_a_clock_is_set_with_the_table_and_a_rematch_has_it_too(person: Callable[[], Person]) -> None:
    host, friend = person(), person()
    table = host.new_table(ME, FRIEND, clock=CLOCK)
    assert table["clock"] == {**CLOCK, "increment": 0} and not table["state"]["clocks"]["begun"]
    friend.post(f"tables/{table['id']}/join", {"token": token_of(table)})
    with host.live(table["id"]) as one, friend.live(table["id"]) as other:
        one.hear_until(type="whole")
        while not (told := other.hear()).get("clocks", {}).get("begun"):
            continue
        assert told["clocks"]["running"] == table["state"]["to_act"]
    mine = next(one for one in host.get("tables") if one["id"] == table["id"])
    theirs = next(one for one in friend.get("tables") if one["id"] == table["id"])
    assert sorted([mine["clock_left"] is None, theirs["clock_left"] is None]) == [False, True]
    host.post(f"tables/{table['id']}/resign", {"seat": 0})
    assert host.post(f"tables/{table['id']}/rematch")["clock"] == table["clock"]
    assert host.new_table(ME, BOT)["clock"] is None


@pytest.mark.parametrize(
    ("game", "seats", "clock", "code"),
    [
        ("orchard", (ME, FRIEND), {**CLOCK, "at_zero": "loss"}, "no_loss_on_time"),
        ("earth_water_sun", (BOT, BOT), CLOCK, "clock_without_people"),
        ("earth_water_sun", (ME, FRIEND), {**CLOCK, "level": "level9"}, "unknown_bot"),
        ("earth_water_sun", (ME, FRIEND), {**CLOCK, "seconds": 1}, "malformed_message"),
        ("earth_water_sun", (ME, FRIEND), {**CLOCK, "at_zero": "shout"}, "malformed_message"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_words(
    person: Callable[[], Person], game: str, seats: tuple[dict[str, str], ...], clock: Values, code: str
) -> None:
    answer = person().post("tables", {"game": game, "seats": list(seats), "clock": clock}, 422)
    assert answer["code"] == code
