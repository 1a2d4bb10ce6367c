"""Erythro at the table: alone with two ambassadors, in two browsers at once, against each adversary."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quintessence.core.conformance.samples import IS_SWEEP
from tests.browser.conftest import BY_NIGHT, PHONE, Visit
from tests.browser.embers import HEARD
from tests.browser.erythro import EAGER, answer, choose, table, tile, zone
from tests.browser.house import BOT, FRIEND, ME, Guest
from tests.browser.playing import asked
from tests.browser.test_accessibility import faults

FIRST_LOAD = 300_000
MOTION = {"reduced_motion": "no-preference"}
OVER = re.compile("The game is over")
OVER_A_PHASE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const phases = [...document.querySelectorAll('.phases ol > li')].map(box);
  return [...document.querySelectorAll('.phases .who > li')]
    .filter((badge) => phases.some((one) => meet(one, box(badge))))
    .map((badge) => badge.title);
}"""
"""Whether who is still at it covers a phase of the round."""
FAULTS = {"stale", "not_your_seat", "malformed_row", "malformed_message", "too_fast", "storage_busy", "storage_failed"}
"""No answer to a move of one who comes too late: there the rules themselves say what another has changed."""
BAD = {str(number): 3 for number in range(1, 10)}
"""Tiles of a planet in a bad way: it ends soon."""
END = re.compile("The planet is (saved|lost)")


def seated(
    visit: Visit, guest: Guest, *seats: dict[str, str], more: dict[str, Any] | None = None, **given: Any
) -> Page:
    return visit(f"/t/{table(guest, *seats, **given)['id']}", as_guest=guest, **(more or {}))


def test_one_person_acts_for_two_ambassadors(visit: Visit, guest: Guest) -> None:
    """Hands are hidden, but not from oneself: no curtain, and each hand at one press."""
    page = seated(visit, guest, ME, ME)
    choose(zone(page, "squall", "gain"))
    expect(page.get_by_text("12 of 12 water").first).to_be_attached()
    tabs = page.get_by_role("group", name="Whose cards are shown")
    tabs.get_by_role("button", name="Earth and Fire").click()
    choose(zone(page, "obsidian", "gain"))
    expect(page.get_by_text("12 of 12 earth").first).to_be_attached()
    tabs.get_by_role("button", name="Air and Water").click()
    choose(zone(page, "drizzle", "move"))
    expect(tile(page, 2)).to_have_class(re.compile("open"))
    tile(page, 2).click()
    expect(tile(page, 2)).to_have_accessible_name(re.compile("here: Air and Water"))


