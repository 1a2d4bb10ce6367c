"""What spares a player trouble: one undo for one move, commands that forgive, the way one wants, a word at first."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import BOT, ME, SCREEN, Guest
from tests.browser.playing import Mouse, asked, cell, look

FAR = {
    "board": "flat-58",
    "colours": "seat-0-black",
    "position": {
        "pieces": {"a2": "black tree", "c4": "black mushroom water water", "g1": "white tree", "g7": "white mushroom"}
    },
}
ROOTED = {
    "board": "flat-58",
    "colours": "seat-0-black",
    "position": {
        "pieces": {"d4": "black tree earth", "b3": "black mushroom", "f4": "white mushroom", "g4": "white tree"},
        "roots_in_hand": {"black": 2},
    },
}
TIP = "lay Roots on the edges marked with a dot"


def moving(visit: Visit, guest: Guest) -> Page:
    """Black's Mushroom with two Water is about to move."""
    page = visit(f"/t/{guest.table(ME, SCREEN, options=FAR, rows=[['grow', 'a2', 'sun']])}", as_guest=guest)
    look(page)
    return page


def log(page: Page) -> list[str]:
    return page.get_by_role("region", name="What happened").get_by_role("listitem").all_inner_texts()


def drawn(page: Page) -> str:
    """The way that the board draws."""
    return page.locator("path.path").last.get_attribute("d") or ""


def test_one_undo_takes_back_all_that_one_confirmation_played(visit: Visit, guest: Guest) -> None:
    page = moving(visit, guest)
    expect(page.get_by_role("region", name="What happened").get_by_role("listitem")).not_to_have_count(0)
    before = log(page)
    Mouse(page).choose("c4")
    expect(cell(page, "d7")).to_have_accessible_name("d7, empty, can be reached")
    Mouse(page).choose("d7")
    Mouse(page).confirm("d7")
    expect(cell(page, "d7")).to_have_accessible_name(re.compile("Black Mushroom"))
    expect(asked(page)).to_contain_text("White, growth")
    assert log(page)[: len(before)] == before != log(page)
    page.keyboard.press("u")
    expect(cell(page, "c4")).to_have_accessible_name("c4, Black Mushroom, 2 Water, can move")
    assert log(page) == before
    page.keyboard.press("u")
    expect(asked(page)).to_contain_text("Black, growth")


def test_a_move_that_undo_takes_back_is_not_asked_for_twice(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest, confirms=False)
    look(page)
    hand = Mouse(page)
    hand.choose("a4")
    hand.give("Sun")
    expect(asked(page)).to_contain_text("move")
    hand.choose("a4")
    expect(cell(page, "b4")).to_have_accessible_name(re.compile("can be reached"))
    hand.choose("b4")
    expect(cell(page, "b4")).to_have_accessible_name(re.compile("Black Mushroom"))
    expect(asked(page)).to_contain_text("White")  # the server has it: before that there is nothing to take back
    page.keyboard.press("u")
    expect(cell(page, "a4")).to_have_accessible_name(re.compile("Black Mushroom"))


def test_a_way_can_be_drawn_hex_by_hex(visit: Visit, guest: Guest) -> None:
    page = moving(visit, guest)
    hand = Mouse(page)
    hand.choose("c4")
    expect(cell(page, "d6")).to_have_accessible_name("d6, empty, can be reached")
    ways = set()
    for by in ("c5", "d5"):
        hand.choose(by)
        hand.choose("d6")
        ways.add(drawn(page))
    assert len(ways) == 2
    hand.confirm("d6")
    expect(cell(page, "d6")).to_have_accessible_name(re.compile("Black Mushroom"))
    assert "Black goes from c4 to d6, by d5." in log(page)


def test_a_mistyped_command_is_answered_in_words_with_what_may_have_been_meant(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN)}", as_guest=guest)
    look(page)
    page.keyboard.press("/")
    box = page.get_by_role("textbox", name="Find an action")
    box.fill("gorw a4 sn")
    box.press("Enter")
    panel = page.get_by_role("tabpanel")
    expect(panel.get_by_role("status")).to_have_text("“gorw a4 sn” is not an action known here.")
    expect(panel.get_by_role("button").first).to_have_text("Give one Sun to a4")
    assert not re.search(r'[\[\]{}"]', panel.inner_text())
    box.fill("grow c4 sun")
    box.press("Enter")
    expect(panel.get_by_role("status")).to_contain_text("There is no Specimen on c4.")
    expect(panel.get_by_role("status").get_by_role("link")).to_have_attribute("href", re.compile(r"#s4"))
    panel.get_by_role("button", name="Give one Sun to a4").click()
    expect(cell(page, "a4")).to_have_accessible_name(re.compile("1 Sun"))


def test_another_way_to_the_same_hex_can_be_chosen(visit: Visit, guest: Guest) -> None:
    page = moving(visit, guest)
    Mouse(page).choose("c4")
    expect(cell(page, "d6")).to_have_accessible_name("d6, empty, can be reached")
    Mouse(page).choose("d6")
    first = drawn(page)
    page.get_by_role("button", name="Another way").click()
    assert drawn(page) != first
    Mouse(page).confirm("d6")
    expect(cell(page, "d6")).to_have_accessible_name(re.compile("Black Mushroom"))


def test_a_dragged_piece_takes_the_way_of_the_hand(visit: Visit, guest: Guest) -> None:
    page = moving(visit, guest)
    for through in (("c5", "d6"), ("d5", "d6")):
        cell(page, "c4").hover()
        page.mouse.down()
        for hex in through:
            cell(page, hex).hover()
            expect(cell(page, hex)).to_have_accessible_name(re.compile("can be reached"))
        page.mouse.up()
        expect(page.get_by_role("button", name="Move to d6")).to_be_visible()
        x, y = (float(part) for part in re.findall(r"L([-\d.]+) ([-\d.]+)", drawn(page))[0])
        middle = (
            cell(page, through[0])
            .locator("polygon")
            .evaluate(
                "(shape) => { const box = shape.getBBox(); return [box.x + box.width / 2, box.y + box.height / 2]; }"
            )
        )
        assert abs(x - middle[0]) < 2 and abs(y - middle[1]) < 2
        page.get_by_role("button", name="Cancel").click()


def test_a_newcomer_is_told_of_roots_until_one_is_laid(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, SCREEN, options=ROOTED)}", as_guest=guest)
    look(page)
    expect(asked(page)).to_contain_text(TIP)
    page.locator(".roots-tool").click()
    where = page.locator("circle.lay.big").first.bounding_box()
    assert where is not None
    page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Black lays a Root")
    expect(asked(page)).not_to_contain_text(TIP)
    page.reload()
    expect(page.locator(".roots-tool")).to_be_visible()
    expect(asked(page)).not_to_contain_text(TIP)


def test_a_hint_takes_three_lines_above_the_board(visit: Visit, guest: Guest) -> None:
    page = visit(f"/t/{guest.table(ME, BOT)}", as_guest=guest)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("group", name="Hint")
    aim, turn = hint.locator(".aim").bounding_box(), hint.get_by_role("button", name="Play this turn").bounding_box()
    prompt = page.get_by_role("region", name="What is asked").bounding_box()
    assert aim and turn and prompt
    assert turn["y"] < aim["y"] + aim["height"] and aim["y"] < turn["y"] + turn["height"]
    assert prompt["height"] < 145
