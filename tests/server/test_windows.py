"""Answers in another's turn: the same window for everyone, so that neither a pause nor its absence tells anything."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from quintessence.core.game import IllegalAction, Json, Refused
from quintessence.service.workers import bots
from quintessence.table.caller import caller_at
from tests.server import deck
from tests.server.windowed import DECLINE, DESTROY, DISCARD, NOTHING, REST, TAKE, A, B, C, Ear, Scene, run, whole

MAGIC, SHIELD = [deck.MAGIC], [deck.SHIELD]
"""Hands that counter a take, and a destruction."""


async def announced(scene: Scene, row: list[Any] = TAKE) -> None:
    await scene.play(A, row)


async def says_nothing(scene: Scene) -> None:
    await announced(scene)
    await scene.clock.pass_by(25)


async def declines_early(scene: Scene) -> None:
    await announced(scene)
    await scene.clock.pass_by(0.4)
    await scene.play(B, DECLINE)
    await scene.clock.pass_by(24.6)


async def declines_late(scene: Scene) -> None:
    await announced(scene)
    await scene.clock.pass_by(9.9)
    await scene.play(B, DECLINE)
    await scene.clock.pass_by(15.1)


async def says_never(scene: Scene) -> None:
    await scene.choose(B, "never_this_turn")
    await announced(scene)
    await scene.clock.pass_by(25)


async def says_never_meanwhile(scene: Scene) -> None:
    await announced(scene)
    await scene.clock.pass_by(3)
    await scene.choose(B, "never_this_turn")
    await scene.clock.pass_by(22)


async def is_not_hit(scene: Scene) -> None:
    await scene.choose(B, "always_if_hit")
    await announced(scene)
    await scene.clock.pass_by(25)


async def changes_its_mind(scene: Scene) -> None:
    await announced(scene)
    await scene.play(B, DECLINE)
    await scene.choose(B, "ask")
    await scene.clock.pass_by(25)


QUIET = [says_nothing, declines_early, declines_late, says_never, says_never_meanwhile, is_not_hit, changes_its_mind]


@pytest.mark.parametrize("hand", [NOTHING, MAGIC], ids=["with nothing", "with a counter"])
@pytest.mark.parametrize("work", QUIET, ids=lambda work: work.__name__)
def test_whoever_lets_it_happen_does_so_at_the_same_time_in_the_same_words(data: Path, work: Any, hand: Any) -> None:
    first = run(data / "one", [NOTHING, REST], says_nothing)
    other = run(data / "two", [hand, REST], work)
    for one, two in zip(first.listeners(), other.listeners(), strict=True):
        assert two.schedule() == one.schedule()
        assert two.heard == one.heard
    assert [when for when, _, _ in first.spectator.schedule()] == [0, 10, 20]


def test_a_person_alone_does_not_wait_for_bots(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.until(lambda: scene.table.revision >= 3)
        assert scene.clock.waiting() == []

    run(data, [NOTHING, REST], work, ["me", "bot", "bot"])


def test_a_bot_among_friends_keeps_the_same_time(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.until(lambda: scene.table.window is not None and scene.table.window.is_default_given)
        await scene.clock.pass_by(25)

    people = run(data / "people", [NOTHING, REST], says_nothing)
    bots = run(data / "bots", [NOTHING, REST], work, ["me", "bot", "friend"])
    assert bots.spectator.heard[:3] == people.spectator.heard  # then the bot plays its own turn


def test_a_bot_that_thinks_for_too_long_does_not_keep_the_window_open(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.clock.pass_by(10)  # before its process has even started

    scene = run(data, [MAGIC, REST], work, ["me", "bot", "friend"])
    assert [(when, kind) for when, kind, _ in scene.spectator.schedule()] == [(0, "update"), (10, "update")]
    assert scene.spectator.told()[-1]["events"][0]["row"] == ["declined", 1]


def test_everyone_is_told_alike_who_is_asked_and_for_how_long(data: Path) -> None:
    scene = run(data, [MAGIC, REST], says_nothing)
    for ear in (*scene.ears, scene.spectator):
        first, second, none = (update["window"] for update in ear.told())
        assert (first["seat"], second["seat"], none) == (1, 2, None)
        for window in (first, second):
            assert (window["seconds"], window["left"], window["default_answer"]["row"]) == (10, 10000, DECLINE)
            assert (window["prompt"]["code"], window["prompt"]["values"]["support"]) == ("window", "take")


def test_who_comes_in_between_is_told_what_is_left(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.clock.pass_by(3.25)
        state = (await whole(scene.table, None, scene.table.stored.watch))["state"]
        assert state["window"]["left"] == 6750
        assert (state["standing_answer"], state["kept"]) == (None, False)

    run(data, [NOTHING, REST], work)


def test_a_counter_closes_the_window_at_once(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.clock.pass_by(4)
        await scene.play(B, ["counter", MAGIC[0]])
        await scene.clock.pass_by(20)

    scene = run(data, [MAGIC, REST], work)
    assert [when for when, _, _ in scene.spectator.schedule()] == [0, 4]
    assert scene.spectator.told()[-1]["events"][0]["row"][:2] == ["countered", 1]


def test_an_answer_that_is_kept_can_be_changed_until_the_window_closes(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        revision = scene.table.revision
        assert await scene.play(B, DECLINE) == {"revision": revision, "kept": True}  # nothing has happened yet
        kept = {"type": "standing_answer", "seat": 1, "standing_answer": "ask", "kept": True}
        assert scene.ears[B].told("standing_answer")[-1] == kept
        await scene.clock.pass_by(5)
        assert await scene.play(B, ["counter", MAGIC[0]]) == {"revision": revision + 1, "kept": False}
        await scene.clock.pass_by(20)

    scene = run(data, [MAGIC, REST], work)
    assert [when for when, _, _ in scene.spectator.schedule()] == [0, 5]


def test_what_hits_me_is_countered_after_some_time_as_if_by_hand(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await scene.choose(B, "always_if_hit")
        await announced(scene, DESTROY)
        assert scene.ears[B].told()[-1]["kept"] is False
        (when,) = scene.clock.waiting()
        assert 2 <= when <= 8
        await scene.clock.pass_by(9)

    scene = run(data, [SHIELD, REST], work)
    assert scene.spectator.told()[-1]["events"][0]["row"][:2] == ["countered", 1]


def test_by_hand_comes_before_what_was_said_ahead(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await scene.choose(B, "always_if_hit")
        await announced(scene, DESTROY)
        await scene.play(B, DECLINE)
        await scene.clock.pass_by(10)
        assert scene.spectator.told()[-1]["events"][0]["row"] == ["declined", 1]

    run(data, [SHIELD, REST], work)


def test_a_standing_answer_is_told_to_its_holder_alone(data: Path) -> None:
    async def work(scene: Scene) -> None:
        async def seen(guest: str) -> Any:
            return await whole(scene.table, guest, scene.table.stored.watch)

        others = ("g0", "g2", "nobody")
        before = [await seen(guest) for guest in others]
        await scene.choose(B, "never_this_turn")
        assert [await seen(guest) for guest in others] == before
        assert [ear.heard for ear in scene.listeners()] == [[], [], []]
        assert (await seen("g1"))["state"]["standing_answer"] == "never_this_turn"
        assert scene.ears[B].told("standing_answer")[0]["standing_answer"] == "never_this_turn"

    run(data, [MAGIC, REST], work)


def test_never_this_turn_is_over_with_the_turn_and_the_others_last(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await scene.choose(B, "never_this_turn")
        await scene.choose(C, "always_if_hit")
        await scene.play(A, DISCARD)
        assert scene.table.rules().state.turn_number() == 1
        assert [ear.told()[-1]["standing_answer"] for ear in scene.ears] == ["ask", "ask", "always_if_hit"]

    run(data, [MAGIC, REST], work)


def test_an_answer_cannot_be_taken_back(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.clock.pass_by(10)
        assert scene.ears[B].told()[-1]["undo"] == "answer_is_final"
        assert {ear.told()[-1]["undo"] for ear in (scene.ears[A], scene.ears[C])} == {"other_seat_acted"}
        async with scene.service.tables.locked(scene.table.id) as table:
            with pytest.raises(IllegalAction, match="answer_is_final"):
                await scene.service.committer.undo(table, B)

    run(data, [MAGIC, REST], work)


@pytest.mark.parametrize(("hand", "is_asked"), [(NOTHING, False), (MAGIC, True)])
def test_a_person_alone_is_asked_only_with_something_to_answer(data: Path, hand: list[str], is_asked: bool) -> None:
    async def work(scene: Scene) -> None:
        scene.table.stored.seats[A].kind, scene.table.stored.seats[B].kind = "bot", "me"
        await scene.service.committer.commit(scene.table, scene.table.play(A, TAKE))
        await scene.clock.pass_by(0)
        assert (scene.table.revision == 1) is is_asked

    run(data, [hand], work, ["me", "screen"])


def test_a_person_alone_can_answer_ahead_too(data: Path) -> None:
    async def work(scene: Scene) -> None:
        scene.table.stored.seats[A].kind = "bot"
        await scene.choose(B, "never_this_turn")
        await scene.service.committer.commit(scene.table, scene.table.play(A, TAKE))
        await scene.clock.pass_by(0)
        assert scene.table.revision == 2

    run(data, [MAGIC], work, ["me", "screen"])


def test_people_on_one_screen_are_asked_whatever_they_hold(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        for seat in (B, C):
            await scene.clock.pass_by(60)
            assert scene.table.to_act() == [seat]
            window = scene.ears[A].told()[-1]["window"]
            assert (window["seat"], window["seconds"], window["left"]) == (seat, None, None)
            await scene.play(seat, DECLINE)
        assert scene.table.to_act() != [C]
        with pytest.raises(Refused, match="standing_answer_needs_time"):
            await scene.choose(B, "never_this_turn")

    run(data, [NOTHING, MAGIC], work, ["me", "screen", "screen"])


def test_without_a_clock_people_answer_by_hand_and_bots_after_a_fixed_pause(data: Path) -> None:
    async def work(scene: Scene) -> None:
        await announced(scene)
        await scene.clock.pass_by(1000)
        assert scene.table.to_act() == [B]
        await scene.play(B, DECLINE)
        await scene.until(lambda: bool(scene.clock.waiting()))
        assert scene.clock.waiting() == [1.5]
        await scene.clock.pass_by(1.5)
        await scene.until(lambda: scene.table.to_act() != [C])

    run(data, [NOTHING, REST], work, ["me", "friend", "bot"], None)


def test_after_a_restart_the_window_starts_anew(data: Path) -> None:
    async def before(scene: Scene) -> None:
        await scene.choose(B, "always_if_hit")
        await announced(scene)
        await scene.play(B, DECLINE)
        await scene.clock.pass_by(9)

    first = run(data, [MAGIC, REST], before)

    async def after(scene: Scene) -> None:
        table = await scene.service.tables.find(first.table.id)
        ear = Ear(scene.service, table, caller_at(table.stored, "g0", None))
        shown = await whole(table, "g1")
        scene.service.wake(table)
        assert shown["state"]["window"]["left"] == 10000
        assert shown["state"]["standing_answer"] == "always_if_hit"
        await scene.clock.pass_by(9.9)
        assert ear.heard == []
        await scene.clock.pass_by(0.1)
        await scene.until(lambda: len(ear.heard) == 1)

    run(data, [MAGIC, REST], after)


def test_a_rematch_keeps_the_seconds(data: Path) -> None:
    async def work(scene: Scene) -> None:
        async with scene.service.tables.locked(scene.table.id) as table:
            await scene.service.committer.commit(table, table.abandon())
            again = await scene.service.creation.rematch(table)
        assert again.stored.header.answer_seconds == 20
        stored = await scene.service.storage.table(again.id)
        assert stored is not None and stored.header.answer_seconds == 20

    run(data, [NOTHING, REST], work, seconds=20)


def test_refusals_say_what_is_wrong(data: Path) -> None:
    async def work(scene: Scene) -> None:
        with pytest.raises(Refused, match="unknown_standing_answer"):
            await scene.choose(B, "sometimes")

    run(data, [NOTHING, REST], work)


@pytest.mark.parametrize(("kinds", "is_rounded"), [(["me", "bot", "friend"], True), (["me", "bot", "screen"], False)])
def test_how_long_a_bot_thinks_does_not_tell_rivals_what_it_holds(
    data: Path, kinds: list[str], is_rounded: bool
) -> None:
    """A hand with more to it takes up to twice as long: among people its turn comes at the next quarter second."""
    now, times = [0.0], list[float]()

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    async def work(scene: Scene) -> None:
        service = scene.service.bots

        async def played(*_: object) -> None:
            times.append(now[0])

        for seconds in (0.01, 0.02, 0.3):

            async def think(*_: object, seconds: float = seconds) -> tuple[list[Json], None]:
                await sleep(seconds)
                return [], None

            service._thought, service._play = think, played  # type: ignore[assignment,method-assign]
            now[0] = 0.0
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(bots, "monotonic", lambda: now[0])
                patch.setattr(bots, "asyncio", SimpleNamespace(sleep=sleep))
                patch.setattr(bots, "_still_answers", lambda *_: True)
                patch.setattr(scene.table, "bots_due", lambda: [B])
                assert await service._turn(scene.table.id, B)

    run(data, [NOTHING, REST], work, kinds)
    assert times == pytest.approx([0.25, 0.25, 0.5] if is_rounded else [0.01, 0.02, 0.3])