def test_the_page_turns_to_the_ambassador_who_must_decide(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, scenario={"owed": [1, 1]})
    tabs = page.get_by_role("group", name="Whose cards are shown").get_by_role("button")
    tabs.nth(1).click()
    choose(zone(page, "obsidian", "gain"))
    expect(tabs.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(zone(page, "squall", "gain")).to_be_visible()
    tabs.nth(1).click()  # what the other holds can be seen at any time
    expect(page.locator('.hand [data-card="tremor"]')).to_be_visible()
    expect(asked(page)).to_contain_text("You decide as Air and Water now.")
    asked(page).get_by_role("button", name="Go on as Air and Water").click()
    choose(zone(page, "squall", "gain"))
    expect(asked(page)).to_contain_text("Keep one card of your hand, or none.")


def test_one_person_plays_two_ambassadors_to_the_end(visit: Visit, guest: Guest) -> None:
    """Against Mars Initiation: at night as it is dealt, by day on a planet in a bad way."""
    page = seated(visit, guest, ME, ME, scenario=False if IS_SWEEP else {"tiles": BAD})
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.evaluate(EAGER, 1)
    expect(asked(page)).to_contain_text(OVER, timeout=240_000)
    expect(page.locator(".planet-place .end")).to_contain_text(END)


def test_two_browsers_play_together_at_the_same_time(visit: Visit, guest: Guest) -> None:
    made = table(guest, ME, FRIEND)
    pages = []
    for path, who in ((f"/t/{made['id']}", guest), (made["seats"][1]["link"], None)):
        page = visit("about:blank", as_guest=who)
        page.add_init_script(HEARD)
        page.goto(path)
        pages.append(page)
    for page in pages:
        expect(page.locator(".hand .zone.open").first).to_be_visible()
    for number, page in enumerate(pages):
        page.evaluate(EAGER, number + 1)
    for page in pages:
        expect(asked(page)).to_contain_text(OVER, timeout=60_000)
        found = page.evaluate("window.heard")
        assert found["ok"] > 4, found
        assert not {one["code"] for one in found["refused"]} & FAULTS


@pytest.mark.parametrize(
    "adversary", ["mars", *(pytest.param(name, marks=BY_NIGHT) for name in ("alliance", "consortium"))]
)
def test_each_adversary_is_played_against_with_a_bot(visit: Visit, guest: Guest, adversary: str) -> None:
    page = seated(visit, guest, ME, BOT, scenario={"tiles": BAD}, adversary=adversary, difficulty="medium")
    expect(page.get_by_role("region", name="The adversary’s sheet")).to_be_visible()
    page.evaluate(EAGER, 3)
    expect(asked(page)).to_contain_text(OVER, timeout=60_000)
    expect(page.locator(".planet-place .end")).to_contain_text(END)


def test_an_attack_is_chosen_on_the_planet_or_by_its_answer(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, hands="shown")
    choose(zone(page, "squall", "power"))
    expect(tile(page, 3)).to_have_class(re.compile("open"))
    tile(page, 3).click()
    choose(answer(page, "attack mine air 3"))
    expect(tile(page, 3)).not_to_have_accessible_name(re.compile("Sand Dredge"))
    expect(page.get_by_text("3 of 12 air").first).to_be_attached()


def test_all_is_chosen_with_keys(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, hands="shown")
    first = page.locator(".hand [data-walk][tabindex='0']")
    first.focus()
    for _ in range(30):
        if page.evaluate("document.activeElement.closest('[data-card]')?.dataset.card") == "squall":
            break
        page.keyboard.press("ArrowRight")
    for _ in range(3):
        if page.evaluate("document.activeElement.dataset.zone") == "power":
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-yes]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(answer(page, "attack mine air 3")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(answer(page, "attack mine water 3")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-yes]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(tile(page, 3)).not_to_have_accessible_name(re.compile("Sand Dredge"))


def test_a_zone_that_cannot_be_played_says_why(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, hands="shown")
    zone(page, "squall", "sanctuary").click(force=True)
    expect(asked(page)).to_contain_text("There is a sanctuary on your tile already")
    expect(asked(page).get_by_role("link")).to_have_attribute("href", re.compile("/rules/erythro"))


def test_what_the_script_does_is_lit_step_by_step(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, scenario={"phase": "discard", "owed": [0, 0]}, hands="shown", more=MOTION)
    expect(page.locator(".mines")).to_contain_text("Sand Dredge adds 1 pollution to tile 3.")
    page.get_by_role("button", name="Keep none").click()
    page.get_by_role("group", name="Whose cards are shown").get_by_role("button", name="Earth and Fire").click()
    page.get_by_role("button", name="Keep none").click()
    steps = page.get_by_role("region", name="What happens, and why")
    expect(steps).to_contain_text("Sand Dredge on tile 3 advances")
    assert page.locator(".tile.candidate").count() == 2
    expect(tile(page, 3)).to_have_accessible_name(re.compile("4 steps before"))
    steps.get_by_role("button", name="Next").click()
    expect(steps).to_contain_text("The oldest mine first")
    expect(page.locator(".tile.away")).to_have_count(1)
    expect(tile(page, 3)).to_have_accessible_name(re.compile("3 steps before"))
    expect(tile(page, 3)).to_have_accessible_name(re.compile("pollution 2"))
    steps.get_by_role("button", name="Next").click()
    expect(tile(page, 3)).to_have_accessible_name(re.compile("pollution 3"))
    steps.get_by_role("button", name="All at once").click()
    expect(asked(page)).to_contain_text("Acquire a card, or nothing")


def test_a_card_of_the_market_is_bought_with_both_discs(visit: Visit, guest: Guest) -> None:
    market = {"phase": "market", "owed": [0, 0], "market": {"air": ["gust"]}}
    page = seated(visit, guest, ME, ME, scenario=market, hands="shown")
    expect(asked(page).get_by_role("button", name="Acquire nothing", exact=True)).to_be_visible()
    page.locator('[data-offer="gust"]').click()
    choose(answer(page, "buy gust 1"))
    page.get_by_role("group", name="Whose cards are shown").get_by_role("button", name="Air and Water").click()
    expect(page.locator('.hand [data-card="gust"]')).to_be_visible()
    expect(page.get_by_text("8 of 12 air").first).to_be_attached()


def test_allies_see_what_one_proposes_on_the_card(visit: Visit, guest: Guest) -> None:
    made = table(guest, ME, FRIEND, hands="shown")
    one = visit(f"/t/{made['id']}", as_guest=guest)
    other = visit(made["seats"][1]["link"])
    expect(other.locator(".hand .zone").first).to_be_visible()
    one.get_by_role("button", name="Propose: Squall").click()
    one.get_by_role("group", name="Propose: Squall").get_by_role("button", name="Power", exact=True).click()
    other.get_by_role("group", name="Whose cards are shown").get_by_role("button").first.click()
    expect(other.locator('.hand [data-card="squall"] .pinned')).to_contain_text("proposes: power")
    choose(zone(one, "squall", "gain"))
    expect(other.locator('.hand [data-card="squall"]')).to_have_count(0)


def test_hidden_hands_stay_hidden(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, BOT)
    page.get_by_role("group", name="Whose cards are shown").get_by_role("button").nth(1).click()
    expect(page.locator(".hand")).to_contain_text("player sees")
    expect(page.locator(".hand [data-card]")).to_have_count(0)


def test_a_discard_pile_can_be_read(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, scenario={"discards": [["sea_spray"], []]}, hands="shown")
    page.locator("[data-discard]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Sea Spray")


def test_the_table_is_told_in_words(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, hands="shown", more={"locale": "fr-FR"})
    page.get_by_role("button", name="Texte", exact=True).click()
    text = page.get_by_role("region", name="Plateau")
    expect(text).to_contain_text("Contre la Compagnie minière de Mars")
    expect(text).to_contain_text("Drague à sable ajoute 1 jeton de pollution sur la tuile 3.")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong(visit: Visit, guest: Guest, size: dict[str, Any]) -> None:
    page = seated(visit, guest, ME, ME, hands="shown", more={**size})
    expect(page.locator(".hand .zone.open").first).to_be_visible()
    assert faults(page) == []
    page.locator('[data-tab="market"]').click()
    choose(zone(page, "squall", "power"))
    expect(answer(page, "attack mine air 3")).to_be_visible()
    assert faults(page) == []


def test_on_a_phone_the_first_screen_shows_powers_and_phases_whole(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, hands="shown", more=PHONE)
    expect(page.locator(".hand .zone.power").first).to_be_visible()
    prompt = page.get_by_role("region", name="What is asked").bounding_box()
    powers = page.locator(".hand .zone.power").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert prompt and min(powers) <= prompt["y"]
    page.locator(".summary button").tap()
    expect(page.get_by_role("region", name="The adversary’s sheet")).to_be_visible()
    assert page.evaluate(OVER_A_PHASE) == []


def test_on_a_phone_four_players_see_a_power_whole_too(visit: Visit, guest: Guest) -> None:
    options = {"adversary": "consortium", "difficulty": "medium", "hands": "shown"}
    made = guest.post("tables", {"game": "erythro", "seats": [ME] * 4, "options": options})
    page = visit(f"/t/{made['id']}", as_guest=guest, **PHONE)
    expect(page.locator("[data-clean-up]")).to_be_visible()
    prompt = page.get_by_role("region", name="What is asked").bounding_box()
    power = page.locator(".hand .zone.power").first.bounding_box()
    assert prompt and power and power["y"] + power["height"] <= prompt["y"]


def test_on_a_phone_all_is_within_reach_of_a_finger(visit: Visit, guest: Guest) -> None:
    page = seated(visit, guest, ME, ME, hands="shown", more=PHONE)
    zones = page.locator(".hand .zone")
    expect(zones.first).to_be_visible()
    small = zones.evaluate_all("all => all.filter((one) => one.getBoundingClientRect().height < 43.5).length")
    assert small == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.mouse.wheel(0, 400)
    expect(page.locator(".summary button")).to_be_in_viewport()
    page.locator(".summary button").tap()
    expect(page.get_by_role("region", name="The adversary’s sheet")).to_be_visible()
    page.locator(".summary button").tap()
    zone(page, "drizzle", "move").tap()
    page.locator("[data-yes]").tap()
    expect(tile(page, 2)).to_have_class(re.compile("open"))
    tile(page, 2).tap()
    expect(tile(page, 2)).to_have_accessible_name(re.compile("here: Air and Water"))


LESSON: list[list[str]] = [
    ['.hand [data-card="squall"] [data-zone="gain"]'],
    ['.hand [data-card="sea_breeze"] [data-zone="move"]', ".tile.open"],
    ['.hand [data-card="drizzle"] [data-zone="power"]'],
    ['.hand [data-card="rainbow"] [data-zone="sanctuary"]'],
    ['.hand [data-card="fog_bank"] [data-zone="power_yellow"]', ".tile.open"],
    ['.hand [data-card="squall"] [data-zone="power"]'],
    ['.hand [data-card="contamination"] [data-zone="draw"]'],
    ['.hand [data-card="squall"] [data-zone="power"]', ".choices button"],
    [".hand .none-kept"],
    ['[data-offer="hurricane"]', ".choices button"],
]


def test_the_lesson_can_be_done_from_first_to_last(visit: Visit) -> None:
    page = visit("/learn/erythro")
    done = page.locator(".text .done")
    for number, presses in enumerate(LESSON, 1):
        expect(page.get_by_role("button", name=f"Step {number}", exact=True)).to_have_attribute("aria-current", "step")
        for press in presses:
            if done.count() == 0:
                page.locator(press).first.click()
        expect(done).to_be_visible()
        if number < len(LESSON):
            page.get_by_role("button", name="Next", exact=True).click()


@pytest.mark.parametrize("language", ["fr-FR", pytest.param("en-GB", marks=BY_NIGHT)])
def test_the_first_load_of_a_table_is_small(visit: Visit, guest: Guest, language: str) -> None:
    """All bytes over the wire until one can play, headers too, from an empty cache."""
    path = f"/t/{table(guest, ME, ME, ME, ME, scenario=False, hands='shown')['id']}"
    page = visit("about:blank", as_guest=guest, locale=language)
    network = page.context.new_cdp_session(page)
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(path)
    expect(page.locator(".erythro .hand [data-card]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < FIRST_LOAD
