"""A co-operative game with free order, against a side that nobody plays: Embers, whose board comes from outside."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from quintessence.core.conformance.samples import sample
from tests.browser import embers
from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, FRIEND, ME, Guest
from tests.browser.playing import asked
from tests.browser.test_accessibility import faults

ACTIONS = sample(60, 60, 200)
LONGEST = 900.0
TOO_LATE = {"does_not_burn", "match_is_over"}
"""Another has put the house out, or ended the game: the rules themselves say so."""
MOTION = {"reduced_motion": "no-preference"}
WATCH_FOR_THE_RESULT = """() => {
  window.isEarly = false;
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]') && document.querySelector('.steps')) window.isEarly = true;
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Notes whether the result is shown while steps are still to be read."""


@pytest.fixture(scope="module", autouse=True)
def board() -> None:
    embers.build()


def seated(visit: Visit, guest: Guest, prepare: Callable[[Page], None] | None = None, **numbers: int) -> list[Page]:
    """Two browsers at one table."""
    table = embers.table(guest, ME, FRIEND, data=numbers)
    pages = []
    for path, who in ((f"/t/{table['id']}", guest), (table["seats"][1]["link"], None)):
        page = visit("about:blank", as_guest=who)
        page.add_init_script(embers.HEARD)
        if prepare is not None:
            prepare(page)
        page.goto(path)
        pages.append(page)
    for page in pages:
        expect(embers.buckets(page).first).to_be_visible()
    return pages


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.heard")
    return found


def test_two_browsers_play_at_once_and_no_answer_is_stale(visit: Visit, guest: Guest) -> None:
    """Who comes too late is told why by the rules; an action is never refused only because another has acted."""
    counts, deadline = [0, 0], monotonic() + LONGEST
    refused: list[dict[str, Any]] = []
    while sum(counts) < ACTIONS:
        assert monotonic() < deadline, counts
        pages = seated(visit, guest, limit=19)
        for page in pages:
            page.evaluate(embers.EAGER)
        ended = re.compile("The game is over")
        for page in pages:
            expect(asked(page)).to_contain_text(ended, timeout=60_000)
        for number, page in enumerate(pages):
            page.evaluate("clearInterval(window.eager)")
            counts[number] += heard(page)["ok"]
            refused += heard(page)["refused"]
            page.context.close()
    assert min(counts) > ACTIONS / 5, counts
    assert {one["code"] for one in refused} <= TOO_LATE


def test_what_is_half_chosen_stays_while_others_act(visit: Visit, guest: Guest) -> None:
    one, other = seated(visit, guest)
    embers.buckets(one).first.click()
    expect(embers.buckets(one).first).to_have_attribute("aria-pressed", "true")
    embers.pour(other, "c2")
    expect(embers.house(one, "c2")).to_have_accessible_name(re.compile("heat [12]|^c2$"))
    expect(embers.buckets(one).first).to_have_attribute("aria-pressed", "true")
    embers.house(one, "a1").click()
    expect(embers.house(other, "a1")).to_have_accessible_name(re.compile("heat [12]|^a1$"))


def test_who_comes_too_late_is_told_why_and_sees_what_the_others_did(visit: Visit, guest: Guest) -> None:
    held: list[tuple[WebSocketRoute, str]] = []
    is_holding = [False]

    def slow(page: Page) -> None:
        """Holds the updates back while it is told to: the page knows nothing of what the others do."""

        def connected(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()

            def pass_on(text: str | bytes) -> None:
                if is_holding[0] and '"type":"update"' in str(text):
                    held.append((socket, str(text)))
                else:
                    socket.send(text)

            server.on_message(pass_on)

        page.route_web_socket("**/live*", connected)

    one, other = seated(visit, guest, slow, heat=1)
    is_holding[0] = True
    embers.pour(one, "c2")
    embers.pour(other, "c2")
    expect(other.get_by_text("Someone was faster. c2 does not burn.").first).to_be_attached()
    is_holding[0] = False
    for socket, text in held:
        socket.send(text)
    expect(embers.house(other, "c2")).to_have_accessible_name("c2")
    expect(embers.buckets(other).first).to_be_enabled()


def test_one_proposes_an_action_and_the_other_reads_it(visit: Visit, guest: Guest) -> None:
    one, other = seated(visit, guest)
    one.get_by_role("tab", name="Actions").click()
    propose = one.get_by_role("button", name=re.compile("^Propose to the others: ")).first
    wanted = (propose.get_attribute("aria-label") or "").partition(": ")[2]
    propose.press("Enter")
    expect(propose).to_have_attribute("aria-pressed", "true")
    proposals = other.get_by_role("region", name="Proposals")
    expect(proposals).to_contain_text(f"Player 1 proposes: {wanted}")
    expect(other.locator("[aria-live=polite]").first).to_contain_text(f"Player 1 proposes: {wanted}")
    expect(proposals.get_by_role("button")).to_have_count(0)  # it is another's
    own = one.get_by_role("region", name="Proposals")
    own.get_by_role("button", name="Remove").click()
    expect(proposals).to_be_hidden()
    propose.click()
    expect(proposals).to_be_visible()
    assert faults(one) == []
    own.get_by_role("button", name="Play it").click()
    expect(proposals).to_be_hidden()
    expect(own).to_be_hidden()


def end_round(page: Page) -> None:
    """Rest, so that the fire acts; the bot has poured by then, or does so now."""
    asked(page).get_by_role("button", name="Rest until the next round").click()


def test_the_steps_of_the_fire_are_explained_one_by_one(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{embers.table(guest, ME, seed='steps')['id']}", as_guest=guest, **MOTION)
    end_round(page)
    steps = page.get_by_role("region", name="What happens, and why")
    expect(steps).to_contain_text(re.compile(r"1 of \d"))
    expect(page.get_by_role("list", name="Players")).to_contain_text("Choosing…")
    expect(steps.get_by_text("Most houses burn around it")).to_be_hidden()
    assert page.locator(".plot.candidate").count() > 1
    steps.get_by_role("button", name="Next").click()
    expect(steps.get_by_text("Most houses burn around it")).to_be_visible()
    expect(page.locator(".plot.away")).not_to_have_count(0)
    page.locator("body").click(position={"x": 5, "y": 400})
    for _ in range(12):
        if "2 of " in steps.inner_text():
            break
        page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("2 of ")
    steps.get_by_role("button", name="All at once").click()
    expect(steps).to_be_hidden()
    expect(asked(page)).to_contain_text("houses burn")
    log = page.get_by_role("region", name="What happened")
    log.get_by_role("button", name="Why?").first.click()
    expect(log).to_contain_text("could be chosen")
    log.get_by_role("button", name="Show it again").click()
    expect(steps).to_contain_text("The fire takes")
    page.keyboard.press("Escape")
    expect(steps).to_be_hidden()


@pytest.mark.parametrize("choice", ["All at once", "By the clock"])
def test_steps_need_no_hand_where_one_has_said_so(visit: Visit, guest: Guest, choice: str) -> None:
    page = visit(f"/t/{embers.table(guest, ME, seed='steps', data={'gusts': 1})['id']}", as_guest=guest, **MOTION)
    page.get_by_role("button", name="Settings").click()
    group = page.get_by_role("group", name="Steps of a side that nobody plays")
    group.get_by_role("radio", name=choice).check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    end_round(page)
    expect(asked(page)).to_contain_text("You may pour", timeout=30_000)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("The fire takes")


def test_the_steps_are_told_in_sentences_to_whoever_does_not_see_the_board(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{embers.table(guest, ME, seed='steps')['id']}", as_guest=guest)
    page.get_by_role("button", name="Text", exact=True).click()
    end_round(page)
    text = page.get_by_role("region", name="Board")
    expect(text).to_contain_text("The fire takes")
    expect(text).to_contain_text("could be chosen")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("Left:")


def test_the_result_waits_until_the_last_steps_were_read(visit: Visit, guest: Guest) -> None:
    table = embers.table(guest, ME, seed="lost", data={"limit": 1, "gusts": 9})
    page = visit(f"/t/{table['id']}", as_guest=guest, **MOTION)
    page.evaluate(WATCH_FOR_THE_RESULT)
    end_round(page)
    steps = page.get_by_role("region", name="What happens, and why")
    on = steps.get_by_role("button", name=re.compile("^(Next|Go on)$"))
    expect(on).to_be_visible()
    while on.count():
        is_last = on.inner_text() == "Go on"
        on.click()
        if is_last:
            break
    expect(page.get_by_role("dialog", name="You lose")).to_be_visible()
    assert page.evaluate("window.isEarly") is False


def test_a_side_without_a_seat_wins_and_is_named_everywhere(visit: Visit, guest: Guest) -> None:
    table = embers.table(guest, ME, seed="lost", data={"limit": 1, "gusts": 9})
    page = visit(f"/t/{table['id']}", as_guest=guest)
    expect(page.get_by_role("list", name="Players")).to_contain_text("The fire")
    expect(page.get_by_role("group", name="Table")).to_contain_text("variant")
    expect(page.get_by_role("button", name=re.compile("Offer a draw|Resign"))).to_have_count(0)
    for _ in range(9):
        if "over" in asked(page).inner_text():
            break
        asked(page).get_by_role("button", name="Rest until the next round").click()
        page.wait_for_timeout(100)
    window = page.get_by_role("dialog", name="You lose")
    expect(window).to_contain_text("The fire")
    expect(window).to_contain_text("houses lost 1")
    page.goto("/games")
    listed = page.locator(f'a[href="/t/{table["id"]}"]')
    expect(listed).to_contain_text("The fire")
    expect(listed).to_contain_text("You lost")
    expect(listed).to_contain_text("variant")


def test_a_variant_is_chosen_in_the_set_up_and_its_faults_are_told_line_by_line(
    visit: Visit, tmp_path: Path, guest: Guest
) -> None:
    file = tmp_path / "village.toml"
    page = visit("/", as_guest=guest)
    card = page.locator("section", has=page.locator('a[href="/learn/embers"]'))
    card.get_by_role("button", name="Set up a table").click()
    window = page.get_by_role("dialog", name="Embers")
    window.get_by_text("Expert options").click()
    window.get_by_text("Variant", exact=True).click()
    file.write_text(embers.changed(columns=4), encoding="utf-8")  # e4 and e1 burn, but there is no e
    window.locator("input[type=file]").set_input_files(file)
    expect(window.get_by_role("alert").first).to_contain_text(
        re.compile(r"Line \d+, fire\.start\[3\]: there is no house e4")
    )
    file.write_text(embers.changed(rows=5), encoding="utf-8")
    window.locator("input[type=file]").set_input_files(file)
    expect(window).to_contain_text("village.toml can be used")
    window.get_by_role("button", name="Start").click()
    expect(embers.house(page, "e5")).to_be_visible()
    expect(page.get_by_role("group", name="Table")).to_contain_text("variant")


def test_a_board_from_outside_is_on_the_pages_of_its_game_too(visit: Visit, guest: Guest) -> None:
    page = visit("/", as_guest=guest)
    expect(page.get_by_role("heading", name="Embers", exact=True)).to_be_visible()
    expect(page.locator(".embers-cover")).to_be_visible()
    expect(page.get_by_text("together against the fire")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="Braises")).to_be_visible()
    expect(page.get_by_role("heading", name="Connect four")).to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_with_the_village_and_its_steps(
    visit: Visit, guest: Guest, size: dict[str, Any]
) -> None:
    page = visit(f"/t/{embers.table(guest, ME, seed='steps')['id']}", as_guest=guest, **size)
    expect(embers.buckets(page).first).to_be_visible()
    assert faults(page) == []
    end_round(page)
    log = page.get_by_role("region", name="What happened")
    log.get_by_role("button", name="Why?").first.click()
    log.get_by_role("button", name="Show it again").click()
    page.get_by_role("button", name="Next").click()
    assert faults(page) == []


def test_allies_may_play_with_bots(visit: Visit, guest: Guest) -> None:
    """A bot says what it would do, and waits: until it is told to go ahead, or nobody else is to act."""
    page = visit(f"/t/{embers.table(guest, ME, BOT, seed='bots')['id']}", as_guest=guest)
    players, log = page.get_by_role("list", name="Players"), page.get_by_role("region", name="What happened")
    proposals = page.get_by_role("region", name="Proposals")
    expect(proposals).to_contain_text("Seed proposes:")
    expect(players).to_contain_text("Waiting for you")
    expect(log).not_to_contain_text("Seed pours")
    proposals.get_by_role("button", name="Go ahead").click()
    expect(log).to_contain_text("Seed pours")
    embers.pour(page, "a4")
    asked(page).get_by_role("button", name="Undo").click()
    expect(players).to_contain_text("Your turn")
